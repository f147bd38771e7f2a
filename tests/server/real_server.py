"""The real server in a process of its own: `fromagerie serve`, as somebody would start it."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

from fromagerie.server.storage.database import sqlite_url

COMMAND = (sys.executable, "-m", "fromagerie.cli", "serve", "--host", "127.0.0.1", "--pace", "0")
HASTY = (sys.executable, "-m", "tests.server.hasty")  # whose line is dead is away at once
PATIENCE = 60.0  # for machines with other things to do


class RealServer:
    """On a port of its own. It may be killed and started again as often as you like; what it says is in `words`."""

    def __init__(
        self, folder: Path, *, database: str = "", generous: bool = True, command: tuple[str, ...] = COMMAND
    ) -> None:
        self.command = command
        self.database = database or sqlite_url(folder / "house.db")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.words = folder / f"server-{self.port}.log"
        self.options = ("--port", str(self.port), "--database", self.database, *(["--generous"] if generous else []))
        self.process: subprocess.Popen[str] | None = None
        self.address = f"127.0.0.1:{self.port}"

    def start(self) -> float:
        """Start, and wait until it is open; says how many seconds that took."""
        began = time.monotonic()
        # What Python compiles may be kept: a server is not compiled anew at every start.
        env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        with self.words.open("ab") as words:
            # In a group of its own: Ctrl-C is for the tests, which know what to do about their servers.
            self.process = subprocess.Popen(
                (*self.command, *self.options),
                stdout=subprocess.PIPE,
                stderr=words,
                env=env,
                text=True,
                process_group=0,
            )
        assert self.process.stdout is not None
        assert "open" in self.process.stdout.readline(), self.words.read_text()
        return time.monotonic() - began

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

    def post(self, path: str, body: Any = None, cookie: str = "") -> tuple[Any, str]:
        """One POST; says the answer and the cookie."""
        data = b"" if body is None else json.dumps(body).encode()
        asked = urllib.request.Request(f"http://{self.address}{path}", data, {"Cookie": cookie}, method="POST")
        with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
            return json.load(answer), (answer.headers["Set-Cookie"] or cookie).partition(";")[0]


async def until(true: Any, what: str, seconds: float = PATIENCE) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, f"not within {seconds} s: {what}"
        await asyncio.sleep(0.01)
