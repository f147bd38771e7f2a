"""The policy the coach of Cheese Mafia measures by: the tuned tastes, and the learnt worth of a score."""

# compiled with mypyc

from mypy_extensions import i64

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.heuristics import Heuristics
from fromagerie.engine.reference_policy import ReferencePolicy
from fromagerie.engine.state import State
from fromagerie.games.cheese_mafia.ai.policy import best_action
from fromagerie.games.cheese_mafia.ai.score_value import ScoreValue
from fromagerie.games.cheese_mafia.ai.tastes import Tastes
from fromagerie.games.cheese_mafia.rules import CheeseMafia


class CheeseMafiaReference(ReferencePolicy):
    def __init__(self, heuristics: Heuristics, tastes: Tastes, value: ScoreValue) -> None:
        super().__init__(heuristics)
        self.tastes = tastes
        self.value = value

    def act(self, state: State, seat: i64, dealer: Dealer) -> i64:
        assert isinstance(state, CheeseMafia)
        return best_action(state, seat, self.tastes)

    def shares(self, state: State, dealer: Dealer) -> list[float]:
        assert isinstance(state, CheeseMafia)
        return [self.value.share(state, seat) for seat in range(state.players)]
