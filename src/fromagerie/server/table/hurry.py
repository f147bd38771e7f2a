"""Skipping what bots do: once everybody who waits has asked for it, bots take no longer than they must."""

# compiled with mypyc

import asyncio

from fromagerie.engine.model import Seat
from fromagerie.server.domain.ephemeral import needs_a_person
from fromagerie.server.table.live import LiveTable
from fromagerie.server.table.presence import Presence


class Hurry:
    """Who has asked. Forgotten as soon as a person is needed; who asks is for all to see, and nothing hidden counts."""

    __slots__ = ("asked", "live", "presence", "skipping")

    def __init__(self, live: LiveTable, presence: Presence) -> None:
        self.live = live
        self.presence = presence
        self.asked: set[Seat] = set()
        self.skipping = asyncio.Event()  # bots that take their time wait for this at most

    def ask(self, seat: Seat) -> None:
        self.asked.add(seat)
        self.update()

    def update(self) -> None:
        """The position, or who is there, may have changed."""
        if not self.asked:
            return
        room = self.live.room
        if needs_a_person(room):
            self.asked.clear()
            self.skipping.clear()
            return
        connected = self.presence.connected()
        waiting = {seat for seat, chair in enumerate(room.chairs) if chair.present and chair.person in connected}
        self.asked &= waiting
        if waiting and waiting <= self.asked:
            self.skipping.set()
        elif not self.asked:
            self.skipping.clear()
