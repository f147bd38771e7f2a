"""The star of the day and the week: nobody in it whom one has not met, and nothing that spoils the deal of today."""

import random
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import delete, update

from fromagerie.engine.game import all_games
from fromagerie.engine.keepsakes import LONGEST_ROW, SIGNS
from fromagerie.server import daily, week
from fromagerie.server.daily import star_of
from fromagerie.server.registry import DAY, TableRegistry
from fromagerie.server.storage.schema import attempts, results, rooms
from tests.server.guests import Guest, a_house, play_on
from tests.server.test_daily import how_it_went, sits_down
from tests.server.test_mine import written
from tests.server.test_privacy import a_finished_game, a_person, client_of
from tests.server.test_tables import run

pytestmark = [pytest.mark.once, pytest.mark.slow]


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who the others are does not matter here, and some think long."""
    monkeypatch.setattr(daily, "BOT", "random")


NOON = 1_800_000_000.0 - 1_800_000_000 % DAY + DAY / 2


def test_every_game_is_the_star_in_turn_and_the_same_for_all() -> None:
    first = date(2026, 11, 17)
    stars = [star_of(first + timedelta(days=day)) for day in range(2 * len(all_games()))]
    assert sorted(stars[: len(all_games())]) == sorted(all_games())
    assert stars[: len(all_games())] == stars[len(all_games()) :]


async def today(client: httpx.AsyncClient) -> dict[str, Any]:
    found: dict[str, Any] = (await client.get("/api/daily")).json()
    return found


async def the_week(client: httpx.AsyncClient) -> dict[str, Any]:
    found: dict[str, Any] = (await client.get("/api/daily/week")).json()
    return found


async def plays_the_star(house: TableRegistry, client: httpx.AsyncClient, name: str, seed: int = 1) -> Guest:
    star = (await today(client))["star"]
    guest = await sits_down(house, client, name, star)
    await play_on([guest], random.Random(seed).choice)
    await guest.until(lambda: guest.room["phase"] == "over")
    await written(house, f"{guest.room['table']}-1")
    return guest


def day_with(star: str) -> float:
    """Noon of a day on which this game is the star: some take long to play at random."""
    return next(
        NOON + days * DAY
        for days in range(len(all_games()))
        if star_of(datetime.fromtimestamp(NOON, UTC).date() + timedelta(days=days)) == star
    )


def test_a_day_ends_at_midnight_utc(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one:
            house.clock.now = lambda: NOON
            found = await today(one)
            assert (found["left"], found["day"]) == (DAY / 2, "2027-01-15")
            assert found["star"] in all_games()
            assert [deal["game"] for deal in found["deals"]] == list(all_games())
            house.clock.now = lambda: NOON + DAY / 2 - 1
            assert ((await today(one))["left"], (await today(one))["day"]) == (1, "2027-01-15")
            house.clock.now = lambda: NOON + DAY / 2
            assert ((await today(one))["left"], (await today(one))["day"]) == (DAY, "2027-01-16")

    run(story())


def test_a_finished_deal_has_signs_and_counts_for_the_streak(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            house.clock.now = lambda: day_with("cheese-rescue")
            guest = await sits_down(house, one, "Annabel")
            assert (await how_it_went(one))["signs"] == []
            await play_on([guest], random.Random(1).choice)
            await guest.until(lambda: guest.room["phase"] == "over")
            found = await today(one)
            mine = await how_it_went(one)
            assert 0 < len(mine["signs"]) <= LONGEST_ROW  # type: ignore[arg-type]
            assert set(mine["signs"]) <= set(SIGNS)  # type: ignore[call-overload]
            assert (found["streak"], found["longest"]) == (1, 1)
            other = await today(two)
            assert (other["streak"], (await how_it_went(two))["signs"]) == (0, [])
            # Two days later the streak still stands, and after three it does not.
            for days, streak in ((1, 1), (2, 1), (3, 0)):
                house.clock.now = lambda days=days: day_with("cheese-rescue") + days * DAY  # type: ignore[misc]
                assert ((await today(one))["streak"], (await today(one))["longest"]) == (streak, 1)
            # The signs are found again if the book was lost.
            house.clock.now = lambda: day_with("cheese-rescue")
            await house.store.execute(delete(results))
            assert (await how_it_went(one))["signs"] == mine["signs"]

    run(story())


def test_only_who_finished_a_game_with_me_is_in_my_table_and_todays_points_are_for_who_has_played(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with (
            a_house(tmp_path) as house,
            client_of(house) as one,
            client_of(house) as two,
            client_of(house) as nil,
        ):
            house.clock.now = lambda: day_with("cheese-rescue")
            _, match = await a_finished_game(house, [one, two])
            await written(house, match)
            await a_person(house, nil, "Stranger")
            for client, name in ((two, "Bertrand"), (nil, "Stranger")):
                await plays_the_star(house, client, name)
            before = await the_week(one)
            assert [(row["name"], row["you"]) for row in before["rows"]] == [("Annabel", True), ("Bertrand", False)]
            assert before["rows"][0]["days"] == [None] * 7
            assert before["rows"][1]["days"] == [None] * 6 + [{"score": None, "won": None, "signs": []}]
            assert "Stranger" not in str(before)
            await plays_the_star(house, one, "Annabel")
            after = await the_week(one)
            for row in after["rows"]:
                assert row["days"][-1]["score"] is not None
                assert row["days"][-1]["signs"]
            assert (after["days"][-1], after["stars"][-1]) == ((await today(one))["day"], "cheese-rescue")
            stranger = await the_week(nil)
            assert [row["name"] for row in stranger["rows"]] == ["Stranger"]
            assert (await the_week(client_of(house)))["rows"] == []
            # Tomorrow, what was played is yesterday's, and open.
            house.clock.now = lambda: day_with("cheese-rescue") + DAY
            assert (await the_week(two))["rows"][1]["days"][-2]["score"] is not None
            # Gone with whoever is forgotten.
            await two.request("DELETE", "/api/me")
            assert [row["name"] for row in (await the_week(one))["rows"]] == ["Annabel"]

    run(story())


def test_whom_one_met_at_a_public_table_or_long_ago_stays_a_stranger(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            house.clock.now = lambda: day_with("cheese-rescue")
            _, match = await a_finished_game(house, [one, two])
            await written(house, match)
            await plays_the_star(house, two, "Bertrand")
            assert len((await the_week(one))["rows"]) == 2
            await house.store.execute(update(rooms).values(public=True))
            assert len((await the_week(one))["rows"]) == 1
            await house.store.execute(update(rooms).values(public=False))
            then = int((house.clock.now() - (week.MEMORY + 1) * DAY) * 1000)
            await house.store.execute(update(results).where(results.c.match == 1).values(ended=then))
            assert len((await the_week(one))["rows"]) == 1

    run(story())


def test_a_week_has_room_for_few(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            house.clock.now = lambda: day_with("cheese-rescue")
            _, match = await a_finished_game(house, [one, two])
            await written(house, match)
            bertrand = await plays_the_star(house, two, "Bertrand")
            kept = [dict(row._mapping) for row in await written(house, match) if row.person == bertrand.person]
            star = (await today(one))["star"]
            day = (await today(one))["day"]
            for number in range(2 * week.MOST):
                person = f"crowd-{number}"
                await house.store.execute(house.store.insert(results).values(kept[0] | {"person": person}))
                row = {"day": day, "game": star, "person": person, "room": f"r{number}", "score": 1, "won": False}
                await house.store.execute(house.store.insert(attempts).values(**row))
            assert len((await the_week(one))["rows"]) == week.MOST

    run(story())
