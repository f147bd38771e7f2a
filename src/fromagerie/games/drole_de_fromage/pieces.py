"""What lies on the board and around it: sizes, sides, and how a cell is written."""

from typing import Annotated, Final

from fromagerie.engine.model import one_of

# Sizes as in a piece's name: L3 is the third large piece.
SIZES: Final = "LMS"
Size = Annotated[str, one_of(SIZES)]
SIZE_NAMES: Final = ("large", "medium", "small")
# How box.toml and the rulebook's figures draw them.
DRAWN: Final = "321"

STAR_FACE: Final = "*"

# Sides clockwise, so that left of each sits the next. A step towards a side has that side's number.
SIDES: Final = ("south", "west", "north", "east")
WAYS: Final = "SWNE"
Way = Annotated[str, one_of(WAYS)]

SIDE_LENGTH: Final = 8
# Cells are numbered row by row with an edge of one cell all round: 10 x row + column, both counted from 1.
ROW: Final = 10
CELLS: Final = 100
COLUMNS: Final = "abcdefgh"


def cell_at(row: int, column: int) -> int:
    """Rows count from the north, columns from the west, both from 1."""
    return ROW * row + column


def cell_name(cell: int) -> str:
    """As one reads it off the board: e8 is column e, row 8."""
    return CELL_NAMES[cell]


def cell_called(name: str) -> int:
    return cell_at(int(name[1]), COLUMNS.index(name[0]) + 1)


ALL_CELLS: Final = tuple(
    cell_at(row, column) for row in range(1, SIDE_LENGTH + 1) for column in range(1, SIDE_LENGTH + 1)
)
CELL_NAMES: Final = {cell: f"{COLUMNS[cell % ROW - 1]}{cell // ROW}" for cell in ALL_CELLS}
