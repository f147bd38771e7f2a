"""What is said at a table of Petit Suisse: the actions, the events and the options."""

from fromagerie.engine.model import Action, Event, Options, Seat
from fromagerie.games.petit_suisse.box import HIGHEST


class Play(Action, frozen=True):
    """Play a card of one's hand."""

    card: int


# By number: the action of card 1 is number 0.
ACTIONS: tuple[Action, ...] = tuple(Play(card) for card in range(1, HIGHEST + 1))


class Dealt(Event, frozen=True):
    """A seat sees its own hand. Nobody else is told."""

    seat: Seat
    hand: list[int]


class Played(Event, frozen=True):
    seat: Seat
    card: int


class TookPoint(Event, frozen=True):
    """This seat played the highest card; it has so many points now."""

    seat: Seat
    points: int


class GameWon(Event, frozen=True):
    seats: list[Seat]
    points: list[int]


EVENTS = Dealt | Played | TookPoint | GameWon
# Worth finding again when a game is watched afterwards.
MOMENTS = (TookPoint, GameWon)


class PetitSuisseOptions(Options, frozen=True):
    """What a table can agree on before the deal: nothing yet."""
