"""Before the dice of a race: thumbs ready, three, two, one. Until then there are no dice anywhere."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from fromagerie.engine.game import get_game
from fromagerie.engine.model import Seat
from fromagerie.server import wire
from fromagerie.server.domain import records as was
from fromagerie.server.domain.decisions import Decision
from fromagerie.server.domain.room import Room
from fromagerie.server.services import Timings
from fromagerie.server.table.actor import TableActor
from tests.server.guests import QUICK, Guest, a_house, a_table
from tests.server.still_house import Ear, StillHouse, keep_still, run_still
from tests.server.twins import AT, dealer_for, keep, play, set_room

pytestmark = pytest.mark.once
MASTER = get_game("cheese-master")
THUMBS, COUNT, READY, IDLE = 10.0, 2.1, 0.9, 8.0
SOON = 0.01  # a message, an alarm


def before_the_first_throw(people: int = 3, bots: int = 0, *, bot_throws: bool = False) -> Room:
    for seed in range(1, 100, 3):
        room = set_room(MASTER, people + bots, MASTER.options(), seed, bots=bots)
        if (thrower(room) >= people) == bot_throws:
            return room
    raise AssertionError("nobody is drawn")


def before_a_later_throw() -> Room:
    room, dealer = before_the_first_throw(), dealer_for(3)
    rolls = 0
    while not rolls or phase(room) != "rolling":
        play(room, dealer, 1, talk=False)
        rolls += phase(room) == "racing"
    return room


def phase(room: Room) -> str:
    assert room.table is not None
    return room.table.view(None).phase  # type: ignore[no-any-return, attr-defined]


def thrower(room: Room) -> Seat:
    assert room.table is not None
    (seat,) = room.table.state.to_act()
    return seat


def come(room: Room, seats: list[Seat] | None = None, timings: Timings | None = None) -> tuple[TableActor, list[Ear]]:
    """Everybody who is no bot, and somebody who watches."""
    actor = keep_still(room, StillHouse(timings))
    people = [seat for seat, chair in enumerate(room.chairs) if chair.person] if seats is None else seats
    ears = [*(Ear(actor, seat) for seat in people), Ear(actor, None)]
    for ear in ears:
        ear.come()
    return actor, ears


def thrown(actor: TableActor) -> bool:
    return actor.countdown.throw is not None


def throw(ear: Ear, number: str = "throw") -> None:
    ear.do(wire.Act(number, "R", ear.actor.room.seq))


def said(ear: Ear, kind: str) -> list[tuple[float, dict[str, Any]]]:
    messages = [(at, json.loads(message)) for at, message in ear.heard]
    return [(at, message) for at, message in messages if message["is"] == kind]


def countdowns(ear: Ear) -> list[tuple[float, dict[str, Any] | None]]:
    return [(at, message["countdown"]) for at, message in said(ear, "ephemeral")]


def dice_at(ear: Ear) -> float:
    """When the dice reached this person: in an event, in the view, or as answers that may be given."""
    for at, message in ear.heard:
        game = json.loads(message).get("game")
        if game and (game["view"]["phase"] == "racing" or b'"rolled"' in message or b'"1@' in message):
            return at
    raise AssertionError("no dice came")


def now() -> float:
    return asyncio.get_running_loop().time() - AT


def test_the_first_throw_waits_for_thumbs_and_counts_to_three() -> None:
    async def story() -> None:
        room = before_the_first_throw()
        actor, ears = come(room)
        first = thrower(room)
        others = [seat for seat in range(3) if seat != first]
        await asyncio.sleep(1)
        throw(ears[first])
        await asyncio.sleep(1)
        assert phase(room) == "rolling", "two thumbs are missing"
        ears[others[0]].do(wire.Thumbs("ready"))
        await asyncio.sleep(1)
        ears[others[1]].do(wire.Thumbs("ready"))
        ready = now()
        await asyncio.sleep(5)
        for ear in ears:
            assert dice_at(ear) == pytest.approx(ready + COUNT, abs=SOON)
            told = countdowns(ear)
            assert [one and (one["kind"], one["waiting"]) for _, one in told] == [
                ("thumbs", [0, 1, 2]),
                ("thumbs", others),
                ("thumbs", others[1:]),
                ("count", []),
                None,
            ]
            assert told[3][1] == {"kind": "count", "ms": 2100, "of": 2100, "waiting": []}
            assert told[3][0] == pytest.approx(ready, abs=SOON)
            assert told[4][0] == dice_at(ear)
        assert [answer["id"] for _, answer in said(ears[first], "done")] == ["throw"], "answered with the dice"
        await actor.stop()

    run_still(story())


def test_nobody_waits_for_thumbs_longer_than_ten_seconds() -> None:
    async def story() -> None:
        room = before_the_first_throw()
        actor, ears = come(room)
        await asyncio.sleep(1)
        throw(ears[thrower(room)])
        await asyncio.sleep(20)
        assert dice_at(ears[0]) == pytest.approx(THUMBS + COUNT, abs=SOON)
        await actor.stop()

    run_still(story())


def test_thumbs_of_people_who_are_away_and_of_bots_are_not_awaited() -> None:
    async def story() -> None:
        room = before_the_first_throw(people=2, bots=2, bot_throws=True)
        keep(room, Decision(was.WentAway(1)))
        actor, ears = come(room, [0])
        await asyncio.sleep(3)
        assert [one and one["waiting"] for _, one in countdowns(ears[0])] == [[0]]
        ears[0].do(wire.Thumbs("ready"))
        ready = now()
        await asyncio.sleep(5)
        assert dice_at(ears[0]) == pytest.approx(ready + COUNT, abs=SOON)
        await actor.stop()

    run_still(story())


def test_where_only_bots_play_on_no_thumbs_are_awaited() -> None:
    async def story() -> None:
        room = before_the_first_throw(people=1, bots=3, bot_throws=True)
        keep(room, Decision(was.Rose(0, "random")))
        actor, (watcher,) = come(room, [])
        await asyncio.sleep(5)
        assert [one and one["kind"] for _, one in countdowns(watcher)][:3] == ["thumbs", "count", None]
        assert dice_at(watcher) < COUNT + 1.8
        await actor.stop()

    run_still(story())


def test_a_later_throw_has_a_moment_to_get_ready_and_no_thumbs() -> None:
    async def story() -> None:
        room = before_a_later_throw()
        actor, ears = come(room)
        await asyncio.sleep(1)
        assert countdowns(ears[0]) == []
        throw(ears[thrower(room)])
        began = now()
        await asyncio.sleep(3)
        told = countdowns(ears[-1])
        assert [one for _, one in told] == [{"kind": "ready", "ms": 900, "of": 900, "waiting": []}, None]
        rolled = [at for at, update in said(ears[-1], "update") if "rolled" in str(update.get("game"))]
        assert rolled[0] == pytest.approx(began + READY, abs=SOON)
        await actor.stop()

    run_still(story())


@pytest.mark.parametrize("room", [before_the_first_throw, before_a_later_throw])
def test_whoever_does_not_throw_has_the_dice_thrown(room: Any) -> None:
    async def story() -> None:
        here = room()
        actor, _ = come(here)
        await asyncio.sleep(IDLE - 0.1)
        assert not thrown(actor)
        await asyncio.sleep(1)
        assert thrown(actor)
        await asyncio.sleep(10)
        assert phase(here) == "racing"
        await actor.stop()

    run_still(story())


def test_a_table_that_everybody_left_throws_nothing() -> None:
    async def story() -> None:
        room = before_the_first_throw()
        for seat in range(3):
            keep(room, Decision(was.WentAway(seat)))
        actor, _ = come(room, [])
        await asyncio.sleep(3600)
        assert phase(room) == "rolling"
        await actor.stop()

    run_still(story())


def test_a_throw_sent_twice_is_made_once_and_the_newer_of_two_counts() -> None:
    async def story() -> None:
        room = before_a_later_throw()
        actor, ears = come(room)
        me = ears[thrower(room)]
        await asyncio.sleep(0.1)
        throw(me, "one")
        await asyncio.sleep(0.1)
        again = Ear(actor, thrower(room))  # after a cut, over another line
        again.come()
        await asyncio.sleep(0.1)
        throw(again, "one")
        await asyncio.sleep(0.1)
        throw(again, "two")
        await asyncio.sleep(3)
        refused = [(answer["id"], answer["code"]) for _, answer in said(again, "refused")]
        assert refused == [("one", "late")]
        assert [answer["id"] for _, answer in said(again, "done")] == ["two"]
        assert said(me, "done") == said(me, "refused") == []
        assert len([entry for entry in room.table.standing if entry.do == "R"]) == 2 if room.table else False
        await actor.stop()

    run_still(story())


def test_whoever_comes_in_the_middle_is_told_how_much_is_left() -> None:
    async def story() -> None:
        room = before_a_later_throw()
        actor, ears = come(room)
        await asyncio.sleep(0.1)
        throw(ears[thrower(room)])
        await asyncio.sleep(0.5)
        late = Ear(actor, None)
        late.come()
        await asyncio.sleep(3)
        (_, first), *_ = countdowns(late)
        assert first is not None
        assert first["ms"] == pytest.approx(400, abs=10)
        assert first["of"] == 900
        await actor.stop()

    run_still(story())


def test_a_pause_calls_the_throw_off_in_words() -> None:
    async def story() -> None:
        room = before_a_later_throw()
        actor, ears = come(room)
        me, seat = ears[thrower(room)], thrower(room)
        await asyncio.sleep(0.1)
        throw(me)
        me.do(wire.Propose("pause", "pause"))
        await asyncio.sleep(0.05)
        for other, ear in enumerate(ears[:3]):
            if other != seat:
                ear.do(wire.Vote("yes", True))
        await asyncio.sleep(3)
        assert room.phase == "paused"
        assert [(answer["id"], answer["code"]) for _, answer in said(me, "refused")] == [("throw", "not-now")]
        assert countdowns(me)[-1][1] is None
        assert phase(room) == "rolling"
        await actor.stop()

    run_still(story())


def test_a_skip_drops_the_bots_pauses_but_not_the_moment_before_the_dice() -> None:
    """Alone with bots, from the last wheel to the next dice."""

    async def story(skip: bool) -> float:
        room = before_the_first_throw(people=1, bots=3)
        room.pace = "brisk"
        dealer = dealer_for(5)
        while phase(room) != "naming" or thrower(room) == 0:
            play(room, dealer, 1, talk=False)
        # As after a race that was run here.
        room.timing = [(1, "W@1", 900, 0)]
        actor, (me, _) = come(room)
        await asyncio.sleep(0.1)
        if skip:
            me.do(wire.Hurry("skip"))
        began = now()
        while phase(room) != "racing" and thrower(room) != 0:
            await asyncio.sleep(0.01)
        took, races = now() - began, phase(room) == "racing"
        await actor.stop()
        return took if races else took + READY

    assert READY <= run_still(story(skip=True)) < READY + 0.1
    assert 4.0 < run_still(story(skip=False)) < 5.0


def test_over_a_real_store_the_dice_come_with_the_answer_to_the_throw(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path, QUICK._replace(countdown=0.5, away=60)) as house:
            guests = await a_table(house, "cheese-master", 2)
            await guests[0].until(lambda: heard(guests[0], "ephemeral"))
            first = next(guest for guest in guests if guest.seat in (guest.game or {})["awaited"])
            other = next(guest for guest in guests if guest is not first)
            answer = asyncio.create_task(first.act("R"))
            assert (await other.do(wire.Thumbs))["is"] == "done"
            assert (await answer)["is"] == "done"
            await other.until(lambda: other.game and other.game["view"]["phase"] == "racing")
            kinds = [message["countdown"] and message["countdown"]["kind"] for message in heard(other, "ephemeral")]
            assert [*dict.fromkeys(kinds)][:2] == ["thumbs", "count"]

    asyncio.run(story())


def heard(guest: Guest, kind: str) -> list[dict[str, Any]]:
    return [message for message in guest.heard if message["is"] == kind]


def test_a_quick_house_counts_nothing() -> None:
    async def story() -> None:
        room = before_the_first_throw()
        actor, ears = come(room, timings=Timings(away=1e9, countdown=0))
        await asyncio.sleep(60)
        assert phase(room) == "rolling"
        throw(ears[thrower(room)])
        await asyncio.sleep(0.01)
        assert phase(room) == "racing"
        assert countdowns(ears[0]) == []
        await actor.stop()

    run_still(story())
