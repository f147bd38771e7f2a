"""Some of each of the games that `./dev prove server` replays by the hundred thousand (promise D4)."""

import pytest

from fromagerie.engine.game import AnyGame
from tests.every_table import INTERPRETED, of_every_game
from tests.server.replays import prove_replays_of

pytestmark = [pytest.mark.once, pytest.mark.slow]

GAMES = 60


@pytest.mark.skipif(INTERPRETED, reason="there is nothing compiled to compare with")
@of_every_game
def test_games_replay_to_the_same_state_compiled_and_interpreted(game: AnyGame) -> None:
    assert prove_replays_of(game, GAMES, first=1) == GAMES
