"""Connections that come to the point or are closed."""

import asyncio
from collections import OrderedDict
from typing import Any, ClassVar

from uvicorn.protocols.http.h11_impl import H11Protocol

from fromagerie.server.timeouts import PATIENCE, WriteTimeout


class PatientProtocol(WriteTimeout, H11Protocol):
    """uvicorn's protocol, which waits for a request, or the rest of one, but not for ever, nor for any number of them.

    Where too many are half open, the one that has been so for longest is closed: honest clients are quick. The same
    where the system has few descriptors left, which the server needs for itself; then also the new one, if all others
    have said what they want.
    """

    most: ClassVar[int] = 2_000
    most_open: ClassVar[int | None] = None  # connections of any kind
    waiting: ClassVar[OrderedDict[Any, asyncio.TimerHandle]] = OrderedDict()

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.wait_for_it()
        if self.most_open is not None and len(self.connections) > self.most_open:
            next(iter(self.waiting)).give_up()

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


def patient(most: int, most_open: int | None = None) -> type[PatientProtocol]:
    """Connections of one server, so many of them half open at most."""
    return type("Patient", (PatientProtocol,), {"most": most, "most_open": most_open, "waiting": OrderedDict()})
