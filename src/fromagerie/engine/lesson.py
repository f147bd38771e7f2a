"""A game that teaches itself: a stacked deal, moves already decided, and what is to be learnt from each of them."""

import tomllib
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET, Struct

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame
from fromagerie.engine.journal import Entry, heading_for
from fromagerie.engine.model import Seat
from fromagerie.engine.replay import steps
from fromagerie.engine.table import Table
from fromagerie.engine.words import LANGUAGES


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to read, a move, or both. What the learner does is asked for before it is done; others just do it.

    `quick`: the learner's move, too, is made for them, so that what is known already does not take long.
    """

    en: str = ""
    fr: str = ""
    seat: Seat | None = None
    do: str = ""
    chance: list[str] = []
    quick: bool = False

    def text(self, language: str) -> str:
        return str(getattr(self, language))


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A tutorial.toml: who sits where, the deal, then step by step. The learner sits in seat 0."""

    names: list[str]
    deal: list[str]
    step: list[Step]
    options: dict[str, Any] = {}


class BadLesson(ValueError):
    """A tutorial that cannot be played; the message names the step."""


class Taught(NamedTuple):
    """A step, and the table as it stands when its text is read: before the learner's move, after anybody else's.

    What came of the learner's move is a silent step of its own.
    """

    step: Step
    table: Table


def lesson_of(game: AnyGame) -> Lesson | None:
    """The tutorial in the game's folder, if there is one."""
    file = game.folder / "tutorial.toml"
    if not file.exists():
        return None
    try:
        lesson = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson(f"{file.name} of {game.title}: {error}.") from None
    for number, step in enumerate(lesson.step, start=1):
        if bool(step.en) != bool(step.fr):
            raise BadLesson(f"Step {number} of the tutorial of {game.title} speaks one of {LANGUAGES} only.")
    return lesson


def follow_lesson(lesson: Lesson, game: AnyGame) -> Iterator[Taught]:
    """Play the lesson. The same table each time, one step further; BadJournal where the rules do not allow it."""
    moves = [step for step in lesson.step if step.do]
    entries = [Entry(chance=tuple(lesson.deal))]
    entries += [
        Entry(seat=UNSET if move.seat is None else move.seat, do=move.do, chance=tuple(move.chance)) for move in moves
    ]
    journal = heading_for(game, lesson.names, lesson.options, began="")
    journal.entries = entries
    played = steps(journal, game, SeededDealer(1))
    table = next(played)
    for step in lesson.step:
        if step.do and step.seat != 0:
            yield Taught(step, next(played))
            continue
        yield Taught(step, table)
        if step.do:
            yield Taught(Step(), next(played))
