"""How well a bot of Cheese Mafia can tell whether exposing would succeed now: log-loss over positions of whole games.

python -m fromagerie.games.cheese_mafia.ai.calibration --games 100 --seed 1
"""

import argparse
import math
from collections import defaultdict
from collections.abc import Iterator
from typing import Final, NamedTuple

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.model import Told, heard_by
from fromagerie.engine.state import NOBODY
from fromagerie.games.cheese_mafia import GAME
from fromagerie.games.cheese_mafia.ai.card_flow import CardFlow
from fromagerie.games.cheese_mafia.ai.learnt import holding_of, learnt_tastes
from fromagerie.games.cheese_mafia.ai.planner import uncertain
from fromagerie.games.cheese_mafia.ai.policy import best_action, odds
from fromagerie.games.cheese_mafia.ai.tastes import CLASSIC, Tastes
from fromagerie.games.cheese_mafia.ai.worlds import Worlds, chance_to_expose
from fromagerie.games.cheese_mafia.rules import CheeseMafia
from fromagerie.games.cheese_mafia.rules_legal import EXPOSE
from fromagerie.games.cheese_mafia.rules_reveal import total_of

WORLDS: Final = 400


class Position(NamedTuple):
    """Somebody may expose, and knows these cards."""

    state: CheeseMafia
    seat: int
    flow: CardFlow


def positions(games: int, seed: int, tastes: Tastes) -> Iterator[Position]:
    """Every turn in which exposing is allowed, of games among people with these tastes."""
    for game in range(games):
        dealer, told = SeededDealer((seed << 32) + game), list[Told]()
        state = GAME.deal(4, GAME.options(), dealer, told)
        flows = [CardFlow(seat, 4) for seat in range(4)]
        while (seat := int(state.next_seat())) != NOBODY:
            for flow in flows:
                for event in heard_by(flow.seat, told):
                    flow.hear(event)
            told.clear()
            if EXPOSE in state.legal_actions(seat):
                yield Position(state, seat, flows[seat])
            state.apply(seat, best_action(state, seat, tastes), dealer)


def succeeds(state: CheeseMafia, seat: int) -> bool:
    totals = [int(total_of(state, hand)) for hand in state.hands]
    return all(totals[seat] < totals[other] for other in range(4) if other != seat)


def guesses(position: Position, worlds: int, dealer: SeededDealer) -> dict[str, float]:
    """The chance of success by everything one might go by."""
    state, seat, flow = position
    view = GAME.view(state, seat)

    def worlds_by(holding: list[list[float]]) -> Worlds:
        return Worlds(GAME.imagine(view, dealer), seat, learnt_tastes(), holding)

    holding = holding_of(GAME.box)
    followed = worlds_by(holding)
    for card, hands in uncertain(flow, view):
        followed.kinds.append(followed.root.setup.names.index(card))
        followed.holders.append(sorted(hands))
    return {
        "worlds all alike": chance_to_expose(worlds_by([]), worlds, dealer),
        "the odds of greedy": odds(state, seat, learnt_tastes().improvement),
        "hands as people hold them": chance_to_expose(worlds_by(holding), worlds, dealer),
        "... and cards followed": chance_to_expose(followed, worlds, dealer),
    }


def log_losses(games: int, seed: int, worlds: int, tastes: Tastes) -> tuple[int, dict[str, float]]:
    lost: dict[str, float] = defaultdict(float)
    n = 0
    for position in positions(games, seed, tastes):
        n += 1
        true = succeeds(position.state, position.seat)
        for way, chance in guesses(position, worlds, SeededDealer(n)).items():
            # Nothing is certain in so many worlds.
            sure = min(max(chance, 0.5 / worlds), 1 - 0.5 / worlds)
            lost[way] -= math.log(sure if true else 1 - sure)
    return n, {way: loss / n for way, loss in lost.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for who, tastes in (("greedy-1", Tastes(CLASSIC)), ("greedy", learnt_tastes())):
        n, found = log_losses(given.games, given.seed, WORLDS, tastes)
        print(f"among four {who}, {n} positions: " + ", ".join(f"{way} {loss:.3f}" for way, loss in found.items()))


if __name__ == "__main__":
    main()
