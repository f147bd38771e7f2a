"""What is said at a table of Drôle de Fromage: the actions, the events and the options.

Pieces read "L3" (the third large one), cells "e8", ways and sides "S", "W", "N", "E".
"""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from fromagerie.engine.model import EVERY_SEAT, ONE_SEAT, Action, Event, Options, Seat
from fromagerie.games.drole_de_fromage.pieces import SIZES, WAYS, Size, Way


class Step(Action, frozen=True):
    """Move the mouse one cell towards a side."""

    reveals: ClassVar[bool] = False

    to: Way


class Decline(Action, frozen=True):
    """Leave the others their cheese: no bonus."""


class Take(Action, frozen=True):
    """The bonus: take a piece of this size from this seat, unseen."""

    seat: Seat
    size: Size


MOST_PLAYERS = 4
ACTIONS: tuple[Action, ...] = (
    *map(Step, WAYS),
    Decline(),
    *(Take(seat, size) for seat in range(MOST_PLAYERS) for size in SIZES),
)


class AgesTold(Event, frozen=True):
    """Who opens, and who opens a later game if scores tie: the seats from the youngest to the oldest."""

    seats: list[Seat]


class GameBegan(Event, frozen=True):
    game: int
    first: Seat


class Rolled(Event, frozen=True):
    """The die for a seat's turn: the faces as they came, and the steps they make. A stuck mouse loses them."""

    seat: Seat
    faces: list[str]
    steps: int
    stuck: bool


class Stepped(Event, frozen=True):
    """A mouse moved one cell; the pieces it pushed, nearest first, all moved the same way."""

    seat: Seat
    to: Way
    cell: str
    pushed: list[str]
    left: int  # steps still to walk


class Fell(Event, frozen=True):
    """A piece fell on a side: to whoever sits there, or out of the game."""

    piece: str
    side: Way
    seat: Seat | None


class Looked(Event, frozen=True):
    """A seat turned over a piece it harvested. Nobody else is told."""

    seat: Seat
    piece: str
    wormy: bool


class BonusWon(Event, frozen=True):
    """The last piece came to this seat: it may take one from another."""

    seat: Seat


class Took(Event, frozen=True):
    """The bonus is settled: a piece of somebody else's, or nothing from nobody."""

    seat: Seat
    victim: Seat | None
    piece: str | None


class Stopped(Event, frozen=True):
    """The game went on for too long: what is still on the board belongs to nobody."""

    turns: int


class GameScored(Event, frozen=True):
    """Everything is turned over: each seat's pieces, the wormy ones among all of them, what that pays, games won."""

    game: int
    games: int
    harvest: list[list[str]]
    wormy: list[str]
    points: list[int]
    wins: list[int]


class Won(Event, frozen=True):
    """The series is over, or the only game: the winners, the games each seat won, and its points in all of them."""

    seats: list[Seat]
    games: int
    wins: list[int]
    totals: list[int]


Events = AgesTold | GameBegan | Rolled | Stepped | Fell | Looked | BonusWon | Took | Stopped | GameScored | Won


class DroleDeFromageOptions(Options, frozen=True):
    """What a table can agree on before the first roll."""

    peek: bool = True
    points: Literal["4/2/2", "3/2/1", "4/2/1"] | None = None
    games: Annotated[int, Meta(ge=1, le=99)] = 1
    ages: Annotated[str, EVERY_SEAT] | None = None
    empty: Literal["south", "west", "north", "east"] | None = None
    max_turns: Annotated[int, Meta(ge=1, le=100_000)] = 600
    first: Annotated[int, ONE_SEAT] | None = None
