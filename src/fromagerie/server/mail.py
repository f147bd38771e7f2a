"""What comes into the inbox of a table, and who it comes from."""

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from fromagerie.engine.model import Seat
from fromagerie.server import wire
from fromagerie.server.race import Timing
from fromagerie.server.thinkers import Thought


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
        self.hang_up: Callable[[], None] = lambda: None
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


class Leaves(NamedTuple):
    """Somebody goes for good, before they are forgotten."""

    person: str
    done: asyncio.Future[None]


Mail = Came | Went | Commanded | BotMade | Tick | Rang | Reread | Leaves


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
