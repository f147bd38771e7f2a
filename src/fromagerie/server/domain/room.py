"""A table and all that is around it. apply.py adds records to it; nothing here waits, writes or talks to anybody."""

# compiled with mypyc

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from fromagerie.engine.game import AnyGame
from fromagerie.engine.journal import Journal
from fromagerie.engine.medals import Medal
from fromagerie.engine.model import Seat
from fromagerie.engine.sealed import SealedDealer
from fromagerie.engine.table import Table
from fromagerie.engine.verify import tell_luck
from fromagerie.server.domain.evening import Evening, Guest
from fromagerie.server.domain.log import Around, Log
from fromagerie.server.domain.records import OwnBox, Sat
from fromagerie.server.domain.seats import STAND_IN, Chair
from fromagerie.server.domain.time_limits import is_slow
from fromagerie.server.wire import Clock, Leavers, Pace, Phase, Question, Talk

# As many command ids of a person are remembered as they could still send again.
REMEMBERED: Final = 500
NOBODY: Final[frozenset[str]] = frozenset()


class Ballot(Struct):
    """What the table is being asked, and who said yes."""

    what: Question
    by: Seat
    version: int
    yes: set[Seat]
    newcomer: Sat | None = None  # who would like to sit down in the seat `by`

    @property
    def willing(self) -> set[Seat]:
        return {self.by, *self.yes}


class Honours(NamedTuple):
    """Medals, with the names and the people as they were when the game ended."""

    medals: list[Medal]
    around: Around


@dataclass(eq=False)
class Room:
    """One table: chairs, the game on it, what was said. `apply_record` adds a record; everything else reads from it."""

    id: str
    now: Callable[[], float]
    seq: int = 0
    code: str = ""
    host: str = ""
    public: bool = False
    daily: str = ""  # the day whose deal is the first game here
    clock: Clock = "off"
    leavers: Leavers = "bot"
    pace: Pace = "auto"
    talk: Talk = "all"
    bots: str = STAND_IN  # the level of those who take free seats
    first_cheese: int = 0  # whose name the first bot has
    game: AnyGame = field(init=False)
    box: OwnBox | None = None  # of the game, if it is not the published one
    options: dict[str, Any] = field(default_factory=dict)
    secret: str = ""
    legacy: dict[str, Any] = field(default_factory=dict)  # what the next game has to know of the one before
    sat_before: dict[str, Seat] = field(default_factory=dict)  # where each person sat in the game before
    seeds: list[str] = field(default_factory=list)
    chairs: list[Chair] = field(default_factory=list)
    around: Around = field(init=False)  # the names and whose seats they are, as they are now
    phase: Phase = "gathering"
    table: Table | None = None
    matches: int = 1  # the number of the game being played or gathered for
    covered: int = 0  # entries that were dealt elsewhere, in a game forked from another
    dealt_after: int = 0  # the number of the last record before this game was dealt
    chapter: int = 0
    chapter_began: int = 0  # standing entries when the round began: nobody takes back what is behind it
    ballot: Ballot | None = None
    wishes: dict[Seat, str] = field(
        default_factory=dict
    )  # after a game: who would like which one next, first said first
    out: set[Seat] = field(default_factory=set)  # who would not
    called: bool = False  # those who wished for the game being gathered for are not asked again
    menu: list[str] = field(default_factory=list)  # games planned, one after the other
    course: int = 0  # which of them is on the table; -1: none yet
    evening: Evening = field(default_factory=Evening)  # what was played before this game
    gained: dict[str, Guest] = field(default_factory=dict)  # by person: what this game was worth, once it is over
    evening_ended: bool = False
    colours: dict[str, int] = field(default_factory=dict)  # of everybody who has sat here
    starting: int | None = None  # the number of the record with which the count before the game began
    started: bool = False  # it is over: the cards are dealt next
    waited: frozenset[str] = NOBODY  # who stopped one before this game
    opened: bool = False
    log: Log = field(default_factory=Log)
    sayable: dict[tuple[Seat, str], list[Any]] = field(default_factory=dict)  # what each seat may claim, in words
    described: tuple[int, Any] | None = None  # the number of watchers, and all that is around the game
    answered: dict[str, dict[str, int]] = field(default_factory=dict)  # by person and command: the record it became
    dealer: SealedDealer = field(init=False)
    timing: list[tuple[Seat, str, int, int]] = field(default_factory=list)  # of the race being run, or the last one
    honours: Honours | None = None  # the medals of this game, once it is over
    teased: frozenset[str] = NOBODY  # whom a medal of an earlier game here made fun of
    held: list[tuple[str, ...]] = field(default_factory=list)  # by seat: who held it while this game was played
    agreed: frozenset[str] = NOBODY  # who said yes to showing the hands of a game that was given up
    kicked: frozenset[str] = NOBODY  # whom the host does not want here until the next game
    turned_away: frozenset[str] = NOBODY  # whom the table did not want to sit down in this game
    silenced: frozenset[str] = NOBODY  # whom the host does not want to hear, wherever they sit

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

    @property
    def played(self) -> set[str]:
        """Who had a seat while this game was played: its replay is theirs."""
        return set().union(*self.held)

    @property
    def slow(self) -> bool:
        """People come by a few times a day: whoever is not here is not missed."""
        return is_slow(self.clock)

    @property
    def resting(self) -> bool:
        """Everybody has left a game that no clock moves on: it waits until one of them comes back."""
        if self.phase != "playing" or self.clock != "off" or any(chair.present for chair in self.chairs):
            return False
        return any(chair.person is not None and chair.bot is None for chair in self.chairs)

    def answer_to(self, person: str | None, command: str | None) -> int | None:
        """The record that a command became; None if it has not been carried out."""
        return self.answered.get(person or "", {}).get(command or "")

    def seat_of(self, person: str) -> Seat | None:
        holders = self.around.holders
        return holders.index(person) if person in holders else None

    def is_host(self, person: str) -> bool:
        return person == self.acting_host()

    def acting_host(self) -> str:
        """The host, or while the host is away the first person still there."""
        seat = self.seat_of(self.host)
        if seat is None or not self.chairs[seat].away:
            return self.host
        return next((chair.person for chair in self.chairs if chair.person and chair.present), self.host)

    def names(self) -> list[str]:
        """Around the table; a person who asked to be forgotten has no name any more."""
        return [chair.shown_name for chair in self.chairs]

    @property
    def has_people(self) -> bool:
        return any(chair.person is not None for chair in self.chairs)

    def voters(self) -> list[Seat]:
        """Whose yes is needed: people at the table, except the one who asks.

        To pause or to end, nobody waits for those away; but their silence is no yes to showing a hand.
        """
        by, what = (self.ballot.by, self.ballot.what) if self.ballot else (None, None)
        all_people = what in ("undo", "sit")
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if seat != by and (chair.present or (all_people and chair.person is not None))
        ]

    def waiting(self) -> list[Seat]:
        return [seat for seat in self.voters() if self.ballot and seat not in self.ballot.yes]

    @property
    def is_decided(self) -> bool:
        """Everybody whose yes is needed has said it."""
        return self.ballot is not None and not self.waiting()

    def evening_now(self) -> Evening:
        """With the game on the table, if it is over."""
        return self.evening.after(self.game.key, self.gained)

    def played_by_bot(self, seat: Seat) -> str | None:
        return self.chairs[seat].bot

    def journal(self) -> Journal:
        """The game as a file that can be replayed anywhere, its checks recomputed under today's names."""
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
