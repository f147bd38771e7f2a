"""`greedy` of Cheez-Tricks inside the core: bots.py says how it thinks; these are the same sums in the same order."""

# compiled with mypyc

import math

from mypy_extensions import i64

from fromagerie.engine.bits import bit, count, lowest
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.light import Light
from fromagerie.engine.state import State
from fromagerie.games.cheez_tricks.ai.bots import EAGERNESS
from fromagerie.games.cheez_tricks.rules import CheezTricks
from fromagerie.games.cheez_tricks.rules_cats import (
    BlackCat,
    Cat,
    CountingCat,
    GreyCat,
    SiameseCat,
    TuxedoCat,
    WhiteCat,
    cards_of_variety,
)
from fromagerie.games.cheez_tricks.rules_table import CARDS, NO_TRUMP


class LightGreedy(Light):
    """Looks one trick ahead."""

    def choose(self, state: State, seat: i64, dealer: Dealer) -> i64:
        assert isinstance(state, CheezTricks)
        if state.trump == NO_TRUMP:
            return best_trump(state.hands[seat])
        cards = state.playable(seat)
        best = lowest(cards)
        if cards & (cards - 1) == 0:
            return best
        unseen = unseen_by(state, seat)
        most = -1.0e9
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            worth = worth_of(state, seat, card, unseen)
            # Among equals the lowest card, so that high ones stay for when they are wanted.
            if worth > most:
                most = worth
                best = card
        return best


def best_trump(hand: i64) -> i64:
    """The variety that is long and high."""
    best: i64 = 0
    most: i64 = -1
    variety: i64 = 0
    while variety < 4:
        cards = hand & cards_of_variety(variety)
        strength: i64 = 0
        while cards:
            strength += 4 + lowest(cards) // 4
            cards &= cards - 1
        if strength > most:
            most = strength
            best = variety
        variety += 1
    return CARDS + best


def unseen_by(state: CheezTricks, seat: i64) -> i64:
    """The cards that nobody has played and this seat does not hold."""
    seen = state.trick | state.hands[seat]
    for pile in state.won:
        seen |= pile
    return (bit(4 * state.setup.values) - 1) & ~seen


def worth_of(state: CheezTricks, seat: i64, card: i64, unseen: i64) -> float:
    """The round score to expect with this card."""
    chance = chance_to_win(state, seat, card, unseen)
    won = 0.0
    lost = 0.0
    if chance > 0.0:
        won = round_worth(state, seat, card, 1)
    if chance < 1.0:
        lost = round_worth(state, seat, card, 0)
    return chance * won + (1.0 - chance) * lost


def chance_to_win(state: CheezTricks, seat: i64, card: i64, unseen: i64) -> float:
    led = card % 4
    if state.cards_laid > 0:
        led = state.led
        if rank(state.best_card, led, state.trump) > rank(card, led, state.trump):
            return 0.0
    to_come = state.players - state.cards_laid - 1
    if to_come == 0 or unseen == 0:
        return 1.0
    beating = count(unseen & beats(card, led, state.trump))
    held = float(count(state.hands[seat])) / float(count(unseen))
    if held > 1.0:
        held = 1.0
    holds_one = 1.0 - math.pow(1.0 - held, float(beating))
    return math.pow(1.0 - EAGERNESS * holds_one, float(to_come))


def rank(card: i64, led: i64, trump: i64) -> i64:
    """How strong a card is in a trick: trumps over the variety led over everything else."""
    value = card // 4 + 1
    if card % 4 == trump:
        return value + 20
    if card % 4 == led:
        return value
    return 0


def beats(card: i64, led: i64, trump: i64) -> i64:
    """All cards stronger than this one."""
    higher = ~(bit(card + 1) - 1)
    trumps = cards_of_variety(trump)
    if card % 4 == trump:
        return trumps & higher
    if card % 4 == led:
        return trumps | (cards_of_variety(led) & higher)
    return trumps | cards_of_variety(led)


def round_worth(state: CheezTricks, seat: i64, card: i64, takes: i64) -> float:
    """The score to expect from the round if this card does, or does not, take the trick on the table."""
    left = state.setup.hand - state.tricks_taken - 1
    tricks = float(state.tricks[seat] + takes) + float(left) / float(state.players)
    none = 1.0
    one = 0.0
    two = 0.0
    three = 0.0
    place: i64 = 0
    for cat in state.cats:
        odds = risk(state, cat, place, seat, card, takes)
        stays = 1.0 - odds
        three = three * stays + two * odds
        two = two * stays + one * odds
        one = one * stays + none * odds
        none = none * stays
        place += 1
    return tricks * (2.0 * none + one + 3.0 * three)


def risk(state: CheezTricks, cat: Cat, place: i64, seat: i64, card: i64, takes: i64) -> float:
    """How likely this cat has the seat at the end of the round."""
    if state.captures[seat] & bit(place):
        return 1.0
    for captured in state.captures:
        if captured & bit(place):
            return 0.0
    share = 1.0 / float(state.players)
    tricks = state.tricks[seat] + takes
    trick = state.trick | bit(card)
    if isinstance(cat, BlackCat):
        if cat.n == state.tricks_taken + 1:
            return float(takes)
        return share
    if isinstance(cat, WhiteCat):
        if cat.n <= tricks:
            return 1.0
        return share / float(cat.n - tricks)
    if isinstance(cat, SiameseCat):
        if trick & cat.cards:
            return float(takes)
        if state.hands[seat] & cat.cards:
            return 2.0 * share
        return share
    if isinstance(cat, TuxedoCat):
        away = cat.n - tricks
        if away < 0:
            away = -away
        return 0.5 / float(1 + away)
    assert isinstance(cat, CountingCat)
    return counting_risk(state, cat, seat, trick, takes, share)


def counting_risk(state: CheezTricks, cat: CountingCat, seat: i64, trick: i64, takes: i64, share: float) -> float:
    """A grey cat comes the likelier the more one has of what it counts, an orange one the fewer."""
    gain: i64 = 1
    if cat.cards:
        gain = count(trick & cat.cards)
    mine = has(state, cat, seat) + gain * takes
    most: i64 = -1
    fewest: i64 = 99
    other: i64 = 0
    while other < state.players:
        if other != seat:
            theirs = has(state, cat, other)
            most = max(most, theirs)
            fewest = min(fewest, theirs)
        other += 1
    lead = fewest - mine
    if isinstance(cat, GreyCat):
        lead = mine - most
    return min(0.95, max(0.05, share + 0.2 * float(lead)))


def has(state: CheezTricks, cat: CountingCat, seat: i64) -> i64:
    """What everybody can see of what the cat counts."""
    if cat.cards == 0:
        return state.tricks[seat]
    return count(state.seen_won(seat) & cat.cards)


BOTS = {"greedy": LightGreedy}
