"""The deal of the day: for each game one deal that is the same for everybody, played against bots, once per person.

Its luck is the server's alone (nobody throws in a seed, or it would not be the same), and who has finished it knows
it: a game among friends, not a contest with prizes.
"""

import contextlib
from datetime import UTC, date, datetime
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import select, update

from fromagerie.engine.game import AnyGame, all_games
from fromagerie.engine.keepsakes import Sign
from fromagerie.engine.sealed import new_secret
from fromagerie.server.domain import records as was
from fromagerie.server.domain.results import read_about
from fromagerie.server.domain.room import Room
from fromagerie.server.domain.seats import Sitter
from fromagerie.server.domain.streaks import Streak, streaks
from fromagerie.server.export_pool import ExportsBusy
from fromagerie.server.registry import DAY, TableRegistry
from fromagerie.server.services import NoSuchTable, NotSaved
from fromagerie.server.storage.schema import attempts, deals, results, rooms
from fromagerie.server.updates.exports import Finished

BOT: Final = "ripe"


class Daily(Struct, frozen=True):
    """A deal of today: the scores of all who have finished it, best first, and how one did oneself."""

    game: str
    day: str
    scores: list[int]
    winners: int
    table: str | None  # one's own
    score: int | None
    won: bool | None
    signs: list[Sign]  # how it went for oneself, once it is over


class Today(Struct, frozen=True):
    """The deals of the day. A day begins and ends at midnight UTC, for everybody at the same moment."""

    day: str
    left: int  # seconds until the next ones
    star: str  # the game whose deal everybody should try today
    streak: int  # days in a row on which one finished a deal; one missed day a week is forgiven
    longest: int
    deals: list[Daily]


def star_of(day: date) -> str:
    """One game a day, in turn."""
    games = sorted(all_games())
    return games[day.toordinal() % len(games)]


def today(registry: TableRegistry) -> str:
    return datetime.fromtimestamp(registry.clock.now(), UTC).date().isoformat()


async def sit_down(registry: TableRegistry, person: str, game: AnyGame, sitter: Sitter) -> Room:
    """One's own table with today's deal; the one there is, if one has sat down to it already."""
    day = today(registry)
    mine = (attempts.c.day == day, attempts.c.game == game.key, attempts.c.person == person)
    known = await registry.store.scalar(select(attempts.c.room).where(*mine))
    if known:
        return await registry.load(known)
    secret = await secret_of(registry, day, game.key)
    players = 4 if 4 in game.player_counts else max(game.player_counts)
    room = await registry.open(person, game, players, {}, leavers="wait", secret=secret, daily=day)
    for seat in range(1, players):
        await registry.add(room, was.BotSeated(seat, BOT))
    await registry.sit(room, person, sitter)
    await registry.begin(room)
    added = registry.store.insert(attempts).values(day=day, game=game.key, person=person, room=room.id)
    await registry.store.execute(added.on_conflict_do_nothing())
    # Whoever pressed twice has two tables, of which the first one counts.
    first: str = await registry.store.scalar(select(attempts.c.room).where(*mine))
    return room if first == room.id else await registry.load(first)


async def secret_of(registry: TableRegistry, day: str, game: str) -> str:
    """Made for the first caller, used by all."""
    made = registry.store.insert(deals).values(day=day, game=game, secret=new_secret().hex())
    await registry.store.execute(made.on_conflict_do_nothing())
    secret: str = await registry.store.scalar(select(deals.c.secret).where(deals.c.day == day, deals.c.game == game))
    return secret


async def compare(registry: TableRegistry, person: str | None) -> Today:
    """Today's deals, and how everybody did."""
    day = today(registry)
    await note_ended(registry, day)
    columns = select(attempts.c.game, attempts.c.person, attempts.c.room, attempts.c.score, attempts.c.won)
    rows = await registry.store.rows(columns.where(attempts.c.day == day))
    mine = [row.room for row in rows if row.person == person and row.score is not None]
    signs = await signs_in(registry, person, mine) if person else {}
    row = await streak_of(registry, person)
    return Today(
        day=day,
        left=DAY - int(registry.clock.now()) % DAY,
        star=star_of(date.fromisoformat(day)),
        streak=row.now,
        longest=row.longest,
        deals=[daily(day, key, [row for row in rows if row.game == key], person, signs) for key in all_games()],
    )


async def streak_of(registry: TableRegistry, person: str | None) -> Streak:
    """Given up does not count."""
    finished = select(attempts.c.day).where(attempts.c.person == person, attempts.c.score.is_not(None)).distinct()
    days = [date.fromisoformat(day) for (day,) in await registry.store.rows(finished)] if person else []
    return streaks(days, date.fromisoformat(today(registry)))


async def signs_in(registry: TableRegistry, person: str, wanted: list[str]) -> dict[str, list[Sign]]:
    """By room: how deals of the day went for a person who has finished them."""
    found = await signs_kept(registry, wanted)
    gaps = [room for room in wanted if (person, room) not in found]
    with contextlib.suppress(ExportsBusy, NotSaved):
        for room in gaps:
            await registry.book.look_up(person, room, 1)
    found = await signs_kept(registry, wanted) if gaps else found
    return {room: signs for (who, room), signs in found.items() if who == person}


async def signs_kept(registry: TableRegistry, wanted: list[str]) -> dict[tuple[str, str], list[Sign]]:
    """By person and room, as far as the book has them."""
    columns = select(results.c.person, results.c.room, results.c.about)
    rows = await registry.store.rows(columns.where(results.c.room.in_(wanted), results.c.match == 1))
    return {(row.person, row.room): read_about(row.about).signs for row in rows if row.about}


def daily(day: str, game: str, rows: list[Any], person: str | None, signs: dict[str, list[Sign]]) -> Daily:
    scores = sorted((row.score for row in rows if row.score is not None), reverse=True)
    winners = sum(bool(row.won) for row in rows)
    mine = next((row for row in rows if row.person == person), None)
    if mine is None:
        return Daily(game, day, scores, winners, None, None, None, [])
    won = None if mine.won is None else bool(mine.won)
    return Daily(game, day, scores, winners, mine.room, mine.score, won, signs.get(mine.room, []))


async def note_ended(registry: TableRegistry, day: str) -> None:
    """Store the scores of games that have ended since the last call."""
    ended = (
        select(attempts.c.room)
        .join(rooms, rooms.c.room == attempts.c.room)
        .where(attempts.c.day == day, attempts.c.won.is_(None), rooms.c.phase.not_in(("playing", "paused")))
    )
    for (room_id,) in await registry.store.rows(ended):
        try:
            room = await registry.load_match(f"{room_id}-1")
        except NoSuchTable:  # paused
            continue
        assert room.table is not None
        scores = room.table.state.scores()
        # Given up is not won, and no score.
        done = {"won": scores is not None and 0 in room.table.state.winners(), "score": scores[0] if scores else None}
        await registry.store.execute(update(attempts).where(attempts.c.room == room_id).values(**done))


async def is_sealed(registry: TableRegistry, match: Finished, person: str | None) -> bool:
    """Whether this is today's deal, and they have not finished it: its replay would show them all the cards."""
    if match.daily != today(registry) or (match.to_the_end and person in match.played):
        return False
    await note_ended(registry, match.daily)
    mine = (attempts.c.day == match.daily, attempts.c.game == match.game, attempts.c.person == person)
    return await registry.store.scalar(select(attempts.c.score).where(*mine)) is None


async def attempts_of(registry: TableRegistry, person: str) -> list[dict[str, Any]]:
    """Everything stored about a person's deals of the day."""
    columns = select(attempts.c.day, attempts.c.game, attempts.c.room, attempts.c.score, attempts.c.won)
    rows = await registry.store.rows(columns.where(attempts.c.person == person).order_by(attempts.c.day))
    return [dict(row._mapping) for row in rows]
