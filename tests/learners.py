"""The games that learners can see: those with a tensors.py in their folder."""

import pytest

from fromagerie.rl.config import environments
from tests.every_table import every_table, name_table

SEEN = {game.key: game for game in environments().values()}
of_every_game_learnt = pytest.mark.parametrize("game", SEEN.values(), ids=SEEN)
at_every_table_learnt = pytest.mark.parametrize(
    ("game", "players", "options"),
    [pytest.param(*table, id=name_table(*table)) for table in every_table() if table[0].key in SEEN],
)
