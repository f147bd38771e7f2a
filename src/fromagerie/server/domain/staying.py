"""Who keeps their seat: when a person gets up, and when the table gathers for another game."""

from fromagerie.engine.model import Seat
from fromagerie.server.domain.room import Room
from fromagerie.server.domain.seats import STAND_IN, clear


def rise(room: Room, seat: Seat, bot: str | None, *, kicked: bool) -> None:
    chair = room.chairs[seat]
    person = chair.person
    if kicked and person:
        room.kicked |= {person}
    if bot is None:
        clear(chair)
        forget_wish(room, seat)
    else:
        chair.bot = bot
        if kicked:
            chair.person = None
    if person == room.host and (bot is None or kicked):
        room.host = next((chair.person for chair in room.chairs if chair.person), room.host)


def forget_wish(room: Room, seat: Seat) -> None:
    """Whoever got up does not want another game; nor does anybody who sits down there."""
    ballot = room.ballot
    if ballot is None or ballot.what != "rematch":
        return
    if seat == ballot.by:
        room.ballot = None
    ballot.yes.discard(seat)
    ballot.no.discard(seat)


def keep_seats(room: Room, players: int) -> None:
    """People who want another game keep their seats, and so do bots; a bot holds the seat of a person who is away."""
    ballot, leavers = room.ballot, []
    for seat, chair in enumerate(room.chairs):
        chair.before = seat if chair.person is None or chair.person in room.played else None
        if chair.person is None:
            continue
        if ballot and seat in ballot.no:
            leavers.append(seat)
        elif ballot and seat in ballot.willing and not chair.away:
            chair.bot = None
        else:
            chair.bot, chair.seed = chair.bot or STAND_IN, ""
    room.sat_before = {chair.person: chair.before for chair in room.chairs if chair.person and chair.before is not None}
    for seat in leavers:
        rise(room, seat, None, kicked=False)
    move_up(room, players)


def move_up(room: Room, players: int) -> None:
    """Where the next game has fewer seats, people go before bots."""
    for seat in range(players, len(room.chairs)):
        spare = next((n for n in range(players) if room.chairs[n].person is None), None)
        if room.chairs[seat].person is not None and spare is not None:
            room.chairs[seat], room.chairs[spare] = room.chairs[spare], room.chairs[seat]
