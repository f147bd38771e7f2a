"""The doors of the real server: what is too large, too much, too slow or from elsewhere is shut out, and told why."""

import asyncio
import contextlib
import signal
import statistics
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from fromagerie.server.domain import race
from fromagerie.server.serve import GENEROUS
from fromagerie.server.table.messages import Pulse
from fromagerie.server.timeouts import BEHIND, PATIENCE
from fromagerie.server.wire import FRAME
from fromagerie.server.ws import connection as sockets
from fromagerie.server.ws.connection import Connection
from tests.server.frames import Frames
from tests.server.lines import become_a_guest, closed_with, line_to, read_all
from tests.server.real_server import RealServer, until
from tests.server.still_house import run_still
from tests.server.test_tables import run

pytestmark = [pytest.mark.once, pytest.mark.slow]
LONG = 60.0  # seconds; a slow machine is no failure


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with RealServer(tmp_path_factory.mktemp("real"), generous=False) as server:
        yield server.address
        assert httpx.get(f"http://{server.address}/health", timeout=LONG).json()["failures"] == 0
        server.end(signal.SIGTERM)
    # uvicorn tells of text that is not UTF-8 in this way; of ours there is none.
    errors = server.words.read_text()
    assert errors.count("Traceback") <= errors.count("Invalid UTF-8"), errors
    assert "127.0.0.1" not in errors


@pytest.mark.parametrize("sent", ['{"do":"ping"' + " " * FRAME + "}", b" " * FRAME + b"{}"], ids=["text", "binary"])
def test_what_is_too_large_is_not_read(address: str, sent: Any) -> None:
    async def story() -> None:
        cookie, table = become_a_guest(address)
        async with line_to(address, table, cookie) as line:
            await line.send(sent)
            assert await closed_with(line) == 1009

    run(story())


def test_text_that_is_none_closes_the_line(address: str) -> None:
    async def story() -> None:
        cookie, table = become_a_guest(address)
        async with line_to(address, table, cookie) as line:
            await line.send(b"\xff\xfe", text=True)
            assert await closed_with(line) == 1007

    run(story())


def test_who_talks_nonsense_and_hangs_up_in_the_same_breath_troubles_nobody(address: str) -> None:
    async def story() -> None:
        cookie, table = become_a_guest(address)
        async with line_to(address, table, cookie) as line:
            nonsense = Frame(Opcode.TEXT, b'{"do":"sit"}').serialize(mask=True) * sockets.STRIKES
            farewell = Frame(Opcode.CLOSE, (1000).to_bytes(2, "big")).serialize(mask=True)
            # In one piece: the server has read the farewell when it comes to judge the nonsense.
            line.transport.write(nonsense + farewell)
            await closed_with(line)
        # Whether anything went wrong is told by the server's own words, at the end of this file's tests.

    run(story())


@pytest.mark.parametrize(
    "sent",
    [b"\x00\xff", "[" * 4000, '{"do":' * 1000, "null", '{"do":"sit"}'],
    ids=["binary", "deep", "deeper", "null", "lacking"],
)
def test_nonsense_is_answered_and_a_lot_of_it_closes_the_line(address: str, sent: Any) -> None:
    async def story() -> None:
        cookie, table = become_a_guest(address)
        async with line_to(address, table, cookie) as line:
            for _ in range(sockets.STRIKES):
                await line.send(sent)
            answers = await read_all(line)
            assert [answer["code"] for answer in answers] == ["malformed"] * sockets.STRIKES
            assert line.close_code == sockets.NONSENSE

    run(story())


def test_too_many_messages_are_refused_then_the_line_is_closed(address: str) -> None:
    async def story() -> None:
        cookie, table = become_a_guest(address)
        async with line_to(address, table, cookie) as line:
            for _ in range(130):
                await line.send('{"do":"ping"}')
            answers = await read_all(line)
            assert [answer["is"] for answer in answers[:100]] == ["pong"] * 100
            assert answers[-1]["code"] == "too-many"
            assert line.close_code == sockets.TOO_MANY

    run(story())


def test_a_fifth_line_is_closed_also_when_all_come_at_once(address: str) -> None:
    async def story() -> None:
        cookie, table = become_a_guest(address)
        async with contextlib.AsyncExitStack() as stack:

            async def come() -> Any:
                line = await stack.enter_async_context(line_to(address, table, cookie))
                with contextlib.suppress(ConnectionClosed):
                    await line.send('{"do":"hello"}')
                return line

            lines = await asyncio.gather(*(come() for _ in range(12)))
            ends = {line: asyncio.create_task(closed_with(line)) for line in lines}
            await until(lambda: sum(end.done() for end in ends.values()) == 8, "eight of twelve are closed")
            assert [end.result() for end in ends.values() if end.done()] == [sockets.TOO_MANY] * 8
            for line in [line for line, end in ends.items() if not end.done()]:
                ends[line].cancel()
                await asyncio.wait([ends[line]])
                await line.send('{"do":"ping"}')
                while msgspec.json.decode(await line.recv())["is"] != "pong":
                    pass

    run(story())


@pytest.mark.parametrize(
    ("headers", "guest", "there", "code"),
    [
        ({"origin": "https://elsewhere.example"}, True, True, sockets.NOT_OURS),
        ({"origin": "null"}, True, True, sockets.NOT_OURS),
        ({}, False, True, sockets.NO_GUEST),
        ({"cookie": "fromagerie=made-up"}, False, True, sockets.NO_GUEST),
        ({}, True, False, sockets.NO_TABLE),
    ],
)
def test_strangers_are_turned_away(address: str, headers: dict[str, str], guest: bool, there: bool, code: int) -> None:
    async def story() -> None:
        cookie, table = become_a_guest(address)
        given = {"cookie": cookie} | headers if guest else headers
        async with line_to(address, table if there else "nosuchtable", **given) as line:
            assert await closed_with(line) == code

    run(story())


def test_some_hundred_odd_frames_do_the_real_server_no_harm(address: str) -> None:
    async def story() -> None:
        made = Frames(99)
        for _ in range(5):
            cookie, table = become_a_guest(address)
            async with line_to(address, table, cookie) as line:
                await line.send('{"do":"hello"}')
                for _ in range(90):
                    frame = made.frame()
                    try:
                        await line.send(frame.encode("utf-8", "replace").decode() if isinstance(frame, str) else frame)
                    except Exception:
                        break
        assert httpx.get(f"http://{address}/health", timeout=LONG).json()["failures"] == 0

    run(story())


class Wire:
    """The other end of a line, somebody who never reads."""

    round_trips = race.LatencyEstimator()
    pulse = Pulse()

    def __init__(self) -> None:
        self.unread = 0
        self.closed: list[int] = []
        self.hears: Any = None

    def say(self, *messages: bytes) -> int:
        self.unread += sum(map(len, messages))
        return self.unread

    def hang_up(self, code: int) -> None:
        self.closed.append(code)


def a_line(actor: Any = None) -> tuple[Connection, Wire, Any]:
    counter: Any = SimpleNamespace(guard=SimpleNamespace(registry=None, limits=GENEROUS), received=0, dropped=0)
    wire = Wire()
    return Connection(counter, wire, actor, "somebody"), wire, counter


def test_whoever_does_not_read_is_let_go_and_costs_a_bounded_number_of_bytes() -> None:
    line, wire, counter = a_line()
    for _ in range(1000):
        line.send(b"news" * 256)
    assert wire.unread <= BEHIND + 1024
    assert (wire.closed, counter.dropped) == ([sockets.TOO_SLOW], 1)


# Slow on purpose

HALF_OPEN, MANY_HALF_OPEN = 200, 1_000  # here, and in ./dev prove server --only SLOW
HALVES = (
    b"",
    b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
    b"GET /api/tables/x/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upg",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{",
)
ROUNDS = 3
QUICK = 0.02  # twice almost nothing is still almost nothing


class Crowd:
    """Very many who begin to say what they want, and do not go on."""

    def __init__(self, size: int) -> None:
        self.size = size

    async def come(self, address: str) -> None:
        host, _, port = address.partition(":")
        self.lines = [await asyncio.open_connection(host, int(port)) for _ in range(self.size)]
        for number, (_, writer) in enumerate(self.lines):
            writer.write(HALVES[number % len(HALVES)])

    async def wait_to_be_let_go(self) -> None:
        async with asyncio.timeout(6 * PATIENCE):
            await asyncio.gather(*(reader.read() for reader, _ in self.lines), return_exceptions=True)

    def go(self) -> None:
        for _, writer in self.lines:
            writer.close()


async def p99(address: str, table: str, cookie: str) -> float:
    """How long a player waits for an answer, in seconds: of a hundred times the longest but one."""
    times = []
    async with line_to(address, table, cookie) as line:
        for _ in range(100):
            began = time.perf_counter()
            await line.send('{"do":"ping"}')
            await line.recv()
            times.append(time.perf_counter() - began)
            await asyncio.sleep(0.005)
    return sorted(times)[-2]


async def slowed_down(address: str, table: str, cookie: str, size: int) -> str:
    """With and without them in turn, so that what else the machine has to do weighs on both; says by how much."""
    alone, crowded, crowd = [], [], Crowd(size)
    for _ in range(ROUNDS):
        alone.append(await p99(address, table, cookie))
        await crowd.come(address)
        crowded.append(await p99(address, table, cookie))
        crowd.go()
    slow = statistics.median(crowded) > max(2 * statistics.median(alone), QUICK)
    return f"alone {alone}, crowded {crowded}" if slow else ""


def prove_slow_ones_do_no_harm(address: str, size: int) -> int:
    """What they cost, they cost every time; what somebody else on this machine does, not three times in a row."""

    async def story() -> None:
        cookie, table = become_a_guest(address)
        found = [await slowed_down(address, table, cookie, size)]
        while found[-1] and len(found) < 3:
            found.append(await slowed_down(address, table, cookie, size))
        assert not found[-1], found
        crowd = Crowd(size)
        await crowd.come(address)
        await crowd.wait_to_be_let_go()
        crowd.go()
        assert httpx.get(f"http://{address}/health", timeout=LONG).status_code == 200

    run(story())
    return size


def test_half_open_connections_slow_nobody_down_and_do_not_last(address: str) -> None:
    assert prove_slow_ones_do_no_harm(address, HALF_OPEN) == HALF_OPEN


def test_whoever_said_hello_may_be_quiet_for_as_long_as_they_like(tmp_path: Path) -> None:
    """Hello and a command in one breath, then nothing: the table may not even have come to the Hello yet."""

    async def story() -> None:
        said = asyncio.Queue[Any]()
        for text in ('{"do":"hello"}', '{"do":"ping"}'):
            said.put_nowait({"type": "websocket.receive", "text": text})
        line, wire, _ = a_line(SimpleNamespace(post=lambda mail: True, inbox=asyncio.Queue()))
        socket: Any = SimpleNamespace(receive=said.get)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(3 * PATIENCE):
                await line.run(socket)
        assert wire.closed == [1000]

    run_still(story())


def test_whoever_says_nothing_is_let_go() -> None:
    async def story() -> None:
        line, wire, _ = a_line(SimpleNamespace(inbox=asyncio.Queue()))
        socket: Any = SimpleNamespace(receive=asyncio.Queue[Any]().get)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE + 1):
                await line.run(socket)
        assert wire.closed[0] == sockets.NONSENSE

    run_still(story())
