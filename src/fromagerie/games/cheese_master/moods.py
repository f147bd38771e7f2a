"""What is worth a reaction in Cheese Master: once the race is over, never while anybody counts."""

from collections.abc import Iterator, Sequence
from typing import Final

from fromagerie.engine.model import Event
from fromagerie.engine.moods import Mood
from fromagerie.games.cheese_master.model import Eliminated, Penalised, RoundEnded
from fromagerie.games.cheese_master.view import CheeseMasterView

CHECKED: Final = 1.0  # seconds until the plates have been looked at


def moods(told: Sequence[Event], view: CheeseMasterView) -> Iterator[Mood]:
    if view.phase == "racing":
        return
    for event in told:
        match event:
            case Eliminated(seats=seats):
                yield from (Mood(seat, "grumble", 50, CHECKED) for seat in seats)
            case RoundEnded(right=right, wrong=wrong, without=without):
                yield from (Mood(seat, "cheese", 8, CHECKED) for seat in right[:1])
                yield from (Mood(seat, "gasp", 12, CHECKED) for seat in wrong)
                yield Mood(without, "grumble", 6, CHECKED)
            case Penalised(seat=seat):
                yield Mood(seat, "grumble", 25)
