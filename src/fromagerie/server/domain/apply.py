"""A room is the sum of its records: here each is added, whether it was made now, elsewhere or before a restart."""

# compiled with mypyc

from collections.abc import Sequence
from datetime import datetime

from fromagerie.engine.journal import Entry, heading_for, written_time
from fromagerie.engine.model import Told
from fromagerie.engine.replay import follow_entry
from fromagerie.engine.sealed import SealedDealer
from fromagerie.engine.table import Table
from fromagerie.server.domain import records as was
from fromagerie.server.domain.gains import gains
from fromagerie.server.domain.honours import honour
from fromagerie.server.domain.log import Around
from fromagerie.server.domain.records import StoredRecord
from fromagerie.server.domain.reduce import expect_nobody, reduce
from fromagerie.server.domain.room import NOBODY, REMEMBERED, Room
from fromagerie.server.domain.time_limits import CLOCKS


def apply_record(room: Room, kept: StoredRecord, told: Sequence[Told] | None = None) -> None:
    """Add a record. `told`: the game has already moved (a move made here), and this is what it told."""
    record = kept.record
    around: Around | None = None
    if isinstance(record, was.Dealt | was.Acted):
        if told is None:
            told = replay_record(room, record)
        before = (room.phase, room.chapter, room.ballot)
        note_move(room, record)
        if room.clock != "off" or before != (room.phase, room.chapter, room.ballot):
            room.described = None
    else:
        reduce(room, record)
        room.described = None
        if not isinstance(record, was.Said):
            around = look_round(room, record)
    room.seq = kept.seq
    if kept.person and kept.command:
        answered = room.answered.setdefault(kept.person, {})
        answered[kept.command] = kept.seq
        if len(answered) > REMEMBERED:
            del answered[next(iter(answered))]
    room.log.add(kept, around or room.around, told or ())
    if isinstance(record, was.Dealt | was.Acted):
        room.honours = honour(room, room.around) if room.phase == "over" else None
        room.gained = gains(room) if room.phase == "over" else {}


def look_round(room: Room, record: was.AnyRecord) -> Around:
    """Read what is around the game now; returns what was around this record."""
    now = Around(room.game, room.names(), tuple(chair.person for chair in room.chairs))
    if room.log and now == room.around:
        return room.around
    # The name of a person who got up is still needed.
    then = now._replace(names=room.around.names) if isinstance(record, was.Rose) else now
    room.around = now
    return then


# The game


def set_table(room: Room, began: str, seeds: list[str]) -> Table:
    """An empty table with the heading of its journal."""
    room.seeds, room.dealt_after = seeds, room.seq
    options = room.game.read_options(room.options)
    if room.legacy:
        options = room.game.inherit(options, room.legacy, [chair.before for chair in room.chairs])
    room.game.check_options(len(room.chairs), options)
    bots = [chair.bot if chair.person is None else None for chair in room.chairs]
    heading = heading_for(room.game, room.names(), options, began, bots)
    room.dealer = SealedDealer(bytes.fromhex(room.secret), seeds, room.game.chance)
    room.table = Table(room.game, heading, options, room.dealer, room.now)
    room.dealer.sit_at(room.table)
    room.table.began = datetime.fromisoformat(began).timestamp()
    return room.table


def deal(room: Room, entries: Sequence[Entry] = ()) -> tuple[was.Dealt, Sequence[Told]]:
    """Begin the game, or go on from the entries of another one. Returns what to store, and what was told."""
    began = written_time(room.now())
    table = set_table(room, began, [chair.seed if chair.person else "" for chair in room.chairs])
    if entries:
        replay_entries(room, entries)
    else:
        table.deal(table.luck)
        table.write(Entry())
    return was.Dealt(began, room.seeds, list(table.journal.entries)), [] if entries else table.told[-1]


def replay_record(room: Room, record: was.Dealt | was.Acted) -> Sequence[Told]:
    """Apply a record made elsewhere, or before this process began."""
    if isinstance(record, was.Dealt):
        set_table(room, record.began, record.seeds)
        told = replay_entries(room, record.entries)
        return [] if len(record.entries) > 1 else told
    return replay_entries(room, [record.entry])


def replay_entries(room: Room, entries: Sequence[Entry]) -> Sequence[Told]:
    """Replay entries as they were written; returns what the last one told."""
    table = room.table
    assert table is not None
    for entry in entries:
        follow_entry(table, entry, None)
        table.journal.entries.append(entry)
    if entries[-1].undo:
        return []
    return table.told[-1][-1:] if entries[-1].say else table.told[-1]


def note_move(room: Room, record: was.Dealt | was.Acted) -> None:
    """What a move changes around the game."""
    table = room.table
    assert table is not None
    if isinstance(record, was.Dealt):
        room.phase, room.ballot, room.timing = "playing", None, []
        room.starting, room.started, room.waited = None, False, NOBODY
        room.sayable = {}
        room.held = [(chair.person,) if chair.person else () for chair in room.chairs]
        room.agreed, room.called = NOBODY, False
        room.covered = len(record.entries) if len(record.entries) > 1 else 0
        room.chapter_began, room.chapter = len(table.standing), int(table.state.round_index())
        bank = CLOCKS[room.clock][1] if room.clock != "off" else 0
        for chair in room.chairs:
            chair.bank, chair.coached = bank, False
        expect_nobody(room)
    else:
        note_timing(room, record)
        if not record.entry.say and room.ballot and not room.ballot.newcomer:
            room.ballot = None
        if isinstance(record.entry.seat, int):
            chair = room.chairs[record.entry.seat]
            chair.bank = max(0, chair.bank - record.spent)
        if int(table.state.round_index()) != room.chapter:
            room.chapter_began, room.chapter = len(table.standing), int(table.state.round_index())
    if table.over:
        room.phase, room.ballot = "over", None
    # They are derived again on request.
    room.dealer.draws.clear()


def note_timing(room: Room, record: was.Acted) -> None:
    """Of a race: when everybody's hands came down, since the last one who moved alone."""
    if not room.game.race or record.entry.say or not isinstance(record.entry.seat, int):
        return
    if record.timing is None:
        room.timing = []
    else:
        room.timing.append((record.entry.seat, record.entry.do, *record.timing))
