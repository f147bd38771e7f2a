"""What is said at a Cheese Rescue table: the actions, the events and the options.

Cards read D dog, C cat, M mouse, 1 2 3 a cheese of that value and S the start card; cells read "c4".
"""

from typing import Annotated

from msgspec import Struct

from fromagerie.engine.model import ONE_SEAT, Action, Event, Options, Seat
from fromagerie.games.cheese_rescue.cards import CELL_NAMES, KINDS, Kind, Laid


class Place(Action, frozen=True):
    """Place a card from the hand on a free cell."""

    card: Kind
    cell: str


ACTIONS: tuple[Action, ...] = tuple(Place(card, cell) for card in KINDS for cell in CELL_NAMES)


class Lying(Struct, frozen=True):
    """A card on the table; its shape tells whose cheese it is, animals and the start card are nobody's."""

    cell: str
    card: Laid
    seat: Seat | None


class GameBegan(Event, frozen=True):
    """The square is still empty, or holds the start card; `first` places the first card."""

    first: Seat
    start: str | None


class Dealt(Event, frozen=True):
    """A seat sees its own hand. Nobody else is told."""

    seat: Seat
    hand: list[Kind]


class Placed(Event, frozen=True):
    seat: Seat
    card: Kind
    cell: str


class Drew(Event, frozen=True):
    """A seat drew a card; `left` cards are still in the pile."""

    seat: Seat
    left: int


class PickedUp(Event, frozen=True):
    """A seat sees the card it drew. Nobody else is told."""

    seat: Seat
    card: Kind


class Removed(Event, frozen=True):
    """One of the removals, all its cards at once: 1 cats beside dogs, 2 mice beside cats, 3 cheese beside mice."""

    wave: int
    cards: list[Lying]


class GameScored(Event, frozen=True):
    """For each seat, the points and the number of its cheeses still on the table."""

    points: list[int]
    cheeses: list[int]


class GameWon(Event, frozen=True):
    seats: list[Seat]
    points: list[int]


Events = GameBegan | Dealt | Placed | Drew | PickedUp | Removed | GameScored | GameWon


class CheeseRescueOptions(Options, frozen=True):
    """What a table can agree on before the deal."""

    centre: bool = False
    first: Annotated[int, ONE_SEAT] | None = None
