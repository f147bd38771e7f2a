"""What records change around a game: seats, votes, phases, the host's decisions."""

from fromagerie.engine.game import game_with
from fromagerie.engine.model import Seat
from fromagerie.server.domain import records as was
from fromagerie.server.domain.colours import carry_colour, colour_new, give_back
from fromagerie.server.domain.evening import Evening
from fromagerie.server.domain.faces import give_faces
from fromagerie.server.domain.honours import teased
from fromagerie.server.domain.room import NOBODY, Ballot, Room
from fromagerie.server.domain.seats import Chair, clear, come_back, name_bots, seat_bot, seat_person
from fromagerie.server.domain.starting import note_start
from fromagerie.server.domain.staying import fill_up, keep_seats, move_on, move_up, rise


def reduce(room: Room, record: was.AnyRecord) -> None:
    """What a record that is no move changes around the game."""
    asked_of_all = room.ballot is not None and room.ballot.what in ("undo", "sit")
    if asked_of_all and isinstance(record, was.Sat | was.Rose | was.BotSeated | was.SatIn):
        room.ballot = None  # the person who sits there now was not asked
    change(room, record)
    if room.starting is not None and not room.has_people:
        room.starting = None
    if not isinstance(record, was.Said):
        name_bots(room.chairs, room.first_cheese)
        room.colours |= {chair.person: chair.colour for chair in room.chairs if chair.person}
        give_faces(room.chairs)


def mark(chair: Chair, record: was.WentAway | was.Coached) -> None:
    if isinstance(record, was.Coached):
        chair.coached = True
    else:
        chair.away = True


def change(room: Room, record: was.AnyRecord) -> None:
    match record:
        case was.Opened():
            room.code, room.host, room.secret = record.code, record.host, record.secret
            room.daily, room.first_cheese = record.daily, record.first_cheese
            configure(room, record)
        case was.Configured():
            if record.game != room.game.key:
                room.legacy = {}
            room.called = False  # the host is still at it
            if record.kept:
                move_up(room, record.players)
            configure(room, record)
        case was.Sat():
            sit(room, record)
        case was.Rose(seat, bot):
            rise(room, seat, bot, kicked=record.kicked)
        case was.BotSeated(seat, bot):
            seat_bot(room.chairs[seat], bot)
        case was.Readied(seat, ready, seed):
            room.chairs[seat].ready = ready
            room.chairs[seat].seed = seed or room.chairs[seat].seed
        case was.Starting() | was.Waited() | was.Started():
            note_start(room, record)
        case was.WentAway(seat) | was.Coached(seat):
            mark(room.chairs[seat], record)
        case was.CameBack(seat):
            come_back(room.chairs[seat], asked=record.asked)
        case was.SatIn(seat, bot):
            room.chairs[seat].bot = bot
        case was.HandedOver(_, host):
            room.host = host
        case was.Asked("rematch", by):
            room.wishes[by] = record.game  # as it was said when it was a question
        case was.Asked(what, by):
            version = room.table.version if room.table else 0
            room.ballot = Ballot(what, by, version, set(), record.newcomer)
        case was.Wished(seat, game):
            make_wish(room, seat, game, willing=record.willing)
        case was.EveningEnded():
            room.evening_ended = True
        case was.Voted(seat, yes):
            vote(room, seat, yes)
        case was.Paused():
            room.phase, room.ballot = "paused", None
        case was.Resumed():
            room.phase = "playing"
        case was.Ended():
            end(room)
        case was.Muted(seat, muted):
            mute(room, seat, muted)
        case was.Gathered():
            gather(room, record)
        case was.ReplayOpened(opened, seat):
            room.opened = opened
            if seat is not None:
                willing = {room.chairs[seat].person or ""}
                room.agreed = room.agreed | willing if opened else room.agreed - willing
        case was.Said():
            pass


def sit(room: Room, record: was.Sat) -> None:
    seat, person = record.seat, record.person
    room.chairs += (Chair() for _ in range(record.players - len(room.chairs)))
    colour_new(room.chairs)
    here = room.seat_of(person)
    before, seed = record.before, record.seed
    if here is None:
        give_back(room.chairs, seat, room.colours.get(person))
    else:
        # Their part of the luck is theirs wherever they sit.
        before, seed = room.chairs[here].before, seed or room.chairs[here].seed
        if here != seat:
            clear(room.chairs[here])
            carry_colour(room.chairs, here, seat)
    seat_person(room.chairs[seat], person, record.name, seed, record.face)
    room.chairs[seat].before = before
    room.chairs[seat].muted = person in room.silenced
    if room.phase in ("playing", "paused"):
        room.held[seat] += (person,)


def mute(room: Room, seat: Seat, muted: bool) -> None:
    room.chairs[seat].muted = muted
    silent = {room.chairs[seat].person or ""}
    room.silenced = room.silenced | silent if muted else room.silenced - silent


def vote(room: Room, seat: Seat, yes: bool) -> None:
    ballot = room.ballot
    if ballot is None:
        # To a wish, when it was a question.
        make_wish(room, seat, next(iter(room.wishes.values()), ""), willing=yes)
        return
    if yes:
        ballot.yes.add(seat)
        return
    if ballot.newcomer:
        room.turned_away |= {ballot.newcomer.person}
    room.ballot = None


def make_wish(room: Room, seat: Seat, game: str, *, willing: bool) -> None:
    room.wishes.pop(seat, None)
    room.out.discard(seat)
    if willing:
        room.wishes[seat] = game
    else:
        room.out.add(seat)


def end(room: Room) -> None:
    """Given up. Players who said yes agree that its hands are seen; those who were away said nothing."""
    if room.ballot:
        room.agreed = frozenset(room.chairs[seat].person or "" for seat in room.ballot.willing)
    room.phase, room.ballot = "over", None


def configure(room: Room, record: was.Opened | was.Configured) -> None:
    room.public, room.clock, room.leavers = record.public, record.clock, record.leavers
    room.pace, room.talk, room.bots = record.pace, record.talk, record.bots
    room.starting = None
    if isinstance(record, was.Configured) and record.menu != room.menu:
        room.menu, room.course = record.menu, 0 if room.phase == "gathering" else -1
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
    colour_new(room.chairs)
    for chair in room.chairs:
        chair.ready = False


def gather(room: Room, record: was.Gathered) -> None:
    """Back to the table for another game."""
    if room.honours:
        room.teased |= teased(room.honours)
        room.honours = None
    room.evening = Evening() if room.evening_ended else room.evening_now()
    room.menu, room.course = ([], 0) if room.evening_ended else (room.menu, room.course + 1)
    room.evening_ended, room.gained = False, {}
    if record.turned:
        turn_round(room)
    elif record.willing is None:
        keep_seats(room, record.players)
    else:
        move_on(room, record.willing, record.players)
    room.matches += 1
    room.wishes, room.out, room.called = {}, set(), record.called
    room.table, room.phase, room.ballot, room.secret = None, "gathering", None, record.secret
    room.opened, room.covered, room.timing = False, 0, []
    room.starting, room.started, room.waited = None, False, NOBODY
    room.held, room.agreed, room.kicked, room.turned_away = [], NOBODY, NOBODY, NOBODY
    room.legacy = record.legacy
    room.log = room.log[-200:]
    lay(room, record)
    if record.called:
        fill_up(room)


def turn_round(room: Room) -> None:
    """As it was done until people were asked: everybody one seat further."""
    for chair in room.chairs:
        if chair.person is not None:
            chair.bot = None
    room.chairs = room.chairs[1:] + room.chairs[:1]
