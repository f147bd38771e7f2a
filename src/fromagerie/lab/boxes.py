"""Boxes with something changed: read, written, and told in one sentence when it cannot be."""

import json
import tomllib
from collections.abc import Sequence
from typing import Any, Final

from fromagerie.engine.box import BadBox
from fromagerie.engine.game import AnyGame, game_with
from fromagerie.engine.recorder import Box

# What a whole part may become: nothing at all, or, under a name that is new, a copy of another.
REMOVE: Final = "remove"
LIKE: Final = "like:"
# How many there are of a part whose box has no number for that: cats.TX4.count=0, =1 or =2.
COUNT: Final = "count"


class BadChange(ValueError):
    """A change that leads nowhere; the message says what there is."""


def contents(game: AnyGame) -> Box:
    """What is in the box, as plain data; not what is known of it, which no longer holds once something is changed."""
    return {name: part for name, part in tomllib.loads(game.box_text).items() if name != "status"}


def read_change(typed: str) -> tuple[list[str], Any]:
    """cats.BK07.trick=8: a path into the box and its new value, written as in a box.toml; words need no quotes."""
    path, equals, value = typed.partition("=")
    if not equals or not path.strip() or not value.strip():
        raise BadChange(f"A change is written like cats.BK07.trick=8, not {typed!r}.")
    try:
        new = tomllib.loads(f"value = {value}")["value"]
    except tomllib.TOMLDecodeError:
        new = value.strip()
    return [part.strip() for part in path.split(".")], new


def change(box: Box, path: list[str], value: Any) -> Box:
    """The same box with one datum changed, one part taken out (cats.TX4=remove) or one added (cats.TX9=like:TX4)."""
    changed: Box = json.loads(json.dumps(box))
    place: Any = changed
    above: Any = changed
    for depth, step in enumerate(path[:-1]):
        above, place = place, place[find(place, step, where(path, depth))]
    here, name = where(path, len(path) - 1), path[-1]
    if can_be_counted(path[:-1], place, name):
        multiply(above, path[-2], value, ".".join(path), where(path, len(path) - 2))
        return changed
    if isinstance(value, str) and value.startswith(LIKE):
        add(place, name, value.removeprefix(LIKE).strip(), here)
        return changed
    key = find(place, name, here)
    if value == REMOVE and isinstance(place[key], dict):
        del place[key]
        return changed
    check_kind(".".join(path), place[key], value)
    place[key] = value
    return changed


def change_all(box: Box, typed: Sequence[str]) -> Box:
    """All these changes, one after the other."""
    for one in typed:
        box = change(box, *read_change(one))
    return box


def where(path: Sequence[str], depth: int) -> str:
    return ".".join(path[:depth]) or "the box"


def can_be_counted(path: Sequence[str], part: Any, name: str) -> bool:
    """Whether this name is no datum of a part, but how often the part is in the box."""
    return name == COUNT and len(path) > 1 and isinstance(part, dict) and COUNT not in part


def multiply(place: Any, name: str, value: Any, path: str, here: str) -> None:
    """So many of a part: none, one, or others like it under names of their own."""
    if type(value) is not int or value < 0:
        raise BadChange(f"{path} is how many of {name} there are, 0 or more; it cannot become {value!r}.")
    for more in range(2, value + 1):
        add(place, f"{name}X{more}", name, here)
    if value == 0:
        del place[find(place, name, here)]


def add(place: Any, name: str, model: str, here: str) -> None:
    """A part like another one, under a name of its own."""
    key = find(place, model, here)
    if not isinstance(place[key], dict):
        raise BadChange(f"{here}.{model} is no part that another could be like.")
    if name in (place if isinstance(place, dict) else [entry.get("name") for entry in place]):
        raise BadChange(f"In {here} there is a {name!r} already.")
    copy = json.loads(json.dumps(place[key]))
    if isinstance(place, dict):
        place[name] = copy
    else:
        place.append(copy | {"name": name})


def find(place: Any, step: str, here: str) -> str | int:
    if isinstance(place, dict):
        if step in place:
            return step
        raise BadChange(f"In {here} there is no {step!r}; there are: {', '.join(place)}.")
    if not isinstance(place, list):
        raise BadChange(f"{here} is {place!r}: there is nothing called {step!r} in it.")
    # A list of tables goes by their names, any list by number, from 1.
    names = [entry.get("name") if isinstance(entry, dict) else None for entry in place]
    if step in names:
        return names.index(step)
    if step.isdecimal() and 1 <= int(step) <= len(place):
        return int(step) - 1
    known = ", ".join(name for name in names if name) or f"1 to {len(place)}"
    raise BadChange(f"In {here} there is no {step!r}; there are: {known}.")


def check_kind(path: str, old: Any, new: Any) -> None:
    if isinstance(old, dict):
        raise BadChange(f"{path} holds several things; say which: {', '.join(f'{path}.{key}' for key in old)}.")
    if type(old) is not type(new):
        raise BadChange(f"{path} is {old!r}; it cannot become {new!r}, which is not of the same kind.")


def write(box: Box) -> str:
    """The box as a box.toml."""
    # Here: the commands of players import this module, and they do without the lab's packages.
    import tomli_w

    return tomli_w.dumps(box)


def fits(key: str, box: str) -> bool:
    """Whether one can play with this box."""
    try:
        game_with(key, box)
    except BadBox:
        return False
    return True
