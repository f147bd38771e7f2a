"""The chairs around a table: who sits there, who is away, who plays."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from fromagerie.bots.names import CHEESES, bot_name
from fromagerie.engine.model import Seat

# Who moves when a person is away, has left, or has no time left.
STAND_IN: Final = "ripe"


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
        """Whoever asked to be forgotten has no name any more; a bot says which bot it is."""
        if self.person is not None:
            return self.name or "?"
        return bot_name(self.cheese, self.bot) if self.bot else ""


def seat_person(chair: Chair, person: str, name: str, seed: str) -> None:
    chair.person, chair.name, chair.seed = person, name, seed
    chair.bot, chair.ready, chair.away = None, False, False
    chair.cheese, chair.before = "", None


def seat_bot(chair: Chair, bot: str | None) -> None:
    """A bot whose level is changed is still the same one."""
    known = (chair.cheese, chair.before) if bot else ("", None)
    clear(chair)
    chair.bot = bot
    chair.cheese, chair.before = known


def clear(chair: Chair) -> None:
    chair.person, chair.name, chair.seed, chair.bot = None, "", "", None
    chair.ready, chair.away, chair.muted = False, False, False
    chair.cheese, chair.before = "", None


def name_bots(chairs: Sequence[Chair]) -> None:
    """A bot gets the first name that is free when it sits down, and keeps it as long as it sits."""
    for chair in chairs:
        if chair.bot is None or chair.person is not None:
            chair.cheese = ""
        elif not chair.cheese:
            taken = {other.cheese for other in chairs}
            chair.cheese = next((cheese for cheese in CHEESES if cheese not in taken), CHEESES[0])
