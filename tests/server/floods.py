"""Floods: what one person can send to the real server as fast as they like, and what another one notices of it."""

import asyncio
import contextlib
import http.client
import json
import multiprocessing
import random
import socket
import statistics
import time
from collections.abc import Callable, Iterator
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import NamedTuple

import msgspec
from websockets.frames import Frame, Opcode

from fromagerie.server.request_guard import COOKIE
from tests.server.guests import a_house
from tests.server.lines import become_a_guest, line_to
from tests.server.real_server import COMMAND, RealServer
from tests.server.test_privacy import a_finished_game, client_of

SECONDS = 2.0
MEDIAN = 25.0  # ms that another player waits
MORE = 20.0  # MB of memory
CONNECTIONS = 8  # of somebody who asks for lists and replays
# So few that somebody who only connects could use them up.
FEW_DESCRIPTORS = ("/bin/sh", "-c", 'ulimit -n 128 && exec "$@"', "sh", *COMMAND)


class Target(NamedTuple):
    """Where the flood goes, and as whom."""

    address: str
    cookie: str
    table: str
    match: str
    source: str = "127.0.1.1"  # the address that it comes from

    def connect(self) -> socket.socket:
        host, _, port = self.address.partition(":")
        return socket.create_connection((host, int(port)), SECONDS, (self.source, 0))

    def line(self) -> socket.socket:
        """An open WebSocket, bare."""
        wire = self.connect()
        wire.sendall(
            f"GET /api/tables/{self.table}/socket HTTP/1.1\r\nHost: {self.address}\r\nCookie: {self.cookie}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        head = b""
        while b"\r\n\r\n" not in head:
            if not (some := wire.recv(4096)):
                raise ConnectionError("turned away")
            head += some
        return wire


def masked(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, data, fin=fin).serialize(mask=True)


def pour(target: Target, end: float, first: bytes, water: bytes, *, read: bool = True) -> int:
    """Over one line after the other, as much as is taken; says how many lines that took."""
    lines = 0
    while time.monotonic() < end:
        with contextlib.suppress(OSError), target.line() as wire:
            lines += 1
            wire.sendall(first)
            wire.settimeout(0.2)
            while time.monotonic() < end:
                wire.sendall(water)
                if read and not wire.recv(65_536):
                    break
    return lines


def empty_pings(target: Target, end: float) -> int:
    return pour(target, end, b"", masked(Opcode.PING) * 40_000)


def empty_fragments(target: Target, end: float) -> int:
    return pour(target, end, masked(Opcode.TEXT, b"x", fin=False), masked(Opcode.CONT, fin=False) * 40_000, read=False)


def unread_pings(target: Target, end: float) -> int:
    return pour(target, end, b"", masked(Opcode.PING, b"x" * 125) * 2_000, read=False)


def crumbs(target: Target, end: float) -> int:
    """A frame byte by byte."""
    lines = 0
    frame = masked(Opcode.TEXT, b"x" * 8_000)
    while time.monotonic() < end:
        with contextlib.suppress(OSError), target.line() as wire:
            lines += 1
            wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            for at in range(len(frame)):
                wire.sendall(frame[at : at + 1])
                if time.monotonic() > end:
                    break
    return lines


def chat(target: Target, end: float) -> int:
    """Somebody with a seat, on all the lines they may have."""
    hello = masked(Opcode.TEXT, b'{"do":"hello"}')
    sit = masked(Opcode.TEXT, b'{"do":"sit","id":"s","seat":1,"name":"Loud"}')
    text = "é" * 500
    said = 0
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(target.line()) for _ in range(4)]
        for wire in lines:
            wire.sendall(hello + sit)
        while time.monotonic() < end:
            for wire in lines:
                with contextlib.suppress(OSError):
                    words = {"do": "say", "id": f"{said}", "text": text}
                    wire.sendall(masked(Opcode.TEXT, json.dumps(words, ensure_ascii=False).encode()))
                    wire.setblocking(False)
                    wire.recv(1 << 20)
                said += 1
            time.sleep(4 / 5 / 8)  # as often as messages may come, and somewhat more
    return said


def ask(target: Target, end: float, paths: Iterator[str]) -> int:
    """Over several connections, one question after the other on each."""
    asked = 0
    here = (target.source, 0)
    lines = [http.client.HTTPConnection(target.address, timeout=30, source_address=here) for _ in range(CONNECTIONS)]
    while time.monotonic() < end:
        for line in lines:
            line.request("GET", next(paths), headers={"Cookie": target.cookie})
        for line in lines:
            line.getresponse().read()
            asked += 1
    for line in lines:
        line.close()
    return asked


def replays(target: Target, end: float) -> int:
    luck = random.Random(1)
    told = f"/api/replays/{target.match}"

    def paths() -> Iterator[str]:
        while True:
            yield f"{told}/frames?seat={luck.randrange(2)}&first={luck.randrange(1, 20)}"
            yield told
            yield "/api/me"

    return ask(target, end, paths())


def lists(target: Target, end: float) -> int:
    def paths() -> Iterator[str]:
        while True:
            yield from ("/api/tables", "/api/games", "/api/daily", "/api/openapi.json", "/metrics")
            yield f"/api/tables/t{random.getrandbits(40)}/qr.svg"
            yield "/api/games/cheez-tricks/rules"
            yield "/api/games/cheez-tricks/lesson"
            yield "/api/games/cheez-tricks/box"

    return ask(target, end, paths())


def half_open(target: Target, end: float) -> int:
    """Connections that never say what they want."""
    made = []
    while time.monotonic() < end:
        with contextlib.suppress(OSError):
            made.append(target.connect())
        if len(made) >= 300:
            time.sleep(0.25)
            for wire in made[:100]:
                wire.close()
            del made[:100]
    for wire in made:
        wire.close()
    return len(made)


FLOODS: dict[str, Callable[[Target, float], int]] = {
    flood.__name__: flood
    for flood in (empty_pings, empty_fragments, unread_pings, crumbs, replays, lists, chat, half_open)
}


def begin(name: str, target: Target, ready: Event, seconds: float) -> None:
    ready.set()
    FLOODS[name](target, time.monotonic() + seconds)


class Noticed(NamedTuple):
    """What another player notices: how long an answer takes (ms), and what it costs (MB); before and meanwhile."""

    flood: str
    before: float
    meanwhile: float
    memory: float
    more: float
    log: int  # bytes

    @property
    def harmless(self) -> bool:
        return self.meanwhile < MEDIAN and self.more < MORE and self.log < 1_000

    def __str__(self) -> str:
        return (
            f"{self.flood:16} {self.before:6.1f} ms -> {self.meanwhile:6.1f} ms   "
            f"{self.memory:5.0f} MB {self.more:+5.1f} MB   {self.log:,} bytes of log"
        )


async def a_target(folder: Path, server: RealServer) -> Target:
    """Somebody who has played a game to its end here; before the server is started."""
    async with a_house(folder) as house, client_of(house) as one, client_of(house) as two:
        _, match = await a_finished_game(house, [one, two])
        opened = await one.post("/api/tables", json={"game": "cheese-rescue", "players": 2})
        return Target(server.address, f"{COOKIE}={one.cookies[COOKIE]}", opened.json()["table"], match)


class Player:
    """Somebody who plays on: says they are ready, and that they are not; each is written down and answered."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookie, self.table = become_a_guest(address)

    async def play(self, seconds: float) -> float:
        """The median of the answers' times, in ms."""
        times: list[float] = []
        async with line_to(self.address, self.table, self.cookie) as line:
            await line.send('{"do":"hello"}')
            await line.send('{"do":"sit","id":"sit","seat":0,"name":"Anne"}')
            end = time.monotonic() + seconds
            while time.monotonic() < end:
                command = f"{random.getrandbits(40)}"
                began = time.perf_counter()
                await line.send(json.dumps({"do": "ready", "id": command, "ready": len(times) % 2 == 0}))
                while msgspec.json.decode(await line.recv()).get("id") != command:
                    pass
                times.append(time.perf_counter() - began)
                await asyncio.sleep(seconds / 60)
        return statistics.median(times) * 1000


def resident(server: RealServer) -> float:
    """MB of the server's own process."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


async def notice(server: RealServer, target: Target, name: str, seconds: float = SECONDS) -> Noticed:
    """One flood, in a process of its own."""
    player = Player(server.address)
    before, memory = await player.play(1.0), resident(server)
    said = server.words.stat().st_size
    context = multiprocessing.get_context("spawn")
    ready = context.Event()
    flood = context.Process(target=begin, args=(name, target, ready, seconds + 0.5))
    flood.start()
    await asyncio.to_thread(ready.wait)
    meanwhile, peak = await player.play(seconds), resident(server)
    await asyncio.to_thread(flood.join)
    assert flood.exitcode == 0, name
    return Noticed(
        name, before, meanwhile, memory, max(peak, resident(server)) - memory, server.words.stat().st_size - said
    )


async def notice_often(server: RealServer, target: Target, name: str) -> Noticed:
    """What a flood costs, it costs every time; what else this machine does, not three times in a row."""
    for number in range(3):
        # From a network of its own, whose allowances nobody has used up.
        source = f"127.0.{1 + 3 * list(FLOODS).index(name) + number}.1"
        noticed = await notice(server, target._replace(source=source), name)
        print(noticed)
        if noticed.harmless:
            break
    return noticed


def prove_floods(folder: Path, names: tuple[str, ...] = tuple(FLOODS)) -> int:
    """Run each flood in turn and print what was noticed; returns how many were run. AssertionError: one did harm."""

    async def story() -> list[Noticed]:
        server = RealServer(folder, generous=False, command=FEW_DESCRIPTORS)
        target = await a_target(folder, server)
        with server:
            return [await notice_often(server, target, name) for name in names]

    noticed = asyncio.run(story())
    harm = [str(each) for each in noticed if not each.harmless]
    assert not harm, "; ".join(harm)
    return len(noticed)
