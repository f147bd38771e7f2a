"""A WebSocket whose round trips are measured by the server's own pings, never by the client's word."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from fromagerie.server.race import Line


class MeasuredProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, with the last round trips (ms) where the application can read them."""

    def handle_connect(self, event: Request) -> None:
        self.round_trips = Line()
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["round_trips"] = self.round_trips

    def handle_pong(self, event: Frame) -> None:
        expected = self.pending_ping_payload is not None and bytes(event.data) == self.pending_ping_payload
        super().handle_pong(event)
        if expected:
            self.round_trips.measured(self.last_ping_rtt * 1000)
