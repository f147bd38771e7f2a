"""All the tables there are: opened, found again, put away when nobody is there."""

import asyncio
import gc
import hashlib
import math
import secrets
import time
from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final

import structlog

from fromagerie.bots import bots_for
from fromagerie.bots.levels import LEVELS
from fromagerie.engine.game import AnyGame, game_called
from fromagerie.engine.journal import Entry, Journal
from fromagerie.engine.sealed import new_secret
from fromagerie.server import records as was
from fromagerie.server import wire
from fromagerie.server.clerk import row_of, sitting
from fromagerie.server.codes import draw_code
from fromagerie.server.desk import PHRASES, new_room_id
from fromagerie.server.export_pool import ExportPool
from fromagerie.server.exports import Finished, finish_match, follow_match
from fromagerie.server.keeper import Keeper
from fromagerie.server.mail import Leaves, Pace
from fromagerie.server.neighbours import Alone, Neighbours
from fromagerie.server.records import Kept
from fromagerie.server.room import Room
from fromagerie.server.store import Store
from fromagerie.server.supervisor import Supervisor
from fromagerie.server.telling import server_words
from fromagerie.server.thinkers import Thinkers

logger = structlog.get_logger()

DAY: Final = 24 * 3600
SWEEP: Final = 30.0
TIDY: Final = 600.0  # seconds between two looks through all of the memory, while there are tables


class NoSuchTable(LookupError):
    """No table of this name."""


class House:
    """The rooms that are awake, and the way to wake the others.

    `now` is for dates only; how long something takes is told by `monotonic`, which nobody can set.
    """

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        pace: Pace | None = None,
        now: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
        exports: ExportPool | None = None,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.exports = exports or ExportPool()
        self.pace = pace or Pace()
        self.now = now
        self.monotonic = monotonic
        self.keepers: dict[str, Keeper] = {}
        self.waking: dict[str, asyncio.Task[Keeper]] = {}
        self.supervisor = Supervisor()
        self.tasks: list[asyncio.Task[None]] = []
        self.swept = -math.inf  # when old chat and codes were last looked for
        self.tidied = monotonic()
        self.counts: dict[str, int] = {}
        self.failures = 0
        self.neighbours: Alone = Neighbours(self, store.url) if store.postgres else Alone()

    async def start(self) -> None:
        await self.store.start(self.supervisor)
        await self.neighbours.start()
        self.tasks = [
            self.supervisor.repeat("sweeper", self.sweep, min(SWEEP, self.pace.idle)),
            self.supervisor.once("waker", self.wake_running),
        ]

    async def stop(self) -> None:
        # To their end, while the database is still there: cut off in the middle of a question they would wait for ever.
        errands = [*self.tasks, *self.waking.values()]
        for task in errands:
            task.cancel()
        await asyncio.gather(*errands, return_exceptions=True)
        await asyncio.gather(*(keeper.stop() for keeper in self.keepers.values()), return_exceptions=True)
        self.thinkers.stop()
        self.exports.stop()
        await self.neighbours.stop()
        await self.store.stop()

    # Tables

    async def open(self, host: str, game: AnyGame, players: int, options: dict[str, Any], **given: Any) -> Room:
        """Set a table. BadOptions if this game cannot be played so, NoCodeLeft if the house is full."""
        game.check_options(players, game.read_options(options))
        room = Room(new_room_id(), self.now)
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
        )
        await self.add(room, record, host)
        return room

    async def add(self, room: Room, record: was.AnyRecord, person: str | None = None) -> None:
        """A record at a table nobody else knows of yet."""
        kept = Kept(room.seq + 1, int(self.now() * 1000), record, person)
        room.follow(kept)
        await self.store.append(room.id, kept, row_of(room, kept.at), sitting(room, record))
        self.count(record)

    async def keeper(self, room_id: str) -> Keeper:
        """Whoever keeps this table, woken if need be; NoSuchTable."""
        keeper = self.keepers.get(room_id)
        if keeper is not None:
            # Whoever asks is about to come: not the moment to put the table away.
            keeper.quiet_since = self.monotonic()
            return keeper
        if room_id not in self.waking:
            task = asyncio.create_task(self.wake(room_id))
            self.waking[room_id] = task
            task.add_done_callback(lambda _: self.waking.pop(room_id, None))
        return await asyncio.shield(self.waking[room_id])

    async def wake(self, room_id: str) -> Keeper:
        keeper = Keeper(self, await self.load(room_id))
        self.keepers[room_id] = keeper
        return keeper

    async def load(self, room_id: str) -> Room:
        records = await self.store.read(room_id)
        if not records:
            raise NoSuchTable(room_id)
        room = Room(room_id, self.now)
        for kept in records:
            room.follow(kept)
        return room

    async def load_match(self, match: str) -> Room:
        """The room as it stood at the end of one of its games; NoSuchTable if it is not over."""
        room_id, number = split_match(match)
        room = follow_match(room_id, number, await self.store.read(room_id), self.now)
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

    async def fork(self, journal: Journal, entries: int, person: str, seat: int, name: str, bot: str) -> Room:
        """A new table where that game stood, with bots in the other seats."""
        game = game_called(journal.game)
        room = await self.open(person, game, len(journal.seats), journal.options)
        for other in range(len(journal.seats)):
            if other != seat:
                await self.add(room, was.BotSeated(other, bot))
        await self.add(room, was.Sat(seat, person, name, ""), person)
        await self.begin(room, journal.entries[:entries])
        return room

    async def begin(self, room: Room, entries: Sequence[Entry] = ()) -> None:
        """Deal at a table nobody else knows of yet, or go on from the entries of another game."""
        record, told = room.deal(entries)
        kept = Kept(room.seq + 1, int(self.now() * 1000), record)
        room.follow(kept, told)
        await self.store.append(room.id, kept, row_of(room, kept.at), sitting(room, record))

    # Housekeeping

    async def wake_running(self) -> None:
        """Where a clock is running it goes on, whoever comes back after a restart."""
        for row in await self.store.running():
            try:
                await self.keeper(row.room)
            except Exception:
                logger.exception("table failed", table=row.room)

    async def sweep(self) -> None:
        """One round: put away what is idle, forget what is old."""
        now = self.monotonic()
        if not self.keepers or now > self.tidied + TIDY:
            self.tidied = now
            gc.collect()
        for room_id, keeper in list(self.keepers.items()):
            if keeper.idle:
                del self.keepers[room_id]
                await keeper.stop()
        if now > self.swept + DAY / 24:
            await self.forget_chat(int((self.now() - 30 * DAY) * 1000))
            await self.store.give_up_codes(int((self.now() - 3 * DAY) * 1000), int((self.now() - 30 * DAY) * 1000))
            # Only now: what failed is tried again, not an hour later.
            self.swept = now

    async def forget_chat(self, before: int) -> None:
        """What was said before then, in what is kept and in memory."""
        for room in await self.store.forget_chat(before):
            if room in self.keepers:
                self.keepers[room].restart()

    async def forget(self, person: str) -> int:
        """Somebody wants to be forgotten: they get up everywhere, then their names and words go. Says at how many."""
        for row in await self.store.rooms_of(person):
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            await (await self.keeper(row.room)).inbox.put(Leaves(person, done))
            await done
        touched = await self.store.forget(person)
        for room in touched:
            if room in self.keepers:
                self.keepers[room].restart()
        return len(touched)

    def count(self, record: was.AnyRecord) -> None:
        kind = type(record).__name__.lower()
        self.counts[kind] = self.counts.get(kind, 0) + 1

    def welcome(self, language: str, game: AnyGame) -> wire.Welcome:
        words = server_words(language)
        bots: list[str] = [level for level in LEVELS if level in bots_for(game)]
        return wire.Welcome(wire.PROTOCOL, {phrase: words(f"phrase-{phrase}") for phrase in PHRASES}, bots)

    # People

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
