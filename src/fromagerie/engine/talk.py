"""When there is something to say at a table."""

from typing import NamedTuple

from fromagerie.engine.model import Seat


class TalkingPoint(NamedTuple):
    """A moment at which somebody may have something to say, told from what everybody sees."""

    seat: Seat
    moment: str  # another one whenever there is something new to say
    pressing: bool = False  # it must be said soon, or the moment is over
