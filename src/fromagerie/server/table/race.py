"""Races at a table: everybody starts together, and moves count in the order in which they were made."""

# compiled with mypyc

from collections.abc import Iterator
from typing import Final

from fromagerie.engine.model import Seat
from fromagerie.server import wire
from fromagerie.server.domain.race import CAP, TREMBLE, Race, Timing
from fromagerie.server.services import Services
from fromagerie.server.table.handed_over import hand_over
from fromagerie.server.table.live import LiveTable
from fromagerie.server.table.messages import BotDecided, Commanded, Listener, RaceMove

NOTIFY_DELAY: Final = 0.2  # seconds in which word goes from one process to another and back
# Until a move that was handed over must have been judged, and nobody was waited for any longer.
JUDGED: Final = (CAP + TREMBLE) / 1000 + 3 * NOTIFY_DELAY


class RaceCoordinator:
    """Begins a race when everybody has been sent what it is about, and ends it when one is awaited, or nobody.

    One process judges: the one that moves the bots of the table. The others say how long a move took, hand it over and
    wait for the record of it; if that does not come, they do what they can.
    """

    __slots__ = ("clock", "cluster", "handed_over", "left_over", "lines", "live", "race")

    def __init__(self, live: LiveTable, services: Services) -> None:
        self.live = live
        self.clock = services.clock
        self.cluster = services.cluster
        self.race: Race[RaceMove] | None = None
        self.lines: dict[Listener, float] = {}  # measured before the race, or when a connection was new in it
        self.handed_over: list[Commanded] = []
        self.left_over: list[Commanded] = []  # of races that are over: to be answered before anything else happens

    def update(self) -> None:
        """Everybody has just been sent how the table stands: a race may begin or be over."""
        if self.race is None and not self.handed_over and not self.live.room.game.race:
            return
        if not self.live.is_racing():
            self.end()
        else:
            self.race = self.race or self.begin()
            self.measure_lines(self.race)
        self.look_at_handed_over()

    def begin(self) -> Race[RaceMove]:
        room = self.live.room
        assert room.table is not None
        last = room.table.standing[-1].seat
        thrower = last if isinstance(last, int) else 0
        # Begin to the left of the player who threw the dice.
        order = sorted(room.table.state.to_act(), key=lambda seat: (seat - thrower - 1) % len(room.chairs))
        sent = self.clock.monotonic() * 1000
        race: Race[RaceMove] = Race(dict.fromkeys(order, sent), {})
        self.measure_lines(race)
        for seat in order:
            if self.may_be_elsewhere(seat):
                # Their connection is not known here, and their moves take a moment to arrive.
                race.runners[seat].sent += NOTIFY_DELAY * 1000
                race.expect(seat, CAP)
        # A bot's second move is asked for when its first is made: it waits for slow lines as everybody does.
        slowest = max(runner.rtt for runner in race.runners.values())
        for seat in order:
            if room.played_by_bot(seat) is not None:
                race.expect(seat, slowest)
        return race

    def may_be_elsewhere(self, seat: Seat) -> bool:
        room = self.live.room
        chair = room.chairs[seat]
        here = chair.person in self.live.people()
        return self.cluster.shared and not here and not chair.away and room.played_by_bot(seat) is None

    def measure_lines(self, race: Race[RaceMove]) -> None:
        """Measure each once: a connection that gets slower from now on gains nothing by it."""
        for listener in self.live.listeners:
            seat = self.live.room.seat_of(listener.person)
            if listener not in self.lines and seat in race.runners and self.live.room.played_by_bot(seat) is None:
                self.lines[listener] = listener.line.round_trip
                race.expect(seat, self.lines[listener])

    def end(self) -> None:
        """A move that is still held came too late, or must be judged again: each gets an answer."""
        if self.race is not None:
            self.left_over += [held.move.came for held in self.race.held if isinstance(held.move.came, Commanded)]
        self.race = None
        self.lines.clear()

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
        if self.is_here_already(came):
            return True
        if came.took is None:
            timing = self.race.time(seat, command.elapsed, came.arrival * 1000, self.lines.get(came.listener, 0.0))
        else:
            timing = Timing(seat, *came.took, 0.0)
        if came.took is not None or self.cluster.is_ours(room.id):
            self.enter(came, timing)
        else:
            self.handed_over.append(came)
            hand_over(self.cluster, room.id, came._replace(took=(timing.key, timing.arrival)))
        return True

    def is_here_already(self, came: Commanded) -> bool:
        """Whether it was sent again, perhaps over another connection: that one gets the answer."""
        asked = (came.listener.person, came.command.id)
        for held in self.race.held if self.race else ():
            earlier = held.move.came
            if isinstance(earlier, Commanded) and (earlier.listener.person, earlier.command.id) == asked:
                held.move.came = earlier._replace(listener=came.listener)
                return True
        for number, earlier in enumerate(self.handed_over):
            if (earlier.listener.person, earlier.command.id) == asked:
                self.handed_over[number] = earlier._replace(listener=came.listener)
                return True
        return False

    def look_at_handed_over(self) -> None:
        """Whatever was judged, or should have been by now, or is too late, gets its answer here."""
        now, answer_to = self.clock.monotonic(), self.live.room.answer_to
        waiting, self.handed_over = self.handed_over, []
        for came in waiting:
            answered = answer_to(came.listener.person, came.command.id) is not None
            over = self.race is None or now >= came.arrival + JUDGED
            (self.left_over if answered or over else self.handed_over).append(came)

    def takes_bot(self, decided: BotDecided) -> bool:
        """Enter a bot's move, or return False if its seat is in no race."""
        if self.race is None or not self.is_running(decided.seat):
            return False
        self.enter(decided, self.race.time(decided.seat, None, self.clock.monotonic() * 1000, 0.0))
        return True

    def enter(self, came: Commanded | BotDecided, timing: Timing) -> None:
        assert self.race is not None
        move = RaceMove(came)
        move.time(self.race.hold(move, timing))

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
        self.look_at_handed_over()
        if self.race is None:
            return []
        return [move for _, move in self.race.ready(self.clock.monotonic() * 1000)]

    def deadlines(self) -> Iterator[float]:
        yield from (came.arrival + JUDGED for came in self.handed_over)
        at = self.race.next_at() if self.race else None
        if at is not None:
            yield max(self.clock.monotonic(), at / 1000)
