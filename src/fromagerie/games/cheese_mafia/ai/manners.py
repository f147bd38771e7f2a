"""What kind of player everybody is, as far as it shows: who uses effects that others would rather not use."""

from collections.abc import Mapping
from typing import Final

from fromagerie.engine.model import Event, Seat
from fromagerie.games.cheese_mafia.ai.learnt import read_learnt
from fromagerie.games.cheese_mafia.ai.tastes import CLASSIC, EFFECTS
from fromagerie.games.cheese_mafia.box import Box
from fromagerie.games.cheese_mafia.model import Declined, Played, Reversed, Targeted

# How much likelier it is that somebody is of a kind who did what only that kind does: nobody is quite like that.
TELLING: Final = 4.0
# Nobody is taken for certain.
SUREST: Final = 0.9


class Manners:
    """How likely each of the others plays plainly rather than with taste."""

    def __init__(self, box: Box, players: int) -> None:
        tastes: Mapping[str, float] = read_learnt().tastes
        telling = {
            effect for effect in EFFECTS if CLASSIC.get(f"worth_{effect}", 0.0) > 0 > tastes.get(f"worth_{effect}", 0.0)
        }
        self.telling = {name for name, card in box.cards.items() if card.effect.do in telling}
        self.odds = [1.0] * players  # that one is plain
        self.asked: Seat | None = None  # who just played a card that tells something

    def hear(self, event: Event) -> None:
        match event:
            case Played(seat, card):
                self.asked = seat if card in self.telling else None
            case Declined(seat) if seat == self.asked:
                self.odds[seat] /= TELLING
            case Targeted() | Reversed() if self.asked is not None:
                self.odds[self.asked] *= TELLING
                self.asked = None

    def plain(self) -> list[float]:
        chances = [odds / (1 + odds) for odds in self.odds]
        return [min(max(chance, 1 - SUREST), SUREST) for chance in chances]
