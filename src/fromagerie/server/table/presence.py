"""Who is at the table: whose connection broke or fell silent, who is away, for whom a bot sits in."""

# compiled with mypyc

import math
from collections.abc import Callable, Iterator
from typing import Final

from fromagerie.engine.model import Seat
from fromagerie.server.domain import records as was
from fromagerie.server.domain.log import Around
from fromagerie.server.domain.seats import STAND_IN
from fromagerie.server.services import Services
from fromagerie.server.table.live import LiveTable
from fromagerie.server.table.messages import SCREEN, Listener
from fromagerie.server.table.start import StartCount

# Another process says every few seconds whom it has at a table; after this many it has them no more.
ELSEWHERE: Final = 20.0


class Presence:
    __slots__ = (
        *("clock", "cluster", "live", "timings", "wake"),
        *("elsewhere", "gone", "quiet_since", "silent_at", "start", "watched"),
    )

    def __init__(self, live: LiveTable, services: Services, wake: Callable[[], None]) -> None:
        self.live = live
        self.clock = services.clock
        self.timings = services.timings
        self.cluster = services.cluster
        self.wake = wake  # a person who was silent is heard again
        self.start = StartCount(live, services)
        self.gone: dict[str, float] = {}  # people of whom nothing is heard, and since when
        self.elsewhere: dict[str, float] = {}  # people whom another process has at this table, and when it said so
        self.quiet_since = services.clock.monotonic()
        self.watched: Around | None = None  # who was looked at for the time below; None: look again
        self.silent_at = math.inf  # before then nobody here will have been silent for too long

    def here(self) -> set[str]:
        """Who has a connection with a recent sign of life: also people who only think, as browsers answer pings."""
        silent = self.clock.monotonic() - self.timings.silence
        return {listener.person for listener in self.live.listeners if listener.pulse.heard_at > silent}

    def connected(self) -> set[str]:
        """Who is here, or at another process as far as is known."""
        lately = self.clock.monotonic() - ELSEWHERE
        return self.here() | {person for person, said_at in self.elsewhere.items() if said_at > lately}

    def seated_here(self) -> list[str]:
        """Whom other processes are told of; a big screen is one of them."""
        seat_of = self.live.room.seat_of
        return sorted(person for person in self.here() if person == SCREEN or seat_of(person) is not None)

    def has_screen(self) -> bool:
        """Everybody can look at a big screen, whichever process has it."""
        elsewhere = self.elsewhere.get(SCREEN, -math.inf)
        return self.live.has_screen() or self.clock.monotonic() < elsewhere + ELSEWHERE

    def expect_everybody(self) -> None:
        """People who sat here when the table was put away, or the process died, have as long as anybody to come back.

        For those who were away by then it does not start over: only the bot is still to come.
        """
        here, now = self.here(), self.clock.monotonic()
        for chair in self.live.room.chairs:
            if chair.person and chair.person not in here:
                self.gone.setdefault(chair.person, now - self.timings.away if chair.away else now)

    def connect(self, listener: Listener) -> Seat | None:
        """A person is here; returns their seat if they were away."""
        self.gone.pop(listener.person, None)
        self.watched = None
        room = self.live.room
        seat = room.seat_of(listener.person)
        return seat if seat is not None and room.chairs[seat].away else None

    def disconnect(self, listener: Listener) -> None:
        self.live.listeners.discard(listener)
        self.watched = None
        if listener.person not in self.here() and self.live.room.seat_of(listener.person) is not None:
            # If the connection was silent before it broke: since its last sign of life.
            since = min(listener.pulse.heard_at, self.clock.monotonic())
            self.gone.setdefault(listener.person, since)
        if not self.live.listeners:
            self.keep_awake()

    def keep_awake(self) -> None:
        self.quiet_since = self.clock.monotonic()

    def is_quiet(self) -> bool:
        """Nobody has been here for a while."""
        if self.live.room.starting is not None:
            return False
        return not self.live.listeners and self.clock.monotonic() > self.quiet_since + self.timings.idle

    def note_elsewhere(self, people: list[str]) -> None:
        self.elsewhere |= dict.fromkeys(people, self.clock.monotonic())

    def overdue(self) -> Iterator[was.AnyRecord]:
        """The records that are due; that a person is away, only by the process that has the table."""
        self.look_round()
        if self.cluster.is_ours(self.live.room.id):
            yield from self.losses()
            if self.clock.monotonic() >= self.called_until():
                yield from [was.Readied(seat, True, "") for seat in self.unready()]
            yield from self.start.overdue()
        for seat in self.back_unnoticed():
            yield was.CameBack(seat)

    def look_round(self) -> None:
        """A silent connection counts as closed; a person who is heard again is here."""
        here = self.here()
        self.watched = None
        for listener in self.live.listeners:
            if listener.person not in here:
                listener.pulse.on_return = self.wake
        for person, heard_at in self.last_heard().items():
            if person not in here:
                self.gone.setdefault(person, heard_at)
        for person in self.gone.keys() & here:
            del self.gone[person]

    def last_heard(self) -> dict[str, float]:
        """When each person with a seat and a connection gave their last sign of life."""
        holders = self.live.room.around.holders
        heard: dict[str, float] = {}
        for listener in self.live.listeners:
            if listener.person in holders:
                heard[listener.person] = max(listener.pulse.heard_at, heard.get(listener.person, 0.0))
        return heard

    def losses(self) -> Iterator[was.AnyRecord]:
        """Who has been silent for long is away; then a bot sits in."""
        now = self.clock.monotonic()
        for person, since in list(self.gone.items()) if self.is_missed() else ():
            seat = self.live.room.seat_of(person)
            if seat is None:
                del self.gone[person]
            elif now < self.elsewhere.get(person, -math.inf) + ELSEWHERE:
                self.gone[person] = now
            elif not self.live.room.chairs[seat].away:
                if now >= since + self.timings.away:
                    yield was.WentAway(seat)
            elif now >= self.sits_in_at(since) and self.should_sit_in(seat):
                yield was.SatIn(seat, STAND_IN)

    def is_missed(self) -> bool:
        """Whether somebody who is not here is away: not in a game that takes days."""
        return not (self.live.room.slow and self.live.room.phase in ("playing", "paused"))

    def farewell(self, person: str) -> Iterator[was.AnyRecord]:
        """For a person who never comes back: another is the host, and nobody waits for them."""
        room = self.live.room
        heir = next((n for n, chair in enumerate(room.chairs) if chair.person and chair.person != person), None)
        if room.host == person and heir is not None:
            yield was.HandedOver(heir, room.chairs[heir].person or "")
        seat = self.live.room.seat_of(person)
        if seat is not None:
            yield was.Rose(seat, STAND_IN if self.live.room.phase in ("playing", "paused") else None)

    def back_unnoticed(self) -> list[Seat]:
        """Who is heard again, or came when that could not be written down."""
        away = [seat for seat, chair in enumerate(self.live.room.chairs) if chair.away]
        if not away:
            return away
        here = self.here()
        return [seat for seat in away if self.live.room.chairs[seat].person in here]

    def unready(self) -> list[Seat]:
        """Whoever wished for the game that is about to begin, and has not yet given their part of the luck."""
        room = self.live.room
        if not room.called or room.phase != "gathering":
            return []
        return [n for n, chair in enumerate(room.chairs) if chair.person and not chair.bot and not chair.ready]

    def called_until(self) -> float:
        """Nobody is waited for longer: they are in, with nothing of their own in the luck."""
        return self.live.since + self.timings.call if self.unready() else math.inf

    def should_sit_in(self, seat: Seat) -> bool:
        room = self.live.room
        others = any(chair.present for chair in room.chairs)
        return room.leavers == "bot" and room.phase == "playing" and room.chairs[seat].bot is None and others

    def sits_in_at(self, since: float) -> float:
        """When a bot sits in for a person silent since then. In a race it does not cut in while others still count."""
        at_once = self.live.room.game.race and not self.others_count()
        return since + self.timings.away + (0.0 if at_once else self.timings.grace)

    def others_count(self) -> bool:
        """In a race: a player who is not away is still at it."""
        room, table = self.live.room, self.live.room.table
        if table is None or not self.live.is_racing():
            return False
        return any(room.chairs[seat].bot or not room.chairs[seat].away for seat in table.state.to_act())

    def first_silence(self) -> float:
        """No later than the first of those who are here will have been silent for too long.

        What is heard only puts it off, so it need not be worked out at every message.
        """
        around = self.live.room.around
        if self.watched is not around or self.clock.monotonic() >= self.silent_at:
            heard = [heard_at for person, heard_at in self.last_heard().items() if person not in self.gone]
            self.watched, self.silent_at = around, min(heard, default=math.inf) + self.timings.silence
        return self.silent_at

    def deadlines(self) -> Iterator[float]:
        if self.back_unnoticed():
            yield self.clock.monotonic()
        yield self.first_silence()
        if self.cluster.is_ours(self.live.room.id):
            yield self.called_until()
        yield from self.start.deadlines()
        # The process that has the table records that a person is away, and no other waits to do so.
        ours = self.cluster.is_ours(self.live.room.id) and self.is_missed()
        for person, since in self.gone.items() if ours else ():
            seat = self.live.room.seat_of(person)
            if seat is None:
                continue
            if not self.live.room.chairs[seat].away:
                yield since + self.timings.away
            elif self.should_sit_in(seat):
                yield self.sits_in_at(since)
