"""People and talk, taken out of what is stored. Moves stay, without a name: the games are others' too."""

from typing import Any

import msgspec
from sqlalchemy import Connection, and_, delete, or_, select, update

from fromagerie.server.domain import records as was
from fromagerie.server.domain.records import decode, encode
from fromagerie.server.domain.results import blanked, encode_about, read_about
from fromagerie.server.storage.keys import forget_keys, set_aside
from fromagerie.server.storage.schema import (
    attempts,
    circles,
    clubs,
    log,
    notices,
    people,
    results,
    reviews,
    sitters,
    subscriptions,
)


def forget(connection: Connection, person: str) -> list[str]:
    """Somebody, and whoever their other devices were before; returns the tables that have changed."""
    selves = [person, *set_aside(connection, person)]
    return sorted(set().union(*(forget_one(connection, one) for one in selves)))


def forget_one(connection: Connection, person: str) -> set[str]:
    statement = select(log.c.room, log.c.seq, log.c.data, log.c.person)
    rooms_there = select(sitters.c.room).where(sitters.c.person == person)
    # Somebody else may have made them host, and where the table was asked they sat down by itself.
    named = and_(log.c.kind.in_(("handedover", "sat")), log.c.room.in_(rooms_there))
    touched: set[str] = set()
    for room, seq, data, by in connection.execute(statement.where(or_(log.c.person == person, named))).all():
        blank = without(decode(data), person, seq)
        values: dict[str, Any] = {"data": encode(blank)}
        if by == person:
            values |= {"person": None, "command": None}
        connection.execute(update(log).where(log.c.room == room, log.c.seq == seq).values(**values))
        touched.add(room)
    connection.execute(delete(circles).where(circles.c.owner == person))
    for told in (subscriptions, notices):
        connection.execute(delete(told).where(told.c.person == person))
    # Their name is in what the coach said of games they played; whoever asks has it made again.
    connection.execute(delete(reviews).where(reviews.c.room.in_(rooms_there)))
    connection.execute(delete(sitters).where(sitters.c.person == person))
    # Their scores of the deals of the day stay, without a name.
    connection.execute(update(attempts).where(attempts.c.person == person).values(person=attempts.c.room))
    forget_results(connection, person)
    forget_keys(connection, person)
    forget_in_clubs(connection, person)
    connection.execute(delete(people).where(people.c.person == person))
    return touched


def forget_results(connection: Connection, person: str) -> None:
    """Their games, from their own page; and their names, from the pages of those they played with."""
    mine = select(results.c.room, results.c.match, results.c.about).where(results.c.person == person)
    for room, match, data in connection.execute(mine).all():
        here = (results.c.room == room, results.c.match == match, results.c.person != person)
        others = select(results.c.person, results.c.about).where(*here) if data else None
        for other, about in connection.execute(others).all() if others is not None else ():
            if about:
                blank = blanked(read_about(about), read_about(data).seat)
                row = (results.c.person == other, results.c.room == room, results.c.match == match)
                connection.execute(update(results).where(*row).values(about=encode_about(blank)))
    connection.execute(delete(results).where(results.c.person == person))


def forget_in_clubs(connection: Connection, person: str) -> None:
    """Tournaments keep their results, without the name; one that they ran is nobody's any more."""
    for code, version, data in connection.execute(select(clubs.c.code, clubs.c.version, clubs.c.data)).all():
        if person.encode() not in data:
            continue
        blank = without_person(msgspec.json.decode(data), person)
        organiser = blank["organiser"]
        values = {"version": version + 1, "organiser": organiser, "data": msgspec.json.encode(blank)}
        connection.execute(update(clubs).where(clubs.c.code == code).values(**values))


def without_person(club: dict[str, Any], person: str) -> dict[str, Any]:
    for entrant in club["entrants"]:
        if entrant["person"] == person:
            entrant |= {"person": f"gone-{entrant['id']}", "name": "", "face": None, "here": False}
    return club | ({"organiser": "gone", "name": ""} if club["organiser"] == person else {})


def forget_chat(connection: Connection, before: int) -> list[str]:
    statement = select(log.c.room, log.c.seq, log.c.data).where(log.c.kind == "said", log.c.at < before)
    touched = set()
    for room, seq, data in connection.execute(statement).all():
        record = decode(data)
        assert isinstance(record, was.Said)
        blank = encode(msgspec.structs.replace(record, text="", name=""))
        # Of another kind from now on: it is not looked at again.
        here = update(log).where(log.c.room == room, log.c.seq == seq)
        connection.execute(here.values(data=blank, kind="unsaid"))
        touched.add(room)
    return sorted(touched)


def without(record: was.AnyRecord, person: str, seq: int) -> was.AnyRecord:
    """A record with nothing left of a person but what the game needs."""
    match record:
        case was.Sat() if record.person == person:
            return msgspec.structs.replace(record, name="", person=f"gone-{seq}", seed="", face=None)
        case was.Asked(newcomer=was.Sat() as newcomer):
            return msgspec.structs.replace(record, newcomer=without(newcomer, person, seq))
        case was.Readied():
            return msgspec.structs.replace(record, seed="")
        case was.Said():
            return msgspec.structs.replace(record, name="", text="")
        case was.Opened() | was.HandedOver() if record.host == person:
            return msgspec.structs.replace(record, host="gone")
    return record
