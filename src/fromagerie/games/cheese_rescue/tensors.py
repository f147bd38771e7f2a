"""What a learner sees of Cheese Rescue: the frame of cells in planes, one's hand, and what may be in the others'."""

# compiled with mypyc

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.state import NOBODY, State
from fromagerie.engine.tensors import Tensors, add, clear, mark
from fromagerie.games.cheese_rescue.cards import (
    ANIMALS,
    BESIDE,
    CELLS,
    CHEESE,
    CHEESE_VALUES,
    FRAME,
    HAND_KINDS,
    NOTHING,
    START,
)
from fromagerie.games.cheese_rescue.rules import CheeseRescue
from fromagerie.games.cheese_rescue.rules_table import owner_of

VERSION: Final = 1  # of the environments: raised when what a learner sees, or may do, changes

# Planes: where a card may be placed, the start card, dogs, cats, mice; then everybody's cheese of 1, 2 and 3.
FREE: Final = 0
SHARED_PLANES: Final = 5


class CheeseRescueTensors(Tensors):
    """The table as one seat knows it."""

    def __init__(self, table: CheeseRescue, actions: int) -> None:
        super().__init__(int(table.players), actions)
        self.setup = table.setup
        players = int(table.players)
        self.at_board: i64 = self.part("board", [SHARED_PLANES + CHEESE_VALUES * players, FRAME, FRAME])
        self.at_hand: i64 = self.part("hand", [HAND_KINDS])
        self.at_cheeses: i64 = self.part("cheeses", [players, CHEESE_VALUES])
        self.at_sizes: i64 = self.part("hand_sizes", [players])
        self.at_unseen: i64 = self.part("unseen", [ANIMALS])
        self.at_pile: i64 = self.part("pile", [1])
        self.at_turn: i64 = self.part("turn", [players])
        self.at_first: i64 = self.part("first", [players])

    def deal(self, dealer: Dealer) -> State:
        state = CheeseRescue(self.setup)
        state.deal_game(self.setup.options.first, dealer)
        return state

    def write(self, state: State, seat: i64, out: vec[i64], row: i64) -> None:
        assert isinstance(state, CheeseRescue)
        clear(out, row, self.words)
        self.write_board(state, seat, out, row)
        for kind in range(i64(HAND_KINDS)):
            add(out, row + self.at_hand, kind, state.hands[seat * HAND_KINDS + kind])
        for place in range(self.players):
            other = self.seat_at(seat, place)
            add(out, row + self.at_sizes, place, state.hand_size(other))
            for value in range(i64(CHEESE_VALUES)):
                held = state.hands[other * HAND_KINDS + ANIMALS + value]
                add(out, row + self.at_cheeses, CHEESE_VALUES * place + value, held)
        unseen = state.unseen_animals(int(seat))
        for kind in range(i64(ANIMALS)):
            add(out, row + self.at_unseen, kind, unseen[kind])
        add(out, row + self.at_pile, 0, state.pile_size())
        mark(out, row + self.at_first, self.place_of(seat, state.first))
        if state.turn != NOBODY:
            mark(out, row + self.at_turn, self.place_of(seat, state.turn))

    def write_board(self, state: CheeseRescue, seat: i64, out: vec[i64], row: i64) -> None:
        at = row + self.at_board
        for cell in range(i64(CELLS)):
            face = state.board[cell]
            if face == NOTHING:
                continue
            if face == BESIDE:
                if state.in_reach(cell // FRAME, cell % FRAME):
                    mark(out, at, FREE * CELLS + cell)
            else:
                mark(out, at, self.plane_of(face, seat) * CELLS + cell)

    def plane_of(self, face: i64, seat: i64) -> i64:
        if face < CHEESE:
            return face - START + 1
        value = (face - CHEESE) % CHEESE_VALUES
        return SHARED_PLANES + CHEESE_VALUES * self.place_of(seat, owner_of(face)) + value


def tensors_for(table: CheeseRescue, actions: int) -> Tensors:
    return CheeseRescueTensors(table, actions)
