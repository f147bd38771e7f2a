"""What differs from system to system, each as it is on its own."""

import asyncio
import ctypes
import errno
import hashlib
import mimetypes
import sqlite3
import sys
import tempfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from fromagerie import system
from fromagerie.jobs import program
from fromagerie.server import descriptors
from fromagerie.server.http.protocol import patient
from fromagerie.server.http.static_files import StaticFile
from fromagerie.server.storage.database import set_up

pytestmark = pytest.mark.once


class Kernel:
    """The few things of Windows that are asked for, for a French machine with an old console."""

    mode = 3

    def GetUserDefaultUILanguage(self) -> int:  # noqa: N802 - as Windows calls it
        return 0x040C

    def GetStdHandle(self, which: int) -> int:  # noqa: N802
        return 7 if which == -11 else -1

    def GetConsoleMode(self, handle: int, mode: Any) -> int:  # noqa: N802
        mode._obj.value = self.mode
        return int(handle == 7)

    def SetConsoleMode(self, handle: int, mode: int) -> None:  # noqa: N802
        self.mode = mode


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> Kernel:
    kernel = Kernel()
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    return kernel


@pytest.mark.parametrize(
    ("platform", "place"),
    [
        ("linux", ".local/share/fromagerie"),
        ("win32", "Local/Fromagerie"),
        ("darwin", "Library/Application Support/Fromagerie"),
    ],
)
def test_data_is_kept_where_each_system_keeps_it(
    platform: str, place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "Local"))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert system.data_folder() == tmp_path / place
    (tmp_path / ".local" / "share" / "fromagerie").mkdir(parents=True)
    assert system.data_folder() == tmp_path / ".local" / "share" / "fromagerie"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
    assert system.data_folder() == tmp_path / "elsewhere" / "fromagerie"


def test_windows_says_which_language_it_speaks(windows: Kernel, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LANG")
    assert system.language() == "fr_FR"
    monkeypatch.setenv("LANG", "en_GB")
    assert system.language() == "en_GB"


def test_a_windows_console_is_told_to_obey_escape_codes(windows: Kernel) -> None:
    system.prepare_terminal()
    assert windows.mode == 3 | 4


@pytest.mark.parametrize("refusals", [0, 3])
def test_on_windows_a_file_waits_for_whoever_reads_it(
    windows: Kernel, refusals: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fresh, file = tmp_path / "fresh", tmp_path / "file"
    fresh.write_bytes(b"new")
    file.write_bytes(b"old")
    left, really_replace = [*range(refusals)], Path.replace

    def replace(this: Path, target: Path) -> Path:
        if left:
            left.pop()
            raise PermissionError(errno.EACCES, "in use")
        return really_replace(this, target)

    monkeypatch.setattr(Path, "replace", replace)
    system.put_in_place(fresh, file)
    assert (file.read_bytes(), fresh.exists(), left) == (b"new", False, [])


def test_a_file_that_may_not_be_replaced_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Path) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "replace", refuse)
    monkeypatch.setattr(system, "PATIENCE", 0.0)
    for platform in ("linux", "win32"):
        monkeypatch.setattr(sys, "platform", platform)
        with pytest.raises(PermissionError):
            system.put_in_place(tmp_path / "fresh", tmp_path / "file")


def test_windows_has_another_word_for_a_closed_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    closed, misnamed = OSError(errno.EINVAL, "invalid"), OSError(errno.EINVAL, "invalid", "a?b")
    assert [system.reader_left(error) for error in (BrokenPipeError(), closed, misnamed)] == [True, False, False]
    monkeypatch.setattr(sys, "platform", "win32")
    assert [system.reader_left(error) for error in (BrokenPipeError(), closed, misnamed)] == [True, True, False]


def test_an_accent_that_the_locale_does_not_know_is_read_all_the_same() -> None:
    assert system.as_typed("Zoé") == "Zoé"
    assert system.as_typed(b"Zo\xc3\xa9".decode("ascii", "surrogateescape")) == "Zoé"


def test_work_is_passed_on_in_a_folder_without_accents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("JOBLIB_TEMP_FOLDER", raising=False)
    monkeypatch.setattr(tempfile, "gettempdir", lambda: "C:/Users/Zoe/Temp")
    assert system.scratch_folder() is None
    monkeypatch.setattr(tempfile, "gettempdir", lambda: "C:/Users/Zoé/Temp")
    monkeypatch.setenv("PROGRAMDATA", str(tmp_path))
    assert system.scratch_folder() == str(tmp_path)


def test_on_windows_the_server_keeps_its_door_open_and_counts_its_guests(windows: Kernel) -> None:
    config = uvicorn.Config(lambda: None, loop=system.event_loop(), log_level="critical")
    assert config.get_loop_factory() is asyncio.SelectorEventLoop
    assert system.switch_interval() >= 0.001

    async def come_in() -> list[bool]:
        config.load()
        state, refused = ServerState(), []
        door = patient(2_000, descriptors.connections(None))
        for _ in range(401):
            line: Any = door(config, state, {}, asyncio.get_running_loop())
            wire = Wire()
            line.connection_made(wire)
            line.wait_no_more()  # they said at once what they want
            refused.append(wire.closed)
        return refused

    assert asyncio.run(come_in()) == [False] * 400 + [True]


class Wire:
    """A transport that leads nowhere."""

    closed = False

    def get_extra_info(self, _: str) -> None:
        return None

    def set_write_buffer_limits(self, high: int) -> None: ...

    def close(self) -> None:
        self.closed = True


def test_what_a_machine_was_told_of_file_names_does_not_matter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mimetypes.init()
    monkeypatch.setitem(mimetypes.types_map, ".css", "text/plain")
    (tmp_path / "page.css").write_bytes(b"body {}")
    assert StaticFile(tmp_path / "page.css", lasting=True).kind == "text/css"


def test_the_same_program_has_the_same_fingerprint_on_every_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "PACKAGE", tmp_path / "fromagerie")
    names = ["fromagerie/B.py", "fromagerie/a-b.py", "fromagerie/a/b.py"]  # as their letters go, "/" among them
    expected = hashlib.sha256()
    for name in names:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(b"pass")
        expected.update(f"{name}\0004\0".encode() + b"pass")
    assert program.fingerprint.__wrapped__((), compiled=False) == expected.hexdigest()


def test_a_mac_is_asked_to_write_to_the_disk_itself() -> None:
    with sqlite3.connect(":memory:") as connection:
        set_up(connection, None)
        assert connection.execute("pragma fullfsync").fetchone() == (1,)
    connection.close()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nobody is asked")
def test_large_pages_are_asked_for_what_is_ours_and_change_nothing_in_it() -> None:
    own = bytearray(b"brie" * (4 * system.LARGE // 4))
    place = ctypes.addressof(ctypes.c_char.from_buffer(own))
    whole = [(begin, end) for begin, end in system.own_memory() if begin < place + len(own) and place < end]
    assert sum(min(end, place + len(own)) - max(begin, place) for begin, end in whole) >= 2 * system.LARGE
    assert all(begin % system.LARGE == end % system.LARGE == 0 for begin, end in whole)
    system.use_large_pages()
    assert own == b"brie" * (4 * system.LARGE // 4)
