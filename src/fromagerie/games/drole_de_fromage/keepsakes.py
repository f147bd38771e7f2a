"""What is kept of a game of Drôle de Fromage: the harvest, and a badge."""

from collections.abc import Iterator
from typing import Final

from fromagerie.engine.keepsakes import Badge, Sign
from fromagerie.engine.medals import Story
from fromagerie.engine.model import Seat
from fromagerie.games.drole_de_fromage.medals import worms_in
from fromagerie.games.drole_de_fromage.model import GameScored

BADGES: Final = (Badge("engine-driver", medal="longest-train"),)


def signs(story: Story, seat: Seat) -> Iterator[Sign]:
    """The good pieces first, whenever they came: an order would tell which ones to leave alone."""
    for _, event in story.of(GameScored):
        good = len(event.harvest[seat]) - worms_in(event, seat)
        for number in range(len(event.harvest[seat])):
            yield "cheese" if number < good else "worm"
        if not event.harvest[seat]:
            yield "plate"
