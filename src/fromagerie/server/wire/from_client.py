"""What a client says: `Hello`, then commands."""

from typing import Annotated, Any, Literal, get_args

from msgspec import UNSET, Meta, Struct, UnsetType

from fromagerie.server.wire.kinds import (
    PROTOCOL,
    Clock,
    Face,
    Id,
    Language,
    Leavers,
    Menu,
    Name,
    Pace,
    Place,
    Reaction,
    Screen,
    Seed,
    Talk,
    Text,
)


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower, gc=False):
    """Something a person wants done at a table. Sent twice with the same id, it is done once."""

    id: Id


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="hello", gc=False):
    """The first message: in which language, and the number of the last update seen (resume), if any.

    `screen`: this is a screen that everybody at the table looks at. Whoever opened it, it is sent what a spectator is
    sent, byte for byte, and may do nothing. It stays one: a later Hello of the same connection changes nothing in that.
    """

    language: Language = "en"
    seen: int | None = None
    protocol: int = PROTOCOL
    screen: Screen | None = None


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="ping", gc=False):
    """Is the line alive? Answered with Pong at once."""


class Sit(Command, frozen=True):
    """Take a free seat, move to another one, or take one's own back from the bot that sat in.

    During a game a bot's seat may be taken if everybody who plays agrees: the table is asked. Before one, sitting down
    again in one's own seat changes name and face. No two people here have the same head: the later gets the next one.
    """

    seat: Place | None  # None: the next free one; where all are taken the table grows, if the game allows
    name: Name
    seed: Seed = ""
    face: Face | None = None  # None: the one that follows from the name


class Stand(Command, frozen=True):
    """Leave one's seat: before the game it is free again, during it a bot sits in."""


class Ready(Command, frozen=True):
    """Ready, or not yet. When every seat is taken and all people are ready, the cards are dealt.

    A host who says `Start` waits for nobody: then it is only for the seed, which `ready: false` gives as well.
    """

    ready: bool = True
    seed: Seed = ""


class Start(Command, frozen=True):
    """The host begins the game; bots take the free seats.

    Where somebody else sits, after a count of three seconds (`starting`) that each of them may stop once.
    """


class Wait(Command, frozen=True):
    """Not yet: the count before the game stops. Once for everybody."""


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
    """The host changes what the table plays and how; what is left out stays, and so does everybody in a seat."""

    game: Annotated[str, Meta(max_length=40)] | UnsetType = UNSET
    players: Annotated[int, Meta(ge=1, le=16)] | UnsetType = UNSET
    options: dict[str, Any] | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    clock: Clock | UnsetType = UNSET
    leavers: Leavers | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET
    talk: Talk | UnsetType = UNSET
    menu: Menu | UnsetType = UNSET
    bots: Annotated[str, Meta(max_length=40)] | UnsetType = UNSET


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
    """After a game: wish for another one, or change one's wish.

    `game`: which one, or "surprise"; else the next one of the menu, or the same again. When everybody who is here and
    plays wishes for another, the game that most wish for begins with them; a bot holds the seats of the others.
    """

    game: Annotated[str, Meta(max_length=40)] | None = None
    wish: bool = True  # false: not this time, or not any more; nobody waits for this person then


class Begin(Command, frozen=True):
    """After a game: the host begins the next one with those who wish for it: two people, or one and bots.

    `lobby`: they gather at the table first, where seats and options may be changed and late guests sit down.
    """

    lobby: bool = False


class EndEvening(Command, frozen=True):
    """The host ends the evening: its scores stand, and the next game begins another one."""


class Open(Command, frozen=True):
    """After a game, somebody who played it opens its replay to everybody, or closes it again.

    A game that was given up opens when all who played it have done so, or said yes to ending it.
    """

    open: bool = True


class Hurry(Command, frozen=True):
    """While bots play: skip their pauses until a person is needed.

    Done when everybody who is connected and waits has asked. It leaves no trace, and asking again changes nothing.
    Response windows, clocks and the count before the dice stay as they are.
    """


class Thumbs(Command, frozen=True):
    """Before the first throw of a race game: one's thumbs are ready. It leaves no trace."""


class React(Command, frozen=True):
    """Show everybody how one feels about it. It leaves no trace; one in two seconds, five in thirty."""

    what: Reaction


FromClient = (
    Hello
    | Ping
    | Sit
    | Stand
    | Ready
    | Start
    | Wait
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
    | Begin
    | EndEvening
    | Open
    | Hurry
    | Thumbs
    | React
)
COMMANDS = get_args(FromClient)
