"""How long a game takes beside what its box says, and the one number by which real tables are slower.

.venv/bin/python benchmarks/lengths.py [--games 200]

The sum of seconds per choice, move and round knows nothing of talk, drinks and second thoughts. What it lacks is taken
from the boxes: one factor for all games, the geometric mean of stated over summed minutes. For each game it is worked
out from the other four, so that the game's own box is a check and not a fit.
"""

import argparse
import math
import tempfile
from pathlib import Path
from statistics import fmean, median

from fromagerie.engine.game import AnyGame, all_games
from fromagerie.jobs.workers import here
from fromagerie.lab.runner import TUNE
from fromagerie.lab.study import Lineup, Plan, Version
from fromagerie.lab.table import AT_A_TABLE


def minutes_at(game: AnyGame, players: int, games: int, folder: Path) -> float:
    """The median, without the factor."""
    plan = Plan(games, 0.02, 1, folder, lambda: here(1), runners={})
    runner = plan.runner(Version("the published box", game.key, None, game.options()), Lineup(players, "light"))
    plan.carry_out([(runner, TUNE, range(games))])
    return median(record.seconds for record in runner.records(TUNE, range(games))) / 60 / AT_A_TABLE


def factor(summed: dict[str, float], stated: dict[str, int], without: str = "") -> float:
    return math.exp(fmean(math.log(stated[key] / summed[key]) for key in summed if key != without))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=200)
    given = parser.parse_args()
    tables: dict[str, dict[int, float]] = {}
    with tempfile.TemporaryDirectory() as scratch:
        for key, game in all_games().items():
            tables[key] = {
                players: minutes_at(game, players, given.games, Path(scratch)) for players in game.player_counts
            }
    summed = {key: fmean(counts.values()) for key, counts in tables.items()}
    stated = {key: game.minutes for key, game in all_games().items()}
    print("| game | box says | summed, by players | mean | factor of the others | predicted | off by |")
    print("|---|---|---|---|---|---|---|")
    misses = []
    for key, game in all_games().items():
        own = factor(summed, stated, key)
        misses.append(own * summed[key] / stated[key])
        by_count = ", ".join(f"{players}: {minutes:.1f}" for players, minutes in tables[key].items())
        print(
            f"| {game.title} | {stated[key]} min | {by_count} | {summed[key]:.1f} | {own:.2f} "
            f"| {own * summed[key]:.0f} min | {100 * (misses[-1] - 1):+.0f} % |"
        )
    print(f"\nThe factor of all: {factor(summed, stated):.2f}; AT_A_TABLE is {AT_A_TABLE}.")


if __name__ == "__main__":
    main()
