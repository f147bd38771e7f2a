"""Friends of an evening, asked again by a link that stays: it leads to wherever they sit now, or to a new table.

The link is all there is: whoever has it may sit down. Nothing is kept of who has used it.
"""

import secrets
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from fromagerie.engine.game import UnknownGame, all_games, get_game
from fromagerie.server.domain.room import Room
from fromagerie.server.registry import TableRegistry
from fromagerie.server.services import NoSuchTable
from fromagerie.server.storage.schema import circles

MOST: Final = 10  # of one person
CODE_BYTES: Final = 10  # 80 bits: nobody guesses one
LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"  # 32, none of which look alike
LENGTH: Final = CODE_BYTES * 8 // 5
IDLE: Final = 12 * 3600  # seconds after which a table where nobody is, and nothing is played, is not theirs any more


class TooManyCircles(Exception):
    """This person has made as many as one may."""


class Circle(NamedTuple):
    code: str
    owner: str
    name: str
    room: str
    made: int  # ms since 1970


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def read_link(link: str) -> str | None:
    """The code in what follows /with/: "mondays-7f3k…", or the code alone."""
    code = link.rpartition("-")[2].lower()
    return code if len(code) == LENGTH and set(code) <= set(LETTERS) else None


async def find(registry: TableRegistry, code: str) -> Circle | None:
    rows = await registry.store.rows(select(circles).where(circles.c.code == code))
    return Circle(*rows[0]) if rows else None


async def of_person(registry: TableRegistry, person: str) -> list[Circle]:
    mine = select(circles).where(circles.c.owner == person).order_by(circles.c.made)
    return [Circle(*row) for row in await registry.store.rows(mine)]


async def make(registry: TableRegistry, person: str, name: str, room: str) -> Circle:
    """Those who sit at this table now, and whoever they send the link to."""
    made = Circle(new_code(), person, name, room, int(registry.clock.now() * 1000))

    def write(connection: Connection) -> bool:
        number = select(func.count()).select_from(circles).where(circles.c.owner == person)
        if int(connection.execute(number).scalar() or 0) >= MOST:
            return False
        connection.execute(insert(circles).values(**made._asdict()))
        return True

    if not await registry.store.change(write):
        raise TooManyCircles
    return made


async def change(registry: TableRegistry, person: str, code: str, changed: Circle) -> bool:
    """Only by whoever made it; False if that is somebody else, or there is none."""
    mine = (
        update(circles)
        .where(circles.c.code == code, circles.c.owner == person)
        .values(name=changed.name, code=changed.code)
    )
    return await registry.store.change(lambda connection: connection.execute(mine).rowcount > 0)


async def remove(registry: TableRegistry, person: str, code: str) -> bool:
    mine = delete(circles).where(circles.c.code == code, circles.c.owner == person)
    return await registry.store.change(lambda connection: connection.execute(mine).rowcount > 0)


async def current(registry: TableRegistry, circle: Circle) -> Room | None:
    """The table where they are, or were until lately; None if there is none any more."""
    try:
        room = (await registry.actor(circle.room)).room
    except NoSuchTable:
        return None
    lately = room.log.ats[-1] > (registry.clock.now() - IDLE) * 1000
    going_on = room.phase in ("playing", "paused")
    return room if going_on or lately or any(chair.comes for chair in room.chairs) else None


async def sit_together(registry: TableRegistry, circle: Circle, person: str) -> Room:
    """The table of this circle; a new one of the same game if the last one is over and empty."""
    room = await current(registry, circle)
    if room is not None:
        return room
    game, players, options = await last_played(registry, circle)
    made = await registry.open(person, game, players, options)
    here = update(circles).where(circles.c.code == circle.code, circles.c.room == circle.room).values(room=made.id)
    if await registry.store.change(lambda connection: connection.execute(here).rowcount > 0):
        return made
    # Somebody else has just opened one: theirs.
    newer = await find(registry, circle.code)
    return (await registry.actor(newer.room)).room if newer else made


async def last_played(registry: TableRegistry, circle: Circle) -> tuple[Any, int, dict[str, Any]]:
    """What they played last, as far as it can still be read."""
    try:
        room = await registry.load(circle.room)
        return get_game(room.game.key), len(room.chairs), room.options if room.box is None else {}
    except (NoSuchTable, UnknownGame):
        game = next(iter(all_games().values()))  # it is not on the shelf any more
        return game, max(game.player_counts), {}
