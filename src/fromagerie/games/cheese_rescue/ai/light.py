"""`greedy` of Cheese Rescue inside the core: the card after which one would lead by most."""

# compiled with mypyc

from mypy_extensions import i64

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.light import Light
from fromagerie.engine.state import State
from fromagerie.games.cheese_rescue.ai.evaluation import Lead
from fromagerie.games.cheese_rescue.cards import CELLS
from fromagerie.games.cheese_rescue.rules import CheeseRescue


class LightGreedy(Light):
    def choose(self, state: State, seat: i64, dealer: Dealer) -> i64:
        """Luck decides among equals."""
        assert isinstance(state, CheeseRescue)
        lead = Lead(state)
        best: list[int] = []
        most: i64 = -1000
        for each in state.legal_actions(seat):
            action: i64 = each
            ahead = lead.after(seat, action // CELLS, action % CELLS)
            if ahead > most:
                most = ahead
                best = [each]
            elif ahead == most:
                best.append(each)
        return best[dealer.below(len(best))]


BOTS = {"greedy": LightGreedy}
