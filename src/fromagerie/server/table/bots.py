"""Bots at a table: asked when they are awaited, and given their time."""

import asyncio
import contextlib
import hashlib
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import msgspec
import structlog

from fromagerie.engine.model import Seat
from fromagerie.engine.temper import temper_of
from fromagerie.server.domain.pace import thinking_time
from fromagerie.server.domain.room import Room
from fromagerie.server.domain.seats import STAND_IN
from fromagerie.server.services import BotDecision, BotQuestion, Services
from fromagerie.server.table.bot_talk import BotTalk
from fromagerie.server.table.clocks import Clocks
from fromagerie.server.table.ephemeral import Ephemera
from fromagerie.server.table.live import LiveTable
from fromagerie.server.table.messages import BotDecided, BotSpoke
from fromagerie.server.table.race import RaceCoordinator

logger = structlog.get_logger()
encode = msgspec.json.Encoder().encode


class Plan(NamedTuple):
    """What a bot means to do, and the position from which it does."""

    bot: str
    version: int
    round: int
    actions: tuple[int, ...]


class BotScheduler:
    """Lets bots think elsewhere, and puts what they decided into the inbox when their time has come."""

    __slots__ = ("clocks", "ephemera", "live", "plans", "put", "race", "rests", "services", "talk", "thinking")

    def __init__(
        self,
        live: LiveTable,
        services: Services,
        clocks: Clocks,
        race: RaceCoordinator,
        ephemera: Ephemera,
        put: Callable[[BotDecided | BotSpoke], Awaitable[None]],
    ) -> None:
        self.live = live
        self.services = services
        self.clocks = clocks
        self.race = race
        self.ephemera = ephemera
        self.put = put
        self.thinking: dict[Seat, tuple[int, asyncio.Task[None]]] = {}
        self.plans: dict[Seat, Plan] = {}
        self.rests: dict[Seat, tuple[object, float]] = {}  # at which position, and since when, each has been awaited
        self.talk = BotTalk(live, services, self.question_to_speaker, put)

    def stop(self) -> None:
        for _, task in self.thinking.values():
            task.cancel()
        self.thinking.clear()
        self.plans.clear()
        self.rests.clear()
        self.talk.stop()

    def wake(self) -> None:
        """Ask every bot that is awaited."""
        room, table = self.live.room, self.live.room.table
        if table is None or room.phase != "playing" or not self.services.cluster.is_ours(room.id):
            return
        self.talk.look()
        for seat in table.state.to_act():
            bot = room.played_by_bot(seat)
            if bot is not None and not self.ephemera.countdown.holds(seat):
                self.ask(seat, bot)
            elif bot is None and room.slow and self.is_planned(seat, STAND_IN):
                # The time was up, and this is the rest of that move: nobody waits another day for each of its steps.
                self.ask(seat, STAND_IN, clock=True)

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
        planned = self.next_planned(seat, bot)
        if planned is None:
            question = make_question(self.live.room, seat, bot, version)
            work = lambda: self.let_think(seat, version, question, clock)  # noqa: E731
        else:
            step = BotDecided(seat, version, planned, clock)
            work = lambda: self.let_go_on(step)  # noqa: E731
        task = self.services.supervisor.once("bots", work, table=self.live.room.id)
        self.thinking[seat] = (version, task)

    def next_planned(self, seat: Seat, bot: str) -> BotDecision | None:
        """What this bot meant to do here; None if it has no plan, or the position is not the one it planned for."""
        planned = self.is_planned(seat, bot)
        plan = self.plans.pop(seat, None)
        if plan is None or not planned:
            return None
        action, *then = plan.actions
        return BotDecision(action, 0, tuple(then))

    def is_planned(self, seat: Seat, bot: str) -> bool:
        plan, table = self.plans.get(seat), self.live.room.table
        if plan is None or table is None:
            return False
        here = (plan.bot, plan.version, plan.round) == (bot, table.version, table.state.round_index())
        return here and plan.actions[0] in table.state.legal_actions(seat)

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
        timings, racing = self.services.timings, self.live.is_racing()
        # How a race ended is read from its end on, also if a bot sits in later.
        began = self.live.since if self.live.room.timing else self.awaited_since(seat)
        due = began + thinking_time(self.live.room, seat, question.luck) * timings.bots
        try:
            decision = await self.services.bots.think(question)
        except Exception:
            logger.exception("bot failed", table=self.live.room.id, bot=question.bot)
            # Nobody waits for ever: any legal move is better than none.
            decision = BotDecision(question.legal[question.luck % len(question.legal)], 1000)
        if racing:
            await self.sleep_until(self.race.starts_at(seat) + decision.reaction / 1000 * min(1.0, timings.bots))
        else:
            await self.rest_until(due)
        await self.put(BotDecided(seat, version, decision, clock))

    def awaited_since(self, seat: Seat) -> float:
        """Now, or since it was asked first: if somebody says something, it thinks again, but takes no more time."""
        room = self.live.room
        here = (room.matches, len(room.table.standing), room.table.standing[-1].at) if room.table else None
        known = self.rests.get(seat)
        if known is None or known[0] != here:
            known = self.rests[seat] = (here, self.services.clock.monotonic())
        return known[1]

    def question_to_speaker(self, seat: Seat) -> BotQuestion:
        room = self.live.room
        bot = room.played_by_bot(seat)
        assert bot is not None
        assert room.table is not None
        return make_question(room, seat, bot, room.table.version, "words")

    async def let_go_on(self, step: BotDecided) -> None:
        """Do what was planned; the time it takes is that of any further decision."""
        takes = thinking_time(self.live.room, step.seat, 0) * self.services.timings.bots
        await self.rest_until(self.services.clock.monotonic() + takes)
        await self.put(step)

    async def rest_until(self, due: float) -> None:
        """Until then, or until everybody who waits would like to skip it; a response window is as long as it is."""
        left = due - self.services.clock.monotonic()
        if left > 0:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self.ephemera.hurry.skipping.wait()
        await self.sleep_until(self.clocks.window_ends())

    async def sleep_until(self, due: float) -> None:
        await asyncio.sleep(max(0.0, due - self.services.clock.monotonic()))

    def accepts(self, decided: BotDecided) -> bool:
        """Whether this is still what was asked for; if so, it is no longer awaited."""
        asked = self.thinking.get(decided.seat)
        if asked is None or asked[0] != decided.version:
            return False
        del self.thinking[decided.seat]
        room = self.live.room
        if room.table is None or room.phase != "playing":
            return False
        bot = room.played_by_bot(decided.seat)
        planner = bot or (STAND_IN if decided.clock and room.slow else None)
        if planner is not None and decided.decision.then:
            expected = room.table.version + 1
            self.plans[decided.seat] = Plan(planner, expected, room.table.state.round_index(), decided.decision.then)
        return decided.clock or bot is not None


def make_question(room: Room, seat: Seat, bot: str, version: int, what: str = "bot") -> BotQuestion:
    """`what`: words have luck of their own, so that a muted bot plays the same."""
    table = room.table
    assert table is not None
    luck = hashlib.sha256(f"{room.secret} {what} {seat} {version}".encode()).digest()
    return BotQuestion(
        room.game.key,
        room.box.toml if room.box else None,
        bot,
        seat,
        encode(table.view(seat)),
        table.state.legal_actions(seat),
        encode(table.events(seat)),
        int.from_bytes(luck[:12]),
        temper_of(table.names[seat]) if room.chairs[seat].person is None else "even",
    )
