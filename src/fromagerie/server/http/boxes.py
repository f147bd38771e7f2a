"""What is in the boxes over REST: of a game as published, or of a table that plays with a box of its own."""

from typing import Any

from msgspec import Struct

from fromagerie.engine.game import AnyGame
from fromagerie.server.http.routing import Caller, find_game


class OpenBox(Struct, frozen=True):
    """All that a board needs to know of the parts it draws. `box` is the game's own data, `toml` the file it came from."""

    name: str | None  # of a box that is not the published one
    box: Any
    reconstructed: list[str]  # parts that the printed game may have otherwise
    toml: str


async def box_of_game(caller: Caller, game: str) -> OpenBox:
    return open_box(find_game(game))


def open_box(game: AnyGame, name: str | None = None) -> OpenBox:
    return OpenBox(name, game.box, game.reconstructed, game.box_text)
