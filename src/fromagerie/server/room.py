"""A table and all that is around it: the sum of its records. Nothing here waits, writes or talks to anybody."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from msgspec import Struct

from fromagerie.bots.names import name_all
from fromagerie.engine.game import AnyGame, game_called
from fromagerie.engine.journal import FORMAT, Entry, Journal
from fromagerie.engine.model import Seat, Told
from fromagerie.engine.replay import follow_entry
from fromagerie.engine.sealed import SealedDealer
from fromagerie.engine.table import Table
from fromagerie.engine.verify import tell_luck
from fromagerie.server import records as was
from fromagerie.server.chairs import Chair, clear, seat_person
from fromagerie.server.records import Kept
from fromagerie.server.wire import Clock, Leavers, Phase, Question

# ms for each move, and ms in reserve for the game.
CLOCKS: Final[dict[str, tuple[int, int]]] = {"relaxed": (60_000, 300_000), "brisk": (15_000, 60_000)}
# As many command ids of a person are remembered as they could still send again.
REMEMBERED: Final = 500


class Happened(Struct, frozen=True, gc=False):
    """A record as the log tells it: with what the game told, where it was a move."""

    kept: Kept
    game: AnyGame  # the one they played then
    names: Sequence[str]  # around the table, then
    told: Sequence[Told] = ()


class Ballot(Struct):
    """What the table is being asked, and who said yes."""

    what: Question
    by: Seat
    version: int
    yes: set[Seat]


class Room:
    """One table: chairs, the game on it, what was said. `follow` adds a record; everything else is read from it."""

    def __init__(self, room_id: str, now: Callable[[], float]) -> None:
        self.id = room_id
        self.now = now
        self.seq = 0
        self.code = ""
        self.host = ""
        self.public = False
        self.daily = ""  # the day whose deal is the first game here
        self.clock: Clock = "off"
        self.leavers: Leavers = "bot"
        self.game: AnyGame
        self.options: dict[str, Any] = {}
        self.secret = ""
        self.seeds: list[str] = []
        self.chairs: list[Chair] = []
        self.around: list[str] = []  # the names, as they are now
        self.phase: Phase = "gathering"
        self.table: Table | None = None
        self.matches = 1  # the number of the game being played or gathered for
        self.covered = 0  # entries that were dealt elsewhere, in a game forked from another
        self.chapter = 0
        self.chapter_began = 0  # standing entries when the round began: nobody takes back what is behind it
        self.ballot: Ballot | None = None
        self.opened = False
        self.log: list[Happened] = []
        self.sayable: dict[tuple[Seat, str], list[Any]] = {}  # what each seat may claim, in words
        self.described: tuple[int, Any] | None = None  # the number of watchers, and all that is around the game
        self.answered: dict[str, dict[str, int]] = {}  # by person and command: the record it became
        self.dealer: SealedDealer
        self.timing: list[tuple[Seat, str, int, int]] = []  # of the race being run, or the last one
        self.played: set[str] = set()  # who had a seat while this game was played: its replay is theirs
        self.kicked: set[str] = set()  # whom the host does not want here until the next game
        self.silenced: set[str] = set()  # whom the host does not want to hear, wherever they sit

    # What anyone may ask

    @property
    def match(self) -> str:
        return f"{self.id}-{self.matches}"

    @property
    def over(self) -> bool:
        return self.table is not None and self.table.over

    @property
    def is_daily(self) -> bool:
        """The deal of the day is being played: everybody under the same conditions."""
        return bool(self.daily) and self.matches == 1 and self.phase != "over"

    def answer_to(self, person: str | None, command: str | None) -> int | None:
        """The record that a command became; None if it has not been carried out."""
        return self.answered.get(person or "", {}).get(command or "")

    def seat_of(self, person: str) -> Seat | None:
        for seat, chair in enumerate(self.chairs):
            if chair.person == person:
                return seat
        return None

    def is_host(self, person: str) -> bool:
        """The host, or while the host is away the first person still there."""
        seat = self.seat_of(self.host)
        if seat is None or not self.chairs[seat].away:
            return person == self.host
        here = [chair.person for chair in self.chairs if chair.present]
        return person == (here[0] if here else self.host)

    def names(self) -> list[str]:
        """Around the table; whoever asked to be forgotten has no name any more."""
        people = [(chair.name or "?") if chair.person is not None else None for chair in self.chairs]
        return name_all(people, [chair.bot for chair in self.chairs])

    def voters(self) -> list[Seat]:
        """Whose yes is needed: people at the table, but whoever asks."""
        by = self.ballot.by if self.ballot else None
        return [seat for seat, chair in enumerate(self.chairs) if chair.present and seat != by]

    def waiting(self) -> list[Seat]:
        return [seat for seat in self.voters() if self.ballot and seat not in self.ballot.yes]

    def played_by_bot(self, seat: Seat) -> str | None:
        return self.chairs[seat].bot

    def journal(self) -> Journal:
        """The game as a file that can be replayed anywhere, its checks made anew under the names of today."""
        if self.table is None:
            raise LookupError("nothing was played here yet")
        heading = self.table.journal
        journal = msgspec.structs.replace(heading, seats=self.table.names, entries=[])
        journal.seal()
        for entry in heading.entries:
            journal.add(msgspec.structs.replace(entry))
        secret = bytes.fromhex(self.secret)
        journal.luck = tell_luck(journal, self.game, secret, self.match, self.seeds, self.covered)
        return journal

    # The sum of the records

    def follow(self, kept: Kept, told: Sequence[Told] | None = None) -> None:
        """Add a record. `told`: the game has already moved (a move made here), and this is what it told."""
        record = kept.record
        before = self.around
        if isinstance(record, was.Dealt | was.Acted):
            if told is None:
                told = self.replay_record(record)
            around = (self.phase, self.chapter, self.ballot)
            self.note_move(record)
            if self.clock != "off" or around != (self.phase, self.chapter, self.ballot):
                self.described = None
        else:
            self.note(record)
            self.described = None
            if not isinstance(record, was.Said):
                self.around = self.names()
        self.seq = kept.seq
        if kept.person and kept.command:
            answered = self.answered.setdefault(kept.person, {})
            answered[kept.command] = kept.seq
            if len(answered) > REMEMBERED:
                del answered[next(iter(answered))]
        # Of somebody who got up, the name is still wanted.
        names = before if isinstance(record, was.Rose) else self.around
        self.log.append(Happened(kept, self.game, names, told or ()))

    def note(self, record: was.AnyRecord) -> None:
        match record:
            case was.Opened():
                self.code, self.host, self.secret = record.code, record.host, record.secret
                self.daily = record.daily
                self.configure(record)
            case was.Configured():
                self.configure(record)
            case was.Sat(seat, person, name, seed):
                here = self.seat_of(person)
                if here is not None and here != seat:
                    clear(self.chairs[here])
                seat_person(self.chairs[seat], person, name, seed)
                self.chairs[seat].muted = person in self.silenced
                if self.phase in ("playing", "paused"):
                    self.played.add(person)
            case was.Rose(seat, bot):
                self.rise(seat, bot, record.kicked)
            case was.BotSeated(seat, bot):
                clear(self.chairs[seat])
                self.chairs[seat].bot = bot
            case was.Readied(seat, ready, seed):
                self.chairs[seat].ready = ready
                self.chairs[seat].seed = seed or self.chairs[seat].seed
            case was.WentAway(seat):
                self.chairs[seat].away = True
            case was.CameBack(seat):
                self.chairs[seat].away, self.chairs[seat].bot = False, None
            case was.SatIn(seat, bot):
                self.chairs[seat].bot = bot
            case was.HandedOver(_, host):
                self.host = host
            case was.Asked(what, by):
                self.ballot = Ballot(what, by, self.table.version if self.table else 0, set())
            case was.Voted(seat, yes):
                if self.ballot and yes:
                    self.ballot.yes.add(seat)
                else:
                    self.ballot = None
            case was.Paused():
                self.phase, self.ballot = "paused", None
            case was.Resumed():
                self.phase = "playing"
            case was.Ended():
                self.phase, self.ballot = "over", None
            case was.Muted(seat, muted):
                self.chairs[seat].muted = muted
                silent = {self.chairs[seat].person or ""}
                self.silenced = self.silenced | silent if muted else self.silenced - silent
            case was.Gathered():
                self.gather(record)
            case was.ReplayOpened(opened):
                self.opened = opened
            case was.Said():
                pass

    def configure(self, record: was.Opened | was.Configured) -> None:
        self.public, self.clock, self.leavers = record.public, record.clock, record.leavers
        self.lay(record.game, record.players, record.options)

    def lay(self, game: str, players: int, options: dict[str, Any]) -> None:
        """So many chairs for this game; whoever sat on one that is gone stands."""
        self.game, self.options = game_called(game), options
        self.sayable = {}
        self.chairs = [*self.chairs, *(Chair() for _ in range(players))][:players]
        for chair in self.chairs:
            chair.ready = False

    def rise(self, seat: Seat, bot: str | None, kicked: bool) -> None:
        chair = self.chairs[seat]
        person = chair.person
        if kicked and person:
            self.kicked.add(person)
        if bot is None:
            clear(chair)
        else:
            chair.bot = bot
            if kicked:
                chair.person = None
        if person == self.host and (bot is None or kicked):
            self.host = next((chair.person for chair in self.chairs if chair.person), self.host)

    def gather(self, record: was.Gathered) -> None:
        """Back to the table, everybody one seat further: whoever began last time ends the next round."""
        self.matches += 1
        self.table, self.phase, self.ballot, self.secret = None, "gathering", None, record.secret
        self.opened, self.covered, self.timing = False, 0, []
        self.played, self.kicked = set(), set()
        for chair in self.chairs:
            if chair.person is not None:
                chair.bot = None
        self.chairs = self.chairs[1:] + self.chairs[:1]
        self.log = self.log[-200:]
        self.lay(record.game, record.players, record.options)

    # The game

    def set_table(self, began: str, seeds: list[str]) -> Table:
        """An empty table with the heading of its journal."""
        self.seeds = seeds
        options = self.game.read_options(self.options)
        self.game.check_options(len(self.chairs), options)
        heading = Journal(
            fromagerie=FORMAT,
            game=self.game.key,
            rules=self.game.rules_version,
            box=self.game.box_hash,
            seats=self.names(),
            options=msgspec.to_builtins(options),
            began=began,
            bots=[chair.bot if chair.person is None else None for chair in self.chairs],
        )
        heading.seal()
        self.dealer = SealedDealer(bytes.fromhex(self.secret), seeds, self.game.chance)
        self.table = Table(self.game, heading, options, self.dealer, self.now)
        self.dealer.sit_at(self.table)
        self.table.began = datetime.fromisoformat(began).timestamp()
        return self.table

    def deal(self, entries: Sequence[Entry] = ()) -> tuple[was.Dealt, list[Told]]:
        """Begin the game, or go on from the entries of another one. Says what is to be kept, and what was told."""
        began = datetime.fromtimestamp(self.now(), UTC).isoformat(timespec="milliseconds")
        table = self.set_table(began, [chair.seed if chair.person else "" for chair in self.chairs])
        if entries:
            self.replay_entries(entries)
        else:
            table.deal(table.luck)
            table.write(Entry())
        return was.Dealt(began, self.seeds, list(table.journal.entries)), [] if entries else table.told[-1]

    def replay_record(self, record: was.Dealt | was.Acted) -> list[Told]:
        """Do what a record says that was made elsewhere, or before this process began."""
        if isinstance(record, was.Dealt):
            self.set_table(record.began, record.seeds)
            told = self.replay_entries(record.entries)
            return [] if len(record.entries) > 1 else told
        return self.replay_entries([record.entry])

    def replay_entries(self, entries: Sequence[Entry]) -> list[Told]:
        """Follow entries as they were written; says what the last one told."""
        table = self.table
        assert table is not None
        for entry in entries:
            follow_entry(table, entry, None)
            table.journal.entries.append(entry)
        if entries[-1].undo:
            return []
        return table.told[-1][-1:] if entries[-1].say else table.told[-1]

    def note_move(self, record: was.Dealt | was.Acted) -> None:
        """What a move changes around the game."""
        table = self.table
        assert table is not None
        if isinstance(record, was.Dealt):
            self.phase, self.ballot, self.timing = "playing", None, []
            self.sayable = {}
            self.played = {chair.person for chair in self.chairs if chair.person}
            self.covered = len(record.entries) if len(record.entries) > 1 else 0
            self.chapter_began, self.chapter = len(table.standing), int(table.state.chapter())
            bank = CLOCKS[self.clock][1] if self.clock != "off" else 0
            for chair in self.chairs:
                chair.bank = bank
        else:
            self.note_timing(record)
            if not record.entry.say:
                self.ballot = None
            if isinstance(record.entry.seat, int):
                chair = self.chairs[record.entry.seat]
                chair.bank = max(0, chair.bank - record.spent)
            if int(table.state.chapter()) != self.chapter:
                self.chapter_began, self.chapter = len(table.standing), int(table.state.chapter())
        if table.over:
            self.phase = "over"
        # They are derived anew when somebody asks.
        self.dealer.draws.clear()

    def note_timing(self, record: was.Acted) -> None:
        """Of a race: when everybody's hands came down, since the last one who moved alone."""
        if not self.game.race or record.entry.say or not isinstance(record.entry.seat, int):
            return
        if record.timing is None:
            self.timing = []
        else:
            self.timing.append((record.entry.seat, record.entry.do, *record.timing))
