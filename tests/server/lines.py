"""Bare lines to the real server, over which anything may be sent."""

import contextlib
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fromagerie.server.request_guard import COOKIE
from tests.server.real_server import PATIENCE


def become_a_guest(address: str) -> tuple[str, str]:
    """A cookie, and a table of one's own."""
    answer = httpx.post(f"http://{address}/api/tables", json={"game": "cheese-rescue", "players": 2}, timeout=PATIENCE)
    assert answer.status_code == 201
    return f"{COOKIE}={answer.cookies[COOKIE]}", answer.json()["table"]


def line_to(address: str, table: str, cookie: str = "", **headers: str) -> Any:
    """A socket, to be opened with `async with`."""
    given = {**({"cookie": cookie} if cookie else {}), **headers}
    where = f"ws://{address}/api/tables/{table}/socket"
    return connect(
        where, additional_headers=given, compression=None, max_queue=None, open_timeout=PATIENCE, close_timeout=2
    )


async def read_all(line: ClientConnection) -> list[Any]:
    """All that still comes, until the line is closed; why is in `close_code`."""
    heard = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            heard.append(msgspec.json.decode(await line.recv()))
    return heard


async def closed_with(line: ClientConnection) -> int | None:
    """Read on to the end; says why it was closed."""
    await read_all(line)
    return line.close_code
