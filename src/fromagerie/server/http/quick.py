"""Finding somebody to play with who is in the house."""

from msgspec import Struct

from fromagerie.server.http.routing import Caller, Route, TableMade, WordedProblem, find_game
from fromagerie.server.quick import find, waiting


class Waiting(Struct, frozen=True):
    """How many people wait for others to play this game with."""

    game: str
    people: int


async def who_waits(caller: Caller) -> list[Waiting]:
    return [Waiting(game, people) for game, people in sorted((await waiting(caller.registry)).items())]


async def quick_table(caller: Caller, game: str) -> TableMade:
    """Where somebody waits; else a new table, which is as public as any, and as few of them as of any."""
    assert caller.person is not None
    wanted = find_game(game)
    found = await find(caller.registry, caller.person, wanted)
    if found is not None:
        return TableMade(found, (await caller.registry.actor(found)).room.code)
    if not caller.may_go_public():
        raise WordedProblem(429, "too-many", "too-many-public")
    players = 4 if 4 in wanted.player_counts else max(wanted.player_counts)
    room = await caller.registry.open(caller.person, wanted, players, {}, public=True)
    return TableMade(room.id, room.code)


ROUTES = (
    Route("GET", "/api/quick", who_waits, "Who waits for somebody to play with, game by game.", gives=list[Waiting]),
    Route(
        "POST",
        "/api/quick/{game}",
        quick_table,
        "A table of this game where somebody waits, or a new one that is open to whoever is in the house.",
        None,
        TableMade,
        201,
        "tables",
        True,
        (404,),
    ),
)
