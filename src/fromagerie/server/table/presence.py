"""Who is at the table: whose line went dead, who is away, for whom a bot sits in."""

import math
from collections.abc import Iterator
from typing import Final

from fromagerie.engine.model import Seat
from fromagerie.server.domain import records as was
from fromagerie.server.services import Services
from fromagerie.server.table.live import LiveTable
from fromagerie.server.table.messages import Listener

# Another process says every few seconds whom it has at a table; after this many it has them no more.
ELSEWHERE: Final = 20.0
# Who moves when somebody's time is up.
STAND_IN: Final = "ripe"


class Presence:
    def __init__(self, live: LiveTable, services: Services) -> None:
        self.live = live
        self.clock = services.clock
        self.timings = services.timings
        self.gone: dict[str, float] = {}  # people whose last line went dead, and when
        self.elsewhere: dict[str, float] = {}  # people whom another process has at this table, and when it said so
        self.quiet_since = services.clock.monotonic()

    def expect_everybody(self) -> None:
        """Whoever sat here when the table was put away, or the process died, has as long as anybody to come back."""
        here = self.live.people_here()
        for chair in self.live.room.chairs:
            if chair.person and not chair.away and chair.person not in here:
                self.gone.setdefault(chair.person, self.clock.monotonic())

    def connect(self, listener: Listener) -> Seat | None:
        """Somebody is here; returns their seat if they were away."""
        self.gone.pop(listener.person, None)
        room = self.live.room
        seat = room.seat_of(listener.person)
        return seat if seat is not None and room.chairs[seat].away else None

    def disconnect(self, listener: Listener) -> None:
        self.live.listeners.discard(listener)
        if listener.person not in self.live.people_here() and self.live.room.seat_of(listener.person) is not None:
            self.gone[listener.person] = self.clock.monotonic()
        if not self.live.listeners:
            self.keep_awake()

    def keep_awake(self) -> None:
        self.quiet_since = self.clock.monotonic()

    def is_quiet(self) -> bool:
        """Nobody has been here for a while."""
        return not self.live.listeners and self.clock.monotonic() > self.quiet_since + self.timings.idle

    def note_elsewhere(self, people: list[str]) -> None:
        self.elsewhere |= dict.fromkeys(people, self.clock.monotonic())

    def overdue(self) -> Iterator[was.AnyRecord]:
        """What is to be written down by now: whose line has been dead for long is away; later a bot sits in."""
        now, timings = self.clock.monotonic(), self.timings
        for person, since in list(self.gone.items()):
            seat = self.live.room.seat_of(person)
            if seat is None:
                del self.gone[person]
            elif now < self.elsewhere.get(person, -math.inf) + ELSEWHERE:
                self.gone[person] = now
            elif not self.live.room.chairs[seat].away:
                if now >= since + timings.away:
                    yield was.WentAway(seat)
            elif now >= since + timings.away + timings.grace and self.should_sit_in(seat):
                yield was.SatIn(seat, STAND_IN)
        for seat in self.back_unnoticed():
            yield was.CameBack(seat)

    def farewell(self, person: str) -> Iterator[was.AnyRecord]:
        """For somebody who never comes back: somebody else is the host, and nobody waits for them."""
        room = self.live.room
        heir = next((n for n, chair in enumerate(room.chairs) if chair.person and chair.person != person), None)
        if room.host == person and heir is not None:
            yield was.HandedOver(heir, room.chairs[heir].person or "")
        seat = self.live.room.seat_of(person)
        if seat is not None:
            yield was.Rose(seat, STAND_IN if self.live.room.phase in ("playing", "paused") else None)

    def back_unnoticed(self) -> list[Seat]:
        """Who is here again, though that could not be written down when they came."""
        here = self.live.people_here()
        return [seat for seat, chair in enumerate(self.live.room.chairs) if chair.away and chair.person in here]

    def should_sit_in(self, seat: Seat) -> bool:
        room = self.live.room
        others = any(chair.present for chair in room.chairs)
        return room.leavers == "bot" and room.phase == "playing" and room.chairs[seat].bot is None and others

    def deadlines(self) -> Iterator[float]:
        if self.back_unnoticed():
            yield self.clock.monotonic()
        for person, since in self.gone.items():
            seat = self.live.room.seat_of(person)
            if seat is None:
                continue
            if not self.live.room.chairs[seat].away:
                yield since + self.timings.away
            elif self.should_sit_in(seat):
                yield since + self.timings.away + self.timings.grace
