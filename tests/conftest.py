"""How the suite is run: never against a stale build, and with a count of the clauses it proves."""

import os
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from hypothesis import settings

import fromagerie

# Same examples every time: a test that fails only now and then helps nobody.
settings.register_profile("fromagerie", deadline=None, derandomize=True, database=None)
settings.load_profile("fromagerie")

SRC = Path(fromagerie.__file__).parent.parent


def pytest_configure(config: pytest.Config) -> None:
    if os.environ.get("FROMAGERIE_PURE") or hasattr(config, "workerinput"):
        return
    stale = find_stale_build(SRC)
    if stale:
        pytest.exit(f"{stale.name} is older than its source: compile again (./dev build), or set FROMAGERIE_PURE=1", 3)


def find_stale_build(src: Path) -> Path | None:
    """A compiled module that is older than its source, unless the build itself vouches for it: files get touched."""
    for library in sorted(path for suffix in EXTENSION_SUFFIXES for path in src.rglob(f"*{suffix}")):
        source = library.with_name(f"{library.name.partition('.')[0]}.py")
        if source.exists() and source.stat().st_mtime > library.stat().st_mtime and not build_is_current(src):
            return library
    return None


def build_is_current(src: Path) -> bool:
    """Whether the contents are those that were compiled, by the stamp of hatch_build.py."""
    try:
        hatch_build = import_module("hatch_build")
    except ImportError:
        return False
    stamp: Path = hatch_build.STAMP
    return bool(src == hatch_build.SRC and stamp.exists() and stamp.read_text() == hatch_build.fingerprint())


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    from fromagerie.engine.game import shelf
    from tests.clauses import count_proved

    terminalreporter.section("rulebooks")
    for game in shelf().values():
        terminalreporter.line(count_proved(game))


@pytest.fixture(autouse=True)
def _at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are saved where the test can see them, never where the person running it keeps theirs."""
    monkeypatch.setenv("FROMAGERIE_HOME", str(tmp_path / "home"))
