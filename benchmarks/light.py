"""Games a minute of processor time of tables of light bots, inside the core and through views.

.venv/bin/python benchmarks/light.py [--seconds 4] [--slow]
"""

import argparse
import time

from fromagerie.arena.match import play
from fromagerie.engine.game import AnyGame, all_games
from fromagerie.engine.state import State
from fromagerie.jobs.seeds import seed_of


def look_on(state: State, seat: int, action: int) -> None:
    """Whoever looks on is shown every move, and so the game is played through views."""


def pace(game: AnyGame, players: int, seconds: float, *, views: bool) -> float:
    """Games a minute, with everything that belongs to a game of the arena."""
    names, options = ["greedy"] * players, game.options()
    games, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        play(game, names, options, seed_of(1, games), seed_of(1, games, "bots"), look_on if views else None)
        games += 1
    return 60 * games / spent


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=4.0, help="for each table")
    parser.add_argument("--slow", action="store_true", help="through views as well")
    given = parser.parse_args()
    for game in all_games().values():
        for players in game.player_counts:
            quick = pace(game, players, given.seconds, views=False)
            told = f"{game.title}, {players} players: {quick:,.0f} games a minute"
            if given.slow:
                told += f"; through views {pace(game, players, given.seconds, views=True):,.0f}"
            print(told, flush=True)


if __name__ == "__main__":
    main()
