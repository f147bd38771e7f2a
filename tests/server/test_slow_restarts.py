"""Tables that last for weeks, while the house is closed and opened again; and what people are told of theirs."""

import asyncio
import gc
from pathlib import Path
from typing import Any

import pytest

from fromagerie.server.domain import records as was
from fromagerie.server.domain.apply import apply_record
from fromagerie.server.domain.index import index_row
from fromagerie.server.domain.records import StoredRecord
from fromagerie.server.request_guard import COOKIE
from fromagerie.server.storage.hours import CLOSED
from tests.server.slow_house import (
    DAY,
    HOUR,
    Times,
    a_house,
    hours_left,
    moved,
    put_away,
    set_slow_table,
    to_sleep,
    until_moved,
)
from tests.server.test_clock_jumps import JUMPS
from tests.server.test_privacy import client_of

pytestmark = pytest.mark.once


@pytest.fixture(autouse=True)
def untidy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house in which nobody plays tidies its memory at every sweep: here that is all the time."""
    monkeypatch.setattr(gc, "collect", lambda: 0)


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
