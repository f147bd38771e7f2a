"""Somebody who thinks ahead, more or less, with the weaknesses of a person."""

import math
from typing import Any, Final

from fromagerie.bots.search import Search
from fromagerie.engine.bot import Bot, Reason, SearchConfig
from fromagerie.engine.dealer import Dealer, fraction
from fromagerie.engine.model import Event, Seat
from fromagerie.engine.state import State

# A move that was hardly looked at is no candidate, however well it went.
LOOKED_AT: Final = 0.02


class Thinker(Bot):
    """Imagines what it cannot see, looks into many futures, and plays what turned out well."""

    def __init__(self, game: Any, seat: Seat, config: SearchConfig) -> None:
        super().__init__(game, seat)
        self.config = config
        self.news: list[Event] = []
        self.memory: list[Event] = []

    def hear(self, event: Event) -> None:
        self.news.append(event)

    def choose(self, view: Any, legal: list[int], dealer: Dealer) -> int:
        self.bear_in_mind(dealer)
        if len(legal) == 1:
            return legal[0]
        search = Search(len(self.game.actions), self.config.exploration, self.game.heuristics)
        search.sensible = self.config.sensible
        search.inference = self.config.inference
        search.solve_endgame = self.config.solve_endgame
        search.scale_exploration = self.config.scale_exploration
        search.widening = self.config.widening
        self.look_ahead(search, view, dealer)
        return self.pick(search.root_stats(), dealer)

    def bear_in_mind(self, dealer: Dealer) -> None:
        """Remember what it heard since it last thought, or most of it."""
        for event in self.news:
            if isinstance(event, self.game.landmarks) or fraction(dealer) >= self.config.forget_rate:
                self.memory.append(event)
        self.news.clear()

    def look_ahead(self, search: Search, view: Any, dealer: Dealer) -> None:
        search.run(self.imagine(view, dealer), self.seat, self.config.iterations, 0.0, dealer)

    def imagine(self, view: Any, dealer: Dealer) -> State:
        imagined: State = self.game.imagine(self.game.remember(view, self.memory), dealer)
        return imagined

    def pick(self, stats: list[tuple[int, int, float]], dealer: Dealer) -> int:
        """The move visited most; at a temperature any that is hardly worse, the likelier the better it is."""
        most = max(visits for _, visits, _ in stats)
        candidates = [(action, value) for action, visits, value in stats if visits >= LOOKED_AT * most]
        if self.config.blunder_rate:
            seen = [choice for choice in candidates if fraction(dealer) >= self.config.blunder_rate]
            candidates = seen or candidates
        if self.config.temperature:
            best = max(value for _, value in candidates)
            odds = [math.exp((value - best) / self.config.temperature) for _, value in candidates]
            return candidates[weighted(odds, dealer)][0]
        return next(action for action, visits, _ in stats if visits == most)

    def reason(self, seen: Any, heard: list[Event]) -> Reason:
        return Reason("why-futures", {"futures": self.config.iterations})


def weighted(odds: list[float], dealer: Dealer) -> int:
    """One of the places, each as likely as its odds say."""
    left = fraction(dealer) * sum(odds)
    for place, odd in enumerate(odds):
        left -= odd
        if left < 0:
            return place
    return len(odds) - 1
