"""The options of a game among people: in words, as they type them, and what is wrong with them.

A game's own catalogues tell them: `grey_of_nothing` is called `option-grey-of-nothing`, explained in
`option-grey-of-nothing-about`, and its choice nobody is `option-grey-of-nothing-nobody`.

People count seats from 1, and say yes and no; what is stored counts from 0 (journals, requests, the library). Here is
the only place of the program where one becomes the other; the page has its own, in schema.ts.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct, inspect

from fromagerie.engine.words import Words

if TYPE_CHECKING:
    from fromagerie.engine.game import AnyGame

YES_OR_NO: Final = {"yes": True, "oui": True, "no": False, "non": False}
NOTHING: Final = ("none", "aucun")
LONGEST: Final = 60  # of what somebody sent, as it is told back to them


class OptionSaid(Struct, frozen=True):
    """An option of a game, in words."""

    title: str
    about: str
    choices: dict[str, str]  # each by what is given for it; "none": it is left open


def say_options(game: "AnyGame", words: Words) -> dict[str, OptionSaid]:
    return {option: say_option(option, choices_in(kind), words) for option, kind in kinds_of(game.options).items()}


def say_option(option: str, choices: list[str], words: Words) -> OptionSaid:
    message = f"option-{option}".replace("_", "-")
    said = {choice: words(f"{message}-{choice.replace('/', '-')}") for choice in choices}
    return OptionSaid(words(message), words(f"{message}-about"), said)


def offered(game: "AnyGame") -> dict[str, list[int]]:
    """Each option, and the numbers of players it is there for."""
    counts = game.player_counts
    every = game.options.__struct_fields__
    return {option: [players for players in counts if option in game.options_for(players)] for option in every}


# What kind of option it is


def kinds_of(options: type[Struct]) -> dict[str, inspect.Type]:
    described: Any = inspect.type_info(options)
    return {field.name: field.type for field in described.fields}


def parts_of(kind: inspect.Type) -> list[inspect.Type]:
    """The kinds of value it takes, without what is noted beside them."""
    match kind:
        case inspect.UnionType(types):
            return [part for each in types for part in parts_of(each)]
        case inspect.Metadata(type=inside):
            return parts_of(inside)
    return [kind]


def choices_in(kind: inspect.Type) -> list[str]:
    """What can be chosen, where there is a list of it, as one types it; numbers, texts and yes or no have none."""
    choices: list[str] = []
    for part in parts_of(kind):
        if isinstance(part, inspect.LiteralType):
            choices += map(str, part.values)
        elif isinstance(part, inspect.NoneType):
            choices.append("none")
    return choices


def seats_in(kind: inspect.Type) -> str | None:
    """Whether it names a seat ("one"), or each of them ("every")."""
    match kind:
        case inspect.UnionType(types):
            return next((seats for part in types if (seats := seats_in(part))), None)
        case inspect.Metadata(extra_json_schema=schema):
            return (schema or {}).get("seats")
    return None


# As people type it


def read_typed(game: "AnyGame", typed: Mapping[str, str | None]) -> Any:
    """Options from what somebody typed; BadOptions as ever."""
    kinds = kinds_of(game.options)
    return game.read_options(
        {name: read_value(kinds[name], text) if name in kinds else text for name, text in typed.items()}
    )


def read_value(kind: inspect.Type, text: str | None) -> Any:
    if text is None or text.lower() in NOTHING:
        return None
    seats = seats_in(kind)
    if seats == "one" and text.isdecimal():
        return int(text) - 1
    if seats == "every":
        return "".join(str(int(digit) - 1) if digit in "123456789" else "?" for digit in text)
    flag = any(isinstance(part, inspect.BoolType) for part in parts_of(kind))
    return YES_OR_NO.get(text.lower(), text) if flag else text


def type_options(game: "AnyGame", options: Mapping[str, Any], words: Words) -> dict[str, str]:
    """Options as they would be typed."""
    kinds = kinds_of(game.options)
    return {name: type_value(kinds[name], value, words) for name, value in options.items()}


def type_value(kind: inspect.Type, value: Any, words: Words) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return words("yes" if value else "no")
    match seats_in(kind):
        case "one":
            return str(value + 1)
        case "every":
            return "".join(str(int(seat) + 1) for seat in value)
    return str(value)


# What is wrong with it


def find_wrong(options: type[Struct], given: Mapping[str, Any], complaint: str) -> tuple[str, dict[str, Any]]:
    """The message, and its facts, about the first option that is not as it should be."""
    kinds = kinds_of(options)
    for name, value in given.items():
        if name not in kinds:
            return "unknown-option", {"option": name[:LONGEST], "options": ", ".join(kinds)}
        try:
            msgspec.convert({name: value}, options, strict=False)
        except msgspec.ValidationError:
            message, facts = expected(kinds[name])
            return message, {"option": name, "value": "none" if value is None else str(value)[:LONGEST], **facts}
    return "bad-call", {"why": complaint}


def expected(kind: inspect.Type) -> tuple[str, dict[str, Any]]:
    if seats_in(kind):
        return "bad-option-seat", {}
    for part in parts_of(kind):
        match part:
            case inspect.LiteralType():
                return "bad-option-choice", {"choices": choices_in(kind)}
            case inspect.BoolType():
                return "bad-option-flag", {}
            case inspect.IntType(ge=int() as least, le=int() as most):
                return "bad-option-range", {"least": str(least), "most": str(most)}
            case inspect.IntType():
                return "bad-option-number", {}
    return "bad-option-text", {}
