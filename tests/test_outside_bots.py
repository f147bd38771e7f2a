"""A bot of another package sits down wherever bots do: the one of docs/bots.md, as it is written there."""

import importlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import fromagerie
from fromagerie.bots import UnknownBot, bots_for, make_bot, offered_bots, outside
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import get_game
from fromagerie.server.bot_pool import think
from fromagerie.server.services import BotQuestion

pytestmark = pytest.mark.once
GUIDE = Path(__file__).parent.parent / "docs" / "bots.md"
SOURCES = Path(fromagerie.__file__).parent.parent


def block(kind: str) -> str:
    """What the guide tells people to write."""
    section = GUIDE.read_text(encoding="utf-8").partition("## A bot of your own")[2]
    found = re.search(rf"```{kind}\n(.*?)```", section, re.DOTALL)
    assert found is not None
    return found[1]


def install(folder: Path, module: str, source: str, lines: str) -> None:
    """As an installer leaves it."""
    (folder / f"{module}.py").write_text(source, encoding="utf-8")
    about = folder / f"{module}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(f"[fromagerie.bots]\n{lines}\n", encoding="utf-8")


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    lines = "\n".join(line.replace('"', "") for line in block("toml").splitlines() if " = " in line)
    install(tmp_path, "tidy", block("python"), lines)
    return tmp_path


@pytest.fixture
def here(installed: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Installed where this process looks; it is looked up anew before and after."""
    monkeypatch.syspath_prepend(installed)
    importlib.invalidate_caches()
    outside.declared.cache_clear()
    outside.warn.cache_clear()
    yield installed
    monkeypatch.undo()
    outside.declared.cache_clear()
    sys.modules.pop("tidy", None)


def run(installed: Path, *words: str) -> str:
    path = os.pathsep.join([str(installed), str(SOURCES)])
    done = subprocess.run(
        [sys.executable, "-m", "fromagerie", *words],
        cwd=installed,
        env=os.environ | {"PYTHONPATH": path, "XDG_STATE_HOME": str(installed), "XDG_CACHE_HOME": str(installed)},
        capture_output=True,
        text=True,
        timeout=240,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_guide_needs_twenty_lines() -> None:
    assert len(block("python").splitlines()) <= 20


@pytest.mark.slow
def test_it_plays_in_the_arena_at_the_terminal_and_in_the_lab(installed: Path) -> None:
    told = run(
        installed, "arena", "cheese-mafia", "--players", "4", "--bots", "tidy,random", "--one", "tidy", "--games", "8"
    )
    assert "tidy" in told
    assert "tidy" in run(installed, "games", "cheese-mafia")
    assert "tidy bots" in run(installed, "lab", "report", "cheese-mafia", "--tier", "tidy", "--games", "8")


def test_it_is_offered_where_it_plays_and_nowhere_else(here: Path) -> None:
    assert "tidy" in offered_bots(get_game("cheese-mafia"))
    assert "tidy" not in bots_for(get_game("cheese-rescue"))


def test_a_server_asks_it_like_any_bot(here: Path) -> None:
    game = get_game("cheese-mafia")
    state = game.deal(4, game.options(), SeededDealer(1))
    seat, legal = state.to_act()[0], state.legal_actions(state.to_act()[0])
    view = msgspec.json.encode(game.view(state, seat))
    assert think(BotQuestion(game.key, None, "tidy", seat, view, legal, b"[]", luck=7)).action in legal


def test_nothing_illegal_gets_through(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = get_game("cheese-mafia")
    bot = make_bot("tidy", game, 0)
    assert isinstance(bot, outside.Outsider)
    monkeypatch.setattr(bot.bot, "choose", lambda view, legal, dealer: 99)
    with pytest.raises(ValueError, match="'tidy' must choose one of"):
        bot.choose(None, [1, 2], SeededDealer(1))


@pytest.mark.parametrize(
    ("source", "why"),
    [("import nowhere_to_be_found", "nowhere_to_be_found"), ("Bad = lambda game, seat: 7", "makes a int")],
)
def test_one_that_cannot_be_loaded_says_why(here: Path, source: str, why: str) -> None:
    module = f"bad_{abs(hash(source))}"
    install(here, module, source, f"bad = {module}:Bad")
    outside.declared.cache_clear()
    game = get_game("cheese-mafia")
    assert "tidy" in bots_for(game)
    with pytest.raises(UnknownBot, match=why):
        make_bot("bad", game, 0)


@pytest.mark.parametrize("name", ["vintage", "greedy-1", "cheater", "Two Words"])
def test_it_takes_nobodys_name(here: Path, name: str) -> None:
    install(here, "thief", "from tidy import Tidy", f"{name} = thief:Tidy")
    outside.declared.cache_clear()
    game = get_game("cheese-mafia")
    with pytest.warns(RuntimeWarning, match="its name must be new"):
        known = bots_for(game)
    assert not isinstance(known.get(name, lambda game, seat: None)(game, 0), outside.Outsider)
