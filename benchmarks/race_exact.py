"""Cheese Master, solved exactly in its mini box: how much a perfect opponent takes from ways to play.

.venv/bin/python benchmarks/race_exact.py [--dice 2] [--points 1]

In the turn-based view that research is offered, the next hand of a race is drawn by lot. A plate may be exchanged for
another as often as one likes, so the tree has no end and no CFR can walk it. The positions are few, though, and open to
everybody: a stochastic game of perfect information, whose values are found by going over all positions until nothing
changes. All draws are counted out, none is sampled.
"""

import argparse
import time
from collections.abc import Callable, Iterator
from typing import Final

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.game import AnyGame, get_game
from fromagerie.engine.state import State
from fromagerie.games.cheese_master.rules import ANSWERS, ROLL, WHEEL, CheeseMaster
from fromagerie.games.cheese_master.rules_table import NO_PLATE
from fromagerie.rl.config import with_box

EXACT: Final = 1e-12
ROLLS_IN_KEY: Final = 2  # where a key has the number of the roll, which changes nothing
Key = tuple[int, ...]
# Of each awaited seat, with equal chances, its actions; of each action the positions it leads to, and how likely.
Node = list[tuple[int, list[tuple[int, list[tuple[float, Key]]]]]]
Policy = Callable[[CheeseMaster, int], dict[int, float]]


class Undecided(Exception):
    """More luck is asked for than was laid ready; how many ways it can come out."""

    def __init__(self, ways: int) -> None:
        self.ways = ways


class LaidReady(Dealer):
    """Chance as laid ready."""

    def __init__(self, outcomes: tuple[int, ...]) -> None:
        self.outcomes = list(outcomes)

    def below(self, n: int) -> int:
        if not self.outcomes:
            raise Undecided(int(n))
        return self.outcomes.pop(0)


def ways_of(carry_out: Callable[[Dealer], State], laid: tuple[int, ...] = (), likely: float = 1.0) -> Iterator[
    tuple[float, State]
]:  # fmt: skip
    """Every way luck can come out."""
    try:
        yield likely, carry_out(LaidReady(laid))
    except Undecided as more:
        for outcome in range(more.ways):
            yield from ways_of(carry_out, (*laid, outcome), likely / more.ways)


def key_of(state: State) -> Key:
    facts = state.state_key()
    return (*facts[:ROLLS_IN_KEY], *facts[ROLLS_IN_KEY + 1 :])


def after(state: State, seat: int, action: int) -> Callable[[Dealer], State]:
    def carry_out(dealer: Dealer) -> State:
        twin = state.clone()
        twin.apply(seat, action, dealer)
        return twin

    return carry_out


class Solved:
    """All positions of a game of two, and what they are worth to seat 0: its share of the win."""

    def __init__(self, game: AnyGame, options: dict[str, int]) -> None:
        self.states: dict[Key, CheeseMaster] = {}
        self.nodes: dict[Key, Node] = {}
        self.roots: list[tuple[float, Key]] = []
        table = game.read_options(dict(options))
        todo: list[CheeseMaster] = []
        for likely, state in ways_of(lambda dealer: game.deal(2, table, dealer)):
            self.roots.append((likely, self.meet(state, todo)))
        while todo:
            state = todo.pop()
            self.nodes[key_of(state)] = [
                (seat, [(action, self.ends(state, seat, action, todo)) for action in state.legal_actions(seat)])
                for seat in state.to_act()
            ]

    def meet(self, state: State, todo: list[CheeseMaster]) -> Key:
        assert isinstance(state, CheeseMaster)
        key = key_of(state)
        if key not in self.states:
            self.states[key] = state
            todo.append(state)
        return key

    def ends(self, state: CheeseMaster, seat: int, action: int, todo: list[CheeseMaster]) -> list[tuple[float, Key]]:
        return [(likely, self.meet(end, todo)) for likely, end in ways_of(after(state, seat, action))]

    def value(self, policies: dict[int, Policy]) -> float:
        """What seat 0 wins if these seats play so, and the others as well as can be."""
        worth = {key: self.final(state) for key, state in self.states.items()}
        odds = {
            (key, seat): policies[seat](self.states[key], seat)
            for key, node in self.nodes.items()
            for seat, _ in node
            if seat in policies
        }
        change = 1.0
        while change > EXACT:
            change = 0.0
            for key, node in self.nodes.items():
                if not node:
                    continue
                new = sum(self.of_seat(key, seat, moves, worth, odds) for seat, moves in node) / len(node)
                change = max(change, abs(new - worth[key]))
                worth[key] = new
        return sum(likely * worth[key] for likely, key in self.roots)

    def final(self, state: CheeseMaster) -> float:
        winners = state.winners()
        return (0 in winners) / len(winners) if winners else 0.5

    def of_seat(
        self,
        key: Key,
        seat: int,
        moves: list[tuple[int, list[tuple[float, Key]]]],
        worth: dict[Key, float],
        odds: dict[tuple[Key, int], dict[int, float]],
    ) -> float:
        values = {action: sum(likely * worth[end] for likely, end in ends) for action, ends in moves}
        if (key, seat) in odds:
            return sum(part * values[action] for action, part in odds[key, seat].items())
        return max(values.values()) if seat == 0 else min(values.values())


def anyhow(state: CheeseMaster, seat: int) -> dict[int, float]:
    legal = state.legal_actions(seat)
    return dict.fromkeys(legal, 1 / len(legal))


def counts(slip: float) -> Policy:
    """The right plate, after a slip the one above or below it, and then the wheel at once."""

    def policy(state: CheeseMaster, seat: int) -> dict[int, float]:
        legal = state.legal_actions(seat)
        if legal[0] >= ROLL:
            return {legal[0]: 1.0}
        first = legal[-1] - WHEEL
        if state.plates[seat] != NO_PLATE:
            return {first + WHEEL: 1.0}
        right = int(state.tally().plate())
        beside = [plate for plate in (right - 1, right + 1) if 0 <= plate < ANSWERS - 1]
        odds = {first + plate: slip / len(beside) for plate in beside} if slip else {}
        return odds | {first + right: 1.0 - slip}

    return policy


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--dice", type=int, default=2)
    given = parser.parse_args()
    start = time.perf_counter()
    game = with_box(get_game("cheese-master"), "mini")
    solved = Solved(game, {"dice": given.dice})
    print(f"{len(solved.nodes)} positions; both perfect: seat 0 wins {solved.value({}):.4f}", flush=True)
    ways: dict[str, Policy] = {
        "anyhow": anyhow, "counts right": counts(0.0), "slips in 1 of 20": counts(0.05), "in 1 of 5": counts(0.2),
    }  # fmt: skip
    for name, policy in ways.items():
        lost = 0.5 * (solved.value({1: policy}) + 1 - solved.value({0: policy})) - 0.5
        print(f"  {name}: a perfect opponent takes {lost:.4f} of the win", flush=True)
    print(f"  {time.perf_counter() - start:.0f} s")


if __name__ == "__main__":
    main()
