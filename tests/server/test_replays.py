"""A few of the games that `./dev prove server` replays by the thousand."""

import pytest

from fromagerie.engine.game import shelf
from tests.every_table import INTERPRETED
from tests.server.replays import prove_replays

pytestmark = pytest.mark.once


@pytest.mark.skipif(INTERPRETED, reason="there is nothing compiled to compare with")
def test_games_replay_to_the_same_state_compiled_and_interpreted() -> None:
    assert prove_replays(20, first=1) == 20 * len(shelf())
