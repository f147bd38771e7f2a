"""A clock that jumps hurts nobody: whatever takes its time takes as long as before, whoever sets the system's clock."""

import asyncio
import gc
import itertools
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from fromagerie.engine.game import AnyGame, get_game
from fromagerie.server import wire
from fromagerie.server.domain.commands import WATCHERS_A_MINUTE, decide
from fromagerie.server.domain.room import Room
from fromagerie.server.registry import TableRegistry
from fromagerie.server.services import BotDecision, BotQuestion, Clock, Timings
from fromagerie.server.table.actor import TableActor
from tests.server.guests import QUICK, HereBots
from tests.server.memory import MemoryStore
from tests.server.still_house import Ear, StillHouse, StillThinkers, keep_still, run_still
from tests.server.test_timing import ripostes
from tests.server.twins import WATCHER, dealer_for, keep, play, set_room, twin

pytestmark = pytest.mark.once
HOUR, DAY = 3600.0, 24 * 3600.0
JUMPS = [-DAY, -HOUR, HOUR, DAY]
MASTER: AnyGame = get_game("cheese-master")
RESCUE: AnyGame = get_game("cheese-rescue")

Scene = Callable[[TableActor, StillHouse, float], Awaitable[None]]


class FirstMove(StillThinkers):
    """Bots that do not think."""

    async def think(self, question: BotQuestion) -> BotDecision:
        return BotDecision(question.legal[0], 1000)


def heard_at(room: Room, seat: int | None, scene: Scene, jump: float) -> list[tuple[float, str]]:
    """What somebody hears and when, while the system's clock is set forward or back in the middle of it."""

    async def story() -> list[tuple[float, str]]:
        house = StillHouse(Timings(away=1e9))
        house.bots = FirstMove()
        actor = keep_still(copied(room), house)
        ear = Ear(actor, seat)
        ear.come()
        await asyncio.sleep(0.2)
        await scene(actor, house, jump)
        await actor.stop()
        assert house.counts.failures == 0
        return [(moment, json.loads(message)["is"]) for moment, message in ear.heard]

    return run_still(story())


def copied(room: Room) -> Room:
    other = twin(room, None, dealer_for(1))
    other.chairs, other.host = [msgspec.structs.replace(chair) for chair in room.chairs], room.host
    other.around = room.around
    other.secret = room.secret
    assert other.table is not None
    assert room.table is not None
    other.table.state = room.table.state.clone()
    return other


def act(actor: TableActor, seat: int, id_: str, elapsed: float | None = None) -> None:
    """The last thing this seat may do."""
    table = actor.room.table
    assert table is not None
    move = actor.room.game.notation(table.legal(seat)[-1])
    Ear(actor, seat).do(wire.Act(id_, move, actor.room.seq, elapsed))


async def riposte(actor: TableActor, house: StillHouse, jump: float) -> None:
    table = actor.room.table
    assert table is not None
    act(actor, table.state.to_act()[0], "let-it-be")
    await asyncio.sleep(0.5)
    house.jumped = jump
    await asyncio.sleep(60)


async def thinking_time(actor: TableActor, house: StillHouse, jump: float) -> None:
    await asyncio.sleep(5)
    house.jumped = jump
    await asyncio.sleep(300)


async def race(actor: TableActor, house: StillHouse, jump: float) -> None:
    table = actor.room.table
    assert table is not None
    first, second, *_ = table.state.to_act()
    act(actor, first, "first", elapsed=150.0)
    house.jumped = jump
    act(actor, second, "second", elapsed=100.0)
    await asyncio.sleep(60)


def at_a_race() -> Room:
    dealer, room = dealer_for(2), set_room(MASTER, 3, MASTER.options(), 1)
    while room.table and len(room.table.state.to_act()) < 3:
        play(room, dealer, 1, talk=False)
    return room


def at_a_riposte() -> Room:
    return ripostes(1)[0][0]


@pytest.mark.parametrize(
    ("room", "scene"),
    [
        (at_a_riposte, riposte),
        (lambda: set_room(RESCUE, 2, RESCUE.options(), 3), thinking_time),
        (at_a_race, race),
    ],
    ids=["riposte", "clock", "race"],
)
def test_what_takes_its_time_takes_as_long_when_the_clock_jumps(room: Callable[[], Room], scene: Scene) -> None:
    here = room()
    still = heard_at(here, None, scene, 0)
    assert len(still) > 2, "something happened after the first update"
    for jump in JUMPS:
        assert heard_at(here, None, scene, jump) == still


@asynccontextmanager
async def a_still_house(pace: Timings, jumped: list[float]) -> AsyncIterator[tuple[TableRegistry, list[float]]]:
    """A whole house in time that passes at once; and when old chat was swept."""
    clock = asyncio.get_running_loop().time
    swept: list[float] = []

    class Store(MemoryStore):
        async def forget_chat(self, before: int) -> list[str]:
            swept.append(clock())
            return []

    bots: Any = HereBots()
    house = TableRegistry(Store(), bots, pace, Clock(lambda: clock() + jumped[0], clock))
    await house.start()
    yield house, swept
    await house.stop()


@pytest.mark.parametrize("jump", JUMPS)
def test_old_chat_is_swept_every_hour_and_idle_tables_are_put_away_whatever_the_clock_says(
    jump: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A house in which nobody plays tidies its memory every half minute, which here is at once.
    monkeypatch.setattr(gc, "collect", lambda: 0)

    async def story() -> None:
        jumped = [0.0]
        async with a_still_house(QUICK._replace(idle=120), jumped) as (house, swept):
            room = await house.open("anne", RESCUE, 2, {})
            await house.actor(room.id)
            await asyncio.sleep(60)
            jumped[0] = jump
            assert room.id in house.actors
            await asyncio.sleep(120)
            assert room.id not in house.actors
            await asyncio.sleep(5 * HOUR)
            gaps = [round(later - sooner) for sooner, later in itertools.pairwise(swept)]
            assert gaps
            assert set(gaps) <= {3600, 3630}

    run_still(story())


@pytest.mark.parametrize("jump", JUMPS)
def test_spectators_are_not_silenced_and_a_journal_does_not_run_backwards(jump: float) -> None:
    room = set_room(RESCUE, 2, RESCUE.options())
    for _ in range(WATCHERS_A_MINUTE):
        keep(room, decide(room, WATCHER, wire.Say("x", text="well!"), "en"), WATCHER)
    now = room.log[-1].kept.at / 1000 + jump
    room.now = lambda: now
    assert decide(room, WATCHER, wire.Say("x", text="well!"), "en").record
    assert room.table is not None
    room.table.clock = room.now
    play(room, dealer_for(1), 3, talk=False)
    times = [entry.at for entry in room.table.journal.entries]
    assert times == sorted(times)
    assert times[0] >= 0
