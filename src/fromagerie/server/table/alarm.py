"""One timer per table, set for whatever is due next."""

# compiled with mypyc

import asyncio
import math
from collections.abc import Callable
from typing import Final

from fromagerie.server.services import Clock

# A timer may ring a little early: what is due must be due when it rings.
MARGIN: Final = 0.001


class Alarm:
    __slots__ = ("at", "clock", "ring", "timer")

    def __init__(self, clock: Clock, ring: Callable[[], None]) -> None:
        self.clock = clock
        self.ring = ring
        self.at = math.inf
        self.timer: asyncio.TimerHandle | None = None

    def set(self, due: float) -> None:
        """Ring at this moment, unless it rings sooner anyway."""
        if due >= self.at:
            return
        self.cancel()
        self.at = due
        delay = max(0.0, due - self.clock.monotonic()) + MARGIN
        self.timer = asyncio.get_running_loop().call_later(delay, self.go_off)

    def go_off(self) -> None:
        # If the inbox is full, its consumer sets the alarm again.
        self.at = math.inf
        self.ring()

    def cancel(self) -> None:
        if self.timer:
            self.timer.cancel()
