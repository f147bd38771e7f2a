"""The board: mice that step, and cheese that is pushed.

A mouse moves one cell along a row or a column. An unbroken chain of cheese in front of it, of any length, moves along,
and the far piece of a chain that reaches the edge falls. A chain with a mouse behind it does not move, and neither does
the pusher: nobody ever moves another mouse.
"""

# compiled with mypyc

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.games.drole_de_fromage.pieces import ALL_CELLS, CELLS

# What a cell holds: nothing, a piece (its number + 1), a mouse (its seat + MOUSE), or the edge all round.
EMPTY: Final = 0
MOUSE: Final = 64
EDGE: Final = 128

NOTHING: Final = -1


def towards(way: i64) -> i64:
    """How far the next cell is in the numbering of cells: south, west, north, east."""
    if way == 0:
        return 10
    if way == 1:
        return -1
    if way == 2:
        return -10
    return 1


class Board:
    """Eight by eight cells with an edge round them."""

    def __init__(self, cells: "vec[i64]", mice: "vec[i64]") -> None:
        self.cells = cells
        self.mice = mice  # the cell of each seat's mouse

    def clone(self) -> "Board":
        return Board(self.cells[:], self.mice[:])

    def can_step(self, seat: i64, way: i64) -> bool:
        """May this mouse go one cell that way?"""
        by = towards(way)
        cell = self.mice[seat] + by
        if self.cells[cell] >= MOUSE:
            return False
        while EMPTY < self.cells[cell] < MOUSE:
            cell += by
        behind = self.cells[cell]
        return behind < MOUSE or behind == EDGE

    def can_move(self, seat: i64) -> bool:
        """Is there any step this mouse can take?"""
        way: i64 = 0
        while way < 4:
            if self.can_step(seat, way):
                return True
            way += 1
        return False

    def step(self, seat: i64, way: i64) -> i64:
        """Move a mouse, assumed able to, and all it pushes; says which piece fell, or NOTHING."""
        by = towards(way)
        start = self.mice[seat]
        cell = start + by
        while EMPTY < self.cells[cell] < MOUSE:
            cell += by
        fallen: i64 = NOTHING
        if self.cells[cell] == EDGE:
            cell -= by
            fallen = self.cells[cell] - 1
        # From the far end back to the mouse, everything moves up one cell.
        while cell != start:
            self.cells[cell] = self.cells[cell - by]
            cell -= by
        self.cells[start] = EMPTY
        self.mice[seat] = start + by
        return fallen

    def chain(self, seat: i64, way: i64) -> list[int]:
        """The pieces this mouse would push that way, nearest first."""
        by = towards(way)
        cell = self.mice[seat] + by
        pieces: list[int] = []
        while EMPTY < self.cells[cell] < MOUSE:
            pieces.append(int(self.cells[cell] - 1))
            cell += by
        return pieces

    def places(self, pieces: int) -> list[int]:
        """The cell of every piece, 0 for one that has fallen."""
        places = [0] * pieces
        for cell in ALL_CELLS:
            if EMPTY < self.cells[cell] < MOUSE:
                places[self.cells[cell] - 1] = cell
        return places

    def pieces(self) -> dict[int, int]:
        """The cell of every piece that lies on the board."""
        return {int(self.cells[cell] - 1): cell for cell in ALL_CELLS if EMPTY < self.cells[cell] < MOUSE}


def lay_out(pieces: dict[int, int], mice: list[int]) -> Board:
    """A board with these pieces on these cells, and each seat's mouse."""
    cells = vec[i64]([EDGE] * CELLS)
    for cell in ALL_CELLS:
        cells[cell] = EMPTY
    for piece, cell in pieces.items():
        cells[cell] = piece + 1
    for seat, cell in enumerate(mice):
        cells[cell] = MOUSE + seat
    return Board(cells, vec[i64](mice))
