"""Bots that talk: asked after a turn and under attack, heard a little later, as everybody else is."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from fromagerie.engine.model import Seat
from fromagerie.engine.talk import TalkingPoint
from fromagerie.server.domain.bot_talk import Turn, may_still_say, turns_to_speak
from fromagerie.server.services import BotQuestion, Services
from fromagerie.server.table.live import LiveTable
from fromagerie.server.table.messages import BotSpoke
from fromagerie.server.table.news import News

KEPT: Final = 64  # moments that are remembered: none comes back after so many others


class BotTalk:
    """Asks bots what they would like to say, and puts it into the inbox when its time has come."""

    __slots__ = ("ask", "asked", "live", "news", "put", "services", "thinking")

    def __init__(
        self,
        live: LiveTable,
        services: Services,
        ask: Callable[[Seat], BotQuestion],
        put: Callable[[BotSpoke], Awaitable[None]],
    ) -> None:
        """`ask`: what a bot is given to think about."""
        self.live = live
        self.services = services
        self.ask = ask
        self.put = put
        self.news = News()
        self.asked: list[tuple[int, TalkingPoint]] = []
        self.thinking: dict[Seat, asyncio.Task[None]] = {}

    def stop(self) -> None:
        for task in self.thinking.values():
            task.cancel()
        self.thinking.clear()

    def look(self) -> None:
        """Something may have happened at the table."""
        room = self.live.room
        if self.news.one_more(room) and self.live.listeners and self.services.timings.bots > 0:
            for turn in turns_to_speak(room):
                if (room.matches, turn.point) not in self.asked:
                    self.asked = [*self.asked[-KEPT:], (room.matches, turn.point)]
                    self.begin(turn)

    def begin(self, turn: Turn) -> None:
        room, seat = self.live.room, turn.point.seat
        assert room.table is not None
        if seat in self.thinking:
            # What it was about to say has been overtaken.
            self.thinking.pop(seat).cancel()
        question, moves, match = self.ask(seat), len(room.table.standing), room.matches
        due = self.services.clock.monotonic() + turn.after * self.services.timings.bots

        async def speak() -> None:
            claim = await self.services.bots.speak(question)
            await asyncio.sleep(max(0.0, due - self.services.clock.monotonic()))
            if claim is not None:
                await self.put(BotSpoke(turn.point, match, moves, claim))
            self.thinking.pop(seat, None)

        self.thinking[seat] = self.services.supervisor.once("bots", speak, table=room.id)

    def accepts(self, spoke: BotSpoke) -> bool:
        """Whether it may still be said."""
        return may_still_say(self.live.room, spoke.point, spoke.match, spoke.moves)
