"""Tournaments as they are kept, changed and played: one row each, and tables opened for their people."""

import asyncio
import secrets
from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

from sqlalchemy import func, select, update

from fromagerie.engine.game import get_game
from fromagerie.engine.sealed import new_secret
from fromagerie.server.clubs.model import MOST_PEOPLE, Club, ClubTable, Entrant, Played, decode, encode
from fromagerie.server.clubs.rounds import NotNow, next_round, places_at
from fromagerie.server.codes import LETTERS, LONG
from fromagerie.server.domain import records as was
from fromagerie.server.domain.faces import face_of, free_face
from fromagerie.server.domain.names import name_apart
from fromagerie.server.registry import TableRegistry
from fromagerie.server.services import NoSuchTable
from fromagerie.server.storage.schema import clubs, rooms, sitters

T = TypeVar("T")
TRIES: Final = 20  # while others change the same tournament
CLUBS: Final = 20  # that one person may begin in a day
DAY: Final = 24 * 3600 * 1000  # ms
EVER: Final = 4 * MOST_PEOPLE  # people who may come and go in one tournament


class NoSuchClub(Exception):
    """There is no tournament with this code."""


async def found(registry: TableRegistry, club: Club) -> str:
    """Begin a tournament; returns its code. NotNow, if its organiser has begun too many today."""
    now = int(registry.clock.now() * 1000)
    lately = select(func.count()).where(clubs.c.organiser == club.organiser, clubs.c.made > now - DAY)
    if await registry.store.scalar(lately) >= CLUBS:
        raise NotNow("club-too-many")
    for _ in range(TRIES):
        code = "".join(secrets.choice(LETTERS) for _ in range(LONG))
        row = {"code": code, "version": 1, "organiser": club.organiser, "made": now, "data": encode(club)}
        await registry.store.execute(registry.store.insert(clubs).values(**row).on_conflict_do_nothing())
        if (await load(registry, code))[0].secret == club.secret:
            return code
    raise NotNow("busy")


def new_club(name: str, organiser: str, game: str, size: int, rounds: int) -> Club:
    return Club(name, organiser, game, size, rounds, new_secret().hex())


async def load(registry: TableRegistry, code: str) -> tuple[Club, int]:
    """The tournament and its version; NoSuchClub."""
    rows = await registry.store.rows(select(clubs.c.data, clubs.c.version).where(clubs.c.code == code))
    if not rows:
        raise NoSuchClub(code)
    return decode(rows[0][0]), rows[0][1]


async def of_person(registry: TableRegistry, person: str) -> list[tuple[str, Club]]:
    """The tournaments that somebody runs or takes part in, with their codes, the newest first."""
    rows = await registry.store.rows(select(clubs.c.code, clubs.c.data).order_by(clubs.c.made.desc()))
    named = [(code, decode(data)) for code, data in rows if person.encode() in data]
    return [(code, club) for code, club in named if club.organiser == person or club.entrant_of(person)]


async def change(registry: TableRegistry, code: str, work: Callable[[Club], T]) -> T:
    """Change a tournament; again from the beginning, if somebody else was quicker. NoSuchClub, NotNow."""
    for _ in range(TRIES):
        club, version = await load(registry, code)
        answer = work(club)
        if await write(registry, code, club, version):
            return answer
    raise NotNow("busy")


async def write(registry: TableRegistry, code: str, club: Club, version: int) -> bool:
    """False: it is another version by now."""
    here = update(clubs).where(clubs.c.code == code, clubs.c.version == version)
    values = here.values(version=version + 1, data=encode(club))
    return await registry.store.change(lambda connection: connection.execute(values).rowcount == 1)


# People


def join(club: Club, person: str, name: str, face: int | None) -> Entrant:
    """Take part; or once more after one has dropped out, or with another name. NotNow."""
    known = club.entrant_of(person)
    if known is None and club.over:
        raise NotNow("club-over")
    crowd = sum(entrant.here for entrant in club.entrants if entrant is not known)
    if crowd >= MOST_PEOPLE or (known is None and len(club.entrants) >= EVER):
        raise NotNow("club-full")
    apart = name_apart(name, [entrant.name for entrant in club.entrants if entrant is not known])
    if known is None:
        known = Entrant(len(club.entrants), person, apart)
        club.entrants.append(known)
    known.name, known.face, known.here = apart, face, True
    return known


def drop(club: Club, entrant: int) -> None:
    """Out of the rounds to come; what they have won stays."""
    one = next((known for known in club.entrants if known.id == entrant), None)
    if one is None:
        raise NotNow("club-nobody")
    one.here = False


# Rounds


async def start_round(registry: TableRegistry, code: str) -> None:
    """Draw the next round and set its tables, with a seat for each of its people. NotNow."""
    club, version = await load(registry, code)
    tables, byes = await asyncio.to_thread(next_round, club)
    # Whoever taps twice sets no tables twice: the round is taken before they are there.
    club.played.append(Played([ClubTable("", "", table) for table in tables], byes))
    if not await write(registry, code, club, version):
        raise NotNow("club-round-on")
    await set_tables(registry, code, club)


async def set_tables(registry: TableRegistry, code: str, club: Club) -> None:
    """The tables of the last round that are not there yet: also those that a server which stopped had still to set."""
    number = len(club.played) - 1
    for nth, table in enumerate(club.played[number].tables):
        if not table.room:
            room_id, room_code = await set_table(registry, club, table)
            await change(registry, code, partial(take, number=number, nth=nth, room=room_id, code=room_code))


def take(club: Club, number: int, nth: int, room: str, code: str) -> None:
    table = club.played[number].tables[nth]
    if not table.room:
        table.room, table.code = room, code


async def set_table(registry: TableRegistry, club: Club, table: ClubTable) -> tuple[str, str]:
    """Its people need not look for a seat: theirs is taken, by them."""
    known = {entrant.id: entrant for entrant in club.entrants}
    room = await registry.open(club.organiser, get_game(club.game), len(table.entrants), {}, pace="brisk")
    faces: list[int] = []
    for seat, one in enumerate(table.entrants):
        entrant = known[one]
        faces.append(free_face(face_of(entrant.name) if entrant.face is None else entrant.face, faces))
        await registry.add(room, was.Sat(seat, entrant.person, entrant.name, "", face=faces[-1]), entrant.person)
    return room.id, room.code


# Results


async def take_results(registry: TableRegistry, code: str) -> Club:
    """The tournament with the results of all tables that have ended; NoSuchClub."""
    club, _ = await load(registry, code)
    if not club.played or club.played[-1].done:
        return club
    if not all(table.room for table in club.played[-1].tables):
        await set_tables(registry, code, club)
        club, _ = await load(registry, code)
    waiting = {table.room: table for table in club.played[-1].tables if not table.places}
    brought: dict[str, list[int]] = {}
    for room_id in await ended(registry, list(waiting)):
        places = await result_of(registry, club, waiting[room_id])
        if places:
            brought[room_id] = places
    return await change(registry, code, partial(note, brought=brought)) if brought else club


async def ended(registry: TableRegistry, room_ids: list[str]) -> list[str]:
    """Those of these tables whose first game is over, whatever is played there now."""
    over = select(rooms.c.room).where(rooms.c.room.in_(room_ids), rooms.c.phase == "over")
    again = select(sitters.c.room).where(sitters.c.room.in_(room_ids), sitters.c.match > 1)
    return sorted({room for (room,) in [*await registry.store.rows(over), *await registry.store.rows(again)]})


async def result_of(registry: TableRegistry, club: Club, table: ClubTable) -> list[int] | None:
    """Who came where; None if the game was given up: then the organiser says."""
    try:
        room = await registry.load_match(f"{table.room}-1")
    except NoSuchTable:
        return None
    assert room.table is not None
    scores = room.table.state.scores()
    if scores is None:
        return None
    people = {entrant.id: entrant.person for entrant in club.entrants}
    seats = [room.seat_of(people[one]) for one in table.entrants]
    return places_at(seats, scores, room.table.state.winners())


def note(club: Club, brought: dict[str, list[int]]) -> Club:
    for table in club.played[-1].tables:
        if table.room in brought and not table.places:
            table.places = brought[table.room]
    return club


def give_result(club: Club, nth: int, places: list[int]) -> None:
    """The organiser says how a table of this round ended: somebody did not come, or it was played elsewhere. NotNow."""
    if not club.played or not 0 <= nth < len(club.played[-1].tables):
        raise NotNow("club-no-table")
    table = club.played[-1].tables[nth]
    if len(places) != len(table.entrants) or not all(1 <= place <= len(places) for place in places):
        raise NotNow("club-bad-places")
    table.places, table.by_hand = places, True
