"""Learn what a score between two rounds of Cheese Mafia promises, and write it into learnt.json.

Games among people with taste say who won from which score; the worths of cheese and of gangsters are those that
explain it best. python -m fromagerie.games.cheese_mafia.ai.learn_score --games 12000 --seed 5
"""

import argparse
import math
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import msgspec

from fromagerie.engine.dealer import SeededDealer
from fromagerie.games.cheese_mafia import GAME
from fromagerie.games.cheese_mafia.ai.learnt import FILE, Learnt, learnt_tastes
from fromagerie.games.cheese_mafia.ai.monte_carlo import NOISE
from fromagerie.games.cheese_mafia.ai.self_play import play_round

MOST: Final = 12  # cheeses or gangsters: more count as many
SEEN: Final = 500  # times a number must have come up to be learnt; beyond, it goes on as it went before
STEPS: Final = 120
RATE: Final = 0.15


class Score(NamedTuple):
    """What everybody had between two rounds, and who won in the end."""

    cheese: list[int]
    gangsters: list[int]
    winners: list[int]


def play_games(games: int, seed: int) -> Iterator[Score]:
    tastes = learnt_tastes()
    for game in range(games):
        dealer = SeededDealer((seed << 32) + game)
        state = GAME.deal(4, GAME.options(), dealer)
        scores = []
        while state.to_act():
            play_round(state, tastes, NOISE, dealer)
            scores.append(([min(n, MOST) for n in state.cheese], [min(n, MOST) for n in state.gangsters]))
        if winners := state.winners():
            yield from (Score(cheese, gangsters, winners) for cheese, gangsters in scores[:-1])


def chances(score: Score, cheese: Sequence[float], gangsters: Sequence[float]) -> list[float]:
    """As `ScoreValue` has them."""
    odds = [
        math.exp(cheese[own] + gangsters[left]) if left else 0.0
        for own, left in zip(score.cheese, score.gangsters, strict=True)
    ]
    return [odd / sum(odds) for odd in odds]


def log_loss(scores: Sequence[Score], cheese: Sequence[float], gangsters: Sequence[float]) -> float:
    total = 0.0
    for score in scores:
        expected = chances(score, cheese, gangsters)
        total -= sum(math.log(expected[seat] + 1e-12) for seat in score.winners) / len(score.winners)
    return total / len(scores)


def fit(scores: Sequence[Score]) -> tuple[list[float], list[float]]:
    """The worths that make what happened most likely, by gradient ascent with steps that shorten (Adagrad)."""
    worths = [0.0] * (2 * (MOST + 1))
    squares = [1e-12] * len(worths)
    for _ in range(STEPS):
        slope = [0.0] * len(worths)
        for score in scores:
            expected = chances(score, worths[: MOST + 1], worths[MOST + 1 :])
            for seat, chance in enumerate(expected):
                missed = (seat in score.winners) / len(score.winners) - chance
                slope[score.cheese[seat]] += missed / len(scores)
                slope[MOST + 1 + score.gangsters[seat]] += missed / len(scores)
        for place, steep in enumerate(slope):
            squares[place] += steep * steep
            worths[place] += RATE * steep / math.sqrt(squares[place])
    return worths[: MOST + 1], worths[MOST + 1 :]


def go_on(worths: Sequence[float], seen: Counter[int]) -> list[float]:
    """Counted from the first number that came up often; where too few games tell, on as it went before."""
    often = [n for n in range(MOST + 1) if seen[n] >= SEEN]
    first, last = often[0], often[-1]
    step = (worths[last] - worths[first]) / max(1, last - first)
    known = [worths[first] + step * (n - first) if n < first else worths[n] for n in range(last + 1)]
    known += [worths[last] + step * (n - last) for n in range(last + 1, MOST + 1)]
    return [round(worth - worths[first], 3) for worth in known]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=12000)
    parser.add_argument("--seed", type=int, default=5)
    given = parser.parse_args()
    scores, others = list(play_games(given.games, given.seed)), list(play_games(given.games // 4, given.seed + 1))
    learnt = msgspec.json.decode(FILE.read_bytes(), type=Learnt)
    cheese, gangsters = fit(scores)
    cheese = go_on(cheese, Counter(n for score in scores for n in score.cheese))
    gangsters = go_on(gangsters, Counter(n for score in scores for n in score.gangsters if n))
    even = [0.0] * (MOST + 1)
    print(f"log-loss of who wins, {len(others)} scores: {log_loss(others, even, even):.4f} with no knowledge,")
    before = log_loss(others, learnt.cheese, learnt.gangsters)
    print(f"{before:.4f} as it was, {log_loss(others, cheese, gangsters):.4f} as learnt")
    learnt = msgspec.structs.replace(learnt, cheese=cheese, gangsters=gangsters)
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(learnt)) + b"\n")


if __name__ == "__main__":
    main()
