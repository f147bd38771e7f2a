"""Counting the cheese: the table of effects, from top to bottom."""

# compiled with mypyc

from typing import Final

from mypy_extensions import i64

# In the order of the table.
KINDS: Final = ("cheese", "king", "innkeeper", "dog", "cat", "mouse")
CHEESE: Final = 0
KING: Final = 1
INNKEEPER: Final = 2
DOG: Final = 3
CAT: Final = 4
MOUSE: Final = 5

HIGHEST_PLATE: Final = 7


class Face:
    """A side of a die: so many of a kind."""

    def __init__(self, name: str, kind: int, amount: int) -> None:
        self.name = name
        self.kind: i64 = kind
        self.amount: i64 = amount


class Die:
    def __init__(self, name: str, faces: list[int]) -> None:
        self.name = name
        self.faces = faces  # numbers of faces; one may be there several times


class Tally:
    """What lies on the table after a roll, and what the animals leave of it."""

    def __init__(self, rolled: list[Face]) -> None:
        self.cheese: i64 = 0
        self.kings: i64 = 0
        self.innkeepers: i64 = 0
        self.dogs: i64 = 0
        self.cats: i64 = 0
        self.mice: i64 = 0
        for face in rolled:
            self.add(face.kind, face.amount)

    def add(self, kind: i64, amount: i64) -> None:
        if kind == CHEESE:
            self.cheese += amount
        elif kind == KING:
            self.kings += amount
        elif kind == INNKEEPER:
            self.innkeepers += amount
        elif kind == DOG:
            self.dogs += amount
        elif kind == CAT:
            self.cats += amount
        else:
            self.mice += amount

    def cats_left(self) -> i64:
        """The innkeeper sends dogs and cats away; else each dog chases off one cat."""
        if self.innkeepers > 0 or self.dogs > self.cats:
            return 0
        return self.cats - self.dogs

    def mice_left(self) -> i64:
        """The innkeeper sends the mice away as well; else each cat that is left catches one."""
        cats = self.cats_left()
        if self.innkeepers > 0 or cats > self.mice:
            return 0
        return self.mice - cats

    def cheese_left(self) -> i64:
        """Each king takes one cheese, whatever happens, and each mouse that is left takes one; none is the least."""
        left = self.cheese - self.kings - self.mice_left()
        if left < 0:
            return 0
        return left

    def plate(self) -> i64:
        """The plate that is right."""
        left = self.cheese_left()
        if left > HIGHEST_PLATE:
            return HIGHEST_PLATE
        return left
