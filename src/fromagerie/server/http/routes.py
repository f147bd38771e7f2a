"""The small REST part: guests, tables, replays. Each route says what it takes and gives."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from fromagerie.bots import bots_for
from fromagerie.coach.race import RaceReview
from fromagerie.coach.review import Review
from fromagerie.coach.truth import TrueCurve
from fromagerie.engine.game import BadOptions, game_with
from fromagerie.server import wire
from fromagerie.server.codes import is_code, is_table_id
from fromagerie.server.daily import Today, compare, sit_down
from fromagerie.server.domain.seats import STAND_IN, Sitter
from fromagerie.server.domain.time_limits import is_slow
from fromagerie.server.http import boxes as of_boxes
from fromagerie.server.http import circles as of_circles
from fromagerie.server.http import clubs as of_clubs
from fromagerie.server.http import hints as of_hints
from fromagerie.server.http import last_moves as of_last_moves
from fromagerie.server.http import lessons as of_lessons
from fromagerie.server.http import mine as of_mine
from fromagerie.server.http import push as of_push
from fromagerie.server.http import quick as of_quick
from fromagerie.server.http import shelf as of_the_shelf
from fromagerie.server.http import table_lines as of_table_lines
from fromagerie.server.http.boxes import BroughtBox, OpenBox, unpack
from fromagerie.server.http.replays import Fork, box, fork, frames, journal, race, review, review_progress, truth
from fromagerie.server.http.routing import (
    Caller,
    Problem,
    Route,
    TableMade,
    WordedProblem,
    find_game,
    given_name,
)
from fromagerie.server.http.table_lines import TableLine, line
from fromagerie.server.quick import WAITED
from fromagerie.server.registry import DAY
from fromagerie.server.review_pool import ReviewProgress
from fromagerie.server.updates.exports import draw_qr
from fromagerie.server.updates.replay_frames import Frames
from fromagerie.server.week import Week, week


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What to play. Private unless said otherwise; what is left out has its default."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: dict[str, Any] = {}
    public: bool = False
    clock: wire.Clock = "off"
    leavers: wire.Leavers = "bot"
    pace: wire.Pace = "auto"
    box: BroughtBox | None = None  # None: the published one
    bots: Annotated[str, Meta(max_length=40)] | None = None  # the level of those who take free seats
    name: wire.Name | None = None  # who sits down at it at once; None: nobody yet
    face: wire.Face | None = None


class Health(Struct, frozen=True):
    ok: bool  # no background task is failing
    tables: int  # awake
    failures: int
    failing: list[str]  # background tasks whose last round failed; each is tried again


async def new_table(caller: Caller, body: NewTable) -> TableMade:
    assert caller.person is not None
    key = find_game(body.game).key
    own = unpack(key, body.box) if body.box else None
    game = game_with(key, own.toml if own else None)
    if body.public and not caller.may_go_public():
        raise WordedProblem(429, "too-many", "too-many-public")
    players = body.players or (4 if 4 in game.player_counts else max(game.player_counts))
    if is_slow(body.clock) and game.race:
        raise WordedProblem(422, "options", "slow-race")
    name = given_name(body.name) if body.name is not None else None
    level = body.bots or STAND_IN
    if level not in bots_for(game):
        raise WordedProblem(422, "bots", "no-such-bot")
    given = {"public": body.public, "clock": body.clock, "leavers": body.leavers, "pace": body.pace, "box": own}
    try:
        room = await caller.registry.open(caller.person, game, players, body.options, bots=level, **given)
    except BadOptions as error:
        raise WordedProblem(422, "options", error) from None
    if name is not None:
        await caller.registry.sit(room, caller.person, Sitter(0, name, body.face))
    return TableMade(room.id, room.code)


async def public_tables(caller: Caller) -> list[TableLine]:
    now = caller.registry.clock.now()
    found = await caller.registry.store.public_rooms(int((now - 3 * DAY) * 1000), int((now - WAITED) * 1000))
    return [line(row) for row in found]


async def table_with_code(caller: Caller, code: str) -> TableMade:
    found = await caller.registry.store.room_with_code(code.upper()) if is_code(code) else None
    if found is None:
        raise Problem(404, "code", "No table has this code.")
    return TableMade(found, code.upper())


async def qr_code(caller: Caller, table: str) -> bytes:
    if not is_table_id(table):
        raise Problem(404, "table", "There is no such table.")
    link = f"{caller.query['base']}/t/{table}"
    return await caller.registry.exports.make(caller.person, draw_qr, link, brief=True)


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays the deal of the day."""

    name: wire.Name = "Guest"
    face: wire.Face | None = None


async def dailies(caller: Caller) -> Today:
    return await compare(caller.registry, caller.person)


async def this_week(caller: Caller) -> Week:
    return await week(caller.registry, caller.person)


async def daily(caller: Caller, game: str, body: SitDown) -> TableMade:
    assert caller.person is not None
    sitter = Sitter(0, given_name(body.name), body.face)
    room = await sit_down(caller.registry, caller.person, find_game(game), sitter)
    return TableMade(room.id, room.code)


async def health(caller: Caller) -> Health:
    failing = caller.registry.supervisor.failing
    return Health(not failing, len(caller.registry.actors), caller.registry.counts.failures, failing)


ROUTES = (
    *of_boxes.ROUTES,
    *of_the_shelf.ROUTES,
    *of_lessons.ROUTES,
    *of_table_lines.ROUTES,
    *of_last_moves.ROUTES,
    *of_hints.ROUTES,
    Route("POST", "/api/tables", new_table, "Set a table.", NewTable, TableMade, 201, "tables", True, (400, 404, 422)),
    Route("GET", "/api/tables", public_tables, "Public tables.", gives=list[TableLine]),
    Route(
        "GET",
        "/api/codes/{code}",
        table_with_code,
        "The table with a code.",
        gives=TableMade,
        rate="lookups",
        errors=(404,),
    ),
    Route(
        "GET",
        "/api/tables/{table}/qr.svg",
        qr_code,
        "A QR code of the link to a table.",
        gives=bytes,
        rate="replays",
        errors=(404,),
    ),
    Route(
        "GET",
        "/api/replays/{match}",
        journal,
        "The journal of a finished game.",
        gives=bytes,
        rate="replays",
        errors=(404,),
    ),
    Route(
        "GET", "/api/replays/{match}/box", box, "What was played with.", gives=OpenBox, rate="replays", errors=(404,)
    ),
    Route(
        "GET",
        "/api/replays/{match}/frames",
        frames,
        "A finished game picture by picture, as one seat saw it (?seat=, ?first=, ?count=, ?language=).",
        gives=Frames,
        rate="replays",
        errors=(400, 404),
    ),
    Route(
        "GET",
        "/api/replays/{match}/review",
        review,
        "What the coach says of a finished game to one of its seats (?seat=).",
        gives=Review,
        rate="replays",
        errors=(400, 404, 409, 422),
    ),
    Route(
        "GET",
        "/api/replays/{match}/review/progress",
        review_progress,
        "How far the review is that is being made for one of its seats (?seat=).",
        gives=ReviewProgress,
        errors=(400, 404),
    ),
    Route(
        "GET",
        "/api/replays/{match}/truth",
        truth,
        "Everybody's chance to win with all cards open, move by move.",
        gives=TrueCurve,
        rate="replays",
        errors=(404, 422),
    ),
    Route(
        "GET",
        "/api/replays/{match}/race",
        race,
        "What the coach says of a finished race to one of its seats: time and accuracy (?seat=).",
        gives=RaceReview,
        rate="replays",
        errors=(400, 404, 422),
    ),
    Route(
        "POST",
        "/api/replays/{match}/fork",
        fork,
        "Go on from a moment of a finished game.",
        Fork,
        TableMade,
        201,
        "tables",
        True,
        (400, 404, 422),
    ),
    Route("GET", "/api/daily", dailies, "The deals of the day, and how everybody did.", gives=Today),
    Route(
        "GET",
        "/api/daily/week",
        this_week,
        "The star deals of seven days: yours, and those of people you have finished a game with.",
        gives=Week,
    ),
    Route(
        "POST",
        "/api/daily/{game}",
        daily,
        "Sit down to the deal of the day; once a day, and again to the same table.",
        SitDown,
        TableMade,
        201,
        "tables",
        True,
        (400, 404, 422),
    ),
    *of_quick.ROUTES,
    *of_circles.ROUTES,
    *of_clubs.ROUTES,
    *of_push.ROUTES,
    *of_mine.ROUTES,
    Route("GET", "/health", health, "Is it well?", gives=Health),
)
