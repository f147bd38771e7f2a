"""The chairs around a table: who sits there, who is away, who plays."""

from typing import Final

from msgspec import Struct

# Who moves when somebody is away, has left, or has no time left.
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

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def present(self) -> bool:
        """A person who sits here and plays."""
        return self.person is not None and self.bot is None and not self.away


def seat_person(chair: Chair, person: str, name: str, seed: str) -> None:
    chair.person, chair.name, chair.seed = person, name, seed
    chair.bot, chair.ready, chair.away = None, False, False


def clear(chair: Chair) -> None:
    chair.person, chair.name, chair.seed, chair.bot = None, "", "", None
    chair.ready, chair.away, chair.muted = False, False, False
