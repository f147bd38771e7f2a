"""The games on the shelf: each as a row of the page, and with all that a lobby needs to know of it."""

from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from fromagerie.bots import offered_bots
from fromagerie.engine.game import AnyGame, all_games
from fromagerie.engine.lesson import lesson_of
from fromagerie.engine.options import OptionSaid, offered, say_options
from fromagerie.engine.presets import Preset, PresetSaid, say_presets
from fromagerie.engine.words import LANGUAGES
from fromagerie.server import wire
from fromagerie.server.http.routing import Caller, Route, asked_language, find_game


class ShelfLine(Struct, frozen=True):
    """A game on the shelf; the page comes with these in it, the easiest first."""

    game: str
    title: str
    seats: list[int]
    minutes: int
    ease: int  # from 1 to 5
    race: bool
    bots: list[str]
    lesson: bool  # there is one to play


class GameBox(ShelfLine, frozen=True):
    """A game on the shelf with all that can be agreed on: enough to draw its box and a form for its options."""

    options: dict[str, Any]  # JSON schema; `seats` marks those that name seats: sent from 0, shown to people from 1
    said: dict[wire.Language, dict[str, OptionSaid]]  # the options in words, in every language
    offered: dict[str, list[int]]  # each option: the numbers of players it is there for
    workshop: list[str]  # options for designers rather than for players
    presets: list[Preset]
    presets_said: dict[wire.Language, dict[str, PresetSaid]]


def shelf() -> list[AnyGame]:
    return sorted(all_games().values(), key=lambda game: (game.ease, game.title))


@cache
def lines() -> list[ShelfLine]:
    return [ShelfLine(**line_of(game)) for game in shelf()]


@cache
def boxes() -> list[GameBox]:
    """Made once: thirty milliseconds."""
    return [
        GameBox(
            **line_of(game),
            options=msgspec.json.schema(game.options),
            said={language: say_options(game, game.words(language)) for language in LANGUAGES},
            offered=offered(game),
            workshop=list(game.workshop),
            presets=list(game.presets),
            presets_said={language: say_presets(game, game.words(language)) for language in LANGUAGES},
        )
        for game in shelf()
    ]


def line_of(game: AnyGame) -> dict[str, Any]:
    return {
        "game": game.key,
        "title": game.title,
        "seats": list(game.player_counts),
        "minutes": game.minutes,
        "ease": game.ease,
        "race": game.race,
        "bots": offered_bots(game),
        "lesson": lesson_of(game) is not None,
    }


async def games(caller: Caller) -> list[GameBox]:
    return boxes()


async def rules(caller: Caller, game: str) -> dict[str, str]:
    return {"game": find_game(game).key, "rules": find_game(game).rules(asked_language(caller))}


ROUTES = (
    Route("GET", "/api/games", games, "The games on the shelf, the easiest first.", gives=list[GameBox]),
    Route("GET", "/api/games/{game}/rules", rules, "The rules, in Markdown.", gives=dict[str, str], errors=(400, 404)),
)
