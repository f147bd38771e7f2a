"""How well Cheese Mafia's `greedy` does against tables full of `greedy-1`, played inside the compiled core.

python -m benchmarks.tastes --games 20000 --seed 1

Both make the moves there that they make at any table: src/fromagerie/games/cheese_mafia/tests/test_policy.py says so
move by move. In the arena the same games would take a hundred times as long.
"""

import argparse

from fromagerie.games.cheese_mafia import GAME
from fromagerie.games.cheese_mafia.ai.learn import share_of
from fromagerie.games.cheese_mafia.ai.learnt import plain_tastes, read_learnt
from fromagerie.jobs.shares import interval, percent, share_by_deal


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for players in GAME.player_counts:
        games = given.games // players * players
        shares = share_of(read_learnt().tastes, [plain_tastes()], games, given.seed, players)
        share = share_by_deal([(game // players, one) for game, one in enumerate(shares)])
        print(f"{players} players: {percent(share.mean)} ({interval(share)}) of {games} games", flush=True)


if __name__ == "__main__":
    main()
