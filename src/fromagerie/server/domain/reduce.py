"""What records change around a game: seats, votes, phases, the host's decisions."""

from fromagerie.engine.game import game_with
from fromagerie.engine.model import Seat
from fromagerie.server.domain import records as was
from fromagerie.server.domain.honours import teased
from fromagerie.server.domain.room import NOBODY, Ballot, Room
from fromagerie.server.domain.seats import Chair, clear, name_bots, seat_bot, seat_person
from fromagerie.server.domain.staying import keep_seats, rise


def reduce(room: Room, record: was.AnyRecord) -> None:
    """What a record that is no move changes around the game."""
    asked_of_all = room.ballot is not None and room.ballot.what in ("undo", "sit")
    if asked_of_all and isinstance(record, was.Sat | was.Rose | was.BotSeated | was.SatIn):
        room.ballot = None  # the person who sits there now was not asked
    change(room, record)
    if not isinstance(record, was.Said):
        name_bots(room.chairs)


def change(room: Room, record: was.AnyRecord) -> None:
    match record:
        case was.Opened():
            room.code, room.host, room.secret = record.code, record.host, record.secret
            room.daily = record.daily
            configure(room, record)
        case was.Configured():
            if record.game != room.game.key:
                room.legacy = {}
            configure(room, record)
        case was.Sat(seat, person, name, seed):
            here = room.seat_of(person)
            before = record.before if here is None else room.chairs[here].before
            if here is not None and here != seat:
                clear(room.chairs[here])
            seat_person(room.chairs[seat], person, name, seed)
            room.chairs[seat].before = before
            room.chairs[seat].muted = person in room.silenced
            if room.phase in ("playing", "paused"):
                room.held[seat] += (person,)
        case was.Rose(seat, bot):
            rise(room, seat, bot, kicked=record.kicked)
        case was.BotSeated(seat, bot):
            seat_bot(room.chairs[seat], bot)
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
            version = room.table.version if room.table else 0
            room.ballot = Ballot(what, by, version, set(), record.newcomer, game=record.game)
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
    ballot = room.ballot
    if ballot is None:
        return
    if yes:
        ballot.yes.add(seat)
        ballot.no.discard(seat)
        return
    if ballot.what == "rematch":
        ballot.no.add(seat)
        return
    if ballot.newcomer:
        room.turned_away |= {ballot.newcomer.person}
    room.ballot = None


def end(room: Room) -> None:
    """Given up. Players who said yes agree that its hands are seen; those who were away said nothing."""
    if room.ballot:
        room.agreed = frozenset(room.chairs[seat].person or "" for seat in room.ballot.willing)
    room.phase, room.ballot = "over", None


def configure(room: Room, record: was.Opened | was.Configured) -> None:
    room.public, room.clock, room.leavers = record.public, record.clock, record.leavers
    room.pace = record.pace
    lay(room, record)
    if room.table is not None:
        expect_nobody(room)


def expect_nobody(room: Room) -> None:
    """Where days pass between two moves, whoever is not here is not away; whom a bot stands in for still is."""
    for chair in room.chairs if room.slow else ():
        chair.away = chair.away and chair.bot is not None


def lay(room: Room, record: was.Opened | was.Configured | was.Gathered) -> None:
    """Set the number of chairs for this game; a person whose chair is gone stands."""
    room.game = game_with(record.game, record.box.toml if record.box else None)
    room.box, room.options = record.box, record.options
    if room.game.race and room.slow:
        room.clock = "off"  # nobody races over days
    room.sayable = {}
    room.chairs = [*room.chairs, *(Chair() for _ in range(record.players))][: record.players]
    for chair in room.chairs:
        chair.ready = False


def gather(room: Room, record: was.Gathered) -> None:
    """Back to the table for another game."""
    if room.honours:
        room.teased |= teased(room.honours)
        room.honours = None
    if record.turned:
        turn_round(room)
    else:
        keep_seats(room, record.players)
    room.matches += 1
    room.table, room.phase, room.ballot, room.secret = None, "gathering", None, record.secret
    room.opened, room.covered, room.timing = False, 0, []
    room.held, room.agreed, room.kicked, room.turned_away = [], NOBODY, NOBODY, NOBODY
    room.legacy = record.legacy
    room.log = room.log[-200:]
    lay(room, record)


def turn_round(room: Room) -> None:
    """As it was done until people were asked: everybody one seat further."""
    for chair in room.chairs:
        if chair.person is not None:
            chair.bot = None
    room.chairs = room.chairs[1:] + room.chairs[:1]
