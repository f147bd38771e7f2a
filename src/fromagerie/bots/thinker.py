"""Somebody who thinks ahead, more or less, with the weaknesses of a person."""

import math
from typing import Any, Final

from fromagerie.bots.search import Search
from fromagerie.engine.bot import Bot, Habits, Reason
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.model import Event, Seat
from fromagerie.engine.state import State

PARTS: Final = 1 << 30
# A move that was hardly looked at is no candidate, however well it went.
LOOKED_AT: Final = 0.02


class Thinker(Bot):
    """Imagines what it cannot see, looks into many futures, and plays what turned out well."""

    def __init__(self, game: Any, seat: Seat, habits: Habits) -> None:
        super().__init__(game, seat)
        self.habits = habits
        self.news: list[Event] = []
        self.memory: list[Event] = []

    def hear(self, event: Event) -> None:
        self.news.append(event)

    def choose(self, view: Any, legal: list[int], dealer: Dealer) -> int:
        self.bear_in_mind(dealer)
        if len(legal) == 1:
            return legal[0]
        search = Search(len(self.game.actions), self.habits.curiosity, self.game.heuristics)
        search.sensible = self.habits.sensible
        search.inference = self.habits.inference
        search.counts_out = self.habits.counts_out
        search.measured = self.habits.measured
        search.widening = self.habits.widening
        self.look_ahead(search, view, dealer)
        return self.pick(search.verdicts(), dealer)

    def bear_in_mind(self, dealer: Dealer) -> None:
        """Remember what it heard since it last thought, or most of it."""
        for event in self.news:
            if isinstance(event, self.game.landmarks) or fraction(dealer) >= self.habits.forgets:
                self.memory.append(event)
        self.news.clear()

    def look_ahead(self, search: Search, view: Any, dealer: Dealer) -> None:
        search.grow(self.imagine(view, dealer), self.seat, self.habits.iterations, 0.0, dealer)

    def imagine(self, view: Any, dealer: Dealer) -> State:
        imagined: State = self.game.imagine(self.game.remember(view, self.memory), dealer)
        return imagined

    def pick(self, verdicts: list[tuple[int, int, float]], dealer: Dealer) -> int:
        """The move looked at most; those with slack take any that is hardly worse, the likelier the better it is."""
        most = max(visits for _, visits, _ in verdicts)
        candidates = [(action, value) for action, visits, value in verdicts if visits >= LOOKED_AT * most]
        if self.habits.overlooks:
            seen = [choice for choice in candidates if fraction(dealer) >= self.habits.overlooks]
            candidates = seen or candidates
        if self.habits.slack:
            best = max(value for _, value in candidates)
            odds = [math.exp((value - best) / self.habits.slack) for _, value in candidates]
            return candidates[weighted(odds, dealer)][0]
        return next(action for action, visits, _ in verdicts if visits == most)

    def reason(self, seen: Any, heard: list[Event]) -> Reason:
        return Reason("why-futures", {"futures": self.habits.iterations})


def weighted(odds: list[float], dealer: Dealer) -> int:
    """One of the places, each as likely as its odds say."""
    left = fraction(dealer) * sum(odds)
    for place, odd in enumerate(odds):
        left -= odd
        if left < 0:
            return place
    return len(odds) - 1


def fraction(dealer: Dealer) -> float:
    """A number from 0 up to, but not, 1."""
    return dealer.below(PARTS) / PARTS
