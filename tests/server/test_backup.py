"""A backup is taken while the house is open, and restored it is the same house."""

import asyncio
import contextlib
import gc
import random
import time
from pathlib import Path

import pytest

from fromagerie.server.storage.backup import NoBackup, back_up, restore
from fromagerie.server.storage.database import sqlite_url
from tests.server.guests import a_house, a_table, play_on
from tests.server.test_tables import everything

pytestmark = pytest.mark.once


def test_a_house_restored_is_the_house_that_was_backed_up(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "house.db")

    async def before() -> tuple[str, list[bytes]]:
        async with a_house(tmp_path) as house:
            guests = await a_table(house, "cheez-tricks", 3)
            await play_on(guests, random.Random(1).choice, 20)
            back_up(url, tmp_path / "copy")
            seen = everything(await house.load(guests[0].room["table"]))
            await play_on(guests, random.Random(2).choice, 5)
            return guests[0].room["table"], seen

    async def after(table: str) -> list[bytes]:
        async with a_house(tmp_path) as house:
            return everything(await house.load(table))

    table, seen = asyncio.run(before())
    assert asyncio.run(after(table)) != seen
    restore_when_closed(tmp_path / "copy", url)
    assert asyncio.run(after(table)) == seen
    assert (tmp_path / "house.db.before-restore").is_file()


def restore_when_closed(file: Path, url: str) -> None:
    """In one process, the last connection of a closed house may be given back a moment later."""
    for _ in range(600):
        gc.collect()
        with contextlib.suppress(NoBackup):
            return restore(file, url)
        time.sleep(0.1)
    return restore(file, url)


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    asyncio.run(open_and_close(tmp_path))
    (tmp_path / "junk").write_bytes(b"cheese" * 1000)
    for file in (tmp_path / "junk", tmp_path / "not there"):
        with pytest.raises(NoBackup):
            restore(file, sqlite_url(tmp_path / "house.db"))
    back_up(sqlite_url(tmp_path / "house.db"), tmp_path / "copy")
    with pytest.raises(NoBackup, match="exists already"):
        back_up(sqlite_url(tmp_path / "house.db"), tmp_path / "copy")
    with pytest.raises(NoBackup, match="no database"):
        back_up(sqlite_url(tmp_path / "elsewhere.db"), tmp_path / "other")


def test_nothing_is_restored_under_an_open_house(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            await a_table(house, "cheese-rescue", 2)
            back_up(sqlite_url(tmp_path / "house.db"), tmp_path / "copy")
            with pytest.raises(NoBackup, match="in use"):
                restore(tmp_path / "copy", sqlite_url(tmp_path / "house.db"))

    asyncio.run(story())


async def open_and_close(folder: Path) -> None:
    async with a_house(folder) as house:
        await a_table(house, "cheese-rescue", 2)
