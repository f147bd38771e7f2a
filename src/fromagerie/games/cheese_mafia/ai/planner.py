"""A player of Cheese Mafia that looks ahead and listens: every answer is tried in worlds that fit what it knows."""

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from fromagerie.engine.bot import Bot, Reason
from fromagerie.engine.dealer import Dealer, fraction
from fromagerie.engine.model import Action, Event, Seat
from fromagerie.games.cheese_mafia.ai.card_flow import CardFlow, Trace
from fromagerie.games.cheese_mafia.ai.credibility import Credit, Heard, Listener
from fromagerie.games.cheese_mafia.ai.learnt import holding_of, learnt_tastes, learnt_value, plain_tastes
from fromagerie.games.cheese_mafia.ai.manners import Manners
from fromagerie.games.cheese_mafia.ai.monte_carlo import Lookout
from fromagerie.games.cheese_mafia.ai.talk import Mouth, Tongue, what_to_say
from fromagerie.games.cheese_mafia.ai.worlds import Claim, Worlds
from fromagerie.games.cheese_mafia.model import Expose, Target, Targeted
from fromagerie.games.cheese_mafia.talk import ClaimCard
from fromagerie.games.cheese_mafia.view import CheeseMafiaView

# Answers this close to the best are as good: which one it is should not be told by playing twice.
EVEN: Final = 0.003
# What a temper gives for what it likes to do, in shares of the win: it decides between answers that are nearly as good.
LIKING: Final = 0.008
# What breaking a promise of peace costs at the least; of five promises one is not meant so.
WORD: Final = 0.03
PROMISES: Final = 5


class Level(NamedTuple):
    """How somebody plays: in how many worlds they look, what they mind losing, what they overlook and miss."""

    worlds: int
    stranger: Credit  # what they think of people whose word was never checked
    tongue: Tongue
    temperature: float = EVEN
    overlooks: float = 0.0  # the chance that an answer does not occur to them
    follows: bool = True  # cards that were passed on


class Planner(Bot):
    """Tries every answer in worlds that fit what it saw, played on by people with taste."""

    def __init__(self, game: Any, seat: Seat, level: Level) -> None:
        super().__init__(game, seat)
        self.level = level
        self.flow: CardFlow | None = None
        self.listener: Listener | None = None
        self.manners: Manners | None = None
        self.offender: Seat | None = None  # who attacked it last
        self.news: list[Event] = []

    def hear(self, event: Event) -> None:
        self.news.append(event)

    def choose(self, view: CheeseMafiaView, legal: list[int], dealer: Dealer) -> int:
        flow, listener = self.bear_in_mind(view)
        if len(legal) == 1:
            return legal[0]
        lookout = self.look_out(self.imagine(view, flow, listener, dealer))
        lookout.run(self.level.worlds, dealer)
        return self.pick(lookout.root_stats(), dealer)

    def look_out(self, worlds: Worlds) -> Lookout:
        assert self.manners is not None
        return Lookout(worlds, learnt_tastes(), plain_tastes(), self.manners.plain(), learnt_value())

    def imagine(self, view: CheeseMafiaView, flow: CardFlow, listener: Listener, dealer: Dealer) -> Worlds:
        """Everything it goes by when it imagines how hidden cards lie."""
        root = self.game.imagine(view, dealer)
        worlds = Worlds(root, self.seat, learnt_tastes(), holding_of(self.game.box))
        names = root.setup.names
        for card, hands in uncertain(flow, view) if self.level.follows else ():
            worlds.kinds.append(names.index(card))
            worlds.holders.append(sorted(hands))
        worlds.claims += [
            as_claim(one, listener.likelihoods(one), names) for one in listener.heard if one.about != self.seat
        ]
        return worlds

    def say(self, view: CheeseMafiaView, dealer: Dealer) -> Action | None:
        _, listener = self.bear_in_mind(view)
        mouth = Mouth(self.level.tongue, self.temper, self.offender)
        return what_to_say(view, self.game.box, listener, mouth, self.game.notation, dealer)

    def make_listener(self, players: int) -> Listener:
        return Listener(self.game.claim_typed, players, self.level.stranger)

    def bear_in_mind(self, view: CheeseMafiaView) -> tuple[CardFlow, Listener]:
        """What it heard since it last thought, about cards and from people."""
        if self.flow is None or self.listener is None or self.manners is None:
            self.flow = CardFlow(self.seat, view.players)
            self.listener = self.make_listener(view.players)
            self.manners = Manners(self.game.box, view.players)
        for event in self.news:
            self.flow.hear(event)
            self.listener.hear(event)
            self.manners.hear(event)
            if isinstance(event, Targeted) and event.target == self.seat:
                self.offender = event.seat
        self.news.clear()
        return self.flow, self.listener

    def pick(self, stats: list[tuple[int, int, float]], dealer: Dealer) -> int:
        """The best answer, or one that is as good to this player, of those that were not dropped as hopeless."""
        choices = [choice for choice in stats if fraction(dealer) >= self.level.overlooks] or stats
        most = max(visits for _, visits, _ in choices)
        choices = [
            (action, visits, share + self.liking(self.game.actions[action]) - self.word_given(action))
            for action, visits, share in choices
            if visits == most
        ]
        best = max(share for _, _, share in choices)
        odds = [math.exp((share - best) / self.level.temperature) for _, _, share in choices]
        left = fraction(dealer) * sum(odds)
        for (action, _, _), odd in zip(choices, odds, strict=True):
            left -= odd
            if left < 0:
                return action
        return choices[-1][0]

    def liking(self, action: Action) -> float:
        """What its temper makes of an answer, whatever it holds."""
        match self.temper, action:
            case "bold", Expose() | Target():
                return LIKING
            case "careful", Expose():
                return -LIKING
            case "grudging", Target(seat) if seat == self.offender:
                return LIKING
        return 0.0

    def word_given(self, action: int) -> float:
        """What an attack costs on somebody who was promised peace in this round."""
        match self.game.actions[action]:
            case Target(seat) if self.listener and (self.seat, seat) in self.listener.promises:
                meant = (self.listener.rounds + self.seat + seat) % PROMISES > 0
                return WORD if meant else 0.0
        return 0.0

    def reason(self, seen: Any, heard: list[Event]) -> Reason:
        return Reason("why-futures", {"futures": self.level.worlds})


def uncertain(flow: CardFlow, view: CheeseMafiaView) -> Iterator[Trace]:
    """Cards that were seen and may be in one of several hands; where one is for certain, the view says so."""
    known = [Counter(cards) for cards in view.known]
    for trace in flow.traces:
        sure = next((seat for seat in trace.hands if known[seat][trace.card] > 0), None)
        if sure is None:
            yield trace
        else:
            known[sure][trace.card] -= 1


def as_claim(one: Heard, likelihoods: list[float], names: Sequence[str]) -> Claim:
    card = names.index(one.claim.card) if isinstance(one.claim, ClaimCard) else 0
    return Claim(one.about, isinstance(one.claim, ClaimCard), card, likelihoods)
