"""Group commit waits a little for more to come while very many moves do; what may not wait is not kept waiting."""

import asyncio
from pathlib import Path

import pytest

from fromagerie.engine.journal import Entry
from fromagerie.server.domain.records import Acted, StoredRecord
from fromagerie.server.storage import writer
from fromagerie.server.storage.database import sqlite_url
from fromagerie.server.storage.migrate import upgrade_database
from fromagerie.server.storage.store import Store
from fromagerie.server.supervisor import Supervisor

pytestmark = pytest.mark.once

MOVE = Acted(Entry(seat=0, do="R4"))
RACED = Acted(Entry(seat=0, do="R4"), timing=(900, 30))


async def a_busy_store(folder: Path) -> Store:
    """Eight records were just written together, so there is a reason to wait for the next eight."""
    url = sqlite_url(folder / "house.db")
    await upgrade_database(url)
    store = Store(url)
    await store.start(Supervisor())
    await asyncio.gather(*(store.append(f"table-{number}", StoredRecord(1, 0, MOVE)) for number in range(writer.MANY)))
    assert store.writer.gathered == writer.MANY
    return store


def test_moves_are_gathered_and_a_move_of_a_race_takes_them_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "APART", 3_600.0)  # nobody waits for the end of this window

    async def story() -> None:
        store = await a_busy_store(tmp_path)
        commits = store.writer.commits
        ordinary = asyncio.ensure_future(store.append("table-0", StoredRecord(2, 0, MOVE)))
        await asyncio.wait_for(until_waiting(store), 60)
        assert not ordinary.done()
        await asyncio.wait_for(store.append("table-1", StoredRecord(2, 0, RACED)), 60)
        await ordinary
        assert store.writer.commits == commits + 1
        await store.stop()

    asyncio.run(story())


async def until_waiting(store: Store) -> None:
    while store.writer.pause is None:
        await asyncio.sleep(0)
