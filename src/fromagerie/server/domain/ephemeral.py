"""Commands that leave no record, judged: who may give them, and when. What they do is gone with the process."""

from typing import Final

from fromagerie.engine.model import Seat
from fromagerie.server import wire
from fromagerie.server.domain.decisions import own_seat, playing, refuse
from fromagerie.server.domain.room import Room

EphemeralCommand = wire.Hurry | wire.Thumbs | wire.React
# The same as something `isinstance` takes.
EPHEMERAL: Final = (wire.Hurry, wire.Thumbs, wire.React)


def permit(room: Room, person: str, command: wire.Command) -> Seat | None:
    """The seat that a command comes from, None for a spectator. Raises CommandRejected; what is not listed is."""
    match command:
        case wire.Hurry() | wire.Thumbs():
            seat = own_seat(room, person)
            playing(room)
            if room.chairs[seat].bot:
                refuse("not-now", "bot-sits-in")
            return seat
        case wire.React():
            return permit_reaction(room, person)
    return refuse("unknown", "unknown-command")


def permit_reaction(room: Room, person: str) -> Seat | None:
    """Spectators may react too, unlike their chat for all to see: not those whom the host sent away or muted."""
    seat = room.seat_of(person)
    if person in room.silenced or (seat is not None and room.chairs[seat].muted):
        refuse("not-now", "muted")
    if seat is None and person in room.kicked:
        refuse("not-yours", "kicked")
    return seat


def needs_a_person(room: Room) -> bool:
    """Whether somebody who is no bot is awaited, or nobody is: then there is nothing to hurry."""
    if room.table is None or room.phase != "playing":
        return True
    awaited = room.table.state.to_act()
    return not awaited or any(room.played_by_bot(seat) is None for seat in awaited)
