"""What is compiled while one plays: a process stays what it was when it began, and bots change over unnoticed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.compile_rules import LIBRARY, SRC, compiled_libraries

pytestmark = [
    pytest.mark.once,
    pytest.mark.slow,
    pytest.mark.skipif(not compiled_libraries(), reason="there is no compiled build to come later"),
]

# Thinks with two processes in turn; in between, whoever reads this puts the libraries in.
HOUSE = """
import asyncio, sys
import msgspec
from fromagerie._compiled import SourceFirst
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import get_game
from fromagerie.server.services import BotQuestion
from fromagerie.server.bot_pool import BotPool

def is_compiled():
    return SourceFirst not in sys.meta_path

async def live():
    game = get_game("cheese-rescue")
    state = game.deal(2, game.options(), SeededDealer(1))
    seat = state.to_act()[0]
    view = msgspec.json.encode(game.view(state, seat))
    question = BotQuestion(game.key, None, "greedy", seat, view, state.legal_actions(seat), b"[]", 1)
    bots = BotPool(1)
    first = await bots.think(question)
    print("here", is_compiled(), "there", bots.pool.submit(is_compiled).result(), flush=True)
    sys.stdin.readline()
    before = bots.pool
    while bots.pool is before:
        assert await bots.think(question) == first
    assert await bots.think(question) == first
    import fromagerie.games.cheez_tricks.rules as later
    assert later.__file__.endswith(".py"), later.__file__
    print("here", is_compiled(), "there", bots.pool.submit(is_compiled).result(), flush=True)
    bots.stop()

if __name__ == "__main__":
    asyncio.run(live())
"""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """The sources as in a fresh clone: nothing is compiled yet."""
    unneeded = shutil.ignore_patterns("*.so", "*.pyd", "static", "__pycache__", "*.svelte", "web")
    shutil.copytree(SRC / "fromagerie", tmp_path / "src" / "fromagerie", ignore=unneeded)
    (tmp_path / "house.py").write_text(HOUSE, encoding="utf-8")
    return tmp_path / "src"


def test_bots_think_compiled_as_soon_as_they_can_and_the_house_stays_as_it_is(site: Path) -> None:
    env = {name: value for name, value in os.environ.items() if name != "FROMAGERIE_PURE"}
    with subprocess.Popen(
        (sys.executable, str(site.parent / "house.py")),
        env=env | {"PYTHONPATH": str(site)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    ) as house:
        assert house.stdin is not None
        assert house.stdout is not None
        assert house.stdout.readline() == "here False there False\n"
        for library in sorted(compiled_libraries(), key=lambda path: path.name.startswith(LIBRARY)):
            shutil.copy(library, site / library.relative_to(SRC))
        house.stdin.write("\n")
        house.stdin.flush()
        assert house.stdout.readline() == "here False there True\n"
    assert house.returncode == 0
