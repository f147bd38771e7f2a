"""Players of Cheese Mafia: one that plays by taste, and five levels that look ahead with it."""

import functools
from collections.abc import Mapping

from fromagerie.engine.bot import Bot, BotMaker
from fromagerie.engine.dealer import Dealer
from fromagerie.games.cheese_mafia.ai.credibility import Credit
from fromagerie.games.cheese_mafia.ai.learnt import learnt_tastes
from fromagerie.games.cheese_mafia.ai.planner import Level, Planner
from fromagerie.games.cheese_mafia.ai.policy import best_action
from fromagerie.games.cheese_mafia.ai.talk import Tongue
from fromagerie.games.cheese_mafia.view import CheeseMafiaView


class Greedy(Bot):
    """Plays by taste: keeps its hand low or full of badges, and exposes when the odds are for it."""

    def choose(self, view: CheeseMafiaView, legal: list[int], dealer: Dealer) -> int:
        if len(legal) == 1:
            return legal[0]
        # Which world it is makes no difference: nothing hidden is read.
        return int(best_action(self.game.imagine(view, dealer), self.seat, learnt_tastes()))


# From somebody new to the underworld to somebody who has seen it all. All play by the same tastes in what they imagine:
# the lower ones imagine less, overlook answers, and do not mind one that is nearly as good.
LEVELS: Mapping[str, Level] = {
    "curd": Level(6, Credit(4, 1), Tongue(0.5, 0.07), temperature=0.06, overlooks=0.2, follows=False),
    "fresh": Level(28, Credit(3, 1), Tongue(0.5, 0.16), temperature=0.019, overlooks=0.03, follows=False),
    "ripe": Level(38, Credit(2, 1), Tongue(0.5, 0.2), temperature=0.015, overlooks=0.01),
    "aged": Level(64, Credit(3, 2), Tongue(0.5, 0.26), temperature=0.011),
    "vintage": Level(400, Credit(1, 0.5), Tongue(0.5, 0.3)),
}

BOTS: Mapping[str, BotMaker] = {
    "greedy": Greedy,
    **{name: functools.partial(Planner, level=level) for name, level in LEVELS.items()},
}
