"""A hint in a running game against bots: what the coach would do, by what this seat can know, and why."""

import msgspec

from fromagerie.coach.hint import Hint
from fromagerie.engine.model import Seat
from fromagerie.server.codes import is_table_id
from fromagerie.server.domain.decisions import CommandRejected
from fromagerie.server.domain.hints import permit_hint
from fromagerie.server.domain.room import Room
from fromagerie.server.http.routing import Caller, Problem, Route, WordedProblem
from fromagerie.server.services import HintQuestion, NoSuchTable

encode = msgspec.json.Encoder().encode


async def hint(caller: Caller, table: str) -> Hint:
    missing = Problem(404, "table", "There is no such table, or no game at it, or you do not sit there.")
    if caller.person is None or not is_table_id(table):
        raise missing
    try:
        room = (await caller.registry.actor(table)).room
        seat = permit_hint(room, caller.person)
    except NoSuchTable:
        raise missing from None
    except CommandRejected as refused:
        if refused.code == "not-yours" or room.table is None:
            raise missing from None
        raise WordedProblem(409, "hint", refused.message) from None
    return await caller.registry.bots.hint(caller.person, make_hint_question(room, seat))


def make_hint_question(room: Room, seat: Seat) -> HintQuestion:
    """All that the coach is given: what this seat sees, may do and has been told."""
    table = room.table
    assert table is not None
    return HintQuestion(
        room.game.key,
        room.box.toml if room.box else None,
        seat,
        room.names(),
        encode(table.view(seat)),
        table.state.legal_actions(seat),
        encode(table.events(seat)),
    )


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
)
