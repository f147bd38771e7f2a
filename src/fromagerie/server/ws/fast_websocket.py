"""WebSockets without a detour, whose frames are counted before anything is done for them."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from functools import cached_property
from random import randbytes
from typing import Any, ClassVar, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

from fromagerie import system
from fromagerie.server.domain.race import LatencyEstimator
from fromagerie.server.rate_limits import Bucket, Limits, Rate, is_public
from fromagerie.server.table.messages import Pulse
from fromagerie.server.timeouts import BEHIND, FAREWELL, TOO_MUCH, WriteTimeout
from fromagerie.server.ws.rfc6455 import HEAD, cut_frame, frame_texts, ping, pong_in

OPEN: Final = State.OPEN  # looked up once: an enumeration takes as long as the rest of a check
LONG: Final = 4 * 1024  # bytes that count as a frame more
PROBES: Final = 5  # pings that measure a new connection, soon after each other
SOON: Final = 0.05  # seconds
MEASURED: Final = 10.0  # seconds after which a connection is measured again, however busy it is
LINGERING: Final = 16  # lines that were cut off and may still read why


class FastWebSocket(WriteTimeout, WebSocketsSansIOProtocol):
    """uvicorn's protocol, spoken to and listened to without a queue and a task on the way, which were half of its cost.

    It goes to the application in the scope. What is heard before anybody listens comes through ASGI, as does the end.
    """

    allowed: ClassVar[Rate] = Limits().frames
    lingering: ClassVar[deque[Any]] = deque()

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.round_trips = LatencyEstimator()
        self.probes: dict[bytes, float] = {}  # pings on their way, and when they were sent
        self.probe_timer: asyncio.TimerHandle | None = None
        self.pulse = Pulse(time.monotonic())
        self.hears: Callable[[str | bytes], None] | None = None
        self.incomplete = b""  # the beginning of a frame
        self.frame_budget = Bucket(self.allowed, time.monotonic())
        self.stopped_reading = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["line"] = self

    def data_received(self, data: bytes) -> None:
        """Frame by frame, each counted first; the beginning of one is kept until the rest has come, and counts too."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        now = time.monotonic()
        self.pulse.beat(now)
        if self.incomplete:
            data = self.incomplete + data
        at = 0
        while at < len(data) and not self.transport.is_closing():
            text, end = cut_frame(data, at)
            cost = 1 + (end - at) // LONG if end else 1
            if self.stopped_reading or not self.frame_budget.take(self.allowed, now, cost):
                self.cut_off()
                return
            if not end and len(data) - at <= self.config.ws_max_size + HEAD:
                self.incomplete = data[at:]
                return
            self.take_frame(text, data[at : end or len(data)])
            at = end or len(data)
        self.incomplete = b""

    def take_frame(self, text: bytes | None, frame: bytes) -> None:
        """Unfragmented texts and pongs, as nearly all are, go straight to the listener; all else to websockets."""
        if text is not None and self.may_hear(len(text)):
            self.hear(text)
        elif (answer := pong_in(frame)) is not None and self.conn.state is OPEN:
            self.handle_pong(Frame(Opcode.PONG, answer))
        else:
            super().data_received(frame)

    def may_hear(self, length: int) -> bool:
        whole = self.conn.current_size is None and length <= self.config.ws_max_size
        return whole and self.hears is not None and self.conn.state is OPEN and not self.close_sent

    def cut_off(self) -> None:
        """Nothing more is read, not even what has arrived already."""
        self.stopped_reading, self.incomplete = True, b""
        self.read_paused = False  # else uvicorn would go on
        self.transport.pause_reading()
        self.hang_up(TOO_MUCH)
        if not self.close_sent:
            self.transport.abort()
        # A client that comes again and again leaves no connection behind each time.
        self.lingering.append(self.transport)
        if len(self.lingering) > LINGERING:
            self.lingering.popleft().abort()

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > BEHIND:
            self.transport.abort()

    def handle_pong(self, event: Frame) -> None:
        expected = self.pending_ping_payload is not None and bytes(event.data) == self.pending_ping_payload
        super().handle_pong(event)
        if expected:
            self.measured(self.last_ping_rtt)
        elif (sent := self.probes.pop(bytes(event.data), None)) is not None:
            self.measured(self.loop.time() - sent)

    def start_keepalive(self) -> None:
        """Measure the new connection before anything is said over it: the first race may begin at once."""
        super().start_keepalive()
        self.probe(PROBES)

    def send_keepalive_ping(self) -> None:
        """A connection just heard from needs no other sign of life; it is still measured, less often."""
        assert self.ping_interval is not None
        quiet, now = time.monotonic() - self.pulse.heard_at, self.loop.time()
        if quiet < self.ping_interval and now < self.ping_sent_at + MEASURED:
            self.ping_timer = self.loop.call_later(self.ping_interval - quiet, self.send_keepalive_ping)
            return
        self.ping_timer = None
        if self.may_speak():
            self.pending_ping_payload, self.ping_sent_at = randbytes(4), now
            self.transport.write(ping(self.pending_ping_payload))
            assert self.ping_timeout is not None
            self.pong_timer = self.loop.call_later(self.ping_timeout, self.keepalive_timeout)

    def stop_keepalive(self) -> None:
        super().stop_keepalive()
        if self.probe_timer is not None:
            self.probe_timer.cancel()

    def probe(self, times: int) -> None:
        if not self.may_speak():
            return
        payload = b"line%d" % times
        self.probes[payload] = self.loop.time()
        self.transport.write(ping(payload))
        if times > 1:
            self.probe_timer = self.loop.call_later(SOON, self.probe, times - 1)

    def measured(self, seconds: float) -> None:
        self.round_trips.measured(seconds * 1000)
        # The other side's kernel answers too, and no page and no program can tell it to be slow. It is theirs only if
        # nobody is in between: a proxy, or whatever passes on what comes from the network around this machine.
        if self.is_direct:
            quickest = system.quickest_round_trip(self.transport.get_extra_info("socket"))
            if quickest is not None:
                self.round_trips.answered(quickest)

    @cached_property
    def is_direct(self) -> bool:
        """From the Internet, with nobody in between."""
        return self.client is not None and self.client == self.scope["client"] and is_public(self.client[0])

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

    def say(self, *messages: bytes) -> int:
        """Send texts in one piece; returns how many bytes the other side has not taken yet."""
        if not self.may_speak():
            return 0
        self.transport.write(frame_texts(messages))
        unread: int = self.transport.get_write_buffer_size()
        return unread

    def may_speak(self) -> bool:
        """Neither side has hung up; the other may have done so in the same breath in which it said what is answered."""
        return self.conn.state is OPEN and not self.close_sent and not self.transport.is_closing()

    def may_stall(self) -> bool:
        """While it is open: it has to answer pings, and what it has not read is counted."""
        return not self.transport.is_closing()

    def hang_up(self, code: int) -> None:
        """Say why, and wait a little for the other side to read it."""
        if not self.may_speak():
            return
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        # Not closed but aborted: closing would wait for ever for a client that does not read.
        self.close_timer = self.loop.call_later(FAREWELL, self.transport.abort)


def direct(allowed: Rate) -> type[FastWebSocket]:
    """The connections of one server, each with a limit on frames."""
    return type("Direct", (FastWebSocket,), {"allowed": allowed, "lingering": deque()})
