"""A race, reviewed for one seat by time and accuracy: nothing is chosen in it, so nothing is weighed."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from fromagerie.coach.assess import CannotReview
from fromagerie.engine.award import story_of
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.journal import Journal
from fromagerie.engine.replay import replay
from fromagerie.engine.words import LANGUAGES


class RaceReview(Struct, frozen=True):
    """What the coach says of a race to one seat, sentence by sentence, in every language."""

    game: str
    title: str
    seat: int
    names: list[str]
    lines: dict[str, list[str]]


def review_race(journal: Journal, game: Any, seat: int, raced: Mapping[int, int] | None = None) -> RaceReview:
    """`raced`: by entry of the journal, ms until that hand came down, where it is known. Raises CannotReview."""
    if not game.race:
        raise CannotReview("review-no-race", game=game.title)
    table = replay(journal, game, SeededDealer(0))
    if not table.over:
        raise CannotReview("review-not-over")
    story = story_of(table, raced)
    lines = {language: game.coaching.tell_race(story, seat, game.words(language)) for language in LANGUAGES}
    return RaceReview(game.key, game.title, seat, journal.names, lines)
