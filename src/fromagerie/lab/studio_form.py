"""The box as a form: every datum with its path, so that a change is a click."""

import json
from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal

from msgspec import Struct

from fromagerie.engine.game import AnyGame
from fromagerie.engine.recorder import Box
from fromagerie.lab.findings import call

# Of words that occur no more often than this, one is chosen; others are typed.
MOST_CHOICES: Final = 24
LONGEST_CHOICE: Final = 14

Kind = Literal["number", "flag", "word", "choice", "list"]


class Field(Struct):
    """A datum: where it is, what it is called, what it is now and what it was, as a box.toml writes it."""

    path: str
    name: str
    kind: Kind
    value: Any
    was: Any  # None: it was not there
    choices: list[str] = []


class Group(Struct):
    """Some data that belong together: a part of the game, or a table of the box."""

    path: str
    name: str
    fields: list[Field]
    status: str = ""  # what is known of a part of the printed game
    whole: bool = False  # a part that can be taken out, or copied


class Section(Struct):
    name: str
    groups: list[Group]


def form_of(box: Box, published: Box, game: AnyGame) -> list[Section]:
    """`game` is the one played with this box; `published` is what it began with."""
    words = vocabulary(box)
    made_up = set(game.reconstructed)
    parts = game.part_ids(game.box)
    sections = []
    for name, inside in box.items():
        groups = []
        for path, entry in entries(inside, (name,)):
            part = path[-1]
            title = "" if part == name else call(part, game) if part in parts else part
            if part.isdecimal() and name == "players":
                title = f"{part} players"
            status = "reconstructed" if part in made_up else ""
            # A table of several things of a kind, each with a name.
            whole = len(path) == 2 and not part.isdecimal() and len(inside) > 1
            fields = [field(leaf, value, at(published, leaf), words) for leaf, value in leaves(entry, path)]
            groups.append(Group(".".join(path), title, fields, status, whole and part != name))
        sections.append(Section(name, groups))
    return sections


def entries(inside: Any, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Any]]:
    """The tables in a table, each by itself; a table of data as a whole."""
    if isinstance(inside, dict) and inside and all(isinstance(entry, dict) for entry in inside.values()):
        yield from (((*path, name), entry) for name, entry in inside.items())
    elif isinstance(inside, list) and inside and all(isinstance(entry, dict) for entry in inside):
        for number, entry in enumerate(inside):
            yield (*path, str(entry.get("name", number + 1))), entry
    else:
        yield path, inside


def leaves(inside: Any, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Lists of words are sides of dice or rows of a board, and are changed one by one; other lists as a whole."""
    if isinstance(inside, dict):
        for name, entry in inside.items():
            # What a thing is called is how one gets to it.
            if (name, entry) != ("name", path[-1]):
                yield from leaves(entry, (*path, name))
    elif isinstance(inside, list) and inside and all(isinstance(entry, str) for entry in inside):
        for number, entry in enumerate(inside):
            yield (*path, str(number + 1)), entry
    else:
        yield path, inside


def field(path: tuple[str, ...], value: Any, was: Any, words: dict[str, list[str]]) -> Field:
    name = path[-1] if not path[-1].isdecimal() else f"{path[-2]} {path[-1]}"
    choices: list[str] = []
    kind: Kind = "word"
    if isinstance(value, bool):
        kind = "flag"
    elif isinstance(value, int):
        kind = "number"
    elif isinstance(value, list):
        kind, value = "list", json.dumps(value)
        was = None if was is None else json.dumps(was)
    else:
        choices = words.get(kind_of(path), [])
        kind = "choice" if 1 < len(choices) <= MOST_CHOICES and max(map(len, choices)) <= LONGEST_CHOICE else "word"
    return Field(".".join(path), name.replace("_", " "), kind, value, was, choices if kind == "choice" else [])


def kind_of(path: Sequence[str]) -> str:
    """Data that are alike: the same field of every cat, all sides of all dice."""
    named = [step for step in path if not step.isdecimal()]
    return f"{path[0]}/{named[-1]}"


def vocabulary(box: Box) -> dict[str, list[str]]:
    """The words that occur in data that are alike."""
    found: dict[str, dict[str, None]] = {}
    for name, inside in box.items():
        for path, entry in entries(inside, (name,)):
            for leaf, value in leaves(entry, path):
                if isinstance(value, str):
                    found.setdefault(kind_of(leaf), {})[value] = None
    return {kind: sorted(words) for kind, words in found.items()}


def at(box: Any, path: Sequence[str]) -> Any:
    """What was there; None if nothing was."""
    for step in path:
        if isinstance(box, list):
            names = [entry.get("name") if isinstance(entry, dict) else None for entry in box]
            number = names.index(step) if step in names else int(step) - 1 if step.isdecimal() else len(box)
            if number >= len(box):
                return None
            box = box[number]
        elif isinstance(box, dict) and step in box:
            box = box[step]
        else:
            return None
    return box
