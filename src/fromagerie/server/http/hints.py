"""The coach in a running game against bots: what it would do, and how good a choice is, by what this seat can know."""

from collections.abc import Callable, Sequence

import msgspec

from fromagerie.coach.course import standing_entries
from fromagerie.coach.hint import Hint
from fromagerie.coach.verdict import Verdict
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.journal import Entry
from fromagerie.engine.model import Seat
from fromagerie.engine.replay import replay
from fromagerie.engine.table import Table
from fromagerie.server.codes import is_table_id
from fromagerie.server.domain.decisions import CommandRejected
from fromagerie.server.domain.hints import permit_coach, permit_hint
from fromagerie.server.domain.room import Room
from fromagerie.server.http.routing import Caller, Problem, Route, WordedProblem
from fromagerie.server.services import HintQuestion, NoSuchTable
from fromagerie.server.table.messages import CoachAsked

encode = msgspec.json.Encoder().encode


async def hint(caller: Caller, table: str) -> Hint:
    room, seat = await coached(caller, table, permit_hint)
    assert caller.person is not None
    assert room.table is not None
    return await caller.registry.bots.hint(caller.person, make_question(room, seat, room.table))


async def light(caller: Caller, table: str) -> Verdict:
    """Before a choice is made: nothing but the light."""
    room, seat = await coached(caller, table, permit_hint)
    assert caller.person is not None
    assert room.table is not None
    game = room.game
    action = game.action_typed.get(caller.query.get("move", "").upper())
    number = None if action is None else game.number_of[action]
    if number not in room.table.state.legal_actions(seat):
        raise Problem(400, "move", "move is one of the moves you may make, in notation.")
    question = make_question(room, seat, room.table)
    return await caller.registry.bots.verdict(caller.person, question, number, made=False)


async def last_choice(caller: Caller, table: str) -> Verdict:
    """After it is made: by what was known before it."""
    room, seat = await coached(caller, table, permit_coach)
    assert caller.person is not None
    assert room.table is not None
    found = before_last_choice(room, seat)
    if found is None:
        raise WordedProblem(409, "hint", "hint-choice")
    then, action = found
    return await caller.registry.bots.verdict(caller.person, make_question(room, seat, then), action, made=True)


async def coached(caller: Caller, table: str, permit: Callable[[Room, str], Seat]) -> tuple[Room, Seat]:
    """Where somebody sits who may ask the coach; that they did is noted. Who does not sit there learns nothing."""
    missing = Problem(404, "table", "There is no such table, or no game at it, or you do not sit there.")
    if caller.person is None or not is_table_id(table):
        raise missing
    try:
        actor = await caller.registry.actor(table)
        room = actor.room
        seat = permit(room, caller.person)
    except NoSuchTable:
        raise missing from None
    except CommandRejected as refused:
        if refused.code == "not-yours" or room.table is None:
            raise missing from None
        raise WordedProblem(409, "hint", refused.message) from None
    if not room.chairs[seat].coached:
        actor.post(CoachAsked(seat, caller.person))
    return room, seat


def make_question(room: Room, seat: Seat, table: Table) -> HintQuestion:
    """All that the coach is given: what this seat sees, may do and has been told."""
    return HintQuestion(
        room.game.key,
        room.box.toml if room.box else None,
        seat,
        room.names(),
        encode(table.view(seat)),
        table.state.legal_actions(seat),
        encode(table.events(seat)),
    )


def before_last_choice(room: Room, seat: Seat) -> tuple[Table, int] | None:
    """The game as it stood before the last thing this seat did that stands, and what that was."""
    assert room.table is not None
    entries: Sequence[Entry] = [entry for _, entry in standing_entries(room.table.journal)]
    own = [number for number, entry in enumerate(entries) if entry.seat == seat and entry.do]
    if not own:
        return None
    game, done = room.game, entries[own[-1]]
    begun = msgspec.structs.replace(room.table.journal, entries=list(entries[: own[-1]]))
    then = replay(begun, game, SeededDealer(0))
    return then, game.number_of[game.action_typed[done.do.upper()]]


ROUTES = (
    Route(
        "GET",
        "/api/tables/{table}/hint",
        hint,
        "What the coach would do in your place, and why: in a game against bots only, when it is your turn.",
        gives=Hint,
        rate="replays",
        errors=(404, 409, 503),
    ),
    Route(
        "GET",
        "/api/tables/{table}/light",
        light,
        "How good a move is that you are about to make (?move=), as a light: in a game against bots only.",
        gives=Verdict,
        rate="replays",
        errors=(400, 404, 409, 503),
    ),
    Route(
        "GET",
        "/api/tables/{table}/last-choice",
        last_choice,
        "How good your last move was, by what you knew before it: in a game against bots only.",
        gives=Verdict,
        rate="replays",
        errors=(404, 409, 503),
    ),
)
