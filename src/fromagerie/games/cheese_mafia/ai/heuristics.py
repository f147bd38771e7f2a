"""What bots that search make of Cheese Mafia beyond its rules: how people play it, and what a lead is worth."""

# compiled with mypyc

from mypy_extensions import i64

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.heuristics import Heuristics
from fromagerie.engine.state import State
from fromagerie.games.cheese_mafia.ai.rollout_policy import sample_action, winning_chances
from fromagerie.games.cheese_mafia.rules import CheeseMafia


class CheeseMafiaHeuristics(Heuristics):
    def rollout_action(self, state: State, seat: i64, dealer: Dealer) -> i64:
        assert isinstance(state, CheeseMafia)
        return sample_action(state, seat, dealer)

    def utilities(self, state: State) -> list[float]:
        """At the end who won; before it, what cheese and gangsters promise."""
        assert isinstance(state, CheeseMafia)
        winners = state.winners()
        if not winners:
            return winning_chances(state)
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]
