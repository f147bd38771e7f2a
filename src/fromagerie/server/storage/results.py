"""The index of finished games by person: written when a game ends, and read for their own pages."""

from collections.abc import Collection, Sequence
from functools import cache
from typing import Any

from sqlalchemy import Connection, Integer, and_, cast, exists, func, or_, select, update

from fromagerie.server.domain.results import About, Result, blanked, encode_about
from fromagerie.server.storage.schema import attempts, people, results, rooms, sitters
from fromagerie.server.storage.writer import insert_into


def write_results(connection: Connection, found: Sequence[Result], day: str = "") -> None:
    """Of one game. Somebody who was forgotten meanwhile leaves no row, and no name in the others'.

    `day`: it was the deal of that day.
    """
    asked = [result.person for result in found]
    known = set(connection.execute(select(people.c.person).where(people.c.person.in_(asked))).scalars())
    strangers = [result.about.seat for result in found if result.person not in known and result.about]
    rows = [
        result._asdict() | {"about": encoded(result.about, strangers)} for result in found if result.person in known
    ]
    if not rows:
        return
    connection.execute(renewing(postgres=connection.dialect.name == "postgresql"), rows)
    for result in found if day else ():
        mine = (attempts.c.day == day, attempts.c.game == result.game, attempts.c.person == result.person)
        # Given up is not won, and no score.
        connection.execute(update(attempts).where(*mine).values(won=result.won, score=result.score))


@cache
def renewing(*, postgres: bool) -> Any:
    """A statement: made once, so that it is also compiled once."""
    added, keys = insert_into(results, postgres), ("person", "room", "match")
    renewed = {column.name: added.excluded[column.name] for column in results.c if column.name not in keys}
    return added.on_conflict_do_update(index_elements=keys, set_=renewed)


def encoded(about: About | None, strangers: Collection[int]) -> bytes | None:
    for seat in strangers if about else ():
        about = blanked(about, seat) if about else None
    return encode_about(about) if about else None


def missing(person: str) -> Any:
    """A statement: finished games of a person that are not in the index, newest first."""
    later = sitters.alias()
    known = exists().where(
        results.c.person == sitters.c.person, results.c.room == sitters.c.room, results.c.match == sitters.c.match
    )
    followed = exists().where(later.c.room == sitters.c.room, later.c.match > sitters.c.match)
    return (
        select(sitters.c.room, sitters.c.match, rooms.c.game, rooms.c.touched)
        .join(rooms, rooms.c.room == sitters.c.room)
        .where(sitters.c.person == person, ~known, or_(rooms.c.phase == "over", followed))
        .order_by(rooms.c.touched.desc(), sitters.c.match.desc())
    )


def history(person: str, before: int | None, count: int) -> Any:
    """A statement: games played to their end, newest first."""
    mine = and_(results.c.person == person, results.c.place.is_not(None))
    if before is not None:
        mine = and_(mine, results.c.ended < before)
    return select(results).where(mine).order_by(results.c.ended.desc(), results.c.room, results.c.match).limit(count)


def by_game(person: str) -> Any:
    won = func.sum(cast(results.c.won, Integer))
    columns = (results.c.game, func.count(), won, func.max(results.c.score), func.min(results.c.answer))
    return select(*columns).where(results.c.person == person, results.c.place.is_not(None)).group_by(results.c.game)


def wins_by_level(person: str) -> Any:
    where = (results.c.person == person, results.c.won, results.c.level.is_not(None), results.c.place.is_not(None))
    return select(results.c.game, results.c.level, func.count()).where(*where).group_by(results.c.game, results.c.level)


def medals_of(person: str) -> Any:
    where = (results.c.person == person, results.c.medal.is_not(None))
    return select(results.c.game, results.c.medal, func.count()).where(*where).group_by(results.c.game, results.c.medal)


def fullest(person: str) -> Any:
    """A statement: the most people there ever were around a table of theirs."""
    return select(func.max(results.c.people)).where(results.c.person == person)


def met(person: str, since: int) -> Any:
    """A statement: the games this person finished with others, as rows of those; none from public tables."""
    mine, theirs = results.alias(), results.alias()
    same = and_(theirs.c.room == mine.c.room, theirs.c.match == mine.c.match, theirs.c.person != mine.c.person)
    return (
        select(theirs.c.person, theirs.c.about)
        .select_from(mine.join(theirs, same).join(rooms, rooms.c.room == mine.c.room))
        .where(mine.c.person == person, mine.c.place.is_not(None), theirs.c.place.is_not(None))
        .where(mine.c.ended >= since, rooms.c.public.is_(False))
        .order_by(mine.c.ended.desc())
        .limit(1000)
    )
