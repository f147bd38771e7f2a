"""A table kept by a real keeper in a house without walls: no database, and a clock that jumps to whatever is due next.

So a whole evening takes no time, every message carries the moment at which it came, and two runs can be compared.
"""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

from fromagerie.engine.game import AnyGame
from fromagerie.engine.model import Seat
from fromagerie.server import records as was
from fromagerie.server import wire
from fromagerie.server.house import House
from fromagerie.server.keeper import Keeper
from fromagerie.server.mail import Came, Commanded, Listener, Pace
from fromagerie.server.neighbours import Alone
from fromagerie.server.room import Room
from fromagerie.server.supervisor import Supervisor
from fromagerie.server.thinkers import Question, Thought, think
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
        self.asked: list[Question] = []

    async def think(self, question: Question) -> Thought:
        self.asked.append(question)
        return think(question)


class StillHouse:
    """As much of a house as a keeper needs."""

    def __init__(self, pace: Pace | None = None) -> None:
        self.store = StillStore()
        self.thinkers = StillThinkers()
        self.neighbours = Alone()
        self.pace = pace or Pace(away=1e9)
        self.failures = 0
        self.jumped = 0.0  # by how many seconds somebody has set the system's clock
        self.supervisor = Supervisor()

    def now(self) -> float:
        return asyncio.get_running_loop().time() + self.jumped

    def monotonic(self) -> float:
        return asyncio.get_running_loop().time()

    def count(self, record: was.AnyRecord) -> None:
        pass

    def welcome(self, language: str, game: AnyGame) -> wire.Welcome:
        return House.welcome(self, language, game)  # type: ignore[arg-type]


class Ear:
    """What one person hears at a table, and when."""

    def __init__(self, keeper: Keeper, seat: Seat | None) -> None:
        self.keeper = keeper
        self.heard: list[tuple[float, bytes]] = []
        self.listener = Listener(name_at(seat), self.hear)

    def come(self) -> None:
        self.keeper.post(Came(self.listener, wire.Hello()))

    def hear(self, message: bytes) -> None:
        # Sealed promises of this moment are covered: they differ from one world to the other, and tell nothing.
        covered = masked(message, masks(self.keeper.room))
        self.heard.append((round(asyncio.get_running_loop().time() - AT, 6), covered))

    def do(self, command: wire.Command) -> None:
        self.keeper.post(Commanded(self.listener, command, asyncio.get_running_loop().time()))


def keep_still(room: Room, house: StillHouse, kind: type[Keeper] = Keeper) -> Keeper:
    room.now = house.now
    return kind(house, room)  # type: ignore[arg-type]
