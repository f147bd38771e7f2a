"""Players with opinions about Cheese Rescue."""

from fromagerie.engine.bot import Bot, BotMaker, SearchConfig
from fromagerie.engine.dealer import Dealer, SeededDealer
from fromagerie.games.cheese_rescue.rules import CheeseRescue
from fromagerie.games.cheese_rescue.view import CheeseRescueView


class Greedy(Bot):
    """Places the card after which it would lead by most if the game ended there; luck decides among equals."""

    def choose(self, view: CheeseRescueView, legal: list[int], dealer: Dealer) -> int:
        # Which world it is makes no difference: what others hold is not looked at.
        table: CheeseRescue = self.game.imagine(view, SeededDealer(0))
        leads = [self.lead(table, action) for action in legal]
        best = [action for action, lead in zip(legal, leads, strict=True) if lead == max(leads)]
        return best[dealer.below(len(best))]

    def lead(self, table: CheeseRescue, action: int) -> int:
        """Own points ahead of the best of the others, once this card is placed."""
        after = table.clone()
        after.place(self.seat, action)
        points = after.points()
        own = points.pop(self.seat)
        return own - max(points)


# How those play who think ahead; docs/bots/cheese-rescue.md says what that makes of them.
SEARCH_CONFIGS = (
    SearchConfig(iterations=16, sensible=True, exploration=0.4, widening=1.0, temperature=0.12, blunder_rate=0.4),
    SearchConfig(iterations=60, sensible=True, exploration=0.4, widening=1.0, temperature=0.05, blunder_rate=0.1),
    SearchConfig(iterations=220, sensible=True, exploration=0.4, widening=1.0, temperature=0.012),
    SearchConfig(iterations=1000, sensible=True, exploration=0.4, widening=1.0),
    SearchConfig(iterations=4000, sensible=True, exploration=0.4, widening=1.0),
)

BOTS: dict[str, BotMaker] = {"greedy": Greedy}
