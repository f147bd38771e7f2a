"""Somebody who understood the lesson of Cheese Mafia and no more: what the weakest level must lose to."""

from fromagerie.engine.bot import Bot
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.model import Action
from fromagerie.games.cheese_mafia.model import Choose, Expose, No, Target
from fromagerie.games.cheese_mafia.text import total_of
from fromagerie.games.cheese_mafia.view import CheeseMafiaView

LOW = 8  # a total that is worth exposing


class Beginner(Bot):
    """Gets rid of its highest card, uses what it plays on whoever has the most cheese, and exposes a low hand."""

    def choose(self, view: CheeseMafiaView, legal: list[int], dealer: Dealer) -> int:
        return max(legal, key=lambda number: (self.likes(view, self.game.actions[number]), -number))

    def likes(self, view: CheeseMafiaView, action: Action) -> float:
        match action:
            case Expose():
                return 1.0 if total_of(view.hand, self.game.box) <= LOW else -1.0
            case Choose(card):
                return float(self.game.box.cards[card].value)
            case Target(seat):
                return float(view.cheese[seat])
            case No():
                return -0.5
        return 0.0
