"""Play games of Drôle de Fromage by the coach's reference, and fit its chances to win to how they end.

python -m fromagerie.games.drole_de_fromage.ai.learn_chances --games 200 --seed 1000000
"""

import argparse
import math
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from fromagerie.engine.coaching import Position
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.table import open_table
from fromagerie.games.drole_de_fromage import GAME
from fromagerie.games.drole_de_fromage.ai.bots import learnt_for, make_planner
from fromagerie.games.drole_de_fromage.ai.chances import FILE, Chances, ChancesFile
from fromagerie.games.drole_de_fromage.ai.foresight import in_all_cases

# Moments of one game that are fitted to: a long wait counts no more than a short game.
MOMENTS: Final = 14
# What is multiplied by, ever more finely, for as long as that fits better.
FACTORS: Final = (3.0, 1.8, 1.3, 1.15)
HOPE: Final = 3  # after the three parts of the swing
FITTED: Final = (0, 1, HOPE)  # what is known to vary (the third) needs no fitting
BETTER: Final = 2e-5


class Case(NamedTuple):
    """What may lie under the pieces of others: how likely, and what everybody has and hopes for then."""

    weight: float
    left: float
    doubt: float
    gained: list[float]
    hopes: list[float]


class Sample(NamedTuple):
    cases: list[Case]
    shares: list[float]  # of the win, in the end


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="for each number of players")
    parser.add_argument("--seed", type=int, default=1_000_000)
    given = parser.parse_args()
    fitted: dict[str, Chances] = {}
    for players in GAME.player_counts:
        samples: list[Sample] = []
        for number in range(given.games):
            samples += watch_game(players, number % players, given.seed + number)
            if number % 50 == 49:
                print(f"{players} players: {number + 1} games, {len(samples)} moments", flush=True)
        fitted[str(players)] = fit(samples, [*learnt_for(players).swing, 1.0])
    found = ChancesFile(f"--games {given.games} --seed {given.seed}", fitted)
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")


def watch_game(players: int, seat: int, seed: int) -> list[Sample]:
    """One game of the reference against itself as this seat sees it: what its chances are made of, turn by turn."""
    table = open_table(GAME, [str(each) for each in range(players)], GAME.options(), SeededDealer(seed))
    course: list[list[Case]] = []
    turns = -1
    while table.to_act:
        mover = table.to_act[0]
        view: Any = table.view(seat)
        if view.turns != turns:
            turns = view.turns
            course.append(look(Position(GAME, seat, view, table.events(seat))))
        position = Position(GAME, mover, table.view(mover), ())
        action = GAME.coaching.exact_reference(position, table.state.legal_actions(mover))
        assert action is not None
        table.act(mover, GAME.actions[action])
    winners = table.state.winners()
    shares = [1 / len(winners) if each in winners else 0.0 for each in range(players)]
    return [Sample(cases, shares) for cases in course[:: math.ceil(len(course) / MOMENTS)]]


def look(position: Position) -> list[Case]:
    """A moment with a roll to come, in every case of what the others may have found."""
    view = position.view
    coaching: Any = GAME.coaching
    planner = make_planner(view, GAME.box)
    cases = coaching.belief(position).cases
    weights = iter([weight for weight, _ in cases])
    found: list[Case] = []

    def judge() -> list[float]:
        planner.judge(view.turn, 0)
        hopes = list(planner.evaluation.hopes)
        found.append(Case(next(weights), planner.evaluation.left, planner.doubt, list(planner.gained), hopes))
        return list(planner.share)

    in_all_cases(planner, list(planner.worms.held), cases, judge)
    return found


def fit(samples: Sequence[Sample], start: list[float]) -> Chances:
    """From what the bots go by, one part after the other, until nothing fits better."""
    best, least = start, surprise(samples, start)
    print(f"as learnt by the bots: surprise {least:.4f}", flush=True)
    for factor in FACTORS:
        better = True
        while better:
            better = False
            for part in FITTED:
                for times in (1 / factor, factor):
                    # Hopes are nearly right as they are.
                    tried = [*best]
                    tried[part] *= times if part != HOPE else 1 + (times - 1) / 4
                    if surprise(samples, tried) < least - BETTER:
                        best, least, better = tried, surprise(samples, tried), True
    print(f"fitted: {[round(part, 3) for part in best]}, surprise {least:.4f}", flush=True)
    return Chances(round(best[HOPE], 3), [round(part, 3) for part in best[:HOPE]])


def surprise(samples: Sequence[Sample], fitted: Sequence[float]) -> float:
    """How badly the chances fit how the games ended, on average (cross-entropy)."""
    total = 0.0
    for sample in samples:
        chances = [0.0] * len(sample.shares)
        for case in sample.cases:
            for seat, chance in enumerate(chances_of(case, fitted)):
                chances[seat] += case.weight * chance
        total -= sum(share * math.log(max(chance, 1e-6)) for share, chance in zip(sample.shares, chances, strict=True))
    return total / len(samples)


def chances_of(case: Case, fitted: Sequence[float]) -> list[float]:
    """As the planner reckons them."""
    scale = math.sqrt(fitted[0] + fitted[1] * case.left + fitted[2] * case.doubt)
    expected = [gained + fitted[HOPE] * hope for gained, hope in zip(case.gained, case.hopes, strict=True)]
    odds = [math.exp((points - max(expected)) / scale) for points in expected]
    return [odd / sum(odds) for odd in odds]


if __name__ == "__main__":
    main()
