"""A reference nobody can reach: plain search that sees the true state. Only here is a state shown to a player."""

from typing import Final

from fromagerie.bots import CHEATER, UnknownBot, make_bot
from fromagerie.bots.driver import Driver, Plan
from fromagerie.bots.ismcts import EXPLORATION
from fromagerie.bots.names import CHEESES
from fromagerie.bots.search import Search
from fromagerie.bots.thinker import Thinker
from fromagerie.engine.bot import Bot, SearchConfig
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.game import AnyGame
from fromagerie.engine.model import Seat
from fromagerie.engine.state import State
from fromagerie.engine.temper import temper_of

ITERATIONS: Final = 1000


class Cheater(Bot):
    """Searches as `ismcts-1k` does, but in the one true world. It does not choose from a view like a bot."""

    def cheat(self, state: State, dealer: Dealer) -> int:
        legal = state.legal_actions(self.seat)
        if len(legal) == 1:
            return legal[0]
        heuristics = self.game.reference_heuristics or self.game.heuristics
        search = Search(len(self.game.actions), EXPLORATION, heuristics)
        search.cheats = True
        search.run(state, self.seat, ITERATIONS, 0.0, dealer)
        return int(search.favourite())


class OpenTable(Driver):
    """A driver that lets the cheater look; all others are given their views, as everywhere."""

    def think(self, state: State, seat: Seat) -> Plan:
        bot = self.bots[seat]
        if not isinstance(bot, Cheater):
            return super().think(state, seat)
        return Plan(self.now, seat, bot.cheat(state.clone(), self.luck[seat]))


def seat_bot(name: str, game: AnyGame, seat: Seat) -> Bot:
    """A fresh bot for this seat, with the temper of whoever sits there when nobody else does."""
    bot = make_any(name, game, seat)
    bot.temper = temper_of(CHEESES[seat % len(CHEESES)])
    return bot


def make_any(name: str, game: AnyGame, seat: Seat) -> Bot:
    """A bot of the game, a reference that it keeps for the arena, or the cheater."""
    kept = game.references.get(name)
    if kept is not None:
        return Thinker(game, seat, kept) if isinstance(kept, SearchConfig) else kept(game, seat)
    if name != CHEATER:
        return make_bot(name, game, seat)
    if game.race:
        why = f"No cheater plays {game.title}: in a race, search would answer at once, and right."
        raise UnknownBot("bad-call", why=why)
    return Cheater(game, seat)
