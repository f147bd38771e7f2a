"""The week's table of the deal of the day: oneself, and people one has finished a game with at a table of one's own.

Nobody else: not a stranger's name, and no list of the house. Those from public tables are strangers too.
"""

from datetime import date, timedelta
from typing import Final

from msgspec import Struct
from sqlalchemy import select

from fromagerie.engine.keepsakes import Sign
from fromagerie.server.daily import note_ended, signs_kept, star_of, today
from fromagerie.server.domain.results import read_about
from fromagerie.server.registry import TableRegistry
from fromagerie.server.storage.results import history, met
from fromagerie.server.storage.schema import attempts

DAYS: Final = 7
MEMORY: Final = 90  # days: whom one has not met for longer is not in it
MOST: Final = 12  # rows


class WeekDay(Struct, frozen=True):
    """A star deal that somebody has finished; of today's, points and signs only for those who have finished it too."""

    score: int | None
    won: bool | None
    signs: list[Sign]


class WeekRow(Struct, frozen=True):
    name: str
    face: int | None
    you: bool
    days: list[WeekDay | None]


class Week(Struct, frozen=True):
    """Seven days, today last; the game that was the star of each; oneself first, then who played on most of them."""

    days: list[str]
    stars: list[str]
    rows: list[WeekRow]


class Friend(Struct, frozen=True):
    """Somebody as they were called when one last finished a game with them."""

    name: str
    face: int | None


async def week(registry: TableRegistry, person: str | None) -> Week:
    this = date.fromisoformat(today(registry))
    days = [this - timedelta(days=back) for back in reversed(range(DAYS))]
    stars = [star_of(day) for day in days]
    told = Week([day.isoformat() for day in days], stars, [])
    if person is None:
        return told
    await note_ended(registry, told.days[-1])
    friends = await friends_of(registry, person)
    played = await deals_of(registry, [person, *friends], told)
    mine = row_of(played.get(person, {}), told, you=True, friend=await own_look(registry, person), done=True)
    done = mine.days[-1] is not None
    others = [
        row_of(played[one], told, you=False, friend=friend, done=done)
        for one, friend in friends.items()
        if one in played
    ]
    others.sort(key=lambda row: -sum(day is not None for day in row.days))
    return Week(told.days, told.stars, [mine, *others[: MOST - 1]])


async def friends_of(registry: TableRegistry, person: str) -> dict[str, Friend]:
    found: dict[str, Friend] = {}
    for other, data in await registry.store.rows(met(person, registry.days_ago(MEMORY))):
        about = read_about(data)
        then = about.seats[about.seat]
        found.setdefault(other, Friend(then.name, then.face))
    return found


async def own_look(registry: TableRegistry, person: str) -> Friend:
    rows = await registry.store.rows(history(person, None, 1))
    if not rows or not rows[0].about:
        return Friend("", None)
    about = read_about(rows[0].about)
    return Friend(about.seats[about.seat].name, about.seats[about.seat].face)


async def deals_of(registry: TableRegistry, people: list[str], told: Week) -> dict[str, dict[str, WeekDay]]:
    """By person and day: the star deals they finished."""
    columns = select(
        attempts.c.day, attempts.c.game, attempts.c.person, attempts.c.room, attempts.c.score, attempts.c.won
    )
    where = (attempts.c.day.in_(told.days), attempts.c.person.in_(people), attempts.c.score.is_not(None))
    stars = dict(zip(told.days, told.stars, strict=True))
    rows = [row for row in await registry.store.rows(columns.where(*where)) if stars[row.day] == row.game]
    signs = await signs_kept(registry, [row.room for row in rows])
    found: dict[str, dict[str, WeekDay]] = {}
    for row in rows:
        day = WeekDay(row.score, bool(row.won), signs.get((row.person, row.room), []))
        found.setdefault(row.person, {})[row.day] = day
    return found


def row_of(played: dict[str, WeekDay], told: Week, *, you: bool, friend: Friend, done: bool) -> WeekRow:
    """`done`: the reader has finished today's deal, and may know how others did."""
    days = [played.get(day) for day in told.days]
    if not done and days[-1] is not None:
        days[-1] = WeekDay(None, None, [])
    return WeekRow(friend.name, friend.face, you, days)
