"""Plain search as a reference: the same in every game, with nothing learnt and nothing tuned."""

from typing import Any

from fromagerie.bots.search import Search
from fromagerie.engine.bot import Bot, Reason
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.model import Event, Seat

CURIOSITY = 0.7


class Ismcts(Bot):
    """Searches what it can know, and remembers all it heard."""

    iterations = 1000

    def __init__(self, game: Any, seat: Seat) -> None:
        super().__init__(game, seat)
        self.heard: list[Event] = []

    def hear(self, event: Event) -> None:
        self.heard.append(event)

    def choose(self, view: Any, legal: list[int], dealer: Dealer) -> int:
        if len(legal) == 1:
            self.reason = Reason("why-no-choice", {})
            return legal[0]
        root = self.game.imagine(self.game.remember(view, self.heard), dealer)
        search = Search(len(self.game.actions), CURIOSITY)
        search.grow(root, self.seat, self.iterations, 0.0, dealer)
        chosen = int(search.favourite())
        value = next(value for action, _, value in search.verdicts() if action == chosen)
        self.reason = Reason("why-futures", {"futures": self.iterations, "percent": round(100 * value)})
        return chosen


class Ismcts100(Ismcts):
    iterations = 100
