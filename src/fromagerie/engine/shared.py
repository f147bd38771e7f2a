"""What never changes is made once: tables of the same box, size and options share their set-up."""

import functools
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")
BoxT = TypeVar("BoxT")
OptionsT = TypeVar("OptionsT")

SET_UPS = 64  # of the boxes and options that were used last


class ThisVery:
    """Equal only to itself, however alike others are: boxes hold dicts, and have no hash of their own."""

    def __init__(self, thing: Any) -> None:
        self.thing = thing

    def __hash__(self) -> int:
        return id(self.thing)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ThisVery) and other.thing is self.thing


def shared(make: Callable[[BoxT, int, OptionsT], T]) -> Callable[[BoxT, int, OptionsT], T]:
    """For `set_up(box, players, options)`."""

    @functools.lru_cache(SET_UPS)
    def make_once(box: ThisVery, players: int, options: OptionsT) -> T:
        return make(box.thing, players, options)

    @functools.wraps(make)
    def find_or_make(box: BoxT, players: int, options: OptionsT) -> T:
        return make_once(ThisVery(box), players, options)

    return find_or_make
