"""The policy the coach of Cheese Rescue measures by: the place after which it would lead by most."""

# compiled with mypyc

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.heuristics import Heuristics
from fromagerie.engine.reference_policy import ReferencePolicy
from fromagerie.engine.state import State
from fromagerie.games.cheese_rescue.ai.evaluation import Lead
from fromagerie.games.cheese_rescue.cards import CELLS
from fromagerie.games.cheese_rescue.rules import CheeseRescue


class CheeseRescueReference(ReferencePolicy):
    def __init__(self, heuristics: Heuristics, actions: int) -> None:
        """actions: how many the game has."""
        super().__init__(heuristics)
        self.room = vec[i64]([0] * actions)

    def act(self, state: State, seat: i64, dealer: Dealer) -> i64:
        assert isinstance(state, CheeseRescue)
        legal = state.legal_actions_into(seat, self.room)
        lead = Lead(state)
        best = self.room[0]
        most = lead.after(seat, best // CELLS, best % CELLS)
        equals: i64 = 1
        place: i64 = 1
        while place < legal:
            action = self.room[place]
            ahead = lead.after(seat, action // CELLS, action % CELLS)
            if ahead > most:
                best = action
                most = ahead
                equals = 1
            elif ahead == most:
                equals += 1
                if dealer.below(equals) == 0:
                    best = action
            place += 1
        return best
