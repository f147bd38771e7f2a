"""Connections that come to the point or are closed, and WebSockets whose round trips the server measures itself."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from fromagerie.server.race import Line
from fromagerie.server.rfc6455 import cut_frame, heading
from fromagerie.system import most_connections

PATIENCE: Final = 10.0  # seconds to say what one wants
FAREWELL: Final = 5.0  # seconds to hear why one is let go


class PatientProtocol(H11Protocol):
    """uvicorn's protocol, which waits for a request, or the rest of one, but not for ever, nor for any number of them.

    Where too many are half open, the one that has been so for longest is closed: whoever means it is quick.
    """

    most: ClassVar[int] = 2_000
    in_all: ClassVar[int] = 1_000_000
    waiting: ClassVar[OrderedDict[Any, asyncio.TimerHandle]] = OrderedDict()

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if len(self.connections) > self.in_all:
            self.transport.close()
        else:
            self.wait_for_it()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.cycle is not None and not self.cycle.response_complete:
            self.wait_no_more()
        elif self.transport.get_protocol() is self:
            self.wait_for_it()

    def connection_lost(self, exc: Exception | None) -> None:
        self.wait_no_more()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.wait_no_more()
        super().handle_websocket_upgrade(event)

    def wait_for_it(self) -> None:
        if self not in self.waiting:
            self.waiting[self] = self.loop.call_later(PATIENCE, self.give_up)
        if len(self.waiting) > self.most:
            next(iter(self.waiting)).give_up()

    def wait_no_more(self) -> None:
        timer = self.waiting.pop(self, None)
        if timer is not None:
            timer.cancel()

    def give_up(self) -> None:
        self.wait_no_more()
        self.transport.close()


def patient(most: int) -> type[PatientProtocol]:
    """Connections of one server, so many of them half open at most, and no more than it can watch."""
    in_all = most_connections()
    kept = {"most": min(most, in_all // 4), "in_all": in_all, "waiting": OrderedDict()}
    return type("Patient", (PatientProtocol,), kept)


class DirectProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, spoken to and listened to without a queue and a task on the way, which were half of its cost.

    It goes to the application in the scope. What is heard before anybody listens comes through ASGI, as does the end.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.round_trips = Line()
        self.hears: Callable[[str | bytes], None] | None = None
        self.to_say: list[bytes] = []
        self.in_pieces = False  # something came that did not end where a frame ends

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["line"] = self

    def data_received(self, data: bytes) -> None:
        """Texts that come whole, as nearly all do, go straight to whoever hears; all else goes by the book."""
        if self.in_pieces or self.conn.state is not State.OPEN:
            self.in_pieces = self.in_pieces or not data.endswith(b"\r\n\r\n")
            super().data_received(data)
            return
        at = 0
        while at < len(data):
            text, end = cut_frame(data, at)
            self.in_pieces = self.in_pieces or end == 0
            if text is None or self.in_pieces or not self.may_hear(len(text)):
                super().data_received(data[at : end or len(data)])
            else:
                self.hear(text)
            at = end or len(data)

    def may_hear(self, length: int) -> bool:
        open_still = self.conn.state is State.OPEN and not self.close_sent
        return self.hears is not None and open_still and length <= self.config.ws_max_size

    def handle_pong(self, event: Frame) -> None:
        expected = self.pending_ping_payload is not None and bytes(event.data) == self.pending_ping_payload
        super().handle_pong(event)
        if expected:
            self.round_trips.measured(self.last_ping_rtt * 1000)

    def send_receive_event_to_app(self) -> None:
        if self.hears is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.curr_msg_data_type == "bytes":
            self.hears(bytes(data))
        else:
            self.hear(data)

    def hear(self, data: bytes) -> None:
        assert self.hears is not None
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.hang_up(1007)
            return
        self.hears(text)

    def say(self, message: bytes) -> int:
        """Send a text; says how many bytes the other side has not taken yet."""
        if not self.may_speak():
            return 0
        # What is said in one breath goes out in one piece: an answer and the news it made.
        if not self.to_say:
            self.loop.call_soon(self.speak)
        self.to_say.append(message)
        return self.transport.get_write_buffer_size()

    def may_speak(self) -> bool:
        """Neither side has hung up; the other may have done so in the same breath in which it said what is answered."""
        return self.conn.state is State.OPEN and not self.close_sent and not self.transport.is_closing()

    def speak(self) -> None:
        messages, self.to_say = self.to_say, []
        if not messages or not self.may_speak():
            return
        self.transport.write(b"".join([part for message in messages for part in (heading(len(message)), message)]))

    def hang_up(self, code: int) -> None:
        """Say why, and wait a little for the other side to read it."""
        self.speak()
        if not self.may_speak():
            return
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        # Not closed but broken off: closing would wait for ever for somebody who does not read.
        self.close_timer = self.loop.call_later(FAREWELL, self.transport.abort)
