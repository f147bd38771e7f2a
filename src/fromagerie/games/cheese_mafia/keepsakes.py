"""What is kept of a game of Cheese Mafia: what each reveal brought, and a badge."""

from collections.abc import Iterator
from typing import Final

from fromagerie.engine.keepsakes import Badge, Sign
from fromagerie.engine.medals import Story
from fromagerie.engine.model import Seat
from fromagerie.games.cheese_mafia.model import RoundScored

BADGES: Final = (Badge("poker-face", medal="best-lie"),)


def signs(story: Story, seat: Seat) -> Iterator[Sign]:
    """A star for exposing and being right; then whether there was cheese in it."""
    for _, event in story.of(RoundScored):
        if event.outcome == "success" and event.exposer == seat:
            yield "star"
        elif event.cheese_change[seat] > 0:
            yield "cheese"
        elif event.cheese_change[seat] < 0 or event.gangsters_change[seat] < 0:
            yield "mouse"
        else:
            yield "plate"
