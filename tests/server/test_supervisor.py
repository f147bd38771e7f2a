"""The house keeps itself: a background task that fails is logged, tried again, and named by /health meanwhile."""

import asyncio
import itertools
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, select
from structlog.testing import capture_logs

from fromagerie.engine.game import get_game
from fromagerie.server import wire
from fromagerie.server.registry import DAY
from fromagerie.server.storage.database import SQLiteFile, sqlite_url
from fromagerie.server.storage.schema import log
from fromagerie.server.storage.store import Store
from fromagerie.server.supervisor import Supervisor
from tests.server.guests import QUICK, Guest, a_house
from tests.server.still_house import run_still
from tests.server.test_privacy import client_of, database
from tests.server.test_tables import run

pytestmark = pytest.mark.once
WORDS = "words that are thirty-one days old"


async def until(true: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(60):
        while not await true():
            await asyncio.sleep(0.02)


def hasty_store(folder: Path) -> Store:
    """One that does not wait for a locked database."""
    store = Store(sqlite_url(folder / "house.db"))
    assert isinstance(store.database, SQLiteFile)
    for engine in store.database.engines:

        @event.listens_for(engine, "connect")
        def hurry(connection: Any, _: object) -> None:
            connection.cursor().execute("PRAGMA busy_timeout=5")

    return store


async def talk(folder: Path) -> None:
    async with a_house(folder) as house:
        room = await house.open("person-Anne", get_game("cheese-rescue"), 2, {})
        guest = await Guest(house, "Anne").come(room.id)
        await guest.do(wire.Sit, seat=0, name="Anne")
        await guest.do(wire.Say, text=WORDS)


def test_a_locked_database_delays_the_sweeper_and_health_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        await talk(tmp_path)
        with closing(sqlite3.connect(tmp_path / "house.db", isolation_level=None)) as other, capture_logs() as logs:
            other.execute("begin immediate")
            async with a_house(tmp_path, QUICK._replace(idle=0.01), hasty_store(tmp_path)) as house:
                real = house.clock.now
                house.clock.now = lambda: real() + 31 * DAY
                async with client_of(house) as client:

                    async def well() -> bool:
                        return bool((await client.get("/health")).json()["ok"])

                    async def ill() -> bool:
                        return not await well()

                    await until(ill)
                    assert (await client.get("/health")).json()["failing"] == ["sweeper"]
                    assert 'fromagerie_task_failures_total{task="sweeper"}' in (await client.get("/metrics")).text
                    other.execute("rollback")
                    await until(well)
                    rows = await house.store.rows(select(log.c.data))
                    assert not [data for (data,) in rows if WORDS.encode() in data]
        failed = [line for line in logs if line["event"] == "background task failed"]
        assert {line["task"] for line in failed} == {"sweeper"}

    run(story())
    assert WORDS.encode() not in database(tmp_path)


def test_a_table_lives_on_when_it_could_not_be_claimed_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            room = await house.open("person-Anne", get_game("cheese-rescue"), 2, {})
            tried = []

            async def claim(room: str) -> None:
                tried.append(room)
                if len(tried) == 1:
                    raise ValueError("the line to the database broke")

            monkeypatch.setattr(house.cluster, "claim", claim)
            guest = await Guest(house, "Anne").come(room.id)
            assert (await guest.do(wire.Sit, seat=0, name="Anne"))["is"] == "done"
            assert house.supervisor.failures["tables"] == 1
            assert house.supervisor.failing == []

    run(story())


def test_who_fails_is_tried_again_later_and_later_and_is_well_after_one_success() -> None:
    async def story() -> None:
        clock = asyncio.get_running_loop().time
        tried: list[float] = []
        supervisor = Supervisor(first=1, longest=4)

        async def work() -> None:
            tried.append(clock())
            if 2 <= len(tried) <= 6:
                raise OSError("no room on the disk")

        with capture_logs() as logs:
            task = supervisor.repeat("sweeper", work, pause=10)
            await asyncio.sleep(22)
            assert supervisor.failing == ["sweeper"]
            await asyncio.sleep(20)
        assert supervisor.failing == []
        assert [round(b - a) for a, b in itertools.pairwise(tried)] == [10, 1, 2, 4, 4, 4]
        assert [(line["task"], line["log_level"]) for line in logs] == [("sweeper", "error")] * 5
        task.cancel()
        await asyncio.wait([task])
        assert task.cancelled()

    run_still(story())


def test_what_is_done_once_is_done_when_it_succeeds_and_two_of_a_name_are_counted_apart() -> None:
    async def story() -> None:
        supervisor = Supervisor(first=1, longest=1)
        left = {"a": 1, "b": 3}

        def failing(name: str) -> Callable[[], Awaitable[None]]:
            async def work() -> None:
                left[name] -= 1
                if left[name] >= 0:
                    raise ValueError(name)

            return work

        first, second = (supervisor.once("bots", failing(name)) for name in "ab")
        await first
        assert supervisor.failing == ["bots"]
        await second
        assert supervisor.failing == []
        assert supervisor.failures["bots"] == 4

    run_still(story())
