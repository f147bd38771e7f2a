"""With a uvicorn or websockets that line.py does not know, games go on over plain ASGI, and limits hold."""

import asyncio
import contextlib
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import structlog
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from fromagerie.server import protocol_choice
from fromagerie.server.protocol_choice import OF_LINES, OF_REQUESTS, http_protocol, lacking, websocket_protocol
from fromagerie.server.rate_limits import Limits
from fromagerie.server.serve import GENEROUS
from fromagerie.server.timeouts import BEHIND, FAREWELL
from fromagerie.server.wire import FRAME
from fromagerie.server.ws import connection as sockets
from fromagerie.server.ws.connection import Connection
from fromagerie.server.ws.fast_websocket import FastWebSocket
from fromagerie.server.ws.plain_websocket import PlainWebSocket
from tests.server.lines import become_a_guest, closed_with, line_to, read_all
from tests.server.real_server import COMMAND, RealServer
from tests.server.still_house import run_still
from tests.server.test_real_server import play_against_a_bot

pytestmark = [pytest.mark.once, pytest.mark.slow]

PLAIN = (sys.executable, "-m", "tests.server.plain_server", *COMMAND[3:])


def test_a_game_is_played_and_limits_hold_over_plain_lines(tmp_path: Path) -> None:
    async def story() -> None:
        with RealServer(tmp_path, generous=False, command=PLAIN) as server:
            await play_against_a_bot(server)
            cookie, table = become_a_guest(server.address)
            async with line_to(server.address, table, cookie) as line:
                for _ in range(130):
                    await line.send('{"do":"ping"}')
                answers = await read_all(line)
                assert [answer["is"] for answer in answers[:100]] == ["pong"] * 100
                assert (answers[-1]["code"], line.close_code) == ("too-many", sockets.TOO_MANY)
            async with line_to(server.address, table, cookie) as line:
                await line.send("x" * (FRAME + 1))
                assert await closed_with(line) == 1009
        # Beside what Python tells of processes that were killed.
        (said,) = [line for line in server.words.read_text().splitlines() if line.startswith("{")]
        assert "plain lines" in said
        assert "uvicorn" in said

    asyncio.run(story())


def test_whoever_does_not_read_a_plain_line_is_let_go() -> None:
    async def story() -> None:
        never = asyncio.Event()

        async def stuck(_: Any) -> None:
            await never.wait()

        socket: Any = SimpleNamespace(send_text=stuck, receive=never.wait)
        counter: Any = SimpleNamespace(guard=SimpleNamespace(registry=None, limits=GENEROUS), received=0, dropped=0)
        transport = PlainWebSocket(socket)
        line = Connection(counter, transport, SimpleNamespace(inbox=asyncio.Queue()), "somebody")  # type: ignore[arg-type]
        began = asyncio.get_running_loop().time()
        for _ in range(1000):
            line.send(b"news" * 256)
        assert transport.unsent <= BEHIND + 1024
        assert (line.closing, counter.dropped) == (sockets.TOO_SLOW, 1)
        with contextlib.suppress(asyncio.CancelledError):
            await line.run(socket)
        assert asyncio.get_running_loop().time() == began + FAREWELL
        await transport.end()

    run_still(story())


def test_the_direct_way_is_taken_where_everything_is_as_expected() -> None:
    assert protocol_choice.unknown_version() == ""
    assert issubclass(websocket_protocol(Limits()), FastWebSocket)
    assert http_protocol(Limits(), 100).most_open == 100


def test_what_is_missing_inside_uvicorn_is_found_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(WebSocketsSansIOProtocol, "send_receive_event_to_app")
    monkeypatch.delattr(FastWebSocket, "send_receive_event_to_app")
    with structlog.testing.capture_logs() as told:
        assert websocket_protocol(Limits()) == "websockets-sansio"
    assert [each["unknown"] for each in told] == ["send_receive_event_to_app"]


@pytest.mark.parametrize("name", [*OF_LINES, *OF_REQUESTS])
def test_every_name_that_is_looked_for_is_looked_at(name: str) -> None:
    bare = type("Bare", (), {"__init__": lambda self, *_, **__: None})
    assert name in lacking(bare, OF_LINES if name in OF_LINES else OF_REQUESTS)


def test_another_version_is_not_trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(protocol_choice.KNOWN, "websockets", "17.40.")
    assert protocol_choice.unknown_version().startswith("websockets 17.")


def test_what_is_known_is_what_may_be_installed() -> None:
    text = (Path(__file__).parents[2] / "pyproject.toml").read_text()
    for name, known in protocol_choice.KNOWN.items():
        *others, last = known.rstrip(".").split(".")
        above = ".".join([*others, str(int(last) + 1)])
        assert f'"{name}>={known.rstrip(".")}' in text
        assert f',<{above}"' in text
