"""Tables that last for weeks: nobody is missed, a move takes a day at most, and no clock that is set costs a turn."""

import asyncio
from typing import Any

import pytest

from fromagerie.engine.game import AnyGame, all_games, get_game
from fromagerie.server import wire
from fromagerie.server.domain import records as was
from fromagerie.server.domain.commands import decide
from fromagerie.server.domain.decisions import CommandRejected, Decision
from fromagerie.server.domain.room import Room
from fromagerie.server.domain.time_limits import CLOCKS, SLOW
from tests.server.slow_house import DAY, HOUR
from tests.server.still_house import StillThinkers, run_still
from tests.server.test_absent import Company, now
from tests.server.test_clock_jumps import JUMPS, heard_at
from tests.server.twins import keep, person_at, set_room

pytestmark = pytest.mark.once
UNHURRIED = [key for key, game in sorted(all_games().items()) if not game.race]


def a_slow_room(key: str, clock: wire.Clock = "day", players: int = 3, seed: int = 1) -> Room:
    game: AnyGame = get_game(key)
    room = set_room(game, players, game.options(), seed)
    if clock != room.clock:
        keep(room, decide(room, person_at(0), wire.Configure("c", clock=clock), "en"), person_at(0))
    return room


def moves_of(room: Room) -> list[Any]:
    assert room.table is not None
    return [entry.seat for entry in room.table.journal.entries if not entry.say]


@pytest.mark.parametrize("clock", SLOW)
@pytest.mark.parametrize("key", UNHURRIED)
def test_nobody_is_missed_and_when_the_time_is_up_a_bot_makes_that_one_move(key: str, clock: wire.Clock) -> None:
    async def story() -> None:
        company = Company(a_slow_room(key, clock))
        await asyncio.sleep(0.1)
        awaited = company.awaited
        before = moves_of(company.room)
        for seat in range(3):
            (company.leave if seat == awaited[0] else company.sleep)(seat)
        began, each = now(), CLOCKS[clock][0] / 1000
        await asyncio.sleep(each - 60)
        assert moves_of(company.room) == before
        assert not any(chair.away or chair.bot for chair in company.room.chairs)
        assert not company.told["resting"]
        took = await company.until(lambda: moves_of(company.room) != before, 120)
        assert each - 1 < now() - began - took + 60 < each + 60
        await asyncio.sleep(HOUR)
        assert set(moves_of(company.room)[len(before) :]) <= set(awaited)
        assert company.room.chairs[awaited[0]].present, "the seat stays theirs"
        assert company.told["seats"][awaited[0]]["bot"] is None
        # Weeks later the game has come to its end by itself.
        await asyncio.sleep(400 * each)
        assert company.room.phase == "over" or key == "drole-de-fromage"
        assert company.actor.services.counts.failures == 0
        await company.actor.stop()

    run_still(story())


def test_the_rest_of_a_move_whose_time_was_up_is_made_at_once() -> None:
    """In a game where a turn is several steps, nobody waits a day for each of them."""

    async def story() -> None:
        company = Company(a_slow_room("drole-de-fromage"), StillThinkers())  # bots that plan
        await asyncio.sleep(0.1)
        awaited = company.awaited[0]
        await asyncio.sleep(DAY + HOUR)
        assert awaited not in company.awaited, "their turn is over, not only its first step"
        await company.actor.stop()

    run_still(story())


@pytest.mark.parametrize("jump", JUMPS)
@pytest.mark.parametrize("key", UNHURRIED)
def test_a_clock_that_is_set_costs_nobody_a_turn(key: str, jump: float) -> None:
    async def over_days(actor: Any, house: Any, jump: float) -> None:
        await asyncio.sleep(5 * HOUR)
        house.jumped = jump
        await asyncio.sleep(60 * HOUR)

    room = a_slow_room(key)
    still = heard_at(room, None, over_days, 0)
    assert len(still) > 2
    assert heard_at(room, None, over_days, jump) == still


def test_nobody_gains_a_day_by_talking() -> None:
    async def story() -> None:
        company = Company(a_slow_room("cheese-mafia"))
        await asyncio.sleep(0.1)
        assert company.room.table is not None
        awaited, before = company.awaited[0], moves_of(company.room)
        claim = company.room.game.notation(company.room.table.sayable(awaited)[0])
        for hour in range(25):
            company.ears[awaited].do(wire.Claim(f"claim-{hour}", claim))
            await asyncio.sleep(HOUR)
        assert company.room.log.records, "something was said"
        assert any(entry.say for entry in company.room.table.journal.entries)
        assert moves_of(company.room) != before
        await company.actor.stop()

    run_still(story())


def test_a_pause_stops_the_clock() -> None:
    async def story() -> None:
        company = Company(a_slow_room("cheese-rescue"))
        await asyncio.sleep(0.1)
        before = moves_of(company.room)
        company.ears[0].do(wire.Propose("p", "pause"))
        for seat in (1, 2):
            company.ears[seat].do(wire.Vote(f"v{seat}", True))
        await company.until(lambda: company.room.phase == "paused", 5)
        await asyncio.sleep(10 * DAY)
        assert moves_of(company.room) == before
        company.ears[0].do(wire.Resume("r"))
        await asyncio.sleep(23 * HOUR)
        assert moves_of(company.room) == before
        await asyncio.sleep(2 * HOUR)
        assert moves_of(company.room) != before
        await company.actor.stop()

    run_still(story())


# What can be agreed on


def refused(room: Room, command: wire.Command) -> str:
    with pytest.raises(CommandRejected) as refusal:
        decide(room, person_at(0), command, "en")
    return str(refusal.value)


def test_nobody_races_over_days() -> None:
    race = next(key for key, game in all_games().items() if game.race)
    room = set_room(get_game(race), 2, get_game(race).options(), 1)
    assert "slow-race" in refused(room, wire.Configure("c", clock="day"))
    slow = a_slow_room("cheese-rescue")
    keep(slow, Decision(was.Ended()))
    keep(slow, Decision(was.Gathered(race, 3, {}, "ab" * 32, turned=False)))
    assert slow.clock == "off"
    again = a_slow_room("cheese-rescue")
    keep(again, Decision(was.Ended()))
    keep(again, Decision(was.Gathered("cheese-rescue", 3, {}, "ab" * 32, turned=False)))
    keep(again, decide(again, person_at(0), wire.Configure("c", game=race), "en"), person_at(0))
    assert again.clock == "off"


def test_an_evening_may_become_a_matter_of_days_but_not_the_other_way_round() -> None:
    room = a_slow_room("cheese-rescue", "off")
    keep(room, Decision(was.WentAway(1)))
    keep(room, Decision(was.WentAway(2)))
    keep(room, Decision(was.SatIn(2, "ripe")))
    keep(room, decide(room, person_at(0), wire.Configure("c", clock="day"), "en"), person_at(0))
    assert [chair.away for chair in room.chairs] == [False, False, True], "whom a bot stands in for takes the seat back"
    assert "slow-stays" in refused(room, wire.Configure("c", clock="off"))
    keep(room, decide(room, person_at(0), wire.Configure("c", clock="three-days"), "en"), person_at(0))
    assert room.clock == "three-days"
