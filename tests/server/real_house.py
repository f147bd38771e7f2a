"""The real server in a process of its own, on this machine only, and people who come to it through the network."""

import contextlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fromagerie.server.app import COOKIE

PROGRAM = """
import sys
from fromagerie.server.serve import Plan, run
from fromagerie.server.limits import Limits, Rate
many = Rate(1_000_000, 60)
run(Plan(sys.argv[1], host="127.0.0.1", port=0, limits=Limits(many, many, many, many)))
"""


@contextlib.contextmanager
def a_server(folder: Path) -> Iterator[str]:
    """Serves until the end of the block; says where. Messages are counted as at any table, requests are not."""
    errors = (folder / "errors").open("wb")
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, f"sqlite:///{folder / 'real.db'}"],
        stdout=subprocess.PIPE,
        stderr=errors,
        text=True,
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert "http" in line, (folder / "errors").read_text()
        yield f"127.0.0.1:{line.strip().rpartition(':')[2]}"
    finally:
        process.terminate()
        process.wait(20)
        assert process.stdout is not None
        process.stdout.close()
        errors.close()


def become_a_guest(address: str) -> tuple[str, str]:
    """A cookie, and a table of one's own."""
    answer = httpx.post(f"http://{address}/api/tables", json={"game": "cheese-rescue", "players": 2})
    assert answer.status_code == 201
    return f"{COOKIE}={answer.cookies[COOKIE]}", answer.json()["table"]


def line_to(address: str, table: str, cookie: str = "", **headers: str) -> Any:
    """A socket, to be opened with `async with`."""
    given = {**({"cookie": cookie} if cookie else {}), **headers}
    where = f"ws://{address}/api/tables/{table}/socket"
    return connect(where, additional_headers=given, compression=None, max_queue=None, close_timeout=2)


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
