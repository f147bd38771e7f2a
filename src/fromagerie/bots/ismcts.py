"""Plain search as a reference: the same in every game, with nothing learnt and nothing tuned."""

from typing import Any

from fromagerie.bots.search import Search
from fromagerie.engine.bot import Bot, Reason
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.model import Event, Seat

EXPLORATION = 0.7


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
            return legal[0]
        root = self.game.imagine(self.game.remember(view, self.heard), dealer)
        heuristics = self.game.reference_heuristics or self.game.heuristics
        search = Search(len(self.game.actions), EXPLORATION, heuristics)
        search.run(root, self.seat, self.iterations, 0.0, dealer)
        return int(search.favourite())

    def reason(self, seen: Any, heard: list[Event]) -> Reason:
        return Reason("why-futures", {"futures": self.iterations})


class Ismcts100(Ismcts):
    iterations = 100
