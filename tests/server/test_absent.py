"""Nobody waits for somebody who is gone (promise D9): phones fall asleep in every game, by a clock that jumps."""

import asyncio
import json
import random
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from fromagerie.engine.game import all_games, get_game
from fromagerie.engine.model import Seat
from fromagerie.server import wire
from fromagerie.server.domain import records as was
from fromagerie.server.domain.decisions import Decision
from fromagerie.server.domain.room import Room
from fromagerie.server.services import BotDecision, BotQuestion, Timings
from fromagerie.server.table.actor import TableActor
from fromagerie.server.table.messages import Disconnected
from tests.server.still_house import Ear, StillHouse, StillThinkers, keep_still, run_still
from tests.server.twins import dealer_for, keep, play, set_room

pytestmark = pytest.mark.once

BADGE, STAND_IN = 10.0, 20.0  # seconds, as promised


class Quick(StillThinkers):
    """Any move will do."""

    async def think(self, question: BotQuestion) -> BotDecision:
        return BotDecision(question.legal[question.luck % len(question.legal)], 1000)


class Company:
    """People at a table, and somebody who watches; each of them present until their phone falls asleep."""

    def __init__(self, room: Room, bots: StillThinkers | None = None) -> None:
        house = StillHouse(Timings())
        house.bots = bots or Quick()
        self.actor: TableActor = keep_still(room, house)
        self.ears = [Ear(self.actor, seat) for seat in range(len(room.chairs))]
        self.watcher = Ear(self.actor, None)
        for ear in (*self.ears, self.watcher):
            ear.come()

    @property
    def room(self) -> Room:
        return self.actor.room

    @property
    def awaited(self) -> list[Seat]:
        assert self.room.table is not None
        return self.room.table.state.to_act()

    @property
    def told(self) -> dict[str, Any]:
        """The room as the watcher was last told of it."""
        heard = (json.loads(message) for _, message in reversed(self.watcher.heard))
        return next(message["room"] for message in heard if message["is"] == "update" and "room" in message)

    def sleep(self, seat: Seat) -> None:
        """Without a word: the line stays open, and nothing comes over it any more."""
        fall_silent(self.ears[seat])

    def leave(self, seat: Seat) -> None:
        self.actor.post(Disconnected(self.ears[seat].listener))

    def move(self, seat: Seat, choose: Callable[[list[str]], str] = lambda moves: moves[0]) -> None:
        assert self.room.table is not None
        moves = [self.room.game.notation(move) for move in self.room.table.legal(seat)]
        self.ears[seat].do(wire.Act(f"{self.room.seq}", choose(moves), self.room.seq))

    async def until(self, true: Callable[[], Any], most: float) -> float:
        """How many seconds it takes; AssertionError if it takes longer than that."""
        began = now()
        while not true():
            assert now() - began <= most, f"not within {most} s"
            await asyncio.sleep(0.05)
        return now() - began


def fall_silent(ear: Ear) -> None:
    ear.listener.pulse.heard_at = now()
    # A real line always tells when it was last heard, so that the table knows when to look.
    ear.actor.wake()


def now() -> float:
    return asyncio.get_running_loop().time()


def at_a_table(key: str, story: Callable[[Company], Coroutine[Any, Any, None]], players: int = 3) -> None:
    async def whole() -> None:
        company = Company(set_room(get_game(key), players, get_game(key).options(), 1))
        await asyncio.sleep(0.1)
        await story(company)
        await company.actor.stop()

    run_still(whole())


@pytest.mark.parametrize("key", sorted(all_games()))
def test_a_phone_that_fell_asleep_is_badged_replaced_and_welcomed_back(key: str) -> None:
    async def story(company: Company) -> None:
        sleeper = company.awaited[0]
        company.sleep(sleeper)
        assert not company.told["seats"][sleeper]["away"]
        badge = await company.until(lambda: company.told["seats"][sleeper]["away"], BADGE)
        patience = 1.0 if company.room.game.race else STAND_IN - badge + 0.1
        await company.until(lambda: company.told["seats"][sleeper]["bot"], patience)
        assert company.told["seats"][sleeper]["person"], "the seat stays theirs"
        assert company.room.table is not None
        before = company.room.table.version
        await company.until(lambda: company.room.table and company.room.table.version > before, 20)
        company.ears[sleeper].listener.pulse.beat(now())
        await company.until(lambda: not company.told["seats"][sleeper]["away"], 0.1)
        assert company.told["seats"][sleeper]["bot"] is None

    at_a_table(key, story)


def prove_nobody_waits(games: int, seed: int) -> int:
    """Somewhere in a game somebody's phone falls asleep, whoever's turn it is; says how many games that were."""
    luck = random.Random(seed)
    for number in range(games):
        game = list(all_games().values())[number % len(all_games())]
        players = luck.choice([players for players in game.player_counts if players > 1])
        room = set_room(game, players, game.options(), 3 * luck.randrange(1000) + 1)
        play(room, dealer_for(seed, number), luck.randrange(60), talk=False)
        if room.phase == "playing":
            run_still(somebody_sleeps(room, luck.randrange(players)))
    return games


async def somebody_sleeps(room: Room, sleeper: Seat) -> None:
    company = Company(room)
    await asyncio.sleep(0.1)
    company.sleep(sleeper)
    began = now()
    await company.until(lambda: company.told["seats"][sleeper]["away"], BADGE)
    await company.until(lambda: company.told["seats"][sleeper]["bot"], STAND_IN + 0.1 - (now() - began))
    company.ears[sleeper].listener.pulse.beat(now())
    await company.until(lambda: company.room.chairs[sleeper].present, 0.1)
    await company.actor.stop()


def test_whoever_sleeps_wherever_the_game_stands_is_replaced_in_time() -> None:
    """`./dev prove server --only D9` plays two thousand."""
    assert prove_nobody_waits(10, 1) == 10


@pytest.mark.parametrize("key", sorted(all_games()))
def test_whoever_only_thinks_is_not_away(key: str) -> None:
    async def story(company: Company) -> None:
        seq = company.room.seq
        for _ in range(75):
            for ear in company.ears:
                ear.listener.pulse.beat(now())
            await asyncio.sleep(4)
        assert not any(chair.away or chair.bot for chair in company.room.chairs)
        # In a race, whoever does not throw the dice has them thrown.
        assert company.room.seq == seq + company.room.game.race

    at_a_table(key, story)


def test_of_two_lines_one_that_is_alive_is_enough() -> None:
    async def story(company: Company) -> None:
        again = Ear(company.actor, 0)
        again.come()
        company.sleep(0)
        await asyncio.sleep(60)
        assert not company.told["seats"][0]["away"]
        fall_silent(again)
        await company.until(lambda: company.told["seats"][0]["away"], BADGE)

    at_a_table("cheese-rescue", story)


def test_a_table_that_wants_to_wait_waits() -> None:
    async def story(company: Company) -> None:
        company.room.leavers = "wait"
        company.sleep(company.awaited[0])
        await company.until(lambda: any(seat["away"] for seat in company.told["seats"]), BADGE)
        await asyncio.sleep(3600)
        assert not any(seat["bot"] for seat in company.told["seats"])

    at_a_table("cheese-master", story)


async def throw(company: Company) -> None:
    company.move(company.awaited[0])
    for ear in company.ears:
        ear.do(wire.Thumbs("ready"))
    await company.until(lambda: len(company.awaited) > 1, 3)


async def cover(company: Company, seat: Seat) -> None:
    for choose in (lambda moves: moves[0], lambda moves: moves[-1]):
        company.move(seat, choose)
        await asyncio.sleep(1)


def test_the_last_wheel_is_covered_though_all_who_count_are_asleep() -> None:
    async def story(company: Company) -> None:
        await throw(company)
        await cover(company, 0)
        company.sleep(1)
        company.sleep(2)
        assert sorted(company.awaited) == [1, 2]
        await company.until(lambda: sorted(company.awaited) != [1, 2], BADGE + 2)

    at_a_table("cheese-master", story)


def test_whoever_names_the_next_thrower_is_not_waited_for() -> None:
    async def story(company: Company) -> None:
        await throw(company)
        for seat in (0, 1):
            await cover(company, seat)
        assert company.awaited == [2]
        company.sleep(2)
        assert company.room.table is not None
        before = company.room.table.version
        await company.until(lambda: company.room.table and company.room.table.version > before, BADGE + 3)

    at_a_table("cheese-master", story)


def test_no_bot_cuts_in_on_a_race_while_others_count() -> None:
    async def story(company: Company) -> None:
        await throw(company)
        company.sleep(2)
        await asyncio.sleep(BADGE + 5)
        assert company.told["seats"][2]["away"]
        assert company.told["seats"][2]["bot"] is None
        # The throw is over: for the next one there is a bot.
        for seat in (0, 1):
            await cover(company, seat)
        await company.until(lambda: company.told["seats"][2]["bot"], 0.1)

    at_a_table("cheese-master", story)


@pytest.mark.parametrize("key", sorted(all_games()))
def test_a_table_that_everybody_left_rests_and_says_so_until_somebody_is_back(key: str) -> None:
    async def story(company: Company) -> None:
        assert not company.told["resting"]
        first = company.awaited[0]
        for seat in range(3):
            (company.leave if seat == first else company.sleep)(seat)
        await company.until(lambda: company.told["resting"], BADGE)
        await asyncio.sleep(3600)
        seq = company.room.seq
        await asyncio.sleep(3600)
        assert company.room.seq == seq
        back = (first + 1) % 3
        company.ears[back].listener.pulse.beat(now())
        await company.until(lambda: not company.told["resting"], 0.1)
        # Of the others nobody has been heard for long: they are not waited for again.
        await company.until(lambda: company.told["seats"][first]["bot"], 0.1)

    at_a_table(key, story)


def test_whoever_was_away_before_a_restart_is_not_waited_for_after_it() -> None:
    async def story() -> None:
        game = get_game("cheese-rescue")
        room = set_room(game, 3, game.options(), 1)
        keep(room, Decision(was.WentAway(1)))
        company = Company(room)
        company.ears[1].listener.pulse.heard_at = 0.0
        company.actor.live.listeners.clear()
        company.leave(1)
        company.ears[0].come()
        await company.until(lambda: company.room.chairs[1].bot, STAND_IN)
        await company.actor.stop()

    run_still(story())
