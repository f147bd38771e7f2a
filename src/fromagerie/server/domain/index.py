"""What the index says of a room, and who sits in which of its games: written beside its records."""

from typing import NamedTuple

from fromagerie.server.domain import records as was
from fromagerie.server.domain.room import Room


class IndexRow(NamedTuple):
    """A room in the index."""

    room: str
    code: str | None
    game: str
    phase: str
    public: bool
    players: int
    free: int
    clock: str
    touched: int
    people: int
    due: int | None = None  # at a slow table: when a bot makes the next move, in ms of the house's steady time


def index_row(room: Room, at: int, due: int | None = None) -> IndexRow:
    free = sum(chair.free for chair in room.chairs)
    people = sum(chair.present for chair in room.chairs)
    seats = (len(room.chairs), free)
    return IndexRow(
        *(room.id, room.code, room.game.key, room.phase, room.public, *seats, room.clock, at, people), due=due
    )


def seated_by(room: Room, record: was.AnyRecord) -> list[tuple[str, int]]:
    """Who sits at which game of the room, when this record changes it."""
    if isinstance(record, was.Sat):
        return [(record.person, room.matches)]
    if isinstance(record, was.Dealt | was.Gathered):
        return [(chair.person, room.matches) for chair in room.chairs if chair.person]
    return []
