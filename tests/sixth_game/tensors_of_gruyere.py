"""What a learner sees of Gruyère: how many holes are left, and whose turn it is. Interpreted, and that is enough."""

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.state import State
from fromagerie.engine.tensors import Tensors, add, clear, mark

VERSION = 1


class GruyereTensors(Tensors):
    def __init__(self, table: State, actions: int) -> None:
        super().__init__(table.players, actions)  # type: ignore[attr-defined]
        self.table = table.clone()
        self.at_turn = self.part("turn", [self.players])
        self.at_holes = self.part("holes", [1])

    def deal(self, dealer: Dealer) -> State:
        return self.table.clone()

    def write(self, state: State, seat: i64, out: vec[i64], row: i64) -> None:
        clear(out, row, self.words)
        mark(out, row + self.at_turn, self.place_of(seat, state.turn))  # type: ignore[attr-defined]
        add(out, row + self.at_holes, 0, state.holes)  # type: ignore[attr-defined]


def tensors_for(table: State, actions: int) -> Tensors:
    return GruyereTensors(table, actions)
