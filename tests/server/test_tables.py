"""Tables in a house: people sit, play, leave and come back, and everything is kept."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from fromagerie.engine.game import all_games, get_game
from fromagerie.engine.sealed import new_secret
from fromagerie.engine.table import fingerprint
from fromagerie.server import wire
from fromagerie.server.domain.commands import WATCHERS_A_GAME, WATCHERS_A_MINUTE, decide
from fromagerie.server.domain.decisions import CommandRejected
from fromagerie.server.domain.room import Room
from fromagerie.server.domain.time_limits import CLOCKS
from fromagerie.server.table.actor import TableActor
from fromagerie.server.table.commit import load_room
from fromagerie.server.updates.builder import UpdateBuilder
from fromagerie.server.updates.raw import encode
from fromagerie.server.updates.refusals import explain
from tests.server.guests import QUICK, Guest, a_house, a_table, play_on
from tests.server.twins import keep, person_at, set_room

pytestmark = [pytest.mark.once, pytest.mark.slow]


async def read_back(actor: TableActor) -> None:
    """What is in memory is what is kept.

    Bots may be moving and lines may be dying, so look at a moment when both have the same number.
    """
    for _ in range(3000):
        loaded = await load_room(actor.room.id, actor.services.store, actor.clock)
        if loaded.seq == actor.room.seq:
            assert everything(actor.room) == everything(loaded)
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the table never came to rest")


def phase(guest: Guest) -> str:
    return guest.actor.room.phase


BRIEF = {"drole-de-fromage": {"max_turns": 30}}


def run(coroutine: Any) -> Any:
    return asyncio.run(coroutine)


def everything(room: Room) -> list[bytes]:
    """All that anybody can be told of a room: what must not depend on how it came to be in memory."""
    teller = UpdateBuilder(room)
    people = [chair.person or "" for chair in room.chairs] + ["stranger"]
    told = [encode(teller.update(person, lang, 0, fresh=True)) for person in people for lang in ("en", "fr")]
    return [*told, fingerprint(room.table.state).encode() if room.table else b""]


@pytest.mark.parametrize("key", sorted(all_games()))
def test_a_game_is_played_to_its_end_and_read_back_the_same(key: str, tmp_path: Path) -> None:
    async def story() -> None:
        luck = random.Random(1)
        async with a_house(tmp_path) as house:
            players = min(all_games()[key].player_counts)
            guests = await a_table(house, key, players - 1, 1, options=BRIEF.get(key, {}))
            await play_on(guests, luck.choice, 40)
            await read_back(guests[0].actor)
            await play_on(guests, luck.choice)
            await guests[0].until(lambda: guests[0].room["phase"] == "over")
            assert guests[0].game is not None
            assert guests[0].game["result"]["scores"]
            await read_back(guests[0].actor)
            assert house.counts.failures == 0

    run(story())


def test_the_same_command_twice_is_done_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            first, second = await a_table(house, "cheese-rescue", 2)
            room = first.actor.room
            mover = first if room.table and room.table.state.to_act() == [0] else second
            seat = room.seat_of(mover.person)
            assert room.table is not None
            assert seat is not None
            move = room.game.notation(room.table.legal(seat)[0])
            version = room.table.version
            answers = [await mover.do(wire.Act, id="once", move=move, seen=room.seq) for _ in range(3)]
            assert [answer["is"] for answer in answers] == ["done"] * 3
            assert len({answer["seq"] for answer in answers}) == 1
            assert room.table.version == version + 1

    run(story())


def test_a_move_meant_for_a_position_that_is_gone_is_late(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            first, second = await a_table(house, "drole-de-fromage", 2)
            room = first.actor.room
            assert room.table is not None
            mover = [first, second][room.table.state.to_act()[0]]
            seat = room.seat_of(mover.person)
            assert seat is not None
            seen = room.seq
            moves = [room.game.notation(move) for move in room.table.legal(seat)]
            assert (await mover.do(wire.Act, move=moves[0], seen=seen))["is"] == "done"
            again = await mover.do(wire.Act, move=moves[0], seen=seen)
            assert (again["is"], again["code"]) == ("refused", "late")

    run(story())


def test_a_refusal_names_its_clause(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            guests = await a_table(house, "cheez-tricks", 2)
            room = guests[0].actor.room
            assert room.table is not None
            waiting = next(seat for seat in (0, 1) if seat not in room.table.state.to_act())
            answer = await guests[waiting].act("B7")
            assert (answer["is"], answer["code"]) == ("refused", "rule")
            assert answer["clause"]
            assert answer["why"]

    run(story())


def test_whoever_leaves_is_away_then_a_bot_sits_in_and_the_seat_is_theirs_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            first, second = await a_table(house, "cheese-rescue", 2)
            await second.leave()
            await first.until(lambda: first.room["seats"][1]["away"])
            await first.until(lambda: first.room["seats"][1]["bot"])
            assert first.room["seats"][1]["person"]
            again = await Guest(house, second.name).come(first.room["table"])
            await again.until(lambda: not again.room["seats"][1]["away"])
            assert again.seat == 1
            assert again.room["seats"][1]["bot"] is None

    run(story())


def test_a_vanished_player_does_not_freeze_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        luck = random.Random(3)
        async with a_house(tmp_path) as house:
            first, second = await a_table(house, "cheese-rescue", 2)
            await second.leave()
            await first.until(lambda: first.room["seats"][1]["bot"])
            await play_on([first], luck.choice)
            assert first.actor.room.phase == "over"

    run(story())


def test_an_undo_is_free_in_ones_own_turn_and_asked_for_after_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            guests = await a_table(house, "cheese-rescue", 2)
            room = guests[0].actor.room
            assert room.table is not None
            mover = room.table.state.to_act()[0]
            move = room.game.notation(room.table.legal(mover)[0])
            await guests[mover].act(move)
            before = room.table.version
            assert (await guests[mover].do(wire.Undo))["is"] == "done"
            await guests[1 - mover].until(lambda: guests[1 - mover].room["vote"])
            assert (await guests[1 - mover].do(wire.Vote, yes=True))["is"] == "done"
            assert room.table.version == before + 1
            assert room.table.state.to_act() == [mover]
            assert "takes back" in " ".join(line["text"] for line in guests[0].heard[-1]["lines"])

    run(story())


def test_a_vote_can_be_lost(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            first, second = await a_table(house, "cheese-rescue", 2)
            await first.do(wire.Propose, what="pause")
            await second.do(wire.Vote, yes=False)
            assert phase(first) == "playing"
            await first.do(wire.Propose, what="pause")
            await second.do(wire.Vote, yes=True)
            assert phase(first) == "paused"
            assert (await second.do(wire.Resume))["is"] == "done"
            assert phase(first) == "playing"

    run(story())


def test_a_game_that_all_wish_for_begins_and_waits_for_nobody_s_part_of_the_luck(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path, QUICK._replace(call=0.2)) as house:
            first, second = await a_table(house, "cheese-rescue", 2)
            await first.do(wire.Propose, what="end")
            await second.do(wire.Vote, yes=True)
            assert (await second.do(wire.Rematch, game="drole-de-fromage"))["is"] == "done"
            await first.until(lambda: first.room["next"]["wishes"])
            assert first.room["next"]["wishes"] == [{"seat": 1, "game": "drole-de-fromage"}]
            assert first.room["phase"] == "over", "nobody is pulled off the result"
            await first.do(wire.Rematch, game="drole-de-fromage")
            await first.until(lambda: first.room["game"] == "drole-de-fromage")
            assert (first.seat, second.seat) == (1, 0), "everybody moves one seat on"
            await first.do(wire.Ready, seed="mine")
            # The other says nothing: it begins all the same, with the luck of one of them.
            await second.until(lambda: second.room["phase"] == "playing")
            assert first.actor.room.seeds == ["", "mine"]
            assert second.room["match"].endswith("-2")
            await read_back(first.actor)

    run(story())


def test_only_the_host_rules_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            first, second = (Guest(house, name) for name in ("Anne", "Bob"))
            room = await house.open(first.person, get_game("cheese-rescue"), 3, {})
            await first.come(room.id)
            await second.come(room.id)
            await second.do(wire.Sit, seat=1, name="Bob")
            orders: list[tuple[type[wire.Command], dict[str, Any]]] = [
                (wire.Configure, {"players": 2}),
                (wire.SeatBot, {"seat": 2, "bot": "ripe"}),
                (wire.Kick, {"seat": 1}),
                (wire.HandOver, {"seat": 1}),
                (wire.Mute, {"seat": 1}),
            ]
            for kind, given in orders:
                answer = await second.do(kind, **given)
                assert (answer["is"], answer["code"]) == ("refused", "not-yours")
            assert (await first.do(wire.HandOver, seat=1))["is"] == "done"
            assert (await second.do(wire.Configure, players=2))["is"] == "done"

    run(story())


def test_spectators_together_cannot_fill_the_log_of_a_table() -> None:
    def say(person: str, language: str = "en") -> tuple[str, str] | None:
        try:
            keep(room, decide(room, person, wire.Say("x", text="well!"), language), person)
        except CommandRejected as refused:
            return refused.code, explain(refused, "x", language).why
        return None

    room = set_room(all_games()["cheese-rescue"], 2, all_games()["cheese-rescue"].options())
    room.now = lambda: room.log[-1].kept.at / 1000
    began = room.now()
    # A second a line: `keep` lets one pass.
    refusals = [say(f"watcher {number}") for number in range(25)]
    loud = ("too-many", "Spectators have written a lot: please wait a minute.")
    assert refusals == [None] * WATCHERS_A_MINUTE + [loud] * 5
    assert say(person_at(0)) is None, "people at the table may talk on"
    room.now = lambda: began + 3600
    assert say("watcher 0") is None
    said = 1 + WATCHERS_A_MINUTE
    while say(f"watcher {said}") is None:
        said += 1
        assert said <= WATCHERS_A_GAME
        room.now = lambda: room.log[-1].kept.at / 1000 + 61
    assert said == WATCHERS_A_GAME
    enough = "Le public a atteint sa limite de messages jusqu’à la prochaine partie."
    assert say("watcher", "fr") == ("too-many", enough)
    assert say(person_at(1)) is None


def test_spectators_talk_apart(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            first, _ = await a_table(house, "cheese-rescue", 2)
            watcher = await Guest(house, "Watcher").come(first.room["table"])
            await watcher.do(wire.Say, text="nice\u202e hat\x00")
            await first.do(wire.Say, phrase="hello")
            lines = [line for message in watcher.heard if message["is"] == "update" for line in message["lines"]]
            assert [line["text"] for line in lines if line["kind"] in ("chat", "watchers")] == ["nice hat", "Hello!"]
            assert not any(b"nice hat" in message for message in first.raw)

    run(story())


def test_a_person_who_comes_back_hears_what_happened_since(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            guests = await a_table(house, "cheese-rescue", 2)
            seen = guests[0].actor.room.seq
            await play_on(guests, random.Random(5).choice, 3)
            back = Guest(house, guests[0].name)
            await back.come(guests[0].room["table"], seen)
            fresh = await Guest(house, guests[0].name).come(guests[0].room["table"])
            assert back.update is not None
            assert fresh.update is not None
            assert {line["seq"] for line in back.update["lines"]} == {seen + 1, seen + 2, seen + 3}
            assert back.update["game"] == fresh.update["game"]
            assert back.update["game"]["events"] == []

    run(story())


@pytest.mark.parametrize("seen", [-5, 0, 10**9])
def test_a_number_nobody_ever_gave_is_no_harm(seen: int, tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house:
            guests = await a_table(house, "cheese-rescue", 2)
            odd = await Guest(house, guests[0].name).come(guests[0].room["table"], seen)
            assert odd.update is not None
            assert odd.update["lines"][0]["seq"] == 1

    run(story())


def test_time_that_is_up_brings_a_bots_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CLOCKS, "brisk", (50, 50))

    async def story() -> None:
        async with a_house(tmp_path) as house:
            guests = await a_table(house, "cheese-rescue", 2, clock="brisk")
            await guests[0].until(lambda: guests[0].actor.room.over, 60)
            lines = [
                line["text"] for message in guests[0].heard if message["is"] == "update" for line in message["lines"]
            ]
            assert any("Time is up" in line for line in lines)

    run(story())


def test_the_secret_of_a_table_is_new_for_every_game() -> None:
    assert new_secret() != new_secret()
