"""Load on the real server: many tables, real sockets, whole games of all five kinds.

`python -m benchmarks.server_load [--tables 500] [--rate 500] [--seconds 30]`: client and server on this machine. Every
table has four people; each move is made at the time planned for it, so that the rate is the rate. What is timed is what
a player feels: from sending a move to hearing that it is done, and to everybody else at the table having been told.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import math
import os
import random
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from benchmarks.interpreters import quickest
from benchmarks.load_line import LoadLine, open_line

GAMES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("cheez-tricks", 4, {}),
    ("cheese-rescue", 4, {}),
    ("drole-de-fromage", 4, {"max_turns": 200}),
    ("cheese-mafia", 4, {}),
    ("cheese-master", 4, {}),
)
numbers = count(1)


class Choice(Struct):
    move: str


class GameSaid(Struct):
    legal: list[Choice]


class RoomSaid(Struct):
    phase: str


class YouSaid(Struct):
    seat: int | None


class Said(Struct):
    """Of what the server says, what a player of this kind needs."""

    is_: str = msgspec.field(name="is")
    seq: int = 0
    id: str | None = None
    code: str = ""
    you: YouSaid | None = None
    room: RoomSaid | None = None
    game: GameSaid | None = None


decoder = msgspec.json.Decoder(Said)


class Figures:
    """What was measured after the warm-up."""

    def __init__(self) -> None:
        self.done: list[float] = []
        self.by_game: defaultdict[str, list[float]] = defaultdict(list)
        self.told: list[float] = []
        self.refused: Counter[str] = Counter()
        self.errors = 0
        self.games = 0
        self.counting = False


class LoadTable:
    """A table whose moves come evenly, one every `gap` seconds."""

    def __init__(self, game: str, gap: float, figures: Figures, seed: int) -> None:
        self.game = game
        self.gap = gap
        self.figures = figures
        self.luck = random.Random(seed)
        self.people: list[LoadPerson] = []
        self.next_move = 0.0
        self.sent: dict[int, float] = {}  # by the number the move got: when it was sent
        self.asking = False
        self.left = math.inf  # moves that may still be made
        self.dealt = asyncio.Event()

    def go(self, gap: float, moves: float = math.inf) -> None:
        """From now on a move every `gap` seconds (0: as soon as it may), so many of them; 0 moves: rest."""
        self.gap, self.left = gap, moves
        self.next_move = time.perf_counter() - self.luck.random() * gap
        for person in self.people:
            person.consider()

    def plan(self) -> float:
        """When the next move of this table is due."""
        self.next_move = max(self.next_move + self.gap, time.perf_counter())
        return self.next_move


class LoadPerson:
    """Somebody at a table; without a seat, somebody who watches."""

    def __init__(self, table: LoadTable, seat: int | None, url: str, cookie: str, source: str | None = None) -> None:
        self.table = table
        self.seat = seat
        # No two alike, as in real life: sentences are remembered by name.
        self.name = f"{'ABCDEFGH'[seat or 0]}{next(numbers)}"
        self.url = url
        self.cookie = cookie
        self.source = source
        self.line: LoadLine
        self.seq = 0
        self.phase = ""
        self.legal: list[Choice] = []
        self.busy = False
        self.pending: dict[str, float] = {}

    async def run(self) -> None:
        await self.come()
        await self.line.closed
        self.table.figures.errors += 1

    async def come(self) -> None:
        hear = lambda message: self.hear(decoder.decode(message))  # noqa: E731
        self.line = await open_line(self.url, self.cookie, hear, self.source)
        self.send(do="hello")
        if self.seat is not None:
            self.send(do="sit", id=self.new_id(), seat=self.seat, name=self.name)
            self.send(do="ready", id=self.new_id())

    def new_id(self) -> str:
        return f"l{next(numbers)}"

    def send(self, **message: Any) -> None:
        self.line.send(msgspec.json.encode(message))

    def hear(self, said: Said) -> None:
        now = time.perf_counter()
        figures, table = self.table.figures, self.table
        match said.is_:
            case "done":
                began = self.pending.pop(said.id or "", None)
                if began is not None:
                    table.sent[said.seq] = began
                    if figures.counting:
                        figures.done.append(now - began)
                        figures.by_game[table.game].append(now - began)
                self.busy = False
            case "refused":
                self.pending.pop(said.id or "", None)
                self.busy = False
                if said.code not in ("rule", "late", "not-now"):  # two may ask for another game in the same moment
                    figures.errors += 1
                figures.refused[said.code] += 1
                self.consider()
            case "update":
                if self.seat != 0 and figures.counting and said.seq in table.sent:
                    figures.told.append(now - table.sent[said.seq])
                self.seq = said.seq
                self.phase = said.room.phase if said.room else self.phase  # left out while it stays the same
                self.legal = said.game.legal if said.game else self.legal
                if said.game:
                    table.dealt.set()
                self.consider()

    def consider(self) -> None:
        if self.phase == "over" and self.seat == 0 and not self.table.asking:
            self.table.asking = True
            self.table.figures.games += 1
            asyncio.get_running_loop().create_task(self.rematch())
        elif self.phase == "playing" and self.legal and not self.busy and self.table.left > 0:
            self.busy = True
            asyncio.get_running_loop().call_at(
                asyncio.get_running_loop().time() + self.table.plan() - time.perf_counter(), self.move
            )

    def move(self) -> None:
        if not self.legal or self.phase != "playing":
            self.busy = False
            return
        self.table.left -= 1
        name = self.new_id()
        choice = self.table.luck.choice(self.legal).move
        self.pending[name] = time.perf_counter()
        self.send(do="act", id=name, move=choice, seen=self.seq)

    async def rematch(self) -> None:
        for person in (person for person in self.table.people if person.seat is not None):
            person.send(do="rematch", id=self.new_id())
        await asyncio.sleep(0.2)
        for person in (person for person in self.table.people if person.seat is not None):
            person.send(do="ready", id=self.new_id())
        self.table.asking = False


def post(address: str, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
    request = urllib.request.Request(address + path, json.dumps(body).encode(), {"Cookie": cookie}, method="POST")
    with urllib.request.urlopen(request) as answer:
        return json.load(answer), (answer.headers["Set-Cookie"] or cookie).partition(";")[0]


def start_server(home: Path, options: Sequence[str]) -> tuple[subprocess.Popen[str], str]:
    python = quickest()
    command = [python.path, "-m", "fromagerie.cli", "serve", "--host", "127.0.0.1", "--port", "0", "--generous"]
    server = subprocess.Popen(
        [*command, "--pace", "0", *options],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | python.environment | {"FROMAGERIE_HOME": str(home)},
    )
    assert server.stdout is not None
    found = re.search(r"localhost:(\d+)", server.stdout.readline())
    if not found:
        raise SystemExit("the server did not start")
    return server, f"http://127.0.0.1:{found[1]}"


@contextlib.contextmanager
def serving(*options: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server with a home of its own, which ends with what it is for."""
    with tempfile.TemporaryDirectory() as home:
        server, address = start_server(Path(home), options)
        try:
            yield server, address
        finally:
            server.terminate()
            try:
                server.wait(60)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()


def usage(pid: int) -> tuple[float, float]:
    """CPU seconds and MiB of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"), pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def quantile(values: list[float], q: float) -> float:
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(q * len(ordered)))] if ordered else float("nan")


async def metric(address: str, name: str) -> float:
    text = await asyncio.to_thread(lambda: urllib.request.urlopen(f"{address}/metrics").read().decode())
    found = re.search(rf"\n{re.escape(name)} ([0-9.e+]+)", text)
    return float(found[1]) if found else 0.0


async def commits(address: str) -> float:
    return await metric(address, "fromagerie_commits_total")


async def guests(address: str, number: int) -> list[str]:
    return [(await asyncio.to_thread(post, address, "/api/guests", {}))[1] for _ in range(number)]


async def open_tables(
    address: str, tables: int, rate: float, games: Sequence[Any], figures: Figures, watchers: int = 0
) -> tuple[list[LoadTable], list[asyncio.Task[None]]]:
    """So many tables with people at them, and what they do."""
    made = [LoadTable(games[number % len(games)][0], tables / rate, figures, number) for number in range(tables)]
    tasks = []
    for number, table in enumerate(made):
        key, players, options = games[number % len(games)]
        cookies = await guests(address, players)
        body = {"game": key, "players": players, "options": options}
        opened, _ = await asyncio.to_thread(post, address, "/api/tables", body, cookies[0])
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{opened['table']}/socket"
        table.people = [LoadPerson(table, seat, url, cookies[seat]) for seat in range(players)]
        table.people += [LoadPerson(table, None, url, cookie) for cookie in await guests(address, watchers)]
        table.next_move = time.perf_counter() + random.random() * table.gap
        tasks += [asyncio.create_task(person.run()) for person in table.people]
        if number % 20 == 0:
            print(f"\r{number} tables", end="", file=sys.stderr, flush=True)
    return made, tasks


async def load(
    address: str, pid: int, tables: int, rates: Sequence[float], seconds: float, games: Sequence[Any], watchers: int = 0
) -> list[dict[str, Any]]:
    figures = Figures()
    empty = usage(pid)[1]
    made, tasks = await open_tables(address, tables, rates[0], games, figures, watchers)
    await asyncio.sleep(3)
    # What is measured is the server's time, not how long this client looks through its own two thousand sockets.
    gc.collect()
    gc.freeze()
    print(f"\r{tables} tables, {len(tasks)} sockets", file=sys.stderr)
    results = []
    for rate in rates:
        for table in made:
            table.gap = tables / rate
        await asyncio.sleep(4)
        before = await commits(address)
        figures.done, figures.told, figures.counting = [], [], True
        figures.by_game.clear()
        cpu, began, own = usage(pid)[0], time.perf_counter(), time.process_time()
        await asyncio.sleep(seconds)
        figures.counting = False
        took = time.perf_counter() - began
        used, rss = usage(pid)
        results.append(
            {
                "tables": tables,
                "sockets": len(tasks),
                "wanted": rate,
                "actions/s": len(figures.done) / took,
                "done p50 ms": quantile(figures.done, 0.5),
                "done p99 ms": quantile(figures.done, 0.99),
                "done p99 ms by game": {game: quantile(times, 0.99) for game, times in sorted(figures.by_game.items())},
                "done p50 ms by game": {game: quantile(times, 0.5) for game, times in sorted(figures.by_game.items())},
                "told p50 ms": quantile(figures.told, 0.5),
                "told p99 ms": quantile(figures.told, 0.99),
                "commits/s": (await commits(address) - before) / took,
                "server CPU": (used - cpu) / took,
                "client CPU": (time.process_time() - own) / took,
                "RSS MiB": rss,
                "KiB/table": (rss - empty) * 1024 / tables,
                "errors": figures.errors,
                "refused": dict(figures.refused),
                "games": figures.games,
            }
        )
        print(json.dumps(results[-1]), file=sys.stderr, flush=True)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return results


def measure(
    tables: int, rates: Sequence[float], seconds: float, games: Sequence[Any] = GAMES, watchers: int = 0
) -> list[dict[str, Any]]:
    with serving() as (server, address):
        return asyncio.run(load(address, server.pid, tables, rates, seconds, games, watchers))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", default="500", help="actions a second; several with commas")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--game", help="only this game")
    given = parser.parse_args()
    wanted = [game for game in GAMES if given.game in (None, game[0])]
    for line in measure(given.tables, [float(rate) for rate in given.rate.split(",")], given.seconds, wanted):
        print(json.dumps(line))
