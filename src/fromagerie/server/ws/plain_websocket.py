"""A connection over plain ASGI, for a uvicorn that fast_websocket.py does not know: slower, same limits on messages.

What is no message (pings, pieces) is uvicorn's affair here, and so is what it has taken to send; a round trip is
measured once, when the connection opens.
"""

import asyncio
from collections.abc import Callable
from typing import Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect

from fromagerie.server.domain import race
from fromagerie.server.table.messages import Pulse
from fromagerie.server.timeouts import FAREWELL


class MessageTransport(Protocol):
    """What every WebSocket transport offers."""

    round_trips: race.LatencyEstimator
    pulse: Pulse
    hears: Callable[[str | bytes], None] | None

    def say(self, *messages: bytes) -> int: ...
    def hang_up(self, code: int) -> None: ...


class PlainWebSocket:
    """What is said waits in a queue, and a task sends it."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.round_trips = race.LatencyEstimator()
        self.pulse = Pulse()  # pongs are not seen here: uvicorn closes a connection that does not answer
        self.hears: Callable[[str | bytes], None] | None = None
        self.to_say: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.unsent = 0
        self.closing = False
        self.listener = asyncio.current_task()
        self.speaker = asyncio.create_task(self.speak())

    def say(self, *messages: bytes) -> int:
        """Send texts; returns how many bytes uvicorn has not taken yet."""
        if self.closing or self.speaker.done():
            return 0
        for message in messages:
            self.to_say.put_nowait(message)
            self.unsent += len(message)
        return self.unsent

    def hang_up(self, code: int) -> None:
        """Close with a reason, after all that was said before; a client that does not read is not waited for."""
        if not self.closing:
            self.closing = True
            self.to_say.put_nowait(code)
            asyncio.get_running_loop().call_later(FAREWELL, self.break_off)

    async def speak(self) -> None:
        try:
            while isinstance(message := await self.to_say.get(), bytes):
                await self.socket.send_text(message.decode())
                self.unsent -= len(message)
            await self.socket.close(message)
        except (WebSocketDisconnect, RuntimeError):
            pass  # nobody is there any more

    def break_off(self) -> None:
        for task in (self.speaker, self.listener):
            if task is not None and not task.done():
                task.cancel()

    async def end(self) -> None:
        """The last messages are still sent, if the client takes them."""
        await asyncio.wait([self.speaker], timeout=FAREWELL)
        self.speaker.cancel()
        self.listener = None
