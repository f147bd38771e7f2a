"""Keeps one table: one inbox, one consumer. Whoever wants something puts it there; one thing happens at a time.

A keeper is an attendant who knows the table and the time, a clerk who writes before anybody is told, a starter of
races and a minder of bots; here it opens the mail, looks after the people and watches the clock.
"""

import asyncio
import contextlib
import math
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import structlog

from fromagerie.engine.model import Seat
from fromagerie.server import records as was
from fromagerie.server import wire
from fromagerie.server.desk import follows
from fromagerie.server.mail import BotMade, Came, Commanded, Held, Leaves, Listener, Mail, Rang, Reread, Tick, Went
from fromagerie.server.minder import Minder
from fromagerie.server.moves import moved_since
from fromagerie.server.room import Room
from fromagerie.server.telling import encode
from fromagerie.server.verdicts import Decision, NotDone

if TYPE_CHECKING:
    from fromagerie.server.house import House

# Another process says every few seconds whom it has at a table; after this many it has them no more.
ELSEWHERE: Final = 20.0
# Who moves when somebody's time is up.
STAND_IN: Final = "ripe"

logger = structlog.get_logger()


class Keeper(Minder):
    """Everything that happens at a table happens here, one thing after the other."""

    def __init__(self, house: "House", room: Room) -> None:
        super().__init__(house, room)
        self.held: list[Held] = []
        self.gone: dict[str, float] = {}  # people whose last line went dead, and when
        self.elsewhere: dict[str, float] = {}  # people whom another process has at this table, and when it said so
        self.alarm: asyncio.TimerHandle | None = None
        self.alarm_at = math.inf
        self.quiet_since = house.monotonic()
        self.settled = False  # nothing of what is due here has been forgotten
        self.task = house.supervisor.repeat("tables", self.keep, table=room.id)

    async def keep(self) -> None:
        """One thing out of the inbox; after a failure here, the whole table is looked at first."""
        if not self.settled:
            await self.settle_in()
        mail = await self.inbox.get()
        self.settled = False
        try:
            await self.handle(mail)
        except Exception:
            # A mistake of ours must not take the table with it: what is kept is right, so begin again from there.
            logger.exception("table failed", table=self.room.id, mail=type(mail).__name__)
            self.house.failures += 1
            await self.recover(mail)
        self.look_ahead()
        self.settled = True

    async def settle_in(self) -> None:
        # Whoever sat here when the table was put away, or the process died, has as long as anybody to come back.
        here = {listener.person for listener in self.listeners}
        for chair in self.room.chairs:
            if chair.person and not chair.away and chair.person not in here:
                self.gone.setdefault(chair.person, self.house.monotonic())
        await self.house.neighbours.claim(self.room.id)
        # The bell may have rung for this table after it was read, and before anybody listened.
        self.post(Rang(self.room.seq + 1))
        self.look_ahead()
        self.settled = True

    async def recover(self, mail: Mail) -> None:
        """Go back to what is kept, and tell the truth to whoever waits for an answer."""
        self.doubtful = True
        self.again_at = self.house.monotonic() + self.house.pace.again
        with contextlib.suppress(Exception):
            await self.reload()
            self.tell()
        if isinstance(mail, Commanded) and not self.doubtful:
            self.answer(mail.listener, mail.command)
        elif isinstance(mail, Came) or (isinstance(mail, Commanded) and mail.listener in self.listeners):
            # As long as nobody can tell what is kept, there is no true answer.
            asyncio.get_running_loop().call_later(self.house.pace.again, self.post, mail)

    async def handle(self, mail: Mail) -> None:
        if self.doubtful and not isinstance(mail, Went):
            await self.reload()
            self.tell()
        await self.settle()
        await self.see_to(mail)
        await self.settle()

    async def see_to(self, mail: Mail) -> None:
        match mail:
            case Commanded(listener, command, arrival):
                await self.obey(listener, command, arrival)
            case BotMade(seat, version, thought, clock):
                await self.move_bot(seat, version, thought, clock)
            case Came(listener, hello):
                await self.welcome(listener, hello)
            case Went(listener):
                self.part(listener)
            case Tick():
                self.alarm_at = math.inf
                await self.pass_time()
            case Reread():
                await self.reload()
                # From the beginning: what was blanked is blanked on every page that shows it.
                for other in self.listeners:
                    other.seen = 0
                self.tell()
            case Rang(seq):
                if seq > self.room.seq:
                    await self.catch_up()
            case Leaves(person, done):
                try:
                    await self.see_off(person)
                finally:
                    done.set_result(None)

    def restart(self) -> None:
        """Forget what is in memory, and read it anew when there is time."""
        self.post(Reread())

    # People

    async def welcome(self, listener: Listener, hello: wire.Hello) -> None:
        room = self.room
        listener.language = hello.language
        known = hello.seen is not None and 0 <= hello.seen <= room.seq
        listener.seen = hello.seen if known and hello.seen is not None else 0
        listener.fresh = True
        if not listener.greeted:
            listener.greeted = True
            self.listeners.add(listener)
            listener.send(encode(self.house.welcome(listener.language, room.game)))
        self.gone.pop(listener.person, None)
        seat = room.seat_of(listener.person)
        if seat is not None and room.chairs[seat].away:
            await self.attempt(lambda: Decision(was.CameBack(seat)), listener.person)
        self.tell()

    def part(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        here = {other.person for other in self.listeners}
        if listener.person not in here and self.room.seat_of(listener.person) is not None:
            self.gone[listener.person] = self.house.monotonic()
        if not self.listeners:
            self.quiet_since = self.house.monotonic()

    async def see_off(self, person: str) -> None:
        """Nobody waits for somebody who never comes back: a bot sits in, and somebody else is the host."""
        room = self.room
        heir = next((n for n, chair in enumerate(room.chairs) if chair.person and chair.person != person), None)
        if room.host == person and heir is not None:
            await self.attempt(lambda: Decision(was.HandedOver(heir, room.chairs[heir].person or "")))
        seat = self.room.seat_of(person)
        if seat is not None:
            bot = STAND_IN if self.room.phase in ("playing", "paused") else None
            await self.attempt(lambda: Decision(was.Rose(seat, bot)))
        self.tell()
        for listener in self.listeners:
            if listener.person == person:
                listener.hang_up()

    async def obey(self, listener: Listener, command: wire.Command, arrival: float) -> None:
        room = self.room
        answered = room.answer_to(listener.person, command.id)
        if answered is not None:
            listener.send(encode(wire.Done(command.id, answered)))
            return
        if isinstance(command, wire.Act) and (
            self.run_race(listener, command, arrival) or self.hold(listener, command)
        ):
            return
        await self.carry_out(listener, command)

    def hold(self, listener: Listener, command: wire.Act) -> bool:
        """A move may have to wait: for the end of a window that is as long for everybody."""
        seat = self.room.seat_of(listener.person)
        if seat is None or self.room.table is None or self.window_ends() <= self.house.monotonic():
            return False
        action = self.room.game.action_typed.get(command.move.upper())
        if action is None or not self.room.table.may(seat, action) or moved_since(self.room, seat, command.seen):
            return False
        before = next((held for held in self.held if held.seat == seat), None)
        if before is not None:
            self.held.remove(before)
            if before.command.id != command.id:
                self.refuse(before.listener, before.command, NotDone("late", "moved-since"))
        # Sent again, perhaps over another line: that one gets the answer.
        self.held.append(Held(before.at if before else self.window_ends(), listener, command, seat))
        return True

    # Time

    async def pass_time(self) -> None:
        now = self.house.monotonic()
        due = [held for held in self.held if held.at <= now]
        self.held = [held for held in self.held if held.at > now]
        for held in due:
            await self.carry_out(held.listener, held.command)
        await self.finish_race()
        if now < self.again_at:
            return
        if follows(self.room):
            await self.go_on()
            self.tell()
        if not self.house.neighbours.leaves_to_us(self.room.id):
            return
        await self.miss_people(now)
        for seat in self.back_unnoticed():
            await self.attempt(lambda seat=seat: Decision(was.CameBack(seat)))  # type: ignore[misc]
            self.tell()
        for seat in self.out_of_time():
            self.ask_bot(seat, STAND_IN, clock=True)

    async def miss_people(self, now: float) -> None:
        """Whose line has been dead for long is away; later a bot sits in, if anybody is there to play on."""
        pace = self.house.pace
        for person, since in list(self.gone.items()):
            seat = self.room.seat_of(person)
            if seat is None:
                del self.gone[person]
                continue
            if now < self.elsewhere.get(person, -math.inf) + ELSEWHERE:
                self.gone[person] = now
                continue
            chair = self.room.chairs[seat]
            if not chair.away and now >= since + pace.away:
                await self.attempt(lambda seat=seat: Decision(was.WentAway(seat)))  # type: ignore[misc]
                self.tell()
            elif chair.away and now >= since + pace.away + pace.grace and self.should_sit_in(seat):
                await self.attempt(lambda seat=seat: Decision(was.SatIn(seat, STAND_IN)))  # type: ignore[misc]
                self.tell()

    def back_unnoticed(self) -> list[Seat]:
        """Who is here again, though that could not be written down when they came."""
        here = {listener.person for listener in self.listeners}
        return [seat for seat, chair in enumerate(self.room.chairs) if chair.away and chair.person in here]

    def should_sit_in(self, seat: Seat) -> bool:
        room = self.room
        others = any(chair.present for chair in room.chairs)
        return room.leavers == "bot" and room.phase == "playing" and room.chairs[seat].bot is None and others

    def out_of_time(self) -> list[Seat]:
        room, table = self.room, self.room.table
        if table is None or room.clock == "off":
            return []
        awaited = [seat for seat in table.state.to_act() if room.played_by_bot(seat) is None]
        return [seat for seat in awaited if self.time_left(seat) == 0]

    def look_ahead(self) -> None:
        """Set the bots thinking, and the alarm for whatever is due next."""
        self.wake_bots()
        due = max(min(self.due(), default=math.inf), self.again_at)
        if due >= self.alarm_at:
            return
        if self.alarm:
            self.alarm.cancel()
        self.alarm_at = due
        delay = max(0.0, due - self.house.monotonic()) + 0.001
        self.alarm = asyncio.get_running_loop().call_later(delay, self.ring)

    def ring(self) -> None:
        # If the inbox is full, whoever empties it sets the alarm anew.
        self.alarm_at = math.inf
        self.post(Tick())

    def due(self) -> Iterator[float]:
        room, table, now = self.room, self.room.table, self.house.monotonic()
        if self.doubtful or follows(room) or self.back_unnoticed():
            yield now
        if now < self.again_at:
            yield self.again_at
        yield from (held.at for held in self.held)
        next_hand = self.race.next_at() if self.race else None
        if next_hand is not None:
            yield max(now, next_hand / 1000)
        for person, since in self.gone.items():
            seat = room.seat_of(person)
            if seat is None:
                continue
            if not room.chairs[seat].away:
                yield since + self.house.pace.away
            elif self.should_sit_in(seat):
                yield since + self.house.pace.away + self.house.pace.grace
        if table is not None and room.phase == "playing" and room.clock != "off":
            for seat in table.state.to_act():
                left = self.time_left(seat)
                asked = self.thinking.get(seat)
                if left is not None and room.played_by_bot(seat) is None and not asked:
                    yield now + left / 1000

    @property
    def idle(self) -> bool:
        """Nobody is here, nothing is going to happen, and that for a while."""
        quiet = not self.listeners and not self.thinking and not self.held and self.inbox.empty()
        return quiet and self.room.clock == "off" and self.house.monotonic() > self.quiet_since + self.house.pace.idle

    async def stop(self) -> None:
        self.stop_thinking()
        if self.alarm:
            self.alarm.cancel()
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        await self.house.neighbours.release(self.room.id)
