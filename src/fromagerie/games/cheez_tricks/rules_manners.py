"""How people play Cheez-Tricks: for every situation, how likely each card is. Learnt from play (manners.json).

A situation is what everybody can see of a player's choice: leading or following, the last to play or not, whether the
trick would pay; and of each card whether it would be the best so far, whether it is a trump, and how high it is. With
it, bots play on with some sense when they look ahead, and tell what somebody holds from what they played.
"""

from typing import Final

from mypy_extensions import i64

from fromagerie.engine.bits import bit, count, lowest
from fromagerie.engine.dealer import Dealer
from fromagerie.games.cheez_tricks.rules_cats import cards_of_variety
from fromagerie.games.cheez_tricks.rules_table import OnTheTable

HEIGHTS: Final = 10
# Leading: pays or not, trump or not. Following: last or not, pays or not, takes or not, trump or not.
SITUATIONS: Final = 20
PARTS: Final = 1 << 30
NOTHING_LAID: Final = 63


def describe(table: OnTheTable, seat: i64) -> i64:
    """The choice this seat has, in one number that stays true when hands are dealt anew."""
    choice = seat * 64
    if table.cards_laid == 0:
        choice += NOTHING_LAID * 512
    else:
        choice += table.best_card * 512 + table.led * 131072
    if table.cards_laid == table.players - 1:
        choice += 32768
    if pays(table, seat):
        choice += 65536
    return choice


def pays(table: OnTheTable, seat: i64) -> bool:
    """Would this seat's round be worth more with the trick on the table than without it?"""
    cats = count(table.captures[seat])
    taken = table.tricks[seat]
    more = cats
    place: i64 = 0
    for cat in table.cats:
        if not table.fed & bit(place) and cat.pounces(table.tricks_taken + 1, taken + 1, table.trick):
            more += 1
        place += 1
    return table.setup.pay[more] * (taken + 1) > table.setup.pay[cats] * taken


def open_to(choice: i64, hand: i64) -> i64:
    """The cards of a hand that may be played."""
    if choice >> 9 & 63 == NOTHING_LAID:
        return hand
    following = hand & cards_of_variety(choice >> 17)
    if following:
        return following
    return hand


def place_of(choice: i64, card: i64, trump: i64, values: i64) -> i64:
    """Where the odds of a card are written."""
    best = choice >> 9 & 63
    last = choice >> 15 & 1
    pay = choice >> 16 & 1
    row = pay * 2
    if best != NOTHING_LAID:
        row = 4 + last * 8 + pay * 4
        if card & 3 == best & 3:
            if card > best:
                row += 2
        elif card & 3 == trump:
            row += 2
    if card & 3 == trump:
        row += 1
    return row * HEIGHTS + (card >> 2) * HEIGHTS // values


def play_likely(table: OnTheTable, seat: i64, dealer: Dealer) -> i64:
    """A card this seat may play, each as likely as people play it."""
    choice = describe(table, seat)
    cards = open_to(choice, table.hands[seat])
    odds = table.setup.manners
    total = 0.0
    rest = cards
    while rest:
        card = lowest(rest)
        rest ^= bit(card)
        total += odds[place_of(choice, card, table.trump, table.setup.values)]
    left = total * float(dealer.below(PARTS)) / float(PARTS)
    rest = cards
    card = lowest(rest)
    while rest:
        card = lowest(rest)
        rest ^= bit(card)
        left -= odds[place_of(choice, card, table.trump, table.setup.values)]
        if left < 0.0:
            return card
    return card


def explain_plays(table: OnTheTable, seat: i64) -> float:
    """How likely the others, with the hands they hold here, would have played this round as they did."""
    odds = table.setup.manners
    hands = table.hands[:]
    likely = 1.0
    number: i64 = len(table.plays)
    while number > 0:
        number -= 1
        choice = table.plays[number]
        mover = choice >> 6 & 7
        card = choice & 63
        hands[mover] |= bit(card)
        if mover == seat:
            continue
        total = 0.0
        rest = open_to(choice, hands[mover])
        while rest:
            other = lowest(rest)
            rest ^= bit(other)
            total += odds[place_of(choice, other, table.trump, table.setup.values)]
        likely *= odds[place_of(choice, card, table.trump, table.setup.values)] / total
    return likely
