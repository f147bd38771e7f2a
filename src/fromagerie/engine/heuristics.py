"""What a game may tell machines beyond its rules: how people play it, and what a position is worth.

Everything here is optional, and playing needs none of it: `State` holds the rules, this helps search.
"""

# compiled with mypyc

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """What is true of any game; a game with ideas of its own has a subclass in its ai/heuristics.py."""

    def rollout_action(self, state: State, seat: i64, dealer: Dealer) -> i64:
        """What a sensible player might do, decided in no time: random, but not blind. Strong bots play on with it."""
        return state.random_action(seat, dealer)

    def action_priors(self, state: State, seat: i64, actions: vec[i64]) -> vec[float]:
        """How good each of these legal actions looks at first sight: search that cannot try all tries the best."""
        return vec[float]([0.0] * len(actions))

    def world_likelihood(self, state: State, seat: i64) -> float:
        """How well what this seat cannot see explains what the others did; only ever compared with other worlds."""
        return 1.0

    def solve_endgame(self, state: State) -> list[float]:
        """The utilities at the end of the round if all play perfectly with all cards open; empty if not soon told."""
        return []

    def utilities(self, state: State) -> list[float]:
        """Each seat's share of the win: as it fell at the end, as the scores promise at the end of a round."""
        winners = state.winners()
        shares = [0.0] * len(state.scores() or [])
        for seat in winners:
            shares[seat] = 1.0 / len(winners)
        return shares
