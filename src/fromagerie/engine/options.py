"""The options of a game in words, for people who set a table.

A game's own catalogues tell them: `grey_of_nothing` is called `option-grey-of-nothing`, explained in
`option-grey-of-nothing-about`, and its choice nobody is `option-grey-of-nothing-nobody`.
"""

from typing import Any

from msgspec import Struct, inspect

from fromagerie.engine.game import AnyGame
from fromagerie.engine.words import Words


class OptionSaid(Struct, frozen=True):
    """An option of a game, in words."""

    title: str
    about: str
    choices: dict[str, str]  # each by what is given for it; "none": it is left open


def say_options(game: AnyGame, words: Words) -> dict[str, OptionSaid]:
    return {option: say_option(option, choices, words) for option, choices in choices_of(game).items()}


def say_option(option: str, choices: list[str], words: Words) -> OptionSaid:
    message = f"option-{option}".replace("_", "-")
    said = {choice: words(f"{message}-{choice.replace('/', '-')}") for choice in choices}
    return OptionSaid(words(message), words(f"{message}-about"), said)


def offered(game: AnyGame) -> dict[str, list[int]]:
    """Each option, and the numbers of players it is there for."""
    counts = game.player_counts
    every = game.options.__struct_fields__
    return {option: [players for players in counts if option in game.options_for(players)] for option in every}


def choices_of(game: AnyGame) -> dict[str, list[str]]:
    """What can be chosen, where there is a list of it, as one types it; numbers, texts and yes or no have none."""
    described: Any = inspect.type_info(game.options)
    return {field.name: choices_in(field.type) for field in described.fields}


def choices_in(kind: inspect.Type) -> list[str]:
    match kind:
        case inspect.UnionType(types):
            return [choice for part in types for choice in choices_in(part)]
        case inspect.LiteralType(values):
            return [str(value) for value in values]
        case inspect.NoneType():
            return ["none"]
    return []
