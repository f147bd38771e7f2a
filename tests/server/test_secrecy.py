"""What an observer cannot know changes no byte that reaches it: every game, every number of players, every option."""

import pytest

from fromagerie.engine.game import AnyGame, all_games
from tests.every_table import all_options
from tests.server.doors import Door, search

pytestmark = [pytest.mark.once, pytest.mark.slow]

MOMENTS = 2
TABLES = [
    (game, players, options)
    for game in all_games().values()
    for players in game.player_counts
    for options in all_options(game, players)
]


@pytest.mark.parametrize("part", range(4))
def test_the_wire_tells_nobody_what_they_may_not_know(part: int) -> None:
    compared = 0
    for number, (game, players, options) in enumerate(TABLES[part::4]):
        messages, found = search(Door(), game, players, options, number, MOMENTS, share_of(game))
        assert found is None, f"{game.title}, {players} players, {options}: {found}"
        compared += messages
    assert compared > 20_000, compared


def share_of(game: AnyGame) -> int:
    """Of very many moves, a share at each moment."""
    return max(1, len(game.actions) // 50)
