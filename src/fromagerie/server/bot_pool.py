"""Bots think in processes of their own, which receive a view and what the seat was told: no state to peek at."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

from fromagerie.bots import make_bot
from fromagerie.coach.hint import Hint, hint
from fromagerie.coach.verdict import Verdict, verdict
from fromagerie.engine.bot import Bot
from fromagerie.engine.coaching import Position
from fromagerie.engine.dealer import Dealer, SeededDealer
from fromagerie.engine.game import AnyGame, game_with
from fromagerie.engine.model import Claimed, Event
from fromagerie.server.export_pool import ExportsBusy
from fromagerie.server.process_pool import ProcessPool
from fromagerie.server.services import BotDecision, BotQuestion, HintQuestion

T = TypeVar("T")

HINTS_EACH: Final = 4  # waited for, for each process


def think(question: BotQuestion) -> BotDecision:
    """Same view, same bot, same luck: same move."""
    game = game_with(question.game, question.box)
    bot, view, luck = wake_up(game, question)
    action, *then = bot.plan(view, question.legal, luck)
    return BotDecision(action, bot.reaction(view, action, luck), tuple(then))


def speak(question: BotQuestion) -> str | None:
    """... same words."""
    game = game_with(question.game, question.box)
    bot, view, luck = wake_up(game, question)
    claim = bot.say(view, luck)
    return None if claim is None else game.notation(claim)


def think_of_hint(question: HintQuestion) -> Hint:
    """Same view, same hint."""
    return hint(position_of(question), question.legal, question.names)


def think_of_verdict(question: HintQuestion, action: int, made: bool) -> Verdict:
    """... same verdict."""
    return verdict(position_of(question), question.legal, action, question.names, made=made)


def position_of(question: HintQuestion) -> Position:
    game = game_with(question.game, question.box)
    view = msgspec.json.decode(question.view, type=game.view_type)
    return Position(game, question.seat, view, read_events(game, question.heard))


def wake_up(game: AnyGame, question: BotQuestion) -> tuple[Bot, Any, Dealer]:
    """A bot that has heard all its seat was told, what it sees, and its luck."""
    bot = make_bot(question.bot, game, question.seat)
    bot.temper = question.temper
    for event in read_events(game, question.heard):
        bot.hear(event)
    return bot, msgspec.json.decode(question.view, type=game.view_type), SeededDealer(question.luck)


def read_events(game: AnyGame, heard: bytes) -> list[Event]:
    events: list[Event] = msgspec.json.decode(heard, type=list[game.event_type | Claimed])  # type: ignore[name-defined]
    return events


class BotPool(ProcessPool):
    """A few processes in which the bots of all tables think, and the coach of hints."""

    def __init__(self, processes: int) -> None:
        super().__init__(processes)
        self.asking: set[str] = set()  # who waits for a hint

    async def think(self, question: BotQuestion) -> BotDecision:
        return await self.run(think, question)

    async def speak(self, question: BotQuestion) -> str | None:
        return await self.run(speak, question)

    async def hint(self, person: str, question: HintQuestion) -> Hint:
        """Raises ExportsBusy."""
        return await self.coach(person, think_of_hint, question)

    async def verdict(self, person: str, question: HintQuestion, action: int, *, made: bool) -> Verdict:
        """`made`: the choice is made already. Raises ExportsBusy."""
        return await self.coach(person, think_of_verdict, question, action, made)

    async def coach(self, person: str, think: Callable[..., T], *question: Any) -> T:
        """One at a time for each person: it takes as long as a bot's move."""
        if person in self.asking or len(self.asking) >= HINTS_EACH * max(1, self.processes):
            raise ExportsBusy
        self.asking.add(person)
        try:
            return await self.run(think, *question)
        finally:
            self.asking.discard(person)
