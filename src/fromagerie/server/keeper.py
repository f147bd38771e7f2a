"""Keeps one table: one inbox, one consumer. A record is safe before anybody hears of it."""

import asyncio
import contextlib
import hashlib
import math
import random
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
import structlog

from fromagerie.engine.model import Seat
from fromagerie.server import records as was
from fromagerie.server import wire
from fromagerie.server.desk import Decision, NotDone, decide, follow_up, follows, make_move, moved_since
from fromagerie.server.race import Race, Timing
from fromagerie.server.records import Kept
from fromagerie.server.room import CLOCKS, Room
from fromagerie.server.store import NotSaved, RoomRow, Taken
from fromagerie.server.telling import Teller, encode, explain
from fromagerie.server.thinkers import Question, Thought

if TYPE_CHECKING:
    from fromagerie.server.house import House

INBOX: Final = 256
PERSISTENCE: Final = 5.0  # seconds of trying while other processes are quicker
LATELY: Final = 60_000  # ms: the index says when a table was last touched, to the minute
FOLLOWING: Final = 5  # records that may follow from one by themselves
# Another process says every few seconds whom it has at a table; after this many it has them no more.
ELSEWHERE: Final = 20.0
# Who moves when somebody's time is up.
STAND_IN: Final = "ripe"

logger = structlog.get_logger()


class Pace(NamedTuple):
    """How long things take at a table, in seconds."""

    quickest: float = 1.0  # a bot's move: between these two, whatever it holds
    slowest: float = 3.0
    away: float = 30.0  # a dead line
    grace: float = 60.0  # then a bot may sit in
    patience: float = 1.0  # how much of the time that the rules ask for is given
    idle: float = 120.0  # a table with nobody at it is put away
    again: float = 0.5  # until what could not be written is tried again


class Listener:
    """One socket at one table."""

    def __init__(self, person: str, send: Callable[[bytes], None]) -> None:
        self.person = person
        self.send = send
        self.language = "en"
        self.seen = 0
        self.fresh = True
        self.greeted = False
        self.round_trip = 0.0  # ms, measured by the server


class Came(NamedTuple):
    listener: Listener
    hello: wire.Hello


class Went(NamedTuple):
    listener: Listener


class Commanded(NamedTuple):
    listener: Listener
    command: wire.Command
    arrival: float


class BotMade(NamedTuple):
    """What a bot made of a position."""

    seat: Seat
    version: int
    thought: Thought
    clock: bool


class Tick(NamedTuple):
    """Time has passed."""


class Rang(NamedTuple):
    """Another process wrote something about this table."""

    seq: int


class Reread(NamedTuple):
    """What is kept was changed: somebody wants to be forgotten."""


Mail = Came | Went | Commanded | BotMade | Tick | Rang | Reread


class Held(NamedTuple):
    """A move that waits for its moment."""

    at: float
    listener: Listener
    command: wire.Act
    seat: Seat


class Hand:
    """In a race, a hand that came down: a person's command, or a bot's thought."""

    def __init__(self, came: Commanded | BotMade) -> None:
        self.came = came
        self.timing = (0, 0)  # ms, and how much of them was put down to the line

    def time(self, timing: Timing) -> None:
        self.timing = (round(timing.key), round(timing.arrival - timing.key))


class Keeper:
    """Whoever wants something of a table puts it into the inbox; everything happens there, one thing at a time."""

    def __init__(self, house: "House", room: Room) -> None:
        self.house = house
        self.room = room
        self.inbox: asyncio.Queue[Mail] = asyncio.Queue(INBOX)
        self.listeners: set[Listener] = set()
        self.thinking: dict[Seat, tuple[int, asyncio.Task[None]]] = {}
        self.held: list[Held] = []
        self.race: Race[Hand] | None = None
        self.indexed: RoomRow | None = None
        self.left: list[Commanded] = []  # hands of a race that is over: to be answered before anything else happens
        self.since = house.now()  # when the position on the table came about, or this process first saw it
        self.gone: dict[str, float] = {}  # people whose last line went dead, and when
        self.elsewhere: dict[str, float] = {}  # people whom another process has at this table, and when it said so
        self.alarm: asyncio.TimerHandle | None = None
        self.alarm_at = math.inf
        self.quiet_since = house.now()
        self.doubtful = False  # what is in memory may not be what is kept: read it anew before anything else
        self.again_at = 0.0  # nothing is tried by itself before
        self.task = asyncio.create_task(self.keep(), name=f"table {room.id}")

    def post(self, mail: Mail) -> bool:
        """Put something into the inbox; False if it is full."""
        try:
            self.inbox.put_nowait(mail)
        except asyncio.QueueFull:
            return False
        return True

    async def keep(self) -> None:
        # Whoever sat here when the table was put away, or the process died, has as long as anybody to come back.
        for chair in self.room.chairs:
            if chair.person and not chair.away:
                self.gone.setdefault(chair.person, self.house.now())
        await self.house.neighbours.claim(self.room.id)
        # The bell may have rung for this table after it was read, and before anybody listened.
        self.post(Rang(self.room.seq + 1))
        self.look_ahead()
        while True:
            mail = await self.inbox.get()
            try:
                await self.handle(mail)
            except Exception:
                # A mistake of ours must not take the table with it: what is kept is right, so begin again from there.
                logger.exception("table failed", table=self.room.id, mail=type(mail).__name__)
                self.house.failures += 1
                self.doubtful = True
                self.again_at = self.house.now() + self.house.pace.again
                with contextlib.suppress(Exception):
                    await self.reload()
                if isinstance(mail, Commanded) and not self.doubtful:
                    self.answer(mail.listener, mail.command)
                elif isinstance(mail, Came) or (isinstance(mail, Commanded) and mail.listener in self.listeners):
                    # As long as nobody can tell what is kept, there is no true answer.
                    asyncio.get_running_loop().call_later(self.house.pace.again, self.post, mail)
            self.look_ahead()

    def answer(self, listener: Listener, command: wire.Command) -> None:
        """After a failure: whether it was kept all the same."""
        kept = self.room.answered.get((listener.person, command.id))
        if kept is None:
            self.refuse(listener, command, NotDone("not-saved", "not-saved"))
        else:
            listener.send(encode(wire.Done(command.id, kept)))

    async def handle(self, mail: Mail) -> None:
        if self.doubtful and not isinstance(mail, Went):
            await self.reload()
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
                self.tell()
            case Rang(seq):
                if seq > self.room.seq:
                    await self.catch_up()

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
            self.gone[listener.person] = self.house.now()
        if not self.listeners:
            self.quiet_since = self.house.now()

    async def obey(self, listener: Listener, command: wire.Command, arrival: float) -> None:
        room = self.room
        answered = room.answered.get((listener.person, command.id))
        if answered is not None:
            listener.send(encode(wire.Done(command.id, answered)))
            return
        if isinstance(command, wire.Act) and (
            self.run_race(listener, command, arrival) or self.hold(listener, command)
        ):
            return
        await self.carry_out(listener, command)

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
        listener.send(encode(wire.Done(command.id, self.room.answered[listener.person, command.id])))
        self.tell()

    def refuse(self, listener: Listener, command: wire.Command, error: NotDone) -> None:
        listener.send(encode(explain(error, command.id, listener.language)))

    # Writing and telling

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
        give_up = self.house.now() + PERSISTENCE
        while self.house.now() < give_up:
            if person and command and (person, command) in self.room.answered:
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
                self.again_at = self.house.now() + self.house.pace.again
            await self.reload()
            if isinstance(error, Taken):
                raise
            if person and command and (person, command) in self.room.answered:
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

    def new_position(self) -> None:
        self.since = self.house.now()

    async def reload(self) -> None:
        """From what is kept, anew."""
        self.indexed = None
        self.room = await self.house.load(self.room.id)
        self.doubtful = False
        self.new_position()
        for _, task in self.thinking.values():
            task.cancel()
        self.thinking.clear()
        self.end_race()
        for listener in self.listeners:
            listener.seen, listener.fresh = min(listener.seen, self.room.seq), True

    def restart(self) -> None:
        """Forget what is in memory, and read it anew when there is time."""
        self.post(Reread())

    async def catch_up(self) -> None:
        for kept in await self.house.store.read(self.room.id, self.room.seq):
            if kept.seq == self.room.seq + 1:
                self.room.follow(kept)
        self.new_position()
        self.tell()

    def tell(self) -> None:
        """Everybody here what they have not seen yet; people who see the same get the same bytes."""
        room = self.room
        teller = Teller(room, self.watchers())
        made: dict[tuple[Any, ...], bytes] = {}
        for listener in list(self.listeners):
            if listener.seen == room.seq and not listener.fresh:
                continue
            seat = room.seat_of(listener.person)
            key = (seat, room.is_host(listener.person), listener.language, listener.seen, listener.fresh)
            if key not in made:
                deadline = self.time_left(seat) if seat is not None else None
                made[key] = encode(
                    teller.update(
                        listener.person, listener.language, listener.seen, fresh=listener.fresh, deadline=deadline
                    )
                )
            listener.seen, listener.fresh = room.seq, False
            listener.send(made[key])
        self.begin_race()

    def watchers(self) -> int:
        return sum(self.room.seat_of(person) is None for person in {other.person for other in self.listeners})

    # Bots

    def wake_bots(self) -> None:
        room, table = self.room, self.room.table
        if table is None or room.phase != "playing" or not self.house.neighbours.leaves_to_us(room.id):
            return
        if self.house.now() < self.again_at:
            return
        for seat in table.state.to_act():
            bot = room.played_by_bot(seat)
            if bot is not None:
                self.ask_bot(seat, bot)

    def ask_bot(self, seat: Seat, bot: str, *, clock: bool = False) -> None:
        table = self.room.table
        assert table is not None
        version = table.version
        if seat in self.thinking and self.thinking[seat][0] == version:
            return
        if seat in self.thinking and self.room.game.race and self.still_right(seat):
            return
        if seat in self.thinking:
            self.thinking.pop(seat)[1].cancel()
        question = self.question(seat, bot, version)
        task = asyncio.create_task(self.let_think(seat, version, question, clock))
        self.thinking[seat] = (version, task)

    def still_right(self, seat: Seat) -> bool:
        """In a race, whoever is counting goes on counting while others move."""
        table = self.room.table
        asked = self.thinking[seat][0]
        moved = table.journal.entries[asked:] if table else []
        return (
            bool(moved)
            and all(entry.seat != seat and not entry.undo for entry in moved)
            and len(table.state.to_act() if table else []) > 1
        )

    def question(self, seat: Seat, bot: str, version: int) -> Question:
        room, table = self.room, self.room.table
        assert table is not None
        luck = hashlib.sha256(f"{room.secret} bot {seat} {version}".encode()).digest()
        return Question(
            room.game.key,
            bot,
            seat,
            encode(table.view(seat)),
            table.state.legal_actions(seat),
            encode(table.events(seat)),
            int.from_bytes(luck[:12]),
        )

    async def let_think(self, seat: Seat, version: int, question: Question, clock: bool) -> None:
        """Think, and take one's time: as long as anybody might, whatever one holds."""
        began = self.house.now()
        try:
            thought = await self.house.thinkers.think(question)
        except Exception:
            logger.exception("bot failed", table=self.room.id, bot=question.bot)
            # Nobody waits for ever: any legal move is better than none.
            thought = Thought(question.legal[question.luck % len(question.legal)], 1000)
        pace = self.house.pace
        span = pace.slowest - pace.quickest
        due = began + pace.quickest + span * (question.luck % 997) / 997
        if self.room.game.race:
            due = self.begin_at(seat) + thought.reaction / 1000 * min(1.0, pace.slowest / 3)
        due = max(due, self.window_ends())
        await asyncio.sleep(max(0.0, due - self.house.now()))
        await self.inbox.put(BotMade(seat, version, thought, clock))

    async def move_bot(self, seat: Seat, version: int, thought: Thought, clock: bool) -> None:
        asked = self.thinking.get(seat)
        if asked is None or asked[0] != version:
            return
        del self.thinking[seat]
        room, table = self.room, self.room.table
        if table is None or room.phase != "playing" or (room.played_by_bot(seat) is None and not clock):
            return
        mail = BotMade(seat, version, thought, clock)
        if self.race is not None and seat in self.race.runners:
            self.enter(seat, mail, None, self.house.now())
        else:
            await self.play_bot(mail)

    async def play_bot(self, mail: BotMade, timing: tuple[int, int] | None = None) -> None:
        seat, clock, table = mail.seat, mail.clock, self.room.table
        action = self.room.game.actions[mail.thought.action]
        if table is None or not table.may(seat, action):
            return
        spent = self.spent(seat) if clock else 0
        await self.attempt(lambda: make_move(room_now(self), seat, action, spent=spent, clock=clock, timing=timing))
        self.tell()

    async def attempt(self, judge: Callable[[], Decision], person: str | None = None) -> None:
        """Something that happens by itself: if it cannot be done now, it will be tried again."""
        with contextlib.suppress(NotDone):
            await self.write(person, None, judge)

    # Time

    def hold(self, listener: Listener, command: wire.Act) -> bool:
        """A move may have to wait: for the end of a window that is as long for everybody."""
        seat = self.room.seat_of(listener.person)
        if seat is None or self.room.table is None or self.window_ends() <= self.house.now():
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

    # Races

    def begin_race(self) -> None:
        """Everybody has just been sent what the race is about; or there is none, or one is being run."""
        table = self.room.table
        if not self.racing() or table is None:
            self.end_race()
            return
        if self.race is not None:
            return
        awaited = table.state.to_act()
        last = table.standing[-1].seat
        # To the left of whoever threw the dice, and round.
        order = sorted(
            awaited, key=lambda seat: (seat - (last if isinstance(last, int) else 0) - 1) % len(self.room.chairs)
        )
        lines = {self.room.seat_of(listener.person): listener.round_trip for listener in self.listeners}
        people = {seat: lines.get(seat, 0.0) for seat in order if self.room.played_by_bot(seat) is None}
        # A bot's second move is asked for when its first is made: it waits for slow lines as everybody does.
        slowest = max(people.values(), default=0.0)
        sent = self.house.now() * 1000
        self.race = Race(dict.fromkeys(order, sent), {seat: people.get(seat, slowest) for seat in order})

    def run_race(self, listener: Listener, command: wire.Act, arrival: float) -> bool:
        """A hand came down: it counts when nobody quicker can still come. False if this is no matter for the race."""
        seat = self.room.seat_of(listener.person)
        known = command.move.upper() in self.room.game.action_typed
        if self.race is None or seat not in self.race.runners or seat is None or not known:
            return False
        for held in self.race.held:
            came = held.move.came
            if isinstance(came, Commanded) and (held.seat, came.command.id) == (seat, command.id):
                # Sent again, perhaps over another line: that one gets the answer.
                held.move.came = came._replace(listener=listener)
                return True
        self.enter(seat, Commanded(listener, command, arrival), command.elapsed, arrival)
        return True

    def enter(self, seat: Seat, came: Commanded | BotMade, elapsed: float | None, arrival: float) -> None:
        assert self.race is not None
        hand = Hand(came)
        hand.time(self.race.enter(seat, hand, elapsed, arrival * 1000))
        self.post(Tick())

    def end_race(self) -> None:
        """Whoever's hand is still held came too late, or has to be judged anew: everybody gets an answer."""
        if self.race is not None:
            self.left += [held.move.came for held in self.race.held if isinstance(held.move.came, Commanded)]
        self.race = None

    async def settle(self) -> None:
        while self.left:
            late = self.left.pop(0)
            await self.carry_out(late.listener, late.command)

    def begin_at(self, seat: Seat) -> float:
        """When a bot's time begins: with the race, or with the last move it made in it."""
        if self.race is None or seat not in self.race.runners:
            return self.since
        runner = self.race.runners[seat]
        return (runner.sent + runner.last) / 1000

    async def finish_race(self) -> None:
        """Make the moves that nobody can be ahead of any more, in their order."""
        while self.race is not None:
            ready = self.race.ready(self.house.now() * 1000)
            if not ready:
                return
            for _, hand in ready:
                match hand.came:
                    case Commanded(listener, command):
                        await self.carry_out(listener, command, hand.timing)
                    case BotMade():
                        await self.play_bot(hand.came, hand.timing)

    def window_ends(self) -> float:
        """When an answer may be told that has a time of its own: never sooner, whatever it is."""
        table = self.room.table
        patience = table.state.patience() if table and self.room.phase == "playing" else None
        return 0.0 if patience is None else self.since + patience / 1000 * self.house.pace.patience

    def racing(self) -> bool:
        table = self.room.table
        return self.room.game.race and table is not None and len(table.state.to_act()) > 1

    def spent(self, seat: Any) -> int:
        """ms of the time bank that the move being made has cost."""
        if self.room.clock == "off" or not isinstance(seat, int):
            return 0
        each, _ = CLOCKS[self.room.clock]
        return max(0, round((self.house.now() - self.since) * 1000) - each)

    def time_left(self, seat: Seat) -> int | None:
        """ms until a bot moves for this seat."""
        room, table = self.room, self.room.table
        if room.clock == "off" or table is None or room.phase != "playing" or seat not in table.state.to_act():
            return None
        each, _ = CLOCKS[room.clock]
        return max(0, each + room.chairs[seat].bank - round((self.house.now() - self.since) * 1000))

    async def pass_time(self) -> None:
        now = self.house.now()
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
            if now < self.elsewhere.get(person, 0.0) + ELSEWHERE:
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
        delay = max(0.0, due - self.house.now()) + 0.001
        self.alarm = asyncio.get_running_loop().call_later(delay, self.ring)

    def ring(self) -> None:
        # If the inbox is full, whoever empties it sets the alarm anew.
        self.alarm_at = math.inf
        self.post(Tick())

    def due(self) -> Iterator[float]:
        room, table, now = self.room, self.room.table, self.house.now()
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
        return quiet and self.room.clock == "off" and self.house.now() > self.quiet_since + self.house.pace.idle

    async def stop(self) -> None:
        for _, task in self.thinking.values():
            task.cancel()
        if self.alarm:
            self.alarm.cancel()
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        await self.house.neighbours.release(self.room.id)


def room_now(keeper: Keeper) -> Room:
    """The room as it is by now: another one, if it had to be read anew."""
    return keeper.room


def row_of(room: Room, at: int) -> RoomRow:
    """What the index says of a room."""
    free = sum(chair.free for chair in room.chairs)
    return RoomRow(
        *(room.id, room.code, room.game.key, room.phase, room.public, len(room.chairs), free, room.clock, at)
    )


def sitting(room: Room, record: was.AnyRecord) -> list[tuple[str, int]]:
    """Who sits at which game of the room, when that changes."""
    if isinstance(record, was.Sat):
        return [(record.person, room.matches)]
    if isinstance(record, was.Dealt | was.Gathered):
        return [(chair.person, room.matches) for chair in room.chairs if chair.person]
    return []
