"""What is kept of a table: one record for each thing that happened, in order. A table is the sum of its records.

Names and chat are in records of their own and nowhere else, so that they can be forgotten without touching a game.
"""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from fromagerie.engine.journal import Entry
from fromagerie.engine.model import Seat
from fromagerie.server.wire import Channel, Clock, Leavers, Pace, Question, Talk


class Record(Struct, frozen=True, tag_field="was", tag=str.lower, gc=False):
    """A fact about a table, in the past tense."""


class OwnBox(Struct, frozen=True, gc=False):
    """A box that somebody brought: what it is called, and its box.toml."""

    name: str
    toml: str


class Opened(Record, frozen=True):
    """Somebody set a table, and is its host. The secret is what the luck of its first game is made of."""

    game: str
    players: int
    options: dict[str, Any]
    public: bool
    clock: Clock
    leavers: Leavers
    code: str
    host: str
    secret: str
    daily: str = ""  # the day whose deal is played here
    box: OwnBox | None = None  # None: the published one
    pace: Pace = "auto"
    talk: Talk = "all"
    bots: str = "ripe"  # the level of those who take free seats
    first_cheese: int = 0  # which of them sits down first where a bot does


class Configured(Record, frozen=True):
    game: str
    players: int
    options: dict[str, Any]
    public: bool
    clock: Clock
    leavers: Leavers
    box: OwnBox | None = None
    pace: Pace = "auto"
    talk: Talk = "all"
    menu: list[str] = []  # what is to be played one after the other
    bots: str = "ripe"
    kept: bool = False  # whoever sat at a larger table moves up; before, they stood


class Sat(Record, frozen=True):
    """A person took a seat; `person` is never told to anybody."""

    seat: Seat
    person: str
    name: str
    seed: str
    before: Seat | None = None  # where they sat in the game before, if they had got up since
    face: int | None = None  # None: the one that follows from the name, as before people chose
    players: int = 0  # the table grew to so many seats; 0: it did not


class Rose(Record, frozen=True):
    """A seat became free, or during a game a bot sits in (`bot`)."""

    seat: Seat
    bot: str | None
    kicked: bool = False


class BotSeated(Record, frozen=True):
    seat: Seat
    bot: str | None


class Readied(Record, frozen=True):
    seat: Seat
    ready: bool
    seed: str


class Starting(Record, frozen=True):
    """The host wants to begin: a count has begun that everybody may stop."""

    seat: Seat | None


class Waited(Record, frozen=True):
    """Somebody stopped it."""

    seat: Seat


class Started(Record, frozen=True):
    """Bots take the free seats, and the cards are dealt next. `counted`: unless somebody has stopped the count."""

    counted: bool = False


class WentAway(Record, frozen=True):
    """A person's line has been dead for a while."""

    seat: Seat


class CameBack(Record, frozen=True):
    """A person's line is alive again; `asked`: they would like to play, also a game that they did not wish for."""

    seat: Seat
    asked: bool = False


class SatIn(Record, frozen=True):
    """A bot plays for somebody who is away, until they take the seat back."""

    seat: Seat
    bot: str


class Coached(Record, frozen=True):
    """The coach was asked during the game: the result says so."""

    seat: Seat


class HandedOver(Record, frozen=True):
    seat: Seat
    host: str


class Dealt(Record, frozen=True):
    """A game began: its first entry, as chance dealt it; or, forked from another game, all its entries up to there."""

    began: str
    seeds: list[str]
    entries: list[Entry]


class Acted(Record, frozen=True):
    """An entry of the game's journal: a move, a claim, or moves taken back.

    `spent` is what it took of the time bank of its seat; `clock`: a bot moved because the time was up; `by` whom moves
    were taken back.
    """

    entry: Entry
    spent: int = 0
    clock: bool = False
    timing: tuple[int, int] | None = None  # in a race: ms, and the allowance for the line
    by: Seat | None = None


class Asked(Record, frozen=True):
    """Somebody in seat `by` asked the table; or, of somebody who would like to sit down there, what will be so then."""

    what: Question
    by: Seat
    newcomer: Sat | None = None
    game: str = ""  # which one, where another game is wished for


class Voted(Record, frozen=True):
    seat: Seat
    yes: bool


class Wished(Record, frozen=True):
    """After a game somebody would like another one, or not this time."""

    seat: Seat
    game: str  # "": the next of the menu, or the same again
    willing: bool = True


class Paused(Record, frozen=True):
    pass


class Resumed(Record, frozen=True):
    seat: Seat


class Ended(Record, frozen=True):
    """The game was given up by agreement."""


class Said(Record, frozen=True):
    """Chat. A text or the name of a quick phrase; spectators have a channel of their own."""

    channel: Channel
    seat: Seat | None
    name: str
    text: str
    phrase: str = ""


class Muted(Record, frozen=True):
    seat: Seat
    muted: bool


class Gathered(Record, frozen=True):
    """After a game everybody is back at the table, with a new secret for the luck to come.

    `willing`: who plays; everybody moves one seat on with name, face and colour, a bot holds the seats of those who did
    not wish for it. None: as it was before there were wishes, by votes; or with `turned`, before people were asked.
    """

    game: str
    players: int
    options: dict[str, Any]
    secret: str
    turned: bool = True
    legacy: dict[str, Any] = {}  # what the next game has to know of this one
    box: OwnBox | None = None
    willing: list[Seat] | None = None
    called: bool = False  # it begins by itself; else they gather in the lobby


class EveningEnded(Record, frozen=True):
    """The wheels that were won stand; the next game begins another evening."""


class ReplayOpened(Record, frozen=True):
    """`waits`: the game was given up, and others who played it have not agreed yet."""

    open: bool
    seat: Seat | None = None
    waits: bool = False


AnyRecord = (
    Opened
    | Configured
    | Sat
    | Rose
    | BotSeated
    | Readied
    | Starting
    | Waited
    | Started
    | WentAway
    | CameBack
    | SatIn
    | Coached
    | HandedOver
    | Dealt
    | Acted
    | Asked
    | Voted
    | Wished
    | Paused
    | Resumed
    | Ended
    | Said
    | Muted
    | Gathered
    | EveningEnded
    | ReplayOpened
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyRecord).decode


class StoredRecord(Struct, frozen=True, gc=False):
    """A record in its place: its number at the table, when it was made (ms since 1970), by whom, on which command."""

    seq: int
    at: int
    record: AnyRecord
    person: str | None = None
    command: str | None = None


# A record as it is stored: seq, at, data, person, command.
StoredRow = tuple[int, int, bytes, str | None, str | None]


def read_rows(rows: Iterable[StoredRow]) -> list[StoredRecord]:
    # A few people did all of it: each is kept in memory once.
    people: dict[str | None, str | None] = {}
    return [
        StoredRecord(seq, at, decode(data), people.setdefault(person, person), command)
        for seq, at, data, person, command in rows
    ]
