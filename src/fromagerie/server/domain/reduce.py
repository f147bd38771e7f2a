"""What records change around a game: seats, votes, phases, the host's decisions."""

from typing import Any

from fromagerie.engine.game import game_called
from fromagerie.engine.model import Seat
from fromagerie.server.domain import records as was
from fromagerie.server.domain.room import Ballot, Room
from fromagerie.server.domain.seats import Chair, clear, seat_person


def reduce(room: Room, record: was.AnyRecord) -> None:
    """What a record that is no move changes around the game."""
    asked_of_all = room.ballot is not None and room.ballot.what in ("undo", "sit")
    if asked_of_all and isinstance(record, was.Sat | was.Rose | was.BotSeated | was.SatIn):
        room.ballot = None  # whoever sits there now was not asked
    match record:
        case was.Opened():
            room.code, room.host, room.secret = record.code, record.host, record.secret
            room.daily = record.daily
            configure(room, record)
        case was.Configured():
            configure(room, record)
        case was.Sat(seat, person, name, seed):
            here = room.seat_of(person)
            if here is not None and here != seat:
                clear(room.chairs[here])
            seat_person(room.chairs[seat], person, name, seed)
            room.chairs[seat].muted = person in room.silenced
            if room.phase in ("playing", "paused"):
                room.held[seat].add(person)
        case was.Rose(seat, bot):
            rise(room, seat, bot, record.kicked)
        case was.BotSeated(seat, bot):
            clear(room.chairs[seat])
            room.chairs[seat].bot = bot
        case was.Readied(seat, ready, seed):
            room.chairs[seat].ready = ready
            room.chairs[seat].seed = seed or room.chairs[seat].seed
        case was.WentAway(seat):
            room.chairs[seat].away = True
        case was.CameBack(seat):
            room.chairs[seat].away, room.chairs[seat].bot = False, None
        case was.SatIn(seat, bot):
            room.chairs[seat].bot = bot
        case was.HandedOver(_, host):
            room.host = host
        case was.Asked(what, by):
            room.ballot = Ballot(what, by, room.table.version if room.table else 0, set(), record.newcomer)
        case was.Voted(seat, yes):
            vote(room, seat, yes)
        case was.Paused():
            room.phase, room.ballot = "paused", None
        case was.Resumed():
            room.phase = "playing"
        case was.Ended():
            end(room)
        case was.Muted(seat, muted):
            room.chairs[seat].muted = muted
            silent = {room.chairs[seat].person or ""}
            room.silenced = room.silenced | silent if muted else room.silenced - silent
        case was.Gathered():
            gather(room, record)
        case was.ReplayOpened(opened, seat):
            room.opened = opened
            if seat is not None:
                willing = {room.chairs[seat].person or ""}
                room.agreed = room.agreed | willing if opened else room.agreed - willing
        case was.Said():
            pass


def vote(room: Room, seat: Seat, yes: bool) -> None:
    if room.ballot and yes:
        room.ballot.yes.add(seat)
        return
    if room.ballot and room.ballot.newcomer:
        room.turned_away.add(room.ballot.newcomer.person)
    room.ballot = None


def end(room: Room) -> None:
    """Given up. Whoever said yes agrees that its hands are seen; whoever was away said nothing."""
    if room.ballot:
        room.agreed = {room.chairs[seat].person or "" for seat in room.ballot.yes | {room.ballot.by}}
    room.phase, room.ballot = "over", None


def configure(room: Room, record: was.Opened | was.Configured) -> None:
    room.public, room.clock, room.leavers = record.public, record.clock, record.leavers
    lay(room, record.game, record.players, record.options)


def lay(room: Room, game: str, players: int, options: dict[str, Any]) -> None:
    """So many chairs for this game; whoever sat on one that is gone stands."""
    room.game, room.options = game_called(game), options
    room.sayable = {}
    room.chairs = [*room.chairs, *(Chair() for _ in range(players))][:players]
    for chair in room.chairs:
        chair.ready = False


def rise(room: Room, seat: Seat, bot: str | None, kicked: bool) -> None:
    chair = room.chairs[seat]
    person = chair.person
    if kicked and person:
        room.kicked.add(person)
    if bot is None:
        clear(chair)
    else:
        chair.bot = bot
        if kicked:
            chair.person = None
    if person == room.host and (bot is None or kicked):
        room.host = next((chair.person for chair in room.chairs if chair.person), room.host)


def gather(room: Room, record: was.Gathered) -> None:
    """Back to the table, everybody one seat further: whoever began last time ends the next round."""
    room.matches += 1
    room.table, room.phase, room.ballot, room.secret = None, "gathering", None, record.secret
    room.opened, room.covered, room.timing = False, 0, []
    room.held, room.agreed, room.kicked, room.turned_away = [], set(), set(), set()
    for chair in room.chairs:
        if chair.person is not None:
            chair.bot = None
    room.chairs = room.chairs[1:] + room.chairs[:1]
    room.log = room.log[-200:]
    lay(room, record.game, record.players, record.options)
