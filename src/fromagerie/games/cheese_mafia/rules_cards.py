"""A few cards as one number: six bits a card, lowest card first, so equal hands are equal numbers.

Cards of a kind cannot be told apart, so a card here is its kind, its place in the box. A hand takes nine cards of up to
sixty-two kinds.
"""

# compiled with mypyc

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.bits import bit
from fromagerie.engine.dealer import Dealer

SLOT: Final = 6
MASK: Final = 63
MOST_KINDS: Final = 62
MOST_CARDS: Final = 9


def size(cards: i64) -> i64:
    n: i64 = 0
    while cards:
        n += 1
        cards >>= SLOT
    return n


def nth_card(cards: i64, n: i64) -> i64:
    """The n-th lowest of the cards, counting from 0."""
    return ((cards >> (SLOT * n)) & MASK) - 1


def holds(cards: i64, card: i64) -> bool:
    while cards:
        if cards & MASK == card + 1:
            return True
        cards >>= SLOT
    return False


def put(cards: i64, card: i64) -> i64:
    """The cards with one more."""
    place: i64 = 0
    above = cards
    while above and above & MASK <= card:
        above >>= SLOT
        place += SLOT
    below = cards & (bit(place) - 1)
    return (((above << SLOT) | (card + 1)) << place) | below


def take(cards: i64, card: i64) -> i64:
    """The cards with one of this kind fewer; as they are if there is none."""
    place: i64 = 0
    above = cards
    while above:
        if above & MASK == card + 1:
            return ((above >> SLOT) << place) | (cards & (bit(place) - 1))
        above >>= SLOT
        place += SLOT
    return cards


def without(cards: i64, others: i64) -> i64:
    """The cards with these others taken out, as far as they are there."""
    while others:
        cards = take(cards, (others & MASK) - 1)
        others >>= SLOT
    return cards


def one_fewer_of_each(cards: i64) -> i64:
    """What is left for certain when any one of the cards may have gone: a kind stays only if there were two of it."""
    left: i64 = 0
    place: i64 = 0
    while cards:
        if (cards >> SLOT) & MASK == cards & MASK:
            left |= (cards & MASK) << place
            place += SLOT
        cards >>= SLOT
    return left


def kinds_in(cards: i64) -> list[int]:
    """The cards one by one, lowest first."""
    kinds: list[int] = []
    while cards:
        kinds.append(int(cards & MASK) - 1)
        cards >>= SLOT
    return kinds


def pack(kinds: list[int]) -> i64:
    cards: i64 = 0
    for kind in kinds:
        cards = put(cards, kind)
    return cards


def pick_out(kinds: vec[i64], left: i64, dealer: Dealer) -> i64:
    """Any one of the cards that are left, the first so many of these; the last of them takes its place."""
    place = dealer.below(left)
    card = kinds[place]
    kinds[place] = kinds[left - 1]
    return card
