"""What is not kept, with people at two processes: the one that moves the bots knows it, and the other passes it on."""

import asyncio
import json
from typing import Any

import pytest

from fromagerie.server import wire
from fromagerie.server.table.countdown import COUNT
from tests.server.still_house import Ear, run_still
from tests.server.test_countdown import before_the_first_throw, countdowns, dice_at, throw, thrower
from tests.server.test_fair_races import WORD, two_processes
from tests.server.test_hurry import bots_play, told

pytestmark = pytest.mark.once


def said(ear: Ear, kind: str) -> list[dict[str, Any]]:
    return [message for message in (json.loads(heard) for _, heard in ear.heard) if message["is"] == kind]


def test_a_skip_takes_people_at_both_processes() -> None:
    async def story() -> None:
        here, there, _ = two_processes(bots_play(people=2))
        near, far = Ear(here, 0), Ear(there, 1)
        for ear in (near, far):
            ear.come()
        here.note_elsewhere(["person-1"])
        await asyncio.sleep(0.1)
        near.do(wire.Hurry("skip"))
        before = here.room.seq
        await asyncio.sleep(0.4)
        assert here.room.seq == before
        assert told(far) == [[0]]
        far.do(wire.Hurry("skip"))
        await asyncio.sleep(3 * WORD)
        assert here.room.seq > before
        assert told(far)[:2] == [[0], [0, 1]]
        assert [answer["id"] for answer in said(far, "done")] == ["skip"]
        await asyncio.gather(here.stop(), there.stop())

    run_still(story())


def test_whoever_takes_over_tells_that_the_wishes_of_before_are_forgotten() -> None:
    async def story() -> None:
        here, there, cluster = two_processes(bots_play(people=2))
        near, far = Ear(here, 0), Ear(there, 1)
        for ear in (near, far):
            ear.come()
        here.note_elsewhere(["person-1"])
        await asyncio.sleep(0.1)
        near.do(wire.Hurry("skip"))
        await asyncio.sleep(0.1)
        assert told(far) == [[0]]
        await here.stop()
        cluster.judge = None
        there.wake()
        await asyncio.sleep(3)
        assert told(far) == [[0], []]
        await there.stop()

    run_still(story())


def test_a_reaction_is_seen_at_both_processes_once() -> None:
    async def story() -> None:
        here, there, _ = two_processes(bots_play(people=2))
        near, far = Ear(here, 0), Ear(there, 1)
        for ear in (near, far):
            ear.come()
        await asyncio.sleep(0.1)
        far.do(wire.React("one", "cheese"))
        far.do(wire.React("two", "cheese"))
        await asyncio.sleep(0.2)
        for ear in (near, far):
            assert [(one["seat"], one["what"]) for one in said(ear, "reacted")] == [(1, "cheese")]
        assert [answer["code"] for answer in said(far, "refused")] == ["too-many"]
        await asyncio.gather(here.stop(), there.stop())

    run_still(story())


def people_at_both(first: int, here: Any, there: Any) -> list[Ear]:
    """Whoever throws is at the process that does not count."""
    ears = [Ear(there if seat == first else here, seat) for seat in range(3)]
    for ear in ears:
        ear.come()
    return ears


def test_a_throw_at_the_other_process_is_counted_in_and_the_dice_come_everywhere_at_zero() -> None:
    async def story() -> None:
        room = before_the_first_throw()
        first = thrower(room)
        here, there, cluster = two_processes(room)
        ears = people_at_both(first, here, there)
        await asyncio.sleep(0.1)
        throw(ears[first])
        await asyncio.sleep(1)
        for seat, ear in enumerate(ears):
            if seat != first:
                ear.do(wire.Thumbs("ready"))
        ready = asyncio.get_running_loop().time()
        await asyncio.sleep(10)
        assert cluster.handed == 1
        for ear in ears:
            assert dice_at(ear) + 1_800_000_000 == pytest.approx(ready + COUNT, abs=2 * WORD)
        kinds = [one and one["kind"] for _, one in countdowns(ears[first])]
        assert kinds[-2:] == ["count", None]
        assert [answer["id"] for answer in said(ears[first], "done")] == ["throw"]
        assert here.room.table is not None
        assert [entry.do for entry in here.room.table.standing[1:]] == ["R"]
        await asyncio.gather(here.stop(), there.stop())

    run_still(story())


def test_if_nobody_counts_the_dice_are_thrown_all_the_same() -> None:
    async def story() -> None:
        room = before_the_first_throw()
        first = thrower(room)
        here, there, cluster = two_processes(room)
        await here.stop()
        cluster.judge = lambda _: None  # it died
        me = Ear(there, first)
        me.come()
        await asyncio.sleep(0.1)
        throw(me)
        await asyncio.sleep(20)
        assert dice_at(me) < 15
        assert [answer["id"] for answer in said(me, "done")] == ["throw"]
        await there.stop()

    run_still(story())
