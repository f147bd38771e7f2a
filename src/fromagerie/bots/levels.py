"""Five levels with the same names in every game, from a beginner to one that is hard to beat.

A game may bring its own idea of them: their habits, or its own `bots` of these names. Each level is weak as people are:
it looks less far, does not see every move, forgets, and does not mind a move that is nearly as good.
"""

import functools
from typing import Final

from fromagerie.bots.thinker import Thinker
from fromagerie.engine.bot import BotMaker, Habits
from fromagerie.engine.game import AnyGame

LEVELS: Final = ("curd", "fresh", "ripe", "aged", "vintage")

HABITS: Final = (
    Habits(iterations=20, slack=0.15, overlooks=0.3, forgets=0.6),
    Habits(iterations=60, slack=0.08, overlooks=0.15, forgets=0.4),
    Habits(iterations=200, slack=0.04, overlooks=0.05, forgets=0.2),
    Habits(iterations=800, slack=0.01, forgets=0.05),
    Habits(iterations=3000),
)


def levels_for(game: AnyGame) -> dict[str, BotMaker]:
    """Somebody of each level who thinks ahead in this game."""
    habits = game.habits or HABITS
    return {name: functools.partial(Thinker, habits=own) for name, own in zip(LEVELS, habits, strict=True)}
