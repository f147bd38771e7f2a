"""Bots think in processes of their own, which receive a view and what the seat was told: no state to peek at."""

import msgspec

from fromagerie.bots import make_bot
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame, game_with
from fromagerie.engine.model import Claimed, Event
from fromagerie.server.process_pool import ProcessPool
from fromagerie.server.services import BotDecision, BotQuestion


def think(question: BotQuestion) -> BotDecision:
    """Same view, same bot, same luck: same move."""
    game = game_with(question.game, question.box)
    bot = make_bot(question.bot, game, question.seat)
    for event in read_events(game, question.heard):
        bot.hear(event)
    view = msgspec.json.decode(question.view, type=game.view_type)
    luck = SeededDealer(question.luck)
    action, *then = bot.plan(view, question.legal, luck)
    return BotDecision(action, bot.reaction(view, action, luck), tuple(then))


def read_events(game: AnyGame, heard: bytes) -> list[Event]:
    events: list[Event] = msgspec.json.decode(heard, type=list[game.event_type | Claimed])  # type: ignore[name-defined]
    return events


class BotPool(ProcessPool):
    """A few processes in which the bots of all tables think."""

    async def think(self, question: BotQuestion) -> BotDecision:
        return await self.run(think, question)
