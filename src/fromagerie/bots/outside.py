"""Bots of other packages: an installed one that declares an entry point in the group `fromagerie.bots` can sit down.

The name of the entry point is the bot's, what it points to makes one for a game and a seat: a class derived from `Bot`
will do. `games`, if it has that, says which games it plays; else it plays them all.
"""

import functools
import re
import warnings
from collections.abc import Collection
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from fromagerie.engine.bot import Bot, BotMaker, Reason
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.game import AnyGame
from fromagerie.engine.model import Action, Event, Seat
from fromagerie.engine.words import Worded

GROUP: Final = "fromagerie.bots"
# A name is typed between commas, and shown to everybody at the table.
NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,29}")


class BrokenBot(Worded, LookupError):
    """A bot of another package cannot be loaded."""


class Outsider(Bot):
    """Sits in for a bot that is not ours, and passes on nothing that is not legal."""

    def __init__(self, name: str, bot: Bot, game: AnyGame) -> None:
        super().__init__(game, bot.seat)
        self.name = name
        self.bot = bot

    def choose(self, view: Any, legal: list[int], dealer: Dealer) -> int:
        chosen = self.bot.choose(view, list(legal), dealer)
        if chosen not in legal:
            raise ValueError(f"The bot {self.name!r} must choose one of {legal}, but chose {chosen!r}.")
        return chosen

    def reaction(self, view: Any, action: int, dealer: Dealer) -> int:
        return self.bot.reaction(view, action, dealer)

    def reason(self, seen: Any, heard: list[Event]) -> Reason:
        return self.bot.reason(seen, heard)

    def say(self, view: Any, dealer: Dealer) -> Action | None:
        self.bot.temper = self.temper
        return self.bot.say(view, dealer)

    def hear(self, event: Event) -> None:
        self.bot.hear(event)


@functools.cache
def declared() -> tuple[EntryPoint, ...]:
    """Looked up once: packages are not installed while we play."""
    return tuple(entry_points(group=GROUP))


def outside_bots(game: AnyGame, taken: Collection[str]) -> dict[str, BotMaker]:
    """Those that play this game. One that cannot be loaded is listed too, so that asking for it says why."""
    bots: dict[str, BotMaker] = {}
    for entry in declared():
        if not NAME.fullmatch(entry.name) or entry.name in taken:
            warn(entry.name, entry.value)
        elif plays(entry, game):
            bots[entry.name] = functools.partial(seat_outsider, entry)
    return bots


@functools.cache
def warn(name: str, value: str) -> None:
    warnings.warn(
        f"The bot {name!r} ({value}) cannot sit down: its name must be new, in small letters, digits and hyphens.",
        RuntimeWarning,
        stacklevel=2,
    )


def plays(entry: EntryPoint, game: AnyGame) -> bool:
    try:
        games: Collection[str] | None = getattr(load(entry), "games", None)
    except BrokenBot:
        return True
    return games is None or game.key in games


@functools.cache
def load(entry: EntryPoint) -> BotMaker:
    try:
        maker: BotMaker = entry.load()
    except Exception as error:  # whatever another package does wrong
        raise BrokenBot("broken-bot", name=entry.name, why=f"{type(error).__name__}: {error}") from error
    return maker


def seat_outsider(entry: EntryPoint, game: AnyGame, seat: Seat) -> Bot:
    bot: object = load(entry)(game, seat)
    if not isinstance(bot, Bot):
        why = f"{entry.value} makes a {type(bot).__name__}, not a fromagerie.Bot"
        raise BrokenBot("broken-bot", name=entry.name, why=why)
    return Outsider(entry.name, bot, game)
