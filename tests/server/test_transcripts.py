"""Neither the order, the length nor the moment of messages tells what is hidden: whole runs in two worlds."""

import pytest

from fromagerie.engine.game import AnyGame, get_game
from fromagerie.engine.model import Options
from tests.every_table import at_every_table
from tests.server.transcripts import compare_runs

pytestmark = [pytest.mark.once, pytest.mark.slow]


@at_every_table
def test_a_run_sounds_the_same_whatever_is_hidden(game: AnyGame, players: int, options: Options) -> None:
    compared = 0
    # As a spectator, and in one seat or another.
    for seed in (players, players // 2):
        messages, found = compare_runs(game, players, options, seed)
        assert found is None
        compared += messages
    assert compared > 4


def test_whether_a_move_may_be_taken_back_does_not_hang_on_what_somebody_else_did() -> None:
    """The campaign found it: to answer, the table looked at another seat's entry, which the twin does not have."""
    game = get_game("cheez-tricks")
    options = game.read_options({"mode": "wild", "grey_of_nothing": "nobody"})
    assert compare_runs(game, 2, options, 1_158)[1] is None
