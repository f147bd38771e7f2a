"""Backups: the whole database in one file, taken while the server runs, restored while it is stopped."""

import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from fromagerie.private_files import make_file, make_folder
from fromagerie.server.storage.database import file_of
from fromagerie.system import put_in_place


class NoBackup(ValueError):
    """A backup that cannot be taken or put back; the message is a sentence."""


def back_up(url: str, to: Path) -> None:
    """Copy everything as it stands at one moment; games go on meanwhile."""
    if to.exists():
        raise NoBackup(f"{to} exists already; a backup never overwrites another.")
    source = file_of(url)
    if source is None:
        dump_postgres(url, to)
        return
    if not source.is_file():
        raise NoBackup(f"There is no database at {source}.")
    beside = to.with_name(to.name + ".part")
    try:
        make_file(beside)
        with closing(sqlite3.connect(source)) as house, closing(sqlite3.connect(beside)) as copy:
            house.backup(copy, pages=1000)
        check_sound(beside)
        for left in ("-wal", "-shm"):
            beside.with_name(beside.name + left).unlink(missing_ok=True)
        put_in_place(beside, to)
    except (OSError, sqlite3.Error) as error:
        raise NoBackup(f"No backup was made at {to}: {error}.") from None


def restore(file: Path, url: str) -> None:
    """Put a backup in place of what is there, which is kept beside it."""
    target = file_of(url)
    if target is None:
        raise NoBackup("A backup of PostgreSQL is put back with pg_restore, while no server runs (docs/club.md).")
    check_sound(file)
    check_closed(target)
    make_folder(target.parent)
    if target.exists():
        set_aside(target)
    for beside in ("-wal", "-shm"):
        target.with_name(target.name + beside).unlink(missing_ok=True)
    part = target.with_name(target.name + ".part")
    make_file(part)
    shutil.copyfile(file, part)
    put_in_place(part, target)


def set_aside(target: Path) -> None:
    try:
        put_in_place(target, target.with_name(target.name + ".before-restore"))
    except PermissionError:
        # Windows: somebody has it open, though they write nothing.
        raise NoBackup(f"{target} is in use: stop the server first.") from None


def check_sound(file: Path) -> None:
    """A file that SQLite finds whole, and that is one of ours."""
    if not file.is_file():
        raise NoBackup(f"There is no file {file}.")
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as copy:
            whole = copy.execute("pragma integrity_check").fetchone()[0] == "ok"
            ours = copy.execute("select count(*) from sqlite_master where name = 'log'").fetchone()[0]
    except sqlite3.DatabaseError as error:
        raise NoBackup(f"{file} is no backup of Fromagerie: {error}.") from None
    if not whole or not ours:
        raise NoBackup(f"{file} is damaged, or no backup of Fromagerie.")


def check_closed(target: Path) -> None:
    """Nobody may be writing to what is about to be replaced."""
    if not target.exists():
        return
    with closing(sqlite3.connect(target, timeout=0.5)) as house:
        try:
            house.execute("pragma locking_mode=exclusive")
            house.execute("begin exclusive")
            house.rollback()
        except sqlite3.OperationalError:
            raise NoBackup(f"{target} is in use: stop the server first.") from None
        except sqlite3.DatabaseError:
            pass  # damaged: all the more reason to put a backup in its place


def dump_postgres(url: str, to: Path) -> None:
    make_file(to)
    command = ["pg_dump", "--format=custom", f"--file={to}", url.replace("+asyncpg", "", 1)]
    try:
        subprocess.run(command, check=True, capture_output=True, encoding="utf-8", errors="replace")
    except FileNotFoundError:
        to.unlink()
        raise NoBackup("pg_dump is not installed here; it comes with PostgreSQL.") from None
    except subprocess.CalledProcessError as error:
        to.unlink()
        raise NoBackup(f"pg_dump: {error.stderr.strip()}") from None
