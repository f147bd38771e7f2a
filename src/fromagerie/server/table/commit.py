"""Everything that happens at a table is committed before anybody is told."""

import asyncio
import contextlib
import math
import random
from collections.abc import Callable
from typing import Final

import structlog

from fromagerie.server.domain.apply import apply_record
from fromagerie.server.domain.commands import follow_up, follows
from fromagerie.server.domain.decisions import CommandRejected, Decision
from fromagerie.server.domain.index import IndexRow, index_row, seated_by
from fromagerie.server.domain.records import Acted, AnyRecord, Ended, StoredRecord
from fromagerie.server.domain.room import Room
from fromagerie.server.services import Clock, NoSuchTable, NotSaved, RecordStore, Services, Taken
from fromagerie.server.table.clocks import Clocks
from fromagerie.server.table.live import LiveTable

PERSISTENCE: Final = 5.0  # seconds of trying while other processes are quicker
LATELY: Final = 60_000  # ms: the index says when a table was last touched, to the minute
FOLLOWING: Final = 5  # records that may follow from one by themselves

logger = structlog.get_logger()

Judge = Callable[[], Decision]


class CommitPipeline:
    """Judge, apply, commit. What cannot be committed did not happen: the room is read back from the store."""

    __slots__ = ("clocks", "doubtful", "indexed", "live", "on_reload", "retry_at", "services")

    def __init__(self, live: LiveTable, services: Services, clocks: Clocks, on_reload: Callable[[], None]) -> None:
        self.live = live
        self.clocks = clocks
        self.services = services
        self.on_reload = on_reload
        self.indexed: IndexRow | None = None
        self.doubtful = False  # what is in memory may not be what is stored: read it before anything else
        self.retry_at = 0.0  # nothing is tried by itself before

    async def commit(self, person: str | None, command: str | None, judge: Judge) -> None:
        """Commit what `judge` decides, and whatever follows from it. Raises CommandRejected."""
        clock = self.services.clock
        give_up = clock.monotonic() + PERSISTENCE
        while clock.monotonic() < give_up:
            if self.live.room.answer_to(person, command) is not None:
                return
            try:
                await self.commit_record(person, command, judge())
            except Taken:
                # Another process was quicker: see what it did, and judge again, not both at the same moment.
                await asyncio.sleep(random.uniform(0, 0.01))
                continue
            await self.commit_follow_ups()
            return
        raise CommandRejected("busy", "busy")

    async def try_commit(self, judge: Judge, person: str | None = None) -> None:
        """Something that happens by itself: if it cannot be done now, it will be tried again."""
        with contextlib.suppress(CommandRejected):
            await self.commit(person, None, judge)

    async def note(self, record: AnyRecord, person: str | None = None) -> None:
        """The same for a fact that needs no judging."""
        await self.try_commit(lambda: Decision(record), person)

    async def commit_follow_ups(self) -> None:
        """Whatever follows by itself. If that cannot be stored it is tried again: what came before it was."""
        for _ in range(FOLLOWING):
            following = follow_up(self.live.room)
            if following is None:
                return
            try:
                await self.commit_record(None, None, following)
            except Taken:
                # Another process was quicker, and has done the same.
                continue
            except CommandRejected:
                return

    async def commit_record(self, person: str | None, command: str | None, decision: Decision) -> None:
        """Apply one record and return when it is safe. Raises Taken, or CommandRejected if it could not be stored."""
        room, clock = self.live.room, self.services.clock
        kept = StoredRecord(room.seq + 1, int(clock.now() * 1000), decision.record, person, command)
        before = self.live.position()
        apply_record(room, kept, decision.told)
        # Nobody is given more time, nor waits longer, because a bot said something.
        chatter = person is None and isinstance(decision.record, Acted) and bool(decision.record.entry.say)
        moved = not chatter and (begins_position(room, decision) or before != self.live.position())
        entry = self.index_entry(kept, moved=moved)
        try:
            await self.services.store.append(room.id, kept, entry, seated_by(room, decision.record))
        except Taken:
            await self.undo_failed()
            raise
        except NotSaved as error:
            logger.warning("not saved", table=room.id, error=str(error))
            self.put_off()
            await self.undo_failed()
            if self.live.room.answer_to(person, command) is not None:
                # The failure came after the writing.
                return
            lost = "move-not-saved" if isinstance(decision.record, Acted) else "not-saved"
            raise CommandRejected("not-saved", lost) from None
        self.services.counts.add(decision.record)
        if room.phase == "over" and isinstance(decision.record, Acted | Ended):
            self.services.ended(room, kept.at)
        if moved:
            self.live.start_position()

    async def undo_failed(self) -> None:
        self.doubtful = True
        await self.reload()

    def put_off(self) -> None:
        """The store is in trouble: nothing is tried by itself for a while."""
        self.retry_at = self.services.clock.monotonic() + self.services.timings.again

    def next_due(self) -> float:
        """When something is to be read or written that nobody asked for."""
        if self.doubtful or follows(self.live.room):
            return self.services.clock.monotonic()
        return self.retry_at if self.retry_at > self.services.clock.monotonic() else math.inf

    def index_entry(self, kept: StoredRecord, *, moved: bool) -> IndexRow | None:
        """What the index is to say of this table; None if it says so already, or nearly."""
        room, old = self.live.room, self.indexed
        due = self.clocks.due(moved=moved) if room.slow else None
        if old is not None and kept.at < old.touched + LATELY and due is None and old.due is None:
            # A move changes nothing of it but, perhaps, whether the game is over.
            if isinstance(kept.record, Acted) and room.phase == old.phase:
                return None
            if index_row(room, old.touched) == old:
                return None
        row = index_row(room, kept.at, due)
        self.indexed = row
        return row

    # What is stored

    async def reload(self) -> None:
        """Replace the room by what is stored."""
        live = self.live
        self.indexed, before = None, live.position()
        live.room = await load_room(live.room.id, self.services.store, self.services.clock)
        self.doubtful = False
        self.look_again(before)
        for listener in live.listeners:
            listener.seen, listener.fresh = min(listener.seen, live.room.seq), True
        self.on_reload()

    async def catch_up(self) -> None:
        """Apply what another process has stored."""
        room, before = self.live.room, self.live.position()
        for kept in await self.services.store.read(room.id, room.seq):
            if kept.seq == room.seq + 1:
                apply_record(room, kept)
        self.look_again(before)

    def look_again(self, before: object) -> None:
        """The room is as it is stored. Where a move takes days, nobody is given another one for that."""
        if not self.live.room.slow or before != self.live.position():
            self.live.start_position()


def begins_position(room: Room, decision: Decision) -> bool:
    """Whether it was a move made here: the game has moved already. At a slow table nobody gains time by talking."""
    record = decision.record
    if room.slow and isinstance(record, Acted):
        return not record.entry.say
    return decision.told is not None


async def load_room(room_id: str, store: RecordStore, clock: Clock) -> Room:
    """A room as the sum of its records. Raises NoSuchTable."""
    records = await store.read(room_id)
    if not records:
        raise NoSuchTable(room_id)
    room = Room(room_id, clock.now)
    for kept in records:
        apply_record(room, kept)
    return room
