"""How to play Cheese Mafia without looking ahead: the answer that one's tastes like best.

Nothing is read but what the seat knows: its hand, the cards it knows of in others, what lies open.
"""

# compiled with mypyc

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.games.cheese_mafia.ai.tastes import Tastes
from fromagerie.games.cheese_mafia.rules_cards import MASK, SLOT, size, take
from fromagerie.games.cheese_mafia.rules_legal import CARD, EXPOSE, NO, PASS_LEFT, PLOT, TARGET, write_legal_actions
from fromagerie.games.cheese_mafia.rules_redeal import cards_not_placed
from fromagerie.games.cheese_mafia.rules_reveal import badges_in, total_of
from fromagerie.games.cheese_mafia.rules_setup import GIVE, LOSE, PASS_ROUND, SEARCH, STEAL, SWAP, TURN_BACK
from fromagerie.games.cheese_mafia.rules_table import (
    ANSWERING,
    DISCARDING,
    PAYING,
    PLAYING,
    SHOWING,
    THINNING,
    TURN,
    USING,
    BaseState,
)

# A hand that wins on the spot.
JACKPOT: Final = 100.0
# After so many turns a hand does not get much better.
SETTLED: Final = 4
# From so few gangsters on, losing one may be the end.
FEW: Final = 2


def best_action(table: BaseState, seat: i64, tastes: Tastes) -> i64:
    """The legal action of the highest score; among equals the first, so that the same view gets the same answer."""
    actions = table.setup.no_choices[:]
    legal = write_legal_actions(table, seat, actions)
    best = actions[0]
    if legal == 1:
        return best
    if table.phase == TURN:
        if wants_to_expose(table, seat, tastes):
            return EXPOSE
        return PLOT
    most = score(table, seat, best, tastes)
    place: i64 = 1
    while place < legal:
        worth = score(table, seat, actions[place], tastes)
        if worth > most:
            most = worth
            best = actions[place]
        elif worth == most and actions[place] < best:
            best = actions[place]
        place += 1
    return best


def score(table: BaseState, seat: i64, action: i64, tastes: Tastes) -> float:
    """How much an answer to what is asked is liked; only the order matters."""
    phase = table.phase
    if phase == USING:
        return score_use(table, seat, action, tastes)
    if phase == ANSWERING:
        if action == NO:
            return 0.0
        return riposte(table, seat, action - CARD, tastes)
    if phase == PAYING:
        if action == NO:
            return 0.0
        return purchase(table, seat, tastes)
    card = action - CARD
    if phase == SHOWING:
        return tastes.show * float(table.setup.values[card])
    left = without(table, table.hands[seat], card, tastes)
    if phase == PLAYING:
        return left + effect_worth(table, seat, card, tastes)
    if phase in (THINNING, DISCARDING):
        return left
    return left + tastes.gift * float(table.setup.values[card])


# The hand


def without(table: BaseState, hand: i64, card: i64, tastes: Tastes) -> float:
    """How good the hand is once this card is gone: low, or full of badges."""
    rest = take(hand, card)
    badges = badges_in(table, rest)
    if badges >= table.setup.stakes.badges and size(rest) == table.setup.stakes.hand:
        return JACKPOT
    worth = -float(total_of(table, rest)) + tastes.badges[min(badges, 2)]
    while rest:
        worth += tastes.keep[table.setup.effects[(rest & MASK) - 1]]
        rest >>= SLOT
    return worth


def highest(table: BaseState, cards: i64) -> i64:
    most: i64 = 0
    while cards:
        most = max(most, table.setup.values[(cards & MASK) - 1])
        cards >>= SLOT
    return most


def average(table: BaseState, seat: i64) -> float:
    """What a card is worth that this seat cannot place."""
    unseen = cards_not_placed(table, seat)
    total: i64 = 0
    cards: i64 = 0
    kind: i64 = 0
    while kind < table.setup.kinds:
        total += unseen[kind] * table.setup.values[kind]
        cards += unseen[kind]
        kind += 1
    return float(total) / float(max(1, cards))


# Effects


def effect_worth(table: BaseState, seat: i64, kind: i64, tastes: Tastes) -> float:
    """What using a card's effect is worth; less than nothing if it would bring the police."""
    card = table.setup.cards[kind]
    hand = table.hands[seat]
    pile = table.pile_size
    if table.phase == PLAYING:
        pile -= 1  # an answer may take one first
    if not card.works_when_played() or pile < card.draws():
        return -0.1
    worth = tastes.worth[card.effect]
    if card.effect == SWAP or card.effect == GIVE or card.effect == PASS_ROUND:
        if table.phase == PLAYING:
            hand = take(hand, kind)
        worth += tastes.moving * (float(highest(table, hand)) - average(table, seat))
    return worth


def score_use(table: BaseState, seat: i64, action: i64, tastes: Tastes) -> float:
    if action == NO:
        return 0.0
    if action == PASS_LEFT:
        return -1.0
    worth = effect_worth(table, seat, table.played, tastes)
    if action >= PLOT:
        return worth
    return 10.0 * worth + danger(table, action - TARGET, tastes)


def danger(table: BaseState, target: i64, tastes: Tastes) -> float:
    """Who is worth attacking: cheese counts as long as there are gangsters to guard it."""
    gangsters = float(table.gangsters[target])
    cheese = 0.0
    if table.gangsters[target] > 0:
        cheese = float(table.cheese[target])
    effect = table.setup.effects[table.played]
    if effect in (STEAL, SEARCH):
        return tastes.rob_cheese * cheese + tastes.rob_gangsters * gangsters
    if effect == LOSE:
        return tastes.shoot_cheese * cheese + tastes.shoot_gangsters * gangsters
    turns = float(table.turns[target])
    return tastes.bother_cheese * cheese + tastes.bother_gangsters * gangsters + tastes.bother_turns * turns


def riposte(table: BaseState, seat: i64, kind: i64, tastes: Tastes) -> float:
    """What answering is worth: what does not happen, a card gone for an average one, the attack turned round."""
    attack = table.setup.effects[table.played]
    worth = tastes.fend[attack]
    if attack == LOSE and table.gangsters[seat] <= FEW:
        worth += tastes.fend_last
    if tastes.fend_value != 0.0:
        worth += tastes.fend_value * (float(table.setup.values[kind]) - average(table, seat))
    hand = table.hands[seat]
    if tastes.fend_hand != 0.0 and attack in (SWAP, GIVE):
        worth += tastes.fend_hand * (average(table, seat) * float(size(hand)) - float(total_of(table, hand)))
    if tastes.fend_badge != 0.0 and table.card(kind).badge:
        badges = badges_in(table, hand)
        if badges >= table.setup.stakes.badges:
            return -JACKPOT
        worth -= tastes.fend_badge * float(badges - 1)
    if table.setup.effects[kind] == TURN_BACK:
        worth += tastes.turning
    return worth


def purchase(table: BaseState, seat: i64, tastes: Tastes) -> float:
    gangsters = float(table.gangsters[seat])
    if table.setup.pay_gangsters:
        return gangsters - tastes.sell
    return tastes.buy - gangsters


# Exposing


def wants_to_expose(table: BaseState, seat: i64, tastes: Tastes) -> bool:
    if badges_in(table, table.hands[seat]) >= table.setup.stakes.badges:
        return True
    nerve = tastes.daring
    if table.gangsters[seat] <= table.setup.stakes.failure:
        nerve = tastes.caution
    if tastes.pride != 0.0:
        nerve += tastes.pride * float(lead(table, seat))
    return odds(table, seat, tastes.improvement) > nerve


def lead(table: BaseState, seat: i64) -> i64:
    """By how many cheeses this seat is ahead of every other one that still has gangsters."""
    best: i64 = 0
    other: i64 = 0
    while other < table.players:
        if other != seat and table.gangsters[other] > 0:
            best = max(best, table.cheese[other])
        other += 1
    return table.cheese[seat] - best


def odds(table: BaseState, seat: i64, improvement: float) -> float:
    """How likely one's total is below every other one; hands are taken to come down a little with every turn."""
    mine = float(total_of(table, table.hands[seat]))
    longest: i64 = 0
    other: i64 = 0
    while other < table.players:
        if other != seat:
            longest = max(longest, table.hand_size(other) - size(table.known[seat * table.players + other]))
        other += 1
    width = i64(mine + max(0.0, improvement) * float(SETTLED)) + 1
    sums = chances_of_sums(table, cards_not_placed(table, seat), longest, width)
    chance = 1.0
    other = 0
    while other < table.players and chance > 0.0:
        if other != seat:
            known = table.known[seat * table.players + other]
            missing = table.hand_size(other) - size(known)
            low = mine
            while known:
                low -= float(table.setup.values[(known & MASK) - 1])
                known >>= SLOT
            if missing > 0:
                low += improvement * float(min(table.turns[other], SETTLED))
            chance *= chance_above(sums, missing, width, low)
        other += 1
    return chance


def chances_of_sums(table: BaseState, unseen: vec[i64], longest: i64, width: i64) -> vec[float]:
    """How likely 0, 1, 2 ... of the unseen cards, drawn as if each went back, come to each sum below `width`.

    One row after the other, of that width each.
    """
    total: i64 = 0
    for copies in unseen:
        total += copies
    sums = vec[float]([0.0] * ((longest + 2) * width))
    one: i64 = (longest + 1) * width  # the last row is scratch: how likely a card is to have each value
    kind: i64 = 0
    while kind < table.setup.kinds:
        value = table.setup.values[kind]
        if unseen[kind] > 0 and value < width:
            sums[one + value] += float(unseen[kind]) / float(max(1, total))
        kind += 1
    sums[0] = 1.0
    row: i64 = 0
    while row < longest * width:
        value = 0
        while value < width:
            share = sums[one + value]
            if share > 0.0:
                place: i64 = value
                while place < width:
                    sums[row + width + place] += sums[row + place - value] * share
                    place += 1
            value += 1
        row += width
    return sums


def chance_above(sums: vec[float], cards: i64, width: i64, low: float) -> float:
    """How likely so many cards come to more than this."""
    if low < 0.0:
        return 1.0
    if cards == 0:
        return 0.0
    limit = i64(low)  # sums up to here are not enough
    below = 0.0
    place = cards * width
    while place <= cards * width + limit:
        below += sums[place]
        place += 1
    return 1.0 - below
