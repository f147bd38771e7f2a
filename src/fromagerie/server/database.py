"""One way to ask two kinds of database: a piece of work is given a connection, and what it returns comes back.

SQLite answers at once or not at all, so work goes to a thread in one trip; PostgreSQL is asked over the network and
needs none. Work that was cut off while it waited in SQLite is carried through, and nobody waits for its answer.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, StaticPool, create_engine, event

T = TypeVar("T")


class Database(Protocol):
    """Work is done whole or not at all; what only reads may run beside what writes."""

    async def read(self, work: Callable[[Connection], T]) -> T: ...

    async def write(self, work: Callable[[Connection], T]) -> T: ...

    async def close(self) -> None: ...


class SQLiteFile:
    """A file with one writer, in a thread of its own, and a few readers."""

    READERS = 4

    def __init__(self, url: str) -> None:
        reading = {"pool_size": self.READERS, "connect_args": {"check_same_thread": False}}
        self.reading = create_engine(url, **reading)
        self.writing = create_engine(url, poolclass=StaticPool, connect_args={"check_same_thread": False})
        for engine in (self.reading, self.writing):
            event.listen(engine, "connect", set_up)
        self.readers = ThreadPoolExecutor(self.READERS, "reader")
        self.scribe = ThreadPoolExecutor(1, "scribe")

    async def read(self, work: Callable[[Connection], T]) -> T:
        def read() -> T:
            with self.reading.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self.readers, read)

    async def write(self, work: Callable[[Connection], T]) -> T:
        def write() -> T:
            with self.writing.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self.scribe, write)

    async def write_rows(self, statement: str, rows: Sequence[tuple[Any, ...]]) -> None:
        """The same for many rows of one kind, in the driver's own words: a quarter of the time."""

        def write_rows() -> None:
            pen = self.writing.raw_connection().driver_connection
            assert isinstance(pen, sqlite3.Connection)
            with pen:  # committed, or rolled back
                pen.executemany(statement, rows)

        await asyncio.get_running_loop().run_in_executor(self.scribe, write_rows)

    async def close(self) -> None:
        for threads in (self.readers, self.scribe):
            await asyncio.to_thread(threads.shutdown)
        for engine in (self.reading, self.writing):
            engine.dispose()


class PostgreSQL:
    """A server that other processes use too."""

    def __init__(self, url: str) -> None:
        # Here, not above: it takes long to load, and most houses never need it.
        from sqlalchemy.ext.asyncio import create_async_engine

        self.engine = create_async_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=True)

    async def read(self, work: Callable[[Connection], T]) -> T:
        async with self.engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self.engine.dispose()


def is_postgres(url: str) -> bool:
    return url.startswith("postgresql")


def open_database(url: str) -> Database:
    return PostgreSQL(url) if is_postgres(url) else SQLiteFile(url)


def sqlite_url(file: Path) -> str:
    return f"sqlite:///{file}"


def set_up(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    # Written to the disk, not only to the system, before anybody is told.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
