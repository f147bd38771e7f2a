"""Brings a database to today's form, from whatever form it has."""

import asyncio
from pathlib import Path
from typing import Any, Final

from sqlalchemy import inspect, text

from fromagerie.server.storage.database import open_database

NEWEST: Final = "0004"
FOLDER: Final = Path(__file__).parent / "migrations"


def upgrade(url: str) -> None:
    asyncio.run(upgrade_database(url))


async def upgrade_database(url: str) -> None:
    database = open_database(url)
    try:
        await database.write(bring_up)
    finally:
        await database.close()


def bring_up(connection: Any) -> None:
    if connection.dialect.name == "postgresql":
        # Two processes starting at once: one after the other.
        connection.execute(text("select pg_advisory_xact_lock(7320001)"))
    if form_of(connection) == NEWEST:
        return
    # Only now: Alembic takes a third of a second to load, and is seldom needed.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def form_of(connection: Any) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    form: str | None = connection.execute(text("select version_num from alembic_version")).scalar()
    return form
