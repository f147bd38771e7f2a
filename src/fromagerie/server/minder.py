"""Bots at a table: asked when they are awaited, and given their time."""

import asyncio
import hashlib
from typing import TYPE_CHECKING

import structlog

from fromagerie.engine.model import Seat
from fromagerie.server.mail import BotMade
from fromagerie.server.moves import make_move
from fromagerie.server.room import Room
from fromagerie.server.starter import Starter
from fromagerie.server.telling import encode
from fromagerie.server.thinkers import Question, Thought

if TYPE_CHECKING:
    from fromagerie.server.house import House

logger = structlog.get_logger()


class Minder(Starter):
    """Lets bots think elsewhere, and plays what they thought."""

    def __init__(self, house: "House", room: Room) -> None:
        super().__init__(house, room)
        self.thinking: dict[Seat, tuple[int, asyncio.Task[None]]] = {}

    def plans_are_void(self) -> None:
        super().plans_are_void()
        self.stop_thinking()

    def stop_thinking(self) -> None:
        for _, task in self.thinking.values():
            task.cancel()
        self.thinking.clear()

    def wake_bots(self) -> None:
        room, table = self.room, self.room.table
        if table is None or room.phase != "playing" or not self.house.neighbours.leaves_to_us(room.id):
            return
        if self.house.monotonic() < self.again_at:
            return
        for seat in table.state.to_act():
            bot = room.played_by_bot(seat)
            if bot is not None:
                self.ask_bot(seat, bot)

    def ask_bot(self, seat: Seat, bot: str, *, clock: bool = False) -> None:
        table = self.room.table
        assert table is not None
        version = table.version
        if seat in self.thinking and self.thinking[seat][0] == version:
            return
        if seat in self.thinking and self.room.game.race and self.still_right(seat):
            return
        if seat in self.thinking:
            self.thinking.pop(seat)[1].cancel()
        question = self.question(seat, bot, version)
        task = self.house.supervisor.once(
            "bots", lambda: self.let_think(seat, version, question, clock), table=self.room.id
        )
        self.thinking[seat] = (version, task)

    def still_right(self, seat: Seat) -> bool:
        """In a race, whoever is counting goes on counting while others move."""
        table = self.room.table
        asked = self.thinking[seat][0]
        moved = table.journal.entries[asked:] if table else []
        return (
            bool(moved)
            and all(entry.seat != seat and not entry.undo for entry in moved)
            and len(table.state.to_act() if table else []) > 1
        )

    def question(self, seat: Seat, bot: str, version: int) -> Question:
        room, table = self.room, self.room.table
        assert table is not None
        luck = hashlib.sha256(f"{room.secret} bot {seat} {version}".encode()).digest()
        return Question(
            room.game.key,
            bot,
            seat,
            encode(table.view(seat)),
            table.state.legal_actions(seat),
            encode(table.events(seat)),
            int.from_bytes(luck[:12]),
        )

    async def let_think(self, seat: Seat, version: int, question: Question, clock: bool) -> None:
        """Think, and take one's time: as long as anybody might, whatever one holds."""
        began = self.house.monotonic()
        try:
            thought = await self.house.thinkers.think(question)
        except Exception:
            logger.exception("bot failed", table=self.room.id, bot=question.bot)
            # Nobody waits for ever: any legal move is better than none.
            thought = Thought(question.legal[question.luck % len(question.legal)], 1000)
        pace = self.house.pace
        span = pace.slowest - pace.quickest
        due = began + pace.quickest + span * (question.luck % 997) / 997
        if self.room.game.race:
            due = self.begin_at(seat) + thought.reaction / 1000 * min(1.0, pace.slowest / 3)
        due = max(due, self.window_ends())
        await asyncio.sleep(max(0.0, due - self.house.monotonic()))
        await self.inbox.put(BotMade(seat, version, thought, clock))

    async def move_bot(self, seat: Seat, version: int, thought: Thought, clock: bool) -> None:
        asked = self.thinking.get(seat)
        if asked is None or asked[0] != version:
            return
        del self.thinking[seat]
        room, table = self.room, self.room.table
        if table is None or room.phase != "playing" or (room.played_by_bot(seat) is None and not clock):
            return
        mail = BotMade(seat, version, thought, clock)
        if self.race is not None and seat in self.race.runners:
            self.enter(seat, mail, None, self.house.monotonic())
        else:
            await self.play_bot(mail)

    async def play_bot(self, mail: BotMade, timing: tuple[int, int] | None = None) -> None:
        seat, clock, table = mail.seat, mail.clock, self.room.table
        action = self.room.game.actions[mail.thought.action]
        if table is None or not table.may(seat, action):
            return
        spent = self.spent(seat) if clock else 0
        await self.attempt(lambda: make_move(self.room, seat, action, spent=spent, clock=clock, timing=timing))
        self.tell()
