"""Moves that wait for the end of a response window, which has the same length for everybody."""

# compiled with mypyc

from fromagerie.server import wire
from fromagerie.server.domain.moves import moved_since
from fromagerie.server.table.clocks import Clocks
from fromagerie.server.table.live import LiveTable
from fromagerie.server.table.messages import Commanded, HeldMove


class HeldMoves:
    __slots__ = ("clocks", "live", "moves")

    def __init__(self, live: LiveTable, clocks: Clocks) -> None:
        self.live = live
        self.clocks = clocks
        self.moves: list[HeldMove] = []

    def must_wait(self, came: Commanded) -> bool:
        """Whether this is a move that may not be seen before the window is over."""
        command, room = came.command, self.live.room
        seat = room.seat_of(came.listener.person)
        if not isinstance(command, wire.Act) or seat is None or room.table is None:
            return False
        if self.clocks.window_ends() <= self.live.clock.monotonic():
            return False
        action = room.game.action_typed.get(command.move.upper())
        return action is not None and room.table.may(seat, action) and not moved_since(room, seat, command.seen)

    def hold(self, came: Commanded) -> HeldMove | None:
        """Hold a move; returns the other move of this seat that it replaces, if any."""
        seat = self.live.room.seat_of(came.listener.person)
        assert seat is not None
        assert isinstance(came.command, wire.Act)
        before = next((held for held in self.moves if held.seat == seat), None)
        if before is not None:
            self.moves.remove(before)
        # Sent again, perhaps over another connection: that one gets the answer.
        at = before.at if before else self.clocks.window_ends()
        self.moves.append(HeldMove(at, came.listener, came.command, seat))
        return before if before is not None and before.command.id != came.command.id else None

    def take_due(self) -> list[HeldMove]:
        now = self.live.clock.monotonic()
        due = [held for held in self.moves if held.at <= now]
        self.moves = [held for held in self.moves if held.at > now]
        return due
