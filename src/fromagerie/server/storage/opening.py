"""Before a server opens an SQLite file: nobody else serves it, it can be written, and it is whole."""

import contextlib
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fromagerie.private_files import make_file
from fromagerie.server.storage.database import file_of, make_private

WAIT: Final = 5.0  # seconds that a server which is closing may take
LOOK: Final = 1.0  # seconds to look for damage, at most: a server opens soon, however large its file


class CannotServe(RuntimeError):
    """Why the server does not start, in one sentence."""


@contextlib.contextmanager
def opened(url: str) -> Iterator[None]:
    """Lock the database for as long as this lasts; raises CannotServe. PostgreSQL needs no lock."""
    file = file_of(url)
    if file is None:
        yield
        return
    try:
        make_private(url)
        lock = take_lock(file)
    except OSError as error:
        raise CannotServe(f"{error.filename or file} cannot be written: {error.strerror}.") from None
    with contextlib.closing(lock):
        check_whole(file)
        yield


def take_lock(file: Path) -> sqlite3.Connection:
    """A lock on a file beside the database, which goes with the process, however that ends.

    SQLite locks it as it locks its own files, so this is the same on every system; backups do not ask for it.
    """
    beside = file.with_name(file.name + ".lock")
    make_file(beside)
    lock = sqlite3.connect(beside, timeout=WAIT, isolation_level=None)
    try:
        lock.execute("pragma journal_mode=memory")  # no file beside the file beside
        lock.execute("begin exclusive")
    except sqlite3.OperationalError as error:
        lock.close()
        if "locked" in str(error):
            raise CannotServe(f"Another server has {file} open: stop that one first, or name another file.") from None
        raise CannotServe(f"{beside} cannot be locked: {error}.") from None
    return lock


def check_whole(file: Path) -> None:
    """What SQLite finds in a moment; that a file was cut off it finds at once."""
    end = time.monotonic() + LOOK
    with contextlib.closing(sqlite3.connect(file, timeout=WAIT, isolation_level=None)) as house:
        house.set_progress_handler(lambda: time.monotonic() > end, 10_000)
        try:
            found = house.execute("pragma quick_check(1)").fetchone()[0].splitlines()[-1]
            house.execute("pragma journal_mode=wal")
            house.execute("begin immediate")
            house.rollback()
        except sqlite3.OperationalError as error:
            if "interrupted" in str(error):
                return
            raise CannotServe(f"{file} cannot be written: {error}.") from None
        except sqlite3.DatabaseError as error:
            found = str(error)
    if found != "ok":
        raise CannotServe(f"{file} is damaged ({found}): put a backup in its place with `fromagerie restore BACKUP`.")
