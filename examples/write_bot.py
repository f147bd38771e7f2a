"""Write a bot: one that plays its lowest cheese in Cheez-Tricks, and see how it fares among the others.

python examples/write_bot.py [games]
"""

import sys
from typing import Any

from fromagerie.arena.simulate import report, simulate
from fromagerie.engine.bot import Bot, Reason
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.game import get_game


class Shy(Bot):
    """Plays the lowest card it may: tricks bring points, but cats come for those who take them."""

    reason = Reason("why-looked-best", {})

    def choose(self, view: Any, legal: list[int], dealer: Dealer) -> int:
        # A bot is given a view, never a state; actions are numbers into game.actions, and cards come first, by value.
        return legal[0]


def compare(games: int) -> None:
    game = get_game("cheez-tricks")
    type(game).bots = {**game.bots, "shy": Shy}
    names = ["shy", "random", "greedy", "random"]
    results = simulate(game, names, game.read_options({}), games, seed=1)
    for line in report(game, names, {}, 1, results).bots:
        print(f"{line.name:8} wins {100 * line.wins.mean:5.1f} %, mean score {line.score:.1f}")


if __name__ == "__main__":
    compare(int(sys.argv[1]) if len(sys.argv) > 1 else 400)
