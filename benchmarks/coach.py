"""Does the coach judge well? Planted mistakes, the ranking of the bots, predicted against what came.

python -m benchmarks.coach planted GAME [--decisions 1000] [--worlds 384] [--truth 3000] [--seed 1]
python -m benchmarks.coach ranking GAME [--games 10] [--seed 1]
python -m benchmarks.coach outcome GAME [--games 40] [--seed 1]
python -m benchmarks.coach advice GAME [--games 40] [--seed 1]

Truth and coach share the playout policy in `planted`: it tells how well sampling does, nothing of prejudice. A true
loss is looked at in fresh worlds until it is clear on which side of 10 points it lies, and of 5 if it was named, or
there were --truth of them: most are clear after some hundreds. Figures so far are printed as they come.
"""

import argparse
import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Final

from fromagerie.bots import make_bot
from fromagerie.bots.levels import LEVELS
from fromagerie.coach.assess import assess
from fromagerie.coach.course import Moment, moments
from fromagerie.coach.estimate import difference
from fromagerie.coach.judge import Budget, Judge
from fromagerie.coach.ledger import WHOLE
from fromagerie.coach.review import BLUNDER, INACCURACY, MISTAKE, agree_on
from fromagerie.engine.coaching import Position
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame, get_game
from fromagerie.engine.sampling import Futures
from fromagerie.engine.table import open_table
from tests.coaching import bot_game

BINS = 10
APART = 1_000_000  # from the seeds of the coach to those of the truth
EVERY = 3  # decisions of one game are alike: one in so many is taken
TELLS_EVERY: Final = 50
ADVISED: Final = 10
# A true loss: so many worlds at a time, and how many standard errors make it clear. It is asked several times.
AT_A_TIME: Final = 250
CLEAR: Final = 3.3
HOPEFUL: Final = 4  # actions that may still be best after the first of them


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("planted", "ranking", "outcome", "advice"))
    parser.add_argument("game")
    parser.add_argument("--decisions", type=int, default=1000)
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
    elif given.what == "outcome":
        outcome(game, given.games, given.seed)
    else:
        advice(game, given.games, given.seed)


# Planted mistakes


class Planted:
    """What is true of planted actions, and what was named of them."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.losses: list[float] = []
        self.alone: list[bool] = []  # named by the coach's own worlds ...
        self.agreed: list[bool] = []  # ... and with the second opinion

    def tell(self, heading: str) -> None:
        big = [loss >= BLUNDER for loss in self.losses]
        wrong = [loss >= MISTAKE for loss in self.losses]
        print(f"{self.key}: {len(self.losses)} planted actions, {heading}: {sum(big)} truly cost 10 or more")
        for who, named in (("alone", self.alone), ("with the second opinion", self.agreed)):
            rightly = sum(one and other for one, other in zip(named, wrong, strict=True))
            found = sum(one and other for one, other in zip(named, big, strict=True))
            print(
                f"  {who}: named {sum(named)}, of them truly costing 5 or more {rightly}: precision "
                f"{share(rightly, sum(named))}; costing 10 or more {found}: recall {share(found, sum(big))}",
                flush=True,
            )


def planted(game: AnyGame, decisions: int, worlds: int, truth: int, seed: int) -> None:
    """One action in place of the one played, at decisions of greedy bots: what it truly costs, and what is named."""
    found = Planted(game.key)
    dealer = SeededDealer(seed)
    for moment, players in decisions_of(game, seed):
        action = moment.legal[dealer.below(len(moment.legal))]
        coach = Judge(game, moment.position.seat, players, seed, Budget(full=worlds))
        weighed = coach.weigh(moment.position, moment.legal, action, moment.number)
        both = agree_on(coach, weighed, moment.position, moment.number)
        found.alone.append(weighed.loss.low > MISTAKE)
        found.agreed.append(both is not None and both.low > MISTAKE)
        bars = (MISTAKE, BLUNDER) if found.alone[-1] or found.agreed[-1] else (BLUNDER,)
        judge = Judge(game, coach.seat, players, seed + APART)
        found.losses.append(true_loss(judge, moment, action, bars, truth))
        if len(found.losses) == decisions:
            break
        if len(found.losses) % TELLS_EVERY == 0:
            found.tell("so far")
    found.tell(f"{worlds} worlds, truth from up to {truth} others, seed {seed}")


def true_loss(judge: Judge, moment: Moment, action: int, bars: Sequence[float], most: int) -> float:
    """What an action costs against the best there is, by as many worlds as it takes to tell it from these bars."""
    position, seat = moment.position, judge.seat
    exact: dict[int, list[float]] | None = judge.coaching.weigh(position, moment.legal)
    if exact is not None:
        return max(shares[seat] for shares in exact.values()) - exact[action][seat]
    luck = judge.luck(moment.number, "luck")
    dealer = SeededDealer(judge.luck(moment.number, "worlds"))
    hopeful = {int(each) for each in judge.coaching.candidates(position, moment.legal, dealer)} | {action}
    futures = {each: Futures(judge.players) for each in sorted(hopeful)}
    seen = 0
    while True:
        judge.look(judge.coaching.worlds(position, AT_A_TIME, dealer), luck + seen, sorted(hopeful), futures)
        seen += AT_A_TIME
        outcomes = {each: futures[each].outcomes() for each in sorted(hopeful)}
        by_worth = sorted(outcomes, key=lambda each: -sum(outcomes[each]))
        loss = difference(outcomes[by_worth[0]], outcomes[action])
        if seen >= most or all(abs(loss.mean - bar) > CLEAR * loss.error for bar in bars):
            return loss.mean
        hopeful = {*by_worth[:HOPEFUL], action}


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
        print(f"{game.key}: {number + 1} games of each, {players} players at mixed tables, seed {seed}")
        for kind in sorted(losses, key=lambda kind: sum(losses[kind]) / max(1, len(losses[kind]))):
            tell(f"  {kind}", losses[kind])


def tell(what: str, values: list[float]) -> None:
    n = len(values)
    mean = sum(values) / n
    error = math.sqrt(sum((each - mean) ** 2 for each in values) / max(1, n - 1) / n)
    print(f"{what}: {mean:.2f} ± {1.96 * error:.2f}, n = {n}", flush=True)


# What was predicted, and what came


def outcome(game: AnyGame, games: int, seed: int) -> None:
    """The chance predicted at own decisions of greedy bots against the result, in ten bins; and the Brier score."""
    bins: dict[int, list[tuple[float, float]]] = defaultdict(list)
    late: list[tuple[float, float]] = []
    players = min(game.player_counts)
    for number in range(games):
        if number and number % TELLS_EVERY == 0:
            tell_outcome(f"{game.key}: so far {number} games", bins, late, players)
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
    tell_outcome(f"{game.key}: {games} games of {players} greedy bots, seed {seed}", bins, late, players)


def tell_outcome(
    heading: str, bins: dict[int, list[tuple[float, float]]], late: list[tuple[float, float]], players: int
) -> None:
    print(heading)
    for number in sorted(bins):
        predicted = sum(pair[0] for pair in bins[number]) / len(bins[number])
        print(f"  predicted {100 * predicted:.0f}:", end="")
        tell(" came", [100 * pair[1] for pair in bins[number]])
    brier = sum((said - came) ** 2 for said, came in late) / len(late)
    constant = sum((1 / players - came) ** 2 for _, came in late) / len(late)
    print(
        f"  Brier score in the second half {brier:.3f}, of the constant {constant:.3f}: "
        f"{100 * (1 - brier / constant):.0f} % less",
        flush=True,
    )


# Does it help to listen


def advice(game: AnyGame, games: int, seed: int) -> None:
    """The weakest level among greedy bots, with and without the coach's best move wherever a mistake is named.

    The only test that a biased judge cannot pass: what was gained is counted in wins, not in its own points.
    """
    players = min(game.player_counts)
    named: list[float] = []
    gained: list[float] = []
    for number in range(seed, seed + games):
        alone, _ = play_advised(game, players, number, listens=False)
        advised, points = play_advised(game, players, number, listens=True)
        named.append(100 * points)
        gained.append(100 * (advised - alone))
        if len(named) % ADVISED == 0 or len(named) == games:
            print(f"{game.key}: {len(named)} games of {LEVELS[0]} among {players - 1} greedy, seed {seed}")
            tell("  points named in a game", named)
            tell("  points gained in a game", gained)


def play_advised(game: AnyGame, players: int, seed: int, *, listens: bool) -> tuple[float, float]:
    """The first seat's share of the win, and what the coach said that its mistakes would have cost."""
    seat = seed % players
    kinds = [LEVELS[0] if other == seat else "greedy" for other in range(players)]
    table = open_table(game, kinds, game.options(), SeededDealer(seed))
    bots = [make_bot(kind, game, other) for other, kind in enumerate(kinds)]
    judge = Judge(game, seat, players, seed)
    named = 0.0
    while table.to_act:
        mover = table.to_act[0]
        action = table.ask(bots[mover], seed)
        if listens and mover == seat:
            position = Position(game, seat, table.view(seat), table.events(seat))
            moment, legal = len(table.standing) - 1, table.state.legal_actions(seat)
            weighed = judge.weigh(position, legal, game.number_of[action], moment)
            loss = agree_on(judge, weighed, position, moment)
            if loss is not None and loss.low > MISTAKE:
                named += loss.mean
                action = game.actions[weighed.best]
        table.act(mover, action)
    winners = table.state.winners()
    return (1 / len(winners) if seat in winners else 0.0), named


if __name__ == "__main__":
    main()
