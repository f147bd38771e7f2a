"""Who may ask the coach during a game: alone among bots, when it is one's turn. Whatever is not listed is refused."""

from fromagerie.engine.model import Seat
from fromagerie.engine.replay import read_options
from fromagerie.server.domain.decisions import own_seat, playing, refuse
from fromagerie.server.domain.hands import has_held
from fromagerie.server.domain.room import Room


def permit_hint(room: Room, person: str) -> Seat:
    """The seat that a hint is for, if it is to move. Raises CommandRejected."""
    seat = permit_coach(room, person)
    if not playing(room).state.legal_actions(seat):
        refuse("not-now", "hint-turn")
    return seat


def permit_coach(room: Room, person: str) -> Seat:
    """The seat of somebody who plays alone against bots. Raises CommandRejected."""
    seat = own_seat(room, person)
    table = playing(room)
    if room.daily and room.matches == 1:
        refuse("not-now", "hint-daily")
    # Whoever got up has seen cards, and may come back.
    others = any(chair.person is not None for number, chair in enumerate(room.chairs) if number != seat)
    # Whoever was to come and never did, at a table of a tournament, has sat there all the same.
    expected = room.matches == 1 and any(other != person for other in room.colours)
    if others or expected or room.played != {person}:
        refuse("not-now", "hint-people")
    if room.chairs[seat].bot or not has_held(room, person, seat):
        refuse("not-now", "bot-sits-in")
    if room.game.race or not room.game.coaching.can_judge(read_options(table.journal, room.game)):
        refuse("not-now", "hint-game")
    return seat
