"""Where a bot plays alone for several decisions it thinks once a turn, and then does what it planned."""

import asyncio
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from fromagerie.engine.game import get_game
from fromagerie.engine.model import Seat
from fromagerie.server import wire
from fromagerie.server.bot_pool import speak, think
from fromagerie.server.domain import records as was
from fromagerie.server.domain.decisions import Decision
from fromagerie.server.domain.room import Room
from fromagerie.server.services import BotDecision, BotQuestion
from fromagerie.server.table.actor import TableActor
from fromagerie.server.table.bots import Plan
from fromagerie.server.table.messages import BotDecided
from tests.server.still_house import Ear, StillHouse, keep_still, run_still
from tests.server.twins import keep, set_room

pytestmark = pytest.mark.once
DROLE = get_game("drole-de-fromage")
LEVELS = ("greedy", "curd", "fresh", "ripe", "aged", "vintage")


def a_room(bot: str, seed: int = 1) -> Room:
    """Bots only, somebody having left: they play on as long as somebody looks on."""
    room = set_room(DROLE, 3, DROLE.options(), seed, bots=2)
    for seat in (1, 2):
        keep(room, Decision(was.BotSeated(seat, bot)))
    keep(room, Decision(was.Rose(0, bot)))
    room.pace = "brisk"
    return room


def turn_of(room: Room) -> tuple[int, int, Seat | None, bool]:
    assert room.table is not None
    view = room.table.view(None)
    return view.game, view.turns, view.turn, view.bonus  # type: ignore[attr-defined]


class CountingBots:
    """Notes the turn in which each question was asked."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.asked: Counter[tuple[int, int, Seat | None, bool]] = Counter()

    async def think(self, question: BotQuestion) -> BotDecision:
        self.asked[turn_of(self.room)] += 1
        return think(question)

    async def speak(self, question: BotQuestion) -> str | None:
        return speak(question)


@pytest.mark.parametrize("bot", LEVELS)
def test_a_bots_turn_in_drole_asks_the_thinker_once(bot: str) -> None:
    async def story() -> None:
        room = a_room(bot)
        house = StillHouse()
        house.bots = counting = CountingBots(room)  # type: ignore[assignment]
        actor = keep_still(room, house)
        Ear(actor, None).come()
        while len(counting.asked) < 40 and room.phase == "playing":
            await asyncio.sleep(1)
        await actor.stop()
        assert room.table is not None
        assert set(counting.asked.values()) == {1}
        assert len(room.table.standing) > 1.5 * len(counting.asked), "a turn is more than a step"

    run_still(story())


class Moments(TableActor):
    """Notes when each decision of a bot came in, and whose it was."""

    moments: list[tuple[float, Seat]]

    async def handle_bot(self, decided: BotDecided) -> None:
        self.__dict__.setdefault("moments", []).append((self.clock.monotonic(), decided.seat))
        await super().handle_bot(decided)


def test_each_further_step_takes_the_time_of_a_further_decision() -> None:
    async def story() -> None:
        room = a_room("fresh")
        actor = keep_still(room, StillHouse(), Moments)
        assert isinstance(actor, Moments)
        Ear(actor, None).come()
        await asyncio.sleep(30)
        await actor.stop()
        further = [round(at - before, 2) for (before, seat), (at, same) in pairwise(actor.moments) if seat == same]
        first = [at - before for (before, seat), (at, other) in pairwise(actor.moments) if seat != other]
        assert set(further) == {0.24}
        assert first
        assert all(0.45 <= took < 0.96 for took in first)

    run_still(story())


def walks_on(room: Room, seat: Seat) -> bool:
    """In the middle of a walk, with two steps to go."""
    table = room.table
    assert table is not None
    left: int = table.view(None).steps_left  # type: ignore[attr-defined]
    return table.state.to_act() == [seat] and table.standing[-1].seat == seat and left > 1


def test_somebody_who_takes_their_seat_back_in_the_middle_of_a_walk_ends_the_plan() -> None:
    """They take one step and leave again: the bot is asked, as the position is not the one it planned for."""

    async def story() -> None:
        room, house = a_room("ripe"), StillHouse()
        actor = keep_still(room, house)
        me = Ear(actor, 0)
        me.come()
        assert room.table is not None
        async with asyncio.timeout(600):
            while not walks_on(room, 0):
                await asyncio.sleep(0.01)
        me.do(wire.Sit("sit", 0, "Anne"))
        await asyncio.sleep(0.02)
        assert room.chairs[0].bot is None
        me.do(wire.Act("step", room.game.notation(room.table.legal(0)[-1]), room.seq))
        await asyncio.sleep(0.02)
        asked = len(house.bots.asked)
        assert room.table.state.to_act() == [0]
        me.do(wire.Stand("stand"))
        await asyncio.sleep(0.02)
        assert len(house.bots.asked) == asked + 1
        await actor.stop()

    run_still(story())


@pytest.mark.parametrize("other", [{"version": 10_000}, {"round": 7}, {"bot": "ripe"}, {"actions": (99,)}, {}])
def test_a_plan_for_anything_else_is_thrown_away(other: dict[str, Any]) -> None:
    async def story() -> None:
        room = a_room("fresh")
        actor = keep_still(room, StillHouse())
        assert room.table is not None
        (seat,) = room.table.state.to_act()
        legal = room.table.state.legal_actions(seat)
        right = Plan("fresh", room.table.version, int(room.table.state.round_index()), (legal[0],))
        actor.bots.plans[seat] = right._replace(**other)
        assert (actor.bots.next_planned(seat, "fresh") is None) == bool(other)
        assert actor.bots.plans == {}
        await actor.stop()

    run_still(story())
