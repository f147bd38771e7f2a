"""What is said at a table of Cheese Mafia: the actions, the claims, the events and the options.

Cards are named by their id in the box ("C7", "AVO"); cards with the same id cannot be told apart.
"""

from collections.abc import Iterable
from typing import Annotated, Final, Literal

from fromagerie.engine.model import ONE_SEAT, Action, Event, Options, Seat

MOST_PLAYERS: Final = 6


class Plot(Action, frozen=True):
    """Draw a card, then play one."""


class Expose(Action, frozen=True):
    """Have everybody show their hand."""


class Yes(Action, frozen=True):
    """Use the effect; pay."""


class No(Action, frozen=True):
    """Leave the effect; let the attack happen; do not pay."""


class PassLeft(Action, frozen=True):
    """Use the effect: everybody passes a card to the left."""


class PassRight(Action, frozen=True):
    """Use the effect: everybody passes a card to the right."""


class Target(Action, frozen=True):
    """Use the effect on this opponent."""

    seat: Seat


class Choose(Action, frozen=True):
    """A card of one's hand for whatever is asked: to pass, play, answer with, swap, give, show or discard."""

    card: str


# The actions in the order in which the rules count them: seats, these, and cards in the order of the box.
WITHOUT_A_NAME: Final[tuple[Action, ...]] = (Plot(), Expose(), Yes(), No(), PassLeft(), PassRight())


def actions_for(cards: Iterable[str]) -> tuple[Action, ...]:
    """Every action there is with these cards in the box."""
    return (*map(Target, range(MOST_PLAYERS)), *WITHOUT_A_NAME, *map(Choose, cards))


# What happens.


class RoundBegan(Event, frozen=True):
    round: int
    first: Seat


class Dealt(Event, frozen=True):
    """A seat sees its own hand. Nobody else is told."""

    seat: Seat
    hand: list[str]


class Chose(Event, frozen=True):
    """A seat has laid a card ready, face down."""

    seat: Seat


class AskedAll(Event, frozen=True):
    """A card is used for which everybody chooses a card: to show it, or to pass it this way."""

    seat: Seat
    card: str
    way: Literal["left", "right"] | None


class CardsPassed(Event, frozen=True):
    """Everybody passed a card at once, to the left or to the right."""

    way: Literal["left", "right"]


class Gave(Event, frozen=True):
    """Told to the giver alone."""

    seat: Seat
    card: str
    to: Seat


class Received(Event, frozen=True):
    """Told to the receiver alone."""

    seat: Seat
    card: str
    giver: Seat


class Plotted(Event, frozen=True):
    seat: Seat


class Drew(Event, frozen=True):
    seat: Seat
    cards: int


class DrewCards(Event, frozen=True):
    """Told to the one who drew alone."""

    seat: Seat
    cards: list[str]


class Played(Event, frozen=True):
    seat: Seat
    card: str


class Declined(Event, frozen=True):
    """The effect of the card just played is not used."""

    seat: Seat


class Targeted(Event, frozen=True):
    seat: Seat
    card: str
    target: Seat


class LetHappen(Event, frozen=True):
    """The target of an attack does not answer it."""

    seat: Seat


class Riposted(Event, frozen=True):
    """The target answers with a card; `turned` if the effect now goes the other way."""

    seat: Seat
    card: str
    turned: bool


class Stole(Event, frozen=True):
    seat: Seat
    target: Seat
    cheese: int
    gangsters: int


class Lost(Event, frozen=True):
    seat: Seat
    cheese: int
    gangsters: int


class Gained(Event, frozen=True):
    seat: Seat
    cheese: int
    gangsters: int


class Paid(Event, frozen=True):
    """A seat pays another and takes something from the supply."""

    seat: Seat
    to: Seat
    cheese_paid: int
    gangsters_paid: int
    cheese_bought: int
    gangsters_bought: int


class DidNotPay(Event, frozen=True):
    seat: Seat


class Looked(Event, frozen=True):
    seat: Seat
    target: Seat


class SawHand(Event, frozen=True):
    """Told to the one who looked alone."""

    seat: Seat
    target: Seat
    hand: list[str]


class Searched(Event, frozen=True):
    """A card was picked unseen from a hand: all that the table is told of it."""

    seat: Seat
    target: Seat
    special: bool


class Found(Event, frozen=True):
    """The card that was picked; it goes back. Told to the one who searched and to its owner alone."""

    seat: Seat
    target: Seat
    card: str


class Swapped(Event, frozen=True):
    seat: Seat
    target: Seat


class GaveCard(Event, frozen=True):
    """What the table sees of a gift."""

    seat: Seat
    target: Seat


class Discarded(Event, frozen=True):
    seat: Seat
    card: str


class Reversed(Event, frozen=True):
    clockwise: bool


class TookExtraTurn(Event, frozen=True):
    seat: Seat


class WarFought(Event, frozen=True):
    """The gangs' war: the card each seat showed, or none when gangsters were counted; who gains and who loses."""

    cards: list[str] | None
    strengths: list[int]
    highest: list[Seat]
    lowest: list[Seat]


class LastRound(Event, frozen=True):
    """Somebody reached the mark: this round is the last."""


class Exposed(Event, frozen=True):
    """Somebody exposes; or the police raid the table, as this seat had to draw cards that are not there.

    In a raid `cancelled` is the card whose effect needed them, None if it was the plot itself.
    """

    seat: Seat
    raid: bool = False
    cancelled: str | None = None


class Revealed(Event, frozen=True):
    """All hands on the table, with their totals."""

    hands: list[list[str]]
    totals: list[int]


class Charmed(Event, frozen=True):
    """What a card held in the hand brings in before gains and losses."""

    seat: Seat
    card: str
    cheese: int


class RoundScored(Event, frozen=True):
    """How the reveal ended; cheese and gangsters gained or lost by each seat, and what each has now."""

    outcome: Literal["success", "failure", "raid"]
    exposer: Seat | None
    cheese_change: list[int]
    gangsters_change: list[int]
    cheese: list[int]
    gangsters: list[int]


class GameWon(Event, frozen=True):
    """Nobody wins if no gangster is left anywhere."""

    seats: list[Seat]
    by: Literal["badges", "count"]
    cheese: list[int]
    gangsters: list[int]


Events = (
    RoundBegan
    | Dealt
    | Chose
    | AskedAll
    | CardsPassed
    | Gave
    | Received
    | Plotted
    | Drew
    | DrewCards
    | Played
    | Declined
    | Targeted
    | LetHappen
    | Riposted
    | Stole
    | Lost
    | Gained
    | Paid
    | DidNotPay
    | Looked
    | SawHand
    | Searched
    | Found
    | Swapped
    | GaveCard
    | Discarded
    | Reversed
    | TookExtraTurn
    | WarFought
    | LastRound
    | Exposed
    | Revealed
    | Charmed
    | RoundScored
    | GameWon
)


class CheeseMafiaOptions(Options, frozen=True):
    """What a table can agree on before the first deal."""

    banker: Literal["cheese", "gangsters"] = "cheese"
    war: Literal["cards", "gangsters"] = "cards"
    first: Annotated[int, ONE_SEAT] | None = None
