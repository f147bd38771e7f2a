"""A table served by a real actor in a house without walls: no database, and a clock that jumps to whatever is due next.

So a whole evening takes no time, every message carries the moment at which it came, and two runs can be compared.
"""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

from fromagerie.engine.model import Seat
from fromagerie.server import wire
from fromagerie.server.bot_pool import speak, think
from fromagerie.server.domain.room import Room
from fromagerie.server.services import BotDecision, BotQuestion, Clock, Counts, Services, Timings
from fromagerie.server.storage.cluster import SingleProcess
from fromagerie.server.supervisor import Supervisor
from fromagerie.server.table.actor import TableActor
from fromagerie.server.table.messages import Commanded, Connected, Listener
from tests.server.doors import name_at
from tests.server.twins import AT, masked, masks

ResultT = TypeVar("ResultT")


class Jump(selectors.SelectSelector):
    """Waits for nothing: time passes at once."""

    def __init__(self) -> None:
        super().__init__()
        self.now = float(AT)

    def select(self, timeout: float | None = None) -> Any:
        if timeout is None:
            raise RuntimeError("everybody waits, and nothing will ever happen")
        self.now += max(0.0, timeout)
        return super().select(0)


class StillLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.jump = Jump()
        super().__init__(self.jump)
        # Finer than this, a moment of this century cannot be told from the next.
        self._clock_resolution = 1e-5

    def time(self) -> float:
        return self.jump.now


def run_still(story: Coroutine[Any, Any, ResultT]) -> ResultT:
    with asyncio.Runner(loop_factory=StillLoop) as runner:
        return runner.run(story)


class StillStore:
    async def append(self, *_: Any) -> None:
        """Safe at once."""

    async def read(self, *_: Any) -> list[Any]:
        """Nobody else writes."""
        return []


class StillThinkers:
    def __init__(self) -> None:
        self.asked: list[BotQuestion] = []

    async def think(self, question: BotQuestion) -> BotDecision:
        self.asked.append(question)
        return think(question)

    async def speak(self, question: BotQuestion) -> str | None:
        return speak(question)


class StillHouse:
    """As much of a house as an actor needs."""

    def __init__(self, timings: Timings | None = None) -> None:
        self.bots = StillThinkers()
        self.timings = timings or Timings(away=1e9)
        self.jumped = 0.0  # by how many seconds somebody has set the system's clock
        self.clock = Clock(lambda: asyncio.get_running_loop().time() + self.jumped, self.monotonic)
        self.counts = Counts()
        self.supervisor = Supervisor()

    def monotonic(self) -> float:
        return asyncio.get_running_loop().time()

    @property
    def services(self) -> Services:
        store, cluster = StillStore(), SingleProcess()
        return Services(self.clock, store, self.bots, cluster, self.timings, self.supervisor, self.counts)


class Ear:
    """What one person hears at a table, and when."""

    def __init__(self, actor: TableActor, seat: Seat | None) -> None:
        self.actor = actor
        self.heard: list[tuple[float, bytes]] = []
        self.listener = Listener(name_at(seat), self.hear)

    def come(self, screen: wire.Screen | None = None) -> None:
        self.actor.post(Connected(self.listener, wire.Hello(screen=screen)))

    def hear(self, *messages: bytes) -> None:
        for message in messages:
            # Sealed promises of this moment are covered: they differ from one world to the other, and tell nothing.
            covered = masked(message, masks(self.actor.room))
            self.heard.append((round(asyncio.get_running_loop().time() - AT, 6), covered))

    def do(self, command: wire.Command) -> None:
        self.actor.post(Commanded(self.listener, command, asyncio.get_running_loop().time()))


def keep_still(room: Room, house: StillHouse, kind: type[TableActor] = TableActor) -> TableActor:
    room.now = house.clock.now
    return kind(house.services, room)
