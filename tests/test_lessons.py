"""Lessons can be played as they are written, in both languages, and teach every game there is."""

import pytest

from fromagerie.engine.game import all_games
from fromagerie.engine.lesson import follow_lesson, lesson_of
from fromagerie.server.http.lessons import WhyNot, explain
from fromagerie.server.http.routing import Problem
from fromagerie.server.updates.replay_frames import teach

WORDS_A_SECOND = 4.0  # what people read on average
MOVE = 2.0  # seconds to find and make the move that is pointed out
SILENT = 0.6  # seconds that a step without words is shown
LESSONS = [key for key, game in all_games().items() if lesson_of(game)]


@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_is_played_to_its_last_step_by_the_rules(key: str) -> None:
    game = all_games()[key]
    lesson = lesson_of(game)
    assert lesson is not None
    *_, last = follow_lesson(lesson, game)
    moves = sum(bool(step.do) for step in lesson.step)
    assert last.table.version == moves + 1


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", LESSONS)
def test_the_learner_is_asked_for_moves_that_are_on_offer_and_sees_no_secret(key: str, language: str) -> None:
    lesson = teach(all_games()[key], language)
    assert lesson is not None
    asked = [step for step in lesson.steps if step.move]
    assert len(asked) >= 3
    for step in asked:
        offered = [bytes(move) for move in step.frame.game.legal]  # type: ignore[call-overload]
        assert any(f'"move":"{step.move}"'.encode() in move for move in offered), step.move
    # Somewhere more than one thing could be done, or there is nothing to learn.
    assert any(len(step.frame.game.legal) > 1 for step in asked)
    assert all(step.frame.game.view.seat == 0 for step in lesson.steps)
    assert lesson.steps[0].text
    assert lesson.steps[-1].text


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_takes_about_three_minutes(key: str, language: str) -> None:
    lesson = teach(all_games()[key], language)
    assert lesson is not None
    reading = sum(len(step.text.split()) for step in lesson.steps) / WORDS_A_SECOND
    doing = MOVE * sum(step.move is not None and not step.quick for step in lesson.steps)
    waiting = SILENT * sum(not step.text for step in lesson.steps)
    assert reading + doing + waiting < 230


@pytest.mark.parametrize("key", LESSONS)
def test_what_cannot_be_done_in_a_lesson_is_explained_as_in_a_game(key: str) -> None:
    game = all_games()[key]
    lesson = teach(game, "en")
    assert lesson is not None
    meant = next(number for number, step in enumerate(lesson.steps) if step.move)
    step = lesson.steps[meant]
    assert step.move is not None
    assert explain(game, meant, step.move, "en") == WhyNot(None, None)
    # Whatever is over cannot be done any more.
    told = explain(game, len(lesson.steps) - 1, step.move, "fr")
    assert told.why
    assert told.clause


def test_a_step_and_a_move_that_are_not_there_are_refused() -> None:
    game = all_games()["cheez-tricks"]
    for step, move in ((999, "B7"), (0, "nonsense")):
        with pytest.raises(Problem) as refused:
            explain(game, step, move, "en")
        assert refused.value.status == 404
