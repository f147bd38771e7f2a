"""Does the arena's arithmetic keep its promises? A/A matches at few and many deals, and the sequential test.

    .venv/bin/python benchmarks/arena_samples.py [GAME [PLAYERS]] [--runs 1000]

All players are random, played inside the core: every bot is as good as every other, so whatever an interval says to the
contrary is a mistake of the interval. A known difference is made by handing the one so many of the games it lost.
"""

import argparse
import itertools
import random
import statistics
from collections.abc import Iterator

from fromagerie.arena.sequential import Outcome, Question, ask, deals_of_a_fixed_test
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame, get_game
from fromagerie.engine.playout import playout
from fromagerie.jobs.seeds import seed_of
from fromagerie.jobs.shares import Dealt, share_by_deal

SAMPLES = (4, 8, 30, 100)  # deals
MOST = 4000  # deals, after which the sequential test gives up


def deals(game: AnyGame, players: int, seed: int) -> Iterator[list[float]]:
    """Of one deal after the other, what the one won, from every seat."""
    options = game.options()
    for number in itertools.count():
        start = game.deal(players, options, SeededDealer(seed_of(seed, number)))
        won = []
        for seat in range(players):
            state = start.clone()
            playout(state, SeededDealer(seed_of(seed, number, seat)))
            winners = state.winners() or list(range(players))
            won.append((seat in winners) / len(winners))
        yield won


def better_by(points: float, source: Iterator[list[float]], luck: random.Random) -> Iterator[list[float]]:
    """The same, but better by so many points: some of what the one did not win is given to it."""
    for won in source:
        players = len(won)
        given = points * players / (players - 1)
        yield [1.0 if luck.random() < given else share for share in won]


def dealt(source: Iterator[list[float]], n: int, above: float = 0.0) -> list[Dealt]:
    return [(deal, share - above) for deal, won in enumerate(itertools.islice(source, n)) for share in won]


def show_samples(game: AnyGame, players: int, runs: int) -> None:
    for n in SAMPLES:
        source = deals(game, players, n)
        shares = [share_by_deal(dealt(source, n)) for _ in range(runs)]
        missed = sum(not share.low <= 1 / players <= share.high for share in shares)
        print(f"A/A, {n:3} deals: {missed} of {runs} intervals miss parity, {100 * missed / runs:.1f} %", flush=True)


def show_sequential(game: AnyGame, players: int, runs: int, by: float) -> None:
    question = Question(by)
    for true in (0.0, by):
        source = better_by(true, deals(game, players, 7), random.Random(7))
        outcomes: list[Outcome] = []
        spreads: list[float] = []
        for _ in range(runs):
            above: list[Dealt] = []
            outcome = None
            while outcome is None or (outcome.answer == "undecided" and outcome.deals < MOST):
                start = len(above) // players
                above += [(start + deal, value) for deal, value in dealt(source, 30, 1 / players)]
                outcome = ask(question, above)
            outcomes.append(outcome)
            spreads.append(statistics.variance(sum(v for d, v in above if d == each) / players for each in range(30)))
        fixed = deals_of_a_fixed_test(question, statistics.mean(spreads))
        said = {answer: sum(o.answer == answer for o in outcomes) for answer in ("better", "not better", "undecided")}
        used = statistics.mean(o.deals for o in outcomes)
        print(f"sequential, {100 * by:g} points, true {100 * true:g}: {said}; {used:.0f} deals, {fixed} fixed: "
              f"{fixed / used:.2f} times fewer", flush=True)  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", default="cheese-rescue")
    parser.add_argument("players", nargs="?", type=int, default=4)
    parser.add_argument("--runs", type=int, default=1000)
    parser.add_argument("--by", type=float, default=5.0, help="points")
    given = parser.parse_args()
    game = get_game(given.game)
    print(f"{game.title}, {given.players} players, {given.runs} runs")
    show_samples(game, given.players, given.runs)
    show_sequential(game, given.players, given.runs, given.by / 100)


if __name__ == "__main__":
    main()
