"""Replays and exports off the loop: few at a time, few per person, cached while the game is unchanged."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Final, TypeVar

from fromagerie.server.process_pool import ProcessPool

T = TypeVar("T")
AT_ONCE: Final = 16  # being made or waiting
EACH: Final = 4  # per person; all without a cookie count as one person
CACHED: Final = 32  # a hundred pictures of a game are about 100 KB


class ExportsBusy(Exception):
    """Too many are being made."""


class ExportPool(ProcessPool):
    """Not the processes in which bots think: these are given whole journals. Without any, a thread does it."""

    niceness = 5  # players come first
    at_once = AT_ONCE
    each = EACH

    def __init__(self, processes: int = 0) -> None:
        super().__init__(processes)
        self.running: Counter[str] = Counter()
        self.cache: OrderedDict[Hashable, Any] = OrderedDict()

    async def make(self, person: str | None, work: Callable[..., T], *given: Any, brief: bool = False) -> T:
        """Run this for a person; raises ExportsBusy. A brief job is not worth a process: it runs in a thread."""
        who = person or ""
        if self.running.total() >= self.at_once or self.running[who] >= self.each:
            raise ExportsBusy
        self.running[who] += 1
        try:
            if brief or not self.processes:
                return await asyncio.to_thread(work, *given)
            return await self.run(work, *given)
        finally:
            self.running[who] -= 1
            if not self.running[who]:
                del self.running[who]

    async def cached(self, key: Hashable, make: Callable[[], Any]) -> Any:
        """The cached result for this key, or what `make` returns."""
        if key not in self.cache:
            self.cache[key] = await make()
            if len(self.cache) > CACHED:
                self.cache.popitem(last=False)
        else:
            self.cache.move_to_end(key)
        return self.cache[key]
