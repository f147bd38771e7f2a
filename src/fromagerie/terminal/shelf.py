"""What is on the shelf, and what the tables of a game can agree on: as one types it, and in words."""

import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from fromagerie.bots import bots_for, usual_bot
from fromagerie.bots.levels import LEVELS
from fromagerie.bots.names import say_bot
from fromagerie.engine.game import AnyGame
from fromagerie.engine.options import kinds_of, say_options, seats_in, type_options
from fromagerie.engine.words import words_for
from fromagerie.terminal.rulebook import width

HERE: Final = Path(__file__).parent


def tell_game(game: AnyGame, language: str) -> str:
    house = words_for(language, HERE)
    least, most = min(game.player_counts), max(game.player_counts)
    return f"{game.key:18} {house('on-the-shelf', game=game.title, least=least, most=most, minutes=game.minutes)}"


def tell_options(game: AnyGame, language: str) -> Iterator[str]:
    """Every option as it is if nothing is said, then what it means and what it could be."""
    words, kinds = game.words(language), kinds_of(game.options)
    usual = type_options(game, msgspec.structs.asdict(game.options()), words)
    for option, said in say_options(game, words).items():
        yield f"\n--option {option}={usual[option]}"
        yield textwrap.fill(f"{said.title}. {said.about}", width(), initial_indent="    ", subsequent_indent="    ")
        for choice, meaning in said.choices.items():
            yield f"      {choice:10} {meaning}"
        if seats_in(kinds[option]) == "one":
            yield f"      {'1, 2, …':10} {words_for(language, HERE)('option-seats')}"
    yield "\n--bots " + usual_bot(game)
    for bot in (*LEVELS, *sorted(bots_for(game).keys() - set(LEVELS))):
        if bot in bots_for(game):
            yield f"      {bot:10} {say_bot(bot, language)}"
