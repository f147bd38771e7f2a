"""What is said at a Cheez-Tricks table: the actions, the events and the options. Cards read "B7", varieties "B"."""

from typing import Annotated, ClassVar, Literal

from fromagerie.engine.model import ONE_SEAT, Action, Event, Options, Seat
from fromagerie.games.cheez_tricks.cards import NAMES, VARIETIES, Variety


class Play(Action, frozen=True):
    """Play a card from the hand."""

    card: str


class NameTrump(Action, frozen=True):
    """Name the variety that is trump this round."""

    reveals: ClassVar[bool] = False

    variety: Variety


ACTIONS: tuple[Action, ...] = (*map(Play, NAMES), *map(NameTrump, VARIETIES))


class RoundBegan(Event, frozen=True):
    """A round begins; the seat with the token will lead."""

    round: int
    first: Seat


class Dealt(Event, frozen=True):
    """A seat sees its own hand. Nobody else is told."""

    seat: Seat
    hand: list[str]


class CatRevealed(Event, frozen=True):
    cat: str


class TrumpDrawn(Event, frozen=True):
    """Round one: chance says what is trump."""

    variety: Variety


class TrumpNamed(Event, frozen=True):
    seat: Seat
    variety: Variety


class Played(Event, frozen=True):
    seat: Seat
    card: str


class TookTrick(Event, frozen=True):
    seat: Seat
    nth: int
    cards: list[str]


class Captured(Event, frozen=True):
    """A cat gets its mice; nobody at all is worth telling too."""

    cat: str
    seats: list[Seat]


class RoundScored(Event, frozen=True):
    """For each seat: the tricks it took, the cats on its back, what that pays, and the total so far."""

    round: int
    tricks: list[int]
    cats: list[int]
    points: list[int]
    totals: list[int]


class GameWon(Event, frozen=True):
    seats: list[Seat]
    totals: list[int]


Events = (
    RoundBegan | Dealt | CatRevealed | TrumpDrawn | TrumpNamed | Played | TookTrick | Captured | RoundScored | GameWon
)


class CheezTricksOptions(Options, frozen=True):
    """What a table can agree on before the first deal."""

    mode: Literal["domestic", "wild"] = "domestic"
    grey_of_nothing: Literal["nobody", "everybody"] = "nobody"
    first: Annotated[int, ONE_SEAT] | None = None
