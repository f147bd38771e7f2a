"""Whatever happens at a table is written down before anybody is told."""

import asyncio
import contextlib
import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog

from fromagerie.server import records as was
from fromagerie.server import wire
from fromagerie.server.attendant import Attendant
from fromagerie.server.desk import decide, follow_up
from fromagerie.server.mail import Listener
from fromagerie.server.records import Kept
from fromagerie.server.room import Room
from fromagerie.server.store import NotSaved, RoomRow, Taken
from fromagerie.server.telling import Teller, encode, explain
from fromagerie.server.verdicts import Decision, NotDone

if TYPE_CHECKING:
    from fromagerie.server.house import House

PERSISTENCE: Final = 5.0  # seconds of trying while other processes are quicker
LATELY: Final = 60_000  # ms: the index says when a table was last touched, to the minute
FOLLOWING: Final = 5  # records that may follow from one by themselves

logger = structlog.get_logger()


class Clerk(Attendant):
    """Judges, writes, tells; if it cannot be written, it did not happen, and the table goes back to what is kept."""

    def __init__(self, house: "House", room: Room) -> None:
        super().__init__(house, room)
        self.indexed: RoomRow | None = None
        self.doubtful = False  # what is in memory may not be what is kept: read it anew before anything else
        self.again_at = 0.0  # nothing is tried by itself before

    # Commands

    async def carry_out(self, listener: Listener, command: wire.Command, timing: tuple[int, int] | None = None) -> None:
        def judge() -> Decision:
            decision = decide(self.room, listener.person, command, listener.language)
            if isinstance(decision.record, was.Acted) and isinstance(command, wire.Act):
                spent = self.spent(decision.record.entry.seat)
                record = msgspec.structs.replace(decision.record, spent=spent, timing=timing)
                return Decision(record, decision.told)
            return decision

        try:
            await self.write(listener.person, command.id, judge)
        except NotDone as error:
            self.refuse(listener, command, error)
            return
        listener.send(encode(wire.Done(command.id, self.room.answered[listener.person][command.id])))
        self.tell()

    async def attempt(self, judge: Callable[[], Decision], person: str | None = None) -> None:
        """Something that happens by itself: if it cannot be done now, it will be tried again."""
        with contextlib.suppress(NotDone):
            await self.write(person, None, judge)

    def answer(self, listener: Listener, command: wire.Command) -> None:
        """After a failure: whether it was kept all the same."""
        kept = self.room.answer_to(listener.person, command.id)
        if kept is None:
            self.refuse(listener, command, NotDone("not-saved", "not-saved"))
        else:
            listener.send(encode(wire.Done(command.id, kept)))

    def refuse(self, listener: Listener, command: wire.Command, error: NotDone) -> None:
        listener.send(encode(explain(error, command.id, listener.language)))

    # Writing

    async def write(self, person: str | None, command: str | None, judge: Callable[[], Decision]) -> None:
        """Judge, write, follow; then whatever follows by itself. NotDone if it is refused or could not be kept."""
        await self.write_one(person, command, judge)
        await self.go_on()

    async def go_on(self) -> None:
        """Whatever follows by itself. If that cannot be kept it is tried again: what came before it was."""
        for _ in range(FOLLOWING):
            following = follow_up(self.room)
            if following is None:
                return
            try:
                await self.keep_record(None, None, following)
            except Taken:
                # Another process was quicker, and has done the same.
                continue
            except NotDone:
                return

    async def write_one(self, person: str | None, command: str | None, judge: Callable[[], Decision]) -> None:
        give_up = self.house.monotonic() + PERSISTENCE
        while self.house.monotonic() < give_up:
            if self.room.answer_to(person, command) is not None:
                return
            try:
                await self.keep_record(person, command, judge())
            except Taken:
                # Another process was quicker: see what it did, and judge again, not both at the same moment.
                await asyncio.sleep(random.uniform(0, 0.01))
                continue
            return
        raise NotDone("busy", "busy")

    async def keep_record(self, person: str | None, command: str | None, decision: Decision) -> None:
        """Safe first. If it cannot be kept, the table goes back to what is."""
        room = self.room
        kept = Kept(room.seq + 1, int(self.house.now() * 1000), decision.record, person, command)
        version = room.table.version if room.table else 0
        room.follow(kept, decision.told)
        try:
            await self.house.store.append(room.id, kept, self.index_entry(kept.at), sitting(room, decision.record))
        except (Taken, NotSaved) as error:
            self.doubtful = True
            if isinstance(error, NotSaved):
                logger.warning("not saved", table=room.id, error=str(error))
                self.again_at = self.house.monotonic() + self.house.pace.again
            await self.reload()
            if isinstance(error, Taken):
                raise
            if self.room.answer_to(person, command) is not None:
                # The failure came after the writing.
                return
            raise NotDone("not-saved", "not-saved") from None
        self.house.count(decision.record)
        if (room.table.version if room.table else 0) != version or decision.told is not None:
            self.new_position()

    def index_entry(self, at: int) -> RoomRow | None:
        """What the index is to say of this table, if it does not say so already, more or less."""
        row = row_of(self.room, at)
        old = self.indexed
        if old is not None and row == old._replace(touched=at) and at < old.touched + LATELY:
            return None
        self.indexed = row
        return row

    # What is kept, anew

    async def reload(self) -> None:
        """From what is kept, anew."""
        self.indexed = None
        self.room = await self.house.load(self.room.id)
        self.doubtful = False
        self.new_position()
        self.plans_are_void()
        for listener in self.listeners:
            listener.seen, listener.fresh = min(listener.seen, self.room.seq), True

    async def catch_up(self) -> None:
        for kept in await self.house.store.read(self.room.id, self.room.seq):
            if kept.seq == self.room.seq + 1:
                self.room.follow(kept)
        self.new_position()
        self.tell()

    # Telling

    def tell(self) -> None:
        """Everybody here what they have not seen yet; people who see the same get the same bytes."""
        room = self.room
        teller = Teller(room, self.watchers(), self.window())
        made: dict[tuple[Any, ...], bytes] = {}
        for listener in list(self.listeners):
            if listener.seen == room.seq and not listener.fresh:
                continue
            seat, host = teller.place(listener.person)
            key = (seat, host, listener.language, listener.seen, listener.fresh)
            if key not in made:
                deadline = self.time_left(seat) if seat is not None else None
                made[key] = encode(
                    teller.update(
                        listener.person, listener.language, listener.seen, fresh=listener.fresh, deadline=deadline
                    )
                )
            listener.seen, listener.fresh = room.seq, False
            listener.send(made[key])
        self.told()

    # What those who plan ahead have to know

    def told(self) -> None:
        """Everybody has just been told how the table stands."""

    def plans_are_void(self) -> None:
        """The table was read anew: what was planned for it no longer holds."""


def row_of(room: Room, at: int) -> RoomRow:
    """What the index says of a room."""
    free = sum(chair.free for chair in room.chairs)
    people = sum(chair.present for chair in room.chairs)
    return RoomRow(
        *(room.id, room.code, room.game.key, room.phase, room.public, len(room.chairs), free, room.clock, at, people)
    )


def sitting(room: Room, record: was.AnyRecord) -> list[tuple[str, int]]:
    """Who sits at which game of the room, when that changes."""
    if isinstance(record, was.Sat):
        return [(record.person, room.matches)]
    if isinstance(record, was.Dealt | was.Gathered):
        return [(chair.person, room.matches) for chair in room.chairs if chair.person]
    return []
