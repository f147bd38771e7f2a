"""The small REST part: guests, tables, replays. Each route says what it takes and gives."""

import asyncio
import io
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta, Struct

from fromagerie.bots import bots_for
from fromagerie.bots.levels import LEVELS
from fromagerie.engine.game import BadOptions, UnknownGame, game_called, shelf
from fromagerie.engine.journal import write_journal
from fromagerie.engine.lesson import lesson_of
from fromagerie.engine.options import OptionSaid, say_options
from fromagerie.engine.words import LANGUAGES
from fromagerie.server import wire
from fromagerie.server.codes import is_code
from fromagerie.server.daily import Daily, attempts_of, compare, is_sealed, sit_down
from fromagerie.server.frames import Frames, Lesson, teach, tell_again
from fromagerie.server.house import House, NoSuchTable
from fromagerie.server.names import BadName, read_name
from fromagerie.server.records import decode
from fromagerie.server.room import Room

PICTURES = 100  # of a replay, at once


class Problem(Exception):
    """A request that cannot be met: status, a word for programs, a sentence for people."""

    def __init__(self, status: int, error: str, why: str) -> None:
        super().__init__(why)
        self.status = status
        self.error = error
        self.why = why


class WordedProblem(Problem):
    """One whose sentence is among the server's words, in every language."""


class ErrorBody(Struct, frozen=True):
    error: str
    why: str


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What to play. Private unless said otherwise; what is left out has its default."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: dict[str, Any] = {}
    public: bool = False
    clock: wire.Clock = "off"
    leavers: wire.Leavers = "bot"


class TableMade(Struct, frozen=True):
    table: str
    code: str


class TableLine(Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    title: str
    phase: wire.Phase
    players: int
    free: int
    clock: wire.Clock
    touched: int  # seconds since 1970


class GameBox(Struct, frozen=True):
    """A game on the shelf: enough to draw its box and a form for its options."""

    game: str
    title: str
    seats: list[int]
    minutes: int
    race: bool
    options: dict[str, Any]  # JSON schema
    said: dict[wire.Language, dict[str, OptionSaid]]  # the options in words, in every language
    bots: list[str]
    lesson: bool  # there is one to play


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from there: after so many entries, in this seat, against these bots."""

    entries: Annotated[int, Meta(ge=1)]
    seat: wire.Place = 0
    name: wire.Name = "Guest"
    bot: Annotated[str, Meta(max_length=40)] = "ripe"


class Guest(Struct, frozen=True):
    """Who you are here: nothing but a cookie."""

    tables: list[TableLine]


class Mine(Struct, frozen=True):
    """Everything that is kept of you."""

    records: list[dict[str, Any]]
    daily: list[dict[str, Any]]


class Health(Struct, frozen=True):
    ok: bool  # no background task is failing
    tables: int  # awake
    failures: int
    failing: list[str]  # background tasks whose last round failed; each is tried again


class Caller(NamedTuple):
    """Who asks: a known guest, or (None) somebody new."""

    person: str | None
    house: House
    query: dict[str, str]
    may_go_public: Callable[[], bool] = lambda: True


class Route(NamedTuple):
    method: str
    path: str
    does: Callable[..., Awaitable[Any]]
    about: str
    takes: Any = None
    gives: Any = None
    status: int = 200
    rate: str = "requests"
    guest: bool = False  # makes whoever asks a guest if they are none
    errors: tuple[int, ...] = ()


async def games(caller: Caller) -> list[GameBox]:
    return boxes()


def boxes() -> list[GameBox]:
    return [
        GameBox(
            game=game.key,
            title=game.title,
            seats=list(game.seats),
            minutes=game.minutes,
            race=game.race,
            options=msgspec.json.schema(game.options),
            said={language: say_options(game, game.words(language)) for language in LANGUAGES},
            bots=[level for level in LEVELS if level in bots_for(game)],
            lesson=lesson_of(game) is not None,
        )
        for game in shelf().values()
    ]


async def rules(caller: Caller, game: str) -> dict[str, str]:
    return {"game": find_game(game).key, "rules": find_game(game).rules(asked_language(caller))}


def asked_language(caller: Caller) -> str:
    language = caller.query.get("language", "en")
    if language not in LANGUAGES:
        raise Problem(400, "language", f"We speak {' and '.join(LANGUAGES)}.")
    return language


def find_game(key: str) -> Any:
    try:
        return game_called(key)
    except UnknownGame as error:
        raise Problem(404, "game", str(error)) from None


async def new_table(caller: Caller, body: NewTable) -> TableMade:
    assert caller.person is not None
    game = find_game(body.game)
    if body.public and not caller.may_go_public():
        raise WordedProblem(429, "too-many", "too-many-public")
    players = body.players or (4 if 4 in game.seats else max(game.seats))
    given = {"public": body.public, "clock": body.clock, "leavers": body.leavers}
    try:
        room = await caller.house.open(caller.person, game, players, body.options, **given)
    except BadOptions as error:
        raise Problem(422, "options", str(error)) from None
    return TableMade(room.id, room.code)


async def public_tables(caller: Caller) -> list[TableLine]:
    since = int((caller.house.now() - 3 * 24 * 3600) * 1000)
    return [line(row) for row in await caller.house.store.public_rooms(since)]


async def table_with_code(caller: Caller, code: str) -> TableMade:
    found = await caller.house.store.room_with_code(code.upper()) if is_code(code) else None
    if found is None:
        raise Problem(404, "code", "No table has this code.")
    return TableMade(found, code.upper())


async def guest(caller: Caller) -> Guest:
    assert caller.person is not None
    return Guest([line(row) for row in await caller.house.store.rooms_of(caller.person)])


async def my_data(caller: Caller) -> Mine:
    if caller.person is None:
        return Mine([], [])
    records = await caller.house.store.records_by(caller.person)
    told = [{"table": room, "at": at, "record": shown(decode(data))} for room, at, data in records]
    return Mine(told, await attempts_of(caller.house, caller.person))


def shown(record: Any) -> dict[str, Any]:
    """A record as its author may read it: what they did and said, not the luck it was part of, nobody else."""
    kept: dict[str, Any] = msgspec.to_builtins(record)
    entry = kept.pop("entry", {})
    for secret in ("secret", "entries", "person", "host", "seeds"):
        kept.pop(secret, None)
    return kept | {name: entry[name] for name in ("do", "say", "undo") if name in entry}


async def forget_me(caller: Caller) -> dict[str, int]:
    if caller.person is None:
        return {"tables": 0}
    return {"tables": await caller.house.forget(caller.person)}


async def qr_code(caller: Caller, table: str) -> bytes:
    if not is_plain(table):
        raise Problem(404, "table", "There is no such table.")
    return qr_of(f"{caller.query['base']}/t/{table}")


def is_plain(name: str) -> bool:
    """The name of a table, by its looks: only such ones are looked for in the database."""
    return name.isascii() and name.isalnum() and len(name) <= 24


def qr_of(link: str) -> bytes:
    """A picture of its own: with the namespace that an <img> asks for."""
    import segno

    svg = io.BytesIO()
    segno.make(link, error="m").save(svg, kind="svg", scale=6, border=2, light="#fff", omitsize=True, xmldecl=False)
    return svg.getvalue()


async def journal(caller: Caller, match: str) -> bytes:
    return write_journal((await permitted(caller, match)).journal()).encode()


async def frames(caller: Caller, match: str) -> Frames:
    room = await permitted(caller, match)
    seat = number_asked(caller, "seat", 0, len(room.chairs) - 1) if "seat" in caller.query else None
    first, count = number_asked(caller, "first", 1, 100_000), number_asked(caller, "count", 1, PICTURES)
    return await asyncio.to_thread(tell_again, room.journal(), room.game, seat, asked_language(caller), first, count)


def number_asked(caller: Caller, name: str, least: int, most: int) -> int:
    """A number from the query; without one, the least for `first`, the most for `count`."""
    given = caller.query.get(name, str(most if name == "count" else least))
    if not (given.isascii() and given.isdecimal() and len(given) < 7 and least <= int(given) <= most):
        raise Problem(400, name, f"{name} is a number from {least} to {most}.")
    return int(given)


async def lesson(caller: Caller, game: str) -> Lesson:
    taught = await asyncio.to_thread(teach, find_game(game), asked_language(caller))
    if taught is None:
        raise Problem(404, "lesson", "Nobody has written a lesson for this game yet.")
    return taught


def given_name(text: str) -> str:
    try:
        return read_name(text)
    except BadName as error:
        raise WordedProblem(422, "name", str(error)) from None


async def fork(caller: Caller, match: str, body: Fork) -> TableMade:
    assert caller.person is not None
    room = await permitted(caller, match)
    played = room.journal()
    name = given_name(body.name)
    if body.seat >= len(played.seats) or body.entries > len(played.entries):
        raise Problem(422, "fork", f"There are {len(played.seats)} seats and {len(played.entries)} entries.")
    if body.bot not in bots_for(room.game):
        raise Problem(422, "bot", f"No bot called {body.bot!r} plays {room.game.title}.")
    forked = await caller.house.fork(played, body.entries, caller.person, body.seat, name, body.bot)
    return TableMade(forked.id, forked.code)


async def permitted(caller: Caller, match: str) -> Room:
    """The game, for those who were there or if it was opened; for anybody else there is none."""
    missing = Problem(404, "replay", "There is no such game, or it is not over, or it is for its players only.")
    if not is_plain(match.rpartition("-")[0]):
        raise missing
    try:
        room = await caller.house.load_match(match)
    except NoSuchTable:
        raise missing from None
    if not room.opened and caller.person not in room.played:
        raise missing
    if await is_sealed(caller.house, room, caller.person):
        raise WordedProblem(404, "sealed", "daily-sealed")
    return room


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays the deal of the day."""

    name: wire.Name = "Guest"


async def dailies(caller: Caller) -> list[Daily]:
    return await compare(caller.house, caller.person)


async def daily(caller: Caller, game: str, body: SitDown) -> TableMade:
    assert caller.person is not None
    name = given_name(body.name)
    room = await sit_down(caller.house, caller.person, find_game(game), name)
    return TableMade(room.id, room.code)


async def health(caller: Caller) -> Health:
    failing = caller.house.supervisor.failing
    return Health(not failing, len(caller.house.keepers), caller.house.failures, failing)


def line(row: Any) -> TableLine:
    game = game_called(row.game)
    return TableLine(row.room, row.game, game.title, row.phase, row.players, row.free, row.clock, row.touched // 1000)


ROUTES = (
    Route("GET", "/api/games", games, "The games on the shelf.", gives=list[GameBox]),
    Route("GET", "/api/games/{game}/rules", rules, "The rules, in Markdown.", gives=dict[str, str], errors=(400, 404)),
    Route(
        "GET", "/api/games/{game}/lesson", lesson, "A lesson to play, step by step.", gives=Lesson, errors=(400, 404)
    ),
    Route(
        "POST",
        "/api/guests",
        guest,
        "Become a guest; says which tables are yours.",
        gives=Guest,
        rate="guests",
        guest=True,
    ),
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
        "GET", "/api/tables/{table}/qr.svg", qr_code, "A QR code of the link to a table.", gives=bytes, errors=(404,)
    ),
    Route("GET", "/api/replays/{match}", journal, "The journal of a finished game.", gives=bytes, errors=(404,)),
    Route(
        "GET",
        "/api/replays/{match}/frames",
        frames,
        "A finished game picture by picture, as one seat saw it (?seat=, ?first=, ?count=, ?language=).",
        gives=Frames,
        errors=(400, 404),
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
    Route("GET", "/api/daily", dailies, "The deals of the day, and how everybody did.", gives=list[Daily]),
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
    Route("GET", "/api/me", my_data, "All that is kept of you.", gives=Mine),
    Route("DELETE", "/api/me", forget_me, "Forget me: names, words, tables.", gives=dict[str, int]),
    Route("GET", "/health", health, "Is it well?", gives=Health),
)
