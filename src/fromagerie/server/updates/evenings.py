"""What is told of the games before and after the one on the table."""

from fromagerie.server import wire
from fromagerie.server.domain.evening import standing
from fromagerie.server.domain.room import Room
from fromagerie.server.domain.wishes import may_begin, most_wished, planned, waiting


def next_info(room: Room) -> wire.NextInfo | None:
    if room.phase != "over":
        return None
    wishes = [wire.WishInfo(seat, game or planned(room)) for seat, game in room.wishes.items()]
    return wire.NextInfo(wishes, sorted(room.out), waiting(room), most_wished(room), may_begin(room))


def evening_info(room: Room) -> wire.EveningInfo | None:
    now = room.evening_now()
    if not now.games and not room.menu:
        return None
    people = []
    for place, person, guest in standing(now.guests):
        seat = room.seat_of(person)
        # As they are now, if they are here.
        chair = room.chairs[seat] if seat is not None else None
        name = chair.shown_name if chair else guest.name
        colour = chair.colour if chair else guest.colour
        gained = room.gained[person].wheels if person in room.gained else None
        people.append(wire.EveningPerson(name, place, guest.wheels, gained, seat, colour, guest.face))
    return wire.EveningInfo(list(now.games), room.menu, room.course, people, room.evening_ended)
