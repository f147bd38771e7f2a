"""Every message of the wire, both ways. docs/protocol.md and the client's types are made from this file.

One WebSocket a person a table. The client says `Hello`, then commands with ids of its own making; the server answers
each with `Done` or `Refused`, and tells everybody what changed with numbered `Update`s.
"""

from typing import Annotated, Any, Final, Literal, get_args

from msgspec import UNSET, Meta, Struct, UnsetType

from fromagerie.engine.model import Seat

PROTOCOL: Final = 1
FRAME: Final = 8 * 1024  # bytes a client may send at once

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$", description="made by the client")]
Name = Annotated[str, Meta(min_length=1, max_length=60, description="at most 24 characters, all of them visible")]
Seed = Annotated[str, Meta(max_length=64, description="the player's own part of the luck: any text, best random")]
Text = Annotated[str, Meta(max_length=500)]
Place = Annotated[int, Meta(ge=0, le=15, description="a seat, from 0")]
Language = Literal["en", "fr"]
Clock = Literal["off", "relaxed", "brisk"]
Leavers = Literal["wait", "bot"]
Phase = Literal["gathering", "playing", "paused", "over"]
Question = Literal["undo", "pause", "end"]
Channel = Literal["table", "watchers"]


# From a client


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower, gc=False):
    """Something a person wants done at a table. Sent twice with the same id, it is done once."""

    id: Id


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="hello", gc=False):
    """The first message: in which language, and the number of the last update seen (resume), if any."""

    language: Language = "en"
    seen: int | None = None
    protocol: int = PROTOCOL


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="ping", gc=False):
    """Is the line alive? Answered with Pong at once."""


class Sit(Command, frozen=True):
    """Take a free seat, move to another one, or take one's own back from the bot that sat in."""

    seat: Place
    name: Name
    seed: Seed = ""


class Stand(Command, frozen=True):
    """Leave one's seat: before the game it is free again, during it a bot sits in."""


class Ready(Command, frozen=True):
    """Ready, or not yet. When every seat is taken and all people are ready, the cards are dealt."""

    ready: bool = True
    seed: Seed = ""


class Act(Command, frozen=True):
    """Make a move, as written in the game's notation ("B7"); `seen` is the update it answers.

    `why`: only ask why not; nothing is moved.
    """

    move: Annotated[str, Meta(max_length=80)]
    seen: int
    elapsed: Annotated[float, Meta(description="in a race: ms from seeing the dice to this move")] | None = None
    why: bool = False


class Claim(Command, frozen=True):
    """Say something that is part of the game's talk, true or not."""

    claim: Annotated[str, Meta(max_length=80)]


class Undo(Command, frozen=True):
    """Take back one's last move: at once where nobody learnt anything from it, else the table is asked."""


class Propose(Command, frozen=True):
    """Ask the table: to pause, or to end the game without a winner."""

    what: Literal["pause", "end"]


class Vote(Command, frozen=True):
    """Answer what the table is being asked."""

    yes: bool


class Resume(Command, frozen=True):
    """Go on after a pause."""


class Say(Command, frozen=True):
    """Chat: a text, or one of the quick phrases by name."""

    text: Text = ""
    phrase: Annotated[str, Meta(max_length=40)] = ""


class Configure(Command, frozen=True):
    """The host changes what the table plays and how; what is left out stays."""

    game: Annotated[str, Meta(max_length=40)] | UnsetType = UNSET
    players: Annotated[int, Meta(ge=1, le=16)] | UnsetType = UNSET
    options: dict[str, Any] | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    clock: Clock | UnsetType = UNSET
    leavers: Leavers | UnsetType = UNSET


class SeatBot(Command, frozen=True):
    """The host puts a bot into a free seat, changes its level, or takes it away (None)."""

    seat: Place
    bot: Annotated[str, Meta(max_length=40)] | None


class Replace(Command, frozen=True):
    """Somebody at the table lets a bot sit in for a person who has been away for a while."""

    seat: Place
    bot: Annotated[str, Meta(max_length=40)] = "ripe"


class Kick(Command, frozen=True):
    """The host frees a seat before the game, or gives it to a bot during it. Whoever was kicked may watch."""

    seat: Place


class HandOver(Command, frozen=True):
    """The host makes somebody else the host."""

    seat: Place


class Mute(Command, frozen=True):
    """The host silences somebody in the chat, or lets them talk again."""

    seat: Place
    muted: bool = True


class Rematch(Command, frozen=True):
    """After a game: back to the table with the seats moved round by one, for the same game or another."""

    game: Annotated[str, Meta(max_length=40)] | None = None


class Open(Command, frozen=True):
    """After a game, somebody who played it opens its replay to everybody, or closes it again."""

    open: bool = True


FromClient = (
    Hello
    | Ping
    | Sit
    | Stand
    | Ready
    | Act
    | Claim
    | Undo
    | Propose
    | Vote
    | Resume
    | Say
    | Configure
    | SeatBot
    | Replace
    | Kick
    | HandOver
    | Mute
    | Rematch
    | Open
)
COMMANDS = get_args(FromClient)


# To a client


class Answer(Struct, frozen=True, tag_field="is", tag=str.lower, gc=False):
    """Something the server says."""


class Done(Answer, frozen=True):
    """The command was carried out and is kept for good, as part of this update."""

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


class VoteInfo(Struct, frozen=True, gc=False):
    """What the table is being asked, and what is still missing."""

    what: Question
    by: Seat
    waiting: list[Seat]


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
    game: str
    title: str
    players: int
    options: dict[str, Any]
    public: bool
    daily: str | None  # the day whose deal this is
    clock: Clock
    leavers: Leavers
    seats: list[SeatInfo]
    watchers: int
    vote: VoteInfo | None
    match: str | None  # the name of the game being played, for its replay
    number: int  # which game at this table it is, or will be, counted from 1: each has a pledge of its own
    opened: bool  # its replay is open to everybody
    pledge: str  # the promise of the luck of the whole match, made before anybody gave a seed
    seals: list[SealInfo]


class Move(Struct, frozen=True, gc=False):
    """Something that may be done or said now: as one types it, in words, and as data."""

    move: str
    words: str
    action: Any


class Result(Struct, frozen=True, gc=False):
    scores: list[int]
    winners: list[Seat]


class TimingInfo(Struct, frozen=True, gc=False):
    """When somebody's hand came down in a race, ms after the dice, and by how much the line was taken into account."""

    seat: Seat
    move: str
    ms: int
    allowance: int


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


class Line(Struct, frozen=True, gc=False):
    """A sentence for the log, in the reader's language."""

    seq: int
    at: int  # seconds since 1970
    kind: Literal["game", "table", "chat", "watchers"]
    text: str
    who: str | None = None
    seat: Seat | None = None


class You(Struct, frozen=True, gc=False):
    seat: Seat | None
    host: bool
    name: str | None


class Update(Answer, frozen=True):
    """All that is to be known now. `seq` numbers what has happened at the table; `game` is left out if unchanged."""

    seq: int
    you: You
    room: RoomInfo
    lines: list[Line]
    game: GameInfo | UnsetType | None = UNSET


class Welcome(Answer, frozen=True):
    """The answer to Hello: the words of the quick phrases, then come the updates."""

    protocol: int
    phrases: dict[str, str]
    bots: list[str]


class Pong(Answer, frozen=True):
    pass


FromServer = Done | Refused | Update | Welcome | Pong
ANSWERS = get_args(FromServer)
