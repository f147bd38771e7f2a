"""Whose turn it is at a table, since when and for how long, for people who are elsewhere."""

from collections import OrderedDict
from typing import Final, NamedTuple

from fromagerie.engine.journal import Entry
from fromagerie.server.domain import records as was
from fromagerie.server.domain.index import IndexRow
from fromagerie.server.domain.room import Room
from fromagerie.server.registry import TableRegistry

REMEMBERED: Final = 2_000  # tables that are asleep


class Awaited(NamedTuple):
    mine: bool
    who: list[str]
    since: int  # seconds since 1970
    left: int | None  # seconds


class Standing(NamedTuple):
    """How a table stands for one person."""

    names: list[str]
    turn: Awaited | None


class Snapshot(NamedTuple):
    """What is needed of a room that is asleep."""

    people: list[tuple[str, str]]  # who they are, and their names
    awaited: list[tuple[str | None, str]] | None
    since: int


Snapshots = OrderedDict[tuple[str, int], Snapshot]


async def turn_of(registry: TableRegistry, row: IndexRow, person: str) -> Standing | None:
    """How this table stands for a person; None if it cannot be read."""
    known = await snapshot_of(registry, row)
    if known is None:
        return None
    actor = registry.actors.get(row.room)
    left = actor.clocks.left() if actor else None
    if left is None and row.due is not None:
        left = max(0, row.due - round(registry.clock.steady() * 1000))
    return standing(known, person, None if left is None else left // 1000)


async def awaited_at(registry: TableRegistry, row: IndexRow) -> list[str]:
    """Who is awaited at this table: people, not bots."""
    known = await snapshot_of(registry, row)
    return [person for person, _ in known.awaited or () if person] if known else []


async def snapshot_of(registry: TableRegistry, row: IndexRow) -> Snapshot | None:
    actor = registry.actors.get(row.room)
    if actor is not None:
        return look(actor.room)
    known: Snapshot | None = registry.asleep.get((row.room, row.touched))
    if known is None:
        try:
            known = look(await registry.load(row.room))
        except Exception:  # one table that cannot be read does not take the others with it
            return None
        registry.asleep[row.room, row.touched] = known
        if len(registry.asleep) > REMEMBERED:
            registry.asleep.popitem(last=False)
    return known


def look(room: Room) -> Snapshot:
    people = [(chair.person, chair.shown_name) for chair in room.chairs if chair.person]
    if room.table is None or room.phase != "playing":
        return Snapshot(people, None, 0)
    seats = room.table.state.to_act()
    awaited = [(None if room.chairs[seat].bot else room.chairs[seat].person, room.names()[seat]) for seat in seats]
    return Snapshot(people, awaited, began(room) // 1000)


def began(room: Room) -> int:
    """When they began to think, as a date: ms since 1970."""
    for number in range(len(room.log.records) - 1, -1, -1):
        record = room.log.records[number]
        entry = record.entry if isinstance(record, was.Acted) else record
        if isinstance(entry, was.Dealt | was.Resumed) or (isinstance(entry, Entry) and not entry.say):
            return room.log.ats[number]
    return 0


def standing(known: Snapshot, person: str, left: int | None) -> Standing:
    others = [name for somebody, name in known.people if somebody != person]
    if not known.awaited:
        return Standing(others, None)
    mine = any(somebody == person for somebody, _ in known.awaited)
    return Standing(others, Awaited(mine, [name for _, name in known.awaited], known.since, left))
