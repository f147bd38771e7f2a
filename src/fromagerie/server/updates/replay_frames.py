"""A game told again, picture by picture: replays from any seat's eyes, and lessons. The page draws them as tables."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame
from fromagerie.engine.journal import Journal
from fromagerie.engine.lesson import follow_lesson, lesson_of
from fromagerie.engine.model import Seat, Told, heard_by
from fromagerie.engine.replay import steps
from fromagerie.engine.table import Table
from fromagerie.server import wire
from fromagerie.server.updates.moves_in_words import moves, shown_in_words
from fromagerie.server.words import server_words


class Frame(Struct, frozen=True):
    """The game after so many entries of its journal, and what was told with the last of them."""

    entries: int
    seat: Seat | None  # whose entry it was
    game: wire.GameInfo
    lines: list[str]
    moment: bool  # worth finding again


class Frames(Struct, frozen=True):
    """A part of a game; `total` is how many pictures the whole of it has."""

    game: str
    title: str
    box: str | None  # the name of the box, if it is not the published one
    seats: list[str]
    bots: list[str | None]  # which bot sat in each; None where a person did
    total: int
    moments: list[int]
    frames: list[Frame]
    faces: list[int | None] = []  # by seat


class TaughtStep(Struct, frozen=True):
    """One step of a lesson: what to read, the picture beside it, and which move is meant, if the learner is to move."""

    text: str
    move: str | None
    quick: bool
    frame: Frame


class Lesson(Struct, frozen=True):
    game: str
    title: str
    seats: list[str]
    steps: list[TaughtStep]


def tell_again(
    journal: Journal, game: AnyGame, box: str | None, seat: Seat | None, language: str, first: int, count: int
) -> Frames:
    """Pictures `first` to `first + count - 1` of a finished game, counted from 1, as this seat saw it."""
    frames, moments = [], []
    for number, table in enumerate(steps(journal, game, SeededDealer(1)), start=1):
        told = told_by(table)
        if is_moment(game, told):
            moments.append(number)
        if first <= number < first + count:
            frames.append(frame(table, seat, language, told))
    return Frames(game.key, game.title, box, table.names, journal.bots, number, moments, frames)


def told_by(table: Table) -> Sequence[Told]:
    """What the last entry of the journal told."""
    entry = table.journal.entries[-1]
    if entry.undo:
        return ()
    return table.told[-1][-1:] if entry.say else table.told[-1]


def is_moment(game: AnyGame, told: Sequence[Told]) -> bool:
    return any(isinstance(event, game.moments) for _, event in told)


def frame(table: Table, seat: Seat | None, language: str, told: Sequence[Told], asked: bool = False) -> Frame:
    """The table as this seat sees it; `asked`: with the moves it may make."""
    game, scores = table.game, table.state.scores()
    entry = table.journal.entries[-1]
    words = game.words(language)
    events = heard_by(seat, told)
    lines = [game.say_event(event, words, table.names) for event in events]
    if entry.undo:
        lines = [server_words(language)("line-taken-back", n=entry.undo)]
    info = wire.GameInfo(
        version=table.version,
        view=table.view(seat),
        events=events,
        legal=moves(game, table.legal(seat), language) if asked and seat is not None else [],
        claims=[],
        awaited=table.state.to_act(),
        undo=None,
        deadline=None,
        window=None,
        result=wire.Result(scores, table.state.winners()) if scores is not None else None,
        timing=[],
        shown=shown_in_words(table, seat, language, table.names),
    )
    by = entry.seat if isinstance(entry.seat, int) else None
    return Frame(table.version, by, info, [line for line in lines if line], is_moment(game, told))


@lru_cache
def teach(game: AnyGame, language: str) -> Lesson | None:
    """The game's lesson, told in a language."""
    lesson = lesson_of(game)
    if lesson is None:
        return None
    taught, heard = [], 0
    for step, table in follow_lesson(lesson, game):
        told = [each for part in table.told[heard:] for each in part]
        heard = len(table.told)
        mine = bool(step.do) and step.seat == 0
        shown = frame(table, 0, language, told, asked=mine)
        taught.append(TaughtStep(step.text(language), step.do if mine else None, step.quick, shown))
    return Lesson(game.key, game.title, lesson.names, taught)
