"""The policy that the coach measures everybody by: how it plays, and what it expects where it stops looking."""

# compiled with mypyc

from mypy_extensions import i64, mypyc_attr

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.heuristics import Heuristics
from fromagerie.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class ReferencePolicy:
    """Plays as the heuristics of a game think likely; a game with something better has a subclass in its ai folder.

    It reads nothing that the seat it plays for cannot see.
    """

    def __init__(self, heuristics: Heuristics) -> None:
        self.heuristics = heuristics

    def act(self, state: State, seat: i64, dealer: Dealer) -> i64:
        """What it does in this seat; the dealer decides between moves it likes as much."""
        return self.heuristics.rollout_action(state, seat, dealer)

    def shares(self, state: State, dealer: Dealer) -> list[float]:
        """Each seat's share of the win: as it fell, or, between two rounds, as the score promises."""
        return self.heuristics.utilities(state)
