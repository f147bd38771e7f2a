"""The real server in a process of its own, and players over real sockets who come back by themselves.

Every player keeps a ledger of what was acknowledged: the oracle of what must never be lost.
"""

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from itertools import count
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from fromagerie.server.database import sqlite_url

COMMAND = (sys.executable, "-m", "fromagerie.cli", "serve", "--host", "127.0.0.1", "--pace", "0", "--generous")
PATIENCE = 60.0  # for machines with other things to do


class RealServer:
    """`fromagerie serve` on a port of its own. It may be killed and started again as often as you like."""

    def __init__(self, folder: Path) -> None:
        self.url = sqlite_url(folder / "house.db")
        self.words = folder / "server.log"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.process: subprocess.Popen[str] | None = None
        self.address = f"127.0.0.1:{self.port}"

    def start(self) -> float:
        """Start, and wait until it is open; says how many seconds that took."""
        began = time.monotonic()
        # What Python compiles may be kept: a server is not compiled anew at every start.
        env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        arguments = (*COMMAND, "--port", str(self.port), "--database", self.url)
        with self.words.open("ab") as words:
            self.process = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=words, env=env, text=True)
        assert self.process.stdout is not None
        assert "open" in self.process.stdout.readline()
        return time.monotonic() - began

    def cpu_seconds(self) -> float:
        """What this process has used of the processors so far."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self, how: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None

    def __enter__(self) -> "RealServer":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.end(signal.SIGKILL)

    def ask(self, path: str, cookie: str = "", body: Any = None) -> tuple[Any, str]:
        """One POST; says the answer and the cookie."""
        data = b"" if body is None else json.dumps(body).encode()
        asked = urllib.request.Request(f"http://{self.address}{path}", data, {"Cookie": cookie}, method="POST")
        with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
            return json.load(answer), (answer.headers["Set-Cookie"] or cookie).partition(";")[0]


class Player:
    """Plays at random for ever. After a cut: back, hello with what was seen, and whatever had no answer once more."""

    numbers = count()

    def __init__(self, server: RealServer, cookie: str, table: str, seat: int) -> None:
        self.server, self.cookie, self.table, self.seat = server, cookie, table, seat
        self.name = f"p{next(Player.numbers)}"
        self.luck = random.Random(self.name)
        self.ledger: list[tuple[str, int]] = []  # acknowledged: id and number, in the order of the answers
        self.open: dict[str, dict[str, Any]] = {}  # sent, and not answered yet
        self.seen: int | None = None
        self.ids = count()
        self.greeted = 0  # how often there was an update after a hello
        self.news = asyncio.Event()

    async def live(self) -> None:
        while True:
            with contextlib.suppress(OSError, WebSocketException, asyncio.TimeoutError):
                address = f"ws://{self.server.address}/api/tables/{self.table}/socket"
                headers = {"Cookie": self.cookie}
                async with connect(address, additional_headers=headers, compression=None, ping_interval=None) as line:
                    await self.talk(line)
            await asyncio.sleep(0.2 + 0.2 * self.luck.random())

    async def talk(self, line: ClientConnection) -> None:
        await line.send(json.dumps({"do": "hello", "seen": self.seen}))
        for command in list(self.open.values()):
            await line.send(json.dumps(command))
        fresh = True
        async for text in line:
            message = json.loads(text)
            match message["is"]:
                case "done":
                    self.open.pop(message["id"], None)
                    self.ledger.append((message["id"], message["seq"]))
                case "refused":
                    self.open.pop(message["id"], None)
                case "update":
                    self.greeted += fresh
                    fresh = False
                    self.seen = message["seq"]
                    wish = None if self.open else self.think(message)
                    if wish:
                        number = f"{self.name}-{next(self.ids)}"
                        self.open[number] = {"id": number, **wish}
                        await line.send(json.dumps(self.open[number]))
            self.news.set()

    def think(self, update: dict[str, Any]) -> dict[str, Any] | None:
        """What to do about this update."""
        game, phase = update.get("game"), update["room"]["phase"]
        if update["you"]["seat"] is None:
            return {"do": "sit", "seat": self.seat, "name": self.name}
        if phase == "gathering":
            return (
                None if update["room"]["seats"][update["you"]["seat"]]["ready"] else {"do": "ready", "seed": self.name}
            )
        if phase == "over":
            return {"do": "rematch"} if update["you"]["host"] else None
        if game and game["legal"]:
            return {"do": "act", "move": self.luck.choice(game["legal"])["move"], "seen": update["seq"]}
        return None


def set_tables(server: RealServer, games: list[tuple[str, int, dict[str, Any]]]) -> list[Player]:
    """People for each of these tables: game, players, options."""
    players = []
    for game, seats, options in games:
        cookies = [server.ask("/api/guests")[1] for _ in range(seats)]
        made, _ = server.ask("/api/tables", cookies[0], {"game": game, "players": seats, "options": options})
        players += [Player(server, cookie, made["table"], seat) for seat, cookie in enumerate(cookies)]
    return players


async def until(true: Any, what: str, seconds: float = PATIENCE) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, f"not within {seconds} s: {what}"
        await asyncio.sleep(0.01)
