"""How the suite is run: never against a stale build, and with a count of the clauses it proves."""

import gc
import itertools
import os
import sys
from argparse import ArgumentParser
from collections.abc import Callable
from functools import cache, partial
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

import fromagerie
from tests.at_the_door import Run, Said, Typist

# Same examples every time: a test that fails only now and then helps nobody.
settings.register_profile("fromagerie", deadline=None, derandomize=True, database=None)
settings.load_profile("fromagerie")

SRC = Path(__file__).parent.parent / "src"
HOMES = itertools.count()


def pytest_configure(config: pytest.Config) -> None:
    # Thousands of tests keep what they collected: looking through it less often takes a fourteenth off the whole.
    gc.set_threshold(100_000, 50, 100)
    say_less(config)
    ours = Path(fromagerie.__file__).is_relative_to(SRC)
    if not ours or os.environ.get("FROMAGERIE_PURE") or hasattr(config, "workerinput"):
        return
    stale = find_stale_build()
    if stale:
        pytest.exit(f"{stale.name} is older than its source: compile again (./dev build), or set FROMAGERIE_PURE=1", 3)


def say_less(config: pytest.Config) -> None:
    """A worker sends six messages a test, of which one is news: the others were an eighth of all that most tests do."""

    def only_news(send: Callable[..., None], name: str, **data: Any) -> None:
        report = data.get("data", {}) if name == "testreport" else {}
        smooth = report.get("when") in ("setup", "teardown") and report.get("outcome") == "passed"
        if name not in ("logstart", "logfinish") and not smooth:
            send(name, **data)

    for plugin in config.pluginmanager.get_plugins():
        if type(plugin).__name__ == "WorkerInteractor":
            plugin.sendevent = partial(only_news, plugin.sendevent)


def find_stale_build() -> Path | None:
    """A compiled module older than its source, unless the build vouches for it: files are touched without a change."""
    for library in sorted(path for suffix in EXTENSION_SUFFIXES for path in SRC.rglob(f"*{suffix}")):
        source = library.with_name(f"{library.name.partition('.')[0]}.py")
        if source.exists() and source.stat().st_mtime > library.stat().st_mtime and not build_is_current():
            return library
    return None


@cache
def build_is_current() -> bool:
    """Whether what was compiled is what lies there now, by its content: all of it, so it is asked once."""
    from tools.compile_rules import rules_are_current

    return rules_are_current()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    from fromagerie.engine.game import all_games
    from tests.clauses import count_proved

    terminalreporter.section("rulebooks")
    for game in all_games().values():
        terminalreporter.line(count_proved(game))


@pytest.fixture(autouse=True)
def _at_home(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games are saved where the test can see them, never where the person running it keeps theirs."""
    if "tmp_path" in request.fixturenames:
        home = request.getfixturevalue("tmp_path") / "home"
    else:
        # Made by whoever saves something, which most tests do not: a folder each would take longer than they do.
        home = tmp_path_factory.getbasetemp() / f"home-{next(HOMES)}"
    monkeypatch.setenv("FROMAGERIE_HOME", str(home))
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)


@pytest.fixture(scope="session")
def parser_in() -> Callable[[str, str], ArgumentParser]:
    """The parser for a language and that of the system. Making one takes longer than most commands."""
    from fromagerie import cli

    make = cli.parser
    return cache(lambda language, system: make(language))


@pytest.fixture
def run(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    parser_in: Callable[[str, str], ArgumentParser],
) -> Run:
    """Run a command of the command line in this process."""
    from fromagerie import cli, system

    monkeypatch.setattr(cli, "parser", lambda language: parser_in(language, system.language()))

    def run_command(*arguments: object, typed: Typist | None = None) -> Said:
        monkeypatch.setattr(sys, "stdin", typed or Typist())
        capsys.readouterr()
        code = cli.main([str(argument) for argument in arguments])
        return Said(code, *capsys.readouterr())

    return run_command
