"""One table: one inbox, one consumer. All requests are messages in it; one thing happens at a time."""

import asyncio
import contextlib

import structlog

from fromagerie.server import wire
from fromagerie.server.domain import records as was
from fromagerie.server.domain.commands import follows
from fromagerie.server.domain.moves import Timed
from fromagerie.server.domain.room import Room
from fromagerie.server.domain.seats import STAND_IN
from fromagerie.server.services import Services
from fromagerie.server.table.agenda import Agenda
from fromagerie.server.table.alarm import Alarm
from fromagerie.server.table.bots import BotScheduler
from fromagerie.server.table.broadcast import Broadcaster
from fromagerie.server.table.clocks import Clocks
from fromagerie.server.table.commit import CommitPipeline
from fromagerie.server.table.ephemeral import Ephemera
from fromagerie.server.table.execute import CommandExecutor
from fromagerie.server.table.handed_over import read_handed_over
from fromagerie.server.table.held_moves import HeldMoves
from fromagerie.server.table.inbox import Inbox
from fromagerie.server.table.intake import Intake
from fromagerie.server.table.live import LiveTable
from fromagerie.server.table.messages import (
    BotDecided,
    BotSpoke,
    CoachAsked,
    Commanded,
    Connected,
    Disconnected,
    ForgetPerson,
    Listener,
    Message,
    ReloadRequested,
    RemoteAppend,
    Tick,
)
from fromagerie.server.table.presence import Presence
from fromagerie.server.table.race import RaceCoordinator

logger = structlog.get_logger()


class TableActor:
    """Dispatches messages to its parts, which decide or say when they are due; nothing else changes the table."""

    def __init__(self, services: Services, room: Room) -> None:
        self.services = services
        self.clock = services.clock
        self.live = LiveTable(room, services.clock)
        self.clocks = Clocks(self.live, services)
        self.pipeline = CommitPipeline(self.live, services, self.clocks, self.void_plans)
        self.broadcaster = Broadcaster(self.live, self.clocks)
        self.race = RaceCoordinator(self.live, services)
        self.held = HeldMoves(self.live, self.clocks)
        self.presence = Presence(self.live, services, self.wake)
        self.seated_here = self.presence.seated_here
        self.inbox = Inbox()
        self.ephemera = Ephemera(self.live, services, self.presence)
        self.countdown = self.ephemera.countdown
        self.intake = Intake(self.live, self.broadcaster, self.race, self.held, self.ephemera, self.wake)
        self.bots = BotScheduler(self.live, services, self.clocks, self.race, self.ephemera, self.inbox.put)
        self.executor = CommandExecutor(self.live, self.clocks, self.pipeline, self.broadcaster)
        self.agenda = Agenda(self.live, self.clocks, self.presence, self.held, self.race, self.ephemera)
        self.alarm = Alarm(services.clock, self.wake)
        self.settled = False  # nothing of what is due here has been forgotten
        self.task = services.supervisor.repeat("tables", self.serve_next, table=room.id)

    @property
    def room(self) -> Room:
        return self.live.room

    def post(self, message: Message) -> bool:
        """Put something into the inbox; False if it is full."""
        return self.inbox.offer(message)

    # For other processes

    def append_elsewhere(self, seq: int) -> None:
        """Another process has stored a record."""
        if seq > self.room.seq:
            self.post(RemoteAppend(seq))

    def note_elsewhere(self, people: list[str]) -> None:
        """Another process has these people at this table."""
        self.presence.note_elsewhere(people)
        self.ephemera.update()

    def take_over(self, command: str) -> None:
        """A command that is judged here."""
        self.post(read_handed_over(command, self.clock.monotonic()))

    def pass_on(self, message: str) -> None:
        """What the process that has the table tells everybody."""
        self.ephemera.pass_on(message)

    def wake(self) -> None:
        self.post(Tick())

    def reload(self) -> None:
        self.post(ReloadRequested())

    # The consumer

    async def serve_next(self) -> None:
        """One message; after a failure here, the whole table is looked at first."""
        if not self.settled:
            await self.settle_in()
        message = await self.inbox.get()
        self.settled = False
        try:
            await self.handle(message)
        except Exception:
            # A mistake of ours must not take the table with it: what is stored is right, so begin again from there.
            logger.exception("table failed", table=self.room.id, message=type(message).__name__)
            self.services.counts.failures += 1
            await self.recover(message)
        self.look_ahead()
        self.settled = True

    async def settle_in(self) -> None:
        self.presence.expect_everybody()
        await self.services.cluster.claim(self.room.id)
        # Another process may have written after this room was read, and before anybody listened.
        self.post(RemoteAppend(self.room.seq + 1))
        self.look_ahead()
        self.settled = True

    async def recover(self, message: Message) -> None:
        """Go back to what is stored, and answer those who wait accordingly."""
        self.pipeline.doubtful = True
        self.pipeline.put_off()
        with contextlib.suppress(Exception):
            await self.pipeline.reload()
            self.broadcast()
        if isinstance(message, Commanded) and not self.pipeline.doubtful:
            self.executor.answer_from_store(message.listener, message.command)
        elif isinstance(message, Connected) or (
            isinstance(message, Commanded) and message.listener in self.live.listeners
        ):
            # As long as nobody can tell what is stored, there is no true answer.
            asyncio.get_running_loop().call_later(self.services.timings.again, self.post, message)

    async def handle(self, message: Message) -> None:
        if self.pipeline.doubtful and not isinstance(message, Disconnected):
            await self.pipeline.reload()
            self.broadcast()
        if self.has_left_over():
            await self.answer_left_over()
        await self.dispatch(message)
        if self.has_left_over():
            await self.answer_left_over()

    async def dispatch(self, message: Message) -> None:
        match message:
            case Commanded():
                await self.handle_command(message)
            case BotDecided():
                await self.handle_bot(message)
            case BotSpoke() if self.bots.talk.accepts(message):
                await self.executor.execute_claim(message)
                self.broadcast()
            case Connected(listener, hello):
                await self.connect(listener, hello)
            case Disconnected(listener):
                self.presence.disconnect(listener)
                self.ephemera.update()
            case Tick():
                await self.handle_due()
            case ReloadRequested():
                await self.pipeline.reload()
                self.live.begin_again()
                self.broadcast()
            case RemoteAppend(seq) if seq > self.room.seq:
                await self.pipeline.catch_up()
                self.broadcast()
            case CoachAsked(seat, person) if not self.room.chairs[seat].coached:
                await self.pipeline.note(was.Coached(seat), person)
                self.broadcast()
            case ForgetPerson(person, done):
                try:
                    await self.see_off(person)
                finally:
                    done.set_result(None)

    def broadcast(self) -> None:
        self.broadcaster.send_updates()
        self.race.update()
        self.ephemera.update()

    def void_plans(self) -> None:
        """The room was read from the store: what was planned for the one before no longer holds."""
        self.race.end()
        self.countdown.stop()
        self.bots.stop()

    # People

    async def connect(self, listener: Listener, hello: wire.Hello) -> None:
        if listener.greet(hello, self.room.seq):
            self.live.listeners.add(listener)
            self.broadcaster.send_welcome(listener)
        back = self.presence.connect(listener)
        if back is not None:
            await self.pipeline.note(was.CameBack(back), listener.person)
        known = self.ephemera.told
        self.broadcast()
        self.ephemera.welcome(listener, known)

    async def see_off(self, person: str) -> None:
        """Nobody waits for a person who never comes back: a bot sits in, and another is the host."""
        for record in self.presence.farewell(person):
            await self.pipeline.note(record)
        self.broadcast()
        self.live.hang_up(person)

    # Commands and bots

    async def handle_command(self, came: Commanded) -> None:
        if not self.intake.takes(came):
            await self.carry_out(came.listener, came.command)

    async def carry_out(self, listener: Listener, command: wire.Command, timing: Timed = None) -> None:
        if await self.executor.execute(listener, command, timing):
            self.broadcast()

    def has_left_over(self) -> bool:
        return bool(self.race.left_over) or self.countdown.throw is not None

    async def answer_left_over(self) -> None:
        while self.race.left_over:
            await self.make(self.race.left_over.pop(0))
        if throw := self.countdown.take_due():
            await self.make(throw)

    async def handle_bot(self, decided: BotDecided) -> None:
        if self.bots.accepts(decided):
            if self.race.takes_bot(decided):
                self.wake()
            elif not self.ephemera.takes_bot(decided):
                await self.make(decided)

    async def make(self, came: Commanded | BotDecided, timing: Timed = None) -> None:
        """A move whose moment has come."""
        if isinstance(came, Commanded):
            await self.carry_out(came.listener, came.command, timing)
        else:
            await self.executor.execute_bot(came, timing)
            self.broadcast()

    # Time

    async def handle_due(self) -> None:
        for held in self.held.take_due():
            await self.carry_out(held.listener, held.command)
        await self.finish_race()
        if self.clock.monotonic() < self.pipeline.retry_at:
            return
        if follows(self.room):
            await self.pipeline.commit_follow_ups()
            self.broadcast()
        for record in self.presence.overdue():
            await self.pipeline.note(record)
            self.broadcast()
        if self.services.cluster.is_ours(self.room.id):
            for seat in (*self.clocks.out_of_time(), *self.countdown.out_of_time()):
                self.bots.ask(seat, STAND_IN, clock=True)
            self.ephemera.send_moods()

    async def finish_race(self) -> None:
        while ready := self.race.take_ready():
            for move in ready:
                await self.make(move.came, move.timing)

    def look_ahead(self) -> None:
        """Set the bots thinking, and the alarm for whatever is due next."""
        if self.clock.monotonic() >= self.pipeline.retry_at:
            self.bots.wake()
        due = min(self.pipeline.next_due(), self.agenda.next_due(self.bots.thinking))
        self.alarm.set(max(due, self.pipeline.retry_at))

    @property
    def idle(self) -> bool:
        """Nobody is here, nothing is going to happen, and that for a while."""
        busy = self.bots.thinking or self.held.moves or self.countdown.throw or not self.inbox.empty()
        return not busy and self.presence.is_quiet() and not self.clocks.keep_awake()

    async def stop(self) -> None:
        self.bots.stop()
        self.alarm.cancel()
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        await self.services.cluster.release(self.room.id)
