"""Players over real sockets who come back by themselves, to another server if need be.

Every player keeps a ledger of what was acknowledged: the oracle of what must never be lost.
"""

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator, Sequence
from itertools import count
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.real_server import RealServer


class Player:
    """Plays at random for ever. After a cut: back, hello with what was seen, and whatever had no answer once more."""

    numbers = count()

    def __init__(self, servers: Sequence[RealServer], cookie: str, table: str, seat: int) -> None:
        self.servers, self.cookie, self.table, self.seat = list(servers), cookie, table, seat
        self.name = f"p{next(Player.numbers)}"
        self.luck = random.Random(self.name)
        self.ledger: list[tuple[str, int]] = []  # acknowledged: id and number, in the order of the answers
        self.open: dict[str, dict[str, Any]] = {}  # sent, and not answered yet
        self.update: dict[str, Any] | None = None
        self.ids = count()
        self.greeted = 0  # how often there was an update after a hello
        self.games = 0  # seen to their end
        self.pause = 0.0  # seconds before a move

    async def live(self) -> None:
        while True:
            with contextlib.suppress(OSError, WebSocketException, asyncio.TimeoutError):
                address = f"ws://{self.servers[0].address}/api/tables/{self.table}/socket"
                headers = {"Cookie": self.cookie}
                async with connect(address, additional_headers=headers, compression=None, ping_interval=None) as line:
                    await self.talk(line)
            self.servers.append(self.servers.pop(0))
            await asyncio.sleep(0.2 + 0.2 * self.luck.random())

    async def talk(self, line: ClientConnection) -> None:
        await line.send(json.dumps({"do": "hello", "seen": self.update["seq"] if self.update else None}))
        for command in list(self.open.values()):
            await line.send(json.dumps(command))
        fresh = True
        async for text in line:
            message = json.loads(text)
            match message["is"]:
                case "done":
                    self.open.pop(message["id"], None)
                    self.ledger.append((message["id"], message["seq"]))
                    # The update has yet to come; or, after a return, it came before the answer.
                    if self.update is None or self.update["seq"] < message["seq"]:
                        continue
                case "refused":
                    self.open.pop(message["id"], None)
                    await asyncio.sleep(0.02)
                case "update":
                    self.greeted += fresh
                    fresh = False
                    # What is left out is as it was.
                    message = {**(self.update or {}), **message}
                    self.games += message["room"]["phase"] == "over"
                    self.update = message
                case _:
                    continue
            await self.go_on(line)

    async def go_on(self, line: ClientConnection) -> None:
        wish = None if self.open or self.update is None else self.think(self.update)
        if wish:
            if wish["do"] == "act":
                await asyncio.sleep(self.pause)
            number = f"{self.name}-{next(self.ids)}"
            self.open[number] = {"id": number, **wish}
            await line.send(json.dumps(self.open[number]))

    def think(self, update: dict[str, Any]) -> dict[str, Any] | None:
        """What to do about this update."""
        game, phase = update.get("game"), update["room"]["phase"]
        if update["you"]["seat"] is None:
            return {"do": "sit", "seat": self.seat, "name": self.name}
        if phase == "gathering":
            ready = update["room"]["seats"][update["you"]["seat"]]["ready"]
            return None if ready else {"do": "ready", "seed": self.name}
        if phase == "over":
            return {"do": "rematch"} if update["you"]["seat"] in update["room"]["next"]["waiting"] else None
        if game and game["legal"]:
            return {"do": "act", "move": self.luck.choice(game["legal"])["move"], "seen": update["seq"]}
        return None


def set_tables(servers: Sequence[RealServer], games: list[tuple[str, int, dict[str, Any]]]) -> list[Player]:
    """People for each of these tables: game, players, options. They go to one server each, in turn."""
    players = []
    for game, seats, options in games:
        cookies = [servers[0].post("/api/guests")[1] for _ in range(seats)]
        made, _ = servers[0].post("/api/tables", {"game": game, "players": seats, "options": options}, cookies[0])
        for seat, cookie in enumerate(cookies):
            first = seat % len(servers)
            players.append(Player([*servers[first:], *servers[:first]], cookie, made["table"], seat))
    return players


@contextlib.asynccontextmanager
async def living(players: list[Player]) -> AsyncIterator[None]:
    """They play until the end of the block."""
    lives = [asyncio.create_task(player.live()) for player in players]
    try:
        yield
    finally:
        for life in lives:
            life.cancel()
        await asyncio.gather(*lives, return_exceptions=True)
