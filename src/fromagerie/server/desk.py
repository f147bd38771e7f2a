"""What a person wants done, judged: each command becomes a record, or a refusal that says why.

Moves are made at the table here (`Room.follow` is told so); everything else changes only when its record is followed.
"""

import itertools
import secrets
from typing import Any, Final, Literal, NamedTuple, NoReturn

from msgspec import UNSET

from fromagerie.bots import UnknownBot, make_bot
from fromagerie.engine.game import BadOptions, UnknownGame, game_called
from fromagerie.engine.model import Action, Seat, Told
from fromagerie.engine.sealed import new_secret
from fromagerie.engine.table import Table
from fromagerie.server import records as was
from fromagerie.server import wire
from fromagerie.server.names import clean, clean_name, name_apart
from fromagerie.server.room import Happened, Room

PHRASES: Final = ("hello", "thanks", "well-played", "good-game", "oops", "hurry", "one-moment", "hungry")
SECRET_BYTES: Final = 16
WATCHERS_A_MINUTE: Final = 20  # lines of chat of all who watch a table, together
WATCHERS_A_GAME: Final = 1_000

Code = Literal["rule", "late", "not-yours", "not-now", "unknown", "busy", "not-saved", "malformed", "too-many"]


class NotDone(Exception):
    """A command that is refused: a message of the server's words with its facts, or a sentence of the rules."""

    def __init__(self, code: Code, message: str, clause: str | None = None, **facts: Any) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.clause = clause
        self.facts = facts


class Decision(NamedTuple):
    """What is to be kept; `told` by the game if it has moved already."""

    record: was.AnyRecord
    told: list[Told] | None = None


def decide(room: Room, person: str, command: wire.Command, language: str) -> Decision:
    """The record of this command at this table, or NotDone."""
    match command:
        case wire.Sit():
            return sit(room, person, command)
        case wire.Stand():
            return stand(room, own_seat(room, person))
        case wire.Ready():
            return get_ready(room, own_seat(room, person), command)
        case wire.Act():
            return act(room, own_seat(room, person), command, language)
        case wire.Claim():
            return claim(room, own_seat(room, person), command.claim, language)
        case wire.Undo():
            return undo(room, own_seat(room, person))
        case wire.Propose():
            return propose(room, own_seat(room, person), command.what)
        case wire.Vote():
            return vote(room, own_seat(room, person), command.yes)
        case wire.Resume():
            seat = own_seat(room, person)
            return Decision(was.Resumed(seat)) if room.phase == "paused" else refuse("not-now", "not-paused")
        case wire.Say():
            return say(room, person, command)
        case wire.Replace():
            return replace(room, own_seat(room, person), command)
        case wire.Rematch():
            return rematch(room, own_seat(room, person), command.game)
        case wire.Open():
            own_seat(room, person)
            if room.phase != "over":
                refuse("not-now", "not-over-yet")
            if person not in room.played:
                refuse("not-yours", "not-played")
            return Decision(was.ReplayOpened(command.open))
    return rule_table(room, person, command)


def rule_table(room: Room, person: str, command: wire.Command) -> Decision:
    """What only the host may do."""
    if not room.is_host(person):
        refuse("not-yours", "host-only")
    match command:
        case wire.Configure():
            return configure(room, command)
        case wire.SeatBot():
            return seat_bot(room, command)
        case wire.Kick(seat=seat):
            check_seat(room, seat)
            if room.chairs[seat].person is None:
                refuse("not-now", "nobody-there")
            return Decision(was.Rose(seat, "ripe" if room.table and room.phase != "over" else None, kicked=True))
        case wire.HandOver(seat=seat):
            check_seat(room, seat)
            heir = room.chairs[seat].person
            return Decision(was.HandedOver(seat, heir)) if heir else refuse("not-now", "nobody-there")
        case wire.Mute(seat=seat):
            check_seat(room, seat)
            return Decision(was.Muted(seat, command.muted))
    return refuse("unknown", "unknown-command")


# Seats


def sit(room: Room, person: str, command: wire.Sit) -> Decision:
    check_seat(room, command.seat)
    chair = room.chairs[command.seat]
    if chair.person == person and (chair.bot or chair.away):
        return Decision(was.CameBack(command.seat))
    if person in room.kicked:
        refuse("not-yours", "kicked")
    if room.is_daily:
        refuse("not-now", "daily-alone")
    playing = room.table is not None
    if playing and room.seat_of(person) is not None:
        refuse("not-now", "seated-already")
    if chair.person is not None and chair.person != person:
        refuse("not-yours", "seat-taken")
    if playing and chair.bot is None:
        refuse("not-now", "game-is-on")
    name = clean_name(command.name)
    if not name:
        refuse("malformed", "no-name")
    others = [other.name for seat, other in enumerate(room.chairs) if seat != command.seat and other.person != person]
    return Decision(was.Sat(command.seat, person, name_apart(name, others), command.seed))


def stand(room: Room, seat: Seat) -> Decision:
    """Before and after a game the seat is free again; during it a bot sits in, and the seat stays theirs."""
    return Decision(was.Rose(seat, "ripe" if room.phase in ("playing", "paused") else None))


def get_ready(room: Room, seat: Seat, command: wire.Ready) -> Decision:
    if room.phase != "gathering":
        refuse("not-now", "game-is-on")
    return Decision(was.Readied(seat, command.ready, command.seed))


def seat_bot(room: Room, command: wire.SeatBot) -> Decision:
    check_seat(room, command.seat)
    chair = room.chairs[command.seat]
    if chair.person is not None:
        refuse("not-now", "seat-taken")
    if room.is_daily:
        refuse("not-now", "daily-alone")
    if room.table is not None and command.bot is None:
        refuse("not-now", "game-is-on")
    if command.bot is not None:
        check_bot(room, command.bot, command.seat)
    return Decision(was.BotSeated(command.seat, command.bot))


def replace(room: Room, by: Seat, command: wire.Replace) -> Decision:
    check_seat(room, command.seat)
    chair = room.chairs[command.seat]
    if room.phase not in ("playing", "paused") or not chair.away or chair.bot or by == command.seat:
        refuse("not-now", "not-away")
    check_bot(room, command.bot, command.seat)
    return Decision(was.SatIn(command.seat, command.bot))


def configure(room: Room, command: wire.Configure) -> Decision:
    if room.table is not None and (command.game, command.players, command.options) != (UNSET, UNSET, UNSET):
        refuse("not-now", "game-is-on")
    key = room.game.key if command.game is UNSET else command.game
    try:
        game = game_called(key)
        players = len(room.chairs) if command.players is UNSET else command.players
        if players not in game.seats and command.players is UNSET:
            players = min(game.seats, key=lambda number: abs(number - players))
        kept = room.options if game.key == room.game.key else {}
        options = kept if command.options is UNSET else command.options
        game.check_options(players, game.read_options(options))
    except (BadOptions, UnknownGame) as error:
        refuse("malformed", "bad-options", why=str(error))
    return Decision(
        was.Configured(
            game=game.key,
            players=players,
            options=options,
            public=room.public if command.public is UNSET else command.public,
            clock=room.clock if command.clock is UNSET else command.clock,
            leavers=room.leavers if command.leavers is UNSET else command.leavers,
        )
    )


# The game


def act(room: Room, seat: Seat, command: wire.Act, language: str) -> Decision:
    table = playing(room)
    if room.chairs[seat].bot:
        refuse("not-now", "bot-sits-in")
    action = table.game.action_typed.get(command.move.upper())
    if action is None:
        refuse("unknown", "no-such-move", move=command.move[:80])
    if command.why and table.may(seat, action):
        refuse("not-now", "allowed")
    if moved_since(room, seat, command.seen):
        refuse("late", "moved-since")
    return make_move(room, seat, action, language)


def make_move(
    room: Room,
    seat: Seat,
    action: Action,
    language: str = "en",
    *,
    spent: int = 0,
    clock: bool = False,
    timing: tuple[int, int] | None = None,
) -> Decision:
    """The move, made at the table."""
    table = playing(room)
    refusal = table.why(seat, action, language)
    if refusal:
        raise NotDone("rule", "by-the-rules", refusal.clause, why=refusal.sentence)
    told = table.act(seat, action)
    return Decision(was.Acted(table.journal.entries[-1], spent, clock, timing), told)


def moved_since(room: Room, seat: Seat, seen: int) -> bool:
    """A second click, or a move meant for a position that is gone: this seat has moved since, or moves were undone."""
    for happened in reversed(room.log):
        if happened.kept.seq <= seen:
            return False
        record = happened.kept.record
        if isinstance(record, was.Dealt):
            return True
        if isinstance(record, was.Acted) and not record.entry.say and not room.game.race:
            if record.entry.seat == seat or record.entry.undo:
                return True
    return False


def claim(room: Room, seat: Seat, typed: str, language: str) -> Decision:
    table = playing(room)
    said = table.game.claim_typed.get(typed.upper())
    if said is None:
        refuse("unknown", "no-such-claim", claim=typed[:80])
    refusal = table.why_not_say(seat, said, language)
    if refusal:
        raise NotDone("rule", "by-the-rules", refusal.clause, why=refusal.sentence)
    told = table.claim(seat, said)
    return Decision(was.Acted(table.journal.entries[-1]), told)


def undo(room: Room, seat: Seat) -> Decision:
    policy = undo_policy(room, seat)
    if policy is None:
        refuse("not-now", "nothing-to-undo")
    return take_back(room, seat) if policy == "free" else Decision(was.Asked("undo", seat))


def undo_policy(room: Room, seat: Seat) -> Literal["free", "ask"] | None:
    """Free while it is one's turn and nobody learnt anything: no dice, no card, no secret; else the table says."""
    table = room.table
    if table is None or room.phase != "playing" or room.game.race or moves_back(room, seat) is None:
        return None
    last = table.standing[-1]
    own_turn = last.seat == seat and table.state.to_act() == [seat]
    secret = any(told.to is not None for told in table.told[-1])
    if own_turn and not last.chance and not secret:
        return "free"
    return None if room.is_daily else "ask"


def moves_back(room: Room, seat: Seat) -> int | None:
    """How many moves it takes to come to this seat's last one; None if it has none this round.

    The seeds of rounds that ended are known to everybody: nobody goes back there.
    """
    table = room.table
    assert table is not None
    standing = table.standing
    for number in range(len(standing) - 1, max(room.chapter_began, room.covered, 1) - 1, -1):
        if standing[number].seat == seat:
            return len(standing) - number
    return None


def take_back(room: Room, seat: Seat) -> Decision:
    back = moves_back(room, seat)
    assert room.table is not None
    assert back is not None
    room.table.undo(back)
    return Decision(was.Acted(room.table.journal.entries[-1], by=seat), [])


# Agreement


def propose(room: Room, seat: Seat, what: Literal["pause", "end"]) -> Decision:
    playing(room)
    if room.ballot is not None:
        refuse("not-now", "vote-is-on")
    return Decision(was.Asked(what, seat))


def vote(room: Room, seat: Seat, yes: bool) -> Decision:
    if room.ballot is None or seat not in room.waiting():
        refuse("not-now", "no-vote")
    return Decision(was.Voted(seat, yes))


def follows(room: Room) -> bool:
    """Whether something is due that happens by itself."""
    decided = room.ballot is not None and not room.waiting()
    return decided or (room.phase == "gathering" and may_begin(room))


def follow_up(room: Room) -> Decision | None:
    """What happens by itself after a record: the deal when all are ready, whatever a vote decided."""
    if room.phase == "gathering" and may_begin(room):
        record, told = room.deal()
        return Decision(record, told)
    if room.ballot is not None and not room.waiting():
        match room.ballot.what:
            case "undo":
                return take_back(room, room.ballot.by)
            case "pause":
                return Decision(was.Paused())
            case "end":
                return Decision(was.Ended())
    return None


def may_begin(room: Room) -> bool:
    people = [chair for chair in room.chairs if chair.person is not None]
    return bool(people) and not any(chair.free for chair in room.chairs) and all(chair.ready for chair in people)


def rematch(room: Room, seat: Seat, key: str | None) -> Decision:
    if room.phase != "over":
        refuse("not-now", "not-over-yet")
    try:
        game = game_called(key) if key else room.game
    except UnknownGame as error:
        refuse("malformed", "bad-options", why=str(error))
    players = min(game.seats, key=lambda number: abs(number - len(room.chairs)))
    options = room.options if game.key == room.game.key else {}
    return Decision(was.Gathered(game.key, players, options, new_secret().hex()))


# Talk


def say(room: Room, person: str, command: wire.Say) -> Decision:
    seat = room.seat_of(person)
    if seat is not None and room.chairs[seat].muted:
        refuse("not-now", "muted")
    if command.phrase and command.phrase not in PHRASES:
        refuse("unknown", "no-such-phrase")
    text = clean(command.text, 500)
    if not text and not command.phrase:
        refuse("malformed", "nothing-said")
    if seat is None:
        check_watchers(room)
    name = room.chairs[seat].name if seat is not None else ""
    channel: wire.Channel = "table" if seat is not None else "watchers"
    return Decision(was.Said(channel, seat, name, "" if command.phrase else text, command.phrase))


def check_watchers(room: Room) -> None:
    """Anybody may watch, any number of them: together they may not fill the log of a table."""
    minute_ago = room.now() * 1000 - 60_000
    lately = itertools.takewhile(lambda happened: happened.kept.at > minute_ago, reversed(room.log))
    if sum(map(is_watchers, lately)) >= WATCHERS_A_MINUTE:
        refuse("too-many", "watchers-too-loud")
    if sum(map(is_watchers, room.log)) >= WATCHERS_A_GAME:
        refuse("too-many", "watchers-said-enough")


def is_watchers(happened: Happened) -> bool:
    record = happened.kept.record
    return isinstance(record, was.Said) and record.channel == "watchers"


# Checks


def own_seat(room: Room, person: str) -> Seat:
    seat = room.seat_of(person)
    if seat is None:
        refuse("not-yours", "not-seated")
    return seat


def playing(room: Room) -> Table:
    if room.table is None or room.phase != "playing":
        refuse("not-now", "game-paused" if room.phase == "paused" else "no-game")
    return room.table


def check_seat(room: Room, seat: Seat) -> None:
    if not 0 <= seat < len(room.chairs):
        refuse("malformed", "no-such-seat", seats=len(room.chairs))


def check_bot(room: Room, bot: str, seat: Seat) -> None:
    try:
        make_bot(bot, room.game, seat)
    except UnknownBot as error:
        refuse("malformed", "bad-options", why=str(error))


def refuse(code: Code, message: str, **facts: Any) -> NoReturn:
    raise NotDone(code, message, **facts)


def new_room_id() -> str:
    return secrets.token_urlsafe(SECRET_BYTES).replace("-", "x").replace("_", "y")
