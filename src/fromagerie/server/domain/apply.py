"""A room is the sum of its records: here each is added, whether it was made now, elsewhere or before a restart."""

from collections.abc import Sequence

from fromagerie.engine.model import Told
from fromagerie.server.domain import records as was
from fromagerie.server.domain.play import note_move, replay_record
from fromagerie.server.domain.records import StoredRecord
from fromagerie.server.domain.reduce import reduce
from fromagerie.server.domain.room import REMEMBERED, LogEntry, Room


def apply_record(room: Room, kept: StoredRecord, told: Sequence[Told] | None = None) -> None:
    """Add a record. `told`: the game has already moved (a move made here), and this is what it told."""
    record = kept.record
    before = room.around
    if isinstance(record, was.Dealt | was.Acted):
        if told is None:
            told = replay_record(room, record)
        around = (room.phase, room.chapter, room.ballot)
        note_move(room, record)
        if room.clock != "off" or around != (room.phase, room.chapter, room.ballot):
            room.described = None
    else:
        reduce(room, record)
        room.described = None
        if not isinstance(record, was.Said):
            room.around = room.names()
    room.seq = kept.seq
    if kept.person and kept.command:
        answered = room.answered.setdefault(kept.person, {})
        answered[kept.command] = kept.seq
        if len(answered) > REMEMBERED:
            del answered[next(iter(answered))]
    # Of somebody who got up, the name is still wanted.
    names = before if isinstance(record, was.Rose) else room.around
    room.log.append(LogEntry(kept, room.game, names, told or ()))
