"""Tables in a list: those that everybody may see, and one's own, with whose turn it is there."""

from typing import Any, Final

from msgspec import Struct

from fromagerie.engine.game import get_game
from fromagerie.server import wire
from fromagerie.server.http.routing import Caller, Route
from fromagerie.server.turns import turn_of

LOOKED_AT: Final = 12  # of one's own tables, whose turn it is


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


class Turn(Struct, frozen=True):
    """Who is awaited."""

    mine: bool
    who: list[str]  # the names of those who are awaited, bots too
    since: int  # seconds since 1970
    left: int | None  # at a slow table: seconds until a bot makes this one move


class MyTable(TableLine, frozen=True):
    """A table where one has or had a seat."""

    names: list[str] = []  # of the other people there
    turn: Turn | None = None  # while a game is being played


class Guest(Struct, frozen=True):
    """Who you are here: nothing but a cookie."""

    tables: list[MyTable]
    forgotten: bool  # your cookie is nobody's: what your browser keeps of who you were should go too


async def guest(caller: Caller) -> Guest:
    assert caller.person is not None
    rows = await caller.registry.store.rooms_of(caller.person)
    going_on = [row.room for row in rows if row.phase != "over"][:LOOKED_AT]
    lines = [await my_line(caller, row, asked=row.room in going_on) for row in rows]
    return Guest(lines, caller.stale)


async def my_line(caller: Caller, row: Any, *, asked: bool) -> MyTable:
    """With whose turn it is, at the first few that are not over: most people have no more."""
    about = line(row)
    here = {name: getattr(about, name) for name in TableLine.__struct_fields__}
    known = await turn_of(caller.registry, row, caller.person or "") if asked else None
    if known is None:
        return MyTable(**here)
    return MyTable(**here, names=known.names, turn=Turn(*known.turn) if known.turn else None)


def line(row: Any) -> TableLine:
    game = get_game(row.game)
    return TableLine(row.room, row.game, game.title, row.phase, row.players, row.free, row.clock, row.touched // 1000)


ROUTES = (
    Route(
        "POST",
        "/api/guests",
        guest,
        "Become a guest; says which tables are yours, and whose turn it is there.",
        gives=Guest,
        rate="guests",
        guest=True,
    ),
)
