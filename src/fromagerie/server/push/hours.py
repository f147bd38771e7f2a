"""When people are told: not at night, and once more before their time is up."""

from typing import Final

NIGHT: Final = (22, 8)  # from, to: hours where they are
MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


def is_night(now: float, offset: int) -> bool:
    """`offset`: minutes that their clocks are ahead of UTC."""
    hour = local(now, offset) // HOUR
    return hour >= NIGHT[0] or hour < NIGHT[1]


def remind_at(ends: float, each: float, offset: int) -> float:
    """When to remind somebody who had `each` seconds, until `ends`: a sixth of them before, or by the evening."""
    moment = ends - each / 6
    if not is_night(moment, offset):
        return moment
    into_night = (local(moment, offset) - NIGHT[0] * HOUR) % DAY
    return moment - into_night - 30 * MINUTE


def local(now: float, offset: int) -> float:
    """Seconds since midnight, where they are."""
    return (now + offset * MINUTE) % DAY
