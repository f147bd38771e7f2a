"""Who is told where, and what they have been told: kept with the tables, forgotten with the person."""

import hashlib
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, and_, delete, insert, select, update

from fromagerie.server.domain.index import IndexRow
from fromagerie.server.storage.schema import notices, rooms, sitters, subscriptions
from fromagerie.server.storage.store import Store

MOST: Final = 5  # of one person: the oldest goes
SCANNED: Final = 5_000  # slow tables in one round


class Subscription(NamedTuple):
    """A browser of a person."""

    id: str
    person: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    minutes: int  # that its clock is ahead of UTC
    made: int  # ms since 1970
    device: str = ""  # of the person; "": nobody knows which


class NotYours(Exception):
    """This browser is somebody else's."""


def id_of(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()[:24]


async def subscribe(store: Store, wanted: Subscription) -> None:
    """Instead of what this browser said before. NotYours if somebody else has it, and other keys."""

    def write(connection: Connection) -> bool:
        here = connection.execute(select(subscriptions).where(subscriptions.c.id == wanted.id)).one_or_none()
        if (
            here is not None
            and here.person != wanted.person
            and (here.p256dh, here.auth) != (wanted.p256dh, wanted.auth)
        ):
            return False
        connection.execute(delete(subscriptions).where(subscriptions.c.id == wanted.id))
        connection.execute(insert(subscriptions).values(**wanted._asdict()))
        mine = select(subscriptions.c.id).where(subscriptions.c.person == wanted.person)
        newest = mine.order_by(subscriptions.c.made.desc(), subscriptions.c.id).limit(MOST)
        kept = [one for (one,) in connection.execute(newest)]
        others = and_(subscriptions.c.person == wanted.person, subscriptions.c.id.not_in(kept))
        connection.execute(delete(subscriptions).where(others))
        return True

    if not await store.change(write):
        raise NotYours


async def unsubscribe(store: Store, person: str, endpoint: str) -> int:
    mine = and_(subscriptions.c.person == person, subscriptions.c.id == id_of(endpoint))
    return await store.change(lambda connection: connection.execute(delete(subscriptions).where(mine)).rowcount)


async def drop(store: Store, id_: str) -> None:
    await store.execute(delete(subscriptions).where(subscriptions.c.id == id_))


async def of_person(store: Store, person: str) -> list[Subscription]:
    found = select(subscriptions).where(subscriptions.c.person == person).order_by(subscriptions.c.made.desc())
    return [Subscription(*row) for row in await store.rows(found)]


async def tables_to_look_at(store: Store) -> list[tuple[IndexRow, set[str]]]:
    """Slow tables where somebody is awaited, and who of those at them would like to be told."""
    theirs = select(sitters.c.room, sitters.c.person).distinct()
    theirs = theirs.where(sitters.c.person.in_(select(subscriptions.c.person)))
    people: dict[str, set[str]] = {}
    for room, person in await store.rows(theirs.join(rooms, rooms.c.room == sitters.c.room).where(waiting())):
        people.setdefault(room, set()).add(person)
    found = select(rooms).where(waiting(), rooms.c.room.in_(list(people))).order_by(rooms.c.due).limit(SCANNED)
    return [(row, people[row.room]) for row in await store.room_rows(found)]


def waiting() -> Any:
    return and_(rooms.c.phase == "playing", rooms.c.due.is_not(None))


async def seen(store: Store, person: str, room: str, position: int) -> None:
    """They are at the table, and know that it is their turn: what they were told is read."""
    row = store.insert(notices).values(person=person, room=room, position=position, unread=False, reminded=False)
    same = notices.c.position == row.excluded.position
    fresh = {"position": row.excluded.position, "unread": False, "reminded": and_(same, notices.c.reminded)}
    await store.execute(row.on_conflict_do_update(index_elements=["person", "room"], set_=fresh))


async def claim_turn(store: Store, person: str, room: str, position: int) -> bool:
    """Whether to tell them now: nobody else has, and they have read what they were told before."""

    def write(connection: Connection) -> bool:
        row = store.insert(notices).values(person=person, room=room, position=position, unread=True, reminded=False)
        later = and_(notices.c.position != row.excluded.position, notices.c.unread.is_(False))
        fresh = {"position": row.excluded.position, "unread": True, "reminded": False}
        told = row.on_conflict_do_update(index_elements=["person", "room"], set_=fresh, where=later)
        if connection.execute(told.returning(notices.c.person)).first() is not None:
            return True
        # Another turn, and the last notice is still there to be read: it says as much.
        moved = and_(mine(person, room), notices.c.position != position)
        connection.execute(update(notices).where(moved).values(position=position, reminded=False))
        return False

    return await store.change(write)


async def claim_reminder(store: Store, person: str, room: str, position: int) -> bool:
    """Whether to remind them now: once for each turn."""
    here = and_(mine(person, room), notices.c.position == position, notices.c.reminded.is_(False))
    reminded = update(notices).where(here).values(reminded=True, unread=True)
    return await store.change(lambda connection: connection.execute(reminded).rowcount > 0)


def mine(person: str, room: str) -> Any:
    return and_(notices.c.person == person, notices.c.room == room)
