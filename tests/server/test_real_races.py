"""Races over real sockets, the first ones after sitting down: from far away, and with pongs that are held back."""

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode

from tests.server.real_server import COMMAND, PATIENCE, RealServer
from tests.server.test_plain_lines import PLAIN

pytestmark = [pytest.mark.once, pytest.mark.slow]
FAR = 0.36  # seconds there and back
TOO_LATE = 0.1  # by so much a busy machine may delay a message beyond that, or the race does not count
HELD_BACK = 0.42
RACES = 3


class Detour:
    """The way to a server that is far away: whatever is sent arrives half a round trip later."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.late = 0.0  # how much later than that, at worst
        self.ends: list[asyncio.StreamWriter] = []

    @contextlib.asynccontextmanager
    async def address(self) -> AsyncIterator[str]:
        async with await asyncio.start_server(self.pass_on, "127.0.0.1", 0) as server:
            yield f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
            for end in self.ends:
                end.close()
                with contextlib.suppress(ConnectionError):
                    await end.wait_closed()

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        on = await asyncio.open_connection("127.0.0.1", self.port)
        self.ends += [writer, on[1]]
        await asyncio.gather(self.carry(reader, on[1]), self.carry(on[0], writer))

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        with contextlib.suppress(ConnectionError):
            while data := await reader.read(65536):
                loop.call_later(FAR / 2, self.deliver, writer, data, loop.time() + FAR / 2)
        loop.call_later(FAR / 2, writer.close)

    def deliver(self, writer: asyncio.StreamWriter, data: bytes, due: float) -> None:
        self.late = max(self.late, asyncio.get_running_loop().time() - due)
        writer.write(data)


class Racer:
    """Somebody at a table of Cheese Master."""

    def __init__(self, line: ClientConnection, seat: int, opening: float) -> None:
        self.line = line
        self.seat = seat
        self.opening = opening  # seconds until the line was open
        self.update: dict[str, Any] = {}
        self.saw = 0.0

    async def say(self, **command: Any) -> None:
        await self.line.send(json.dumps(command))

    async def until(self, kind: str, **said: Any) -> dict[str, Any]:
        """Listen until this is said."""
        async with asyncio.timeout(PATIENCE):
            async for text in self.line:
                message: dict[str, Any] = json.loads(text)
                assert message["is"] != "refused", message
                if message["is"] == "update":
                    self.saw, self.update = time.monotonic(), message
                if message["is"] == kind and all(message.get(name) == value for name, value in said.items()):
                    return message
        raise AssertionError("the line was closed")

    async def see_dice(self) -> None:
        while not any(move.startswith("1@") for move in self.moves()):
            await self.until("update")

    def moves(self) -> list[str]:
        return [legal["move"] for legal in (self.update.get("game") or {"legal": []})["legal"]]

    async def put_down(self, elapsed: float | None = None) -> None:
        """The plate 1, and how long that took by their own clock, or by what they say."""
        took = time.monotonic() - self.saw if elapsed is None else elapsed
        plate = next(move for move in self.moves() if move.startswith("1@"))
        await self.say(do="act", id="plate", move=plate, seen=self.update["seq"], elapsed=took * 1000)

    async def order(self) -> int:
        return (await self.until("done", id="plate"))["seq"]  # type: ignore[no-any-return]


@contextlib.asynccontextmanager
async def at_the_dice(server: RealServer, other: str, rest: float = 0.0) -> AsyncIterator[tuple[Racer, Racer]]:
    """Two people who have just sat down, the second over another address, and who see the dice of their first race."""
    made, cookie = server.post("/api/tables", {"game": "cheese-master", "players": 2})
    _, second = server.post("/api/guests")
    async with contextlib.AsyncExitStack() as lines:
        racers = []
        for seat, (address, who) in enumerate([(server.address, cookie), (other, second)]):
            began = time.monotonic()
            where = f"ws://{address}/api/tables/{made['table']}/socket"
            opened = connect(where, additional_headers={"Cookie": who}, compression=None, ping_interval=None)
            line = await lines.enter_async_context(opened)
            racers.append(Racer(line, seat, time.monotonic() - began))
            await racers[-1].say(do="hello")
            await racers[-1].say(do="sit", id="sit", seat=seat, name=f"Racer {seat}")
            await racers[-1].until("done", id="sit")
        await asyncio.sleep(rest)
        for racer in racers:
            await racer.say(do="ready", id="ready")
        near, far = racers
        for racer in racers:
            await racer.until("done", id="ready")
        thrower = await whoever_throws(racers)
        await thrower.say(do="act", id="throw", move="R", seen=thrower.update["seq"])
        await near.see_dice()
        yield near, far


async def whoever_throws(racers: list[Racer]) -> Racer:
    for racer in racers:
        while not racer.update.get("game"):
            await racer.until("update")
    return next(racer for racer in racers if "R" in racer.moves())


@pytest.fixture(scope="module", params=["direct", "plain"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    command = PLAIN if request.param == "plain" else COMMAND
    with RealServer(tmp_path_factory.mktemp("races"), command=command) as real:
        yield real


async def far_away_is_first(server: RealServer) -> bool | None:
    """Whoever is near moves when whoever is far has moved, and arrives first; None if a message was too late."""
    detour = Detour(server.port)
    async with detour.address() as around, at_the_dice(server, around) as (near, far):
        detour.late = 0.0
        await far.see_dice()
        await far.put_down()
        await near.put_down()
        orders = await near.order(), await far.order()
        return None if detour.late > TOO_LATE else orders[1] < orders[0]


def test_the_first_race_is_fair_to_whoever_is_far_away(server: RealServer) -> None:
    async def story() -> None:
        counted: list[bool] = []
        async with asyncio.timeout(PATIENCE):
            while len(counted) < RACES:
                races = await asyncio.gather(*(far_away_is_first(server) for _ in range(RACES)))
                counted += [first for first in races if first is not None]
        assert all(counted)

    asyncio.run(story())


def test_whoever_holds_back_pongs_and_lies_is_not_first(server: RealServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """They move clearly later than their rival, and say they took no time at all."""
    at_once = ClientProtocol.send_frame

    def hold_back(protocol: ClientProtocol, frame: Frame) -> None:
        if frame.opcode is Opcode.PONG:
            # It goes out with whatever is sent after that.
            asyncio.get_running_loop().call_later(HELD_BACK, at_once, protocol, frame)
        else:
            at_once(protocol, frame)

    monkeypatch.setattr(ClientProtocol, "send_frame", hold_back)

    async def cheat_in_one() -> None:
        async with at_the_dice(server, server.address, rest=2 * HELD_BACK) as (rival, cheat):
            await cheat.see_dice()
            await rival.put_down()
            # What a busy machine makes of a short line is believed too.
            await asyncio.sleep(cheat.opening + 0.1)
            await cheat.put_down(elapsed=0.0)
            assert await rival.order() < await cheat.order()

    async def story() -> None:
        await asyncio.gather(*(cheat_in_one() for _ in range(RACES)))

    asyncio.run(story())
