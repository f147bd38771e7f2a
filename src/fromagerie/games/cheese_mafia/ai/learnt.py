"""What was learnt of Cheese Mafia by playing it: the file, and what reads it. `python -m ...ai.learn` writes it."""

import functools
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from fromagerie.games.cheese_mafia.ai.score_value import ScoreValue
from fromagerie.games.cheese_mafia.ai.tastes import CLASSIC, Tastes
from fromagerie.games.cheese_mafia.box import Box

FILE: Final = Path(__file__).parent / "learnt.json"


class Wording(Struct):
    """How often something is said of a hand: by the band of its total, or for a card where it is missing and held."""

    honest: list[float]
    lying: list[float]


class Learnt(Struct):
    """Tastes by name and how they were learnt; beside them, as given, what cheeses and gangsters are worth."""

    learnt_with: str
    tastes: dict[str, float]
    cheese: list[float]
    gangsters: list[float]
    lowness: float  # by how much a hand that counts a point more is less likely, for each turn it had
    # By card and turns: how much likelier a hand with so many turns has it, a logarithm; the last for later ones too.
    holding: dict[str, list[float]]
    # By kind of claim.
    wording: dict[str, Wording] = {}


@functools.cache
def read_learnt() -> Learnt:
    return msgspec.json.decode(FILE.read_bytes(), type=Learnt)


@functools.cache
def learnt_tastes() -> Tastes:
    return Tastes(read_learnt().tastes)


@functools.cache
def plain_tastes() -> Tastes:
    return Tastes(CLASSIC)


@functools.cache
def learnt_value() -> ScoreValue:
    return ScoreValue(read_learnt().cheese, read_learnt().gangsters)


def wording_of(kind: str) -> tuple[list[float], list[float]] | None:
    """How often this is said by the honest and by liars; None of words that were never heard in play."""
    found = read_learnt().wording.get(kind)
    return (found.honest, found.lying) if found else None


def holding_of(box: Box) -> list[list[float]]:
    """By turns, for each card of a box; one that was not there to be learnt goes by what it counts."""
    learnt = read_learnt()
    rows = len(next(iter(learnt.holding.values())))
    strange = {
        name: [-learnt.lowness * turns * card.value for turns in range(rows)] for name, card in box.cards.items()
    }
    known = strange | learnt.holding
    return [[known[name][turns] for name in box.cards] for turns in range(rows)]
