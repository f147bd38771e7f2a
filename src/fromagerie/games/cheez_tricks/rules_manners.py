"""How people play Cheez-Tricks: how likely each card is in each situation. Learnt from play (manners.json).

A situation is what everybody can see of a player's choice: what the trick is worth, which cats would come with it, who
holds it now. How much each of these makes a player like each trait of a card is learnt. With it, bots play on with some
sense when they look ahead, and tell what somebody holds from what they played.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fromagerie.engine.bits import bit, count, lowest
from fromagerie.engine.dealer import Dealer
from fromagerie.games.cheez_tricks.rules_cats import CountingCat, SiameseCat, TuxedoCat
from fromagerie.games.cheez_tricks.rules_choice import LOOKS, Choice
from fromagerie.games.cheez_tricks.rules_risk import round_worth
from fromagerie.games.cheez_tricks.rules_table import OnTheTable

# What is told of a situation: see `situation`.
ASPECTS: Final = 16
# Leading, following, and playing last are learnt apart.
OCCASIONS: Final = 3
PARTS: Final = 1 << 30


def occasion(table: OnTheTable) -> i64:
    if table.cards_laid == 0:
        return 0
    if table.cards_laid < table.players - 1:
        return 1
    return 2


def situation(table: OnTheTable, seat: i64) -> vec[float]:
    """What everybody can see of this seat's choice."""
    seen = vec[float]([0.0] * ASPECTS)
    cats = count(table.captures[seat])
    with_it = round_worth(table, seat, 1)
    without = round_worth(table, seat, 0)
    left = float(table.setup.hand - table.tricks_taken - 1) / float(table.setup.hand)
    seen[0] = 1.0
    seen[1] = with_it - without
    seen[2] = without / 4.0
    seen[3] = left
    seen[4] = (with_it - without) * left
    if cats == 1:
        seen[5] = 1.0
    if cats > 1:
        seen[6] = 1.0
    seen[7] = float(table.tricks[seat]) / 4.0
    if table.cards_laid:
        holder = table.best_seat
        seen[8] = round_worth(table, holder, 1) - round_worth(table, holder, 0)
    place: i64 = 0
    for cat in table.cats:
        if not table.fed & bit(place):
            if cat.pounces(table.tricks_taken + 1, table.tricks[seat] + 1, table.trick):
                seen[9 + min(cats, 2)] += 1.0
            if isinstance(cat, TuxedoCat):
                away = cat.n - table.tricks[seat]
                if away == 1:
                    seen[12] += 1.0
                elif away == 0:
                    seen[13] += 1.0
            elif isinstance(cat, CountingCat):
                seen[14] += 1.0
                seen[15] += float(count(cat.cards & table.trick))
        place += 1
    return seen


def choice_of(table: OnTheTable, seat: i64) -> Choice:
    """The choice this seat has now."""
    choice = Choice(seat, table.trump, table.setup.values, tastes(table, seat))
    choice.leads = table.cards_laid == 0
    choice.led = table.led
    choice.best = table.best_card
    choice.to_come = table.players - 1 - table.cards_laid
    choice.held = table.setup.hand - table.tricks_taken
    choice.gone = table.trick
    for pile in table.won:
        choice.gone |= pile
    place: i64 = 0
    for cat in table.cats:
        if not table.fed & bit(place) and cat.cards:
            if isinstance(cat, SiameseCat):
                choice.pounced_on |= cat.cards
            else:
                choice.counted = append(choice.counted, cat.cards)
        place += 1
    return choice


def tastes(table: OnTheTable, seat: i64) -> vec[float]:
    """How much this seat likes what can be told of a card, as things stand."""
    liked = vec[float]([0.0] * LOOKS)
    learnt = table.setup.manners
    start = occasion(table) * ASPECTS * LOOKS
    for much in situation(table, seat):
        if much != 0.0:
            for thing in range(i64(LOOKS)):
                liked[thing] += much * learnt[start + thing]
        start += LOOKS
    return liked


def play_likely(table: OnTheTable, seat: i64, dealer: Dealer) -> i64:
    """A card this seat may play, each as likely as people play it."""
    hand = table.hands[seat]
    rest = table.playable(seat)
    card = lowest(rest)
    if rest == bit(card):
        return card
    choice = choice_of(table, seat)
    # One card is kept in mind; each next one replaces it with its share of all appeal so far.
    total = 0.0
    kept = card
    while rest:
        card = lowest(rest)
        rest ^= bit(card)
        appeal = choice.appeal(card, hand)
        total += appeal
        if total * float(dealer.below(PARTS)) < appeal * float(PARTS):
            kept = card
    return kept


def explain_plays(table: OnTheTable, seat: i64) -> float:
    """How likely the others, with the hands they hold here, would have played this round as they did."""
    hands = table.hands[:]
    likely = 1.0
    number: i64 = len(table.plays)
    while number > 0:
        number -= 1
        choice = table.plays[number]
        hands[choice.seat] |= bit(choice.card)
        if choice.seat != seat:
            likely *= choice.likelihood(hands[choice.seat])
    return likely
