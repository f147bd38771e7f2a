"""What the coach said of finished games: written once, read until the game or the coach is another."""

import hashlib
import zlib
from collections.abc import Collection
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, select

from fromagerie.coach.review import COACH_VERSION
from fromagerie.server.storage.schema import people, results, reviews
from fromagerie.server.storage.store import Store
from fromagerie.server.storage.writer import insert_into

GONE: Final = "gone-"  # how those begin who were forgotten


def mark_of(journal: bytes) -> str:
    """Changes with the game, with a name in it, and with the coach."""
    return hashlib.sha256(b"%d/%s" % (COACH_VERSION, journal)).hexdigest()[:32]


class Where(NamedTuple):
    """A game and one of its seats, and what its journal was when it was reviewed."""

    room: str
    match: int
    seat: int
    mark: str


async def find_review(store: Store, where: Where) -> bytes | None:
    here = [reviews.c[name] == value for name, value in where._asdict().items()]
    found: bytes | None = await store.scalar(select(reviews.c.data).where(*here))
    return None if found is None else zlib.decompress(found)


def keep_review(connection: Connection, where: Where, told: bytes, played: Collection[str]) -> None:
    """Unless one of those who played was forgotten while it was made: their name is in it."""
    there = {person for person in played if not person.startswith(GONE)}
    known = select(people.c.person).where(people.c.person.in_(there))
    if len(connection.execute(known).all()) < len(there):
        return
    added = insert_into(reviews, connection.dialect.name == "postgresql")
    row = where._asdict() | {"data": zlib.compress(told)}
    renewed = {name: added.excluded[name] for name in ("mark", "data")}
    place = ["room", "match", "seat"]
    connection.execute(added.values(**row).on_conflict_do_update(index_elements=place, set_=renewed))


def own_reviews(person: str, count: int) -> Any:
    """A statement: reviews of a person's own seats, newest game first; `about` tells which seat was theirs."""
    same = (reviews.c.room == results.c.room) & (reviews.c.match == results.c.match)
    columns = (reviews.c.room, reviews.c.match, reviews.c.seat, reviews.c.data, results.c.about)
    mine = select(*columns).select_from(results.join(reviews, same)).where(results.c.person == person)
    return mine.order_by(results.c.ended.desc()).limit(count)
