"""Bots at a table: asked when they are awaited, and given their time."""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable

import msgspec
import structlog

from fromagerie.engine.model import Seat
from fromagerie.server.domain.pace import thinking_time
from fromagerie.server.domain.room import Room
from fromagerie.server.services import BotDecision, BotQuestion, Services
from fromagerie.server.table.clocks import Clocks
from fromagerie.server.table.live import LiveTable
from fromagerie.server.table.messages import BotDecided
from fromagerie.server.table.race import RaceCoordinator

logger = structlog.get_logger()
encode = msgspec.json.Encoder().encode


class BotScheduler:
    """Lets bots think elsewhere, and puts what they decided into the inbox when their time has come."""

    __slots__ = ("clocks", "live", "put", "race", "services", "thinking")

    def __init__(
        self,
        live: LiveTable,
        services: Services,
        clocks: Clocks,
        race: RaceCoordinator,
        put: Callable[[BotDecided], Awaitable[None]],
    ) -> None:
        self.live = live
        self.services = services
        self.clocks = clocks
        self.race = race
        self.put = put
        self.thinking: dict[Seat, tuple[int, asyncio.Task[None]]] = {}

    def stop(self) -> None:
        for _, task in self.thinking.values():
            task.cancel()
        self.thinking.clear()

    def wake(self) -> None:
        """Ask every bot that is awaited."""
        room, table = self.live.room, self.live.room.table
        if table is None or room.phase != "playing" or not self.services.cluster.is_ours(room.id):
            return
        for seat in table.state.to_act():
            bot = room.played_by_bot(seat)
            if bot is not None:
                self.ask(seat, bot)

    def ask(self, seat: Seat, bot: str, *, clock: bool = False) -> None:
        """`clock`: because the time of the person in this seat is up."""
        table = self.live.room.table
        assert table is not None
        version = table.version
        if seat in self.thinking and self.thinking[seat][0] == version:
            return
        if seat in self.thinking and self.live.room.game.race and self.still_right(seat):
            return
        if seat in self.thinking:
            self.thinking.pop(seat)[1].cancel()
        question = make_question(self.live.room, seat, bot, version)
        task = self.services.supervisor.once(
            "bots", lambda: self.let_think(seat, version, question, clock), table=self.live.room.id
        )
        self.thinking[seat] = (version, task)

    def still_right(self, seat: Seat) -> bool:
        """In a race, a bot that is counting goes on counting while others move."""
        table = self.live.room.table
        asked = self.thinking[seat][0]
        moved = table.journal.entries[asked:] if table else []
        return (
            bool(moved)
            and all(entry.seat != seat and not entry.undo for entry in moved)
            and len(table.state.to_act() if table else []) > 1
        )

    async def let_think(self, seat: Seat, version: int, question: BotQuestion, clock: bool) -> None:
        """Think, and take one's time: as long as anybody might, whatever one holds."""
        monotonic, timings = self.services.clock.monotonic, self.services.timings
        began = monotonic()
        takes = thinking_time(self.live.room, seat, question.luck) * timings.bots
        try:
            decision = await self.services.bots.think(question)
        except Exception:
            logger.exception("bot failed", table=self.live.room.id, bot=question.bot)
            # Nobody waits for ever: any legal move is better than none.
            decision = BotDecision(question.legal[question.luck % len(question.legal)], 1000)
        due = began + takes
        if self.live.room.game.race:
            due = self.race.starts_at(seat) + decision.reaction / 1000 * min(1.0, timings.bots)
        due = max(due, self.clocks.window_ends())
        await asyncio.sleep(max(0.0, due - monotonic()))
        await self.put(BotDecided(seat, version, decision, clock))

    def accepts(self, decided: BotDecided) -> bool:
        """Whether this is still what was asked for; if so, it is no longer awaited."""
        asked = self.thinking.get(decided.seat)
        if asked is None or asked[0] != decided.version:
            return False
        del self.thinking[decided.seat]
        room = self.live.room
        if room.table is None or room.phase != "playing":
            return False
        return decided.clock or room.played_by_bot(decided.seat) is not None


def make_question(room: Room, seat: Seat, bot: str, version: int) -> BotQuestion:
    table = room.table
    assert table is not None
    luck = hashlib.sha256(f"{room.secret} bot {seat} {version}".encode()).digest()
    return BotQuestion(
        room.game.key,
        room.box.toml if room.box else None,
        bot,
        seat,
        encode(table.view(seat)),
        table.state.legal_actions(seat),
        encode(table.events(seat)),
        int.from_bytes(luck[:12]),
    )
