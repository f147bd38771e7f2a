"""Restarts do not hurt: a short pause under a hundred tables, a quick start with many stored games (promise D7).

By the clock on the wall, measured by how long an empty server takes to start in the same minute: others may want the
processors too. The best of three counts; a good one is enough.
"""

import asyncio
import signal
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fromagerie.server.domain.index import index_row
from fromagerie.server.domain.records import encode
from fromagerie.server.storage.database import sqlite_url
from fromagerie.server.storage.migrate import upgrade
from tests.server.guests import a_table, play_on
from tests.server.ledgers import check_ledgers
from tests.server.memory import a_quick_house
from tests.server.players import Player, living, set_tables
from tests.server.real_server import RealServer, until

pytestmark = [pytest.mark.once, pytest.mark.slow]

PAUSE, READY = 3.0, 2.0
THINKING = 0.25  # seconds for each move: without, those who are back first leave no time for the others
EMPTY = 1.0  # seconds in which an empty server starts on two quiet cores


async def restart_once(server: RealServer, players: list[Player]) -> float:
    """Told to stop and started again; says how long somebody who wanted to move had to wait for it, at most."""
    async with living(players):
        await until(lambda: all(player.ledger for player in players), "everybody plays")
        before = [player.greeted for player in players]
        began = time.monotonic()
        await asyncio.to_thread(server.end, signal.SIGTERM)
        await asyncio.to_thread(server.start)
        await until(
            lambda: all(player.greeted > n for player, n in zip(players, before, strict=True)), "everybody is back"
        )
        return time.monotonic() - began


def prove_short_pause(folder: Path, tables: int = 100) -> float:
    """A restart under so many live tables; says how long the pause was."""

    async def story() -> float:
        with RealServer(folder) as server:
            players = set_tables([server], [("cheese-rescue", 2, {})] * tables)
            for player in players:
                player.pause = THINKING
            pause = await restart_once(server, players)
        assert await check_ledgers(server.database, players) >= len(players)
        return pause

    return asyncio.run(story())


async def play_games(number: int) -> list[tuple[list[Any], tuple[Any, ...]]]:
    """So many real games: the rows of their logs, and what the index says of them."""
    played = []
    async with a_quick_house() as house:
        for _ in range(number):
            guests = await a_table(house, "cheese-rescue", 2)
            await play_on(guests, lambda moves: moves[0])
            room = guests[0].actor.room
            rows = [
                (kept.seq, kept.at, type(kept.record).__name__.lower(), kept.person, kept.command, encode(kept.record))
                for kept in await house.store.read(room.id)
            ]
            played.append((rows, tuple(index_row(room, room.log[-1].kept.at))))
    return played


def store_games(file: Path, games: int) -> None:
    """A database as after years: so many games, each under a name of its own."""
    upgrade(sqlite_url(file))
    played = asyncio.run(play_games(5))
    with sqlite3.connect(file) as database:
        for number in range(games):
            rows, index = played[number % len(played)]
            room = f"room{number}"
            database.executemany("insert into log values (?, ?, ?, ?, ?, ?, ?)", [(room, *row) for row in rows])
            database.execute(f"insert into rooms values ({', '.join('?' * len(index))})", (room, None, *index[2:]))
    database.close()


def slowness(folder: Path) -> float:
    """How much longer starting an empty server takes here and now than where the promise was made: at least 1."""
    server = RealServer(folder)
    seconds = server.start()
    server.end(signal.SIGTERM)
    return max(1.0, seconds / EMPTY)


def best_of_three(measure: Callable[[], float], limit: float, folders: Callable[[], Path]) -> float:
    """The shortest time, as on a machine of our own; the first within the limit will do."""
    times: list[float] = []
    while len(times) < 3 and min(times, default=limit + 1) > limit:
        before = slowness(folders())
        took = measure()
        times.append(took / max(before, slowness(folders())))
    return min(times)


def test_a_restart_under_a_hundred_tables_is_a_short_pause_and_loses_nothing(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    def folder() -> Path:
        return tmp_path_factory.mktemp("house")

    assert best_of_three(lambda: prove_short_pause(folder()), PAUSE, folder) <= PAUSE


def test_a_server_with_ten_thousand_stored_games_is_soon_ready(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    store_games(tmp_path / "house.db", 10_000)
    server = RealServer(tmp_path)

    def start() -> float:
        seconds = server.start()
        server.end(signal.SIGTERM)
        return seconds

    assert best_of_three(start, READY, lambda: tmp_path_factory.mktemp("empty")) <= READY
