"""What is said at a table: actions, events, views and options, as frozen Structs that survive the wire.

These stay interpreted: Structs in a compiled module silently lose `frozen` and `tag`. `gc=False`: they are plain data
that never refers back to itself, and a server keeps hundreds of thousands of them.
"""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct

Seat = int


class Action(Struct, frozen=True, tag_field="do", tag=str.lower, gc=False):
    """Something a seat may do: an intention, in the imperative (`Play`)."""


class Event(Struct, frozen=True, tag_field="was", tag=str.lower, gc=False):
    """Something that happened: a fact, in the past tense (`Played`)."""


class Claimed(Event, frozen=True):
    """Somebody said something about the game, true or not. Talk changes nothing in the game itself."""

    seat: Seat
    claim: str  # in notation


class View(Struct, frozen=True, gc=False):
    """All that one seat, or a spectator, may know. It lists what is shown; there is no field for anything else."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table agrees on before the first deal; every option has a default, and is told in the game's words."""


class Told(NamedTuple):
    """An event and whom it is told: one seat, or, None, the whole table and whoever watches."""

    to: Seat | None
    event: Event


class Refusal(NamedTuple):
    """Why an action is refused: the clause of RULES.md, and a sentence for the one who tried."""

    clause: str
    sentence: str


def heard_by(seat: Seat | None, told: Sequence[Told]) -> list[Event]:
    """The events a seat (None: a spectator) was told."""
    return [event for to, event in told if to is None or to == seat]
