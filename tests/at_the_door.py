"""The command line as somebody uses it: what they type, what they read, and how it ends."""

import io
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, Protocol

import fromagerie
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame
from fromagerie.engine.journal import Journal, read_journal
from fromagerie.engine.replay import replay
from fromagerie.engine.table import Table
from tests.every_table import BRIEF

Typed = str | type[BaseException]


class Said(NamedTuple):
    """How a command ended and what it said."""

    code: int
    out: str
    err: str


class Typist(io.StringIO):
    """A keyboard: types what was laid ready, line by line, then the same for ever, or nothing more."""

    def __init__(self, *lines: Typed, forever: str | None = None, watch: Callable[[], None] = lambda: None) -> None:
        super().__init__()
        self.lines = list(lines)
        self.forever = forever
        self.watch = watch

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override] # as io.StringIO itself
        self.watch()
        line = self.lines.pop(0) if self.lines else self.forever
        if line is None:
            return ""
        if isinstance(line, str):
            return f"{line}\n"
        raise line


class Run(Protocol):
    def __call__(self, *arguments: object, typed: Typist | None = None) -> Said: ...


def run_for_real(*arguments: object, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """The same in a process of its own."""
    return subprocess.run(
        command(*arguments), env=env(**environment), input=typed, capture_output=True, text=True, timeout=120
    )


def command(*arguments: object) -> list[str]:
    return [sys.executable, "-m", "fromagerie.cli", *map(str, arguments)]


def env(**environment: str) -> dict[str, str]:
    return os.environ | {"PYTHONPATH": str(Path(fromagerie.__file__).parent.parent)} | environment


def saved(kind: str) -> list[Path]:
    """The files of unfinished, or finished, games."""
    return sorted((Path(os.environ["FROMAGERIE_HOME"]) / kind).glob("*"))


def read_saved(kind: str) -> Journal:
    """The one journal there is."""
    (file,) = saved(kind)
    return read_journal(file.read_bytes())


def sit_down(game: AnyGame, *more: str) -> list[str]:
    """The arguments of a short game with dull opponents."""
    return [
        "play",
        game.key,
        "--players",
        str(min(game.player_counts)),
        "--bots",
        "random",
        "--seed",
        "5",
        *soon(game),
        *more,
    ]


def bots_refused(game: AnyGame, said: str) -> bool:
    """Whether a move was not taken back; then somebody had learnt from it, and the person was told so."""
    table = stand(game)
    if table.journal.entries[-1].undo:
        return False
    own = max(number for number, entry in enumerate(table.standing) if entry.seat == 0)
    assert not table.showed_nothing(len(table.standing) - own)
    assert "Too late" in said or "Trop tard" in said
    return True


def soon(game: AnyGame) -> list[str]:
    """Arguments for a game that is over soon."""
    return ["--option", f"max_turns={BRIEF}"] if "max_turns" in game.options.__struct_fields__ else []


def stand(game: AnyGame, kind: str = "unfinished") -> Table:
    """The table as the journal on disk tells it."""
    return replay(read_saved(kind), game, SeededDealer(0))


def hear_ctrl_c() -> None:
    """A test run in the background ignores Ctrl-C, and its children would inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
