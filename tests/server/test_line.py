"""What comes over a line is heard alike, however it is cut, and whichever way it goes: straight, or by the book."""

import asyncio
import random
import socket
import sys
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from fromagerie import system
from fromagerie.server.ws.fast_websocket import PROBES, FastWebSocket
from fromagerie.server.ws.rfc6455 import cut_frame, heading
from tests.server.still_house import run_still

pytestmark = pytest.mark.once

LONGEST = 2_000
SIZES = (0, 1, 124, 125, 126, 127, 1_000, 65_535, 65_536, 70_000)
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Wire:
    """A transport whose other end is a list."""

    def __init__(self, **known: Any) -> None:
        self.sent = b""
        self.closing = False
        self.known = known

    def get_extra_info(self, name: str) -> Any:
        return self.known.get(name)

    def set_write_buffer_limits(self, high: int) -> None:
        pass

    def write(self, data: bytes) -> None:
        self.sent += data

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def pause_reading(self) -> None:
        pass

    resume_reading = pause_reading
    abort = close


async def accept_and_wait(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        pass


async def opened(wire: Wire, app: Any = accept_and_wait) -> FastWebSocket:
    config = uvicorn.Config(app, ws_max_size=LONGEST, ws_per_message_deflate=False, log_level="critical")
    config.load()
    line = FastWebSocket(config, ServerState(), {})
    line.connection_made(wire)
    line.data_received(HANDSHAKE)
    while line.conn.state is not State.OPEN:
        await asyncio.sleep(0)
    return line


async def close(line: FastWebSocket) -> None:
    line.stop_keepalive()
    line.connection_lost(None)
    await asyncio.gather(*line.tasks, return_exceptions=True)


async def heard_over(pieces: list[bytes], *, by_the_book: bool) -> tuple[list[str | bytes], State, bytes]:
    """What a line makes of what comes over it: what was heard, how it stands, what it answered."""
    wire = Wire()
    line = await opened(wire)
    heard: list[str | bytes] = []
    line.hears = heard.append
    before = len(wire.sent)
    for piece in pieces:
        if wire.closing:
            break
        if by_the_book:
            WebSocketsSansIOProtocol.data_received(line, piece)
        else:
            line.data_received(piece)
    line.stop_keepalive()
    state, answered = line.conn.state, wire.sent[before:]
    await close(line)
    return heard, state, answered


def some_frames(luck: random.Random) -> list[Frame]:
    """A conversation of somebody who knows most of the rules."""
    frames: list[Frame] = []
    for _ in range(luck.randrange(1, 12)):
        text = ("é" * luck.choice((0, 1, 30, 62, 63, 300, 900)) + "x" * luck.randrange(3)).encode()
        match luck.randrange(12):
            case 0:
                frames.append(Frame(Opcode.PING, b"still there?"))
            case 1:
                frames.append(Frame(Opcode.PONG, b"yes"))
            case 2:
                frames += [Frame(Opcode.TEXT, b"in two ", fin=False), Frame(Opcode.CONT, b"pieces")]
            case 3:
                frames += [
                    Frame(Opcode.TEXT, b"in three ", fin=False),
                    Frame(Opcode.PING, b"!"),
                    Frame(Opcode.CONT, b"pieces ", fin=False),
                    Frame(Opcode.CONT, text),
                ]
            case 4:
                frames.append(Frame(Opcode.BINARY, text))
            case _:
                frames.append(Frame(Opcode.TEXT, text))
    return frames


# What is not done.
RUDE = (
    [Frame(Opcode.TEXT, b"\xff\xfe")],
    [Frame(Opcode.TEXT, b"x" * (LONGEST + 1))],
    [Frame(Opcode.CONT, b"of nothing")],
    [Frame(Opcode.TEXT, b"begun, ", fin=False), Frame(Opcode.TEXT, b"and forgotten")],
    [Frame(Opcode.CLOSE, b"\x03\xe8"), Frame(Opcode.TEXT, b"one more thing")],
)


def cut_up(data: bytes, luck: random.Random) -> list[bytes]:
    cuts = sorted(luck.sample(range(1, len(data)), min(len(data) - 1, luck.choice((0, 0, 1, 3, 20)))))
    return [data[begin:end] for begin, end in zip([0, *cuts], [*cuts, len(data)], strict=True)]


@pytest.mark.parametrize("seed", range(4))
def test_a_line_hears_the_same_straight_and_by_the_book(seed: int) -> None:
    async def story() -> None:
        luck = random.Random(seed)
        heard_at_all = 0
        for _ in range(60):
            frames = [frame.serialize(mask=True) for frame in some_frames(luck)]
            pieces = frames if luck.random() < 0.5 else cut_up(b"".join(frames), luck)
            if luck.random() < 0.5:
                pieces += [frame.serialize(mask=True) for frame in luck.choice(RUDE)]
            straight = await heard_over(pieces, by_the_book=False)
            assert straight == await heard_over(pieces, by_the_book=True)
            heard_at_all += len(straight[0])
        assert heard_at_all > 100

    asyncio.run(story())


def test_who_does_not_mask_is_let_go() -> None:
    frame = Frame(Opcode.TEXT, b"in plain view").serialize(mask=False)
    heard, state, _ = asyncio.run(heard_over([frame], by_the_book=False))
    assert heard == []
    assert state is State.CLOSING


@pytest.mark.parametrize("size", SIZES)
def test_frames_are_cut_and_headed_as_the_standard_has_it(size: int) -> None:
    text = random.Random(size).randbytes(size)
    masked = Frame(Opcode.TEXT, text).serialize(mask=True)
    assert cut_frame(b"before" + masked + b"after", 6) == (text, 6 + len(masked))
    for missing in (1, 5, len(masked) - 1):
        assert cut_frame(masked[:-missing], 0) == (None, 0)
    assert heading(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize(
    "frame", [Frame(Opcode.PONG, b"yes"), Frame(Opcode.BINARY, b"?"), Frame(Opcode.TEXT, b"to be con", fin=False)]
)
def test_what_is_no_text_goes_by_the_book(frame: Frame) -> None:
    sent = frame.serialize(mask=True)
    assert cut_frame(sent, 0) == (None, len(sent))


# How long a line takes

FAR_AWAY = ("93.184.215.14", 50_000)


def pong(number: int) -> bytes:
    return Frame(Opcode.PONG, b"line%d" % number).serialize(mask=True)


def test_a_line_is_measured_as_soon_as_it_is_open_and_whenever_a_pong_comes() -> None:
    async def story() -> None:
        wire = Wire()
        line = await opened(wire)
        assert wire.sent.endswith(Frame(Opcode.PING, b"line5").serialize(mask=False)), "before anything else is said"
        assert line.round_trips.round_trip == 0
        await asyncio.sleep(0.15)
        line.data_received(pong(5))
        assert line.round_trips.round_trip == pytest.approx(150, abs=1), "no message has come"
        await asyncio.sleep(0.06)
        for number in (5, 9, 4, 3, 2, 1):
            line.data_received(pong(number))
        assert len(line.round_trips.pings) == PROBES, "a pong that nobody waits for counts for nothing"
        await asyncio.sleep(60)
        assert wire.sent.count(b"line") == PROBES
        await close(line)

    run_still(story())


async def accept_behind_a_proxy(scope: Any, receive: Any, send: Any) -> None:
    scope["client"] = ("93.184.215.15", 0)
    await accept_and_wait(scope, receive, send)


@pytest.mark.parametrize(
    ("peer", "app", "believed"),
    [
        (FAR_AWAY, accept_and_wait, 25),  # their kernel answers within 20
        (FAR_AWAY, accept_behind_a_proxy, 150),  # it is the proxy's
        (("127.0.0.1", 50_000), accept_and_wait, 150),  # a proxy that does not say so, or a tunnel
        (("::ffff:192.168.0.7", 50_000), accept_and_wait, 150),
        (None, accept_and_wait, 150),
    ],
)
def test_no_line_is_slower_than_the_kernel_at_its_end(
    peer: Any, app: Any, believed: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system, "quickest_round_trip", lambda _: 20.0)

    async def story() -> None:
        line = await opened(Wire(peername=peer), app)
        await asyncio.sleep(0.15)
        line.data_received(pong(5))
        assert line.round_trips.round_trip == pytest.approx(believed, abs=1)
        await close(line)

    run_still(story())


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells")
def test_the_kernel_tells_how_quick_a_connection_is() -> None:
    with socket.create_server(("127.0.0.1", 0)) as door, socket.create_connection(door.getsockname()) as line:
        quickest = system.quickest_round_trip(line)
        assert quickest is not None
        assert 0 <= quickest < 10_000
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as other:
        assert system.quickest_round_trip(other) is None
    assert system.quickest_round_trip(None) is None


def test_a_pong_is_a_sign_of_life_and_calls_back_whoever_waits_for_one() -> None:
    async def story() -> None:
        config = uvicorn.Config(accept_and_wait, ws_max_size=LONGEST, ws_per_message_deflate=False)
        config.load()
        line = FastWebSocket(config, ServerState(), {})
        line.connection_made(Wire())
        line.data_received(HANDSHAKE)
        while line.conn.state is not State.OPEN:
            await asyncio.sleep(0)
        back: list[float] = []
        line.pulse.heard_at, line.pulse.on_return = 0.0, lambda: back.append(line.pulse.heard_at)
        for _ in range(2):
            line.data_received(Frame(Opcode.PONG, b"").serialize(mask=True))
        assert len(back) == 1, "once"
        assert back[0] > 0.0
        line.connection_lost(None)

    asyncio.run(story())
