"""Bots think in processes of their own, which receive a view and what the seat was told: no state to peek at."""

from typing import NamedTuple

import msgspec

from fromagerie.bots import make_bot
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import game_called
from fromagerie.engine.model import Claimed, Event, Seat
from fromagerie.server.process_pool import ProcessPool


class Question(NamedTuple):
    """All that a bot is given: plain bytes, as a player on the other side of the world would get them."""

    game: str
    bot: str
    seat: Seat
    view: bytes
    legal: list[int]
    heard: bytes
    luck: int


class Thought(NamedTuple):
    action: int
    reaction: int  # ms, for races


def think(question: Question) -> Thought:
    """Same view, same bot, same luck: same move."""
    game = game_called(question.game)
    bot = make_bot(question.bot, game, question.seat)
    for event in read_events(question.game, question.heard):
        bot.hear(event)
    view = msgspec.json.decode(question.view, type=game.view_type)
    luck = SeededDealer(question.luck)
    action = bot.choose(view, question.legal, luck)
    return Thought(action, bot.reaction(view, action, luck))


def read_events(key: str, heard: bytes) -> list[Event]:
    events: list[Event] = msgspec.json.decode(heard, type=list[game_called(key).event_type | Claimed])  # type: ignore[misc]
    return events


class Thinkers(ProcessPool):
    """A few processes that think for all tables."""

    async def think(self, question: Question) -> Thought:
        return await self.run(think, question)
