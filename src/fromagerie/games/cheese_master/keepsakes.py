"""What is kept of a game of Cheese Master: each round's answer, how quick the best one was, and a badge."""

from collections.abc import Iterator
from typing import Final

from fromagerie.engine.keepsakes import Badge, Sign
from fromagerie.engine.medals import Story
from fromagerie.engine.model import Seat
from fromagerie.games.cheese_master.medals import timed_rounds
from fromagerie.games.cheese_master.model import RoundEnded

BADGES: Final = (Badge("greased-lightning", medal="fastest-answer"),)


def signs(story: Story, seat: Seat) -> Iterator[Sign]:
    """Right, wrong, or without a wheel; nothing for rounds after one is out."""
    for _, event in story.of(RoundEnded):
        if seat in event.right:
            yield "cheese"
        elif seat in event.wrong:
            yield "mouse"
        elif seat == event.without:
            yield "plate"


def answer_time(story: Story, seat: Seat) -> int | None:
    """The quickest wheel on a right plate, in ms."""
    mine = (wheel.ms for wheels in timed_rounds(story) for wheel in wheels if wheel.right and wheel.seat == seat)
    return min(mine, default=None)
