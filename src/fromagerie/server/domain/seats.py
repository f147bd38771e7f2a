"""The chairs around a table: who sits there, who is away, who plays."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec import Struct

from fromagerie.bots.names import free_cheeses
from fromagerie.engine.model import Seat
from fromagerie.server.domain.names import bare_look

# Who moves when a person is away, has left, or has no time left.
STAND_IN: Final = "ripe"


class Sitter(NamedTuple):
    """Who sits down where, as whom."""

    seat: Seat
    name: str
    face: int | None = None


class Chair(Struct):
    """One seat. With a person and a bot, the bot sits in until the person takes the seat back."""

    person: str | None = None
    name: str = ""
    seed: str = ""
    bot: str | None = None
    ready: bool = False
    away: bool = False
    muted: bool = False
    bank: int = 0  # ms of thinking time in reserve
    cheese: str = ""  # what the bot is called that has this seat to itself
    before: Seat | None = None  # where this player sat in the game before
    out: bool = False  # this person did not wish for this game: a bot plays it until they say otherwise
    colour: int = -1  # of whoever sits here; -1: the chair has just been put there
    face: int | None = None  # None: free, or nobody has given one yet
    coached: bool = False  # asked the coach in this game

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def present(self) -> bool:
        """A person who sits here and plays."""
        return self.person is not None and self.bot is None and not self.away

    @property
    def comes(self) -> bool:
        """A person who is here, even if a bot has been playing for them."""
        return self.person is not None and not self.away

    @property
    def shown_name(self) -> str:
        """Whoever asked to be forgotten has no name any more; a bot has that of a cheese."""
        if self.person is not None:
            return self.name or "?"
        return self.cheese if self.bot else ""


def seat_person(chair: Chair, person: str, name: str, seed: str, face: int | None = None) -> None:
    chair.person, chair.name, chair.seed, chair.face = person, name, seed, face
    chair.bot, chair.ready, chair.away, chair.out = None, False, False, False
    chair.cheese, chair.before = "", None


def come_back(chair: Chair, *, asked: bool) -> None:
    """A phone that wakes up drags nobody into a game that they did not wish for."""
    chair.away = False
    if asked or not chair.out:
        chair.bot, chair.out = None, False


def seat_bot(chair: Chair, bot: str | None) -> None:
    """A bot whose level is changed is still the same one."""
    known = (chair.cheese, chair.before, chair.face) if bot else ("", None, None)
    clear(chair)
    chair.bot = bot
    chair.cheese, chair.before, chair.face = known


def clear(chair: Chair) -> None:
    chair.person, chair.name, chair.seed, chair.bot = None, "", "", None
    chair.ready, chair.away, chair.muted, chair.out = False, False, False, False
    chair.cheese, chair.before, chair.face = "", None, None


def name_bots(chairs: Sequence[Chair], first: int) -> None:
    """A bot gets the first name that is free when it sits down, and keeps it as long as it sits.

    Which cheese is the first differs from table to table, so that one meets them all.
    """
    people = [chair.name for chair in chairs if chair.person is not None and chair.name]
    taken = {bare_look(name) for name in people}
    for chair in chairs:
        # People of old tables, where bots had other names, may be called like one now.
        if chair.bot is None or chair.person is not None or bare_look(chair.cheese) in taken:
            chair.cheese = ""
    for chair in chairs:
        if chair.bot is not None and chair.person is None and not chair.cheese:
            given = {other.cheese for other in chairs}
            chair.cheese = next(cheese for cheese in free_cheeses(people, bare_look, first) if cheese not in given)
