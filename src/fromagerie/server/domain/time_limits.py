"""How long a move may take. At a slow table people come by a few times a day, and nobody is missed."""

from typing import Final

MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
# ms for each move, and ms in reserve for the game.
CLOCKS: Final[dict[str, tuple[int, int]]] = {
    "relaxed": (60_000, 300_000),
    "brisk": (15_000, 60_000),
    "half-day": (12 * HOUR, 0),
    "day": (24 * HOUR, 0),
    "three-days": (72 * HOUR, 0),
}
SLOW: Final = ("half-day", "day", "three-days")


def is_slow(clock: str) -> bool:
    return clock in SLOW
