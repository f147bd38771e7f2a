"""The long proof of the coach: ledgers that add up, a reference that owes nothing, values that drift nowhere.

`python -m tests.prove_coach [GAME...] [--games 1000] [--self-play 2000] [--seed 1]` plays games of bots and of the
reference against itself, of each game in turn, reviews every seat, and prints the figures.

- identity: in every game and for every seat the columns add up to the result, exactly
- own column: 0 at every step of the reference, judged by itself with the same seed
- could know: at moments of these games, with everything hidden otherwise, no number changes
- martingale: in self-play of the reference the means of others, chance and news, and those of each tenth of the value
"""

import argparse
import math
import sys
from collections import defaultdict
from collections.abc import Sequence

from fromagerie.coach.assess import assess
from fromagerie.coach.judge import Judge
from fromagerie.coach.ledger import WHOLE, Ledger
from fromagerie.engine.coaching import Position
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame, get_game
from fromagerie.engine.journal import Journal
from fromagerie.engine.replay import steps
from tests.coaching import QUICK, WEIGHED, bot_game, reference_game

TENTHS = 10
SURE = 1.96
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
    for key in given.games_of or WEIGHED:
        game = get_game(key)
        wrong += prove_identity(game, given.games, given.seed) if given.games else 0
        wrong += prove_martingale(game, given.self_play, given.seed) if given.self_play else 0
    sys.exit(1 if wrong else 0)


def prove_identity(game: AnyGame, games: int, seed: int) -> int:
    """How many ledgers do not add up, or knew what they could not."""
    ledgers = wrong = moments = peeped = 0
    for number in range(seed, seed + games):
        players = list(game.player_counts)[number % len(game.player_counts)]
        journal = bot_game(game, [COMPANY[(seat + number) % len(COMPANY)] for seat in range(players)], number)
        for seat in range(players):
            ledgers += 1
            wrong += not assess(journal, game, seat, seed=number, budget=QUICK).ledger.adds_up()
        looked, other = look_elsewhere(game, journal, number % players, number)
        moments += looked
        peeped += other
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


def prove_martingale(game: AnyGame, games: int, seed: int) -> int:
    """How many steps of the reference are fined; prints the drift of every column and of every tenth of the value."""
    ledgers: list[Ledger] = []
    for number in range(seed, seed + games):
        players = list(game.player_counts)[number % len(game.player_counts)]
        journal = reference_game(game.key, players, number)
        # One seat a game: those of one game are not independent. All seats of a table in turn: they are not alike.
        seat = number // len(game.player_counts) % players
        ledgers.append(assess(journal, game, seat, seed=number, budget=QUICK).ledger)
    fined = sum(step.change != 0 for ledger in ledgers for step in ledger.steps if step.column == "own")
    print(f"{game.key}: own column of the reference, {games} games: {fined} steps are not 0", flush=True)
    for column in ("others", "chance", "news"):
        tell(game.key, column, [ledger.total(column) / WHOLE for ledger in ledgers])
    tell(game.key, "start", [(ledger.result - ledger.start) / WHOLE for ledger in ledgers])
    by_tenth: dict[int, list[float]] = defaultdict(list)
    for ledger in ledgers:
        # By game: the steps of one game are not independent.
        sums: dict[int, int] = defaultdict(int)
        earlier = before = ledger.start
        for step in ledger.steps:
            if step.before != before:
                earlier, before = before, step.before
            # By the estimate before the one that the step begins with: the noise of that one is in the step itself.
            sums[min(TENTHS - 1, earlier * TENTHS // WHOLE)] += step.change
        for tenth, change in sums.items():
            by_tenth[tenth].append(change / WHOLE)
    for tenth in sorted(by_tenth):
        tell(game.key, f"tenth {tenth + 1}", by_tenth[tenth])
    return fined


def tell(key: str, what: str, drifts: Sequence[float]) -> None:
    n = len(drifts)
    mean = sum(drifts) / n
    error = math.sqrt(sum((each - mean) ** 2 for each in drifts) / max(1, n - 1) / n)
    within = "within" if abs(mean) <= SURE * error else "OUTSIDE"
    print(f"{key}: {what}: mean {100 * mean:+.2f} ± {100 * SURE * error:.2f} points, n = {n}: {within}", flush=True)


if __name__ == "__main__":
    main()
