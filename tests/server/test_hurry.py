"""Skipping what bots do: alone at once, else when everybody who waits has asked, and until a person is needed."""

import asyncio
import json
from typing import Any

import pytest

from fromagerie.engine.game import all_games, get_game
from fromagerie.server import wire
from fromagerie.server.domain import records as was
from fromagerie.server.domain.decisions import Decision
from fromagerie.server.domain.room import Room
from fromagerie.server.services import Timings
from fromagerie.server.table.actor import TableActor
from fromagerie.server.table.messages import Disconnected
from tests.server.still_house import Ear, StillHouse, keep_still, run_still
from tests.server.twins import AT, dealer_for, keep, play, set_room, twin

pytestmark = pytest.mark.once
SKIPPED = 0.7  # seconds until my turn, of which thinking takes none here
RESCUE = get_game("cheese-rescue")
MAFIA = get_game("cheese-mafia")


def now() -> float:
    return asyncio.get_running_loop().time()


def bots_play(key: str = "cheese-rescue", players: int = 4, people: int = 1, seed: int = 1) -> Room:
    """A calm table where a bot is awaited, and after it others."""
    game = get_game(key)
    room = set_room(game, players, game.options(), seed, bots=players - people)
    keep(room, Decision(was.BotSeated(players - 1, "greedy" if "greedy" in game.bots else "random")))
    room.pace = "calm"
    dealer = dealer_for(seed)
    while room.table and set(room.table.state.to_act()) & {*range(people)}:
        play(room, dealer, 1, talk=False)
    assert room.phase == "playing"
    return room


def awaited(room: Room) -> list[int]:
    assert room.table is not None
    return room.table.state.to_act()


def told(ear: Ear) -> list[list[int]]:
    """Everything this person was told of who would like to skip."""
    messages: list[dict[str, Any]] = [json.loads(message) for _, message in ear.heard]
    return [message["hurry"] for message in messages if message["is"] == "ephemeral"]


def answers(ear: Ear) -> list[dict[str, Any]]:
    messages: list[dict[str, Any]] = [json.loads(message) for _, message in ear.heard]
    return [message for message in messages if message["is"] in ("done", "refused")]


def sit_down(room: Room, people: int = 1, timings: Timings | None = None) -> tuple[TableActor, list[Ear]]:
    actor = keep_still(room, StillHouse(timings))
    ears = [Ear(actor, seat) for seat in range(people)]
    for ear in ears:
        ear.come()
    return actor, ears


async def until_my_turn(room: Room, people: int = 1) -> float:
    began = now()
    while room.phase == "playing" and not set(awaited(room)) & {*range(people)}:
        assert now() - began < 60
        await asyncio.sleep(0.01)
    return now() - began


@pytest.mark.parametrize("key", ["cheez-tricks", "cheese-rescue", "drole-de-fromage"])
def test_alone_with_three_bots_my_turn_comes_at_once(key: str) -> None:
    async def story(skip: bool) -> float:
        room = bots_play(key)
        actor, (me,) = sit_down(room)
        await asyncio.sleep(0.1)
        if skip:
            me.do(wire.Hurry("skip"))
        took = await until_my_turn(room)
        await asyncio.sleep(0.1)
        if skip:
            assert told(me) == [[0], []], "and then the wish is forgotten"
        await actor.stop()
        return took

    assert run_still(story(skip=True)) < SKIPPED
    assert run_still(story(skip=False)) > SKIPPED, "or this test proves nothing"


def test_the_turn_after_that_takes_its_time_again() -> None:
    async def story() -> None:
        room = bots_play()
        actor, (me,) = sit_down(room)
        await asyncio.sleep(0.1)
        me.do(wire.Hurry("skip"))
        await until_my_turn(room)
        assert room.table is not None
        me.do(wire.Act("mine", room.game.notation(room.table.legal(0)[0]), room.seq))
        await asyncio.sleep(0.01)
        assert awaited(room) != [0]
        assert await until_my_turn(room) > 3 * 0.9 - 0.1
        await actor.stop()

    run_still(story())


def test_with_two_people_waiting_it_takes_both() -> None:
    async def story() -> None:
        room = bots_play(people=2)
        actor, (one, other) = sit_down(room, 2)
        await asyncio.sleep(0.1)
        one.do(wire.Hurry("skip"))
        before = room.seq
        await asyncio.sleep(0.5)
        assert room.seq == before, "one alone skips nothing"
        assert told(other) == [[0]], "but it is for all to see"
        one.do(wire.Hurry("skip-again"))
        await asyncio.sleep(0.1)
        assert told(other) == [[0]], "and asking twice is asking once"
        other.do(wire.Hurry("skip"))
        assert await until_my_turn(room, 2) < SKIPPED
        assert told(one) == told(other)
        assert told(one)[1] == [0, 1]
        await actor.stop()

    run_still(story())


def test_nobody_waits_for_whoever_has_hung_up() -> None:
    async def story() -> None:
        room = bots_play(people=2)
        actor, (one, other) = sit_down(room, 2)
        await asyncio.sleep(0.1)
        one.do(wire.Hurry("skip"))
        actor.post(Disconnected(other.listener))
        assert await until_my_turn(room, 2) < SKIPPED
        await actor.stop()

    run_still(story())


def test_spectators_neither_hurry_nor_are_waited_for() -> None:
    async def story() -> None:
        room = bots_play()
        actor, (me,) = sit_down(room)
        watcher = Ear(actor, None)
        watcher.come()
        await asyncio.sleep(0.1)
        watcher.do(wire.Hurry("push"))
        before = room.seq
        await asyncio.sleep(0.5)
        assert [answer["code"] for answer in answers(watcher)] == ["not-yours"]
        assert room.seq == before
        me.do(wire.Hurry("skip"))
        assert await until_my_turn(room) < SKIPPED
        await actor.stop()

    run_still(story())


def test_while_a_person_is_awaited_a_wish_is_heard_and_forgotten() -> None:
    async def story() -> None:
        room = set_room(RESCUE, 3, RESCUE.options(), 1, bots=1)
        while awaited(room) != [0]:
            play(room, dealer_for(1), 1, talk=False)
        actor, (_, other) = sit_down(room, 2)
        await asyncio.sleep(0.1)
        other.do(wire.Hurry("skip"))
        await asyncio.sleep(1)
        assert [answer["is"] for answer in answers(other)] == ["done"]
        assert told(other) == []
        assert not actor.ephemera.hurry.skipping.is_set()
        await actor.stop()

    run_still(story())


def test_a_wish_leaves_no_record_and_is_gone_when_the_table_is_read_again() -> None:
    async def story() -> None:
        room = bots_play(people=2)
        actor, (one, _) = sit_down(room, 2)
        await asyncio.sleep(0.1)
        before, entries = room.seq, len(room.log)
        one.do(wire.Hurry("skip"))
        await asyncio.sleep(0.1)
        assert (room.seq, len(room.log), dict(room.answered)) == (before, entries, {})
        assert answers(one) == [{"is": "done", "id": "skip", "seq": before}]
        await actor.stop()
        again, (back, _) = sit_down(room, 2)
        await asyncio.sleep(0.1)
        assert told(back) == []
        await again.stop()

    run_still(story())


def test_whoever_comes_back_is_told_who_has_asked() -> None:
    async def story() -> None:
        room = bots_play(people=2)
        actor, (one, other) = sit_down(room, 2)
        await asyncio.sleep(0.1)
        one.do(wire.Hurry("skip"))
        await asyncio.sleep(0.05)
        again = Ear(actor, 1)
        again.come()
        await asyncio.sleep(0.05)
        assert told(again) == [[0]] == told(other)
        await actor.stop()

    run_still(story())


def a_bots_riposte() -> tuple[Room, int]:
    """The only person has attacked a bot, or bots each other: a bot is asked for its riposte."""
    for seed in range(1, 400, 3):
        room = set_room(MAFIA, 4, MAFIA.options(), seed, bots=3)
        room.pace = "calm"
        for _ in range(60):
            if not play(room, dealer_for(seed), 1, talk=False):
                break
            assert room.table is not None
            if room.table.state.response_window_ms() is not None and awaited(room) != [0]:
                return room, awaited(room)[0]
    raise AssertionError("nobody attacks")


def test_a_response_window_is_as_long_as_it_was() -> None:
    async def answered_after(skip: bool) -> float:
        room, target = a_bots_riposte()
        actor, (me,) = sit_down(room)
        await asyncio.sleep(0.01)
        if skip:
            me.do(wire.Hurry("skip"))
        began = AT
        while awaited(room) == [target] and room.table and room.table.state.response_window_ms() is not None:
            await asyncio.sleep(0.005)
        took = now() - began
        await actor.stop()
        return took

    skipped, usual = run_still(answered_after(skip=True)), run_still(answered_after(skip=False))
    assert skipped == pytest.approx(usual, abs=0.02)
    assert usual == pytest.approx(3.0, abs=0.05)


@pytest.mark.parametrize("key", sorted(key for key, game in all_games().items() if not game.race))
def test_how_long_it_takes_after_a_skip_tells_nothing_of_what_bots_hold(key: str) -> None:
    """The same observations, other cards: the bots' first move comes at the same moment."""

    async def first_move(room: Room) -> float:
        actor, (me,) = sit_down(room)
        await asyncio.sleep(0.1)
        before = room.seq
        me.do(wire.Hurry("skip"))
        while room.seq == before:
            await asyncio.sleep(0.001)
        took = now()
        await actor.stop()
        return took

    room = bots_play(key, players=3)
    other = twin(room, 0, dealer_for(5))
    other.secret, other.chairs, other.around = room.secret, room.chairs, room.around
    assert run_still(first_move(other)) == run_still(first_move(room))
