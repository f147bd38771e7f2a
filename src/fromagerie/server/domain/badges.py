"""Badges of the house: few, kind, and earned by play alone. Those of a game are declared by it (engine/keepsakes.py).

Words: `badge-KEY` and `badge-KEY-why`, of the server.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Final, NamedTuple

REGULAR: Final = 25  # games
CROWD: Final = 4  # people at one table
COLLECTION: Final = 10  # medals, all of them different
WEEK: Final = 7  # days in a row


class Record(NamedTuple):
    """What somebody has done here so far."""

    played: Mapping[str, int]  # by game
    levels: Collection[str]  # of bots, won against
    medals: Mapping[tuple[str, str], int]  # by game and medal
    streak: int  # the longest
    people: int  # around one table, at most
    shelf: Collection[str]  # the games there are


HOUSE: Final[dict[str, Callable[[Record], bool]]] = {
    "first-crumb": lambda record: sum(record.played.values()) > 0,
    "whole-board": lambda record: all(record.played.get(game) for game in record.shelf),
    "regular": lambda record: sum(record.played.values()) >= REGULAR,
    "full-house": lambda record: record.people >= CROWD,
    "week-of-deals": lambda record: record.streak >= WEEK,
    "vintage-year": lambda record: "vintage" in record.levels,
    "collector": lambda record: len(record.medals) >= COLLECTION,
}
