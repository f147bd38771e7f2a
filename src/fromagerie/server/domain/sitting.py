"""Sitting down: before a game on any free seat, during one only if the table agrees."""

from collections.abc import Iterator
from contextlib import suppress

from fromagerie.engine.game import BadOptions
from fromagerie.engine.model import Seat
from fromagerie.server import wire
from fromagerie.server.domain import records as was
from fromagerie.server.domain.decisions import Decision, check_seat, refuse
from fromagerie.server.domain.faces import face_of, free_face
from fromagerie.server.domain.hands import was_held
from fromagerie.server.domain.names import BadName, name_apart, read_name
from fromagerie.server.domain.room import Room
from fromagerie.server.domain.seats import Chair


def sit(room: Room, person: str, command: wire.Sit) -> Decision:
    seat, players = place_for(room, person) if command.seat is None else (command.seat, 0)
    if not players:
        check_seat(room, seat)
    chair = Chair() if players else room.chairs[seat]
    if chair.person == person and (chair.bot or chair.away):
        return Decision(was.CameBack(seat, asked=True))
    if person in room.kicked:
        refuse("not-yours", "kicked")
    if room.is_daily:
        refuse("not-now", "daily-alone")
    playing = room.table is not None
    if playing and room.seat_of(person) is not None:
        refuse("not-now", "seated-already")
    if chair.person is not None and chair.person != person:
        refuse("not-yours", "seat-taken")
    if playing and chair.bot is None:
        refuse("not-now", "game-is-on")
    if room.phase in ("playing", "paused"):
        check_newcomer(room, person, seat)
    try:
        name = read_name(command.name)
    except BadName as error:
        refuse("malformed", str(error))
    others = [other for other in room.chairs if other is not chair and other.person != person]
    people = [other.shown_name for other in others if other.person is not None]
    apart = name_apart(name, people, [other.cheese for other in others if other.cheese])
    wanted = face_of(apart) if command.face is None else command.face
    face = free_face(wanted, [other.face for other in others if other.face is not None])
    before = None if playing else room.sat_before.get(person)
    sat = was.Sat(seat, person, apart, command.seed, before, face, players)
    # Whoever sits down in the middle of a game sees a hand: the table says.
    return Decision(was.Asked("sit", seat, sat) if room.phase in ("playing", "paused") else sat)


def place_for(room: Room, person: str) -> tuple[Seat, int]:
    """One's own seat, the next free one, or a new one if the game allows; then also how many there are."""
    own = room.seat_of(person)
    free = [seat for seat, chair in enumerate(room.chairs) if chair.free]
    if own is not None or free:
        return free[0] if own is None else own, 0
    if room.table is not None:
        refuse("not-now", "game-is-on")
    larger = next(larger_tables(room), None)
    return (len(room.chairs), larger) if larger else refuse("not-now", "table-full")


def larger_tables(room: Room) -> Iterator[int]:
    """With as many seats the same could be played, from the smallest."""
    options = room.game.read_options(room.options)
    for players in sorted(room.game.player_counts):
        if players > len(room.chairs):
            with suppress(BadOptions):
                room.game.check_options(players, options)
                yield players


def check_newcomer(room: Room, person: str, seat: Seat) -> None:
    """A bot may hand over its own cards if all agree; the hand of a kicked player is nobody's to look at."""
    if was_held(room, seat):
        refuse("not-yours", "hand-stays")
    if person in room.turned_away:
        refuse("not-yours", "turned-away")
    if room.ballot is not None:
        refuse("not-now", "vote-is-on")
