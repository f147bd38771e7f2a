"""The real server is killed at random instants: nothing acknowledged is lost, everybody is back (promise D1)."""

import asyncio
import random
import signal
from pathlib import Path

import pytest

from fromagerie.engine.game import all_games
from tests.server.ledgers import check_ledgers
from tests.server.players import Player, living, set_tables
from tests.server.real_server import RealServer, until
from tests.server.test_twice import BRIEF

pytestmark = [pytest.mark.once, pytest.mark.slow]

KILLS = 3


async def play_and_kill(server: RealServer, players: list[Player], kills: int, luck: random.Random) -> None:
    async with living(players):
        for _ in range(kills):
            before = [player.greeted for player in players]
            done = sum(len(player.ledger) for player in players)
            await until(lambda done=done: sum(len(player.ledger) for player in players) > done, "a move")
            await asyncio.sleep(luck.uniform(0, 0.2))
            server.end(signal.SIGKILL)
            await asyncio.to_thread(server.start)
            await until(
                lambda before=before: all(p.greeted > n for p, n in zip(players, before, strict=True)),
                "everybody is back",
            )


def prove_nothing_lost(folder: Path, kills: int, seed: int) -> int:
    """So many kills under live tables of all games; says how many acknowledged commands were found again."""

    async def story() -> int:
        with RealServer(folder) as server:
            games = [(key, min(game.player_counts), BRIEF.get(key, {})) for key, game in all_games().items()]
            players = set_tables([server], games)
            await play_and_kill(server, players, kills, random.Random(seed))
        return await check_ledgers(server.database, players)

    return asyncio.run(story())


@pytest.mark.parametrize("seed", [1, 2])
def test_a_few_kills_lose_nothing_that_was_acknowledged(seed: int, tmp_path: Path) -> None:
    """`./dev prove server --only D1` kills a thousand times."""
    assert prove_nothing_lost(tmp_path, kills=KILLS, seed=seed) > KILLS
