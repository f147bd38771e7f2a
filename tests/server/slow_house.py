"""A house with clocks that can be set, and tables in it that last for days."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fromagerie.engine.game import get_game
from fromagerie.server import wire
from fromagerie.server.registry import TableRegistry
from fromagerie.server.services import Clock
from fromagerie.server.storage.database import sqlite_url
from fromagerie.server.storage.migrate import upgrade_database
from fromagerie.server.storage.store import Store
from tests.server.guests import QUICK, Guest, HereBots

HOUR, DAY = 3600.0, 24 * 3600.0


class Times:
    """The clocks of a machine, as somebody sets them."""

    def __init__(self) -> None:
        self.passed = 0.0
        self.jumped = 0.0
        self.restarted = 0.0

    def clock(self) -> Clock:
        """Of a process that starts now: its monotonic clock begins anew."""
        self.restarted = self.passed
        loop = asyncio.get_running_loop().time
        began = loop()
        return Clock(
            lambda: 1_800_000_000.0 + self.passed + self.jumped + loop() - began,
            lambda: self.passed - self.restarted + loop(),
        )


@asynccontextmanager
async def a_house(folder: Path, times: Times) -> AsyncIterator[TableRegistry]:
    url = sqlite_url(folder / "house.db")
    await upgrade_database(url)
    house = TableRegistry(Store(url), HereBots(), QUICK, times.clock())  # type: ignore[arg-type]
    await house.start()
    try:
        yield house
    finally:
        await house.stop()


async def set_slow_table(house: TableRegistry, clock: str = "day") -> list[Guest]:
    guests = [Guest(house, name) for name in ("Annabel", "Bertrand")]
    await seat_at_slow_table(house, guests, clock)
    return guests


async def seat_at_slow_table(house: TableRegistry, guests: list[Guest], clock: str = "day") -> str:
    room = await house.open(guests[0].person, get_game("cheese-rescue"), len(guests), {}, clock=clock)
    for seat, guest in enumerate(guests):
        await guest.come(room.id)
        await guest.do(wire.Sit, seat=seat, name=guest.name)
    for guest in guests:
        await guest.do(wire.Ready)
    await guests[0].until(lambda: guests[0].game)
    return room.id


async def put_away(house: TableRegistry, guests: list[Guest]) -> str:
    """Everybody leaves, and the table goes to sleep."""
    room: str = guests[0].actor.room.id
    for guest in guests:
        await guest.leave()
    await to_sleep(house, room)
    return room


async def to_sleep(house: TableRegistry, room: str) -> None:
    async with asyncio.timeout(60):
        while room in house.actors:
            house.actors[room].presence.quiet_since = -1e9
            await house.sweep()
            await asyncio.sleep(0.01)


async def hours_left(house: TableRegistry, room: str) -> int:
    left = (await house.actor(room)).clocks.left()
    assert left is not None
    return round(left / 3_600_000)


async def moved(house: TableRegistry, room: str, before: int) -> bool:
    """Whether a bot has made the move, after the house has looked round."""
    await house.sweep()
    if room in house.actors:
        house.actors[room].wake()
        await asyncio.sleep(0.05)
    return (await house.load(room)).seq > before


async def until_moved(house: TableRegistry, room: str, before: int) -> None:
    async with asyncio.timeout(60):
        while not await moved(house, room, before):
            pass
