"""Who sits where: people, and bots that say what they are."""

import re
from collections.abc import Sequence
from typing import Final

from fromagerie.bots import make_bot
from fromagerie.engine.bot import Bot
from fromagerie.engine.game import AnyGame, BadOptions
from fromagerie.engine.model import Seat

BOT_NAMES: Final = ("Edam", "Gouda", "Feta", "Comté", "Tomme", "Munster", "Mimolette", "Chaource")
BOT: Final = re.compile(r"(?P<name>.+) \((?P<kind>[\w-]+)\)")


def seat_people(players: int, people: dict[Seat, str], bots: Sequence[str]) -> list[str]:
    """The names around the table; a bot's says which bot it is: "Edam (greedy)"."""
    empty = [seat for seat in range(players) if seat not in people]
    kinds = list(bots) * len(empty) if len(bots) == 1 else list(bots)
    if len(kinds) != len(empty):
        raise BadOptions(f"{len(empty)} seats are for bots, but {len(kinds)} bots were named: {', '.join(kinds)}.")
    names = dict(people)
    for seat, kind, name in zip(empty, kinds, BOT_NAMES, strict=False):
        names[seat] = f"{name} ({kind})"
    return [names[seat] for seat in range(players)]


def wake_bots(game: AnyGame, names: Sequence[str]) -> dict[Seat, Bot]:
    """The bots among those names, each in its seat."""
    return {
        seat: make_bot(match["kind"], game, seat)
        for seat, match in ((seat, BOT.fullmatch(name)) for seat, name in enumerate(names))
        if match
    }
