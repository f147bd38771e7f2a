"""Who keeps their seat: when a person gets up, and when the table gathers for another game."""

from collections.abc import Collection

from fromagerie.engine.model import Seat
from fromagerie.server.domain.room import Room
from fromagerie.server.domain.seats import STAND_IN, Chair, clear, seat_bot


def rise(room: Room, seat: Seat, bot: str | None, *, kicked: bool) -> None:
    chair = room.chairs[seat]
    person = chair.person
    if kicked and person:
        room.kicked |= {person}
    if bot is None:
        clear(chair)
        forget_wish(room, seat)
        room.called = False  # a game that was about to begin has a free seat now
    else:
        chair.bot = bot
        if kicked:
            chair.person, chair.face = None, None
    if person == room.host and (bot is None or kicked):
        room.host = next((chair.person for chair in room.chairs if chair.person), room.host)


def forget_wish(room: Room, seat: Seat) -> None:
    """Whoever got up does not want another game; nor does anybody who sits down there."""
    room.wishes.pop(seat, None)
    room.out.discard(seat)


def note_before(room: Room) -> None:
    """Where everybody sat in the game that is being cleared away."""
    for seat, chair in enumerate(room.chairs):
        chair.before = seat if chair.person is None or chair.person in room.played else None
    room.sat_before = {chair.person: chair.before for chair in room.chairs if chair.person and chair.before is not None}


def move_on(room: Room, willing: Collection[Seat], players: int) -> None:
    """Everybody one seat on; those who are in play, and a bot holds the seat of every other person."""
    note_before(room)
    for seat, chair in enumerate(room.chairs):
        if chair.person is not None:
            chair.out, chair.seed = seat not in willing or chair.away, ""
            chair.bot = (chair.bot or STAND_IN) if chair.out else None
    room.chairs = room.chairs[1:] + room.chairs[:1]
    move_up(room, players)


def keep_seats(room: Room, players: int) -> None:
    """As it was done by votes: people who wanted another game kept their seats, and those who did not got up."""
    note_before(room)
    for seat, chair in enumerate(room.chairs):
        if chair.person is None or seat in room.out:
            continue
        if seat in room.wishes and not chair.away:
            chair.bot = None
        else:
            chair.bot, chair.seed = chair.bot or STAND_IN, ""
    for seat in sorted(room.out):
        rise(room, seat, None, kicked=False)
    move_up(room, players)


def move_up(room: Room, players: int) -> None:
    """Where the next game has fewer seats, people who play go before people who do not, and those before bots."""

    def claim(chair: Chair) -> int:
        return 0 if chair.person is None else 1 if chair.bot else 2

    for seat in range(players, len(room.chairs)):
        spare = min(range(players), key=lambda n: (claim(room.chairs[n]), n))
        if claim(room.chairs[seat]) > claim(room.chairs[spare]):
            room.chairs[seat], room.chairs[spare] = room.chairs[spare], room.chairs[seat]
    # And bots before nobody. People are where they are by now: tables from before this was so read the same.
    for seat in range(players, len(room.chairs)):
        free = next((n for n in range(players) if room.chairs[n].free), None)
        if free is not None and not room.chairs[seat].free:
            room.chairs[seat], room.chairs[free] = room.chairs[free], room.chairs[seat]


def fill_up(room: Room) -> None:
    """Nobody waits for a free seat: bots take it, as strong as those who sit there already."""
    level = next((chair.bot for chair in room.chairs if chair.bot and chair.person is None), STAND_IN)
    for chair in room.chairs:
        if chair.free:
            seat_bot(chair, level)
