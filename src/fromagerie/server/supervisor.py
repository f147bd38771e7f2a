"""Background tasks that outlive their failures: each is logged, tried again after a back-off, and named by /health."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Final

import structlog

FIRST: Final = 0.5  # seconds until a failed round is tried again; then twice as long each time
LONGEST: Final = 30.0

logger = structlog.get_logger()


class Supervisor:
    """Runs the background tasks of a server.

    A task is a round that is run again and again (`repeat`), or until it succeeds (`once`). `failing` has the tasks
    whose last round failed; `failures` counts failed rounds. Tasks of one kind may share a name, which is public.
    """

    def __init__(self, first: float = FIRST, longest: float = LONGEST) -> None:
        self.first = first
        self.longest = longest
        self.failures: Counter[str] = Counter()
        self.struggling: Counter[str] = Counter()  # by name, the tasks whose last round failed

    @property
    def failing(self) -> list[str]:
        return sorted(name for name, number in self.struggling.items() if number > 0)

    def repeat(self, name: str, work: Callable[[], Awaitable[None]], pause: float = 0.0, **about: Any) -> "Task":
        """Run rounds until cancelled, `pause` seconds before each. `about` is added to the log line of a failure."""

        async def rounds() -> None:
            while True:
                if pause:
                    await asyncio.sleep(pause)
                await self.persist(name, work, about)

        return asyncio.create_task(rounds(), name=name)

    def once(self, name: str, work: Callable[[], Awaitable[None]], **about: Any) -> "Task":
        """Run a round until it succeeds."""
        return asyncio.create_task(self.persist(name, work, about), name=name)

    async def persist(self, name: str, work: Callable[[], Awaitable[None]], about: dict[str, Any]) -> None:
        """One round, tried until it succeeds."""
        try:
            await work()
            return
        except Exception:
            self.note(name, self.first, about)
        self.struggling[name] += 1
        try:
            await self.try_again(name, work, about)
        finally:
            self.struggling[name] -= 1

    async def try_again(self, name: str, work: Callable[[], Awaitable[None]], about: dict[str, Any]) -> None:
        delay = self.first
        while True:
            await asyncio.sleep(delay)
            delay = min(2 * delay, self.longest)
            try:
                await work()
                return
            except Exception:
                self.note(name, delay, about)

    def note(self, name: str, again: float, about: dict[str, Any]) -> None:
        self.failures[name] += 1
        # Whoever read the log may be gone (`serve 2>&1 | head`): that ends no task.
        with contextlib.suppress(OSError, ValueError):
            logger.exception("background task failed", task=name, again_in=again, **about)


Task = asyncio.Task[None]
