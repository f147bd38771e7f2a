"""Before the dice of a race: thumbs ready, three, two, one. The throw is held until then, so there are no dice to tell.

One process counts: the one that moves the bots of the table. The others hand over what they hear and wait for the
record; if it does not come, they throw by themselves.
"""

# compiled with mypyc

from collections.abc import Container, Iterator
from typing import Final, Literal, NamedTuple

from fromagerie.engine.model import Seat
from fromagerie.server import wire
from fromagerie.server.domain.moves import moved_since
from fromagerie.server.services import Services
from fromagerie.server.table.live import LiveTable
from fromagerie.server.table.messages import BotDecided, Commanded

THUMBS: Final = 10.0  # seconds that anybody's thumbs are waited for
COUNT: Final = 2.1  # three, two, one
READY: Final = 0.9  # before every throw but the first
IDLE: Final = 8.0  # whoever does not throw the dice by then has them thrown


class Stage(NamedTuple):
    """Where a countdown stands: on the clock of this process, when it is over."""

    kind: Literal["thumbs", "count", "ready"]
    ends: float
    takes: float
    waiting: tuple[Seat, ...] = ()


class Countdown:
    __slots__ = ("clock", "cluster", "factor", "live", "throw", "thumbs", "version", "zero")

    def __init__(self, live: LiveTable, services: Services) -> None:
        self.live = live
        self.clock = services.clock
        self.cluster = services.cluster
        self.factor = services.timings.countdown
        self.throw: Commanded | BotDecided | None = None
        self.thumbs: set[Seat] = set()
        self.version = 0  # of the position they are ready for
        self.zero: float | None = None  # when the dice are thrown; None: it is not known yet

    # Who throws

    def thrower(self) -> Seat | None:
        """Who is awaited to start a race."""
        room, table = self.live.room, self.live.room.table
        if not self.factor or not room.game.race_starters or table is None or room.phase != "playing":
            return None
        awaited = table.state.to_act()
        if len(awaited) != 1:
            return None
        legal = (room.game.actions[number] for number in table.state.legal_actions(awaited[0]))
        return awaited[0] if any(isinstance(action, room.game.race_starters) for action in legal) else None

    def is_first(self) -> bool:
        """Nothing has been moved at this table yet."""
        room = self.live.room
        return room.table is not None and len(room.table.standing) <= max(1, room.covered)

    def idle_thrower(self) -> Seat | None:
        """A person who should throw and has not; nobody where all have left."""
        seat, room = self.thrower(), self.live.room
        if seat is None or self.throw is not None or room.resting or room.played_by_bot(seat) is not None:
            return None
        return seat

    def out_of_time(self) -> list[Seat]:
        seat = self.idle_thrower()
        return [] if seat is None or self.clock.monotonic() < self.idle_until() else [seat]

    def idle_until(self) -> float:
        return self.live.since + IDLE * self.factor

    # The throw

    def must_wait(self, came: Commanded) -> bool:
        """Whether this is a throw that a countdown comes before."""
        command, room = came.command, self.live.room
        if not isinstance(command, wire.Act) or command.why:
            return False
        seat = room.seat_of(came.listener.person)
        if seat is None or seat != self.thrower() or room.chairs[seat].bot or moved_since(room, seat, command.seen):
            return False
        action = room.game.action_typed.get(command.move.upper())
        assert room.table is not None
        return isinstance(action, room.game.race_starters) and room.table.may(seat, action)

    def hold(self, came: Commanded) -> Commanded | None:
        """Hold a throw; returns the other one that it replaces, if any. Sent again, it has its answer there."""
        before = self.throw
        self.throw = came
        self.update()
        if isinstance(before, Commanded) and before.command.id != came.command.id:
            return before
        return None

    def takes_bot(self, decided: BotDecided) -> bool:
        """Hold a bot's throw, or return False if it throws nothing."""
        action = self.live.room.game.actions[decided.decision.action]
        if decided.seat != self.thrower() or not isinstance(action, self.live.room.game.race_starters):
            return False
        self.throw = self.throw or decided
        self.update()
        return True

    def holds(self, seat: Seat) -> bool:
        """Whether this seat has thrown."""
        return self.throw is not None and seat == self.thrower()

    # Time

    def tap(self, seat: Seat) -> None:
        """Somebody's thumbs are ready."""
        self.update()
        self.thumbs.add(seat)
        self.update()

    def update(self) -> None:
        """The position, who is there, or the time has changed: begin to count if it is time to."""
        room = self.live.room
        version = room.table.version if room.table else 0
        if version != self.version:
            self.version, self.zero = version, None
            self.thumbs.clear()
        if self.throw is None or self.zero is not None or self.thrower() is None:
            return
        now = self.clock.monotonic()
        if not self.missing() or now >= self.thumbs_until():
            self.zero = now + self.counts_for()

    def counts_for(self) -> float:
        return (COUNT if self.is_first() else READY) * self.factor

    def thumbs_until(self) -> float:
        return self.live.since + THUMBS * self.factor

    def missing(self) -> tuple[Seat, ...]:
        """Whose thumbs are awaited: of people who are here, before the first throw. Throwing is being ready."""
        if not self.is_first():
            return ()
        people = (seat for seat, chair in enumerate(self.live.room.chairs) if chair.present)
        return tuple(seat for seat in people if seat not in self.thumbs and not self.holds(seat))

    def take_due(self) -> Commanded | BotDecided | None:
        """The throw, once the count is over; also one that is none any more: it gets its answer."""
        if self.throw is None:
            return None
        self.update()
        if self.thrower() is not None and self.clock.monotonic() < self.due():
            return None
        throw, self.throw, self.zero = self.throw, None, None
        return throw

    def due(self) -> float:
        """When to look again, a throw being held."""
        if not self.cluster.is_ours(self.live.room.id):
            # Whoever counts has thrown by then, or died.
            return self.live.since + (max(THUMBS, IDLE) + 2 * COUNT) * self.factor
        return self.thumbs_until() if self.zero is None else self.zero

    def deadlines(self, thinking: Container[Seat]) -> Iterator[float]:
        """`thinking`: for whom a bot is about to throw."""
        if self.throw is not None:
            yield self.due()
        elif self.cluster.is_ours(self.live.room.id):
            seat = self.idle_thrower()
            if seat is not None and seat not in thinking:
                yield self.idle_until()

    def stop(self) -> None:
        """The room was read again: whoever threw is answered from what is stored."""
        self.zero = None
        self.thumbs.clear()

    # What is told of it

    def stage(self) -> Stage | None:
        if self.thrower() is None:
            return None
        if self.zero is not None:
            return Stage("count" if self.is_first() else "ready", self.zero, self.counts_for())
        return Stage("thumbs", self.thumbs_until(), THUMBS * self.factor, self.missing()) if self.is_first() else None

    def describe(self, stage: Stage | None) -> wire.Countdown | None:
        if stage is None:
            return None
        left = max(0.0, stage.ends - self.clock.monotonic())
        return wire.Countdown(stage.kind, round(left * 1000), round(stage.takes * 1000), list(stage.waiting))
