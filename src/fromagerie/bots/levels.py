"""Five levels with the same names in every game, from a beginner to one that is hard to beat.

A game may bring its own idea of them: configurations of the search, or its own `bots` of these names. Each level is
weak as people are: it looks less far, does not see all moves, forgets, and does not mind a move that is nearly as good.
"""

import functools
from typing import Final

from fromagerie.bots.thinker import Thinker
from fromagerie.engine.bot import BotMaker, SearchConfig
from fromagerie.engine.game import AnyGame

LEVELS: Final = ("curd", "fresh", "ripe", "aged", "vintage")

SEARCH_CONFIGS: Final = (
    SearchConfig(iterations=20, temperature=0.15, blunder_rate=0.3, forget_rate=0.6),
    SearchConfig(iterations=60, temperature=0.08, blunder_rate=0.15, forget_rate=0.4),
    SearchConfig(iterations=200, temperature=0.04, blunder_rate=0.05, forget_rate=0.2),
    SearchConfig(iterations=800, temperature=0.01, forget_rate=0.05),
    SearchConfig(iterations=3000),
)


def levels_for(game: AnyGame) -> dict[str, BotMaker]:
    """Somebody of each level who thinks ahead in this game."""
    configs = game.search_configs or SEARCH_CONFIGS
    return {name: functools.partial(Thinker, config=own) for name, own in zip(LEVELS, configs, strict=True)}
