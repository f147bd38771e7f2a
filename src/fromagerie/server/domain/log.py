"""What happened at a table, in order. It is most of what a long game takes in memory, so it is stored in columns.

A move is stored as its `Entry`, which the journal of the table holds as well; everything around it is built on
request.
"""

# compiled with mypyc

from array import array
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, overload

from msgspec import Struct

from fromagerie.engine.game import AnyGame
from fromagerie.engine.journal import Entry
from fromagerie.engine.model import Told
from fromagerie.engine.told_log import ToldLog
from fromagerie.server.domain.records import Acted, AnyRecord, StoredRecord


class Around(NamedTuple):
    """What stays the same from one move to the next."""

    game: AnyGame  # the one they played then
    names: Sequence[str]  # around the table, then
    holders: Sequence[str | None]  # by seat: whose it was, then


class LogEntry(Struct, frozen=True, gc=False):
    """A record as the log tells it: with what the game told, where it was a move."""

    kept: StoredRecord
    around: Around
    told: Sequence[Told] = ()

    @property
    def game(self) -> AnyGame:
        return self.around.game

    @property
    def names(self) -> Sequence[str]:
        return self.around.names

    @property
    def holders(self) -> Sequence[str | None]:
        return self.around.holders


class Log:
    __slots__ = ("arounds", "ats", "commands", "newest", "people", "records", "seqs", "told")

    def __init__(self, entries: Iterable[LogEntry] = ()) -> None:
        self.seqs = array("q")
        self.ats = array("q")
        self.records: list[AnyRecord | Entry] = []  # of a move of which there is no more to say, only the entry
        self.people: list[str | None] = []
        self.commands: list[str | None] = []
        self.arounds: list[Around] = []
        self.told = ToldLog()
        self.newest: LogEntry  # everybody asks for this one
        for entry in entries:
            self.add(entry.kept, entry.around, entry.told)

    def add(self, kept: StoredRecord, around: Around, told: Sequence[Told]) -> None:
        record = kept.record
        self.seqs.append(kept.seq)
        self.ats.append(kept.at)
        if isinstance(record, Acted) and record == Acted(record.entry):
            self.records.append(record.entry)
        else:
            self.records.append(record)
        self.people.append(kept.person)
        self.commands.append(kept.command)
        self.arounds.append(around)
        self.told.append(told)
        self.newest = LogEntry(kept, around, told)

    def after(self, seq: int) -> list[LogEntry]:
        """What happened after this number."""
        first, end = bisect_right(self.seqs, seq), len(self.seqs)
        return [self.newest] if first == end - 1 else [self.entry(number) for number in range(first, end)]

    def records_after(self, seq: int) -> Iterator[tuple[AnyRecord, str | None, Around]]:
        """The same without what was told, which is most of what an entry costs: each record, by whom, among whom."""
        for number in range(bisect_right(self.seqs, seq), len(self.seqs)):
            record = self.records[number]
            yield Acted(record) if isinstance(record, Entry) else record, self.people[number], self.arounds[number]

    def entry(self, number: int) -> LogEntry:
        last = len(self.seqs) - 1
        if number in (last, -1) and last >= 0:
            return self.newest
        number = range(last + 1)[number]
        record = self.records[number]
        kept = StoredRecord(
            self.seqs[number],
            self.ats[number],
            Acted(record) if isinstance(record, Entry) else record,
            self.people[number],
            self.commands[number],
        )
        return LogEntry(kept, self.arounds[number], self.told.part(number))

    def __len__(self) -> int:
        return len(self.seqs)

    @overload
    def __getitem__(self, number: int) -> LogEntry: ...
    @overload
    def __getitem__(self, number: slice) -> "Log": ...
    def __getitem__(self, number: int | slice) -> "LogEntry | Log":
        if isinstance(number, int):
            return self.entry(number)
        return Log(self.entry(each) for each in range(*number.indices(len(self))))

    def __iter__(self) -> Iterator[LogEntry]:
        return map(self.entry, range(len(self)))

    def __reversed__(self) -> Iterator[LogEntry]:
        return map(self.entry, range(len(self) - 1, -1, -1))
