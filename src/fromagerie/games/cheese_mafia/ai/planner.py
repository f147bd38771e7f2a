"""Players of Cheese Mafia on trial: one that plays by taste, and one that looks ahead with it and listens."""

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from fromagerie.engine.bot import Bot, BotMaker, Reason
from fromagerie.engine.dealer import Dealer, fraction
from fromagerie.engine.model import Event, Seat
from fromagerie.games.cheese_mafia.ai.card_flow import CardFlow, Trace
from fromagerie.games.cheese_mafia.ai.credibility import STRANGER, Heard, Listener
from fromagerie.games.cheese_mafia.ai.learnt import learnt_tastes, learnt_value, read_learnt
from fromagerie.games.cheese_mafia.ai.monte_carlo import AT_LEAST, HOLDS, UNDER, Claim, Lookout
from fromagerie.games.cheese_mafia.ai.policy import best_action
from fromagerie.games.cheese_mafia.talk import ClaimAtLeast, ClaimCard, ClaimUnder
from fromagerie.games.cheese_mafia.view import CheeseMafiaView

# In how many worlds every answer is tried.
WORLDS: Final = 400
# Answers this close to the best are as good: which one it is should not be told by playing twice.
EVEN: Final = 0.005


class Tuned(Bot):
    """Plays by taste: keeps its hand low or full of badges, and exposes when the odds are for it."""

    def choose(self, view: CheeseMafiaView, legal: list[int], dealer: Dealer) -> int:
        if len(legal) == 1:
            return legal[0]
        # Which world it is makes no difference: nothing hidden is read.
        return int(best_action(self.game.imagine(view, dealer), self.seat, learnt_tastes()))


class Planner(Bot):
    """Tries every answer in worlds that fit what it saw, played on by people with taste."""

    def __init__(self, game: Any, seat: Seat, worlds: int = WORLDS) -> None:
        super().__init__(game, seat)
        self.worlds = worlds
        self.flow: CardFlow | None = None
        self.listener: Listener | None = None
        self.news: list[Event] = []

    def hear(self, event: Event) -> None:
        self.news.append(event)

    def choose(self, view: CheeseMafiaView, legal: list[int], dealer: Dealer) -> int:
        flow, listener = self.bear_in_mind(view)
        if len(legal) == 1:
            return legal[0]
        root = self.game.imagine(view, dealer)
        lookout = Lookout(root, self.seat, learnt_tastes(), learnt_value(), read_learnt().lowness)
        names = root.setup.names
        for card, hands in uncertain(flow, view):
            lookout.kinds.append(names.index(card))
            lookout.holders.append(sorted(hands))
        lookout.claims += [
            as_claim(one, listener.belief(one), names) for one in listener.heard if one.about != self.seat
        ]
        lookout.run(self.worlds, dealer)
        return self.pick(lookout.root_stats(), dealer)

    def bear_in_mind(self, view: CheeseMafiaView) -> tuple[CardFlow, Listener]:
        """What it heard since it last thought, about cards and from people."""
        if self.flow is None or self.listener is None:
            self.flow = CardFlow(self.seat, view.players)
            self.listener = Listener(self.game.claim_typed, view.players, STRANGER)
        for event in self.news:
            self.flow.hear(event)
            self.listener.hear(event)
        self.news.clear()
        return self.flow, self.listener

    def pick(self, stats: list[tuple[int, int, float]], dealer: Dealer) -> int:
        """The best answer, or one that is as good, of those that were not dropped."""
        most = max(visits for _, visits, _ in stats)
        choices = [choice for choice in stats if choice[1] == most]
        best = max(share for _, _, share in choices)
        odds = [math.exp((share - best) / EVEN) for _, _, share in choices]
        left = fraction(dealer) * sum(odds)
        for (action, _, _), odd in zip(choices, odds, strict=True):
            left -= odd
            if left < 0:
                return action
        return choices[-1][0]

    def reason(self, seen: Any, heard: list[Event]) -> Reason:
        return Reason("why-futures", {"futures": self.worlds})


def uncertain(flow: CardFlow, view: CheeseMafiaView) -> Iterator[Trace]:
    """Cards that were seen and may be in one of several hands; where one is for certain, the view says so."""
    known = [Counter(cards) for cards in view.known]
    for trace in flow.traces:
        sure = next((seat for seat in trace.hands if known[seat][trace.card] > 0), None)
        if sure is None:
            yield trace
        else:
            known[sure][trace.card] -= 1


def as_claim(one: Heard, belief: float, names: Sequence[str]) -> Claim:
    match one.claim:
        case ClaimCard(card):
            return Claim(one.about, HOLDS, names.index(card), belief)
        case ClaimUnder(_, total):
            return Claim(one.about, UNDER, total, belief)
        case ClaimAtLeast(_, total):
            return Claim(one.about, AT_LEAST, total, belief)
    raise TypeError(f"nothing that could be true: {one.claim}")


ON_TRIAL: Mapping[str, BotMaker] = {"tuned": Tuned, "lookout": Planner}
