"""What a learner sees of Drôle de Fromage: the board in planes, the harvests, and what is under one's own pieces.

Steps and seats of actions are those of the table, so the board is not turned: `sides` tells who sits where.
"""

# compiled with mypyc

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.bits import count
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.state import NOBODY, State
from fromagerie.engine.tensors import Tensors, add, clear, mark
from fromagerie.games.drole_de_fromage.pieces import ROW, SIDE_LENGTH
from fromagerie.games.drole_de_fromage.rules import DroleDeFromage
from fromagerie.games.drole_de_fromage.rules_board import EMPTY, MOUSE

VERSION: Final = 1  # of the environments: raised when what a learner sees, or may do, changes

SIZES: Final = 3
SIDES: Final = 4
SQUARE: Final = SIDE_LENGTH * SIDE_LENGTH
HUNDRED: Final = 100


class DroleDeFromageTensors(Tensors):
    """The table as one seat knows it."""

    def __init__(self, table: DroleDeFromage, actions: int) -> None:
        super().__init__(int(table.players), actions)
        self.setup = table.setup
        players = int(table.players)
        self.at_cheese: i64 = self.part("cheese", [SIZES, SIDE_LENGTH, SIDE_LENGTH])
        self.at_mice: i64 = self.part("mice", [players, SIDE_LENGTH, SIDE_LENGTH])
        self.at_seat: i64 = self.part("seat", [players])
        self.at_sides: i64 = self.part("sides", [players, SIDES])
        self.at_harvest: i64 = self.part("harvest", [players, SIZES])
        self.at_good: i64 = self.part("good", [players, SIZES])
        self.at_wormy: i64 = self.part("wormy", [players, SIZES])
        self.at_gone: i64 = self.part("gone", [SIZES])
        self.at_turn: i64 = self.part("turn", [players])
        self.at_first: i64 = self.part("first", [players])
        self.at_ages: i64 = self.part("ages", [players])
        self.at_wins: i64 = self.part("wins", [players])
        self.at_totals: i64 = self.part("totals", [players])
        self.at_numbers: i64 = self.part("steps_number_stars_bonus_games_turns", [7])

    def deal(self, dealer: Dealer) -> State:
        state = DroleDeFromage(self.setup, self.setup.start)
        state.sit_down(dealer)
        return state

    def write(self, state: State, seat: i64, out: vec[i64], row: i64) -> None:
        assert isinstance(state, DroleDeFromage)
        clear(out, row, self.words)
        self.write_board(state, seat, out, row)
        self.write_harvests(state, seat, out, row)
        mark(out, row + self.at_seat, seat)
        mark(out, row + self.at_first, self.place_of(seat, state.first))
        if state.turn != NOBODY:
            mark(out, row + self.at_turn, self.place_of(seat, state.turn))
        wins = state.wins()
        totals = state.totals()
        for place in range(self.players):
            other = self.seat_at(seat, place)
            mark(out, row + self.at_sides, SIDES * place + self.setup.sides[other])
            add(out, row + self.at_ages, self.place_of(seat, state.ages[place]), place + 1)
            add(out, row + self.at_wins, place, wins[other])
            add(out, row + self.at_totals, place, totals[other])
        numbers = row + self.at_numbers
        add(out, numbers, 0, state.steps_left)
        add(out, numbers, 1, state.number)
        add(out, numbers, 2, state.stars)
        add(out, numbers, 3, i64(int(state.bonus)))
        add(out, numbers, 4, i64(len(state.sheet)))
        add(out, numbers, 5, state.turns // HUNDRED)
        add(out, numbers, 6, state.turns % HUNDRED)

    def write_board(self, state: DroleDeFromage, seat: i64, out: vec[i64], row: i64) -> None:
        cells = state.board.cells
        for line in range(i64(SIDE_LENGTH)):
            for column in range(i64(SIDE_LENGTH)):
                holds = cells[ROW * (line + 1) + column + 1]
                if EMPTY < holds < MOUSE:
                    size: i64 = self.setup.sizes[holds - 1]
                    mark(out, row + self.at_cheese, SQUARE * size + SIDE_LENGTH * line + column)
        for place in range(self.players):
            cell = state.board.mice[self.seat_at(seat, place)]
            inside = SIDE_LENGTH * (cell // ROW - 1) + cell % ROW - 1
            mark(out, row + self.at_mice, SQUARE * place + inside)

    def write_harvests(self, state: DroleDeFromage, seat: i64, out: vec[i64], row: i64) -> None:
        """How many pieces of each size everybody has, and what is known to be under them."""
        seen = state.seen_by(int(seat))
        for size in range(i64(SIZES)):
            alike = self.setup.of_size[size]
            add(out, row + self.at_gone, size, count(state.gone & alike))
            for place in range(self.players):
                pieces = state.harvest[self.seat_at(seat, place)] & alike
                add(out, row + self.at_harvest, SIZES * place + size, count(pieces))
                add(out, row + self.at_good, SIZES * place + size, count(pieces & seen & ~state.wormy))
                add(out, row + self.at_wormy, SIZES * place + size, count(pieces & seen & state.wormy))


def tensors_for(table: DroleDeFromage, actions: int) -> Tensors:
    return DroleDeFromageTensors(table, actions)
