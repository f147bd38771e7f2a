"""A table with whoever is in the house: the one where somebody waits, or a new one."""

from typing import Any, Final

from sqlalchemy import func, select

from fromagerie.engine.game import AnyGame
from fromagerie.server.domain.room import Room
from fromagerie.server.domain.time_limits import SLOW
from fromagerie.server.registry import TableRegistry
from fromagerie.server.services import NoSuchTable
from fromagerie.server.storage.schema import rooms, sitters

WAITED: Final = 15 * 60  # seconds without a sign at a table, after which nobody is waiting there
LOOKED_AT: Final = 5  # tables that are tried, before there is a new one


def open_to_all(registry: TableRegistry) -> list[Any]:
    """Public tables at which somebody sits who is there, with room for more; gone when the last one leaves."""
    since = int((registry.clock.now() - WAITED) * 1000)
    return [
        rooms.c.public,
        rooms.c.phase == "gathering",
        rooms.c.free > 0,
        rooms.c.people > 0,
        rooms.c.clock.not_in(SLOW),
        rooms.c.touched > since,
    ]


async def waiting(registry: TableRegistry) -> dict[str, int]:
    """How many people wait for others, game by game: a line for each game at most, however many tables there are."""
    counted = select(rooms.c.game, func.sum(rooms.c.people)).where(*open_to_all(registry)).group_by(rooms.c.game)
    return {game: int(people) for game, people in await registry.store.rows(counted)}


async def find(registry: TableRegistry, person: str, game: AnyGame) -> str | None:
    """A table of this game where somebody waits; one's own, if one is waiting already."""
    here = [*open_to_all(registry), rooms.c.game == game.key]
    mine = select(sitters.c.room).where(sitters.c.person == person)
    own_first = select(rooms.c.room).where(*here).order_by(rooms.c.room.in_(mine).desc(), rooms.c.touched.desc())
    for (room_id,) in await registry.store.rows(own_first.limit(LOOKED_AT)):
        room = await look(registry, room_id)
        if room and person not in room.kicked and (room.seat_of(person) is not None or has_place(room)):
            return str(room_id)
    return None


async def look(registry: TableRegistry, room_id: str) -> Room | None:
    """As it is now: the index may be a moment behind."""
    try:
        return (await registry.actor(room_id)).room
    except NoSuchTable:
        return None


def has_place(room: Room) -> bool:
    somebody = any(chair.present for chair in room.chairs)
    return room.public and room.phase == "gathering" and somebody and any(chair.free for chair in room.chairs)
