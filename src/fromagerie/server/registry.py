"""All the tables there are: opened, found again, put away when nobody is there."""

import asyncio
import gc
import hashlib
import math
import secrets
from collections import OrderedDict
from collections.abc import Hashable, Iterable, Sequence
from typing import Any, Final

import structlog

from fromagerie.bots.names import CHEESES
from fromagerie.engine.game import AnyGame, game_with
from fromagerie.engine.journal import Entry, Journal
from fromagerie.engine.sealed import new_secret
from fromagerie.server.bookkeeper import Bookkeeper
from fromagerie.server.bot_pool import BotPool
from fromagerie.server.codes import draw_code
from fromagerie.server.domain import records as was
from fromagerie.server.domain.apply import apply_record, deal
from fromagerie.server.domain.commands import new_room_id
from fromagerie.server.domain.index import index_row, seated_by
from fromagerie.server.domain.records import StoredRecord
from fromagerie.server.domain.room import Room
from fromagerie.server.domain.seats import STAND_IN, Sitter
from fromagerie.server.export_pool import ExportPool
from fromagerie.server.review_pool import ReviewPool
from fromagerie.server.services import Clock, Counts, NoSuchTable, Notices, Services, Timings
from fromagerie.server.storage.cluster import PostgresCluster, SingleProcess
from fromagerie.server.storage.keys import drop_stale
from fromagerie.server.storage.store import Store
from fromagerie.server.supervisor import Supervisor
from fromagerie.server.table.actor import TableActor
from fromagerie.server.table.commit import load_room
from fromagerie.server.table.messages import ForgetPerson
from fromagerie.server.updates.exports import Finished, finish_match, follow_match

logger = structlog.get_logger()

DAY: Final = 24 * 3600
SWEEP: Final = 30.0
TIDY: Final = 600.0  # seconds between two full garbage collections, while there are tables
LITTER: Final = 64  # tables put away since the last one, at least half as many as are awake: then it is worth another


class TableRegistry:
    """The tables that are awake, and the way to wake the others."""

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        timings: Timings | None = None,
        clock: Clock | None = None,
        exports: ExportPool | None = None,
    ) -> None:
        self.store = store
        self.bots = bots
        self.exports = exports or ExportPool()
        self.reviews = ReviewPool(self.exports.processes)
        self.timings = timings or Timings()
        self.clock = clock or Clock()
        self.counts = Counts()
        self.supervisor = Supervisor()
        self.actors: dict[str, TableActor] = {}
        self.waking: dict[str, asyncio.Task[TableActor]] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.notices: Notices | None = None  # None: nobody is told anything while they are elsewhere
        self.swept = -math.inf  # when old chat and codes were last looked for
        self.tidied = self.clock.monotonic()
        self.put_away = 0  # tables, since then
        self.asleep: OrderedDict[tuple[str, int], Any] = OrderedDict()  # what turns.py saw of tables that are asleep
        self.book = Bookkeeper(store, self.exports)
        self.cluster = PostgresCluster(store.url, self.supervisor, self.actors) if store.postgres else SingleProcess()

    @property
    def services(self) -> Services:
        """What a table is given."""
        own = (self.clock, self.store, self.bots, self.cluster, self.timings, self.supervisor, self.counts)
        return Services(*own, ended=self.book.note)

    async def start(self) -> None:
        await self.store.start(self.supervisor)
        await self.store.resume_time(self.clock, self.timings.spared)
        await self.cluster.start()
        self.tasks = [
            self.supervisor.repeat("sweeper", self.sweep, min(SWEEP, self.timings.idle)),
            self.supervisor.once("waker", self.wake_running),
            self.supervisor.repeat("bookkeeper", self.book.write_next),
        ]

    async def stop(self) -> None:
        # To their end, while the database is still there: cut off in the middle of a question they would wait for ever.
        errands = [*self.tasks, *self.waking.values()]
        for task in errands:
            task.cancel()
        await asyncio.gather(*errands, return_exceptions=True)
        await asyncio.gather(*(actor.stop() for actor in self.actors.values()), return_exceptions=True)
        self.bots.stop()
        self.exports.stop()
        self.reviews.stop()
        await self.cluster.stop()
        await self.store.stop()

    # Tables

    async def open(self, host: str, game: AnyGame, players: int, options: dict[str, Any], **given: Any) -> Room:
        """Set a table. BadOptions if this game cannot be played so, NoCodeLeft if the server is full."""
        game.check_options(players, game.read_options(options))
        room = Room(new_room_id(), self.clock.now)
        record = was.Opened(
            game=game.key,
            players=players,
            options=options,
            public=given.get("public", False),
            clock=given.get("clock", "off"),
            leavers=given.get("leavers", "bot"),
            code=await draw_code(self.store.codes_used),
            host=host,
            secret=given.get("secret") or new_secret().hex(),
            daily=given.get("daily", ""),
            box=given.get("box"),
            pace=given.get("pace", "auto"),
            bots=given.get("bots", STAND_IN),
            # Whoever plays the deal of the day meets the same company.
            first_cheese=0 if given.get("daily") else secrets.randbelow(len(CHEESES)),
        )
        await self.add(room, record, host)
        return room

    async def add(self, room: Room, record: was.AnyRecord, person: str | None = None) -> None:
        """A record at a table nobody else knows of yet."""
        kept = StoredRecord(room.seq + 1, int(self.clock.now() * 1000), record, person)
        apply_record(room, kept)
        await self.store.append(room.id, kept, index_row(room, kept.at), seated_by(room, record))
        self.counts.add(record)

    async def actor(self, room_id: str) -> TableActor:
        """The actor of this table, woken if need be. Raises NoSuchTable."""
        actor = self.actors.get(room_id)
        if actor is not None:
            # Whoever asks is about to come: not the moment to put the table away.
            actor.presence.keep_awake()
            return actor
        if room_id not in self.waking:
            task = asyncio.create_task(self.wake(room_id))
            self.waking[room_id] = task
            task.add_done_callback(lambda _: self.waking.pop(room_id, None))
        return await asyncio.shield(self.waking[room_id])

    async def wake(self, room_id: str) -> TableActor:
        room = await self.load(room_id)
        due = await self.store.due_of(room_id) if room.slow else None
        actor = TableActor(self.services, room)
        if due is not None:
            actor.clocks.resume(due)
        self.actors[room_id] = actor
        return actor

    async def load(self, room_id: str) -> Room:
        return await load_room(room_id, self.store, self.clock)

    async def load_match(self, match: str) -> Room:
        """The room as it stood at the end of one of its games; NoSuchTable if it is not over."""
        room_id, number = split_match(match)
        room = follow_match(room_id, number, await self.store.read(room_id), self.clock.now)
        if room is None:
            raise NoSuchTable(match)
        return room

    async def finished(self, match: str, person: str | None) -> tuple[Finished, Hashable]:
        """A finished game, made off the loop, and a key that changes with it; NoSuchTable, ExportsBusy."""
        room_id, number = split_match(match)
        stamp = await self.store.stamp(room_id)
        key = (match, stamp)
        if not any(stamp):
            raise NoSuchTable(match)

        async def make() -> Finished | None:
            return await self.exports.make(person, finish_match, room_id, number, await self.store.stored(room_id))

        found: Finished | None = await self.exports.cached(key, make)
        if found is None:
            raise NoSuchTable(match)
        return found, key

    async def fork(
        self, journal: Journal, box: was.OwnBox | None, entries: int, person: str, sitter: Sitter, bot: str
    ) -> Room:
        """A new table where that game stood, with bots in the other seats."""
        game = game_with(journal.game, box.toml if box else None)
        room = await self.open(person, game, len(journal.seats), journal.options, box=box)
        for other in range(len(journal.seats)):
            if other != sitter.seat:
                await self.add(room, was.BotSeated(other, bot))
        await self.sit(room, person, sitter)
        await self.begin(room, journal.entries[:entries])
        return room

    async def sit(self, room: Room, person: str, sitter: Sitter) -> None:
        """Somebody sits down at a table nobody else knows of yet. They throw in their luck when they have seen it."""
        await self.add(room, was.Sat(sitter.seat, person, sitter.name, "", face=sitter.face), person)

    async def begin(self, room: Room, entries: Sequence[Entry] = ()) -> None:
        """Deal at a table nobody else knows of yet, or go on from the entries of another game."""
        record, told = deal(room, entries)
        kept = StoredRecord(room.seq + 1, int(self.clock.now() * 1000), record)
        apply_record(room, kept, told)
        await self.store.append(room.id, kept, index_row(room, kept.at), seated_by(room, record))

    # Housekeeping

    async def wake_running(self) -> None:
        """Wake the tables with a running clock after a restart, whether or not anybody comes back."""
        await self.wake_all(row.room for row in await self.store.running())

    async def wake_all(self, rooms: Iterable[str]) -> None:
        for room in rooms:
            try:
                await self.actor(room)
            except Exception:
                logger.exception("table failed", table=room)

    async def sweep(self) -> None:
        """One round: put away what is idle, forget what is old."""
        now = self.clock.monotonic()
        for room_id in [room_id for room_id, actor in self.actors.items() if actor.idle]:
            await self.actors.pop(room_id).stop()
            self.put_away += 1
        if not self.actors or self.put_away > max(LITTER, len(self.actors) / 2) or now > self.tidied + TIDY:
            self.tidied, self.put_away = now, 0
            gc.collect()
        if now > self.swept + DAY / 24:
            await self.forget_chat(int((self.clock.now() - 30 * DAY) * 1000))
            await self.store.give_up_codes(
                int((self.clock.now() - 3 * DAY) * 1000), int((self.clock.now() - 30 * DAY) * 1000)
            )
            await self.store.change(lambda connection: drop_stale(connection, self.days_ago(0)))
            # Only now: what failed is tried again, not an hour later.
            self.swept = now
        await self.store.note_time(self.clock)
        # One more round than there is time for: what is due soon is awake when it is.
        await self.wake_all(await self.store.due_before(round((self.clock.steady() + 2 * SWEEP) * 1000)))

    def days_ago(self, days: int) -> int:
        """ms since 1970."""
        return int((self.clock.now() - days * DAY) * 1000)

    async def forget_chat(self, before: int) -> None:
        """Forget chat from before then, stored and in memory."""
        for room in await self.store.forget_chat(before):
            if room in self.actors:
                self.actors[room].reload()

    async def forget(self, person: str) -> int:
        """Forget a person: they get up everywhere, then their names and words go. Returns how many tables."""
        for one in await self.store.selves(person):
            for row in await self.store.rooms_of(one):
                done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                await (await self.actor(row.room)).inbox.put(ForgetPerson(one, done))
                await done
            self.hang_up(one)
        touched = await self.store.forget(person)
        self.asleep.clear()
        for room in touched:
            if room in self.actors:
                self.actors[room].reload()
        return len(touched)

    # People

    def hang_up(self, person: str) -> None:
        """Close a person's lines; those of their devices come back by themselves, and say anew who they are."""
        for actor in self.actors.values():
            actor.live.hang_up(person)
        self.cluster.hang_up(person)

    async def new_guest(self) -> tuple[str, str]:
        """A person and the token that only they hold."""
        person, token = secrets.token_hex(10), secrets.token_urlsafe(32)
        await self.store.add_person(person, hash_token(token))
        return person, token

    async def person_with(self, token: str) -> str | None:
        return await self.store.person_with(hash_token(token))


def split_match(match: str) -> tuple[str, int]:
    """The room and which of its games; NoSuchTable if there can be none."""
    room_id, _, number = match.rpartition("-")
    if not number.isdecimal() or not number.isascii() or len(number) > 6:
        raise NoSuchTable(match)
    return room_id, int(number)


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
