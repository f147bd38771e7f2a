"""Real server processes, and people with real lines to them who come back by themselves when a line breaks."""

import asyncio
import contextlib
import json
import os
import random
import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Any

import websockets
from websockets.asyncio.client import connect

numbers = count(1)


class Process:
    """`fromagerie serve`, for real."""

    def __init__(self, database: str, home: Path, *options: str) -> None:
        command = [sys.executable, "-m", "fromagerie.cli", "serve", "--database", database, "--host", "127.0.0.1"]
        self.running = subprocess.Popen(
            [*command, "--port", "0", "--pace", "0", "--generous", *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | {"FROMAGERIE_HOME": str(home)},
        )
        assert self.running.stdout is not None
        said = self.running.stdout.readline()
        found = re.search(r"http://localhost:(\d+)", said)
        if not found:
            self.running.kill()
            raise RuntimeError(f"the server did not start: {said} {self.running.communicate()[1]}")
        self.address = f"http://127.0.0.1:{found[1]}"

    def kill(self) -> None:
        self.running.kill()
        self.running.communicate()

    def stop(self) -> None:
        self.running.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.running.wait(10)
        self.kill()


@contextlib.contextmanager
def serving(database: str, home: Path, *options: str) -> Iterator[Process]:
    process = Process(database, home, *options)
    try:
        yield process
    finally:
        process.stop()


def ask(address: str, path: str, body: Any = None, cookie: str = "") -> tuple[Any, str]:
    """One request; the answer, and the cookie that came with it."""
    data = None if body is None else json.dumps(body).encode()
    method = "GET" if body is None else "POST"
    request = urllib.request.Request(f"{address}{path}", data, {"Cookie": cookie}, method=method)
    with urllib.request.urlopen(request, timeout=20) as answer:
        return json.load(answer), (answer.headers["Set-Cookie"] or cookie).partition(";")[0]


class Person:
    """Plays whatever is legal; when the line breaks, comes back, at another of the addresses if need be."""

    def __init__(self, addresses: Sequence[str], table: str, seat: int, cookie: str, luck: random.Random) -> None:
        self.addresses = list(addresses)
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.luck = luck
        self.seen: int | None = None
        self.waiting: dict[str, dict[str, Any]] = {}  # commands without an answer yet
        self.done: dict[str, int] = {}  # the ledger: what was said to be done, and its number
        self.refused: list[dict[str, Any]] = []
        self.result: dict[str, Any] | None = None
        self.returns = 0
        self.socket: Any = None
        self.update: dict[str, Any] | None = None

    async def play(self) -> dict[str, Any]:
        while self.result is None:
            with contextlib.suppress(OSError, websockets.WebSocketException, asyncio.TimeoutError):
                await self.sit_and_play()
            if self.result is None:
                self.returns += 1
                self.addresses.append(self.addresses.pop(0))
                await asyncio.sleep(0.05)
        return self.result

    async def sit_and_play(self) -> None:
        address = self.addresses[0].replace("http", "ws", 1)
        async with connect(
            f"{address}/api/tables/{self.table}/socket", additional_headers={"Cookie": self.cookie}, compression=None
        ) as self.socket:
            await self.send({"do": "hello", "language": "en", "seen": self.seen})
            # Whatever had no answer is sent again, under the same id.
            for command in list(self.waiting.values()):
                await self.send(command)
            async for message in self.socket:
                await self.hear(json.loads(message))
                if self.result is not None:
                    return

    async def hear(self, message: dict[str, Any]) -> None:
        match message["is"]:
            case "done":
                self.waiting.pop(message["id"], None)
                self.done[message["id"]] = message["seq"]
                # After a return the update may have come before the answer to what was sent again.
                if self.update is not None and self.update["seq"] >= message["seq"]:
                    await self.answer(self.update)
            case "refused":
                self.waiting.pop(message["id"], None)
                self.refused.append(message)
                if self.update is not None:
                    await asyncio.sleep(0.02)
                    await self.answer(self.update)
            case "update":
                if "game" not in message and self.update is not None:
                    message["game"] = self.update["game"]
                self.update = message
                await self.answer(message)

    async def answer(self, update: dict[str, Any]) -> None:
        self.seen = update["seq"]
        game = update.get("game")
        if (game and game["result"]) or update["room"]["phase"] == "over":
            self.result = game["result"] if game and game["result"] else {"scores": []}
        elif update["you"]["seat"] is None:
            await self.command({"do": "sit", "seat": self.seat, "name": f"P{self.seat}", "seed": "s"})
            await self.command({"do": "ready"})
        elif game and game["legal"] and not self.waiting:
            move = self.luck.choice(game["legal"])["move"]
            await self.command({"do": "act", "move": move, "seen": update["seq"]})

    async def command(self, command: dict[str, Any]) -> None:
        command["id"] = f"c{next(numbers)}"
        self.waiting[command["id"]] = command
        await self.send(command)

    async def send(self, message: dict[str, Any]) -> None:
        await self.socket.send(json.dumps(message))


def people_at(addresses: Sequence[str], game: str, players: int, seed: int, **given: Any) -> list[Person]:
    """A table set for so many people, who each prefer another of the addresses."""
    cookies = [ask(address, "/api/guests", {})[1] for address in [addresses[0]] * players]
    made, _ = ask(addresses[0], "/api/tables", {"game": game, "players": players, **given}, cookies[0])
    luck = random.Random(seed)
    return [
        Person(
            [*addresses[seat % len(addresses) :], *addresses[: seat % len(addresses)]],
            made["table"],
            seat,
            cookies[seat],
            random.Random(luck.random()),
        )
        for seat in range(players)
    ]
