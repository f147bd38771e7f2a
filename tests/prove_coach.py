"""The long proof of the coach: ledgers that add up, a reference that owes nothing, values that drift nowhere.

`python -m tests.prove_coach [GAME...] [--games 1000] [--self-play 2000] [--seed 1]` plays games of bots and of the
reference against itself, of each game in turn, reviews every seat, and prints the figures; now and then those so far.

- identity: in every game and for every seat the columns add up to the result, exactly
- own column: 0 at every step of the reference, judged by itself with the same seed
- could know: at moments of these games, with everything hidden otherwise, no number changes
- martingale: in self-play of the reference the means of others, chance and news, and those of each tenth of the value.
  One in twenty of these misses its interval by chance: a drift is what is left after Holm's correction over all of
  them, and that fails

Few worlds are looked into: each number is coarser for that, and hardly a mean another one.
"""

import argparse
import itertools
import sys
from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from fromagerie.coach.assess import Accountant, assess
from fromagerie.coach.course import moments
from fromagerie.coach.judge import Budget, Judge
from fromagerie.coach.ledger import WHOLE, Column, Ledger, Step
from fromagerie.engine.coaching import Position
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame, get_game
from fromagerie.engine.journal import Journal
from fromagerie.engine.replay import read_options, steps
from fromagerie.jobs.shares import FEW, SURE, holm, luck_of, p_of_difference, spread_by_deal
from tests.coaching import QUICK, WEIGHED, bot_game, reference_game

TENTHS = 10
TELLS_EVERY = 100  # games
FEWEST = Budget(value=2, first=2, full=4, again=0)  # an identity holds with any number of worlds
COMPANY = ("greedy", "random", "curd", "greedy")
FOR_EACH_MOMENT = 17  # one moment in so many is looked at in another world, too


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games_of", nargs="*", metavar="GAME", help="which games (default: all with choices)")
    parser.add_argument("--games", type=int, default=1000, help="of bots, for the identity")
    parser.add_argument("--self-play", type=int, default=2000, help="of the reference, for the martingale")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    wrong = 0
    drifts: list[Drift] = []
    for key in given.games_of or WEIGHED:
        game = get_game(key)
        wrong += prove_identity(game, given.games, given.seed) if given.games else 0
        if given.self_play:
            fined, found = prove_martingale(game, given.self_play, given.seed)
            wrong += fined
            drifts += found
    wrong += tell_drifts(drifts) if drifts else 0
    sys.exit(1 if wrong else 0)


def prove_identity(game: AnyGame, games: int, seed: int) -> int:
    """How many ledgers do not add up, or knew what they could not."""
    ledgers = wrong = moments = peeped = 0
    for number in range(seed, seed + games):
        players = list(game.player_counts)[number % len(game.player_counts)]
        journal = bot_game(game, [COMPANY[(seat + number) % len(COMPANY)] for seat in range(players)], number)
        for seat in range(players):
            ledgers += 1
            wrong += not assess(journal, game, seat, seed=number, budget=FEWEST).ledger.adds_up()
        looked, other = look_elsewhere(game, journal, number % players, number)
        moments += looked
        peeped += other
        if (number - seed + 1) % TELLS_EVERY == 0:
            print(
                f"{game.key}: so far {ledgers} ledgers, {wrong} wrong; {moments} moments, {peeped} differ", flush=True
            )
    print(f"{game.key}: identity, {games} games, {ledgers} ledgers: {wrong} do not add up", flush=True)
    print(f"{game.key}: could know, {moments} moments in another world: {peeped} numbers differ", flush=True)
    return wrong + peeped


def look_elsewhere(game: AnyGame, journal: Journal, seat: int, seed: int) -> tuple[int, int]:
    """Moments judged twice, the second time with everything hidden otherwise, and how many came out differently."""
    judge = Judge(game, seat, len(journal.seats), seed, QUICK)
    looked = differ = 0
    for number, table in enumerate(steps(journal, game, SeededDealer(0))):
        if number % FOR_EACH_MOMENT or not table.to_act:
            continue
        other = table.state.clone()
        other.redeal(seat, SeededDealer(seed + number))
        heard, legal = table.events(seat), table.state.legal_actions(seat)
        found = []
        for state in (table.state, other):
            position = Position(game, seat, game.view(state, seat), heard)
            weighed = judge.weigh(position, legal, legal[0], number) if legal else None
            found.append((judge.value(position, number), weighed))
        looked += 1
        differ += found[0] != found[1]
    return looked, differ


class EveryStep(Ledger):
    """Steps that change nothing are written down, too: which estimate came before which can be told."""

    def book(self, column: Column, after: int, entry: int, seat: int | None = None, move: str = "") -> None:
        self.steps.append(Step(entry, column, self.now, after, seat, move))


def book_every_step(journal: Journal, game: AnyGame, seat: int, seed: int) -> Ledger:
    course = list(moments(journal, game, seat))
    winners = game.imagine(course[-1].position.view, SeededDealer(0)).winners()
    result = [1 / len(winners) if other in winners else 0.0 for other in range(len(journal.seats))]
    accountant = Accountant(Judge(game, seat, len(result), seed, QUICK), result)
    accountant.ledger = EveryStep(seat, 0, accountant.result[seat])
    return accountant.run(course, read_options(journal, game), lambda done, of: None).ledger


class Drift(NamedTuple):
    """The mean of one column, or of all steps from one tenth of the value, game by game."""

    game: str
    what: str
    values: list[tuple[int, float]]

    def __str__(self) -> str:
        mean, error, games = spread_by_deal(self.values)
        reach = error * luck_of(games)
        within = "within" if abs(mean) <= reach else "OUTSIDE"
        return f"{self.game}: {self.what}: mean {100 * mean:+.2f} ± {100 * reach:.2f} points, n = {games}: {within}"


def prove_martingale(game: AnyGame, games: int, seed: int) -> tuple[int, list[Drift]]:
    """How many steps of the reference are fined; the drift of every column and of every tenth of the value."""
    ledgers: list[Ledger] = []
    fined = 0
    for number in range(seed, seed + games):
        players = list(game.player_counts)[number % len(game.player_counts)]
        journal = reference_game(game.key, players, number)
        # One seat a game: those of one game are not independent. All seats of a table in turn: they are not alike.
        seat = number // len(game.player_counts) % players
        ledger = book_every_step(journal, game, seat, number)
        fined += sum(step.change != 0 for step in ledger.steps if step.column == "own")
        ledgers.append(ledger)
        if len(ledgers) % TELLS_EVERY == 0 and len(ledgers) < games:
            print(f"so far, {fined} own steps not 0:", *drifts_of(game.key, ledgers), sep="\n  ", flush=True)
    print(f"{game.key}: own column of the reference, {games} games: {fined} steps are not 0", flush=True)
    drifts = drifts_of(game.key, ledgers)
    print(*drifts, sep="\n", flush=True)
    return fined, drifts


def drifts_of(key: str, ledgers: Sequence[Ledger]) -> list[Drift]:
    drifts = [
        Drift(key, column, [(number, ledger.total(column) / WHOLE) for number, ledger in enumerate(ledgers)])
        for column in ("others", "chance", "news")
    ]
    whole = [(number, (ledger.result - ledger.start) / WHOLE) for number, ledger in enumerate(ledgers)]
    drifts.append(Drift(key, "start", whole))
    by_tenth: dict[int, list[tuple[int, float]]] = defaultdict(list)
    for number, ledger in enumerate(ledgers):
        # By game: the steps of one game are not independent.
        sums: dict[int, int] = defaultdict(int)
        estimated = [step for step in ledger.steps if step.column != "own"]
        for earlier, step in itertools.pairwise(estimated):
            # By the estimate before the one that the step begins with: the noise of that one is in the step itself.
            sums[min(TENTHS - 1, earlier.before * TENTHS // WHOLE)] += step.change
        for tenth, change in sums.items():
            by_tenth[tenth].append((number, change / WHOLE))
    return drifts + [Drift(key, f"tenth {tenth + 1}", by_tenth[tenth]) for tenth in sorted(by_tenth)]


def tell_drifts(drifts: Sequence[Drift]) -> int:
    """How many means drift, allowing for how many they are. Of few games nothing is said."""
    tested = [drift for drift in drifts if len(drift.values) >= FEW]
    doubts = [p_of_difference(drift.values) for drift in tested]
    allowed = holm(doubts)
    outside = sum(doubt < SURE for doubt in doubts)
    found = [(drift, p) for drift, p in zip(tested, allowed, strict=True) if p < SURE]
    print(
        f"{outside} of {len(tested)} means lie outside of their 95 % intervals; by Holm's correction {len(found)} drift"
    )
    for drift, p in found:
        print(f"  DRIFTS {drift}, p {p:.1g}", flush=True)
    return len(found)


if __name__ == "__main__":
    main()
