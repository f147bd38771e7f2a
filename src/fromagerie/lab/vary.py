"""What may vary in a box: data that are named by their paths, and the values each may take."""

import math
import random
from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec import Struct

from fromagerie.engine.game import AnyGame
from fromagerie.engine.recorder import Box
from fromagerie.lab.boxes import BadChange, can_be_counted, change, find, read_change
from fromagerie.lab.findings import say_box_change

EVERY: Final = "*"
RANGE: Final = ".."


class Knob(Struct, frozen=True):
    """A datum that may vary; its first value is the one it has."""

    path: tuple[str, ...]
    values: tuple[Any, ...]


# For every knob, which of its values.
Setting = tuple[int, ...]


def read_knobs(box: Box, typed: Sequence[str]) -> list[Knob]:
    """cats.TX3.exactly=1..10, points=5,6,7 or, for a whole number and one more or less, players.*.rounds."""
    knobs: dict[tuple[str, ...], Knob] = {}
    for vary in typed:
        path, equals, values = vary.partition("=")
        steps = [step.strip() for step in path.split(".")]
        if not all(steps) or (equals and not values.strip()):
            raise BadChange(f"What may vary is written like cats.TX3.exactly=1..10 or cats.*.trick, not {vary!r}.")
        found = list(expand(box, steps))
        if not found:
            raise BadChange(f"Nothing in the box is called {path!r}.")
        for exact, now in found:
            others = list(read_values(".".join(exact), values, now))
            different = tuple(value for value in dict.fromkeys(others) if value != now)
            if not different:
                raise BadChange(f"{'.'.join(exact)} is {now!r}: give it another value to vary.")
            for value in different:
                change(box, list(exact), value)
            knobs[exact] = Knob(exact, (now, *different))
    return list(knobs.values())


def expand(box: Any, steps: Sequence[str], done: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """The data that a path with stars in it means. A star stands for everything there that has the rest."""
    if not steps:
        if not isinstance(box, dict):
            yield done, box
            return
        where = ".".join(done)
        raise BadChange(f"{where} holds several things; say which: {', '.join(f'{where}.{key}' for key in box)}.")
    here = ".".join(done) or "the box"
    if len(steps) == 1 and can_be_counted(done, box, steps[0]):
        yield (*done, steps[0]), 1
        return
    if steps[0] != EVERY:
        yield from expand(box[find(box, steps[0], here)], steps[1:], (*done, steps[0]))
        return
    names = list(box) if isinstance(box, dict) else [str(n + 1) for n in range(len(box))]
    for name in names:
        try:
            found = list(expand(box[find(box, name, here)], steps[1:], (*done, name)))
        except BadChange:
            continue
        yield from found


def read_values(path: str, typed: str, now: Any) -> Iterator[Any]:
    if not typed:
        if type(now) is not int:
            raise BadChange(f"{path} is {now!r}: say which values it may take, as in {path}=A,B.")
        yield from (value for value in (now - 1, now + 1) if value >= 0)
        return
    low, dots, high = typed.partition(RANGE)
    if dots and low.strip().isdecimal() and high.strip().isdecimal():
        if int(low) >= int(high):
            raise BadChange(f"A range goes from the lesser to the greater, not {typed!r}.")
        yield from range(int(low), int(high) + 1)
        return
    for value in typed.split(","):
        yield read_change(f"{path}={value}")[1]


def box_of(box: Box, knobs: Sequence[Knob], setting: Setting) -> Box:
    for knob, place in zip(knobs, setting, strict=True):
        if place:
            box = change(box, list(knob.path), knob.values[place])
    return box


def say_setting(knobs: Sequence[Knob], setting: Setting, game: AnyGame) -> str:
    changed = [
        say_box_change(knob.path, knob.values[place], game) for knob, place in zip(knobs, setting, strict=True) if place
    ]
    return ", ".join(changed) or "as it is"


def some_settings(knobs: Sequence[Knob], most: int, luck: random.Random) -> list[Setting]:
    """The box as it is and all others there are, or as many as asked for, drawn by lot.

    Where much may vary, some differ from the box as it is in a few data and some in many: a change of one datum in a
    hundred is as likely as one of ten to a hundred.
    """
    sizes = [len(knob.values) for knob in knobs]
    as_it_is = (0,) * len(knobs)
    total = math.prod(sizes)
    if total <= most:
        return [unpack(number, sizes) for number in range(total)]
    found = {as_it_is: None}
    while len(found) < most:
        changed = luck.sample(range(len(sizes)), round(len(sizes) ** luck.random()))
        found[tuple(luck.randrange(1, size) if at in changed else 0 for at, size in enumerate(sizes))] = None
    return list(found)


def unpack(number: int, sizes: Sequence[int]) -> Setting:
    places = []
    for size in sizes:
        number, place = divmod(number, size)
        places.append(place)
    return tuple(places)


def neighbours(knobs: Sequence[Knob], setting: Setting, most: int, luck: random.Random) -> list[Setting]:
    """Those that differ from it in one datum; of many, some."""
    found = [
        (*setting[:at], place, *setting[at + 1 :])
        for at, knob in enumerate(knobs)
        for place in range(len(knob.values))
        if place != setting[at]
    ]
    return found if len(found) <= most else luck.sample(found, most)
