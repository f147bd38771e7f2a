"""The inbox of a table: everybody puts messages in, one consumer takes them out.

What asyncio's queue does for any number of consumers takes 3 KiB per table; this is a list and a future.
"""

import asyncio
import contextlib
from typing import Final

from fromagerie.server.table.messages import Message

ROOM: Final = 1024  # for five hundred spectators who come in the same moment, and all they say first


class Inbox:
    __slots__ = ("consumer", "loop", "messages", "senders")

    def __init__(self) -> None:
        self.messages: list[Message] = []
        self.consumer: asyncio.Future[None] | None = None  # waits for the next message
        self.senders: list[asyncio.Future[None]] = []  # wait until there is room
        self.loop: asyncio.AbstractEventLoop | None = None  # of the consumer: to ask which one runs asks the system

    def empty(self) -> bool:
        return not self.messages

    def offer(self, message: Message) -> bool:
        """Put it in; False if there is no room."""
        if len(self.messages) >= ROOM:
            return False
        self.messages.append(message)
        if self.consumer is not None:
            wake(self.consumer)
        return True

    async def put(self, message: Message) -> None:
        """Put it in as soon as there is room."""
        while not self.offer(message):
            place = asyncio.get_running_loop().create_future()
            self.senders.append(place)
            try:
                await place
            except asyncio.CancelledError:
                with contextlib.suppress(ValueError):
                    self.senders.remove(place)
                if len(self.messages) < ROOM:
                    self.call_sender()  # the place was theirs: another may have it
                raise

    async def get(self) -> Message:
        while not self.messages:
            self.loop = self.loop or asyncio.get_running_loop()
            self.consumer = self.loop.create_future()
            try:
                await self.consumer
            finally:
                self.consumer = None
        message = self.messages.pop(0)
        if self.senders:
            self.call_sender()
        return message

    def call_sender(self) -> None:
        if self.senders:
            wake(self.senders.pop(0))


def wake(waiting: asyncio.Future[None]) -> None:
    if not waiting.done():
        waiting.set_result(None)
