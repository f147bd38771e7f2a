"""What is worth a reaction in Drôle de Fromage: a stuck mouse, pieces pushed to others, the one that is taken."""

from collections.abc import Iterator, Sequence

from fromagerie.engine.model import Event
from fromagerie.engine.moods import Mood
from fromagerie.games.drole_de_fromage.model import BonusWon, Fell, Rolled, Stepped, Took
from fromagerie.games.drole_de_fromage.view import DroleDeFromageView


def moods(told: Sequence[Event], view: DroleDeFromageView) -> Iterator[Mood]:
    walker = next((event.seat for event in told if isinstance(event, Stepped)), None)
    for event in told:
        match event:
            case Rolled(seat=seat, stuck=True):
                yield Mood(seat, "grumble", 50)
            case Fell(seat=None) if walker is not None:
                yield Mood(walker, "gasp", 25)
            case Fell(seat=seat) if seat is not None:
                yield Mood(seat, "cheese", 12) if seat == walker else Mood(seat, "laugh", 30)
            case BonusWon(seat):
                yield Mood(seat, "cheese", 60)
            case Took(victim=victim) if victim is not None:
                yield Mood(victim, "grumble", 70)
