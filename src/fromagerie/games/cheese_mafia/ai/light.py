"""`greedy` of Cheese Mafia inside the core: its tastes decide."""

# compiled with mypyc

from mypy_extensions import i64

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.light import Light
from fromagerie.engine.state import State
from fromagerie.games.cheese_mafia.ai.learnt import learnt_tastes
from fromagerie.games.cheese_mafia.ai.policy import best_action
from fromagerie.games.cheese_mafia.rules import CheeseMafia


class LightGreedy(Light):
    def __init__(self) -> None:
        self.tastes = learnt_tastes()

    def choose(self, state: State, seat: i64, dealer: Dealer) -> i64:
        assert isinstance(state, CheeseMafia)
        return best_action(state, seat, self.tastes)


BOTS = {"greedy": LightGreedy}
