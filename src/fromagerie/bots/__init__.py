"""Players that know no game, and the way to those that do."""

from fromagerie.bots.ismcts import Ismcts, Ismcts100
from fromagerie.bots.levels import LEVELS, levels_for
from fromagerie.bots.outside import BrokenBot, outside_bots
from fromagerie.bots.random import Random
from fromagerie.engine.bot import Bot, BotMaker
from fromagerie.engine.game import AnyGame
from fromagerie.engine.model import Seat
from fromagerie.engine.words import Worded

EVERYWHERE: dict[str, BotMaker] = {"random": Random}
# Search knows no clock: in a race it would answer at once, and right.
IN_TURNS: dict[str, BotMaker] = {"ismcts-100": Ismcts100, "ismcts-1k": Ismcts}
# Sees everything, so it sits at no table: the arena seats it by itself, and no other bot may have its name.
CHEATER = "cheater"


class UnknownBot(Worded, LookupError):
    """No bot of that name plays this game."""


def bots_for(game: AnyGame) -> dict[str, BotMaker]:
    """Every bot that can sit at this game, by name; those of other packages have names of their own."""
    ours = {**EVERYWHERE, **({} if game.race else IN_TURNS | levels_for(game)), **game.bots}
    return ours | outside_bots(game, {*ours, *game.references, CHEATER})


def offered_bots(game: AnyGame) -> list[str]:
    """Whom a table is offered: the levels, and whatever was installed to play beside them."""
    known = bots_for(game)
    ours = {*EVERYWHERE, *IN_TURNS, *LEVELS, *game.bots}
    return [level for level in LEVELS if level in known] + sorted(known.keys() - ours)


def usual_bot(game: AnyGame) -> str:
    """Who sits down where nobody said who should; a game need not bring bots of its own."""
    return next(name for name in ("greedy", "fresh", "random") if name in bots_for(game))


def make_bot(name: str, game: AnyGame, seat: Seat) -> Bot:
    """A fresh bot for this seat: a level from "curd" to "vintage", or one that plays this game in its own way.

    UnknownBot lists those there are. `Table.ask` asks it for an action.

    >>> fromagerie.make_bot("clever", fromagerie.get_game("cheese-master"), 0)
    Traceback (most recent call last):
    fromagerie.bots.UnknownBot: No bot called “clever” plays Cheese Master; there are: aged, curd, fresh, greedy, ...
    """
    known = bots_for(game)
    if name == CHEATER:
        raise UnknownBot("cheater-elsewhere")
    if name not in known:
        raise UnknownBot("unknown-bot", name=name, game=game.title, known=", ".join(sorted(known)))
    try:
        return known[name](game, seat)
    except BrokenBot as error:
        raise UnknownBot("broken-bot", **error.facts) from error
