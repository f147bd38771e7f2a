"""How people play, as learnt from play: the file, and what reads it."""

import functools
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

FILE: Final = Path(__file__).parent / "manners.json"


class Manners(Struct):
    """The odds of a card for each situation (rows) and height (columns), and how they were learnt."""

    learnt_with: str
    choices: int
    odds: list[list[float]]


@functools.cache
def manners() -> list[float]:
    """Row after row, as rules_manners.py reads it."""
    learnt = msgspec.json.decode(FILE.read_bytes(), type=Manners)
    return [odds for row in learnt.odds for odds in row]
