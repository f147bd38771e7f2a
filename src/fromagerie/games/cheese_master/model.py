"""What is said at a Cheese Master table: the actions, the events and the options. Faces read "cheese-3", "cat"."""

from typing import ClassVar, Final, Literal

from msgspec import Struct

from fromagerie.engine.model import Action, Event, Options, Seat

PLATES: Final = 8  # 0 to 6, and 7 for seven or more
SEATS: Final = 8
# An answer names the roll it answers. A list of actions is finite, so rolls are counted round and round: an answer
# would have to come eight rolls late to be taken for a new one.
ROLLS: Final = 8


class Plate(Action, frozen=True):
    """Put down the plate with this number, or change to it; 7 means seven or more."""

    reveals: ClassVar[bool] = False

    answer: int
    roll: int  # the number of the roll it answers, modulo ROLLS


class Wheel(Action, frozen=True):
    """Grab a wheel from the middle and cover one's plate with it."""

    reveals: ClassVar[bool] = False

    roll: int  # likewise


class Roll(Action, frozen=True):
    """Throw the dice."""


class NameRoller(Action, frozen=True):
    """Say who throws the dice next."""

    reveals: ClassVar[bool] = False

    seat: Seat


ANSWERS: tuple[Action, ...] = tuple(
    action
    for roll in range(ROLLS)
    for action in (*(Plate(answer=answer, roll=roll) for answer in range(PLATES)), Wheel(roll=roll))
)
ACTIONS: tuple[Action, ...] = (*ANSWERS, Roll(), *map(NameRoller, range(SEATS)))


class Shown(Struct, frozen=True):
    """What the dice show, before anybody takes anything."""

    cheese: int
    kings: int
    innkeepers: int
    dogs: int
    cats: int
    mice: int


class GameBegan(Event, frozen=True):
    """Everybody in this game has all their points, and somebody was drawn to throw first."""

    game: int  # counted from 1
    games: int
    seats: list[Seat]
    dice: list[str]
    points: int
    roller: Seat


class RollerNamed(Event, frozen=True):
    seat: Seat
    roller: Seat


class Rolled(Event, frozen=True):
    """The race is on."""

    seat: Seat
    roll: int
    faces: list[str]  # in the order of the dice in play


class PlatePut(Event, frozen=True):
    seat: Seat
    answer: int
    instead_of: int | None


class WheelTaken(Event, frozen=True):
    """A plate is covered and cannot be changed any more."""

    seat: Seat
    place: int  # the first, the second ... of this round
    left: int  # wheels still in the middle


class Penalised(Event, frozen=True):
    """A wheel was grabbed before there was a plate to cover; it goes back."""

    seat: Seat
    points: int  # left


class RoundEnded(Event, frozen=True):
    """No wheel is left: the plates are checked. Lists without another remark go by seat."""

    roll: int
    faces: list[str]
    shown: Shown
    cheese: int  # left on the table, by the right count
    right: list[Seat]  # in the order of their wheels
    wrong: list[Seat]
    without: Seat  # who got no wheel
    plates: list[int | None]
    lost: list[int]
    points: list[int]


class Eliminated(Event, frozen=True):
    seats: list[Seat]
    wheels: int  # what the rest of the game is played with


class PointsReturned(Event, frozen=True):
    """Everybody still in the game went out at once: it is as if this round had not been played."""

    seats: list[Seat]
    points: list[int]


class GameWon(Event, frozen=True):
    game: int
    seat: Seat
    points: list[int]
    wins: list[int]


class SlamTied(Event, frozen=True):
    """Several seats have won the most games: they play one more."""

    seats: list[Seat]
    wins: list[int]


class SlamWon(Event, frozen=True):
    seat: Seat
    wins: list[int]


Events = (
    GameBegan
    | RollerNamed
    | Rolled
    | PlatePut
    | WheelTaken
    | Penalised
    | RoundEnded
    | Eliminated
    | PointsReturned
    | GameWon
    | SlamTied
    | SlamWon
)


class CheeseMasterOptions(Options, frozen=True):
    """What a table can agree on before the first roll."""

    dice: Literal[1, 2, 3, 4, 5, 6] = 3
    slam: bool = False
