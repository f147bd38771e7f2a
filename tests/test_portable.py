"""Not only on Linux: what only POSIX has is out of sight, the locale knows no accents, and the folder has one."""

import ast
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fromagerie.engine.game import all_games
from fromagerie.engine.journal import read_journal
from tests.elsewhere.sitecustomize import FUNCTIONS, MODULES, SIGNALS
from tests.starting import play_until_a_bot_moved

pytestmark = [pytest.mark.once, pytest.mark.slow]

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src"
OURS = sorted(file for file in SRC.rglob("*.py") if "tests" not in file.parts)
ONE_PLACE = SRC / "fromagerie" / "system.py"
PATIENCE = 60.0
GAMES_PATH = "FROMAGERIE_GAMES_PATH"  # also there, whoever has games elsewhere says so


class Elsewhere:
    """Another system, as far as this one can play it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "fromagerie d'été #1 %"
        self.data = self.folder / "AppData" / "Fromagerie"
        self.folder.mkdir()
        (self.folder / "src").symlink_to(SRC)
        kept = {name: value for name, value in os.environ.items() if name in ("PATH", "SYSTEMROOT", GAMES_PATH)}
        self.env = kept | {
            "HOME": str(self.folder),
            "LOCALAPPDATA": str(self.folder / "AppData"),
            "TMPDIR": str(self.folder),
            "JOBLIB_TEMP_FOLDER": str(self.folder),
            "LC_ALL": "C",
            "PYTHONUTF8": "0",
            "PYTHONCOERCECLOCALE": "0",
            "PYTHONWARNDEFAULTENCODING": "1",
            "PYTHONPATH": os.pathsep.join([str(ROOT / "tests" / "elsewhere"), str(self.folder / "src")]),
            "FROMAGERIE_PURE": "1",  # what was compiled for this system is of no use there
        }

    def run(self, *arguments: str, typed: str = "") -> str:
        """A command that must succeed; says what it said."""
        done = subprocess.run(
            [sys.executable, "-m", "fromagerie.cli", *arguments],
            **self.surroundings(),
            input=typed.encode(),
            capture_output=True,
            timeout=PATIENCE,
        )
        assert (done.returncode, done.stderr) == (0, b""), done.stderr.decode("utf-8", "replace")
        return str(done.stdout, "ascii")

    def serve(self) -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-m", "fromagerie.cli", "serve", "--host", "127.0.0.1", "--port", "0", "--pace", "0"]
        return subprocess.Popen([*command, "--generous"], **self.surroundings(), stdout=subprocess.PIPE)

    def surroundings(self) -> dict[str, Any]:
        return {"env": self.env, "cwd": self.folder}


@pytest.fixture
def elsewhere(tmp_path: Path) -> Elsewhere:
    return Elsewhere(tmp_path)


def test_every_game_is_served_and_bots_move(elsewhere: Elsewhere) -> None:
    with elsewhere.serve() as server:
        try:
            assert server.stdout is not None
            house = f"127.0.0.1:{server.stdout.readline().decode().rstrip().rpartition(':')[2]}"
            for key, game in all_games().items():
                play_until_a_bot_moved(house, key, min(game.player_counts))
        finally:
            server.send_signal(signal.SIGINT)
    assert server.returncode in (0, 130)  # 0 where Ctrl-C is ignored, as behind a shell's &
    elsewhere.run("backup", "copie d'été.db")
    elsewhere.run("restore", "copie d'été.db")
    assert (elsewhere.data / "fromagerie.db.before-restore").is_file()


def test_it_is_played_in_a_terminal_without_accents(elsewhere: Elsewhere) -> None:
    table = ("play", "cheese-rescue", "--players", "2", "--lang", "fr", "--seed", "1", "--name", "Zoé")
    said = elsewhere.run(*table, typed="é\n1\n2\nquitter\n")
    assert "Pioche" in said
    (kept,) = (elsewhere.data / "unfinished").iterdir()
    journal = read_journal(kept.read_bytes())
    assert journal.seats[0] == "Zoé"
    assert {0, 1} <= {entry.seat for entry in journal.entries}


def test_games_are_simulated_in_two_processes_and_rules_read(elsewhere: Elsewhere) -> None:
    said = elsewhere.run("simulate", "cheese-master", "--players", "3", "--games", "20", "--jobs", "2", "--json")
    assert json.loads(said)["games"] == 20
    assert "fromage" in elsewhere.run("rules", "cheese-rescue", "--lang", "fr")


# What is written nowhere else than in the one place

POSIX_OF = {
    "os": {*FUNCTIONS.split(), "sched_getaffinity", "execv", "execve", "execvp", "wait", "WNOHANG", "O_NONBLOCK"}
}
POSIX_OF["signal"] = {*SIGNALS.split(), "SIGKILL", "SIGCHLD", "alarm", "setitimer", "pthread_sigmask"}
POSIX_OF["socket"] = POSIX_OF["sockets"] = {"AF_UNIX", "SO_REUSEPORT"}
POSIX_OF["sys"] = {"platform"}  # who asks belongs there too
METHODS = {"add_signal_handler", "symlink_to", "hardlink_to"}
ASKED_OF_FILES = {"owner", "group"}  # a table may have one too
SPELLED = re.compile(rf"\b({'|'.join(MODULES.union(METHODS, ASKED_OF_FILES, *POSIX_OF.values()))})\b")


def nodes(file: Path) -> Iterator[ast.AST]:
    return ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def posix_only(file: Path) -> Iterator[str]:
    if not SPELLED.search(file.read_text(encoding="utf-8")):
        return  # most files; reading their grammar takes longer
    for node in nodes(file):
        match node:
            case ast.Import(names):
                yield from (name.name for name in names if name.name.partition(".")[0] in MODULES)
            case ast.ImportFrom(module=str(module), names=names):
                known = POSIX_OF.get(module, set())
                yield from (f"{module}.{name.name}" for name in names if module in MODULES or name.name in known)
            case ast.Attribute(value=ast.Name(module), attr=name) if name in POSIX_OF.get(module, ()):
                yield f"{module}.{name}"
            case ast.Call(func=ast.Attribute(attr=name)) if name in ASKED_OF_FILES:
                yield name
            case ast.Attribute(attr=name) if name in METHODS:
                yield name


def test_only_one_place_knows_systems_apart() -> None:
    found = {f"{file.relative_to(SRC)}: {what}" for file in OURS if file != ONE_PLACE for what in posix_only(file)}
    assert not found
    assert list(posix_only(ONE_PLACE))


def unsaid(file: Path) -> Iterator[str]:
    """Calls that read or write text and leave it to the machine how."""
    if not re.search(r"_text\(|open\(|TemporaryFile\(|text=|newlines=", file.read_text(encoding="utf-8")):
        return
    for node in nodes(file):
        if not isinstance(node, ast.Call) or any(keyword.arg in ("encoding", None) for keyword in node.keywords):
            continue
        asked = {
            keyword.arg for keyword in node.keywords if isinstance(keyword.value, ast.Constant) and keyword.value.value
        }
        match node.func:
            case ast.Attribute(attr="read_text" | "write_text" as name):
                yield f"{name}, line {node.lineno}"
            case ast.Name("open") | ast.Attribute(attr="open" | "fdopen" | "NamedTemporaryFile") if in_text(node):
                yield f"open, line {node.lineno}"
            case _ if asked & {"text", "universal_newlines"}:
                yield f"text, line {node.lineno}"


def in_text(call: ast.Call) -> bool:
    """Whether a call of open is one of a file, by its mode, and that of a text."""
    modes = [given.value for given in call.args if isinstance(given, ast.Constant) and isinstance(given.value, str)]
    plain = isinstance(call.func, ast.Name)
    return any(re.fullmatch("[rwax]t?[+]?", mode) for mode in modes) or (
        plain and not any("b" in mode for mode in modes)
    )


def test_text_is_utf_8_whatever_the_locale() -> None:
    files = [*SRC.rglob("*.py"), *(ROOT / "examples").glob("*.py"), *(ROOT / "tools").glob("*.py")]
    assert not {f"{file.relative_to(ROOT)}: {what}" for file in files for what in unsaid(file)}


def test_what_is_hidden_or_left_unsaid_would_be_found(tmp_path: Path) -> None:
    file = tmp_path / "wrong.py"
    file.write_text(
        "import os, signal, fcntl\nfrom signal import SIGKILL\nos.fork()\nsignal.SIGHUP\nloop.add_signal_handler()\n"
        "open('a')\npath.open('w')\npath.open('rb')\nhouse.open()\npath.read_text()\nrun(text=True)\n",
        encoding="utf-8",
    )
    assert sorted(posix_only(file)) == ["add_signal_handler", "fcntl", "os.fork", "signal.SIGHUP", "signal.SIGKILL"]
    assert [what.partition(",")[0] for what in unsaid(file)] == ["open", "open", "read_text", "text"]
