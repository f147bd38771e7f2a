"""What a seat cannot know, dealt anew: the other hands, the pile, what others laid ready, and what others know.

Nothing hidden is read: where everything goes is told from what the observer sees and knows.
"""

# compiled with mypyc

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.bits import bit, count
from fromagerie.engine.dealer import Dealer
from fromagerie.games.cheese_mafia.rules_cards import MASK, SLOT, nth_card, pick_out, put, size, without
from fromagerie.games.cheese_mafia.rules_table import BaseState


def redeal(table: BaseState, seat: int | None, dealer: Dealer) -> None:
    """Deal the cards this seat cannot place into the other hands and the pile, every deal equally likely."""
    observer = table.players
    if seat is not None:
        observer = seat
    deal_others(table, observer, dealer)
    # Counting the deals that fit would be as much code again, for a search that is played twice a round at most.
    while not fits(table, observer):
        deal_others(table, observer, dealer)
    redeal_what_others_know(table, observer, dealer)


def deal_others(table: BaseState, observer: i64, dealer: Dealer) -> None:
    table.pile = cards_not_placed(table, observer)
    unseen = table.kinds_in_pile()
    left: i64 = 0
    for copies in table.pile:
        left += copies
    other: i64 = 0
    while other < table.players:
        if other != observer:
            table.hands[other] = table.known[observer * table.players + other]
            missing = table.hand_size(other) - size(table.hands[other])
            while missing > 0:
                card = pick_out(unseen, left, dealer)
                table.pile[card] -= 1
                table.hands[other] = put(table.hands[other], card)
                left -= 1
                missing -= 1
            if table.sealed[other]:
                table.sealed[other] = 1 + nth_card(table.hands[other], dealer.below(table.hand_size(other)))
        other += 1


def fits(table: BaseState, observer: i64) -> bool:
    """Whether every hand holds what the table was told a search found in it."""
    for seat in range(table.players):
        missing = table.found[seat]
        if missing and seat != observer:
            cards = table.hands[seat]
            while cards:
                missing &= ~table.nature((cards & MASK) - 1)
                cards >>= SLOT
            if missing:
                return False
    return True


def cards_not_placed(table: BaseState, observer: i64) -> vec[i64]:
    """How many of each kind are in some hand or in the pile, this observer cannot tell where."""
    copies = table.setup.copies[:]
    for card in table.discard:
        copies[card] -= 1
    for seat in range(table.players):
        cards = table.known[observer * table.players + seat]
        if seat == observer:
            cards = table.hands[seat]
        while cards:
            copies[(cards & MASK) - 1] -= 1
            cards >>= SLOT
    return copies


def redeal_what_others_know(table: BaseState, observer: i64, dealer: Dealer) -> None:
    """Others know of each other what the whole table knows, and any further cards, up to as many as they may."""
    for seat in range(table.players):
        for other in range(table.players):
            if seat in (other, observer) or other == observer:
                continue
            at = seat * table.players + other
            shown = table.known[table.players * table.players + other]
            most = table.may_know[at] - size(shown)
            rest = without(table.hands[other], shown)
            table.known[at] = with_some_of(shown, rest, most, dealer)


def with_some_of(cards: i64, rest: i64, most: i64, dealer: Dealer) -> i64:
    """The cards with some of the rest, that many at most, every choice equally likely."""
    n = size(rest)
    if most <= 0 or n == 0:
        return cards
    chosen = dealer.below(bit(n))
    while count(chosen) > most:
        chosen = dealer.below(bit(n))
    place: i64 = 0
    while place < n:
        if (chosen >> place) & 1:
            cards = put(cards, nth_card(rest, place))
        place += 1
    return cards
