"""The three removals that end Cheese Rescue: dogs chase cats, cats still there catch mice, mice still there eat cheese.

Sets of cells are the bits of one integer here, a row of the square after the other.
"""

# compiled with mypyc

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.bits import count
from fromagerie.games.cheese_rescue.cards import CAT, CHEESE, CHEESE_VALUES, DOG, FACES, MOUSE

# One more than the largest square is wide: nothing ever lies in the last column, so rows do not touch across the edge.
ROW: Final = 8


def beside(cells: i64) -> i64:
    """The cells that share a side with one of these."""
    return cells << 1 | cells >> 1 | cells << ROW | cells >> ROW


class Removal:
    """What each of the three waves takes from a square, and the cheese that is left. Waves go one after the other."""

    def __init__(self, lying: vec[i64]) -> None:
        """lying: for every face of a card, the cells where it lies."""
        cats = lying[CAT]
        mice = lying[MOUSE]
        cheese: i64 = 0
        for face in range(CHEESE, FACES):
            cheese |= lying[face]
        self.lying = lying
        self.cats = cats & beside(lying[DOG])
        self.mice = mice & beside(cats & ~self.cats)
        self.cheese = cheese & beside(mice & ~self.mice)

    def points(self, seat: i64) -> i64:
        """The values of this seat's cheeses that are left."""
        total: i64 = 0
        for value in range(CHEESE_VALUES):
            total += (value + 1) * self.left(seat, value)
        return total

    def cheeses(self, seat: i64) -> i64:
        """How many of this seat's cheeses are left."""
        total: i64 = 0
        for value in range(CHEESE_VALUES):
            total += self.left(seat, value)
        return total

    def left(self, seat: i64, value: i64) -> i64:
        """This seat's cheeses of one value (0 for the cheapest) that no mouse reaches."""
        return count(self.lying[CHEESE + CHEESE_VALUES * seat + value] & ~self.cheese)
