"""What a learner sees of Cheese Master: everything but the count, which the dice tell to whoever can count."""

# compiled with mypyc

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.bits import bit, members_of
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.state import NOBODY, State
from fromagerie.engine.tensors import Tensors, add, clear, mark, write_set
from fromagerie.games.cheese_master.model import PLATES, ROLLS
from fromagerie.games.cheese_master.rules import CheeseMaster
from fromagerie.games.cheese_master.rules_dice import KINDS
from fromagerie.games.cheese_master.rules_table import NO_PLATE, OVER, RACING

VERSION: Final = 1  # of the environments: raised when what a learner sees, or may do, changes

PHASES: Final = 4
FACE_KINDS: Final = 6


class CheeseMasterTensors(Tensors):
    """The table as everybody sees it, from one seat."""

    def __init__(self, table: CheeseMaster, actions: int) -> None:
        super().__init__(int(table.players), actions)
        self.setup = table.setup
        players, dice = int(table.players), len(table.setup.dice)
        self.dice: i64 = dice
        self.at_seat: i64 = self.part("seat", [players])
        self.at_phase: i64 = self.part("phase", [PHASES])
        self.at_turn: i64 = self.part("turn", [players])
        self.at_roll: i64 = self.part("roll", [ROLLS])
        self.at_dice: i64 = self.part("dice", [dice])
        self.at_shows: i64 = self.part("shows", [dice, len(KINDS)])
        self.at_plates: i64 = self.part("plates", [players, PLATES])
        self.at_covered: i64 = self.part("covered", [players])
        self.at_living: i64 = self.part("living", [players])
        self.at_playing: i64 = self.part("playing", [players])
        self.at_points: i64 = self.part("points", [players])
        self.at_before: i64 = self.part("before", [players])
        self.at_wins: i64 = self.part("wins", [players])
        self.at_numbers: i64 = self.part("wheels_game_games", [3])

    def deal(self, dealer: Dealer) -> State:
        state = CheeseMaster(self.setup)
        state.begin(dealer)
        return state

    def write(self, state: State, seat: i64, out: vec[i64], row: i64) -> None:
        assert isinstance(state, CheeseMaster)
        clear(out, row, self.words)
        mark(out, row + self.at_seat, seat)
        mark(out, row + self.at_phase, state.phase)
        mark(out, row + self.at_roll, state.rolls % ROLLS)
        if state.turn != NOBODY:
            mark(out, row + self.at_turn, self.place_of(seat, state.turn))
        self.write_dice(state, out, row)
        self.write_seats(state, seat, out, row)
        numbers = row + self.at_numbers
        if state.phase == RACING:
            add(out, numbers, 0, state.wheels_left())
        if state.phase != OVER:
            add(out, numbers, 1, state.game + 1)
        add(out, numbers, 2, self.setup.games)

    def write_dice(self, state: CheeseMaster, out: vec[i64], row: i64) -> None:
        """Which dice are in play, and how many of what each shows."""
        write_set(out, row + self.at_dice, state.dice, (self.dice + 7) // 8)
        in_play = members_of(state.dice)
        for place in range(len(state.faces)):
            face = self.setup.faces[state.faces[place]]
            add(out, row + self.at_shows, FACE_KINDS * in_play[place] + face.kind, face.amount)

    def write_seats(self, state: CheeseMaster, seat: i64, out: vec[i64], row: i64) -> None:
        for place in range(self.players):
            other = self.seat_at(seat, place)
            if state.plates[other] != NO_PLATE:
                mark(out, row + self.at_plates, PLATES * place + state.plates[other])
            if state.living & bit(other):
                mark(out, row + self.at_living, place)
            if state.playing & bit(other):
                mark(out, row + self.at_playing, place)
            add(out, row + self.at_points, place, state.points[other])
            add(out, row + self.at_before, place, state.before[other])
            add(out, row + self.at_wins, place, state.wins[other])
        nth: i64 = 0
        for covered in state.covered:
            nth += 1
            add(out, row + self.at_covered, self.place_of(seat, covered), nth)


def tensors_for(table: CheeseMaster, actions: int) -> Tensors:
    return CheeseMasterTensors(table, actions)
