"""What the coach knows of Cheese Mafia beyond its rules."""

from typing import Final

from fromagerie.engine.coaching import Coaching, Position
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.model import Action
from fromagerie.engine.state import State
from fromagerie.games.cheese_mafia.ai.bots import LEVELS
from fromagerie.games.cheese_mafia.ai.planner import Planner
from fromagerie.games.cheese_mafia.model import Expose, Found, Received, Revealed, SawHand, WarFought

LISTENS: Final = LEVELS["vintage"]  # follows cards that were passed on, and knows whom to believe


class CheeseMafiaCoaching(Coaching):
    """Worlds are dealt as the strongest bot imagines them: by the cards it saw pass, and by how low hands get."""

    news = (Revealed, SawHand, Found, Received, WarFought)

    def worlds(self, position: Position, n: int, dealer: Dealer) -> list[State]:
        listener = Planner(position.game, position.seat, LISTENS)
        for event in position.heard:
            listener.hear(event)
        flow, credit = listener.bear_in_mind(position.view)
        return list(listener.imagine(position.view, flow, credit, dealer).draw(n, dealer))

    def is_public(self, action: Action) -> bool:
        return isinstance(action, Expose)
