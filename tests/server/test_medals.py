"""Medals at a table of the server: who gets them, what is sent, and that an evening teases nobody twice."""

from typing import Any

import msgspec
import pytest

from fromagerie.engine.award import award
from fromagerie.engine.game import AnyGame, get_game
from fromagerie.engine.journal import Entry
from fromagerie.engine.model import Seat
from fromagerie.server import wire
from fromagerie.server.domain import records as was
from fromagerie.server.domain.apply import apply_record, deal
from fromagerie.server.domain.commands import decide, follow_up
from fromagerie.server.domain.decisions import Decision
from fromagerie.server.domain.honours import times
from fromagerie.server.domain.records import StoredRecord
from fromagerie.server.domain.room import Room
from fromagerie.server.updates.builder import UpdateBuilder
from fromagerie.server.updates.raw import encode
from tests.every_table import LONGEST, of_every_game
from tests.server.twins import WATCHER, dealer_for, keep, person_at, play, set_room

pytestmark = pytest.mark.once


def finished(game: AnyGame, players: int, bots: int = 0, seed: int = 1) -> Room:
    room = set_room(game, players, game.options(), seed, bots=bots)
    play(room, dealer_for(seed), LONGEST)
    if room.phase == "paused":
        keep(room, Decision(was.Resumed(0)))
    play(room, dealer_for(seed, 2), LONGEST, talk=False)
    assert room.over
    return room


def result(room: Room, person: str, language: str = "en") -> dict[str, Any]:
    update = UpdateBuilder(room).update(person, language, 0, fresh=True)
    return msgspec.json.decode(encode(update))["game"]["result"]  # type: ignore[no-any-return]


@of_every_game
def test_everybody_is_told_of_one_medal_for_every_person(game: AnyGame) -> None:
    players = max(game.player_counts)
    room = finished(game, players, bots=1)
    told = result(room, person_at(0))["medals"]
    assert sorted(medal["seat"] for medal in told) == list(range(players - 1)), "none for the bot"
    assert result(room, person_at(1))["medals"] == result(room, WATCHER)["medals"] == told
    french = result(room, person_at(0), "fr")["medals"]
    same = ("seat", "medal", "entry")
    assert [[medal[key] for key in same] for medal in french] == [[medal[key] for key in same] for medal in told]
    assert all(one["words"] != other["words"] for one, other in zip(told, french, strict=True))
    assert all(1 <= medal["entry"] <= room.table.version for medal in told if room.table)


@of_every_game
def test_there_are_none_before_the_end_nor_if_a_game_is_given_up(game: AnyGame) -> None:
    room = set_room(game, min(game.player_counts), game.options())
    assert room.honours is None
    keep(room, Decision(was.Ended()))
    assert room.honours is None
    assert result(room, person_at(0)) is None


@of_every_game
def test_a_table_read_back_gives_the_same_medals(game: AnyGame) -> None:
    room = finished(game, min(game.player_counts))
    again = Room(room.id, room.now)
    for happened in room.log:
        apply_record(again, happened.kept)
    assert again.honours == room.honours
    assert result(again, WATCHER) == result(room, WATCHER)


def test_a_medal_stays_with_whoever_sat_there_when_the_game_ended() -> None:
    room = finished(get_game("cheese-rescue"), 2)
    before = result(room, WATCHER)
    keep(room, Decision(was.Rose(0, None)))
    keep(room, Decision(was.Sat(0, "somebody", "Zoe", "")), "somebody")
    assert room.names()[0] == "Zoe"
    assert result(room, WATCHER)["medals"] == before["medals"]


# An evening


def next_game(room: Room, seats: list[Seat]) -> None:
    """Everybody wants another one; its luck is always the same here."""
    for seat in seats:
        keep(room, decide(room, person_at(seat), wire.Rematch("x"), "en"), person_at(seat))
    following = follow_up(room)
    assert following is not None
    keep(room, Decision(msgspec.structs.replace(following.record, secret=f"{room.matches:064x}")))
    assert room.phase == "gathering"
    keep(room, Decision(*deal(room)))
    play(room, dealer_for(room.matches), LONGEST, talk=False)
    assert room.over


def test_nobody_is_teased_twice_in_an_evening() -> None:
    """Whoever plays Cheese Master at random grabs wheels too early."""
    room = finished(get_game("cheese-master"), 2)
    teased: list[str] = []
    spared = 0
    for _ in range(8):
        assert room.honours is not None
        assert room.teased == set(teased)
        now = [room.chairs[medal.seat].person or "" for medal in room.honours.medals if medal.mocks]
        spared += would_tease(room) - len(now)
        teased += now
        next_game(room, [0, 1])
    assert len(set(teased)) == len(teased)
    assert teased
    assert spared, "nobody would have been teased again: this proves nothing"


def would_tease(room: Room) -> int:
    assert room.table is not None
    return sum(medal.mocks for medal in award(room.table, range(len(room.chairs))))


# Times


def moved(room: Room, seat: Seat, at: int, person: str | None, **given: Any) -> None:
    """The first legal move of a seat, so many ms after the table began."""
    assert room.table is not None
    action = room.table.legal(seat)[0]
    entry = Entry(seat=seat, do=room.game.notation(action), at=at)
    record = was.Acted(entry, **given)
    told = room.table.apply(seat, action, room.table.luck)
    entry.chance = tuple(room.table.spell(drawn) for drawn in room.table.luck.drawn)
    room.table.luck.drawn = []
    room.table.journal.add(entry)
    room.table.standing.append(entry)
    apply_record(room, StoredRecord(room.seq + 1, at, record, person, None), told)


def test_only_what_people_did_themselves_and_without_a_pause_is_their_time() -> None:
    room = set_room(get_game("cheese-rescue"), 2, get_game("cheese-rescue").options(), 1)
    assert room.table is not None
    at = 0
    for number, (took, given) in enumerate(
        [(2_000, {}), (7_000, {"clock": True}), (3_000, {}), (4_000, {"by_bot": True}), (5_000, {"paused": True})]
    ):
        seat = room.table.to_act[0]
        at += took
        if given.pop("paused", False):
            keep(room, Decision(was.Paused()))
            keep(room, Decision(was.Resumed(0)))
        person = None if given.pop("by_bot", False) or given else person_at(seat)
        moved(room, seat, at, person, **given)
        assert room.table.version == number + 2
    assert times(room) == ({}, {2: 2_000, 4: 3_000})


def test_the_times_of_a_race_are_those_that_everybody_was_shown() -> None:
    game = get_game("cheese-master")
    room = set_room(game, 2, game.options(), 1)
    assert room.table is not None
    moved(room, room.table.to_act[0], 500, person_at(0))
    moved(room, 0, 2_000, person_at(0), timing=(1_234, 30))
    moved(room, 1, 2_000, None, timing=(1_300, 0))
    assert times(room) == ({3: 1_234, 4: 1_300}, {})
