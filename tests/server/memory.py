"""A store that forgets when the test is over, and a house on it: many thousand commands in a moment."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec

from fromagerie.server.domain.index import IndexRow
from fromagerie.server.domain.records import StoredRecord
from fromagerie.server.registry import TableRegistry
from fromagerie.server.services import Clock, Taken, Timings
from fromagerie.server.storage.store import Store
from fromagerie.server.supervisor import Supervisor
from tests.server.guests import QUICK, HereBots

# Where the rules give everybody the same time for an answer, a few milliseconds of it.
HOLDING = QUICK._replace(patience=0.001)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(StoredRecord).decode


class MemoryStore(Store):
    """The log as bytes by number, as a database would hold it."""

    def __init__(self) -> None:
        self.url = "memory"
        self.postgres = False
        self.log: dict[str, dict[int, bytes]] = {}

    async def start(self, supervisor: Supervisor) -> None:
        pass

    async def stop(self) -> None:
        pass

    async def append(
        self, room: str, kept: StoredRecord, index: IndexRow | None = None, sitting: Sequence[tuple[str, int]] = ()
    ) -> None:
        await asyncio.sleep(0)
        rows = self.log.setdefault(room, {})
        if kept.seq in rows:
            raise Taken
        rows[kept.seq] = encode(kept)

    async def read(self, room: str, after: int = 0) -> list[StoredRecord]:
        await asyncio.sleep(0)
        return [decode(data) for seq, data in sorted(self.log.get(room, {}).items()) if seq > after]

    async def room_with_code(self, code: str) -> str | None:
        return None

    async def codes_used(self, codes: list[str]) -> set[str]:
        return set()

    async def resume_time(self, clock: Clock, spared: float) -> None:
        pass

    async def note_time(self, clock: Clock) -> None:
        pass

    async def due_before(self, steady: int) -> list[str]:
        return []

    async def due_of(self, room: str) -> int | None:
        return None

    async def change(self, work: Any) -> Any:
        """There is nothing but the log."""

    async def running(self) -> list[IndexRow]:
        return []

    async def forget_chat(self, before: int) -> list[str]:
        return []

    async def give_up_codes(self, idle: int, playing: int) -> None:
        pass


@contextlib.asynccontextmanager
async def a_quick_house(pace: Timings = QUICK, bots: HereBots | None = None) -> AsyncIterator[TableRegistry]:
    house = TableRegistry(MemoryStore(), bots or HereBots(), pace)  # type: ignore[arg-type]
    await house.start()
    try:
        yield house
    finally:
        await house.stop()
    assert house.counts.failures == 0, "a table failed on the way"
