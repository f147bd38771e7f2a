"""Limits on the files and sockets of a process: some are reserved for the server itself."""

import asyncio
import time
from typing import Any, Final

import structlog

from fromagerie import system

logger = structlog.get_logger()

RESERVE: Final = 128  # half for the database and for other processes, half for connections on their way in or out
IN_FLIGHT: Final = 8  # turns of the loop between accepting a connection and having closed it again, and some
WAITING: Final = 2048  # connections that the system keeps for us until we accept them
PAUSE: Final = 60.0  # seconds between two complaints


def reserve(most: int | None) -> int:
    return RESERVE if most is None else min(RESERVE, most // 2)


def connections(most: int | None) -> int | None:
    """How many connections may be open; None: any number."""
    bounds = [system.most_connections(), None if most is None else most - reserve(most)]
    return min((bound for bound in bounds if bound is not None), default=None)


def at_once(most: int | None) -> int:
    """How many connections to accept in one turn of the loop, so that the reserve lasts until some are closed."""
    return max(1, reserve(most) // 2 // IN_FLIGHT)


class AcceptErrors:
    """Log asyncio's errors; those about connections that cannot be accepted once a minute, not each time."""

    def __init__(self, clock: Any = time.monotonic) -> None:
        self.clock = clock
        self.last = -PAUSE
        self.unsaid = 0

    def hear(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if not (isinstance(context.get("exception"), OSError) and "accept" in context.get("message", "")):
            loop.default_exception_handler(context)
            return
        self.unsaid += 1
        if self.clock() >= self.last + PAUSE:
            logger.warning("no connection accepted", why=str(context["exception"]), times=self.unsaid)
            self.last, self.unsaid = self.clock(), 0
