"""Lessons can be played as they are written, in both languages, and teach every game there is."""

import pytest

from fromagerie.engine.game import all_games
from fromagerie.engine.lesson import follow_lesson, lesson_of
from fromagerie.server.updates.replay_frames import teach

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
