"""Reactions: everybody at the table sees them, nothing keeps them, and nobody floods a table with them."""

import asyncio
import json
from typing import Any, get_args

import pytest

from fromagerie.engine.game import get_game
from fromagerie.server import wire
from fromagerie.server.domain import records as was
from fromagerie.server.domain.decisions import CommandRejected, Decision
from fromagerie.server.domain.room import Room
from fromagerie.server.table.messages import Commanded, Listener
from fromagerie.server.table.reactions import Reactions
from tests.server.still_house import Ear, StillHouse, keep_still, run_still
from tests.server.twins import keep, set_room

pytestmark = pytest.mark.once
RESCUE = get_game("cheese-rescue")


def a_room() -> Room:
    return set_room(RESCUE, 2, RESCUE.options(), 1)


def said(ear: Ear, *kinds: str) -> list[dict[str, Any]]:
    messages: list[dict[str, Any]] = [json.loads(message) for _, message in ear.heard]
    return [message for message in messages if message["is"] in kinds]


def seen(ear: Ear) -> list[tuple[int | None, str]]:
    return [(message["seat"], message["what"]) for message in said(ear, "reacted")]


def test_everybody_sees_who_reacted_and_nothing_is_kept() -> None:
    async def story() -> None:
        room = a_room()
        actor = keep_still(room, StillHouse())
        ears = [Ear(actor, seat) for seat in (0, 1, None)]
        for ear in ears:
            ear.come()
        await asyncio.sleep(0.1)
        before = room.seq
        for what in get_args(wire.Reaction):
            ears[0].do(wire.React(f"my-{what}", what))
            await asyncio.sleep(10)
        ears[2].do(wire.React("theirs", "gasp"))
        await asyncio.sleep(0.1)
        every = [(0, what) for what in get_args(wire.Reaction)]
        assert [seen(ear) for ear in ears] == 3 * [[*every, (None, "gasp")]]
        assert len(every) == 6
        assert [answer["is"] for answer in said(ears[0], "done", "refused")] == 6 * ["done"]
        assert room.seq == before
        late = Ear(actor, 1)
        late.come()
        await asyncio.sleep(0.1)
        assert seen(late) == []
        await actor.stop()

    run_still(story())


def test_sent_again_with_the_same_id_it_is_shown_once_and_answered_twice() -> None:
    async def story() -> None:
        actor = keep_still(a_room(), StillHouse())
        me, again = Ear(actor, 0), Ear(actor, 0)
        for ear in (me, again):
            ear.come()
        await asyncio.sleep(0.1)
        me.do(wire.React("one", "clap"))
        await asyncio.sleep(0.1)
        again.do(wire.React("one", "clap"))
        await asyncio.sleep(0.1)
        assert seen(me) == [(0, "clap")]
        assert [answer["is"] for answer in said(again, "done", "refused")] == ["done"]
        await actor.stop()

    run_still(story())


def test_the_muted_and_the_kicked_are_refused_and_the_table_sees_nothing() -> None:
    async def story() -> None:
        room = set_room(RESCUE, 3, RESCUE.options(), 1)
        keep(room, Decision(was.Muted(1, True)))
        keep(room, Decision(was.Rose(2, "random", kicked=True)))
        actor = keep_still(room, StillHouse())
        ears = [Ear(actor, seat) for seat in range(3)]
        for ear in ears:
            ear.come()
        await asyncio.sleep(0.1)
        for ear in ears[1:]:
            ear.do(wire.React("no", "grumble"))
        await asyncio.sleep(0.1)
        assert [answer["code"] for ear in ears[1:] for answer in said(ear, "done", "refused")] == [
            "not-now",
            "not-yours",
        ]
        assert seen(ears[0]) == []
        await actor.stop()

    run_still(story())


def allowed(reactions: Reactions, person: str, at: float, *, watches: bool = False) -> bool:
    try:
        return reactions.add(person, f"{person}-{at}", at, watches=watches)
    except CommandRejected:
        return False


def test_one_in_two_seconds_and_five_in_thirty() -> None:
    reactions = Reactions()
    tried = [at for at in range(61) if allowed(reactions, "anne", float(at))]
    assert tried == [0, 2, 4, 6, 8, 30, 32, 34, 36, 38, 60]
    assert allowed(reactions, "bob", 60.0), "everybody has their own"


def test_a_flood_over_all_ones_lines_is_bounded() -> None:
    """Four lines, a hundred in a second on each of them, for a minute."""

    async def story() -> None:
        actor = keep_still(a_room(), StillHouse())
        flood = [Ear(actor, 0) for _ in range(4)]
        other = Ear(actor, 1)
        for ear in (*flood, other):
            ear.come()
        await asyncio.sleep(0.1)
        for number in range(6_000):
            for line, ear in enumerate(flood):
                ear.do(wire.React(f"{line}-{number}", "hurry"))
            await asyncio.sleep(0.01)
        assert len(seen(other)) <= 2 * 5 + 1
        assert len(actor.ephemera.reactions.by_person) == 1
        codes = {answer.get("code") for ear in flood for answer in said(ear, "done", "refused")}
        assert codes == {None, "too-many"}
        await actor.stop()

    run_still(story())


def test_any_number_of_spectators_together_are_bounded_and_players_are_not_held_up() -> None:
    async def story() -> None:
        actor = keep_still(a_room(), StillHouse())
        me = Ear(actor, 0)
        me.come()
        await asyncio.sleep(0.1)
        for number in range(500):
            watcher = Listener(f"watcher-{number}", lambda *_: None)
            actor.post(Commanded(watcher, wire.React("x", "laugh"), 0.0))
            await asyncio.sleep(0.01)
        me.do(wire.React("mine", "clap"))
        await asyncio.sleep(0.1)
        assert seen(me) == [*(15 * [(None, "laugh")]), (0, "clap")]
        await asyncio.sleep(60)
        me.do(wire.React("later", "clap"))
        await asyncio.sleep(0.1)
        assert set(actor.ephemera.reactions.by_person) == {"person-0"}, "who is quiet is forgotten"
        await actor.stop()

    run_still(story())
