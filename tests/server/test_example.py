"""The example of a player of one's own does what its page says."""

import runpy
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.real_server import RealServer

pytestmark = [pytest.mark.once, pytest.mark.slow]
EXAMPLE = Path(__file__).parents[2] / "examples" / "bot_client.py"


def test_a_third_partys_bot_sits_down_and_plays_to_the_end(tmp_path: Path) -> None:
    play = runpy.run_path(str(EXAMPLE))["play"]
    with RealServer(tmp_path) as server:
        made, _ = server.post("/api/tables", {"game": "cheese-rescue", "players": 2})
        # Two of them, each with a line of its own: one begins to wait, the other comes.
        with ThreadPoolExecutor(2) as pool:
            games = [pool.submit(play, f"http://{server.address}", made["code"]) for _ in range(2)]
            results = [game.result(60) for game in games]
    assert results[0] == results[1]
    assert len(results[0]["scores"]) == 2


def test_the_example_is_short() -> None:
    code = [
        line for line in EXAMPLE.read_text().splitlines() if line.strip() and not line.strip().startswith(('"""', "#"))
    ]
    assert len(code) <= 36
