"""Other processes on the same database: who moves the bots of a table, who is there, the bell that says what is new.

With SQLite there are none. With PostgreSQL a lock of the session says who moves the bots and the clocks of a table:
when a process dies, its locks are free at once, and a neighbour takes over.
"""

import asyncio
import contextlib
import hashlib
from typing import TYPE_CHECKING, Any, Final

from fromagerie.server.store import BELL

if TYPE_CHECKING:
    from fromagerie.server.house import House

ROUND: Final = 2.0  # seconds between two looks at what has become free
HERE: Final = 5  # rounds between two words about who is here


class Alone:
    """One process has every table to itself."""

    async def start(self) -> None:
        pass

    async def stop(self) -> None:
        pass

    async def claim(self, room: str) -> None:
        """Ask to move the bots and the clocks of a table."""

    async def release(self, room: str) -> None:
        pass

    def leaves_to_us(self, room: str) -> bool:
        return True


class Neighbours(Alone):
    def __init__(self, house: "House", url: str) -> None:
        self.house = house
        self.address = url.replace("+asyncpg", "", 1)
        self.line: Any = None
        self.ours: set[str] = set()
        self.task: asyncio.Task[None] | None = None
        self.rounds = 0
        self.lock = asyncio.Lock()  # one question at a time on one line

    async def start(self) -> None:
        await self.connect()
        self.task = self.house.supervisor.repeat("cluster", self.go_round, ROUND)

    async def stop(self) -> None:
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        if self.line:
            await self.line.close()

    async def connect(self) -> None:
        import asyncpg

        self.ours.clear()
        self.line = await asyncpg.connect(self.address)
        await self.line.add_listener(BELL, self.ring)

    def leaves_to_us(self, room: str) -> bool:
        return room in self.ours

    async def claim(self, room: str) -> None:
        if room in self.ours:
            return
        with contextlib.suppress(OSError):
            async with self.lock:
                if await self.line.fetchval("select pg_try_advisory_lock($1)", lock_of(room)):
                    self.ours.add(room)

    async def release(self, room: str) -> None:
        if room in self.ours:
            self.ours.discard(room)
            with contextlib.suppress(OSError):
                async with self.lock:
                    await self.line.execute("select pg_advisory_unlock($1)", lock_of(room))

    def ring(self, *heard: Any) -> None:
        """A neighbour, or we ourselves, wrote a record, or said who is at a table."""
        from fromagerie.server.mail import Rang

        word, _, rest = str(heard[-1]).partition(":")
        if word == "here":
            room, _, people = rest.partition(":")
            keeper = self.house.keepers.get(room)
            if keeper is not None:
                keeper.elsewhere |= dict.fromkeys(people.split(","), self.house.monotonic())
            return
        keeper = self.house.keepers.get(word)
        if keeper is not None and int(rest) > keeper.room.seq:
            keeper.post(Rang(int(rest)))

    async def go_round(self) -> None:
        """Take over what has become free; say who is here; find the line again if it broke."""
        if self.line.is_closed():
            await self.connect()
            for keeper in self.house.keepers.values():
                keeper.restart()
        self.rounds += 1
        try:
            await self.look(say_who=self.rounds % HERE == 0)
        except Exception:
            # Whatever it was, a new line is sure to be sound.
            self.line.terminate()
            raise

    async def look(self, *, say_who: bool) -> None:
        from fromagerie.server.mail import Tick

        if say_who:
            await self.look_for_news()
        for room, keeper in list(self.house.keepers.items()):
            if room not in self.ours:
                await self.claim(room)
                if room in self.ours:
                    keeper.post(Tick())
            if say_who:
                here = {listener.person for listener in keeper.listeners}
                seated = [person for person in here if keeper.room.seat_of(person) is not None]
                if seated:
                    async with self.lock:
                        await self.line.execute(
                            "select pg_notify($1, $2)", BELL, f"here:{room}:{','.join(sorted(seated))}"
                        )

    async def look_for_news(self) -> None:
        """In case a bell was not heard."""
        from fromagerie.server.mail import Rang

        rooms = list(self.house.keepers)
        async with self.lock:
            newest = await self.line.fetch("select room, max(seq) from log where room = any($1) group by room", rooms)
        for room, seq in newest:
            keeper = self.house.keepers.get(room)
            if keeper is not None and seq > keeper.room.seq:
                keeper.post(Rang(seq))


def lock_of(room: str) -> int:
    return int.from_bytes(hashlib.sha256(room.encode()).digest()[:8], signed=True)
