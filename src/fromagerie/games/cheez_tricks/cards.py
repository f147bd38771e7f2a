"""The cheese: how a card is numbered, named and typed."""

from typing import Annotated, Final

from fromagerie.engine.model import one_of

VARIETIES: Final = "SRPB"
Variety = Annotated[str, one_of(VARIETIES)]
SUITS: Final = len(VARIETIES)
HIGHEST_VALUE: Final = 10
CARDS: Final = SUITS * HIGHEST_VALUE

# Cards are numbered value by value, so the deck of a smaller table is the first part of the deck of a larger one.
NAMES: Final = tuple(f"{variety}{value}" for value in range(1, HIGHEST_VALUE + 1) for variety in VARIETIES)
NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}
