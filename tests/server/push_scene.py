"""Two people at a slow table, one of them with a browser that is told by a push service of our own."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from sqlalchemy import func, select

from fromagerie.server.push.keys import PushKeys
from fromagerie.server.push.notifier import Notifier
from fromagerie.server.registry import TableRegistry
from fromagerie.server.storage.schema import subscriptions
from tests.server.guests import Guest
from tests.server.push_service import Browser, PushService
from tests.server.slow_house import HOUR, Times, a_house, seat_at_slow_table, to_sleep
from tests.server.test_privacy import a_person, client_of

NOON = 4 * HOUR  # from the moment at which these houses open, 08:00 UTC


class Scene(NamedTuple):
    """Two people at a slow table, each with a cookie; the first one has a browser that is told."""

    house: TableRegistry
    notifier: Notifier
    times: Times
    guests: list[Guest]
    clients: list[httpx.AsyncClient]
    browsers: list[Browser]
    room: str

    async def round(self) -> None:
        """The notifier looks round, and what it sends arrives."""
        await self.notifier.look_round()
        async with asyncio.timeout(60):
            while self.notifier.errands:
                await asyncio.gather(*self.notifier.errands)

    async def awaited(self) -> int:
        room = await self.house.load(self.room)
        assert room.table is not None
        return room.table.state.to_act()[0]

    async def move(self) -> None:
        """Whoever is awaited comes, makes a move and leaves."""
        seat = await self.awaited()
        guest = self.guests[seat]
        await self.notifier.seen(guest.person, self.room)
        await guest.come(self.room)
        await guest.until(lambda: guest.game and guest.game["legal"])
        assert guest.game
        await guest.act(guest.game["legal"][0]["move"])
        await guest.leave()
        await to_sleep(self.house, self.room)


@asynccontextmanager
async def at_a_slow_table(
    folder: Path, service: PushService, keys: PushKeys, minutes: int = 0, language: str = "en"
) -> AsyncIterator[Scene]:
    times = Times()
    async with a_house(folder, times) as house, client_of(house) as one, client_of(house) as two:
        notifier = Notifier(house, keys, anywhere=True)
        house.notices, notifier.again = notifier, (0.01, 0.01)
        guests = [await a_person(house, client, name) for client, name in ((one, "Annabel"), (two, "Bertrand"))]
        room = await seat_at_slow_table(house, guests)
        for guest in guests:
            await guest.leave()
        await to_sleep(house, room)
        browsers = [Browser(service, name) for name in ("one", "two")]
        scene = Scene(house, notifier, times, guests, [one, two], browsers, room)
        # The one who is awaited has a browser that is told.
        seat = await scene.awaited()
        mine = browsers[seat].subscription(language, minutes)
        assert (await scene.clients[seat].post("/api/push", json=mine)).status_code == 201
        yield scene
        await notifier.stop()


def story(scene: Callable[[Scene], Any], folder: Path, service: PushService, keys: PushKeys, **given: Any) -> None:
    async def whole() -> None:
        async with at_a_slow_table(folder, service, keys, **given) as here:
            await scene(here)

    asyncio.run(whole())


async def count(house: TableRegistry, table: Any = subscriptions) -> int:
    return int(await house.store.scalar(select(func.count()).select_from(table)))
