"""How people play, as learnt from play: the file, and what reads it."""

import functools
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

FILE: Final = Path(__file__).parent / "manners.json"


class Manners(Struct):
    """How much each aspect of a situation makes people like each trait of a card, and how that was learnt.

    Occasion by occasion (leading, following, last), aspect by aspect, trait by trait: see rules_manners.py.
    """

    learnt_with: str
    choices: int
    tastes: list[list[list[float]]]


@functools.cache
def manners() -> list[float]:
    """All in a row, as rules_manners.py reads it."""
    learnt = msgspec.json.decode(FILE.read_bytes(), type=Manners)
    return [taste for occasion in learnt.tastes for aspect in occasion for taste in aspect]
