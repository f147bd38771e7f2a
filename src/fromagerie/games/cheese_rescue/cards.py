"""Cards and cells: how they are numbered, named and typed."""

from typing import Annotated, Final

from fromagerie.engine.model import one_of

# What can be in a hand: dog, cat, mouse, and one's own cheese of 1, 2 or 3 points.
KINDS: Final = "DCM123"
Kind = Annotated[str, one_of(KINDS)]
Laid = Annotated[str, one_of(KINDS + "S")]  # or the start card
HAND_KINDS: Final = 6
ANIMALS: Final = 3  # the first kinds; the others are cheese

# What can lie on a cell. Cheese goes by owner, then by value: seat 0's 1, 2, 3, then seat 1's.
NOTHING: Final = 0
BESIDE: Final = 1  # nothing, but a card lies next to it
START: Final = 2
DOG: Final = 3
CAT: Final = 4
MOUSE: Final = 5
CHEESE: Final = 6
CHEESE_VALUES: Final = 3
MOST_PLAYERS: Final = 4
FACES: Final = CHEESE + CHEESE_VALUES * MOST_PLAYERS

# The largest square is seven cells wide, so it reaches six cells to each side of the first card: a frame of thirteen.
LARGEST_SQUARE: Final = 7
FRAME: Final = 13
CELLS: Final = FRAME * FRAME
COLUMNS: Final = "abcdefghijklm"
CELL_NAMES: Final = tuple(f"{column}{row}" for row in range(1, FRAME + 1) for column in COLUMNS)
CELL_NUMBERS: Final = {name: number for number, name in enumerate(CELL_NAMES)}
