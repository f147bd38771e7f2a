"""A house in this process, and guests who sit at its tables without any network: what they hear, they keep."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from fromagerie.coach.hint import Hint
from fromagerie.coach.verdict import Verdict
from fromagerie.engine.game import get_game
from fromagerie.server import wire
from fromagerie.server.bot_pool import speak, think, think_of_hint, think_of_verdict
from fromagerie.server.registry import TableRegistry
from fromagerie.server.services import BotDecision, BotQuestion, HintQuestion, Timings
from fromagerie.server.storage.database import sqlite_url
from fromagerie.server.storage.migrate import upgrade_database
from fromagerie.server.storage.store import Store
from fromagerie.server.table.actor import TableActor
from fromagerie.server.table.messages import Commanded, Connected, Disconnected, Listener

QUICK = Timings(bots=0, away=0.05, grace=0.05, patience=0, countdown=0, idle=3600, again=0.01)
ids = map(str, count(1))


class HereBots:
    """Bots that think in this process: quick to start."""

    async def think(self, question: BotQuestion) -> BotDecision:
        return think(question)

    async def speak(self, question: BotQuestion) -> str | None:
        return speak(question)

    async def hint(self, person: str, question: HintQuestion) -> Hint:
        return think_of_hint(question)

    async def verdict(self, person: str, question: HintQuestion, action: int, *, made: bool) -> Verdict:
        return think_of_verdict(question, action, made)

    def stop(self) -> None:
        pass


@contextlib.asynccontextmanager
async def a_house(folder: Path, pace: Timings = QUICK, store: Store | None = None) -> AsyncIterator[TableRegistry]:
    url = sqlite_url(folder / "house.db")
    await upgrade_database(url)
    house = TableRegistry(store or Store(url), HereBots(), pace)  # type: ignore[arg-type]
    await house.start()
    try:
        yield house
    finally:
        await house.stop()


class Guest:
    """A person with a line to a table."""

    def __init__(self, house: TableRegistry, name: str) -> None:
        self.house = house
        self.name = name
        self.person = f"person-{name}"
        self.heard: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self.news = asyncio.Event()
        self.actor: TableActor
        self.listener: Listener

    async def come(self, table: str, seen: int | None = None, language: str = "en") -> "Guest":
        self.actor = await self.house.actor(table)
        self.listener = Listener(self.person, self.hear)
        await self.actor.inbox.put(Connected(self.listener, wire.Hello(language, seen)))  # type: ignore[arg-type]
        await self.until(lambda: self.update is not None)
        return self

    async def leave(self) -> None:
        await self.actor.inbox.put(Disconnected(self.listener))

    def hear(self, *messages: bytes) -> None:
        self.raw += messages
        for message in map(msgspec.json.decode, messages):
            # What an update leaves out is as it was.
            known = (self.update if message["is"] == "update" else None) or {}
            self.heard.append({key: known[key] for key in ("you", "room") if key in known} | message)
        self.news.set()

    @property
    def update(self) -> dict[str, Any] | None:
        return next((message for message in reversed(self.heard) if message["is"] == "update"), None)

    @property
    def game(self) -> dict[str, Any] | None:
        return next((message["game"] for message in reversed(self.heard) if message.get("game")), None)

    @property
    def room(self) -> dict[str, Any]:
        assert self.update is not None
        return self.update["room"]  # type: ignore[no-any-return]

    @property
    def seat(self) -> int | None:
        assert self.update is not None
        return self.update["you"]["seat"]  # type: ignore[no-any-return]

    async def do(self, kind: type[wire.Command], **given: Any) -> dict[str, Any]:
        """Give a command and wait for the answer."""
        command = kind(id=given.pop("id", None) or next(ids), **given)
        return await self.command(command)

    async def command(self, command: wire.Command) -> dict[str, Any]:
        before = len(self.heard)
        await self.actor.inbox.put(Commanded(self.listener, command, self.house.clock.monotonic()))

        def answered() -> dict[str, Any] | None:
            mine = (m for m in self.heard[before:] if m["is"] in ("done", "refused") and m["id"] == command.id)
            return next(mine, None)

        await self.until(lambda: answered() is not None)
        answer = answered()
        assert answer is not None
        return answer

    async def act(self, move: str) -> dict[str, Any]:
        assert self.update is not None
        return await self.do(wire.Act, move=move, seen=self.update["seq"])

    async def until(self, true: Callable[[], Any], seconds: float = 60.0) -> None:
        """Wait until something is so, looking again whenever something is heard."""
        async with asyncio.timeout(seconds):
            while not true():
                self.news.clear()
                with contextlib.suppress(asyncio.TimeoutError):
                    await asyncio.wait_for(self.news.wait(), 0.05)


async def a_table(
    house: TableRegistry, game: str, people: int, bots: int = 0, bot: str = "random", **given: Any
) -> list[Guest]:
    """People and bots around a table, the game dealt."""
    guests = [Guest(house, f"Guest{number}") for number in range(people)]
    options = given.pop("options", {})
    room = await house.open(guests[0].person, get_game(game), people + bots, options, **given)
    for seat, guest in enumerate(guests):
        await guest.come(room.id)
        await guest.do(wire.Sit, seat=seat, name=guest.name, seed=f"seed {seat}")
    for seat in range(people, people + bots):
        await guests[0].do(wire.SeatBot, seat=seat, bot=bot)
    for guest in guests:
        await guest.do(wire.Ready)
    await guests[-1].until(lambda: guests[-1].game)
    return guests


async def play_on(guests: list[Guest], choose: Callable[[list[str]], str], most: int = 10_000) -> None:
    """Everybody plays until the game is over, or for so many moves."""
    for _ in range(most):
        room = guests[0].actor.room
        if room.table is None or room.phase == "over":
            return
        awaited = room.table.state.to_act()
        mine = [guest for guest in guests if room.seat_of(guest.person) in awaited]
        if not mine:
            await asyncio.sleep(0.001)
            continue
        guest = mine[0]
        seat = room.seat_of(guest.person)
        assert seat is not None
        moves = [room.game.notation(move) for move in room.table.legal(seat)]
        await guest.do(wire.Act, move=choose(moves), seen=room.seq)
