"""What bots that search make of Cheese Rescue beyond its rules: a look of one ply."""

# compiled with mypyc

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.heuristics import Heuristics
from fromagerie.engine.state import State
from fromagerie.games.cheese_rescue.ai.evaluation import Lead
from fromagerie.games.cheese_rescue.cards import CELLS
from fromagerie.games.cheese_rescue.rules import CheeseRescue

# How many more places a sensible player thinks of before placing a card.
SECOND_THOUGHTS: Final = 2


class CheeseRescueHeuristics(Heuristics):
    def rollout_action(self, state: State, seat: i64, dealer: Dealer) -> i64:
        """The best of a few places that come to mind."""
        assert isinstance(state, CheeseRescue)
        lead = Lead(state)
        best = state.random_action(seat, dealer)
        most = lead.after(seat, best // CELLS, best % CELLS)
        thoughts: i64 = SECOND_THOUGHTS
        while thoughts > 0:
            thoughts -= 1
            action = state.random_action(seat, dealer)
            ahead = lead.after(seat, action // CELLS, action % CELLS)
            if ahead > most:
                best = action
                most = ahead
        return best

    def action_priors(self, state: State, seat: i64, actions: vec[i64]) -> vec[float]:
        """The further ahead if the game ended there, the better."""
        assert isinstance(state, CheeseRescue)
        lead = Lead(state)
        leads = vec[float]()
        for action in actions:
            leads = append(leads, float(lead.after(seat, action // CELLS, action % CELLS)))
        return leads
