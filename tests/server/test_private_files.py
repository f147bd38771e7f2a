"""What the house writes is for its owner alone: tables, what lies beside them, backups, saved games."""

import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import get_game
from fromagerie.engine.table import open_table
from fromagerie.server.storage.backup import back_up, restore
from fromagerie.server.storage.database import sqlite_url
from fromagerie.terminal import saves
from tests.server.guests import a_house
from tests.server.test_backup import restore_when_closed
from tests.server.test_tables import run

pytestmark = [pytest.mark.once, pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")]


@pytest.fixture(autouse=True)
def _as_usual() -> None:
    os.umask(0o022)


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def test_the_database_and_what_lies_beside_it(tmp_path: Path) -> None:
    # Two of them are there from before.
    for name in ("house.db", "house.db-wal"):
        (tmp_path / name).touch(mode=0o644)

    async def story() -> None:
        async with a_house(tmp_path) as house:
            await house.new_guest()
            files = {file.name: mode(file) for file in tmp_path.iterdir()}
            assert files == dict.fromkeys(("house.db", "house.db-wal", "house.db-shm"), 0o600)

    run(story())


def test_backups_and_what_is_restored(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            await house.new_guest()
            back_up(sqlite_url(tmp_path / "house.db"), tmp_path / "copy")

    run(story())
    assert mode(tmp_path / "copy") == 0o600
    (tmp_path / "copy").chmod(0o644)
    restore(tmp_path / "copy", sqlite_url(tmp_path / "elsewhere" / "new.db"))
    assert mode(tmp_path / "elsewhere" / "new.db") == 0o600
    assert mode(tmp_path / "elsewhere") == 0o700
    restore_when_closed(tmp_path / "copy", sqlite_url(tmp_path / "house.db"))
    assert {mode(file) for file in tmp_path.glob("house.db*")} == {0o600}
    with closing(sqlite3.connect(tmp_path / "house.db")) as restored:
        assert restored.execute("select count(*) from people").fetchone() == (1,)


def test_saved_games_and_the_home_they_are_in() -> None:
    game = get_game("cheese-rescue")
    table = open_table(game, ["Anne", "Bob"], game.options(), SeededDealer(1))
    file = saves.new_file(table.journal)
    saves.save(table.journal, file)
    assert mode(file) == 0o600
    assert {mode(saves.folder()), mode(file.parent)} == {0o700}
