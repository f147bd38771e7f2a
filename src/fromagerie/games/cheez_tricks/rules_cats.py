"""The six families of cats: whom each one captures.

Black, white and siamese cats pounce as soon as a trick is taken; grey, orange and tuxedo cats wait for the end of the
round.
"""

# compiled with mypyc

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.bits import bit, count

# Cards of one value, and cards of one variety, as sets: card = 4 * (value - 1) + variety.
FOUR: Final = 0xF
SWISS: Final = 0x1111111111


def cards_of_value(value: i64) -> i64:
    return FOUR * bit(4 * (value - 1))


def cards_of_variety(variety: i64) -> i64:
    return SWISS << variety


class Cat:
    """A cat on the table. `number` is its place in the box, `cards` the won cards it watches."""

    def __init__(self, number: i64, n: i64, cards: i64) -> None:
        self.number = number
        self.n = n
        self.cards = cards

    def pounces(self, nth_trick: i64, taken: i64, trick: i64) -> bool:
        """Does it capture whoever just took this trick, the nth of the round and the winner's `taken`-th?"""
        return False

    def catches(self, won: vec[i64], tricks: vec[i64]) -> i64:
        """The set of seats it captures at the end of the round."""
        return 0


class BlackCat(Cat):
    """Captures the winner of trick number n."""

    def pounces(self, nth_trick: i64, taken: i64, trick: i64) -> bool:
        return nth_trick == self.n


class WhiteCat(Cat):
    """Captures the first to reach n tricks."""

    def pounces(self, nth_trick: i64, taken: i64, trick: i64) -> bool:
        return taken == self.n


class SiameseCat(Cat):
    """Captures whoever takes its card."""

    def pounces(self, nth_trick: i64, taken: i64, trick: i64) -> bool:
        return trick & self.cards != 0


class CountingCat(Cat):
    """A cat that counts what everybody won: certain cards, or tricks if it watches no cards."""

    def tally(self, seat: i64, won: vec[i64], tricks: vec[i64]) -> i64:
        if self.cards == 0:
            return tricks[seat]
        return count(won[seat] & self.cards)

    def all_with(self, number: i64, won: vec[i64], tricks: vec[i64]) -> i64:
        """The set of seats that won exactly this many."""
        seats: i64 = 0
        for seat in range(i64(len(won))):
            if self.tally(seat, won, tricks) == number:
                seats |= bit(seat)
        return seats


class GreyCat(CountingCat):
    """Captures whoever won the most, everybody tied for it; the most of nothing captures nobody (n = 1: everybody)."""

    def catches(self, won: vec[i64], tricks: vec[i64]) -> i64:
        most: i64 = 0
        for seat in range(i64(len(won))):
            most = max(most, self.tally(seat, won, tricks))
        if most == 0 and self.n == 0:
            return 0
        return self.all_with(most, won, tricks)


class OrangeCat(CountingCat):
    """Captures whoever won the fewest, none at all included; everybody tied for it."""

    def catches(self, won: vec[i64], tricks: vec[i64]) -> i64:
        fewest = self.tally(0, won, tricks)
        for seat in range(i64(len(won))):
            fewest = min(fewest, self.tally(seat, won, tricks))
        return self.all_with(fewest, won, tricks)


class TuxedoCat(CountingCat):
    """Captures everybody who ends the round with exactly n tricks."""

    def catches(self, won: vec[i64], tricks: vec[i64]) -> i64:
        return self.all_with(self.n, won, tricks)
