"""Races at a table: everybody starts together, and moves count in the order in which they were made."""

from collections.abc import Iterator

from fromagerie.engine.model import Seat
from fromagerie.server import wire
from fromagerie.server.domain.race import Race
from fromagerie.server.services import Services
from fromagerie.server.table.live import LiveTable
from fromagerie.server.table.messages import BotDecided, Commanded, RaceMove


class RaceCoordinator:
    """Begins a race when everybody has been sent what it is about, and ends it when one is awaited, or nobody."""

    def __init__(self, live: LiveTable, services: Services) -> None:
        self.live = live
        self.clock = services.clock
        self.race: Race[RaceMove] | None = None
        self.left_over: list[Commanded] = []  # of races that are over: to be answered before anything else happens

    def update(self) -> None:
        """Everybody has just been sent how the table stands: a race may begin or be over."""
        if not self.live.is_racing():
            self.end()
        elif self.race is None:
            self.race = self.begin()

    def begin(self) -> Race[RaceMove]:
        room = self.live.room
        assert room.table is not None
        last = room.table.standing[-1].seat
        thrower = last if isinstance(last, int) else 0
        # To the left of whoever threw the dice, and round.
        order = sorted(room.table.state.to_act(), key=lambda seat: (seat - thrower - 1) % len(room.chairs))
        lines = {room.seat_of(listener.person): listener.round_trip for listener in self.live.listeners}
        people = {seat: lines.get(seat, 0.0) for seat in order if room.played_by_bot(seat) is None}
        # A bot's second move is asked for when its first is made: it waits for slow lines as everybody does.
        slowest = max(people.values(), default=0.0)
        sent = self.clock.monotonic() * 1000
        return Race(dict.fromkeys(order, sent), {seat: people.get(seat, slowest) for seat in order})

    def end(self) -> None:
        """Whoever's move is still held came too late, or has to be judged anew: everybody gets an answer."""
        if self.race is not None:
            self.left_over += [held.move.came for held in self.race.held if isinstance(held.move.came, Commanded)]
        self.race = None

    def takes(self, came: Commanded) -> bool:
        """Enter a person's move, or return False if it is no matter for the race."""
        command, room = came.command, self.live.room
        seat = room.seat_of(came.listener.person)
        if not isinstance(command, wire.Act) or command.why or not self.is_running(seat):
            return False
        if command.move.upper() not in room.game.action_typed:
            return False
        assert self.race is not None
        assert seat is not None
        for held in self.race.held:
            earlier = held.move.came
            if isinstance(earlier, Commanded) and (held.seat, earlier.command.id) == (seat, command.id):
                # Sent again, perhaps over another line: that one gets the answer.
                held.move.came = earlier._replace(listener=came.listener)
                return True
        self.enter(seat, came, command.elapsed, came.arrival)
        return True

    def takes_bot(self, decided: BotDecided) -> bool:
        """Enter a bot's move, or return False if its seat is in no race."""
        if not self.is_running(decided.seat):
            return False
        self.enter(decided.seat, decided, None, self.clock.monotonic())
        return True

    def enter(self, seat: Seat, came: Commanded | BotDecided, elapsed: float | None, arrival: float) -> None:
        assert self.race is not None
        move = RaceMove(came)
        move.time(self.race.enter(seat, move, elapsed, arrival * 1000))

    def is_running(self, seat: Seat | None) -> bool:
        return self.race is not None and seat in self.race.runners

    def starts_at(self, seat: Seat) -> float:
        """When a bot's time begins: with the race, or with the last move it made in it."""
        if self.race is None or seat not in self.race.runners:
            return self.live.since
        runner = self.race.runners[seat]
        return (runner.sent + runner.last) / 1000

    def take_ready(self) -> list[RaceMove]:
        """The moves that nobody can be ahead of any more, in their order; they are no longer held."""
        if self.race is None:
            return []
        return [move for _, move in self.race.ready(self.clock.monotonic() * 1000)]

    def deadlines(self) -> Iterator[float]:
        at = self.race.next_at() if self.race else None
        if at is not None:
            yield max(self.clock.monotonic(), at / 1000)
