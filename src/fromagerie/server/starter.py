"""Races at a table: everybody starts together, and hands count in the order in which they came down."""

from typing import TYPE_CHECKING

from fromagerie.engine.model import Seat
from fromagerie.server import wire
from fromagerie.server.clerk import Clerk
from fromagerie.server.mail import BotMade, Commanded, Hand, Listener, Tick
from fromagerie.server.race import Race
from fromagerie.server.room import Room

if TYPE_CHECKING:
    from fromagerie.server.house import House


class Starter(Clerk):
    """Begins a race when everybody has been sent what it is about, and ends it when one is awaited, or nobody."""

    def __init__(self, house: "House", room: Room) -> None:
        super().__init__(house, room)
        self.race: Race[Hand] | None = None
        self.left: list[Commanded] = []  # hands of a race that is over: to be answered before anything else happens

    def told(self) -> None:
        super().told()
        self.begin_race()

    def plans_are_void(self) -> None:
        super().plans_are_void()
        self.end_race()

    async def play_bot(self, mail: BotMade, timing: tuple[int, int] | None = None) -> None:
        """A bot's move, made."""
        raise NotImplementedError

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
        sent = self.house.monotonic() * 1000
        self.race = Race(dict.fromkeys(order, sent), {seat: people.get(seat, slowest) for seat in order})

    def run_race(self, listener: Listener, command: wire.Act, arrival: float) -> bool:
        """A hand came down: it counts when nobody quicker can still come. False if this is no matter for the race."""
        seat = self.room.seat_of(listener.person)
        known = command.move.upper() in self.room.game.action_typed
        if command.why or self.race is None or seat not in self.race.runners or seat is None or not known:
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
            ready = self.race.ready(self.house.monotonic() * 1000)
            if not ready:
                return
            for _, hand in ready:
                match hand.came:
                    case Commanded(listener, command):
                        await self.carry_out(listener, command, hand.timing)
                    case BotMade():
                        await self.play_bot(hand.came, hand.timing)
