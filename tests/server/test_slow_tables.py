"""Tables that last for weeks: nobody is missed, a move takes a day at most, and no clock that is set costs a turn."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from fromagerie.engine.game import AnyGame, all_games, get_game
from fromagerie.server import wire
from fromagerie.server.domain import records as was
from fromagerie.server.domain.apply import apply_record
from fromagerie.server.domain.commands import decide
from fromagerie.server.domain.decisions import CommandRejected, Decision
from fromagerie.server.domain.index import index_row
from fromagerie.server.domain.records import StoredRecord
from fromagerie.server.domain.room import Room
from fromagerie.server.domain.time_limits import CLOCKS, SLOW
from fromagerie.server.registry import TableRegistry
from fromagerie.server.request_guard import COOKIE
from fromagerie.server.services import Clock
from fromagerie.server.storage.database import sqlite_url
from fromagerie.server.storage.hours import CLOSED
from fromagerie.server.storage.migrate import upgrade_database
from fromagerie.server.storage.store import Store
from tests.server.guests import QUICK, Guest, HereBots
from tests.server.still_house import StillThinkers, run_still
from tests.server.test_absent import Company, now
from tests.server.test_clock_jumps import JUMPS, heard_at
from tests.server.test_privacy import client_of
from tests.server.twins import keep, person_at, set_room

pytestmark = pytest.mark.once
HOUR, DAY = 3600.0, 24 * 3600.0
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


# Restarts


class Times:
    """The clocks of a machine, as somebody sets them."""

    def __init__(self) -> None:
        self.passed = 0.0
        self.jumped = 0.0
        self.restarted = 0.0

    def clock(self) -> Clock:
        """Of a process that starts now: its monotonic clock begins anew."""
        self.restarted = self.passed
        loop = asyncio.get_running_loop().time
        began = loop()
        return Clock(
            lambda: 1_800_000_000.0 + self.passed + self.jumped + loop() - began,
            lambda: self.passed - self.restarted + loop(),
        )


@asynccontextmanager
async def a_house(folder: Path, times: Times) -> AsyncIterator[TableRegistry]:
    url = sqlite_url(folder / "house.db")
    await upgrade_database(url)
    house = TableRegistry(Store(url), HereBots(), QUICK, times.clock())  # type: ignore[arg-type]
    await house.start()
    try:
        yield house
    finally:
        await house.stop()


async def set_slow_table(house: TableRegistry, clock: str = "day") -> list[Guest]:
    guests = [Guest(house, name) for name in ("Annabel", "Bertrand")]
    room = await house.open(guests[0].person, get_game("cheese-rescue"), 2, {}, clock=clock)
    for seat, guest in enumerate(guests):
        await guest.come(room.id)
        await guest.do(wire.Sit, seat=seat, name=guest.name)
    for guest in guests:
        await guest.do(wire.Ready)
    await guests[0].until(lambda: guests[0].game)
    return guests


@pytest.fixture(autouse=True)
def untidy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house in which nobody plays tidies its memory at every sweep: here that is all the time."""
    monkeypatch.setattr(gc, "collect", lambda: 0)


async def put_away(house: TableRegistry, guests: list[Guest]) -> str:
    """Everybody leaves, and the table goes to sleep."""
    room: str = guests[0].actor.room.id
    for guest in guests:
        await guest.leave()
    await to_sleep(house, room)
    return room


async def to_sleep(house: TableRegistry, room: str) -> None:
    async with asyncio.timeout(60):
        while room in house.actors:
            house.actors[room].presence.quiet_since = -1e9
            await house.sweep()
            await asyncio.sleep(0.01)


async def hours_left(house: TableRegistry, room: str) -> int:
    left = (await house.actor(room)).clocks.left()
    assert left is not None
    return round(left / 3_600_000)


async def moved(house: TableRegistry, room: str, before: int) -> bool:
    """Whether a bot has made the move, after the house has looked round."""
    await house.sweep()
    if room in house.actors:
        house.actors[room].wake()
        await asyncio.sleep(0.05)
    return (await house.load(room)).seq > before


async def until_moved(house: TableRegistry, room: str, before: int) -> None:
    async with asyncio.timeout(60):
        while not await moved(house, room, before):
            pass


@pytest.mark.parametrize("jump", [0.0, *JUMPS])
def test_after_a_restart_time_has_run_on_however_the_clock_was_set(tmp_path: Path, jump: float) -> None:
    async def story() -> None:
        times = Times()
        async with a_house(tmp_path, times) as house:
            guests = await set_slow_table(house)
            times.passed += 10 * HOUR
            times.jumped = jump  # while the house is open
            room = await put_away(house, guests)
            before = (await house.load(room)).seq
            assert await hours_left(house, room) == 14
        times.passed += 300.0
        async with a_house(tmp_path, times) as house:
            assert room not in house.actors, "it sleeps until it is due"
            assert await hours_left(house, room) == 14
            times.passed += 13 * HOUR
            assert not await moved(house, room, before)
        async with a_house(tmp_path, times) as house:
            times.passed += HOUR
            await until_moved(house, room, before)
            assert await hours_left(house, room) == 24
            loaded = await house.load(room)
            assert all(chair.present for chair in loaded.chairs)

    asyncio.run(story())


def test_whoever_was_awaited_while_the_house_was_closed_has_an_hour_left(tmp_path: Path) -> None:
    async def story() -> None:
        times = Times()
        async with a_house(tmp_path, times) as house:
            room = await put_away(house, await set_slow_table(house))
            before = (await house.load(room)).seq
        times.passed += 5 * DAY
        assert 5 * DAY * 1000 > CLOSED
        async with a_house(tmp_path, times) as house:
            assert not await moved(house, room, before)
            assert await hours_left(house, room) == 1
            times.passed += HOUR + 1
            await until_moved(house, room, before)

    asyncio.run(story())


def test_a_table_that_sleeps_is_awake_when_it_is_due_and_lives_for_thirty_days(tmp_path: Path) -> None:
    async def story() -> None:
        times = Times()
        async with a_house(tmp_path, times) as house:
            guests = await set_slow_table(house, "three-days")
            code = guests[0].room["code"]
            room = await put_away(house, guests)
            for _ in range(2):
                before = (await house.load(room)).seq
                times.passed += 71 * HOUR
                await house.sweep()
                assert room not in house.actors
                times.passed += HOUR
                await until_moved(house, room, before)
                await to_sleep(house, room)
            times.passed += 29 * DAY
            house.swept = -1e9
            await house.sweep()
            assert await house.store.room_with_code(code) == room

    asyncio.run(story())


# My tables


def test_my_tables_say_whose_turn_it_is_since_when_and_for_how_long(tmp_path: Path) -> None:
    async def story() -> None:
        times = Times()
        async with a_house(tmp_path, times) as house, client_of(house) as one, client_of(house) as two:
            guests = await set_slow_table(house)
            for guest, client in zip(guests, (one, two), strict=True):
                await client.post("/api/guests")
                person = await house.person_with(client.cookies[COOKIE])
                assert person is not None
                # As if they had sat down with this cookie.
                await house.store.execute(rename(guest.person, person))
            awake = [(await client.post("/api/guests")).json()["tables"][0] for client in (one, two)]
            room = guests[0].actor.room
            assert room.table is not None
            awaited = room.names()[room.table.state.to_act()[0]]
            for line in awake:
                assert line["turn"]["who"] == [awaited]
                assert line["turn"]["left"] == pytest.approx(DAY, abs=60)
                assert line["turn"]["since"] == pytest.approx(1_800_000_000, abs=60)
                assert line["clock"] == "day"
            times.passed += 7 * HOUR
            await put_away(house, guests)
            asleep = [(await client.post("/api/guests")).json()["tables"][0] for client in (one, two)]
            for line in asleep:
                assert line["turn"]["who"] == [awaited]
                assert line["turn"]["left"] == pytest.approx(17 * HOUR, abs=60)
                assert line["turn"]["since"] == pytest.approx(1_800_000_000, abs=60)
            assert set(awake[0]["names"]) | set(asleep[1]["names"]) == {"Annabel", "Bertrand"}

    asyncio.run(story())


def rename(person: str, cookie: str) -> Any:
    from sqlalchemy import update

    from fromagerie.server.storage.schema import sitters

    return update(sitters).where(sitters.c.person == person).values(person=cookie)


def test_a_table_at_which_bots_were_to_move_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        times = Times()
        async with a_house(tmp_path, times) as house:
            guests = await set_slow_table(house)
            room = guests[0].actor.room
            assert room.table is not None
            before, awaited = room.seq, room.table.state.to_act()[0]
            # The one who is awaited has got up: their bot moves, if not here then in the next house.
            bot = was.Rose(awaited, "ripe")
        async with a_house(tmp_path, times) as house:
            loaded = await house.load(room.id)
            kept = StoredRecord(loaded.seq + 1, 1, bot, None)
            apply_record(loaded, kept)
            await house.store.append(room.id, kept, index_row(loaded, 1))
        async with a_house(tmp_path, times) as house:
            async with asyncio.timeout(60):
                while (await house.load(room.id)).seq <= before + 1:
                    await asyncio.sleep(0.01)

    asyncio.run(story())
