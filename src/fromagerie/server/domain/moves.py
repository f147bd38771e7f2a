"""The game as played at a table: moves, claims, and what is taken back.

Moves are made at the table here (`apply_record` is then given what they told).
"""

# compiled with mypyc

from collections.abc import Mapping
from typing import Literal

from fromagerie.engine.model import Action, Seat
from fromagerie.server import wire
from fromagerie.server.domain import records as was
from fromagerie.server.domain.decisions import CommandRejected, Decision, playing, refuse
from fromagerie.server.domain.room import Room

Timed = tuple[int, int] | None
UndoPolicy = Literal["free", "ask"] | None


def act(room: Room, seat: Seat, command: wire.Act, language: str, *, spent: int = 0, timing: Timed = None) -> Decision:
    """A person's move. `spent`: ms of their time bank; `timing` of a race: ms, and the allowance for the connection."""
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
    return make_move(room, seat, action, language, spent=spent, timing=timing)


def make_move(
    room: Room,
    seat: Seat,
    action: Action,
    language: str = "en",
    *,
    spent: int = 0,
    clock: bool = False,
    timing: Timed = None,
) -> Decision:
    """The move, made at the table."""
    table = playing(room)
    if not table.may(seat, action):
        refusal = table.refusal(seat, action, language)
        raise CommandRejected("rule", "by-the-rules", refusal.clause, why=refusal.sentence)
    told = table.carry_out(seat, action)
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
        raise CommandRejected("rule", "by-the-rules", refusal.clause, why=refusal.sentence)
    told = table.claim(seat, said)
    return Decision(was.Acted(table.journal.entries[-1]), told)


def undo(room: Room, seat: Seat) -> Decision:
    backs = moves_back(room)
    policy = undo_policy(room, seat, backs)
    if policy is None:
        refuse("not-now", "bots-saw-it" if seat in backs else "nothing-to-undo")
    return take_back(room, seat) if policy == "free" else Decision(was.Asked("undo", seat))


def undo_policy(room: Room, seat: Seat, backs: Mapping[Seat, int]) -> UndoPolicy:
    """`backs`: see `moves_back`. Free while it is one's turn and nobody learnt anything: no dice, no card, no secret.

    Else everybody who plays says, and bots say no: they cannot unsee, and nobody could tell them that it was agreed.
    """
    table, back = room.table, backs.get(seat)
    if table is None or back is None:
        return None
    if table.state.to_act() == [seat] and table.showed_nothing(back):
        return "free"
    return None if any(chair.bot for chair in room.chairs) else "ask"


def moves_back(room: Room) -> dict[Seat, int]:
    """By seat, how many moves lie back to its last one of this round; empty in a race.

    The seeds of rounds that ended are known to everybody: nobody goes back there.
    """
    backs: dict[Seat, int] = {}
    if room.table is None or room.phase != "playing" or room.game.race:
        return backs
    standing = room.table.standing
    for number in range(len(standing) - 1, max(room.chapter_began, room.covered, 1) - 1, -1):
        seat = standing[number].seat
        if isinstance(seat, int) and seat not in backs:
            backs[seat] = len(standing) - number
            if len(backs) == len(room.chairs):
                break
    return backs


def take_back(room: Room, seat: Seat) -> Decision:
    assert room.table is not None
    room.table.undo(moves_back(room)[seat])
    return Decision(was.Acted(room.table.journal.entries[-1], by=seat), [])
