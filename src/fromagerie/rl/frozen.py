"""A game being played as plain data, to be pickled and sent away, and made again from it at a table of the same kind.

Compiled states cannot be pickled as they are: nothing makes an empty one, and nothing copies a `vec`. So a state is
taken apart into its fields, and laid out again on a clone of a fresh table. What clones share belongs to the table
(cards, dice, the set-up) and is named by its place there; what search remembers beside the rules is not kept.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.state import State

VEC = type(vec[i64]())
OURS = "fromagerie."
EVENTS = "event_sink"  # who listens is the business of whoever holds the state


class Numbers(Struct, frozen=True):
    """What lay in a vec."""

    numbers: list[int]


class Part(Struct, frozen=True):
    """Something that belongs to the table, by its place there."""

    place: str


class Fields(Struct, frozen=True):
    """Something that belongs to the game alone."""

    fields: dict[str, Any]


Luck = tuple[int, int, int, int]


def freeze_luck(dealer: SeededDealer) -> Luck:
    return int(dealer.a), int(dealer.b), int(dealer.c), int(dealer.counter)


def thaw_luck(luck: Luck) -> SeededDealer:
    """A dealer that goes on where the other was."""
    dealer = SeededDealer(0)
    dealer.a, dealer.b, dealer.c, dealer.counter = luck
    return dealer


def freeze(state: State) -> Fields:
    """All that tells this state from another of the same table."""
    return take_apart(state, {id(part): place for place, part in parts_of_table(state).items()})


def thaw(frozen: Fields, table: State) -> State:
    """The state that was frozen, laid out on a clone of `table`, just dealt: the same box, players and options."""
    twin = table.clone()
    lay_out(twin, frozen, parts_of_table(table))
    return twin


def take_apart(thing: Any, places: Mapping[int, str]) -> Fields:
    return Fields({name: plain(getattr(thing, name), places) for name in field_names(thing) if name != EVENTS})


def plain(value: Any, places: Mapping[int, str]) -> Any:
    if isinstance(value, VEC):
        return Numbers([int(number) for number in value])
    if id(value) in places:
        return Part(places[id(value)])
    if is_ours(value):
        return take_apart(value, places)
    if isinstance(value, (list, tuple)):
        return type(value)(plain(each, places) for each in value)
    return value


def lay_out(thing: Any, frozen: Fields, parts: Mapping[str, Any]) -> None:
    for name, value in frozen.fields.items():
        setattr(thing, name, thawed(value, getattr(thing, name), parts))


def thawed(value: Any, before: Any, parts: Mapping[str, Any]) -> Any:
    """What was frozen; `before` is what lies in its place on the fresh table."""
    if isinstance(value, Numbers):
        return vec[i64](value.numbers)
    if isinstance(value, Part):
        return parts.get(value.place)  # no such part: a note of search, which makes another when it needs one
    if isinstance(value, Fields):
        lay_out(before, value, parts)
        return before
    if isinstance(value, (list, tuple)):
        return type(value)(thawed(each, None, parts) for each in value)
    return value


def parts_of_table(state: State) -> dict[str, Any]:
    """Everything of ours that a state shares with its clones, by its place: the field that holds it, and a number."""
    twin = state.clone()
    found: dict[str, Any] = {}
    for name in field_names(state):
        value = getattr(state, name)
        if is_ours(value) and getattr(twin, name) is value:
            for number, part in enumerate(all_within(value, set())):
                found[f"{name} {number}"] = part
    return found


def all_within(thing: Any, seen: set[int]) -> Iterator[Any]:
    """This and everything of ours in it, each once, always in the same order."""
    if isinstance(thing, (list, tuple)):
        for each in thing:
            yield from all_within(each, seen)
    elif is_ours(thing) and id(thing) not in seen:
        seen.add(id(thing))
        yield thing
        for name in field_names(thing):
            yield from all_within(getattr(thing, name), seen)


def is_ours(thing: Any) -> bool:
    """A thing of the rules with fields of its own; not a number, and not a Struct, which is pickled as it is."""
    return type(thing).__module__.startswith(OURS) and not isinstance(thing, Struct)


def field_names(thing: Any) -> Iterator[str]:
    """The fields that were given a value, compiled or not."""
    known = getattr(type(thing), "__mypyc_attrs__", None)
    return (name for name in (vars(thing) if known is None else known) if hasattr(thing, name))
