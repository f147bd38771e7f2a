"""What is worth a reaction in Cheese Mafia: being robbed, an answer that turns it round, how a reveal ended."""

from collections.abc import Iterator, Sequence
from typing import Final

from fromagerie.engine.model import Event
from fromagerie.engine.moods import Mood
from fromagerie.games.cheese_mafia.model import Riposted, RoundScored, Stole, WarFought
from fromagerie.games.cheese_mafia.view import CheeseMafiaView

TOLD: Final = 6.0  # seconds that a reveal takes to unfold


def moods(told: Sequence[Event], view: CheeseMafiaView) -> Iterator[Mood]:
    for event in told:
        match event:
            case Stole(seat=seat, target=target):
                yield Mood(target, "grumble", 30)
                yield Mood(seat, "laugh", 10)
            case Riposted(seat=seat, turned=turned):
                yield Mood(seat, "laugh", 40 if turned else 20)
            case WarFought(lowest=lowest):
                yield from (Mood(seat, "gasp", 25) for seat in lowest)
            case RoundScored(outcome=outcome, exposer=exposer) if exposer is not None:
                yield Mood(exposer, "cheese" if outcome == "success" else "gasp", 50, TOLD)
