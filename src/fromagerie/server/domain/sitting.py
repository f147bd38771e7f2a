"""Sitting down: before a game on any free seat, during one only if the table agrees."""

from fromagerie.engine.model import Seat
from fromagerie.server import wire
from fromagerie.server.domain import records as was
from fromagerie.server.domain.decisions import Decision, check_seat, refuse
from fromagerie.server.domain.hands import was_held
from fromagerie.server.domain.names import BadName, name_apart, read_name
from fromagerie.server.domain.room import Room


def sit(room: Room, person: str, command: wire.Sit) -> Decision:
    check_seat(room, command.seat)
    chair = room.chairs[command.seat]
    if chair.person == person and (chair.bot or chair.away):
        return Decision(was.CameBack(command.seat, asked=True))
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
        check_newcomer(room, person, command.seat)
    try:
        name = read_name(command.name)
    except BadName as error:
        refuse("malformed", str(error))
    others = [other for other in room.chairs if other is not chair and other.person != person]
    people = [other.shown_name for other in others if other.person is not None]
    apart = name_apart(name, people, [other.cheese for other in others if other.cheese])
    before = None if playing else room.sat_before.get(person)
    sat = was.Sat(command.seat, person, apart, command.seed, before)
    # Whoever sits down in the middle of a game sees a hand: the table says.
    return Decision(was.Asked("sit", command.seat, sat) if room.phase in ("playing", "paused") else sat)


def check_newcomer(room: Room, person: str, seat: Seat) -> None:
    """A bot may hand over its own cards if all agree; the hand of a kicked player is nobody's to look at."""
    if was_held(room, seat):
        refuse("not-yours", "hand-stays")
    if person in room.turned_away:
        refuse("not-yours", "turned-away")
    if room.ballot is not None:
        refuse("not-now", "vote-is-on")
