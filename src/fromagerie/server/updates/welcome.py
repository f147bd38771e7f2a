"""What a connection is sent first."""

from functools import lru_cache

from fromagerie.bots import offered_bots
from fromagerie.engine.game import AnyGame
from fromagerie.server import wire
from fromagerie.server.domain.commands import PHRASES
from fromagerie.server.updates.raw import encode
from fromagerie.server.words import server_words


@lru_cache(maxsize=64)
def make_welcome(language: str, game: AnyGame) -> bytes:
    words = server_words(language)
    bots: list[str] = offered_bots(game)
    return encode(wire.Welcome(wire.PROTOCOL, {phrase: words(f"phrase-{phrase}") for phrase in PHRASES}, bots))
