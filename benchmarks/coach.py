"""Does the coach judge well? Planted mistakes, the ranking of the bots, predicted against what came.

python -m benchmarks.coach planted GAME [--decisions 100] [--worlds 384] [--truth 3000] [--seed 1]
python -m benchmarks.coach ranking GAME [--games 10] [--seed 1]
python -m benchmarks.coach outcome GAME [--games 40] [--seed 1]

Truth and coach share the playout policy in `planted`: it tells how well sampling does, nothing of prejudice.
"""

import argparse
import math
from collections import defaultdict
from collections.abc import Iterator

from fromagerie.bots.levels import LEVELS
from fromagerie.coach.assess import assess
from fromagerie.coach.course import Moment, moments
from fromagerie.coach.judge import Budget, Judge
from fromagerie.coach.ledger import WHOLE
from fromagerie.coach.review import BLUNDER, INACCURACY, MISTAKE
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame, get_game
from tests.coaching import bot_game

BINS = 10
APART = 1_000_000  # from the seeds of the coach to those of the truth
EVERY = 3  # decisions of one game are alike: one in so many is taken


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("planted", "ranking", "outcome"))
    parser.add_argument("game")
    parser.add_argument("--decisions", type=int, default=100)
    parser.add_argument("--worlds", type=int, default=384)
    parser.add_argument("--truth", type=int, default=3000)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = get_game(given.game)
    if given.what == "planted":
        planted(game, given.decisions, given.worlds, given.truth, given.seed)
    elif given.what == "ranking":
        ranking(game, given.games, given.seed)
    else:
        outcome(game, given.games, given.seed)


# Planted mistakes


def planted(game: AnyGame, decisions: int, worlds: int, truth: int, seed: int) -> None:
    """One action in place of the one played, at decisions of greedy bots: what it truly costs, and what is named."""
    named = rightly = big = found = done = 0
    errors: list[float] = []
    dealer = SeededDealer(seed)
    for moment, players in decisions_of(game, seed):
        if done == decisions:
            break
        done += 1
        seat = moment.position.seat
        action = moment.legal[dealer.below(len(moment.legal))]
        coach = Judge(game, seat, players, seed, Budget(full=worlds))
        knows = Judge(game, seat, players, seed + APART, Budget(first=truth // 10, full=truth))
        said = coach.weigh(moment.position, moment.legal, action, moment.number).loss
        truly = knows.weigh(moment.position, moment.legal, action, moment.number).shares
        loss = max(shares[seat] for shares in truly.values()) - truly[action][seat]
        named += said.low > MISTAKE
        rightly += said.low > MISTAKE and loss >= MISTAKE
        big += loss >= BLUNDER
        found += loss >= BLUNDER and said.low > MISTAKE
        errors.append(abs(said.mean - loss))
    print(f"{game.key}: {done} planted actions, {worlds} worlds, truth from {truth} others, seed {seed}")
    print(f"  named {named}, of them truly costing 5 or more {rightly}: precision {share(rightly, named)}")
    print(f"  truly costing 10 or more {big}, of them named {found}: recall {share(found, big)}")
    print(f"  mean error of a loss: {100 * sum(errors) / len(errors):.1f} points")


def decisions_of(game: AnyGame, seed: int) -> Iterator[tuple[Moment, int]]:
    """Decisions with something to choose, from games of greedy bots."""
    while True:
        players = list(game.player_counts)[seed % len(game.player_counts)]
        journal = bot_game(game, ["greedy"] * players, seed)
        own = [moment for moment in moments(journal, game, seed % players) if len(moment.legal) > 1]
        for moment in own[seed % EVERY :: EVERY]:
            yield moment, players
        seed += 1


def share(part: int, whole: int) -> str:
    return f"{part / whole:.3f}" if whole else "none"


# Ranking


def ranking(game: AnyGame, games: int, seed: int) -> None:
    """Points lost per decision with something at stake, of every level and greedy at mixed tables."""
    kinds = [*LEVELS, "greedy"]
    losses: dict[str, list[float]] = defaultdict(list)
    players = min(game.player_counts)
    for number in range(games):
        for first in range(len(kinds)):
            seated = [kinds[(first + seat * (1 + number % (len(kinds) - 1))) % len(kinds)] for seat in range(players)]
            found = assess(bot_game(game, seated, seed + number * len(kinds) + first), game, 0, seed=seed)
            losses[seated[0]] += [
                100 * each.decision.loss.mean for each in found.choices if each.decision.stake > INACCURACY
            ]
    print(f"{game.key}: {games} games of each, {players} players at mixed tables, seed {seed}")
    for kind in sorted(losses, key=lambda kind: sum(losses[kind]) / len(losses[kind])):
        tell(f"  {kind}", losses[kind])


def tell(what: str, values: list[float]) -> None:
    n = len(values)
    mean = sum(values) / n
    error = math.sqrt(sum((each - mean) ** 2 for each in values) / max(1, n - 1) / n)
    print(f"{what}: {mean:.2f} ± {1.96 * error:.2f}, n = {n}")


# What was predicted, and what came


def outcome(game: AnyGame, games: int, seed: int) -> None:
    """The chance predicted at own decisions of greedy bots against the result, in ten bins; and the Brier score."""
    bins: dict[int, list[tuple[float, float]]] = defaultdict(list)
    late: list[tuple[float, float]] = []
    players = min(game.player_counts)
    for number in range(games):
        seat = number % players
        ledger = assess(bot_game(game, ["greedy"] * players, seed + number), game, seat, seed=seed).ledger
        own = [step for step in ledger.steps if step.column == "own"]
        for place, step in enumerate(own):
            pair = (step.before / WHOLE, ledger.result / WHOLE)
            if 2 * place >= len(own):
                late.append(pair)
            if place == len(own) * (number % 5) // 5:
                # One decision a game: those of one game have one result.
                bins[min(BINS - 1, int(pair[0] * BINS))].append(pair)
    print(f"{game.key}: {games} games of {players} greedy bots, seed {seed}")
    for number in sorted(bins):
        predicted = sum(pair[0] for pair in bins[number]) / len(bins[number])
        print(f"  predicted {100 * predicted:.0f}:", end="")
        tell(" came", [100 * pair[1] for pair in bins[number]])
    brier = sum((said - came) ** 2 for said, came in late) / len(late)
    constant = sum((1 / players - came) ** 2 for _, came in late) / len(late)
    print(
        f"  Brier score in the second half {brier:.3f}, of the constant {constant:.3f}: "
        f"{100 * (1 - brier / constant):.0f} % less"
    )


if __name__ == "__main__":
    main()
