"""Lessons, and why something cannot be done in one of their moments."""

import asyncio
import itertools
from typing import Final

from msgspec import Struct

from fromagerie.engine.game import AnyGame
from fromagerie.engine.lesson import follow_lesson, lesson_of
from fromagerie.engine.table import IllegalAction
from fromagerie.server.http.routing import Caller, Problem, Route, asked_language, find_game, number_asked
from fromagerie.server.updates.replay_frames import Lesson, teach

LONGEST: Final = 999  # steps of a lesson
NO_LESSON: Final = "Nobody has written a lesson for this game yet."


class WhyNot(Struct, frozen=True):
    """Why a move cannot be made, and the rule it rests on; neither, if it can."""

    why: str | None
    clause: str | None


async def lesson(caller: Caller, game: str) -> Lesson:
    taught = await asyncio.to_thread(teach, find_game(game), asked_language(caller))
    if taught is None:
        raise Problem(404, "lesson", NO_LESSON)
    return taught


async def why_not(caller: Caller, game: str) -> WhyNot:
    step = number_asked(caller, "step", 0, LONGEST)
    move = caller.query.get("move", "")[:80]
    return await asyncio.to_thread(explain, find_game(game), step, move, asked_language(caller))


def explain(game: AnyGame, number: int, move: str, language: str) -> WhyNot:
    """What the learner, who sits in seat 0, would be told at this step."""
    written = lesson_of(game)
    if written is None:
        raise Problem(404, "lesson", NO_LESSON)
    taught = next(itertools.islice(follow_lesson(written, game), number, None), None)
    if taught is None:
        raise Problem(404, "step", "The lesson is over by then.")
    table = taught.table
    try:
        refusal = table.why(0, table.parse(0, move), language)
    except IllegalAction:
        raise Problem(404, "move", "There is no such move.") from None
    return WhyNot(None, None) if refusal is None else WhyNot(refusal.sentence, refusal.clause)


ROUTES = (
    Route(
        "GET", "/api/games/{game}/lesson", lesson, "A lesson to play, step by step.", gives=Lesson, errors=(400, 404)
    ),
    Route(
        "GET",
        "/api/games/{game}/lesson/why",
        why_not,
        "Why the learner cannot make a move at a step of the lesson (?step=, counted from 0, ?move=, ?language=).",
        gives=WhyNot,
        rate="lookups",
        errors=(400, 404),
    ),
)
