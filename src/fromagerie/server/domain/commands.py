"""What a person wants done, judged: each command becomes a record, or a refusal that says why.

Moves are made at the table as they are judged (moves.py); everything else changes only when its record is applied.
"""

import itertools
import secrets
from collections.abc import Iterator
from typing import Final, Literal

from fromagerie.engine.model import Seat
from fromagerie.server import wire
from fromagerie.server.domain import records as was
from fromagerie.server.domain.apply import deal
from fromagerie.server.domain.configuring import configure
from fromagerie.server.domain.decisions import Decision, check_bot, check_seat, own_seat, playing, refuse
from fromagerie.server.domain.log import LogEntry
from fromagerie.server.domain.moves import act, claim, take_back, undo
from fromagerie.server.domain.names import clean
from fromagerie.server.domain.room import Room
from fromagerie.server.domain.sitting import sit
from fromagerie.server.domain.starting import may_begin, start, wait
from fromagerie.server.domain.wishes import (
    all_wish,
    begin,
    call_together,
    end_evening,
    willing,
    wish,
)

PHRASES: Final = ("hello", "thanks", "well-played", "good-game", "oops", "hurry", "one-moment", "hungry")
SECRET_BYTES: Final = 16
WATCHERS_A_MINUTE: Final = 20  # lines of chat of all who watch a table, together
WATCHERS_A_GAME: Final = 1_000
PERSON_A_MINUTE: Final = 30  # lines of chat of a person with a seat
PERSON_A_GAME: Final = 500
PLAYERS_A_GAME: Final = 2_000  # of all who have or had a seat, together


def decide(room: Room, person: str, command: wire.Command, language: str) -> Decision:
    """The record of this command at this table, or CommandRejected."""
    match command:
        case wire.Sit():
            return sit(room, person, command)
        case wire.Stand():
            return stand(room, own_seat(room, person))
        case wire.Ready():
            return get_ready(room, own_seat(room, person), command)
        case wire.Wait():
            return wait(room, own_seat(room, person))
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
            return wish(room, own_seat(room, person), command)
        case wire.Open():
            return open_replay(room, own_seat(room, person), person, command.open)
    return rule_table(room, person, command)


def rule_table(room: Room, person: str, command: wire.Command) -> Decision:
    """What only the host may do."""
    if not room.is_host(person):
        refuse("not-yours", "host-only")
    match command:
        case wire.Configure():
            return configure(room, command)
        case wire.Start():
            return start(room, person)
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
        case wire.Begin():
            return begin(room, person, command)
        case wire.EndEvening():
            return end_evening(room)
    return refuse("unknown", "unknown-command")


# Seats


def stand(room: Room, seat: Seat) -> Decision:
    """Before and after a game the seat is free again; during it a bot sits in, and the seat stays theirs."""
    return Decision(was.Rose(seat, "ripe" if room.phase in ("playing", "paused") else None))


def get_ready(room: Room, seat: Seat, command: wire.Ready) -> Decision:
    if room.phase != "gathering":
        refuse("not-now", "game-is-on")
    if room.chairs[seat].bot:
        refuse("not-now", "bot-sits-in")
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


# Agreement


def propose(room: Room, seat: Seat, what: Literal["pause", "end"]) -> Decision:
    playing(room)
    # Somebody who would like to sit down waits: they can ask again.
    if room.ballot is not None and room.ballot.what != "sit":
        refuse("not-now", "vote-is-on")
    return Decision(was.Asked(what, seat))


def vote(room: Room, seat: Seat, yes: bool) -> Decision:
    if room.ballot is None or seat not in room.waiting():
        refuse("not-now", "no-vote")
    return Decision(was.Voted(seat, yes))


def follows(room: Room) -> bool:
    """Whether something is due that happens by itself."""
    return room.is_decided or all_wish(room) or may_begin(room)


def follow_up(room: Room) -> Decision | None:
    """What happens by itself after a record: the deal when all are ready, whatever a vote decided."""
    if may_begin(room):
        if any(chair.free for chair in room.chairs):
            return Decision(was.Started())  # somebody got up after the start
        record, told = deal(room)
        return Decision(record, told)
    if room.ballot is not None and room.is_decided:
        match room.ballot.what:
            case "undo":
                return take_back(room, room.ballot.by)
            case "sit":
                assert room.ballot.newcomer is not None
                return Decision(room.ballot.newcomer)
            case "pause":
                return Decision(was.Paused())
            case "end":
                return Decision(was.Ended())
    if all_wish(room):
        return call_together(room, set(willing(room)), called=True)
    return None


def open_replay(room: Room, seat: Seat, person: str, opened: bool) -> Decision:
    if room.phase != "over":
        refuse("not-now", "not-over-yet")
    if person not in room.played:
        refuse("not-yours", "not-played")
    waits = not room.over and not room.played <= room.agreed | {person}
    return Decision(was.ReplayOpened(opened, seat, waits))


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
    else:
        check_talk(room, person)
    name = room.chairs[seat].name if seat is not None else ""
    channel: wire.Channel = "table" if seat is not None else "watchers"
    return Decision(was.Said(channel, seat, name, "" if command.phrase else text, command.phrase))


def check_watchers(room: Room) -> None:
    """Anybody may watch, any number of them: together they may not fill the log of a table."""
    if sum(map(is_watchers, last_minute(room))) >= WATCHERS_A_MINUTE:
        refuse("too-many", "watchers-too-loud")
    if sum(map(is_watchers, room.log)) >= WATCHERS_A_GAME:
        refuse("too-many", "watchers-said-enough")


def check_talk(room: Room, person: str) -> None:
    """Nor may one player, nor all who take a seat one after the other."""
    if sum(happened.kept.person == person for happened in filter(is_talk, last_minute(room))) >= PERSON_A_MINUTE:
        refuse("too-many", "too-loud")
    by = [happened.kept.person for happened in filter(is_talk, room.log)]
    if by.count(person) >= PERSON_A_GAME or len(by) >= PLAYERS_A_GAME:
        refuse("too-many", "said-enough")


def last_minute(room: Room) -> Iterator[LogEntry]:
    now = room.now() * 1000
    # What seems to come from the future was said before somebody set the clock back: nobody waits for that.
    return itertools.takewhile(lambda happened: now - 60_000 < happened.kept.at <= now, reversed(room.log))


def is_watchers(happened: LogEntry) -> bool:
    record = happened.kept.record
    return isinstance(record, was.Said) and record.channel == "watchers"


def is_talk(happened: LogEntry) -> bool:
    record = happened.kept.record
    return isinstance(record, was.Said) and record.channel == "table"


def new_room_id() -> str:
    return secrets.token_urlsafe(SECRET_BYTES).replace("-", "x").replace("_", "y")
