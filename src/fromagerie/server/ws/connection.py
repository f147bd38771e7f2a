"""One WebSocket: what comes in is checked and put into the table's inbox, what goes out goes out at once."""

import asyncio
import contextlib
import time
from collections import Counter
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket

from fromagerie.server import wire
from fromagerie.server.codes import is_table_id
from fromagerie.server.domain.decisions import CommandRejected
from fromagerie.server.rate_limits import Bucket, network_of
from fromagerie.server.request_guard import RequestGuard
from fromagerie.server.services import NoSuchTable
from fromagerie.server.table.actor import TableActor
from fromagerie.server.table.messages import Commanded, Connected, Disconnected, Listener
from fromagerie.server.timeouts import BEHIND, PATIENCE, TOO_MUCH
from fromagerie.server.updates.raw import encode
from fromagerie.server.updates.refusals import explain
from fromagerie.server.words import server_words
from fromagerie.server.ws.plain_websocket import MessageTransport, PlainWebSocket

STRIKES: Final = 20  # messages that make no sense

# Why a socket is closed; the client comes back by itself after the ones it may hope for.
NOT_OURS: Final = 4403
NO_GUEST: Final = 4401
NO_TABLE: Final = 4404
TOO_MANY: Final = 4429
TOO_SLOW: Final = 4408
NONSENSE: Final = 1008
GOING_AWAY: Final = 1012
CLOSES: Final = {
    NOT_OURS: "the page that called is not one of this house, or the house does not go by that name; do not come back",
    NO_GUEST: "not a guest yet: `POST /api/guests`, then come back",
    NO_TABLE: "there is no such table; do not come back",
    TOO_MANY: "too many messages, or too many sockets at one table; come back later",
    TOO_SLOW: "too far behind in reading; come back and resume",
    NONSENSE: "too many messages that were not understood; do not come back",
    TOO_MUCH: "too many frames of any kind, pings and pieces among them, or too long ones; come back later",
    GOING_AWAY: "the server stops or starts anew; come back and resume",
}

decoder = msgspec.json.Decoder(wire.FromClient)
PONG: Final = encode(wire.Pong())


class Connections:
    """All sockets of this process."""

    def __init__(self, guard: RequestGuard) -> None:
        self.guard = guard
        self.open = 0
        self.by_person: Counter[tuple[str, str]] = Counter()
        self.received = 0
        self.dropped = 0

    async def serve(self, socket: WebSocket) -> None:
        table = socket.path_params["table"]
        person = await self.guard.person(socket.cookies, socket.url.scheme)
        refusal = self.refusal(socket, person, table)
        if refusal is not None or person is None:
            reason = "" if self.guard.is_called_right(socket) else server_words("en")("wrong-host")
            await turn_away(socket, refusal or NO_GUEST, reason)
            return
        # Counted before anything is awaited: who opens many at the same moment gets no more than others.
        self.open += 1
        self.by_person[person, table] += 1
        try:
            actor = await self.guard.registry.actor(table)
            if actor.room.slow and self.guard.registry.notices:
                await self.guard.registry.notices.seen(person, table)
            await socket.accept()
            await self.listen(socket, actor, person)
        except NoSuchTable:
            await turn_away(socket, NO_TABLE)
        finally:
            self.open -= 1
            self.by_person[person, table] -= 1
            if not self.by_person[person, table]:
                del self.by_person[person, table]

    async def listen(self, socket: WebSocket, actor: TableActor, person: str) -> None:
        network = network_of(socket.client.host if socket.client else "")
        direct = socket.scope["state"].get("line")
        if direct is not None:
            await Connection(self, direct, actor, person, network).run(socket)
            return
        voice = PlainWebSocket(socket)
        try:
            await Connection(self, voice, actor, person, network).run(socket)
        except asyncio.CancelledError:
            if not voice.closing:
                raise
        finally:
            await voice.end()

    def refusal(self, socket: WebSocket, person: str | None, table: str) -> int | None:
        ours = self.guard.ours(socket.headers.get("origin"), socket.headers.get("host"))
        if not ours or not self.guard.is_called_right(socket):
            return NOT_OURS
        if person is None:
            return NO_GUEST
        if not is_table_id(table):
            return NO_TABLE
        if self.by_person[person, table] >= self.guard.limits.sockets:
            return TOO_MANY
        return None


async def turn_away(socket: WebSocket, code: int, reason: str = "") -> None:
    """Accepted first: a browser can read the reason only of a socket that was open."""
    await socket.accept()
    await socket.close(code, reason)


class Connection:
    """One connection between a person and a table."""

    def __init__(
        self, sockets: Connections, protocol: MessageTransport, actor: TableActor, person: str, network: str = ""
    ) -> None:
        self.sockets = sockets
        self.protocol = protocol
        self.actor = actor
        self.network = network
        self.listener = Listener(person, self.send, protocol.round_trips, protocol.pulse)
        self.listener.hang_up = lambda: self.close(NO_GUEST)
        self.closing: int | None = None
        self.bucket = Bucket(sockets.guard.limits.messages, time.monotonic())
        self.strikes = 0
        self.opened = time.monotonic()
        self.said_hello = False  # the table may not have come to it yet: a returning client sends all at once

    def send(self, *messages: bytes) -> None:
        """A client that does not read is dropped, and may come back and resume."""
        if self.closing is None and self.protocol.say(*messages) > BEHIND:
            self.sockets.dropped += 1
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        if self.closing is None:
            self.closing = code
            self.protocol.hang_up(code)

    async def run(self, socket: WebSocket) -> None:
        greeting = asyncio.get_running_loop().call_later(PATIENCE, self.expect_hello)
        self.protocol.hears = self.hear
        try:
            # What came before there was a listener, then nothing more but the end.
            while (message := await socket.receive())["type"] != "websocket.disconnect":
                self.hear(message.get("text") or message.get("bytes") or b"")
        finally:
            greeting.cancel()
            self.protocol.hears = None
            self.close(1000)
            await self.actor.inbox.put(Disconnected(self.listener))

    def expect_hello(self) -> None:
        if not self.said_hello:
            self.close(NONSENSE)

    def hear(self, data: str | bytes) -> None:
        if self.closing is not None:
            return
        self.sockets.received += 1
        if not self.bucket.take(self.sockets.guard.limits.messages, time.monotonic()):
            self.refuse(CommandRejected("too-many", "too-many-messages"))
            self.close(TOO_MANY)
            return
        self.take(data)

    def take(self, data: str | bytes) -> None:
        try:
            heard = decoder.decode(data)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as complaint:
            self.strikes += 1
            self.refuse(CommandRejected("malformed", "malformed", why=str(complaint)), find_id(data))
            if self.strikes >= STRIKES:
                self.close(NONSENSE)
            return
        match heard:
            case wire.Ping():
                self.send(PONG)
                return
            case wire.Hello():
                self.listener.language = heard.language
                self.note_hello()
                message: Any = Connected(self.listener, heard)
            case wire.Configure(public=True) if not self.may_go_public():
                self.refuse(CommandRejected("too-many", "too-many-public"), heard.id)
                return
            case _:
                if not self.said_hello:
                    self.refuse(CommandRejected("malformed", "malformed", why="say hello first"), heard.id)
                    return
                message = Commanded(self.listener, heard, self.sockets.guard.registry.clock.monotonic())
        if not self.actor.post(message):
            self.refuse(CommandRejected("busy", "busy"), getattr(heard, "id", None))

    def note_hello(self) -> None:
        """No client can say Hello before the connection is open at its end: the round trip is at most this long."""
        if not self.said_hello:
            self.listener.line.answered((time.monotonic() - self.opened) * 1000)
        self.said_hello = True

    def may_go_public(self) -> bool:
        guard = self.sockets.guard
        return self.actor.room.public or guard.may_go_public(self.network, self.listener.person)

    def refuse(self, error: CommandRejected, command: str | None = None) -> None:
        self.send(encode(explain(error, command, self.listener.language)))


def find_id(data: str | bytes) -> str | None:
    """The command's id, if it can be made out at all."""
    with contextlib.suppress(msgspec.MsgspecError, RecursionError, UnicodeError):
        return msgspec.json.decode(data, type=Identified).id
    return None


class Identified(msgspec.Struct):
    id: wire.Id
