"""Group commit: what many tables want written in the same moment is committed together."""

import asyncio
import math
import sqlite3
import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, text
from sqlalchemy.dialects import sqlite

from fromagerie.server.domain.index import IndexRow
from fromagerie.server.domain.records import Acted, StoredRecord, encode
from fromagerie.server.services import NotSaved, Taken
from fromagerie.server.storage.database import Database, Insertion, SQLiteFile
from fromagerie.server.storage.schema import log, rooms, sitters
from fromagerie.server.supervisor import Supervisor

CHANNEL: Final = "fromagerie"  # on which PostgreSQL says what is new
TOGETHER: Final = 256  # records in one commit, at most
APART: Final = 0.016  # seconds between commits while very many moves come: a commit costs as much as a move or two
MANY: Final = 8  # records in a commit that show it
# A code that was given up may be another table's by now.
RENEWED: Final = [name for name in IndexRow._fields if name not in ("room", "code")]
RENEW: Final = f"on conflict (room) do update set {', '.join(f'{name} = excluded.{name}' for name in RENEWED)}"
NOTIFY: Final = text("select pg_notify(:channel, word) from unnest(cast(:words as text[])) as word")


class LogRow(NamedTuple):
    """A record as it is written."""

    room: str
    seq: int
    at: int
    kind: str
    person: str | None
    command: str | None
    data: bytes


class Sitter(NamedTuple):
    """Somebody in a seat, as it is written."""

    person: str
    room: str
    match: int


class Wanted(NamedTuple):
    """A record, and the waiter to resolve once it is safe."""

    row: LogRow
    entry: IndexRow | None  # what to write into the index, if that has changed
    sitters: list[Sitter]
    done: asyncio.Future[None]

    @property
    def place(self) -> tuple[str, int]:
        return self.row.room, self.row.seq


class GroupCommit:
    """Writes records in batches, and resolves the waiter of each when it is safe."""

    def __init__(self, database: Database, postgres: bool) -> None:
        self.database = database
        self.postgres = postgres
        self.add_records = insert_into(log, postgres).on_conflict_do_nothing().returning(log.c.room, log.c.seq)
        self.add_sitters = insert_into(sitters, postgres).on_conflict_do_nothing()
        index = insert_into(rooms, postgres)
        fresh = {name: index.excluded[name] for name in RENEWED}
        self.set_index = index.on_conflict_do_update(index_elements=["room"], set_=fresh)
        self.waiting: list[Wanted] = []  # to be committed
        self.awaited: asyncio.Future[None] | None = None  # the first of them, while there is none
        self.pause: asyncio.Future[None] | None = None  # until more have come
        self.task: asyncio.Task[None] | None = None
        self.loop: asyncio.AbstractEventLoop | None = None  # to ask which one runs asks the system, with every move
        self.commits = 0
        self.committed_at = -math.inf
        self.committed_for = ""  # the last room of that commit
        self.gathered = 0  # records in it
        self.written = 0

    def start(self, supervisor: Supervisor) -> None:
        self.task = supervisor.repeat("writer", self.write_next)

    async def stop(self) -> None:
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def append(
        self, room: str, kept: StoredRecord, index: IndexRow | None = None, sitting: Sequence[tuple[str, int]] = ()
    ) -> asyncio.Future[None]:
        """Write one record under its number. Done when it is safe; Taken or NotSaved if it is not there."""
        kind = type(kept.record).__name__.lower()
        row = LogRow(room, kept.seq, kept.at, kind, kept.person, kept.command, encode(kept.record))
        seats = [Sitter(person, room, match) for person, match in sitting]
        self.loop = self.loop or asyncio.get_running_loop()
        wanted = Wanted(row, index, seats, self.loop.create_future())
        self.waiting.append(wanted)
        if self.awaited is not None:
            wake(self.awaited)
        if self.pause is not None and isinstance(kept.record, Acted) and kept.record.timing is not None:
            wake(self.pause)  # a move in a race has waited for quicker ones already
        return wanted.done

    async def write_next(self) -> None:
        """Whatever came while the last commit was being made, or shortly after it, goes into the next one."""
        if not self.waiting:
            self.awaited = asyncio.get_running_loop().create_future()
            await self.awaited
        # The fewer come, the less there is to wait for; a table alone gains nothing by it.
        early = self.committed_at + APART * min(1.0, self.gathered / MANY) - time.monotonic()
        if early > 0 and self.committed_for != self.waiting[0].row.room:
            await self.wait(early)
        batch, self.waiting = self.waiting[:TOGETHER], self.waiting[TOGETHER:]
        if not await self.write_down(batch) and len(batch) > 1:
            # One of them may be at fault, and nobody is refused for another's sake.
            for wanted in batch:
                await self.write_down([wanted])

    async def wait(self, seconds: float) -> None:
        """Until then, or until something comes that may not wait."""
        loop = asyncio.get_running_loop()
        self.pause = loop.create_future()
        timer = loop.call_later(seconds, wake, self.pause)
        try:
            await self.pause
        finally:
            timer.cancel()
            self.pause = None

    async def write_down(self, batch: list[Wanted]) -> bool:
        """Commit the batch and resolve its waiters. Returns False if the records must be retried one by one."""
        taken: set[tuple[str, int]] = set()
        failure: Exception | None = None
        try:
            taken = await self.write(batch)
        except Exception as error:  # whatever it was, the next table must be served
            failure = error
            if len(batch) > 1:
                return False
        for wanted in batch:
            if wanted.done.done():
                # The table was put away while it waited.
                continue
            if failure is not None:
                wanted.done.set_exception(NotSaved(str(failure)))
            elif wanted.place in taken:
                wanted.done.set_exception(Taken())
            else:
                wanted.done.set_result(None)
        return failure is None

    async def write(self, batch: list[Wanted]) -> set[tuple[str, int]]:
        """One transaction; returns the numbers that were taken already."""
        taken: set[tuple[str, int]] = set()
        try:
            if isinstance(self.database, SQLiteFile):
                # Nobody else writes to this file, so nobody can have been quicker: the plainest will do.
                await self.database.add(insertions_of(batch))
            else:
                taken = await self.database.write(lambda connection: self.write_rows(connection, batch))
        except sqlite3.IntegrityError:
            taken = await self.database.write(lambda connection: self.write_rows(connection, batch))
        self.commits += 1
        self.committed_at, self.committed_for, self.gathered = time.monotonic(), batch[-1].row.room, len(batch)
        self.written += len(batch) - len(taken)
        return taken

    def write_rows(self, connection: Connection, batch: list[Wanted]) -> set[tuple[str, int]]:
        found = connection.execute(self.add_records, [wanted.row._asdict() for wanted in batch])
        written = {(room, seq) for room, seq in found}
        kept = [wanted for wanted in batch if wanted.place in written]
        self.write_beside(connection, kept)
        return {wanted.place for wanted in batch} - written

    def write_beside(self, connection: Connection, kept: list[Wanted]) -> None:
        """What goes with the records: the index, who sits where, the notification to other processes."""
        entries = newest_entries(kept)
        if entries:
            connection.execute(self.set_index, [entry._asdict() for entry in entries])
        seats = [seat._asdict() for wanted in kept for seat in wanted.sitters]
        if seats:
            connection.execute(self.add_sitters, seats)
        if self.postgres and kept:
            words = [f"{room}:{seq}" for room, seq in (wanted.place for wanted in kept)]
            connection.execute(NOTIFY, {"channel": CHANNEL, "words": words})


def wake(waiting: asyncio.Future[None]) -> None:
    if not waiting.done():
        waiting.set_result(None)


def newest_entries(batch: list[Wanted]) -> list[IndexRow]:
    """Of several records of a room, the last one says how it stands."""
    return list({wanted.entry.room: wanted.entry for wanted in batch if wanted.entry is not None}.values())


def insertions_of(batch: list[Wanted]) -> list[Insertion]:
    """The records, and what goes with them."""
    made = [Insertion(log.name, LogRow._fields, [wanted.row for wanted in batch])]
    entries, seats = newest_entries(batch), [seat for wanted in batch for seat in wanted.sitters]
    if entries:
        made.append(Insertion(rooms.name, IndexRow._fields, entries, RENEW))
    if seats:
        made.append(Insertion(sitters.name, Sitter._fields, seats, "on conflict do nothing"))
    return made


def insert_into(table: Any, postgres: bool) -> Any:
    if not postgres:
        return sqlite.insert(table)
    # Here, not above: most houses never need it.
    from sqlalchemy.dialects import postgresql

    return postgresql.insert(table)
