"""What is stored, asked for by name. The log is the truth; the rest is an index to it."""

import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection, and_, func, insert, not_, or_, select, update
from sqlalchemy.exc import SQLAlchemyError

from fromagerie.server.domain.index import IndexRow
from fromagerie.server.domain.records import StoredRecord, StoredRow, read_rows
from fromagerie.server.domain.time_limits import SLOW
from fromagerie.server.services import Clock, NotSaved
from fromagerie.server.storage.database import is_postgres, open_database
from fromagerie.server.storage.forgetting import forget, forget_chat
from fromagerie.server.storage.hours import note_time, resume_time
from fromagerie.server.storage.keys import set_aside, whose
from fromagerie.server.storage.schema import log, people, rooms, sitters
from fromagerie.server.storage.writer import GroupCommit, insert_into
from fromagerie.server.supervisor import Supervisor

T = TypeVar("T")


class Store:
    """The one place that reads and writes the database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.postgres = is_postgres(url)
        self.database = open_database(url)
        self.writer = GroupCommit(self.database, self.postgres)

    async def start(self, supervisor: Supervisor) -> None:
        self.writer.start(supervisor)

    async def stop(self) -> None:
        await self.writer.stop()
        await self.database.close()

    def insert(self, table: Any) -> Any:
        return insert_into(table, self.postgres)

    def append(
        self, room: str, kept: StoredRecord, index: IndexRow | None = None, sitting: Sequence[tuple[str, int]] = ()
    ) -> Awaitable[None]:
        """Write one record under its number. Done when it is safe; raises Taken or NotSaved."""
        return self.writer.append(room, kept, index, sitting)

    # Reading

    async def read(self, room: str, after: int = 0) -> list[StoredRecord]:
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

    async def public_rooms(self, since: int, set_since: int) -> list[IndexRow]:
        """Those that were touched since then; tables that were set and left, only if that was later (ms since 1970)."""
        statement = select(rooms).where(rooms.c.public, rooms.c.phase != "over", rooms.c.touched > since)
        statement = statement.where(or_(rooms.c.phase != "gathering", rooms.c.people > 0, rooms.c.touched > set_since))
        # Tables with people come first: empty ones push nobody off the list.
        somebody_first = statement.order_by((rooms.c.people > 0).desc(), rooms.c.touched.desc())
        return await self.room_rows(somebody_first.limit(50))

    async def rooms_of(self, person: str) -> list[IndexRow]:
        mine = select(sitters.c.room).where(sitters.c.person == person)
        return await self.room_rows(
            select(rooms).where(rooms.c.room.in_(mine)).order_by(rooms.c.touched.desc()).limit(100)
        )

    async def running(self) -> list[IndexRow]:
        """Rooms whose clocks are running: not the slow ones, which are woken when they are due."""
        asleep = and_(rooms.c.clock.in_(SLOW), rooms.c.due.is_not(None))
        running = (rooms.c.phase == "playing", rooms.c.clock != "off", not_(asleep))
        return await self.room_rows(select(rooms).where(*running).limit(10_000))

    # Slow tables

    async def due_before(self, steady: int) -> list[str]:
        """Slow tables where a bot makes the next move before then (ms of steady time)."""
        soon = select(rooms.c.room).where(rooms.c.due < steady, rooms.c.phase == "playing").order_by(rooms.c.due)
        return [room for (room,) in await self.rows(soon.limit(1_000))]

    async def due_of(self, room: str) -> int | None:
        due: int | None = await self.scalar(select(rooms.c.due).where(rooms.c.room == room))
        return due

    async def resume_time(self, clock: Clock, spared: float) -> None:
        await resume_time(self, clock, spared)

    async def note_time(self, clock: Clock) -> None:
        await note_time(self, clock)

    async def room_rows(self, statement: Any) -> list[IndexRow]:
        return [IndexRow(*row) for row in await self.rows(statement)]

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
        person: str | None = await self.scalar(whose(token))
        return person

    async def selves(self, person: str) -> list[str]:
        """A person, and the guests that their other devices were before they were linked."""
        return [person, *await self.database.read(lambda connection: set_aside(connection, person))]

    async def records_by(self, person: str) -> list[tuple[str, int, bytes]]:
        """Everything a person did, for those who ask what is stored about them."""
        statement = select(log.c.room, log.c.at, log.c.data).where(log.c.person == person).order_by(log.c.at)
        return [(room, at, data) for room, at, data in await self.rows(statement)]

    async def forget(self, person: str) -> list[str]:
        """Blank a person's names and words, and drop what knows them. Their moves stay, without a name."""
        return await self.change(lambda connection: forget(connection, person))

    async def forget_chat(self, before: int) -> list[str]:
        """Blank what was said before then (ms since 1970); returns the tables."""
        return await self.change(lambda connection: forget_chat(connection, before))

    async def give_up_codes(self, idle: int, playing: int) -> None:
        """Codes are few: a table gives its own back when nobody has touched it since then (ms since 1970).

        `idle`: where no game is being played; `playing`: where one is.
        """
        no_game = and_(rooms.c.phase.in_(("gathering", "over")), rooms.c.touched < idle)
        quiet = or_(no_game, rooms.c.touched < playing)
        await self.execute(update(rooms).where(rooms.c.code.is_not(None), quiet).values(code=None))
