"""The luck of a game as anybody may check it: what was promised before a deal, and what was drawn.

docs/luck.md explains it; `sealed` makes it, `verify` checks it.
"""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct, field


class Seal(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """The luck of one round: promised before the round by a commitment, opened after it by the seed."""

    round: int
    commitment: str
    seed: str | None = None  # in hex


class Draw(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """One draw: the things there were, in the order in which the rules named them, and what came of them."""

    round: int
    entry: int  # of the journal, counted from 0: the deal
    what: str
    pool: list[str] = field(name="from")
    drawn: list[str]


class Luck(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """All that is needed to derive every draw again. Draws of rounds whose seal is not open are not in it."""

    table: str
    seeds: list[str]  # of the players, by seat; empty for a bot
    pledge: str  # what was promised of the secret of the whole match, before anybody gave a seed
    seals: list[Seal]
    draws: list[Draw]
    secret: str | None = None  # in hex, once the game is over
    since: int = 0  # the first entry it covers: a game that goes on from another brings older entries along


class Stock(Struct, frozen=True):
    """What there is to draw from at a table: this tells a verifier without the rules whether a draw was from all of it.

    whole: every draw is from all things. rest: from all that were not drawn before. part: from some of them, and only
    the rules know from which. The things stand in the order in which the rules name them; where they depend on the
    options, every list they may be is there.
    """

    drawn_from: Literal["whole", "rest", "part"]
    things: tuple[tuple[str, ...], ...]
    n: int  # so many at a time; 0: only the rules know


def whole(*things: Sequence[str], n: int = 1) -> Stock:
    return Stock("whole", tuple(map(tuple, things)), n)


def rest(*things: Sequence[str], n: int = 1) -> Stock:
    return Stock("rest", tuple(map(tuple, things)), n)


def part(*things: Sequence[str], n: int = 1) -> Stock:
    return Stock("part", tuple(map(tuple, things)), n)
