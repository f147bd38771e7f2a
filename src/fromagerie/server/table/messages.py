"""What comes into the inbox of a table, and who it comes from."""

# compiled with mypyc

import asyncio
import math
from collections.abc import Callable
from typing import Final, NamedTuple, Protocol

from fromagerie.engine.model import Seat
from fromagerie.engine.talk import TalkingPoint
from fromagerie.server import wire
from fromagerie.server.domain.race import LatencyEstimator, Timing
from fromagerie.server.services import BotDecision
from fromagerie.server.updates.known import NOTHING

SCREEN: Final = "(screen)"  # in place of a person: no guest is called that


class Pulse:
    """When a connection last gave a sign of life, and what to call at the next one."""

    __slots__ = ("heard_at", "on_return")

    def __init__(self, heard_at: float = math.inf) -> None:
        self.heard_at = heard_at  # monotonic; inf: not known for this connection, which is alive until it is closed
        self.on_return: Callable[[], None] | None = None

    def beat(self, now: float) -> None:
        self.heard_at = now
        if self.on_return is not None:
            call, self.on_return = self.on_return, None
            call()


def nothing_to_hang_up() -> None:
    """Where there is no socket."""


class Send(Protocol):
    def __call__(self, *messages: bytes) -> None: ...


class Listener:
    """One socket at one table."""

    __slots__ = (
        *("fresh", "greeted", "hang_up", "is_screen", "knows", "language"),
        *("line", "person", "pulse", "seen", "send"),
    )

    def __init__(
        self,
        person: str,
        send: Send,
        line: LatencyEstimator | None = None,
        pulse: Pulse | None = None,
    ) -> None:
        self.person = person
        self.send = send
        self.line = line or LatencyEstimator()
        self.pulse = pulse or Pulse()
        self.hang_up: Callable[[], None] = nothing_to_hang_up
        self.language = "en"
        self.seen = 0
        self.knows = NOTHING
        self.fresh = True
        self.greeted = False
        self.is_screen = False

    def greet(self, hello: wire.Hello, newest: int) -> bool:
        """Note what a Hello says; returns whether it is the first one of this connection."""
        self.language = hello.language
        self.seen = hello.seen if hello.seen is not None and 0 <= hello.seen <= newest else 0
        self.fresh = True
        if self.greeted:
            return False
        self.greeted = True
        if hello.screen is not None:
            # Everybody looks at it: whoever opened it may hold a hand, the screen does not.
            self.person, self.is_screen = SCREEN, True
        return True


class Connected(NamedTuple):
    listener: Listener
    hello: wire.Hello


class Disconnected(NamedTuple):
    listener: Listener


class Commanded(NamedTuple):
    listener: Listener
    command: wire.Command
    arrival: float
    took: tuple[float, float] | None = None  # in a race, by another process that heard it: ms as judged, until it came


class BotDecided(NamedTuple):
    """What a bot made of a position."""

    seat: Seat
    version: int
    decision: BotDecision
    clock: bool


class BotSpoke(NamedTuple):
    """What a bot would like to claim."""

    point: TalkingPoint
    match: int
    moves: int  # of that game, when it was asked
    claim: str  # in notation


class Tick(NamedTuple):
    """Time has passed."""


class RemoteAppend(NamedTuple):
    """Another process wrote something about this table."""

    seq: int


class ReloadRequested(NamedTuple):
    """The stored records changed: a person was forgotten."""


class ForgetPerson(NamedTuple):
    """A person leaves for good, before they are forgotten."""

    person: str
    done: asyncio.Future[None]


class CoachAsked(NamedTuple):
    """Somebody asked the coach: it is noted once in a game."""

    seat: Seat
    person: str


Message = (
    Connected
    | Disconnected
    | Commanded
    | BotDecided
    | BotSpoke
    | Tick
    | RemoteAppend
    | ReloadRequested
    | ForgetPerson
    | CoachAsked
)


class HeldMove(NamedTuple):
    """A move that waits for its moment."""

    at: float
    listener: Listener
    command: wire.Act
    seat: Seat


class RaceMove:
    """In a race, a hand that came down: a person's command, or a bot's thought."""

    def __init__(self, came: Commanded | BotDecided) -> None:
        self.came = came
        self.timing = (0, 0)  # ms, and how much of them is the allowance for the connection

    def time(self, timing: Timing) -> None:
        self.timing = (round(timing.key), round(timing.arrival - timing.key))
