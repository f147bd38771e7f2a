"""A WebSocket that costs next to nothing, so that what is measured is the server and not whoever measures."""

import asyncio
import base64
import os
from collections.abc import Callable
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
NO_MASK = bytes(4)  # a mask there must be; nobody says what it hides


class Traffic:
    """Bytes over all lines, frames and all, without TCP's own."""

    heard = 0
    sent = 0


traffic = Traffic()


class LoadLine(asyncio.Protocol):
    """A client's side of RFC 6455, as far as this server speaks it: whole frames, no extensions."""

    def __init__(self, hello: bytes, hear: Callable[[bytes], None]) -> None:
        loop = asyncio.get_running_loop()
        self.hello = hello
        self.hear = hear
        self.opened: asyncio.Future[None] = loop.create_future()
        self.closed: asyncio.Future[None] = loop.create_future()
        self.transport: asyncio.Transport
        self.rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.hello)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("turned away"))
        if not self.closed.done():
            self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        traffic.heard += len(data)
        data = self.rest + data if self.rest else data
        if not self.opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.rest = head
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.transport.abort()
                return
            self.opened.set_result(None)
        at = 0
        while (frame := cut(data, at)) is not None:
            at = frame[1]
            self.take(data[frame[2]], data[frame[0] : at])
        self.rest = data[at:]

    def take(self, kind: int, message: bytes) -> None:
        if kind == TEXT:
            self.hear(message)
        elif kind == PING:
            self.write(framed(PONG, message))
        elif kind == CLOSE:
            self.transport.close()

    def send(self, message: bytes) -> None:
        self.write(framed(TEXT, message))

    def write(self, frame: bytes) -> None:
        traffic.sent += len(frame)
        self.transport.write(frame)


def cut(data: bytes, at: int) -> tuple[int, int, int] | None:
    """Of the frame that begins there: where its message begins and ends, and where its first byte is."""
    if len(data) < at + 2:
        return None
    length, begin = data[at + 1], at + 2
    if length >= 126:
        size = 2 if length == 126 else 8
        if len(data) < begin + size:
            return None
        length, begin = int.from_bytes(data[begin : begin + size]), begin + size
    return (begin, begin + length, at) if len(data) >= begin + length else None


def framed(kind: int, message: bytes) -> bytes:
    length = len(message)
    size = bytes((128 | length,)) if length < 126 else bytes((128 | 126,)) + length.to_bytes(2)
    return bytes((kind,)) + size + NO_MASK + message


async def open_line(url: str, cookie: str, hear: Callable[[bytes], None], source: str | None = None) -> LoadLine:
    """`source`: the address to call from; one address has some 28,000 ports to call from."""
    place = urlsplit(url)
    key = base64.b64encode(os.urandom(16)).decode()
    hello = (
        f"GET {place.path} HTTP/1.1\r\nHost: {place.netloc}\r\nCookie: {cookie}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    loop = asyncio.get_running_loop()
    host, port = place.hostname or "", place.port or 80
    local = (source, 0) if source else None
    _, line = await loop.create_connection(lambda: LoadLine(hello.encode(), hear), host, port, local_addr=local)
    await line.opened
    return line
