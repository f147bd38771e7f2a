"""Who may see which hand. A seat is a place; what was told there belongs to the person who held it then."""

# compiled with mypyc

from fromagerie.engine.model import Seat
from fromagerie.server.domain.log import LogEntry
from fromagerie.server.domain.room import Room


def seat_then(happened: LogEntry, person: str) -> Seat | None:
    """Where a person sat when this happened; None: they heard what a spectator hears."""
    return happened.holders.index(person) if person in happened.holders else None


def has_held(room: Room, person: str, seat: Seat) -> bool:
    """Whether they see this seat's hand: who sat down when the game was over, or given up, never held it."""
    return seat < len(room.held) and person in room.held[seat]


def was_held(room: Room, seat: Seat) -> bool:
    """Whether a person has held this seat since the cards were dealt."""
    return bool(room.held[seat])


def hands_open(room: Room) -> bool:
    """Whether those who played may see all hands: played to its end, or everybody who played it said yes to that."""
    return room.over or room.played <= room.agreed
