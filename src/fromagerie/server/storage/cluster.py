"""Other processes on the same database: who moves the bots of a table, who is there, what is new.

With SQLite there are none. With PostgreSQL a lock of the session says who moves the bots and the clocks of a table:
when a process dies, its locks are free at once, and another takes over.
"""

import asyncio
import contextlib
import hashlib
from collections.abc import Mapping
from typing import Any, Final, Protocol

import structlog

from fromagerie.server.storage.writer import CHANNEL
from fromagerie.server.supervisor import Supervisor

ROUND: Final = 2.0  # seconds between two looks at what has become free
HERE: Final = 5  # rounds between two words about who is here

logger = structlog.get_logger()


class LocalLines(Protocol):
    """The connections that this process has at a table."""

    def hang_up(self, person: str) -> None: ...


class LocalTable(Protocol):
    """A table that is awake in this process, as far as other processes matter to it."""

    @property
    def live(self) -> LocalLines: ...

    def append_elsewhere(self, seq: int) -> None: ...

    def note_elsewhere(self, people: list[str]) -> None: ...

    def wake(self) -> None: ...

    def reload(self) -> None: ...

    def take_over(self, command: str) -> None: ...

    def pass_on(self, message: str) -> None: ...

    def seated_here(self) -> list[str]: ...


class SingleProcess:
    """One process has every table to itself."""

    shared = False

    async def start(self) -> None:
        pass

    async def stop(self) -> None:
        pass

    async def claim(self, room: str) -> None:
        """Ask to move the bots and the clocks of a table."""

    async def release(self, room: str) -> None:
        pass

    def is_ours(self, room: str) -> bool:
        return True

    def hand_over(self, room: str, command: str) -> None:
        """There is nobody else."""

    def relay(self, room: str, message: str) -> None:
        """Likewise."""

    def hang_up(self, person: str) -> None:
        """Likewise."""


class PostgresCluster(SingleProcess):
    shared = True

    def __init__(self, url: str, supervisor: Supervisor, tables: Mapping[str, LocalTable]) -> None:
        self.supervisor = supervisor
        self.tables = tables
        self.address = url.replace("+asyncpg", "", 1)
        self.line: Any = None
        self.ours: set[str] = set()
        self.task: asyncio.Task[None] | None = None
        self.rounds = 0
        self.saying: set[asyncio.Task[None]] = set()
        self.lock = asyncio.Lock()  # one query at a time on one connection

    async def start(self) -> None:
        await self.connect()
        self.task = self.supervisor.repeat("cluster", self.go_round, ROUND)

    async def stop(self) -> None:
        tasks = [*self.saying, *([self.task] if self.task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.line:
            await self.line.close()

    async def connect(self) -> None:
        import asyncpg

        self.ours.clear()
        self.line = await asyncpg.connect(self.address)
        await self.line.add_listener(CHANNEL, self.ring)

    def is_ours(self, room: str) -> bool:
        return room in self.ours

    def hand_over(self, room: str, command: str) -> None:
        self.say_soon(f"move:{room}:{command}")

    def relay(self, room: str, message: str) -> None:
        self.say_soon(f"told:{room}:{message}")

    def hang_up(self, person: str) -> None:
        """Close a person's lines in every process."""
        self.say_soon(f"gone:{person}")

    def say_soon(self, word: str) -> None:
        task = asyncio.create_task(self.try_to_say(word))
        self.saying.add(task)
        task.add_done_callback(self.saying.discard)

    async def try_to_say(self, word: str) -> None:
        """Once: later it would be no news."""
        try:
            await self.say([word])
        except Exception as error:  # whatever it is, the next round checks the connection
            logger.warning("not handed over", error=repr(error))

    async def say(self, words: list[str]) -> None:
        """In one statement: in all of PostgreSQL only one commit with notifications goes through at a time."""
        async with self.lock:
            await self.line.execute("select pg_notify($1, word) from unnest($2::text[]) as word", CHANNEL, words)

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
        """A process, perhaps ours, wrote a record, said who is at a table or who has gone, or spoke for it."""
        word, _, rest = str(heard[-1]).partition(":")
        room, _, what = rest.partition(":")
        if word == "here":
            if room in self.tables:
                self.tables[room].note_elsewhere(what.split(","))
        elif word == "move":
            if room in self.tables and room in self.ours:
                self.tables[room].take_over(what)
        elif word == "gone":
            for table in self.tables.values():
                table.live.hang_up(rest)
        elif word == "told":
            if room in self.tables and room not in self.ours:
                self.tables[room].pass_on(what)
        elif word in self.tables:
            self.tables[word].append_elsewhere(int(rest))

    async def go_round(self) -> None:
        """Take over what has become free; say who is here; reconnect if the connection broke."""
        if self.line.is_closed():
            await self.connect()
            for table in self.tables.values():
                table.reload()
        self.rounds += 1
        try:
            await self.look(say_who=self.rounds % HERE == 0)
        except Exception:
            # Whatever it was, a new connection is sure to be sound.
            self.line.terminate()
            raise

    async def look(self, *, say_who: bool) -> None:
        if say_who:
            await self.look_for_news()
        words = []
        for room, table in list(self.tables.items()):
            if room not in self.ours:
                await self.claim(room)
                if room in self.ours:
                    table.wake()
            if say_who:
                seated = table.seated_here()
                if seated:
                    words.append(f"here:{room}:{','.join(seated)}")
        if words:
            await self.say(words)

    async def look_for_news(self) -> None:
        """In case a notification was lost."""
        rooms = list(self.tables)
        async with self.lock:
            newest = await self.line.fetch("select room, max(seq) from log where room = any($1) group by room", rooms)
        for room, seq in newest:
            if room in self.tables:
                self.tables[room].append_elsewhere(seq)


def lock_of(room: str) -> int:
    return int.from_bytes(hashlib.sha256(room.encode()).digest()[:8], signed=True)
