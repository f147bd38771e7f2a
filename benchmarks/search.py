"""How fast search is, beside OpenSpiel's information-set search in C++: simulations, and decisions looked at, a second.

A simulation of a long game costs more than one of a short game, so what is compared is simulations per second times the
decisions from here to the end of a simulation.
"""

from typing import Any, NamedTuple

import pyspiel

from fromagerie.bots.ismcts import EXPLORATION
from fromagerie.bots.search import Search
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import get_game
from fromagerie.engine.state import NOBODY, State

SIMULATIONS = 2_000
BAR = 1.0


class Hunt(NamedTuple):
    """A search of ours beside one of theirs."""

    game: str
    players: int
    peer: str


# Not Cheese Master: a race, where nobody waits for a turn, has no tree to search.
HUNTS = (
    Hunt("cheez-tricks", 4, "hearts"),
    Hunt("cheez-tricks", 4, "euchre"),
    Hunt("cheese-rescue", 4, "hearts"),
    Hunt("cheese-mafia", 4, "hearts"),
    Hunt("drole-de-fromage", 2, "hearts"),
)


def search_ours(key: str, start: State) -> float:
    """Search the first decision as ismcts-1k does, from what the seat sees."""
    game = get_game(key)
    seat = start.next_seat()
    root = game.imagine(game.view(start, seat), SeededDealer(2))
    Search(len(game.actions), EXPLORATION, game.heuristics).run(root, seat, SIMULATIONS, 0.0, SeededDealer(3))
    return SIMULATIONS


def search_theirs(start: Any) -> float:
    policy = pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), EXPLORATION, SIMULATIONS, -1, policy, False, False)
    bot.step(start)
    return SIMULATIONS


def length_of_ours(start: State) -> float:
    """Decisions from here to the end of the chapter, where a simulation ends, played at random."""
    dealer = SeededDealer(4)
    decisions = 0
    for _ in range(200):
        state = start.clone()
        while state.next_seat() != NOBODY and state.round_index() == start.round_index():
            state.apply(state.next_seat(), state.random_action(state.next_seat(), dealer), dealer)
            decisions += 1
    return decisions / 200
