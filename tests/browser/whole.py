"""How much: the suite tries two games for what is the same in all, `./dev prove page` every one."""

import os
from typing import Final

import pytest

from fromagerie.engine.game import all_games

WHOLE: Final = "FROMAGERIE_WHOLE" in os.environ
SAMPLE: Final = ("cheez-tricks", "cheese-rescue")

of_some_games = pytest.mark.parametrize(
    "game", [game for key, game in all_games().items() if WHOLE or key in SAMPLE], ids=lambda game: game.key
)
