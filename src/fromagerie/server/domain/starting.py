"""Beginning a game: nobody has to be ready, and nobody is dragged along."""

from typing import Final

from fromagerie.engine.model import Seat
from fromagerie.server import wire
from fromagerie.server.domain import records as was
from fromagerie.server.domain.decisions import Decision, refuse
from fromagerie.server.domain.room import Room
from fromagerie.server.domain.seats import seat_bot

COUNT: Final = 3_000  # ms in which somebody may say that they are not there yet


def start(room: Room, person: str) -> Decision:
    """Alone with bots at once; with somebody else after a count."""
    if room.phase != "gathering":
        refuse("not-now", "game-is-on")
    if room.starting is not None or room.started:
        refuse("not-now", "starting-already")
    if not room.has_people:
        refuse("not-now", "nobody-seated")
    others = any(chair.present and chair.person != person for chair in room.chairs)
    return Decision(was.Starting(room.seat_of(person)) if others else was.Started())


def wait(room: Room, seat: Seat) -> Decision:
    if room.starting is None:
        refuse("not-now", "not-starting")
    if seat not in may_wait(room):
        refuse("not-now", "waited-already")
    return Decision(was.Waited(seat))


def may_wait(room: Room) -> list[Seat]:
    return [seat for seat, chair in enumerate(room.chairs) if chair.person and chair.person not in room.waited]


def start_info(room: Room) -> wire.StartInfo | None:
    """The count, as everybody is told of it."""
    if room.starting is None:
        return None
    began = next((one.kept.record for one in reversed(room.log) if one.kept.seq == room.starting), None)
    by = began.seat if isinstance(began, was.Starting) else None
    return wire.StartInfo(COUNT, by, may_wait(room))


def may_begin(room: Room) -> bool:
    """Whether the cards are to be dealt: it was started, or every seat is taken and all people said they are ready."""
    if room.phase != "gathering":
        return False
    if room.started:
        return True
    people = [chair for chair in room.chairs if chair.person is not None and chair.bot is None]
    return bool(people) and not any(chair.free for chair in room.chairs) and all(chair.ready for chair in people)


# What the records change


def note_start(room: Room, record: was.Starting | was.Waited | was.Started) -> None:
    match record:
        case was.Starting():
            room.starting = room.seq + 1
        case was.Waited(seat):
            room.starting = None
            room.waited |= {room.chairs[seat].person or ""}
        case was.Started():
            note_started(room, record)


def note_started(room: Room, record: was.Started) -> None:
    if record.counted and room.starting is None:
        return  # somebody was quicker
    room.starting, room.started = None, room.has_people
    for chair in room.chairs if room.started else ():
        if chair.free:
            seat_bot(chair, room.bots)
