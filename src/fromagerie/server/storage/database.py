"""One way to ask two kinds of database: a piece of work is given a connection, and what it returns comes back.

SQLite answers at once or not at all, so work goes to a thread in one trip; PostgreSQL is asked over the network and
needs none. Work that was cut off while it waited in SQLite is carried through, and nobody waits for its answer.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

from sqlalchemy import Connection, StaticPool, create_engine, event, make_url

from fromagerie.private_files import make_file

T = TypeVar("T")


class Database(Protocol):
    """Work is done whole or not at all; what only reads may run beside what writes."""

    async def read(self, work: Callable[[Connection], T]) -> T: ...

    async def write(self, work: Callable[[Connection], T]) -> T: ...

    async def close(self) -> None: ...


class Insertion(NamedTuple):
    """Rows for a table."""

    table: str
    columns: Sequence[str]
    rows: Sequence[Sequence[Any]]
    conflict: str = ""  # what to do if a row is there already; nothing said: fail

    def sql(self) -> str:
        places = f"({', '.join('?' * len(self.columns))})"
        names = ", ".join(self.columns)
        return f"insert into {self.table} ({names}) values {', '.join([places] * len(self.rows))} {self.conflict}"

    def values(self) -> list[Any]:
        return [value for row in self.rows for value in row]


class SQLiteFile:
    """A file with one writer, in a thread of its own, and a few readers."""

    READERS = 4

    def __init__(self, url: str) -> None:
        make_private(url)
        # Parameters are hidden: what people wrote must not come into a log with an error.
        reading = {"pool_size": self.READERS, "connect_args": {"check_same_thread": False}}
        self.reading = create_engine(url, hide_parameters=True, **reading)
        self.writing = create_engine(
            url, poolclass=StaticPool, hide_parameters=True, connect_args={"check_same_thread": False}
        )
        # Each statement is a transaction of its own.
        at_once = {"check_same_thread": False, "isolation_level": None, "cached_statements": 300}
        self.adding = create_engine(url, poolclass=StaticPool, hide_parameters=True, connect_args=at_once)
        self.engines = (self.reading, self.writing, self.adding)
        for engine in self.engines:
            event.listen(engine, "connect", set_up)
        self.pen: sqlite3.Connection | None = None  # of `adding`: to ask for it anew takes as long as half a commit
        self.readers = ThreadPoolExecutor(self.READERS, "reader")
        self.writer = ThreadPoolExecutor(1, "writer")

    async def read(self, work: Callable[[Connection], T]) -> T:
        def read() -> T:
            with self.reading.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self.readers, read)

    async def write(self, work: Callable[[Connection], T]) -> T:
        def write() -> T:
            with self.writing.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self.writer, write)

    async def add(self, insertions: Sequence[Insertion]) -> None:
        """All of these rows or none.

        A statement for each table, as plain SQL for the driver: it releases the GIL at each step, and while the loop is
        busy it has to wait to get it back. A statement a row would wait for each of them: five times as long for 16.
        """
        statements = [(insertion.sql(), insertion.values()) for insertion in insertions]

        def add() -> None:
            pen, self.pen = self.pen or self.open_pen(), None
            write_with(pen, statements)
            self.pen = pen  # after a failure it is asked for anew

        await asyncio.get_running_loop().run_in_executor(self.writer, add)

    def open_pen(self) -> sqlite3.Connection:
        pen = self.adding.raw_connection().driver_connection
        assert isinstance(pen, sqlite3.Connection)
        return pen

    async def close(self) -> None:
        for threads in (self.readers, self.writer):
            await asyncio.to_thread(threads.shutdown)
        for engine in self.engines:
            engine.dispose()


class PostgreSQL:
    """A server that other processes use too."""

    def __init__(self, url: str) -> None:
        # Here, not above: it takes long to load, and most houses never need it.
        from sqlalchemy.ext.asyncio import create_async_engine

        self.engine = create_async_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=True, hide_parameters=True)

    async def read(self, work: Callable[[Connection], T]) -> T:
        async with self.engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self.engine.dispose()


def write_with(pen: sqlite3.Connection, statements: Sequence[tuple[str, list[Any]]]) -> None:
    if len(statements) == 1:
        pen.execute(*statements[0])  # a transaction of its own
        return
    pen.execute("begin immediate")
    try:
        for statement, values in statements:
            pen.execute(statement, values)
        pen.execute("commit")
    except BaseException:
        if pen.in_transaction:
            pen.execute("rollback")
        raise


def is_postgres(url: str) -> bool:
    return url.startswith("postgresql")


def open_database(url: str) -> Database:
    return PostgreSQL(url) if is_postgres(url) else SQLiteFile(url)


def file_of(url: str) -> Path | None:
    """Where an SQLite database lies; None if it is another kind."""
    return Path(make_url(url).database or "") if url.startswith("sqlite") else None


def make_private(url: str) -> None:
    """SQLite gives the files beside the database the mode that it has itself; older ones may have another."""
    file = file_of(url)
    assert file is not None
    make_file(file)
    for beside in (file.with_name(file.name + end) for end in ("-wal", "-shm")):
        if beside.exists():
            make_file(beside)


def sqlite_url(file: Path) -> str:
    return f"sqlite:///{file}"


def set_up(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    # Written to the disk, not only to the system, before anybody is told. (macOS has to be asked twice: fullfsync.)
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "fullfsync=ON", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    # A busy server fills the usual 1,000 pages twice a second, and whoever commits then waits for two more flushes.
    cursor.execute("PRAGMA wal_autocheckpoint=4000")
    # How to undo a statement of several rows is noted in memory, not in a file that is made for each.
    cursor.execute("PRAGMA temp_store=MEMORY")
    cursor.close()
