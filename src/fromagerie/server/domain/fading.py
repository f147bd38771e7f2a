"""What must be remembered: in some games what lies face down is not told again while they are played."""

# compiled with mypyc

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from fromagerie.engine.game import AnyGame
from fromagerie.engine.model import Event, Told
from fromagerie.server.domain import records as was
from fromagerie.server.domain.hands import hands_open
from fromagerie.server.domain.log import LogEntry
from fromagerie.server.domain.room import Room


class Fading(NamedTuple):
    """The records of a game, by number, of which only a part is told again."""

    after: int
    until: int

    def has(self, happened: LogEntry) -> bool:
        return self.after < happened.kept.seq <= self.until

    def told(self, happened: LogEntry) -> Sequence[Told]:
        """What of this may be told now."""
        return list(still_told(happened.game, happened.told)) if self.has(happened) else happened.told


def fading_at(room: Room) -> Fading | None:
    """None if this game leaves nothing to the memory, or is over: then everything is open again."""
    table = room.table
    if table is None or room.over or (room.phase == "over" and hands_open(room)):
        return None
    fresh = table.game.fresh(table.state)
    if fresh is None:
        return None
    for happened in reversed(room.log):
        record = happened.kept.record
        if isinstance(record, was.Dealt):
            break
        if isinstance(record, was.Acted) and record.entry.do:
            if fresh == 0:
                return Fading(room.dealt_after, happened.kept.seq)
            fresh -= 1
    return Fading(room.dealt_after, room.dealt_after)


def still_told(game: AnyGame, told: Iterable[Told]) -> Iterable[Told]:
    for to, event in told:
        left: Event | None = game.faded(event)
        if left is not None:
            yield Told(to, left)
