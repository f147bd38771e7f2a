"""What is in the boxes, over REST: of a game as published, or of one that somebody brought to their table."""

from collections.abc import Iterator
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from fromagerie.engine.box import BadBox
from fromagerie.engine.game import game_with
from fromagerie.server import wire
from fromagerie.server.codes import is_table_id
from fromagerie.server.domain.names import is_unseen
from fromagerie.server.domain.records import OwnBox
from fromagerie.server.http.routing import Caller, Problem, Route, find_game, given_name
from fromagerie.server.services import NoSuchTable

LONGEST_WORD: Final = 60  # in a box that everybody at a table is shown


class BroughtBox(Struct, frozen=True, forbid_unknown_fields=True):
    """A box of one's own: what it is called, and a box.toml."""

    name: wire.Name
    toml: Annotated[str, Meta(max_length=30_000)]


class OpenBox(Struct, frozen=True):
    """What a board must know of the parts it draws. `box` is the game's own data, `toml` the file it is from."""

    name: str | None  # of a box that is not the published one
    box: Any
    reconstructed: list[str]  # parts that the printed game may have otherwise
    toml: str


async def box_of_game(caller: Caller, game: str) -> OpenBox:
    return open_box(find_game(game).key, None)


async def box_of_table(caller: Caller, table: str) -> OpenBox:
    missing = Problem(404, "table", "There is no such table.")
    if not is_table_id(table):
        raise missing
    try:
        room = (await caller.registry.actor(table)).room
    except NoSuchTable:
        raise missing from None
    return open_box(room.game.key, room.box)


def open_box(key: str, own: OwnBox | None) -> OpenBox:
    game = game_with(key, own.toml if own else None)
    return OpenBox(own.name if own else None, game.box, game.reconstructed, game.box_text)


def unpack(key: str, brought: BroughtBox) -> OwnBox:
    """Look into a box before anybody plays with it: a Problem says what is wrong with it."""
    name = given_name(brought.name)
    try:
        game = game_with(key, brought.toml)
    except BadBox as error:
        raise Problem(422, "box", str(error)) from None
    for word in words_in(msgspec.to_builtins(game.box)):
        if len(word) > LONGEST_WORD or any(map(is_unseen, word)):
            raise Problem(
                422, "box", f"A word in a box has up to {LONGEST_WORD} letters that can be seen: {word[:20]!r}."
            )
    return OwnBox(name, brought.toml)


def words_in(data: Any) -> Iterator[str]:
    match data:
        case str():
            yield data
        case dict():
            for key, value in data.items():
                yield from words_in(str(key))
                yield from words_in(value)
        case list() | tuple():
            for value in data:
                yield from words_in(value)


ROUTES = (
    Route("GET", "/api/games/{game}/box", box_of_game, "What is in its box.", gives=OpenBox, errors=(404,)),
    Route(
        "GET",
        "/api/tables/{table}/box",
        box_of_table,
        "What a table plays with.",
        gives=OpenBox,
        rate="replays",
        errors=(404,),
    ),
)
