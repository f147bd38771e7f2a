"""What is said at a table: actions, events, views and options, as frozen Structs that survive the wire.

These stay interpreted: Structs in a compiled module silently lose `frozen` and `tag`. `gc=False`: they are plain data
that never refers back to itself, and a server keeps hundreds of thousands of them.
"""

import reprlib
import sys
from collections.abc import Iterable, Sequence
from typing import ClassVar, Final, NamedTuple

from msgspec import Meta, Struct

Seat = int


def one_of(names: Iterable[str]) -> Meta:
    """Beside a text, `Annotated[str, one_of("SRPB")]`: boards know by it which texts there are (`./dev types`).

    Any text is read nevertheless: the rules say better what is wrong with it.
    """
    return Meta(extra_json_schema={"enum": list(names)})


# Beside an option, `Annotated[int, ONE_SEAT]`: it is a seat; EVERY_SEAT beside a text: it names each by a digit. They
# count from 0, as everywhere in programs; people read and type them from 1 (options.py, the page's schema.ts).
ONE_SEAT: Final = Meta(extra_json_schema={"seats": "one"})
EVERY_SEAT: Final = Meta(extra_json_schema={"seats": "every"})


class Action(Struct, frozen=True, tag_field="do", tag=str.lower, gc=False):
    """Something a seat may do: an intention, in the imperative (`Play`). It shows itself in the game's notation.

    >>> table = fromagerie.play("cheez-tricks", players=4, seed=7)
    >>> action = table.legal(3)[0]
    >>> action, action.card
    (R1, 'R1')
    """

    # Whether doing it may show what was hidden, as a card from a hand does. Only what surely does not is taken back
    # without asking.
    reveals: ClassVar[bool] = True

    @reprlib.recursive_repr(fillvalue="an action without notation")
    def __repr__(self) -> str:
        # An action does not know its game, but it is defined in its folder. Where that is not loaded, or is no game,
        # it looks like any Struct.
        package = ".".join(type(self).__module__.split(".")[:3])
        game = getattr(sys.modules.get(package), "GAME", None)
        return super().__repr__() if game is None else str(game.notation(self))


class Event(Struct, frozen=True, tag_field="was", tag=str.lower, gc=False):
    """Something that happened: a fact, in the past tense (`Played`), told to the table or to one seat.

    >>> table = fromagerie.play("cheez-tricks", players=4, seed=7)
    >>> table.events(None)[-1]
    TrumpDrawn(variety='B')
    """


class Claimed(Event, frozen=True):
    """Somebody said something about the game, true or not. Talk changes nothing in the game itself."""

    seat: Seat
    claim: str  # in notation
    moves: int = 0  # made before it: the same thing is put in other words later in the game


class View(Struct, frozen=True, gc=False):
    """All that one seat, or a spectator, may know. It lists what is shown; there is no field for anything else.

    >>> table = fromagerie.play("cheez-tricks", players=4, seed=7)
    >>> table.view(3).hand, table.view(None).hand
    (['S7', 'R1', 'R2', 'R4', 'P1', 'P2', 'P3', 'P5', 'P9', 'B6'], [])
    """


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
