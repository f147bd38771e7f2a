"""The players of the first edition, never changed: what later ones are measured against."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from fromagerie.engine.bot import Bot, BotMaker, SearchConfig
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.model import Action, Seat
from fromagerie.games.cheese_mafia.box import Box, CardKind
from fromagerie.games.cheese_mafia.model import Choose, Expose, No, PassRight, Plot, Target, Yes
from fromagerie.games.cheese_mafia.text import total_of
from fromagerie.games.cheese_mafia.view import CheeseMafiaView

# What effects are worth to whoever plays them, in points of the hand; those that move cards depend on the cards.
WORTH: Final = {
    "steal": 3.0,
    "lose": 1.5,
    "search": 3.0,
    "look": 0.3,
    "extra_turn": 2.5,
    "draw_and_discard": 3.0,
    "compare": 1.0,
    "pay": 3.0,
    "reverse": 0.1,
}
# How far everybody gets a hand down in a turn, as far as one can tell from the outside.
IMPROVEMENT: Final = 0.7
# Expose when success is at least so likely, or with so few gangsters that failing could be the end.
DARING: Final = 0.5
CAUTION: Final = 0.65


class FirstGreedy(Bot):
    """Keeps its hand low, uses every effect on whoever leads, and exposes when the odds are for it.

    It counts the cards it has not seen and reckons with those it knows to be in other hands.
    """

    def __init__(self, game: Any, seat: Seat) -> None:
        super().__init__(game, seat)
        self.box: Box = game.box

    def choose(self, view: CheeseMafiaView, legal: list[int], dealer: Dealer) -> int:
        if len(legal) == 1:
            return legal[0]
        # Among equals the first, so that the same view gets the same answer.
        return max(legal, key=lambda number: (self.worth(view, self.game.actions[number]), -number))

    def worth(self, view: CheeseMafiaView, action: Action) -> float:
        """How much it likes an answer to what is asked; only the order matters."""
        match view.question, action:
            case "turn", Expose():
                return self.odds(view) - self.nerve(view)
            case "turn", Plot():
                return 0.0
            case (("play" | "discard" | "thin"), Choose(card)):
                return self.without(view, card) + (self.effect(view, card) if view.question == "play" else 0.0)
            case "show", Choose(card):
                return self.value(card)
            case "answer", Choose(card):
                return self.riposte(view, self.box.cards[card])
            case _, Choose(card):
                return self.without(view, card)
            case "use", Target(seat):
                return 10 * self.effect(view, view.card or "") + self.lead(view, seat)
            case "use", Yes() | PassRight():
                return self.effect(view, view.card or "")
            case "pay", Yes():
                return self.purchase(view)
            case _, No():
                return 0.0
        return -1.0

    # Exposing

    def nerve(self, view: CheeseMafiaView) -> float:
        """How likely success must be."""
        if self.badges(view.hand) >= self.box.stakes.badges:
            return -1.0
        return CAUTION if view.gangsters[self.seat] <= self.box.stakes.failure else DARING

    def odds(self, view: CheeseMafiaView) -> float:
        """How likely one's total is below every other one."""
        mine = total_of(view.hand, self.box)
        unseen = Counter(self.value(card) for card in self.unseen(view))
        odds = 1.0
        for seat in range(view.players):
            if seat != self.seat:
                known = sum(map(self.value, view.known[seat]))
                missing = view.hand_sizes[seat] - len(view.known[seat])
                low = mine - known + IMPROVEMENT * min(view.turns[seat], 4) * (missing > 0)
                odds *= chance_above(unseen, missing, low)
        return odds

    def unseen(self, view: CheeseMafiaView) -> list[str]:
        """Cards that are in the pile or somewhere in another hand."""
        left = Counter({name: card.copies for name, card in self.box.cards.items()})
        left.subtract([*view.hand, *view.discard, *(card for known in view.known for card in known)])
        return list(left.elements())

    # Cards

    def value(self, card: str) -> int:
        return self.box.cards[card].value

    def badges(self, cards: Sequence[str]) -> int:
        return sum(self.box.cards[card].badge for card in cards)

    def without(self, view: CheeseMafiaView, card: str) -> float:
        """How good the hand is once this card is gone: low, or all badges."""
        rest = list(view.hand)
        rest.remove(card)
        if len(rest) == self.box.table.hand and self.badges(rest) >= self.box.stakes.badges:
            return 100.0
        return -total_of(rest, self.box)

    def effect(self, view: CheeseMafiaView, name: str) -> float:
        """What using a card's effect is worth; less than nothing if it would bring the police."""
        card = self.box.cards[name]
        draws = {"give": 1, "draw_and_discard": card.effect.cards or 0}.get(card.effect.do, 0)
        if view.pile - (view.question == "play") < draws or card.works != "played":
            return -0.1
        if card.effect.do in ("swap", "give", "pass_round"):
            rest = list(view.hand)
            if view.question == "play":
                rest.remove(name)
            return max(map(self.value, rest)) - self.average(view)
        return WORTH.get(card.effect.do, 0.0)

    def average(self, view: CheeseMafiaView) -> float:
        unseen = self.unseen(view)
        return sum(map(self.value, unseen)) / max(1, len(unseen))

    # The others

    def lead(self, view: CheeseMafiaView, seat: Seat) -> float:
        """How dangerous somebody is: cheese, as long as there are gangsters to guard it."""
        return view.cheese[seat] * (view.gangsters[seat] > 0) + 0.1 * view.gangsters[seat]

    def riposte(self, view: CheeseMafiaView, card: CardKind) -> float:
        """Turn an attack back at any time; cancel it only where it hurts more than giving up a low card."""
        if card.effect.do == "turn_back":
            return 2.0
        attack = self.box.cards[view.card or ""].effect.do
        hurts = attack in ("steal", "search") or (attack == "lose" and view.gangsters[self.seat] <= 2)
        return 1.0 if hurts else -1.0

    def purchase(self, view: CheeseMafiaView) -> float:
        """Gangsters are worth buying when one is about to run out of them, and worth selling when there are plenty."""
        if view.options.banker == "gangsters":
            return view.gangsters[self.seat] - 3.5
        return 1.5 - view.gangsters[self.seat]


def chance_above(unseen: Counter[int], cards: int, low: float) -> float:
    """How likely so many of the unseen cards come to more than this, drawn as if each went back."""
    sums = {0: 1.0}
    total = max(1, unseen.total())
    for _ in range(cards):
        more: dict[int, float] = {}
        for so_far, odds in sums.items():
            for value, copies in unseen.items():
                more[so_far + value] = more.get(so_far + value, 0.0) + odds * copies / total
        sums = more
    return sum(odds for so_far, odds in sums.items() if so_far > low)


# The first top level is a search, with the rollout policy of this folder.
REFERENCES: Mapping[str, BotMaker | SearchConfig] = {
    "greedy-1": FirstGreedy,
    "vintage-1": SearchConfig(iterations=3000, sensible=True, exploration=0.4),
}
