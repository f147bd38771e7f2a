"""Let one of OpenSpiel's algorithms, information set MCTS, play Cheez-Tricks for two against a random player.

python examples/openspiel_search.py [games] [simulations a move]
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots.uniform_random import UniformRandomBot

import fromagerie.rl.openspiel  # noqa: F401 - registers the games


def play(games: int, simulations: int) -> float:
    """The share of the wins of the search, which sits on one seat and then on the other."""
    game = pyspiel.load_game("fromagerie_cheez_tricks_v1", {"players": 2, "seeds": 16})
    luck = np.random.RandomState(1)
    gained = 0.0
    for number in range(games):
        seat = number % 2
        search = ismcts.ISMCTSBot(
            game=game, evaluator=mcts.RandomRolloutEvaluator(1, luck), uct_c=1, max_simulations=simulations
        )
        bots = {seat: search, 1 - seat: UniformRandomBot(1 - seat, luck)}
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(luck.choice([outcome for outcome, _ in state.chance_outcomes()]))
            else:
                state.apply_action(bots[state.current_player()].step(state))
        gained += state.returns()[seat]
    return gained / games + 0.5


if __name__ == "__main__":
    games, simulations = (int(typed) for typed in (sys.argv[1:] + ["4", "30"][len(sys.argv) - 1 :]))
    print(f"information set MCTS with {simulations} simulations won {100 * play(games, simulations):.0f} % of {games}")
