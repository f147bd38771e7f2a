"""The real server and the processes it starts: bots move, and nobody outlives it."""

import asyncio
import json
import signal
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from tests.server.real_server import PATIENCE, RealServer, until

pytestmark = [pytest.mark.once, pytest.mark.slow]


def children(pid: int) -> list[int]:
    """The processes that this one has started."""
    listed = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in listed.read_text().split()]


def is_running(pid: int) -> bool:
    status = Path(f"/proc/{pid}/stat")
    return status.exists() and status.read_text().rpartition(")")[2].split()[0] != "Z"


async def play_against_a_bot(server: RealServer) -> None:
    """Everything is sent at once, as after a reconnect: nobody has to wait for a welcome. The bot then has moved."""
    made, cookie = server.post("/api/tables", {"game": "cheese-rescue", "players": 2})
    address = f"ws://{server.address}/api/tables/{made['table']}/socket"
    async with asyncio.timeout(PATIENCE), connect(address, additional_headers={"Cookie": cookie}) as line:
        for command in (
            {"do": "hello"},
            {"do": "sit", "id": "1", "seat": 0, "name": "Anne"},
            {"do": "seatbot", "id": "2", "seat": 1, "bot": "random"},
            {"do": "ready", "id": "3"},
        ):
            await line.send(json.dumps(command))
        async for text in line:
            message = json.loads(text)
            assert message["is"] != "refused", message
            game = message.get("game") or {}
            if game.get("legal"):
                act = {
                    "do": "act",
                    "id": f"m{message['seq']}",
                    "move": game["legal"][0]["move"],
                    "seen": message["seq"],
                }
                await line.send(json.dumps(act))
            if game.get("result"):
                return


# What a server starts is not only its bots: a tracker cleans up after it, and complains if it has to.
needs_linux = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs Linux, to see who is whose child")


async def end_with_children(server: RealServer, how: signal.Signals) -> None:
    assert server.process is not None
    started = children(server.process.pid)
    assert started
    server.end(how)
    await until(lambda: not any(is_running(child) for child in started), "its children have ended too")


@needs_linux
def test_bots_move_and_no_process_outlives_a_killed_server(tmp_path: Path) -> None:
    async def story() -> None:
        with RealServer(tmp_path) as server:
            await play_against_a_bot(server)
            await end_with_children(server, signal.SIGKILL)

    asyncio.run(story())


@needs_linux
def test_a_server_with_bots_that_is_told_to_stop_leaves_nothing_behind(tmp_path: Path) -> None:
    async def story() -> None:
        with RealServer(tmp_path) as server:
            await play_against_a_bot(server)
            await end_with_children(server, signal.SIGTERM)
        assert server.words.read_text() == ""

    asyncio.run(story())
