"""What the server says."""

from typing import Any, Literal, get_args

from msgspec import UNSET, Struct, UnsetType

from fromagerie.engine.model import Seat
from fromagerie.server.wire.kinds import Clock, Leavers, Pace, Phase, Question, Reaction, Talk


class Answer(Struct, frozen=True, tag_field="is", tag=str.lower, gc=False):
    """Something the server says."""


class Done(Answer, frozen=True):
    """The command was carried out and is kept for good, as part of this update.

    `hurry`, `thumbs` and `react` are not kept: the number is that of the last update.
    """

    id: str
    seq: int


class Refused(Answer, frozen=True):
    """The command was not carried out. `why` is a sentence; `clause` the rule it rests on, for moves."""

    id: str | None
    code: Literal["rule", "late", "not-yours", "not-now", "unknown", "busy", "not-saved", "malformed", "too-many"]
    why: str
    clause: str | None = None


class SeatInfo(Struct, frozen=True, gc=False):
    """One seat, as everybody sees it."""

    seat: Seat
    name: str | None  # None: free
    bot: str | None  # the bot that plays it, also while it sits in for a person
    person: bool  # somebody's seat, even if a bot sits in
    ready: bool
    away: bool
    muted: bool
    host: bool
    bank: int | None = None  # ms of thinking time in reserve
    colour: int = 0  # of whoever sits here, wherever they sit
    face: int | None = None  # None: free
    coached: bool = False  # asked the coach in this game


class VoteInfo(Struct, frozen=True, gc=False):
    """What the table is being asked, and what is still missing."""

    what: Question
    by: Seat  # who asks; "sit": where somebody would like to sit down
    waiting: list[Seat]
    yes: list[Seat]  # who agreed, besides the one who asked
    newcomer: str | None = None  # the name of whoever would like to sit down


class WishInfo(Struct, frozen=True, gc=False):
    """Somebody would like to play on."""

    seat: Seat
    game: str  # which game, or "surprise"


class NextInfo(Struct, frozen=True, gc=False):
    """After a game: who would like another one, and what it would be."""

    wishes: list[WishInfo]
    out: list[Seat]  # who said: not this time
    waiting: list[Seat]  # whose wish is still waited for
    game: str  # what would be played as it stands: most wish for it
    may_begin: bool  # enough are in for the host to begin without waiting


class EveningPerson(Struct, frozen=True, gc=False):
    """Somebody who has played this evening, wherever they are now."""

    name: str
    place: int  # from 1; those who have as many wheels share it
    wheels: int
    gained: int | None  # in the game that has just ended; None: not in it
    seat: Seat | None  # None: has left
    colour: int
    face: int | None


class EveningInfo(Struct, frozen=True, gc=False):
    """The games played here one after the other, by people among themselves: 3, 2 and 1 wheels, none for the last."""

    games: list[str]  # that counted, in order
    menu: list[str]  # what the host has planned
    course: int  # which of the menu is on the table, from 0; -1: none yet
    people: list[EveningPerson]  # the first first
    ended: bool


class StartInfo(Struct, frozen=True, gc=False):
    """The count before a game: when it is over, the cards are dealt."""

    ms: int  # from its beginning to its end
    by: Seat | None  # who began it; None: a host without a seat
    may_wait: list[Seat]  # who may still stop one before this game


class SealInfo(Struct, frozen=True, gc=False):
    """A promise made before the cards were dealt; with the seed, once it may be told, anybody can check it."""

    round: int
    commitment: str
    seed: str | None


class RoomInfo(Struct, frozen=True, gc=False):
    """The table around the game."""

    table: str
    code: str
    phase: Phase
    resting: bool  # a game is being played, but everybody has left: it goes on when somebody is back
    game: str
    title: str
    box: str | None  # the name of a box that somebody brought; None: the published one
    players: int
    options: dict[str, Any]
    public: bool
    daily: str | None  # the day whose deal this is
    clock: Clock
    leavers: Leavers
    pace: Pace
    talk: Talk
    bots: str  # the level of those who take the free seats
    starting: StartInfo | None
    seats: list[SeatInfo]
    watchers: int
    vote: VoteInfo | None
    match: str | None  # the name of the game being played, for its replay
    number: int  # which game at this table it is, or will be, counted from 1: each has a pledge of its own
    opened: bool  # its replay is open to everybody
    pledge: str  # the promise of the luck of the whole match, made before anybody gave a seed
    seals: list[SealInfo]
    next: NextInfo | None = None  # after a game
    called: bool = False  # the next game begins as soon as those who wished for it have given their part of the luck
    evening: EveningInfo | None = None  # None: nothing was played here that counts, and nothing is planned


class Move(Struct, frozen=True, gc=False):
    """Something that may be done or said now: as one types it, in words, and as data."""

    move: str
    words: str
    action: Any


class MedalInfo(Struct, frozen=True, gc=False):
    """Something to remember of this game, one for every person; after so many entries of its journal it can be seen."""

    seat: Seat
    medal: str  # its name, the same in every language
    title: str
    words: str  # what it is for, in a sentence
    entry: int


class Result(Struct, frozen=True, gc=False):
    scores: list[int]
    winners: list[Seat]
    medals: list[MedalInfo] = []  # best first; none in replays and lessons


class TimingInfo(Struct, frozen=True, gc=False):
    """When somebody's hand came down in a race, ms after the dice, and by how much the line was taken into account."""

    seat: Seat
    move: str
    ms: int
    allowance: int
    words: str  # the move in words


class GameInfo(Struct, frozen=True, gc=False):
    """The game as this person may see it."""

    version: int  # entries in its journal
    view: Any
    events: list[Any]  # what happened since the update before; none when joining or resuming
    legal: list[Move]
    claims: list[Move]
    awaited: list[Seat]
    undo: Literal["free", "ask"] | None
    deadline: int | None  # ms until a bot moves for you
    window: int | None  # ms that the answer asked for now takes, whatever it is; the same for everybody
    result: Result | None
    timing: list[TimingInfo]
    left: int | None = None  # at a slow table: ms until a bot makes this one move for those who are awaited
    shown: list[str] = []  # what you saw this round and was taken back since, in words: nobody unsees it


class Line(Struct, frozen=True, gc=False):
    """A sentence for the log, in the reader's language."""

    seq: int
    at: int  # seconds since 1970
    kind: Literal["game", "table", "chat", "watchers"]
    text: str
    who: str | None = None
    seat: Seat | None = None
    said: str | UnsetType = UNSET  # spoken aloud by whoever sits in `seat`: that alone, in quotation marks
    faded: str | UnsetType = UNSET  # what is left of the text once players must remember it; if empty, the line goes


class You(Struct, frozen=True, gc=False):
    seat: Seat | None
    host: bool
    name: str | None
    kicked: bool = False  # the host does not want you to sit here until the next game
    muted: bool = False  # nor to hear you


class Update(Answer, frozen=True):
    """All that is to be known now. `seq` numbers what has happened at the table.

    `you`, `room` and `game` are left out if they are as in the update before; the first one after Hello has them all.
    """

    seq: int
    lines: list[Line]
    you: You | UnsetType = UNSET
    room: RoomInfo | UnsetType = UNSET
    game: GameInfo | UnsetType | None = UNSET
    faded: int | UnsetType = UNSET  # lines up to this number are to be shown as their own `faded` says, if they have it


class Welcome(Answer, frozen=True):
    """The answer to Hello: the words of the quick phrases, then come the updates."""

    protocol: int
    phrases: dict[str, str]
    bots: list[str]


class Pong(Answer, frozen=True):
    pass


class Countdown(Struct, frozen=True, gc=False):
    """What comes before the dice of a race; they do not exist before its end.

    `thumbs`, before the first throw of a game: until the people in `waiting` are ready, or `ms` have passed, and the
    throw is made. `count`: 3, 2, 1, a third of `of` each. `ready`: before every later throw.
    """

    kind: Literal["thumbs", "count", "ready"]
    ms: int  # left
    of: int  # ms from its beginning to its end
    waiting: list[Seat]  # whose thumbs are awaited


class Ephemeral(Answer, frozen=True):
    """All that holds at the table for now and is not kept; it replaces the one before.

    Sent when it changes. A new connection begins with nothing of it, and is sent it if there is something.
    """

    hurry: list[Seat]  # who asked to skip what bots do; nobody any more once a person is needed
    countdown: Countdown | None
    screen: bool = False  # a big screen shows this table


class Reacted(Answer, frozen=True):
    """Somebody showed how they feel about it: a seat, or a spectator. Bots do so too, at what everybody has seen."""

    seat: Seat | None
    what: Reaction


FromServer = Done | Refused | Update | Welcome | Pong | Ephemeral | Reacted
ANSWERS = get_args(FromServer)
