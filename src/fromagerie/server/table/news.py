"""Whether one more move was made since somebody last looked: what bots react to and talk about."""

# compiled with mypyc

from fromagerie.server.domain.room import Room


class News:
    __slots__ = ("looked_at",)

    def __init__(self) -> None:
        self.looked_at = (0, 0)  # the game and the move up to which everything was considered

    def one_more(self, room: Room) -> bool:
        """A room that was read anew, or a table that woke, is no news."""
        match, version = self.looked_at
        self.looked_at = (room.matches, room.table.version if room.table else 0)
        return self.looked_at == (match, version + 1)
