"""The first minutes on a bad day: no network, a taken port, a folder that cannot be written to, a kill while compiling.

Each is one sentence for whoever sits there, never a traceback, and the next run goes on where this one stopped.
"""

import errno
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType

import pytest

from fromagerie.server import serve
from tests.at_the_door import Run
from tests.test_dev import dev as dev
from tools import compile_rules, console, set_up

pytestmark = [pytest.mark.once, pytest.mark.slow]

ROOT = Path(__file__).parent.parent
NOWHERE = "http://127.0.0.1:9"  # where nobody listens
PATIENCE = 60.0


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """What ./dev needs of a clone before it has set up anything."""
    folder = tmp_path / "clone"
    for name in ("tools", "requirements", "web"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("node_modules", "__pycache__"))
    for name in ("dev", "pyproject.toml"):
        shutil.copy(ROOT / name, folder / name)
    (folder / "src").mkdir()
    return folder


def start_dev(clone: Path, *args: str, **env: str) -> subprocess.CompletedProcess[str]:
    """As somebody who has nothing but Python, and nothing of ours or of pip's settings at home."""
    own = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "UV_"))}
    command = (str(set_up.BASE_PYTHON), str(clone / "dev"), *args)
    home = {"HOME": str(clone), "PIP_CONFIG_FILE": os.devnull, "CI": "1"}
    return subprocess.run(
        command, env=own | home | env, capture_output=True, encoding="utf-8", timeout=120, stdin=subprocess.DEVNULL
    )


def test_without_a_network_it_says_so_in_one_sentence(clone: Path) -> None:
    done = start_dev(clone, "run", PIP_INDEX_URL=NOWHERE, npm_config_registry=NOWHERE)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "the package registry cannot be reached; is there a network?" in done.stderr
    assert "Traceback" not in done.stderr + done.stdout


def test_where_it_may_not_write_it_says_so_in_one_sentence(clone: Path) -> None:
    (clone / "build").write_text("a file where a folder should be")
    done = start_dev(clone, "types")
    assert done.returncode == 1
    assert done.stderr.startswith("dev: File exists: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EACCES, errno.EROFS])
def test_a_disk_that_is_full_or_read_only_is_named(
    dev: ModuleType, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: str) -> None:
        raise OSError(code, os.strerror(code), "/somewhere")

    monkeypatch.setattr(set_up, "fetch", fail)
    assert dev.main(["types"]) == 1
    assert capsys.readouterr().err == f"dev: {os.strerror(code)}: /somewhere\n"


@pytest.mark.parametrize(
    ("output", "cause"),
    [
        ("error: failed to write: No space left on device (os error 28)", "the disk is full"),
        ("npm error code EACCES", "the folder may not be written to"),
        ("Could not resolve host", console.NO_NETWORK),
        ("one line\nERROR: something else\nanother", "ERROR: something else"),
        ("", "no reason given"),
    ],
)
def test_what_a_step_printed_is_told_in_a_few_words(
    output: str, cause: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(console, "BUILD", tmp_path)
    monkeypatch.setattr(console, "LOG", ROOT / "build" / "unwritten" / "dev.log")
    assert console.explain(output) == cause


def test_ctrl_c_is_one_word(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop(*_: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(set_up, "fetch", stop)
    assert dev.main(["types"]) == 130
    assert capsys.readouterr().err.strip() == "dev: stopped"


# A taken port


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def test_a_taken_port_that_was_asked_for_is_refused_in_one_sentence(run: Run, taken: int) -> None:
    said = run("serve", "--host", "127.0.0.1", "--port", taken)
    assert said.code == 2
    assert said.err == f"fromagerie: Port {taken} is in use; name another one with --port, or --port 0 for any.\n"


def test_where_none_was_asked_for_the_next_is_taken_and_said(
    taken: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "PORT", taken)
    with serve.listen("127.0.0.1", None) as listener:
        port = listener.getsockname()[1]
    assert port > taken
    serve.announce(serve.Plan("", "127.0.0.1"), port)
    assert f"http://localhost:{port} (port {taken} is in use)" in capsys.readouterr().out


def test_a_home_that_cannot_be_made_is_said(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("FROMAGERIE_HOME", str(tmp_path / "file" / "home"))
    said = run("serve", "--host", "127.0.0.1", "--port", 0)
    assert said.code == 2
    assert "FROMAGERIE_HOME names another" in said.err
    assert said.err.count("\n") == 1


# A compiler that is stopped, or that is not there

SLOW_COMPILER = """#!/bin/sh
case "$*" in *three.c*) if [ -e "{folder}/block" ]; then touch "{folder}/blocked"; sleep 600; fi;; esac
case "$*" in *-c*) echo "$*" >> "{folder}/calls";; esac
exec cc "$@"
"""
COMPILE = """
from pathlib import Path
from setuptools import Extension
from tools import compile_rules
folder = Path({folder!r})
compile_rules.WORKSHOP = folder
compile_rules.cores = lambda: 1
names = ("one", "two", "three", "four")
made = [Extension(name, [str(folder / "c" / (name + ".c"))]) for name in names]
compile_rules.run_c_compiler(made, folder / "lib", folder / "o", lambda _: None)
"""
needs_compiler = pytest.mark.skipif(
    os.name == "nt" or shutil.which("cc") is None, reason="it takes a C compiler to stop one"
)


@needs_compiler
def test_a_compiler_that_was_killed_goes_on_where_it_stopped(tmp_path: Path) -> None:
    (tmp_path / "c").mkdir()
    for length, name in enumerate(("four", "three", "two", "one")):  # the longest first, so they are compiled in order
        text = f"#include <Python.h>\nPyMODINIT_FUNC PyInit_{name}(void) {{ return NULL; }}\n"
        (tmp_path / "c" / f"{name}.c").write_text(text + "/* */\n" * length)
    compiler = tmp_path / "compiler"
    compiler.write_text(SLOW_COMPILER.format(folder=tmp_path))
    compiler.chmod(0o755)
    (tmp_path / "block").touch()
    command = (sys.executable, "-c", COMPILE.format(folder=str(tmp_path)))
    env = os.environ | {"CC": str(compiler), "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, env=env, process_group=0, stdout=subprocess.DEVNULL) as killed:
        wait_for(tmp_path / "blocked")
        os.killpg(killed.pid, signal.SIGKILL)
    assert not list((tmp_path / "lib").rglob("*.so"))
    (tmp_path / "block").unlink()
    (tmp_path / "calls").unlink()
    subprocess.run(command, env=env, check=True, timeout=PATIENCE, stdout=subprocess.DEVNULL)
    assert sorted(path.name.partition(".")[0] for path in (tmp_path / "lib").iterdir()) == [
        "four",
        "one",
        "three",
        "two",
    ]
    again = (tmp_path / "calls").read_text()
    assert [name in again for name in ("one.c", "two.c", "three.c", "four.c")] == [False, False, True, True]


def wait_for(file: Path) -> None:
    end = time.monotonic() + PATIENCE
    while not file.exists():
        assert time.monotonic() < end, f"{file.name} never came"
        time.sleep(0.01)


def test_the_shared_library_is_moved_in_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that starts in the middle finds no complete set, and runs interpreted."""
    made = [tmp_path / "lib" / f"fromagerie/a{suffix}" for suffix in EXTENSION_SUFFIXES[:1]]
    made.append(tmp_path / "lib" / f"{compile_rules.LIBRARY}{EXTENSION_SUFFIXES[0]}")
    for path in made:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    (tmp_path / "src" / "fromagerie").mkdir(parents=True)
    moved: list[str] = []
    replace = Path.replace

    def note(path: Path, to: Path) -> Path:
        moved.append(path.name)
        return replace(path, to)

    monkeypatch.setattr(compile_rules, "SRC", tmp_path / "src")
    monkeypatch.setattr(Path, "replace", note)
    compile_rules.move_in(tmp_path / "lib")
    assert len(moved) == 2
    assert moved[-1].startswith(compile_rules.LIBRARY)


def test_that_there_is_no_compiler_is_said_once(
    dev: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setattr(compile_rules, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(compile_rules, "compiled_libraries", list)
    dev.compile_meanwhile("--background")
    dev.compile_meanwhile("--background")
    told = capsys.readouterr().err
    assert told == "the rules run interpreted, slower, with the same results: no C compiler (no-such-compiler)\n"
