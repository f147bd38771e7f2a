"""What a seat knows, written as numbers into memory that a learner reads where it lies.

An observation is a row of bytes from 0 to 127, written eight at a time: a row is a stretch of words in a `vec[i64]`,
which numpy sees as `int8` without a copy. Every part of it begins at a word; what is left over at its end stays 0.
"""

# compiled with mypyc

import sys
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fromagerie.engine.bits import bit
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.state import State

WORD: Final = 8  # bytes
MOST: Final = 127  # that a byte says: what is more counts as that
HIGH_END: Final = 56

# Where the bytes of a word lie in memory depends on the machine; these tables are the only place that knows.
SHIFTS: Final = vec[i64]([8 * byte if sys.byteorder == "little" else HIGH_END - 8 * byte for byte in range(WORD)])
ONES: Final = vec[i64]([int(bit(shift)) for shift in SHIFTS])
SPREAD: Final = vec[i64](
    [sum(int(ONES[place]) for place in range(WORD) if members >> place & 1) for members in range(256)]
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Tensors:
    """How the seats at one kind of table (this box, so many players, these options) see it.

    Seats are told as the observer sees them: itself first, then clockwise. What is written may depend on nothing that
    the observer's view, with a perfect memory, does not tell.
    """

    def __init__(self, players: int, actions: int) -> None:
        self.players: i64 = players
        self.actions: i64 = actions
        self.mask_words: i64 = (actions + WORD - 1) // WORD
        self.words: i64 = 0
        self.parts: list[tuple[str, list[int], int]] = []  # name, shape, and the byte where it begins
        self.legal = vec[i64]([0] * actions)

    def part(self, name: str, shape: list[int]) -> i64:
        """Reserve room for one more part; returns the word of a row at which it begins."""
        at = self.words
        self.parts.append((name, shape, int(at) * WORD))
        size = 1
        for side in shape:
            size *= side
        self.words += (size + WORD - 1) // WORD
        return at

    def deal(self, dealer: Dealer) -> State:
        """A new game at this table, as `Game.deal` deals it with the same luck, but reusing the set-up."""
        raise NotImplementedError

    def write(self, state: State, seat: i64, out: vec[i64], row: i64) -> None:
        """Write what this seat knows, every word of it, from this word on."""
        raise NotImplementedError

    def write_mask(self, state: State, seat: i64, out: vec[i64], row: i64) -> None:
        """Write a 1 for every action this seat may take now, from this word on; 0 for all others."""
        clear(out, row, self.mask_words)
        n = state.legal_actions_into(seat, self.legal)
        for i in range(n):
            mark(out, row, self.legal[i])

    def seat_at(self, observer: i64, place: i64) -> i64:
        """Who sits so many places to the left of the observer."""
        seat = observer + place
        if seat >= self.players:
            return seat - self.players
        return seat

    def place_of(self, observer: i64, seat: i64) -> i64:
        """How many places to the left of the observer a seat is."""
        place = seat - observer
        if place < 0:
            return place + self.players
        return place


def clear(out: vec[i64], at: i64, words: i64) -> None:
    for word in range(at, at + words):
        out[word] = 0


def write_set(out: vec[i64], at: i64, members: i64, words: i64) -> None:
    """Write a 1 for every number in the set, over so many words."""
    for word in range(at, at + words):
        out[word] = SPREAD[members & 255]
        members >>= WORD


def mark(out: vec[i64], row: i64, place: i64) -> None:
    """Write a 1 at this byte of a row, where there was 0."""
    out[row + (place >> 3)] |= ONES[place & 7]


def add(out: vec[i64], row: i64, place: i64, number: i64) -> None:
    """Write a number at this byte of a row, where there was 0; less than 0 counts as 0, too much as the most."""
    if number <= 0:
        return
    if number > MOST:
        number = MOST
    out[row + (place >> 3)] |= number << SHIFTS[place & 7]
