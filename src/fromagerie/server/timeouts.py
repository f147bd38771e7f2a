"""How long the server waits for a client, and how much it buffers for one that does not read."""

import asyncio
import math
from typing import Any, Final

PATIENCE: Final = 10.0  # seconds to send a whole request, or to read something of the answer
FAREWELL: Final = 5.0  # seconds to read why the connection is closed
BEHIND: Final = 256 * 1024  # unread bytes of one connection
TOO_MUCH: Final = 1013  # close code for a client over its frame limit


class WriteTimeout:
    """Mixin for protocols: aborts a connection whose client reads nothing for PATIENCE seconds.

    `transport.close()` alone would wait for such a client for ever, with the buffer in memory.
    """

    loop: asyncio.AbstractEventLoop
    transport: Any
    check: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)  # type: ignore[misc]
        # Call pause_writing as soon as the kernel does not take everything.
        transport.set_write_buffer_limits(high=0)

    def pause_writing(self) -> None:
        super().pause_writing()  # type: ignore[misc]
        self.check_progress(math.inf)

    def resume_writing(self) -> None:
        self.stop_checking()
        super().resume_writing()  # type: ignore[misc]

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_checking()
        super().connection_lost(exc)  # type: ignore[misc]

    def check_progress(self, before: float) -> None:
        """Abort unless less is unread than at the last check."""
        self.stop_checking()
        unread = self.transport.get_write_buffer_size()
        if unread >= before and not self.may_stall():
            self.transport.abort()
        else:
            self.check = self.loop.call_later(PATIENCE, self.check_progress, unread)

    def stop_checking(self) -> None:
        if self.check is not None:
            self.check.cancel()
            self.check = None

    def may_stall(self) -> bool:
        return False
