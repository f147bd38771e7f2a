"""What is kept of a game for those who played it: a row of small signs that spoils nothing, and badges.

Like medals, signs are made from a `Story`: what the whole table heard, never a hand. They are for people who have not
played the same deal yet: how it went, and nothing of what was dealt.
"""

from typing import Final, Literal, get_args

from msgspec import Struct

from fromagerie.engine.medals import Story
from fromagerie.engine.model import Seat

# Kept; eaten or lost; caught by a cat; spoilt; something special; nothing gained and nothing lost.
Sign = Literal["cheese", "mouse", "cat", "worm", "star", "plate"]
SIGNS: Final[tuple[Sign, ...]] = get_args(Sign)
LONGEST_ROW: Final = 12


class Badge(Struct, frozen=True):
    """Earned by collecting one medal so many times. Words: `badge-KEY`, and `badge-KEY-why`."""

    key: str
    medal: str
    times: int = 3


def plain_signs(story: Story, seat: Seat) -> list[Sign]:
    """Of a game that says no more of itself: won or not."""
    return ["cheese" if seat in story.winners else "plate"]
