"""Players that know no game, and the way to those that do."""

from fromagerie.bots.ismcts import Ismcts, Ismcts100
from fromagerie.bots.random import Random
from fromagerie.engine.bot import Bot
from fromagerie.engine.game import AnyGame
from fromagerie.engine.model import Seat

EVERYWHERE: dict[str, type[Bot]] = {"random": Random, "ismcts-100": Ismcts100, "ismcts-1k": Ismcts}


class UnknownBot(LookupError):
    """No bot of that name plays this game."""


def bots_for(game: AnyGame) -> dict[str, type[Bot]]:
    """Every bot that can sit at this game, by name."""
    return {**EVERYWHERE, **game.bots}


def make_bot(name: str, game: AnyGame, seat: Seat) -> Bot:
    """A fresh bot for this seat."""
    known = bots_for(game)
    if name not in known:
        raise UnknownBot(f"No bot called {name!r} plays {game.title}; there are: {', '.join(sorted(known))}.")
    return known[name](game, seat)
