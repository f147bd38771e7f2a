"""What bots that search make of Cheez-Tricks beyond its rules: how people play it, and what a lead is worth."""

# compiled with mypyc

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.heuristics import Heuristics
from fromagerie.engine.state import NOBODY, State
from fromagerie.games.cheez_tricks.ai.endgame import Endgame
from fromagerie.games.cheez_tricks.ai.rollout_policy import PastPlays, likelihood_of_plays, sample_card
from fromagerie.games.cheez_tricks.rules import CheezTricks
from fromagerie.games.cheez_tricks.rules_table import NO_TRUMP

# How far a round moves totals apart, as a scale for what a lead is worth, where nothing was learnt.
POINTS_A_ROUND_SWING: Final = 4.0
MOST_PLAYERS: Final = 16
# How many tricks before its end a round is solved.
SOLVED_TRICKS: Final = 2


class CheezTricksHeuristics(Heuristics):
    def __init__(self, weights: list[float], swings: dict[str, float]) -> None:
        """weights: of the rollout policy, as ai/weights.py reads them; swings: by mode and number of players."""
        self.weights = vec[float](weights)
        self.domestic = vec[float]([swings.get(f"domestic{n}", POINTS_A_ROUND_SWING) for n in range(MOST_PLAYERS)])
        self.wild = vec[float]([swings.get(f"wild{n}", POINTS_A_ROUND_SWING) for n in range(MOST_PLAYERS)])

    def swing(self, state: CheezTricks, rounds: i64) -> float:
        """How far so many rounds move totals apart."""
        if state.setup.options.mode == "wild":
            return self.wild[state.players] * sqrt(float(rounds))
        return self.domestic[state.players] * sqrt(float(rounds))

    def rollout_action(self, state: State, seat: i64, dealer: Dealer) -> i64:
        assert isinstance(state, CheezTricks)
        if state.trump == NO_TRUMP:
            return state.random_action(seat, dealer)
        return sample_card(state, seat, self.weights, dealer)

    def world_likelihood(self, state: State, seat: i64) -> float:
        assert isinstance(state, CheezTricks)
        plays = state.past_plays
        if not isinstance(plays, PastPlays):
            return 1.0
        return likelihood_of_plays(plays.choices, state.hands[:], seat)

    def solve_endgame(self, state: State) -> list[float]:
        """With few cards left it is quickly counted what comes of them."""
        assert isinstance(state, CheezTricks)
        if state.turn == NOBODY or state.trump == NO_TRUMP or state.setup.hand - state.tricks_taken > SOLVED_TRICKS:
            return []
        swing = self.swing(state, state.setup.rounds - state.round - 1)
        bests = [state.best_round(seat) for seat in range(state.players)]
        rest = Endgame(state, state.totals(), bests, swing)
        return list(rest.go_on(state.turn, state.cards_laid, state.led, state.best_seat, state.best_card, state.trick))

    def utilities(self, state: State) -> list[float]:
        """At the end who won; before it, the likelier the further ahead and the fewer rounds are left."""
        assert isinstance(state, CheezTricks)
        winners = state.winners()
        if winners:
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]
        swing = self.swing(state, state.setup.rounds - state.round)
        weights = [exp(float(total) / swing) for total in state.totals()]
        return [weight / sum(weights) for weight in weights]
