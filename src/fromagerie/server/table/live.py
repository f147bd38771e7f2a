"""A table as it stands in this process: the room, who listens, and since when the position has been there."""

# compiled with mypyc

from fromagerie.server.domain.room import Room
from fromagerie.server.services import Clock
from fromagerie.server.table.messages import Listener


class LiveTable:
    """What the parts of an actor look at together. `room` is replaced when it is read back from the store."""

    __slots__ = ("clock", "listeners", "room", "since")

    def __init__(self, room: Room, clock: Clock) -> None:
        self.room = room
        self.clock = clock
        self.listeners: set[Listener] = set()
        self.since = clock.monotonic()  # when the position came about, or this process first saw it

    def start_position(self) -> None:
        self.since = self.clock.monotonic()

    def position(self) -> object:
        """Changes when those who are awaited begin to think; at a slow table nobody gains a day by saying something."""
        room = self.room
        entries = room.table.journal.entries if room.table else []
        version = sum(not entry.say for entry in entries) if room.slow else len(entries)
        return room.matches, room.phase, room.clock, version

    def people(self) -> set[str]:
        """Who has a connection to this table, alive or not."""
        return {listener.person for listener in self.listeners}

    def count_watchers(self) -> int:
        holders = self.room.around.holders
        people = {listener.person for listener in self.listeners if not listener.is_screen}
        return len(people.difference(holders))

    def has_screen(self) -> bool:
        """A big screen shows this table."""
        return any(listener.is_screen for listener in self.listeners)

    def is_racing(self) -> bool:
        table = self.room.table
        return self.room.game.race and table is not None and len(table.state.to_act()) > 1

    def begin_again(self) -> None:
        """From the beginning: what was blanked is blanked on every page that shows it."""
        for listener in self.listeners:
            listener.seen = 0

    def hang_up(self, person: str) -> None:
        """Close the lines of a person; whoever still is one comes back by themselves."""
        for listener in list(self.listeners):
            if listener.person == person:
                listener.hang_up()
