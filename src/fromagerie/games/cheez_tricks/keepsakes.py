"""What is kept of a game of Cheez-Tricks: the cats of every round, caught by them or not, and a badge."""

from collections.abc import Iterator
from typing import Final

from fromagerie.engine.keepsakes import Badge, Sign
from fromagerie.engine.medals import Story
from fromagerie.engine.model import Seat
from fromagerie.games.cheez_tricks.model import RoundScored
from fromagerie.games.cheez_tricks.rules_table import CATS_A_ROUND

BADGES: Final = (Badge("cat-whisperer", medal="no-cat"),)


def signs(story: Story, seat: Seat) -> Iterator[Sign]:
    """Which cat it was is not told: the cats of the round are part of the deal."""
    for _, event in story.of(RoundScored):
        for cat in range(CATS_A_ROUND):
            yield "cat" if cat < event.cats[seat] else "cheese"
