"""What is worth a reaction in Cheez-Tricks: cats that pounce, and what a round came to."""

from collections.abc import Iterator, Sequence
from typing import Final

from fromagerie.engine.model import Event
from fromagerie.engine.moods import Mood
from fromagerie.games.cheez_tricks.model import Captured, RoundScored
from fromagerie.games.cheez_tricks.view import CheezTricksView

READ: Final = 3.0  # seconds that the score of a round takes to be read


def moods(told: Sequence[Event], view: CheezTricksView) -> Iterator[Mood]:
    for event in told:
        match event:
            case Captured(seats=seats):
                yield from (Mood(seat, "grumble", 30) for seat in seats)
            case RoundScored(points=points) if max(points) > min(points):
                yield Mood(points.index(max(points)), "cheese", 40, READ)
                yield Mood(points.index(min(points)), "gasp", 20, READ)
