"""Where games are kept so that none is lost: written after every move, taken up again with --resume."""

import os
from pathlib import Path
from typing import Final

from fromagerie.engine.journal import BadJournal, Journal, UnknownJournal, read_journal, write_journal
from fromagerie.private_files import make_file, make_folder
from fromagerie.system import data_folder, put_in_place

HERE: Final = Path(__file__).parent


def folder() -> Path:
    """FROMAGERIE_HOME, or where this system keeps such data."""
    home = os.environ.get("FROMAGERIE_HOME")
    if home:
        return Path(home)
    return data_folder()


def new_file(journal: Journal) -> Path:
    """A name for a game that begins now."""
    began = journal.began[:23].replace(":", "").replace("-", "").replace("T", "-").replace(".", "-")
    return folder() / "unfinished" / f"{began}-{journal.game}.json"


def save(journal: Journal, file: Path) -> None:
    """Write the journal whole or not at all: a crash in the middle leaves the old one."""
    make_folder(file.parent)
    fresh = file.with_name(file.name + ".new")
    make_file(fresh)
    fresh.write_text(write_journal(journal), encoding="utf-8")
    put_in_place(fresh, file)


def load(file: Path) -> Journal:
    """The journal in a file; BadJournal, in a sentence, if it is none."""
    try:
        return read_journal(file.read_bytes())
    except OSError as error:
        raise UnknownJournal("cannot-read", HERE, file=str(file), why=error) from None


def newest() -> Path:
    """The game that was interrupted last."""
    files = sorted((folder() / "unfinished").glob("*.json"))
    if not files:
        raise BadJournal("nothing-to-resume", HERE)
    return files[-1]


def finish(journal: Journal, file: Path) -> Path:
    """A finished game moves over to the finished ones, ready for `fromagerie replay`."""
    done = folder() / "finished" / file.name
    save(journal, done)
    file.unlink(missing_ok=True)
    return done
