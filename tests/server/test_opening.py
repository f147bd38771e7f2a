"""What cannot be served is refused in one sentence: a file that is served already, damaged, or not to be written."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from fromagerie.server.storage import opening
from fromagerie.server.storage.backup import back_up, restore
from fromagerie.server.storage.database import sqlite_url
from fromagerie.server.storage.migrate import upgrade_database
from fromagerie.server.storage.opening import opened
from tests.at_the_door import Run
from tests.server.guests import a_house
from tests.server.test_privacy import a_person, client_of
from tests.server.test_supervisor import hasty_store
from tests.server.test_tables import run as play

pytestmark = pytest.mark.once


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(opening, "WAIT", 0.05)
    file = tmp_path / "house.db"
    asyncio.run(upgrade_database(sqlite_url(file)))
    with closing(sqlite3.connect(file)) as house:
        house.execute("pragma wal_checkpoint(truncate)")
    return file


def refusal(run: Run, file: Path) -> str:
    """What `fromagerie serve` says to it, in one line."""
    said = run("serve", "--host", "127.0.0.1", "--port", "0", "--database", sqlite_url(file))
    assert said.code != 0
    assert said.out == ""
    assert "Traceback" not in said.err
    assert len(said.err.strip().splitlines()) == 1
    return said.err


def test_a_second_server_is_refused_and_a_backup_is_not(run: Run, file: Path) -> None:
    with opened(sqlite_url(file)):
        assert "Another server has" in refusal(run, file)
        back_up(sqlite_url(file), file.with_name("copy"))
    beside = {left.name for left in file.parent.iterdir() if left.is_file()}
    assert beside - {"house.db-wal", "house.db-shm"} == {"house.db", "house.db.lock", "copy"}
    with opened(sqlite_url(file)):
        pass  # whoever comes after it finds the lock free, and the file beside the database troubles nobody


@pytest.mark.parametrize("how", ["cut off", "overwritten", "another kind"])
def test_a_damaged_file_is_refused_until_a_backup_is_put_in_its_place(run: Run, file: Path, how: str) -> None:
    back_up(sqlite_url(file), file.with_name("copy"))
    whole = file.read_bytes()
    page = 4096
    damaged = {
        "cut off": whole[: len(whole) // 2],
        "overwritten": whole[: 2 * page] + b"\x55" * (len(whole) - 2 * page),
        "another kind": b"cheese " * 1000,
    }
    file.write_bytes(damaged[how])
    assert "is damaged" in refusal(run, file)
    restore(file.with_name("copy"), sqlite_url(file))
    with opened(sqlite_url(file)):
        pass


def test_a_file_that_takes_long_to_look_through_is_opened_all_the_same(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(sqlite3.connect(file)) as house:
        house.executemany("insert into people values (?, ?, 0, 0)", ((str(n), str(n)) for n in range(20_000)))
        house.commit()
    monkeypatch.setattr(opening, "LOOK", -1.0)
    with opened(sqlite_url(file)):
        pass


def test_a_folder_that_is_not_there_is_refused(run: Run, file: Path) -> None:
    assert "cannot be written: No such file or directory" in refusal(run, file.parent / "nowhere" / "house.db")
    assert "cannot be written: Not a directory" in refusal(run, file / "house.db")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_is_read_only_is_refused(run: Run, file: Path) -> None:
    file.parent.chmod(0o500)
    try:
        assert "cannot be written" in refusal(run, file)
        assert "cannot be written" in refusal(run, file.with_name("new.db"))
    finally:
        file.parent.chmod(0o700)


def test_who_asks_to_be_forgotten_while_nothing_can_be_written_is_told_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path, store=hasty_store(tmp_path)) as house, client_of(house) as client:
            await a_person(house, client, "Anne")
            with closing(sqlite3.connect(tmp_path / "house.db", isolation_level=None)) as other:
                other.execute("begin immediate")
                answer = await client.request("DELETE", "/api/me", headers={"accept-language": "fr"})
            assert (answer.status_code, answer.json()["error"]) == (503, "not-saved")
            assert "n’a pas" in answer.json()["why"]
            assert (await client.request("DELETE", "/api/me")).status_code == 200

    play(story())
