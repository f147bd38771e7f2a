"""Journals in SQLite or PostgreSQL. What many tables want written in the same moment is committed together."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, and_, delete, func, insert, or_, select, text, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import SQLAlchemyError

from fromagerie.server import records as was
from fromagerie.server.database import SQLiteFile, is_postgres, open_database
from fromagerie.server.exports import StoredRow, read_rows
from fromagerie.server.records import Kept, decode, encode
from fromagerie.server.supervisor import Supervisor
from fromagerie.server.tables import attempts, log, people, rooms, sitters

T = TypeVar("T")
BELL: Final = "fromagerie"
TOGETHER: Final = 256  # records in one commit, at most
RING: Final = text("select pg_notify(:bell, word) from unnest(cast(:words as text[])) as word")


class NotSaved(Exception):
    """It could not be written down, so it did not happen."""


class Taken(Exception):
    """Somebody else wrote this number of this table first."""


class RoomRow(NamedTuple):
    """What the index says of a room."""

    room: str
    code: str | None
    game: str
    phase: str
    public: bool
    players: int
    free: int
    clock: str
    touched: int
    people: int


class LogRow(NamedTuple):
    """A record as it is written."""

    room: str
    seq: int
    at: int
    kind: str
    person: str | None
    command: str | None
    data: bytes


class Wanted(NamedTuple):
    """A record somebody waits for to be safe."""

    row: LogRow
    entry: RoomRow | None  # what to write into the index, if that has changed
    sitters: list[dict[str, Any]]
    done: asyncio.Future[None]

    @property
    def place(self) -> tuple[str, int]:
        return self.row.room, self.row.seq


class Store:
    """The one place that reads and writes the database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.postgres = is_postgres(url)
        self.database = open_database(url)
        self.add_records = self.insert(log).on_conflict_do_nothing().returning(log.c.room, log.c.seq)
        self.add_sitters = self.insert(sitters).on_conflict_do_nothing()
        index = self.insert(rooms)
        # A code that was given up may be another table's by now.
        fresh = {name: index.excluded[name] for name in RoomRow._fields if name not in ("room", "code")}
        self.set_index = index.on_conflict_do_update(index_elements=["room"], set_=fresh)
        self.queue: asyncio.Queue[Wanted] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        self.commits = 0
        self.written = 0

    async def start(self, supervisor: Supervisor) -> None:
        self.writer = supervisor.repeat("writer", self.write_next)

    async def stop(self) -> None:
        if self.writer:
            self.writer.cancel()
            await asyncio.gather(self.writer, return_exceptions=True)
        await self.database.close()

    def insert(self, table: Any) -> Any:
        if not self.postgres:
            return sqlite.insert(table)
        # Here, not above: most houses never need it.
        from sqlalchemy.dialects import postgresql

        return postgresql.insert(table)

    # Writing

    async def append(
        self, room: str, kept: Kept, index: RoomRow | None = None, sitting: Sequence[tuple[str, int]] = ()
    ) -> None:
        """Write one record under its number. Returns when it is safe; Taken or NotSaved if it is not there."""
        kind = type(kept.record).__name__.lower()
        row = LogRow(room, kept.seq, kept.at, kind, kept.person, kept.command, encode(kept.record))
        seats = [{"person": person, "room": room, "match": match} for person, match in sitting]
        wanted = Wanted(row, index, seats, asyncio.get_running_loop().create_future())
        self.queue.put_nowait(wanted)
        await wanted.done

    async def write_next(self) -> None:
        """Group commit: whatever came while the last commit was being made goes into the next one."""
        batch = [await self.queue.get()]
        while not self.queue.empty() and len(batch) < TOGETHER:
            batch.append(self.queue.get_nowait())
        if not await self.write_down(batch) and len(batch) > 1:
            # One of them may be at fault, and nobody is refused for another's sake.
            for wanted in batch:
                await self.write_down([wanted])

    async def write_down(self, batch: list[Wanted]) -> bool:
        """One commit, and word to whoever waits for it; False, if there are others to be tried without each other."""
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
        """One transaction; says which numbers were taken already."""
        taken: set[tuple[str, int]] = set()
        try:
            if isinstance(self.database, SQLiteFile) and not any(wanted.entry or wanted.sitters for wanted in batch):
                # Moves, and nobody else writes to this file, so nobody can have been quicker: the plainest will do.
                await self.database.add(log.name, LogRow._fields, [wanted.row for wanted in batch])
            else:
                taken = await self.database.write(lambda connection: self.write_rows(connection, batch))
        except sqlite3.IntegrityError:
            taken = await self.database.write(lambda connection: self.write_rows(connection, batch))
        self.commits += 1
        self.written += len(batch) - len(taken)
        return taken

    def write_rows(self, connection: Connection, batch: list[Wanted]) -> set[tuple[str, int]]:
        found = connection.execute(self.add_records, [wanted.row._asdict() for wanted in batch])
        written = {(room, seq) for room, seq in found}
        kept = [wanted for wanted in batch if wanted.place in written]
        self.write_beside(connection, kept)
        return {wanted.place for wanted in batch} - written

    def write_beside(self, connection: Connection, kept: list[Wanted]) -> None:
        """What goes with the records: the index, who sits where, the bell."""
        # Of several records of a room, the last one says how it stands.
        entries = {wanted.entry.room: wanted.entry._asdict() for wanted in kept if wanted.entry is not None}
        if entries:
            connection.execute(self.set_index, list(entries.values()))
        seats = [seat for wanted in kept for seat in wanted.sitters]
        if seats:
            connection.execute(self.add_sitters, seats)
        if self.postgres and kept:
            words = [f"{room}:{seq}" for room, seq in (wanted.place for wanted in kept)]
            connection.execute(RING, {"bell": BELL, "words": words})

    # Reading

    async def read(self, room: str, after: int = 0) -> list[Kept]:
        """The records of a room, from a number on."""
        return read_rows(await self.stored(room, after))

    async def stored(self, room: str, after: int = 0) -> list[StoredRow]:
        """The same as they are stored."""
        statement = select(log.c.seq, log.c.at, log.c.data, log.c.person, log.c.command)
        statement = statement.where(log.c.room == room, log.c.seq > after).order_by(log.c.seq)
        return [(seq, at, data, person, command) for seq, at, data, person, command in await self.rows(statement)]

    async def stamp(self, room: str) -> tuple[int, int, int]:
        """Changes whenever the records of a room do: additions raise the count, what is forgotten lowers the rest."""
        counted = select(func.count(), func.coalesce(func.sum(func.length(log.c.data)), 0), func.count(log.c.person))
        ((records, size, people),) = await self.rows(counted.where(log.c.room == room))
        return records, int(size), people

    async def room_with_code(self, code: str) -> str | None:
        room: str | None = await self.scalar(select(rooms.c.room).where(rooms.c.code == code))
        return room

    async def codes_used(self, codes: list[str]) -> set[str]:
        """Those of these codes that tables have."""
        return {code for (code,) in await self.rows(select(rooms.c.code).where(rooms.c.code.in_(codes)))}

    async def public_rooms(self, since: int) -> list[RoomRow]:
        statement = select(rooms).where(rooms.c.public, rooms.c.phase != "over", rooms.c.touched > since)
        # Where somebody sits comes first: empty tables push nobody off the list.
        somebody_first = statement.order_by((rooms.c.people > 0).desc(), rooms.c.touched.desc())
        return await self.room_rows(somebody_first.limit(50))

    async def rooms_of(self, person: str) -> list[RoomRow]:
        mine = select(sitters.c.room).where(sitters.c.person == person)
        return await self.room_rows(
            select(rooms).where(rooms.c.room.in_(mine)).order_by(rooms.c.touched.desc()).limit(100)
        )

    async def running(self) -> list[RoomRow]:
        """Rooms whose clocks are running."""
        return await self.room_rows(
            select(rooms).where(rooms.c.phase == "playing", rooms.c.clock != "off").limit(10_000)
        )

    async def room_rows(self, statement: Any) -> list[RoomRow]:
        return [RoomRow(*row) for row in await self.rows(statement)]

    async def sat_at(self, person: str, room: str, match: int) -> bool:
        statement = select(func.count()).select_from(sitters)
        where = (sitters.c.person == person, sitters.c.room == room, sitters.c.match == match)
        return bool(await self.scalar(statement.where(*where)))

    async def execute(self, statement: Any) -> None:
        """Something small that is no record; safe when this returns."""
        await self.change(lambda connection: connection.execute(statement))

    async def change(self, work: Callable[[Connection], T]) -> T:
        """Done whole and safe when this returns, or NotSaved."""
        try:
            return await self.database.write(work)
        except SQLAlchemyError as error:
            raise NotSaved(str(error)) from None

    async def scalar(self, statement: Any) -> Any:
        return await self.database.read(lambda connection: connection.execute(statement).scalar())

    async def rows(self, statement: Any) -> Sequence[Any]:
        return await self.database.read(lambda connection: connection.execute(statement).all())

    # People

    async def add_person(self, person: str, token: str) -> None:
        now = int(time.time() * 1000)
        await self.execute(insert(people).values(person=person, token=token, made=now, seen=now))

    async def person_with(self, token: str) -> str | None:
        person: str | None = await self.scalar(select(people.c.person).where(people.c.token == token))
        return person

    async def records_by(self, person: str) -> list[tuple[str, int, bytes]]:
        """Everything a person did, for whoever asks what is kept of them."""
        statement = select(log.c.room, log.c.at, log.c.data).where(log.c.person == person).order_by(log.c.at)
        return [(room, at, data) for room, at, data in await self.rows(statement)]

    async def forget(self, person: str) -> list[str]:
        """Blank a person's names and words, and drop what knows them. Their moves stay, as somebody's."""
        return await self.change(lambda connection: forget(connection, person))

    async def forget_chat(self, before: int) -> list[str]:
        """Blank what was said before then (ms since 1970); says at which tables."""
        return await self.change(lambda connection: forget_chat(connection, before))

    async def give_up_codes(self, idle: int, playing: int) -> None:
        """Codes are few: a table gives its own back when nobody has touched it since then (ms since 1970).

        `idle`: where no game is being played; `playing`: where one is.
        """
        no_game = and_(rooms.c.phase.in_(("gathering", "over")), rooms.c.touched < idle)
        quiet = or_(no_game, rooms.c.touched < playing)
        await self.execute(update(rooms).where(rooms.c.code.is_not(None), quiet).values(code=None))


def forget(connection: Connection, person: str) -> list[str]:
    statement = select(log.c.room, log.c.seq, log.c.data, log.c.person)
    rooms_there = select(sitters.c.room).where(sitters.c.person == person)
    # Somebody else may have made them host.
    named = and_(log.c.kind == "handedover", log.c.room.in_(rooms_there))
    touched = set()
    for room, seq, data, by in connection.execute(statement.where(or_(log.c.person == person, named))).all():
        blank = without(decode(data), person, seq)
        values: dict[str, Any] = {"data": encode(blank)}
        if by == person:
            values |= {"person": None, "command": None}
        connection.execute(update(log).where(log.c.room == room, log.c.seq == seq).values(**values))
        touched.add(room)
    connection.execute(delete(sitters).where(sitters.c.person == person))
    # How they did with the deals of the day stays, as somebody's.
    connection.execute(update(attempts).where(attempts.c.person == person).values(person=attempts.c.room))
    connection.execute(delete(people).where(people.c.person == person))
    return sorted(touched)


def forget_chat(connection: Connection, before: int) -> list[str]:
    statement = select(log.c.room, log.c.seq, log.c.data).where(log.c.kind == "said", log.c.at < before)
    touched = set()
    for room, seq, data in connection.execute(statement).all():
        record = decode(data)
        assert isinstance(record, was.Said)
        blank = encode(msgspec.structs.replace(record, text="", name=""))
        # Of another kind from now on: it is not looked at again.
        here = update(log).where(log.c.room == room, log.c.seq == seq)
        connection.execute(here.values(data=blank, kind="unsaid"))
        touched.add(room)
    return sorted(touched)


def without(record: was.AnyRecord, person: str, seq: int) -> was.AnyRecord:
    """A record with nothing left of a person but what the game needs."""
    match record:
        case was.Sat():
            return msgspec.structs.replace(record, name="", person=f"gone-{seq}", seed="")
        case was.Readied():
            return msgspec.structs.replace(record, seed="")
        case was.Said():
            return msgspec.structs.replace(record, name="", text="")
        case was.Opened() | was.HandedOver() if record.host == person:
            return msgspec.structs.replace(record, host="gone")
    return record
