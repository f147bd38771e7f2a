"""Brings a database to today's form, from whatever form it has."""

import asyncio
from pathlib import Path
from typing import Any, Final

from sqlalchemy import inspect, text

from fromagerie.server.storage.database import open_database
from fromagerie.server.storage.schema import metadata

NEWEST: Final = "0011"
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
    form = form_of(connection)
    if form is None and not inspect(connection).get_table_names():
        create(connection)
    elif form != NEWEST:
        step_by_step(connection)


def create(connection: Any) -> None:
    """A new database has today's form at once, and says so where Alembic would."""
    metadata.create_all(connection)
    connection.execute(text("create table alembic_version (version_num varchar(32) not null primary key)"))
    connection.execute(text("insert into alembic_version values (:form)"), {"form": NEWEST})


def step_by_step(connection: Any) -> None:
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
