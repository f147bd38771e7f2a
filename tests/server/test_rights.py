"""Who may do what at a table: every command by everybody in every phase. Whatever is not in the list is refused."""

import copy
from functools import partial

import pytest

from fromagerie.engine.game import get_game
from fromagerie.server import wire
from fromagerie.server.domain import records as was
from fromagerie.server.domain.apply import deal
from fromagerie.server.domain.commands import decide
from fromagerie.server.domain.decisions import CommandRejected, Decision
from fromagerie.server.domain.ephemeral import EPHEMERAL, permit
from fromagerie.server.domain.room import Room
from fromagerie.server.updates.builder import UpdateBuilder
from fromagerie.server.updates.raw import encode
from tests.server.twins import keep, person_at

pytestmark = pytest.mark.once

ALL = ("gathering", "playing", "paused", "over")
GAME = ("playing", "paused")
C = "id"
# The command; who may give it; in which phases it can be done at all.
RIGHTS: dict[type[wire.Command], tuple[wire.Command, str, tuple[str, ...]]] = {
    wire.Sit: (wire.Sit(C, 2, "Zoe"), "anyone", ALL),
    wire.Stand: (wire.Stand(C), "seated", ALL),
    wire.Ready: (wire.Ready(C), "seated", ("gathering",)),
    wire.Start: (wire.Start(C), "host", ("gathering",)),
    wire.Wait: (wire.Wait(C), "seated", ()),
    wire.Act: (wire.Act(C, "NONE", 99), "seated", ()),
    wire.Claim: (wire.Claim(C, "NONE"), "seated", ()),
    wire.Undo: (wire.Undo(C), "seated", ()),
    wire.Propose: (wire.Propose(C, "end"), "seated", ("playing",)),
    wire.Vote: (wire.Vote(C, True), "seated", ()),
    wire.Resume: (wire.Resume(C), "seated", ("paused",)),
    wire.Say: (wire.Say(C, "hello"), "anyone", ALL),
    wire.Configure: (wire.Configure(C, public=True), "host", ALL),
    wire.SeatBot: (wire.SeatBot(C, 2, "ripe"), "host", ALL),
    wire.Replace: (wire.Replace(C, 1), "seated", ()),
    wire.Kick: (wire.Kick(C, 1), "host", ALL),
    wire.HandOver: (wire.HandOver(C, 1), "host", ALL),
    wire.Mute: (wire.Mute(C, 1), "host", ALL),
    wire.Rematch: (wire.Rematch(C), "seated", ("over",)),
    wire.Begin: (wire.Begin(C, lobby=True), "host", ("over",)),
    wire.EndEvening: (wire.EndEvening(C), "host", ()),
    wire.Open: (wire.Open(C), "seated", ("over",)),
    wire.Hurry: (wire.Hurry(C), "seated", ("playing",)),
    wire.Thumbs: (wire.Thumbs(C), "seated", ("playing",)),
    wire.React: (wire.React(C, "clap"), "anyone", ALL),
}
HOST, SEATED, AWAY, KICKED = (person_at(seat) for seat in (0, 1, 3, 9))
CALLERS = {HOST: {"host", "seated"}, SEATED: {"seated"}, AWAY: {"seated"}, KICKED: set(), "watcher": set(), "": set()}


def a_room(phase: str) -> Room:
    """The host, somebody, a free seat that a bot takes for the game, somebody away; and one whom the host sent away."""
    room = Room("atable", lambda: 1_800_000_000.0)
    opened = was.Opened(*("cheese-rescue", 4, {}, False, "off", "bot", "BCDF", HOST), secret="5" * 64)
    keep(room, Decision(opened), HOST)
    for seat, person in ((0, HOST), (1, SEATED), (3, AWAY), (2, KICKED)):
        keep(room, Decision(was.Sat(seat, person, f"Name {seat}", "")), person)
    keep(room, Decision(was.Rose(2, None, kicked=True)), HOST)
    if phase != "gathering":
        keep(room, Decision(was.BotSeated(2, "random")), HOST)
        keep(room, Decision(*deal(room)))
    keep(room, Decision(was.WentAway(3)))
    if phase in ("paused", "over"):
        keep(room, Decision(was.Paused() if phase == "paused" else was.Ended()))
    assert room.phase == phase
    return room


def outcome(room: Room, person: str, command: wire.Command) -> str:
    before = encode(UpdateBuilder(room).update(HOST, "en", 0, fresh=True))
    try:
        if isinstance(command, EPHEMERAL):
            permit(room, person, command)
        else:
            decide(room, person, command, "en")
    except CommandRejected as refused:
        assert encode(UpdateBuilder(room).update(HOST, "en", 0, fresh=True)) == before
        return refused.code
    return "done"


def expected(room: Room, person: str, command: wire.Command) -> set[str]:
    _, who, phases = RIGHTS[type(command)]
    if isinstance(command, wire.Sit):
        if person == KICKED:
            return {"not-yours"}
        return {"done"} if room.phase == "gathering" or room.seat_of(person) is None else {"not-now"}
    if isinstance(command, wire.React) and person == KICKED:
        return {"not-yours"}
    if who != "anyone" and who not in CALLERS[person]:
        return {"not-yours"}
    return {"done"} if room.phase in phases else {"not-now", "unknown", "rule"}


@pytest.mark.parametrize("phase", ALL)
@pytest.mark.parametrize("kind", RIGHTS, ids=lambda kind: kind.__name__)
def test_whatever_is_not_allowed_is_refused_and_changes_nothing(kind: type[wire.Command], phase: str) -> None:
    for person in CALLERS:
        room = a_room(phase)
        command = RIGHTS[kind][0]
        got = outcome(room, person, command)
        assert got in expected(room, person, command), f"{person or 'nobody'} in {phase}"


def test_every_command_has_its_row() -> None:
    assert set(RIGHTS) == set(wire.COMMANDS) - {wire.Hello, wire.Ping}


def test_what_leaves_no_record_becomes_none_and_what_leaves_one_is_not_done_without() -> None:
    room = a_room("playing")
    for command, _, _ in RIGHTS.values():
        judge = partial(decide, language="en") if isinstance(command, EPHEMERAL) else permit
        with pytest.raises(CommandRejected, match="unknown-command"):
            judge(room, HOST, command)


@pytest.mark.parametrize("kind", [wire.Hurry, wire.Thumbs])
def test_while_a_bot_plays_for_somebody_they_hurry_nobody(kind: type[wire.Command]) -> None:
    room = a_room("playing")
    keep(room, Decision(was.SatIn(1, "ripe")))
    assert outcome(room, SEATED, kind(C)) == "not-now"


def test_whoever_is_muted_does_not_react_wherever_they_sit_or_stand() -> None:
    room = a_room("gathering")
    keep(room, decide(room, HOST, wire.Mute(C, 1), "en"), HOST)
    assert outcome(room, SEATED, wire.React(C, "clap")) == "not-now"
    keep(room, decide(room, SEATED, wire.Stand(C), "en"), SEATED)
    assert outcome(room, SEATED, wire.React(C, "clap")) == "not-now"


def test_nobody_unmutes_themselves_by_sitting_down_again() -> None:
    room = a_room("gathering")
    keep(room, decide(room, HOST, wire.Mute(C, 1), "en"), HOST)
    keep(room, decide(room, SEATED, wire.Stand(C), "en"), SEATED)
    keep(room, decide(room, SEATED, wire.Sit(C, 2, "Zoe"), "en"), SEATED)
    assert outcome(room, SEATED, wire.Say(C, "hello")) == "not-now"
    assert not copy.copy(room.chairs[1]).muted


def test_whoever_sits_down_after_the_game_has_not_played_it() -> None:
    room = a_room("over")
    keep(room, decide(room, "watcher", wire.Sit(C, 2, "Zoe"), "en"), "watcher")
    assert outcome(room, "watcher", wire.Open(C)) == "not-yours"
    assert room.played == {HOST, SEATED, AWAY}


def test_a_move_is_judged_by_ones_own_seat() -> None:
    room = a_room("playing")
    game = get_game("cheese-rescue")
    assert room.table is not None
    mover = room.table.state.to_act()[0]
    move = game.notation(room.table.legal(mover)[0])
    for person in CALLERS:
        if room.seat_of(person) != mover:
            assert outcome(room, person, wire.Act(C, move, room.seq)) in ("not-yours", "rule")


def test_who_asks_why_not_is_told_the_rule_and_nothing_moves_even_if_it_could() -> None:
    room = a_room("playing")
    assert room.table is not None
    game, (awaited, *_) = room.game, room.table.state.to_act()
    may = {game.notation(action) for action in room.table.legal(awaited)}
    may_not = next(notation for notation in map(game.notation, game.actions) if notation not in may)
    person = room.chairs[awaited].person or ""
    if room.chairs[awaited].bot:
        keep(room, Decision(was.Sat(awaited, KICKED, "Zoe", "")), KICKED)
        person = KICKED
    assert outcome(room, person, wire.Act(C, may_not, 99, why=True)) == "rule"
    assert outcome(room, person, wire.Act(C, may.pop(), 99, why=True)) == "not-now"
