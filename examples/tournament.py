"""Run a tournament: every bot against tables full of every other, the same deals from every seat.

python examples/tournament.py [games for each pair]
"""

import sys
import tempfile
from pathlib import Path

from rich.console import Console

from fromagerie.arena.show import show
from fromagerie.arena.standings import draw_conclusions
from fromagerie.arena.tournament import agree, draw_up, hold, whole_deals
from fromagerie.engine.game import get_game
from fromagerie.jobs import program, workers
from fromagerie.jobs.ledger import Ledger

BOTS, PLAYERS = ["random", "greedy", "curd"], 3


def main(games: int) -> None:
    game = get_game("cheese-rescue")
    terms = agree(game, PLAYERS, game.read_options({}), seed=1)
    with tempfile.TemporaryDirectory() as folder:
        # Results are kept as they come in: in a folder that stays, the same tournament would go on where it stopped.
        ledger = Ledger(Path(folder), "example", terms, program.build())
        pairs = draw_up(BOTS, PLAYERS)
        played = hold(terms, pairs, whole_deals(games, PLAYERS), ledger, workers.here(1))
    show(draw_conclusions(terms, BOTS, played), game.title, Console())


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
