"""Somebody at a table who knows it, hears what is said to it, and can tell the time."""

import asyncio
from typing import TYPE_CHECKING, Any, Final

from fromagerie.engine.model import Seat
from fromagerie.server.mail import Listener, Mail
from fromagerie.server.room import CLOCKS, Room

if TYPE_CHECKING:
    from fromagerie.server.house import House

INBOX: Final = 1024  # room for five hundred spectators who come in the same moment, and all they say first


class Attendant:
    """The room as it is now, the people who listen, the inbox, and since when the position has been on the table."""

    def __init__(self, house: "House", room: Room) -> None:
        self.house = house
        self.room = room
        self.inbox: asyncio.Queue[Mail] = asyncio.Queue(INBOX)
        self.listeners: set[Listener] = set()
        self.since = house.monotonic()  # when the position on the table came about, or this process first saw it

    def post(self, mail: Mail) -> bool:
        """Put something into the inbox; False if it is full."""
        try:
            self.inbox.put_nowait(mail)
        except asyncio.QueueFull:
            return False
        return True

    def watchers(self) -> int:
        return sum(self.room.seat_of(person) is None for person in {other.person for other in self.listeners})

    def new_position(self) -> None:
        self.since = self.house.monotonic()

    def racing(self) -> bool:
        table = self.room.table
        return self.room.game.race and table is not None and len(table.state.to_act()) > 1

    def window(self) -> int | None:
        """ms that an answer takes that has a time of its own: as many for everybody, whatever it is."""
        table = self.room.table
        patience = table.state.patience() if table and self.room.phase == "playing" else None
        return None if patience is None else round(patience * self.house.pace.patience)

    def window_ends(self) -> float:
        """When such an answer may be told: never sooner."""
        window = self.window()
        return 0.0 if window is None else self.since + window / 1000

    def spent(self, seat: Any) -> int:
        """ms of the time bank that the move being made has cost."""
        if self.room.clock == "off" or not isinstance(seat, int):
            return 0
        each, _ = CLOCKS[self.room.clock]
        return max(0, round((self.house.monotonic() - self.since) * 1000) - each)

    def time_left(self, seat: Seat) -> int | None:
        """ms until a bot moves for this seat."""
        room, table = self.room, self.room.table
        if room.clock == "off" or table is None or room.phase != "playing" or seat not in table.state.to_act():
            return None
        each, _ = CLOCKS[room.clock]
        return max(0, each + room.chairs[seat].bank - round((self.house.monotonic() - self.since) * 1000))
