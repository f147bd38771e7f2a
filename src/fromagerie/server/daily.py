"""The deal of the day: for each game one deal that is the same for everybody, played against bots, once a person.

Its luck is the house's alone (nobody throws in a seed, or it would not be the same), and whoever has finished it knows
it: a game among friends, not a contest with prizes.
"""

from datetime import UTC, datetime
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import select, update

from fromagerie.engine.game import AnyGame, shelf
from fromagerie.engine.sealed import new_secret
from fromagerie.server import records as was
from fromagerie.server.exports import Finished
from fromagerie.server.house import House, NoSuchTable
from fromagerie.server.room import Room
from fromagerie.server.tables import attempts, deals, rooms

BOT: Final = "ripe"


class Daily(Struct, frozen=True):
    """Today's deal of one game: the scores of all who have finished it, best first, and how one did oneself."""

    game: str
    day: str
    scores: list[int]
    winners: int
    table: str | None  # one's own
    score: int | None
    won: bool | None


def today(house: House) -> str:
    return datetime.fromtimestamp(house.now(), UTC).date().isoformat()


async def sit_down(house: House, person: str, game: AnyGame, name: str) -> Room:
    """One's own table with today's deal; the one there is, if one has sat down to it already."""
    day = today(house)
    mine = (attempts.c.day == day, attempts.c.game == game.key, attempts.c.person == person)
    known = await house.store.scalar(select(attempts.c.room).where(*mine))
    if known:
        return await house.load(known)
    secret = await secret_of(house, day, game.key)
    players = 4 if 4 in game.seats else max(game.seats)
    room = await house.open(person, game, players, {}, leavers="wait", secret=secret, daily=day)
    for seat in range(1, players):
        await house.add(room, was.BotSeated(seat, BOT))
    await house.add(room, was.Sat(0, person, name, ""), person)
    await house.begin(room)
    added = house.store.insert(attempts).values(day=day, game=game.key, person=person, room=room.id)
    await house.store.execute(added.on_conflict_do_nothing())
    # Whoever pressed twice has two tables, of which the first one counts.
    first: str = await house.store.scalar(select(attempts.c.room).where(*mine))
    return room if first == room.id else await house.load(first)


async def secret_of(house: House, day: str, game: str) -> str:
    """Whoever comes first makes it, everybody uses it."""
    made = house.store.insert(deals).values(day=day, game=game, secret=new_secret().hex())
    await house.store.execute(made.on_conflict_do_nothing())
    secret: str = await house.store.scalar(select(deals.c.secret).where(deals.c.day == day, deals.c.game == game))
    return secret


async def compare(house: House, person: str | None) -> list[Daily]:
    """Today's deals, and how everybody did."""
    day = today(house)
    await note_ended(house, day)
    columns = select(attempts.c.game, attempts.c.person, attempts.c.room, attempts.c.score, attempts.c.won)
    rows = await house.store.rows(columns.where(attempts.c.day == day))
    return [daily(day, key, [row for row in rows if row.game == key], person) for key in shelf()]


def daily(day: str, game: str, rows: list[Any], person: str | None) -> Daily:
    scores = sorted((row.score for row in rows if row.score is not None), reverse=True)
    winners = sum(bool(row.won) for row in rows)
    mine = next((row for row in rows if row.person == person), None)
    if mine is None:
        return Daily(game, day, scores, winners, None, None, None)
    return Daily(game, day, scores, winners, mine.room, mine.score, None if mine.won is None else bool(mine.won))


async def note_ended(house: House, day: str) -> None:
    """Write down the scores of games that have ended since somebody looked."""
    ended = (
        select(attempts.c.room)
        .join(rooms, rooms.c.room == attempts.c.room)
        .where(attempts.c.day == day, attempts.c.won.is_(None), rooms.c.phase.not_in(("playing", "paused")))
    )
    for (room_id,) in await house.store.rows(ended):
        try:
            room = await house.load_match(f"{room_id}-1")
        except NoSuchTable:  # paused
            continue
        assert room.table is not None
        scores = room.table.state.scores()
        # Given up is not won, and no score.
        done = {"won": scores is not None and 0 in room.table.state.winners(), "score": scores[0] if scores else None}
        await house.store.execute(update(attempts).where(attempts.c.room == room_id).values(**done))


async def is_sealed(house: House, match: Finished, person: str | None) -> bool:
    """Whether this is today's deal, and they have not finished it: its replay would show them all the cards."""
    if match.daily != today(house) or (match.to_the_end and person in match.played):
        return False
    await note_ended(house, match.daily)
    mine = (attempts.c.day == match.daily, attempts.c.game == match.game, attempts.c.person == person)
    return await house.store.scalar(select(attempts.c.score).where(*mine)) is None


async def attempts_of(house: House, person: str) -> list[dict[str, Any]]:
    """All that is kept of somebody's deals of the day."""
    columns = select(attempts.c.day, attempts.c.game, attempts.c.room, attempts.c.score, attempts.c.won)
    rows = await house.store.rows(columns.where(attempts.c.person == person).order_by(attempts.c.day))
    return [dict(row._mapping) for row in rows]
