"""Teach the bots of Drôle de Fromage what a board promises, by self-play, and write it down in evaluation.json.

python -m fromagerie.games.drole_de_fromage.ai.learn --games 20000 --seed 1
"""

import argparse
import math
from collections.abc import Iterable, Sequence

import msgspec

from fromagerie.engine.dealer import SeededDealer
from fromagerie.games.drole_de_fromage import GAME
from fromagerie.games.drole_de_fromage.ai.bots import WEIGHTS_FILE, Learnt, odds_of_steps
from fromagerie.games.drole_de_fromage.ai.evaluation import A_PHASE, COLUMN_KINDS, PLACES
from fromagerie.games.drole_de_fromage.ai.training import Trainer
from fromagerie.games.drole_de_fromage.box import set_up
from fromagerie.games.drole_de_fromage.model import DroleDeFromageOptions

# To begin with: cheese is worth most on one's own row, and less with every row away from it.
FIRST_ROW = 0.6
FADING = 0.55
LEAST = (0.1, 0.4, 0.8, 1.6, 3.2)
A_POINT = (0.0, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 1.8)
FASTEST = 0.05
SLOWEST = 0.002
# The variance of a logistic distribution of scale 1 is 3.29: what is known to vary so much swings by this much.
LOGISTIC = 3 / math.pi**2
SWINGS = [(least, a_point, LOGISTIC) for least in LEAST for a_point in A_POINT]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000, help="for each number of players")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    learnt = {str(players): learn(players, given.games, given.seed) for players in GAME.player_counts}
    lines = [f'"{players}": {msgspec.json.encode(taught).decode()}' for players, taught in learnt.items()]
    WEIGHTS_FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def learn(players: int, games: int, seed: int) -> Learnt:
    setup = set_up(GAME.box, players, DroleDeFromageOptions())
    first = [FIRST_ROW * FADING ** (place // COLUMN_KINDS) for place in range(PLACES)]
    swing = (0.2, 0.3, LOGISTIC)
    trainer = Trainer(setup, odds_of_steps(setup.faces), (first + [0.0] * (A_PHASE - PLACES)) * 2, list(swing))
    dealer = SeededDealer(seed)
    turns = 0
    for number in range(games):
        rate = FASTEST * (SLOWEST / FASTEST) ** (number / games)
        turns += trainer.play(rate, dealer)
        if number % 1000 == 999:
            print(f"{players} players: {number + 1} games, {turns / 1000:.1f} turns each", flush=True)
            turns = 0
    seen = []
    for _ in range(max(100, games // 20)):
        trainer.play(0.0, dealer)
        seen += [(facts, trainer.shares) for facts in trainer.course[::3]]
    best = min(SWINGS, key=lambda swing: surprise(swing, seen))
    print(f"{players} players: swing {best}, surprise {surprise(best, seen):.4f}", flush=True)
    return Learnt([round(weight, 4) for weight in trainer.weights()], [round(part, 4) for part in best])


def surprise(swing: Sequence[float], seen: Iterable[tuple[list[float], list[float]]]) -> float:
    """How badly the chances expected with this swing fit how the games ended, on average (cross-entropy)."""
    total = 0.0
    number = 0
    for (left, doubt, *expected), shares in seen:
        scale = math.sqrt(swing[0] + swing[1] * left + swing[2] * doubt)
        odds = [math.exp((points - max(expected)) / scale) for points in expected]
        total -= sum(share * math.log(max(odd / sum(odds), 1e-9)) for share, odd in zip(shares, odds, strict=True))
        number += 1
    return total / number


if __name__ == "__main__":
    main()
