"""What is in the box, read from box.toml and checked, and what a table makes of it."""

from typing import Final

from msgspec import Struct

from fromagerie.engine.box import BadBox
from fromagerie.engine.shared import shared
from fromagerie.games.drole_de_fromage.model import DroleDeFromageOptions
from fromagerie.games.drole_de_fromage.pieces import (
    ALL_CELLS,
    DRAWN,
    SIDE_LENGTH,
    SIDES,
    SIZE_NAMES,
    SIZES,
    STAR_FACE,
    WAYS,
)
from fromagerie.games.drole_de_fromage.rules_board import Board, lay_out
from fromagerie.games.drole_de_fromage.rules_table import STAR, Setup

HIGHEST_FACE: Final = 9
MOST_POINTS: Final = 1000
NO_PIECE: Final = "."
# What the table [status] speaks of; "block" is where the pieces start, "start" where the mice do.
PARTS: Final = ("board", "block", "start", "die", *SIZE_NAMES, "mice")


class Layout(Struct, frozen=True, forbid_unknown_fields=True):
    """The board as drawn: eight rows, a sign a cell, spaces as one likes."""

    rows: tuple[str, ...]

    @property
    def cells(self) -> str:
        """The signs of all cells, row by row."""
        return "".join(self.rows).replace(" ", "")


class Die(Struct, frozen=True, forbid_unknown_fields=True):
    faces: tuple[str, ...]


class BySize(Struct, frozen=True, forbid_unknown_fields=True):
    """A number for the pieces of each size."""

    large: int
    medium: int
    small: int

    @property
    def each(self) -> list[int]:
        return [self.large, self.medium, self.small]


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    board: Layout
    die: Die
    worms: BySize
    points: BySize


def check_box(box: Box) -> None:
    """Raise BadBox with one sentence if these pieces make no game."""
    check_board(box.board)
    check_die(box.die)
    for size, sign, worms, points in zip(SIZE_NAMES, DRAWN, box.worms.each, box.points.each, strict=True):
        pieces = box.board.cells.count(sign)
        if not 0 <= worms <= pieces:
            raise BadBox(f"[worms]: {worms} of the {pieces} {size} pieces cannot be wormy.")
        if not 0 <= points <= MOST_POINTS:
            raise BadBox(f"[points]: a {size} piece is worth 0 to {MOST_POINTS} points, not {points}.")


def check_board(board: Layout) -> None:
    if len(board.rows) != SIDE_LENGTH:
        raise BadBox(f"[board]: the board has {SIDE_LENGTH} rows, not {len(board.rows)}.")
    for number, row in enumerate(board.rows, start=1):
        cells = row.replace(" ", "")
        if len(cells) != SIDE_LENGTH:
            raise BadBox(f"[board]: row {number} has {len(cells)} cells instead of {SIDE_LENGTH}.")
        for sign in cells:
            if sign not in DRAWN + WAYS + NO_PIECE:
                raise BadBox(f"[board]: row {number} holds {sign!r}, which is none of 1 2 3 S W N E and the dot.")
    for side, sign in zip(SIDES, WAYS, strict=True):
        mice = board.cells.count(sign)
        if mice != 1:
            raise BadBox(f"[board]: the mouse of the {side} side starts on one cell, not on {mice}.")
    if not any(sign in DRAWN for sign in board.cells):
        raise BadBox("[board]: there is no cheese on it.")


def check_die(die: Die) -> None:
    numbers = [face for face in die.faces if face != STAR_FACE]
    for face in numbers:
        if not (face.isascii() and face.isdigit() and 1 <= int(face) <= HIGHEST_FACE):
            raise BadBox(f"[die]: a face is a number from 1 to {HIGHEST_FACE} or {STAR_FACE}, not {face!r}.")
    if not numbers:
        raise BadBox("[die]: one face at least must be a number.")


@shared
def set_up(box: Box, players: int, options: DroleDeFromageOptions) -> Setup:
    """The table for this many players who agreed on these options."""
    sides = sides_taken(players, options.empty)
    sizes = [size for size, sign in enumerate(DRAWN) for _ in range(box.board.cells.count(sign))]
    points = box.points.each
    if options.points is not None:
        points = [int(value) for value in options.points.split("/")]
    faces = [STAR if face == STAR_FACE else int(face) for face in box.die.faces]
    return Setup(sides, start_board(box, sides), piece_names(box), sizes, box.worms.each, points, faces, options)


def sides_taken(players: int, empty: str | None) -> list[int]:
    """Where each seat sits: two face each other, three leave a side empty."""
    if players == 2:
        return [SIDES.index("south"), SIDES.index("north")]
    if players == 3:
        return [side for side in range(len(SIDES)) if side != SIDES.index(empty or "east")]
    return list(range(len(SIDES)))


def piece_names(box: Box) -> list[str]:
    """Large ones first, within a size as they lie from the north-west: L1 to L4, M1 to M8, S1 to S4."""
    cells = box.board.cells
    return [f"{size}{nth}" for size, sign in zip(SIZES, DRAWN, strict=True) for nth in range(1, cells.count(sign) + 1)]


def start_board(box: Box, sides: list[int]) -> Board:
    cells = box.board.cells
    lying = [cell for sign in DRAWN for cell, drawn in zip(ALL_CELLS, cells, strict=True) if drawn == sign]
    return lay_out(dict(enumerate(lying)), [ALL_CELLS[cells.index(WAYS[side])] for side in sides])
