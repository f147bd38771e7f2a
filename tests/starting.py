"""Fromagerie started as somebody new would, from a clone or a wheel, and asked whether one can play."""

import json
import os
import random
import re
import signal
import subprocess
import time
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from websockets.sync.client import connect

from fromagerie.bots import usual_bot
from fromagerie.engine.game import get_game

PATIENCE = 60.0
STARTING = 600.0


def play_until_a_bot_moved(house: str, game: str, players: int) -> None:
    """Set a table, sit down with bots, and move until one of them has."""
    asked = urllib.request.Request(
        f"http://{house}/api/tables", json.dumps({"game": game, "players": players}).encode(), method="POST"
    )
    with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
        table, cookie = json.load(answer)["table"], answer.headers["Set-Cookie"].partition(";")[0]
    bot = usual_bot(get_game(game))
    ids, luck, made = map(str, count()), random.Random(game), 0
    bots = [{"do": "seatbot", "id": next(ids), "seat": seat, "bot": bot} for seat in range(1, players)]
    seat = {"do": "sit", "id": next(ids), "seat": 0, "name": "Zoé"}
    with connect(f"ws://{house}/api/tables/{table}/socket", additional_headers={"Cookie": cookie}) as line:
        for command in ({"do": "hello"}, seat, *bots, {"do": "ready", "id": next(ids)}):
            line.send(json.dumps(command))
        while True:
            update = json.loads(line.recv(PATIENCE))
            if not (playing := update.get("game")):
                continue
            # One entry for the deal, one for each move.
            if playing["version"] > 1 + made and made:
                return
            if playing["legal"]:
                made += 1
                move = luck.choice(playing["legal"])["move"]
                line.send(json.dumps({"do": "act", "id": next(ids), "move": move, "seen": update["seq"]}))


class Start:
    """A house being opened, and what it has said so far."""

    def __init__(self, process: "subprocess.Popen[bytes]", log: Path) -> None:
        self.process = process
        self.log = log
        self.began = time.monotonic()

    @property
    def said(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")

    @property
    def house(self) -> str:
        """Its address, once it has one."""
        found = re.search(r"is open: http://localhost:(\d+)", self.said)
        return f"127.0.0.1:{found[1]}" if found else ""

    def wait(self, true: Callable[[], object], what: str) -> float:
        """Wait until something is so; returns the seconds since the start."""
        while not true():
            assert self.process.poll() is None or true(), f"it ended before {what}:\n{self.said}"
            assert time.monotonic() < self.began + STARTING, f"not within {STARTING} s: {what}\n{self.said}"
            time.sleep(0.02)
        return time.monotonic() - self.began

    def wait_until_playable(self) -> float:
        """Until the page answers and a bot has moved in a game; returns the seconds since the start."""
        self.wait(lambda: self.house, "it opened")
        with urllib.request.urlopen(f"http://{self.house}/", timeout=PATIENCE) as page:
            assert b"<script" in page.read(), "there is no page"
        play_until_a_bot_moved(self.house, "cheese-rescue", 2)
        return time.monotonic() - self.began


@contextmanager
def started(command: tuple[str | Path, ...], folder: Path, env: Mapping[str, str]) -> Iterator[Start]:
    """Start it, and at the end stop it as Ctrl-C does, with whatever it does in the background."""
    log = folder / "start.log"
    with log.open("wb") as out:
        process = subprocess.Popen(
            command, cwd=folder, env=env, stdin=subprocess.DEVNULL, stdout=out, stderr=out, process_group=0
        )
    try:
        yield Start(process, log)
    finally:
        os.killpg(process.pid, signal.SIGINT)
        try:
            process.wait(PATIENCE)
        finally:
            os.killpg(process.pid, signal.SIGKILL) if process.returncode is None else None
