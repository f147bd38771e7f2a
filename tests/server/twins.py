"""One table of the server in two worlds: what an observer cannot know is otherwise in the second, all else is the same.

Otherwise are the hidden cards, the secret of the luck, who the others are behind their names and what they threw in,
what others were told in private, and what the journal holds of all that.
"""

import copy
from collections.abc import Iterator
from itertools import chain
from typing import Any

import msgspec

from fromagerie.engine.chance import RecordingDealer
from fromagerie.engine.dealer import Dealer, SeededDealer
from fromagerie.engine.game import AnyGame
from fromagerie.engine.journal import Entry
from fromagerie.engine.model import Event, Options, Seat, Told
from fromagerie.engine.sealed import commitment, pledge, round_seed
from fromagerie.engine.told_log import ToldLog
from fromagerie.server import wire
from fromagerie.server.domain import records as was
from fromagerie.server.domain.apply import apply_record, deal
from fromagerie.server.domain.commands import decide
from fromagerie.server.domain.decisions import CommandRejected, Decision
from fromagerie.server.domain.honours import honour
from fromagerie.server.domain.log import Around, Log, LogEntry
from fromagerie.server.domain.moves import make_move, take_back
from fromagerie.server.domain.records import StoredRecord
from fromagerie.server.domain.room import Room
from tests.every_table import NAMES, brief, length_of, one_of, play_on

AT = 1_800_000_000
WATCHER = "a-watcher"
SECRETS = ("5ec2e7" + "0" * 58, "07he2".replace("h", "a").ljust(64, "1"))
PHRASES = ("hello", "oops")


def person_at(seat: Seat) -> str:
    return f"person-{seat}"


def set_room(
    game: AnyGame, players: int, options: Options, seed: int = 0, *, bots: int = 0, kind: str = "random"
) -> Room:
    """People and some bots around a table, the game dealt. Every third table has a clock."""
    room = Room("atable", lambda: float(AT))
    clock: wire.Clock = "brisk" if seed % 3 == 0 else "off"
    given = msgspec.to_builtins(brief(options))
    opened = was.Opened(
        *(game.key, players, given, True, clock, "bot", "BCDF", person_at(0)), secret=f"{seed:08x}" + SECRETS[0][8:]
    )
    keep(room, Decision(opened), person_at(0))
    for seat in range(players):
        if seat >= players - bots:
            keep(room, Decision(was.BotSeated(seat, kind)), person_at(0))
        else:
            keep(room, Decision(was.Sat(seat, person_at(seat), NAMES[seat], f"seed {seat}")), person_at(seat))
            keep(room, Decision(was.Readied(seat, True, f"seed {seat}")), person_at(seat))
    keep(room, Decision(*deal(room)))
    return room


def keep(room: Room, decision: Decision, person: str | None = None) -> None:
    """As a actor does, without a database."""
    apply_record(room, StoredRecord(room.seq + 1, (AT + room.seq) * 1000, decision.record, person, None), decision.told)


def play(room: Room, dealer: Dealer, decisions: int, *, talk: bool = True) -> int:
    """Play at random that far at most, with some talk, votes and moves taken back; says how many decisions it took."""
    assert room.table is not None
    for taken in range(decisions):
        awaited = room.table.state.to_act()
        if not awaited or room.phase != "playing":
            return taken
        seat = one_of(awaited, dealer)
        action = room.game.actions[room.table.state.random_action(seat, dealer)]
        keep(room, make_move(room, seat, action, spent=7), person_at(seat))
        if talk and dealer.below(5) == 0:
            by_the_way(room, dealer)
    return decisions


def by_the_way(room: Room, dealer: Dealer) -> None:
    """Something that people do besides playing."""
    seat = dealer.below(len(room.chairs))
    person = person_at(seat)
    assert room.table is not None
    sayable = [claim for claim in room.game.claims if dealer.below(20) == 0 and room.table.may_say(seat, claim)]
    commands: list[wire.Command] = [
        wire.Say(id="x", text=f"well, {seat}"),
        wire.Say(id="x", phrase=PHRASES[seat % 2]),
        wire.Undo(id="x"),
        wire.Propose(id="x", what="pause"),
        *(wire.Claim(id="x", claim=room.game.notation(claim)) for claim in sayable[:3]),
    ]
    for who, command in ((person, commands[dealer.below(len(commands))]), (WATCHER, wire.Say(id="x", text="psst"))):
        try:
            keep(room, decide(room, who, command, "en"), who)
        except CommandRejected:
            continue
        if room.ballot and room.ballot.what == "undo" and dealer.below(2):
            keep(room, take_back(room, room.ballot.by))  # they all said yes


def positions(room: Room, dealer: Dealer, n: int, spread: int = 50) -> Iterator[Room]:
    """The same room at n moments of its game, some of them right after the deal, or its end if it comes to that."""
    for _ in range(n):
        played = play(room, dealer, max(0, dealer.below(spread + 8) - 8))
        yield room
        if room.phase != "playing" and not played:
            return


# The other world


def said_elsewhere(room: Room) -> Iterator[Told]:
    """What the same game says at another table: right after a deal, it may have said nothing to everybody yet."""
    told: list[Told] = []
    options = room.game.read_options(room.options)
    play_on(room.game.deal(len(room.chairs), options, SeededDealer(1), told), SeededDealer(1), length_of(room.game))
    yield from told


def twin(room: Room, observer: Seat | None, dealer: Dealer) -> Room:
    """The same table in a world that this observer (None: whoever has no seat) must think possible."""
    other = copy.copy(room)
    other.described = None
    other.secret = f"{room.secret[:8]}{SECRETS[1][8:]}"
    other.host = stranger(room.host, observer)
    other.seeds = [seed if seat == observer else f"other {seed}" for seat, seed in enumerate(room.seeds)]
    other.chairs = [
        chair if seat == observer or chair.person is None else disguise(chair, observer)
        for seat, chair in enumerate(room.chairs)
    ]
    # Something else that the game can say, in place of what others were told.
    said = chain((told for happened in room.log for told in happened.told), said_elsewhere(room))
    instead = next(told.event for told in said if told.to is None)
    other.log = Log(retell(happened, observer, instead) for happened in room.log)
    other.around = among_strangers(room.around, observer)
    other.held = [tuple(stranger(person, observer) for person in people) for people in room.held]
    other.teased = frozenset(stranger(person, observer) for person in room.teased)
    other.waited = frozenset(stranger(person, observer) for person in room.waited)
    other.colours = {stranger(person, observer): colour for person, colour in room.colours.items()}
    other.gained = {stranger(person, observer): guest for person, guest in room.gained.items()}
    guests = {stranger(person, observer): guest for person, guest in room.evening.guests.items()}
    other.evening = msgspec.structs.replace(room.evening, guests=guests)
    other.answered, other.timing = copy.copy(room.answered), copy.copy(room.timing)
    if room.table is not None:
        table = other.table = copy.copy(room.table)
        table.luck = RecordingDealer(room.table.luck.luck)
        table.state = room.table.state.clone()
        table.state.redeal(observer, dealer)
        table.told = ToldLog([retold(told, observer, instead) for told in some] for some in room.table.told)
        table.withdrawn = [(n, retold(told, observer, instead)) for n, told in room.table.withdrawn]
        table.standing = [rewrite(entry, observer) for entry in room.table.standing]
        table.journal = msgspec.structs.replace(
            room.table.journal, entries=[rewrite(entry, observer) for entry in room.table.journal.entries]
        )
        if room.honours:
            other.honours = honour(other, among_strangers(room.honours.around, observer))
    return other


def stranger(person: str, observer: Seat | None) -> str:
    """Somebody else, unless it is the observer."""
    mine = observer is not None and person == person_at(observer)
    return person if mine else person.replace("person-", "somebody-")


def among_strangers(around: Around, observer: Seat | None) -> Around:
    return around._replace(holders=tuple(person and stranger(person, observer) for person in around.holders))


def disguise(chair: Any, observer: Seat | None) -> Any:
    other = copy.copy(chair)
    other.person, other.seed = stranger(chair.person, observer), f"other {chair.seed}"
    return other


def retold(told: Told, observer: Seat | None, instead: Event) -> Told:
    """What others were told in private is something else."""
    return told if told.to in (None, observer) else Told(told.to, instead)


def rewrite(entry: Entry, observer: Seat | None) -> Entry:
    """The journal is for those who may know everything: what others did and what chance drew reads otherwise there."""
    chance = ["else" for _ in entry.chance]
    # That something was done, said or taken back is no secret, so nothing that was not done is done in the other world.
    done = "ELSE" if entry.do and entry.seat != observer else entry.do
    return msgspec.structs.replace(entry, do=done, chance=chance, check="")


def retell(happened: LogEntry, observer: Seat | None, instead: Event) -> LogEntry:
    kept = happened.kept
    record: Any = kept.record
    changes: dict[str, Any] = {}
    match record:
        case was.Opened() | was.HandedOver():
            changes = {"host": stranger(record.host, observer)}
        case was.Sat(seat, person) if seat != observer:
            changes = {"person": stranger(person, observer), "seed": "another"}
        case was.Readied(seat) if seat != observer:
            changes = {"seed": "another"}
        case was.Dealt():
            changes = {"entries": [rewrite(entry, observer) for entry in record.entries], "seeds": ["another"]}
        case was.Acted():
            changes = {"entry": rewrite(record.entry, observer)}
    if hasattr(record, "secret"):
        changes["secret"] = SECRETS[1]
    told = [retold(told, observer, instead) for told in happened.told]
    by = stranger(kept.person, observer) if kept.person else None
    other = msgspec.structs.replace(kept, record=msgspec.structs.replace(record, **changes), person=by)
    return msgspec.structs.replace(happened, kept=other, told=told, around=among_strangers(happened.around, observer))


def masks(room: Room) -> list[tuple[bytes, bytes]]:
    """Promises about the luck tell nothing until they are kept: the promises, and the seeds of rounds that are over."""
    secret = bytes.fromhex(room.secret)
    chapter = room.table.chapter if room.table else 0
    found = [(pledge(secret, room.match), "(pledge)")]
    for number in range(chapter + 2):
        seed = round_seed(secret, number)
        found.append((commitment(seed, room.match, number), f"(promise {number})"))
        if number < chapter or room.over:
            found.append((seed.hex(), f"(seed {number})"))
    return [(shown.encode(), mask.encode()) for shown, mask in found]


def masked(message: bytes, covers: list[tuple[bytes, bytes]]) -> bytes:
    for shown, mask in covers:
        message = message.replace(shown, mask)
    return message


def dealer_for(*numbers: int) -> SeededDealer:
    return SeededDealer(hash(numbers) & 0xFFFFFFFF)
