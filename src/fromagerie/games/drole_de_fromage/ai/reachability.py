"""The board of Drôle de Fromage for somebody who thinks: steps are made and taken back on one board, none is copied.

What lies on a cell is written as in rules_board.py. The field also keeps where every piece lies, and a key that two
boards share if they look alike: pieces of one size are as good as each other, since nobody has looked under them.
"""

# compiled with mypyc

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.dealer import SeededDealer
from fromagerie.games.drole_de_fromage.pieces import CELLS
from fromagerie.games.drole_de_fromage.rules_board import EDGE, EMPTY, MOUSE, NOTHING, Board, towards

BLOCKED: Final = -1
FALLEN: Final = 0  # the cell of a piece that is not on the board
# Rows of the table of keys: a piece of each size on a cell, a mouse on a cell, a size fallen over a side.
MOUSE_KEYS: Final = 3
FALL_KEYS: Final = 7
KEY_ROWS: Final = 8


def draw_keys() -> "vec[i64]":
    """Numbers without a pattern, the same in every run."""
    dealer = SeededDealer(64)
    return vec[i64]([dealer.word() << 29 | dealer.word() >> 3 for _ in range(KEY_ROWS * CELLS)])


KEYS: Final = draw_keys()


class Field:
    """A board on which one walks to and fro in thought."""

    def __init__(self, board: Board, sizes: list[int]) -> None:
        """sizes: of every piece, by its number."""
        self.cells: vec[i64] = board.cells[:]
        self.mice: vec[i64] = board.mice[:]
        self.sizes: vec[i64] = vec[i64](sizes)
        self.where: vec[i64] = vec[i64](board.places(len(sizes)))
        self.pieces: i64 = 0  # how many are on the board
        self.key: i64 = 0
        self.fallen: i64 = NOTHING  # what fell with the last step
        for piece in range(len(sizes)):
            if self.where[piece] != FALLEN:
                self.pieces += 1
                self.key ^= KEYS[self.sizes[piece] * CELLS + self.where[piece]]
        for seat in range(len(self.mice)):
            self.key ^= KEYS[(MOUSE_KEYS + seat) * CELLS + self.mice[seat]]

    def step(self, seat: i64, way: i64) -> i64:
        """Move a mouse and all it pushes; says how many pieces moved, or BLOCKED if nothing can. `fallen` fell."""
        by = towards(way)
        start = self.mice[seat]
        cell = start + by
        pushed: i64 = 0
        while EMPTY < self.cells[cell] < MOUSE:
            cell += by
            pushed += 1
        self.fallen = NOTHING
        if self.cells[cell] != EMPTY:
            if self.cells[cell] != EDGE or pushed == 0:
                return BLOCKED
            cell -= by
            self.fall(self.cells[cell] - 1, cell, way)
        while cell != start:
            self.shift(cell - by, cell)
            cell -= by
        self.cells[start] = EMPTY
        return pushed

    def unstep(self, seat: i64, way: i64, pushed: i64, fallen: i64) -> None:
        """Take back a step, given what it said."""
        by = towards(way)
        cell = self.mice[seat]
        last = cell + by * pushed
        while True:
            self.shift(cell, cell - by)
            if cell == last:
                break
            cell += by
            if cell == last and fallen != NOTHING:
                break
        if fallen == NOTHING:
            self.cells[cell] = EMPTY
        else:
            self.unfall(fallen, last - by, way)

    def shift(self, start: i64, end: i64) -> None:
        """What lies on one cell lies on the other."""
        moving = self.cells[start]
        self.cells[end] = moving
        if moving >= MOUSE:
            self.mice[moving - MOUSE] = end
            row = MOUSE_KEYS + moving - MOUSE
        else:
            self.where[moving - 1] = end
            row = self.sizes[moving - 1]
        self.key ^= KEYS[row * CELLS + start] ^ KEYS[row * CELLS + end]

    def fall(self, piece: i64, cell: i64, way: i64) -> None:
        self.fallen = piece
        self.where[piece] = FALLEN
        self.pieces -= 1
        self.turn_key(self.sizes[piece], cell, way)

    def unfall(self, piece: i64, cell: i64, way: i64) -> None:
        self.turn_key(self.sizes[piece], cell, way)
        self.pieces += 1
        self.where[piece] = cell
        self.cells[cell] = piece + 1

    def turn_key(self, size: i64, cell: i64, way: i64) -> None:
        # How many are left counts too: of two falls alike, one must not undo the other.
        fall = (size * 4 + way) * 8 + self.pieces % 8
        self.key ^= KEYS[size * CELLS + cell] ^ KEYS[FALL_KEYS * CELLS + fall]
