"""How much: the suite tries one or two games for what is the same in all, `./dev prove page` every one."""

import os
from typing import Final

import pytest

from fromagerie.engine.game import all_games

WHOLE: Final = "FROMAGERIE_WHOLE" in os.environ
SAMPLE: Final = ("cheez-tricks", "cheese-rescue")
SHORTEST: Final = ("cheese-rescue",)


def of_games(keys: tuple[str, ...]) -> pytest.MarkDecorator:
    chosen = [game for key, game in all_games().items() if WHOLE or key in keys]
    return pytest.mark.parametrize("game", chosen, ids=lambda game: game.key)


of_some_games = of_games(SAMPLE)
of_a_game = of_games(SHORTEST)
