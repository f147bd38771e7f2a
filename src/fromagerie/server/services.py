"""What a table needs from around it, as protocols: a clock, a place for its records, bots, other processes.

Tables are given these and never the registry; databases and process pools are behind them.
"""

import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple, Protocol

from fromagerie.engine.model import Seat
from fromagerie.engine.temper import Temper
from fromagerie.server.domain.index import IndexRow
from fromagerie.server.domain.records import AnyRecord, StoredRecord
from fromagerie.server.domain.room import Room
from fromagerie.server.supervisor import Supervisor


class NoSuchTable(LookupError):
    """No table of this name."""


class NotSaved(Exception):
    """It could not be written down, so it did not happen."""


class Taken(Exception):
    """Another process wrote this number of this table first."""


class Clock:
    """`now` is for dates only; durations come from `monotonic`, which nobody can set."""

    def __init__(self, now: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.monotonic = monotonic
        self.began: float | None = None  # what the steady time was when the monotonic one was 0

    def steady(self) -> float:
        """Seconds since 1970 as the house counts them: for what takes days, and may be compared after a restart.

        It goes on as `monotonic` does, from where the house left it (storage/hours.py); setting the system's clock
        does not move it.
        """
        if self.began is None:
            self.began = self.now() - self.monotonic()
        return self.began + self.monotonic()


class Timings(NamedTuple):
    """How long things take at a table, in seconds."""

    bots: float = 1.0  # factor on what bots take, see domain/pace.py
    silence: float = 9.0  # of an open connection, until its person counts as gone: two pings of the server
    away: float = 9.0  # since the last sign of life, until a person counts as away
    grace: float = 11.0  # then a bot sits in; in a race at once, for the next throw
    patience: float = 1.0  # factor on the response windows that the rules ask for
    countdown: float = 1.0  # factor on what comes before the dice of a race; 0: nothing does
    call: float = 4.0  # for everybody's part of the luck, when a game was wished for
    start: float = 3.0  # the count before a game, see domain/starting.py
    idle: float = 120.0  # a table with nobody at it is put away
    again: float = 0.5  # until what could not be written is tried again
    spared: float = 3600.0  # at a slow table: left at least after the house was closed for longer


class RecordStore(Protocol):
    def append(
        self, room: str, kept: StoredRecord, index: IndexRow | None = None, sitting: Sequence[tuple[str, int]] = ()
    ) -> Awaitable[None]:
        """Write one record under its number. Done when it is safe; raises Taken or NotSaved."""

    async def read(self, room: str, after: int = 0) -> list[StoredRecord]:
        """The records of a room after a number."""


class BotQuestion(NamedTuple):
    """All that a bot is given: plain bytes, as a player on the other side of the world would get them."""

    game: str
    box: str | None  # a box.toml, if it is not the published one
    bot: str
    seat: Seat
    view: bytes
    legal: list[int]
    heard: bytes
    luck: int
    temper: Temper = "even"


class HintQuestion(NamedTuple):
    """All that the coach is given for a hint or a verdict: the same as a bot in this seat."""

    game: str
    box: str | None
    seat: Seat
    names: list[str]
    view: bytes
    legal: list[int]
    heard: bytes


class BotDecision(NamedTuple):
    action: int
    reaction: int  # ms, for races
    then: tuple[int, ...] = ()  # what it means to do next, if nobody and nothing comes between


class BotThinking(Protocol):
    async def think(self, question: BotQuestion) -> BotDecision: ...

    async def speak(self, question: BotQuestion) -> str | None:
        """What it would like to claim, in notation; None: nothing."""


class Cluster(Protocol):
    """Which process moves the bots and the clocks of a table, and judges its races."""

    @property
    def shared(self) -> bool:
        """Whether others may serve the same tables."""

    async def claim(self, room: str) -> None:
        """Ask to be the one for this table."""

    async def release(self, room: str) -> None: ...

    def is_ours(self, room: str) -> bool: ...

    def hand_over(self, room: str, command: str) -> None:
        """Send a command to the process that has this table; it may be lost."""

    def relay(self, room: str, message: str) -> None:
        """Send a message to the listeners that other processes have at this table; it may be lost."""


class Notices(Protocol):
    """Tells people who are elsewhere that it is their turn."""

    anywhere: bool  # also on this machine: for tests

    @property
    def key(self) -> str:
        """By which push services know this house."""

    async def seen(self, person: str, room: str) -> None:
        """Somebody comes to a slow table: what they were told of it is read."""


class Counts:
    """For /metrics: records by kind, and mistakes of ours."""

    def __init__(self) -> None:
        self.records: Counter[str] = Counter()
        self.failures = 0

    def add(self, record: AnyRecord) -> None:
        self.records[type(record).__name__.lower()] += 1


def nothing_to_write(room: Room, at: int) -> None:
    """Where nobody keeps the book."""


class Services(NamedTuple):
    clock: Clock
    store: RecordStore
    bots: BotThinking
    cluster: Cluster
    timings: Timings
    supervisor: Supervisor
    counts: Counts
    ended: Callable[[Room, int], None] = nothing_to_write  # a game is over, at this moment (ms since 1970)
