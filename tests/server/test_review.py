"""The coach over REST: for those who may see the replay, made once, and refused in words where it cannot judge."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from fromagerie.server import wire
from fromagerie.server.review_pool import SLOTS, STRANGERS, Job, Request, Superseded
from tests.server.guests import a_house
from tests.server.test_privacy import a_finished_game, client_of
from tests.server.test_tables import run

pytestmark = pytest.mark.once


def test_players_get_a_review_that_adds_up_and_strangers_get_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            _, match = await a_finished_game(house, [one, two])
            for seat in (0, 1):
                answer = await one.get(f"/api/replays/{match}/review?seat={seat}")
                assert answer.status_code == 200, answer.text
                told = answer.json()
                assert told["seat"] == seat
                assert told["start"] + sum(told["columns"].values()) == told["result"]
            again = await two.get(f"/api/replays/{match}/review?seat=1")
            assert again.content == answer.content
            assert len(house.reviews.cache) == 2
            assert (await one.get(f"/api/replays/{match}/review?seat=2")).status_code == 400
            async with client_of(house) as stranger:
                assert (await stranger.get(f"/api/replays/{match}/review?seat=0")).status_code == 404

    run(story())


def test_a_newer_question_replaces_the_older_one_and_nobody_waits_in_vain(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            _, match = await a_finished_game(house, [one, two])
            older = asyncio.create_task(one.get(f"/api/replays/{match}/review?seat=0"))
            await until(lambda: len(house.reviews.jobs) == 1)
            shared = asyncio.create_task(two.get(f"/api/replays/{match}/review?seat=1"))
            newer = asyncio.create_task(one.get(f"/api/replays/{match}/review?seat=1"))
            assert (await older).status_code == 409
            first, second = await shared, await newer
            assert (first.status_code, second.status_code) == (200, 200)
            assert first.content == second.content
            assert len(house.reviews.cache) == 1
            await until(lambda: not house.reviews.tasks)
            assert sorted(house.reviews.free) == list(range(SLOTS))

    run(story())


def test_a_review_ends_when_whoever_waits_hangs_up(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            guests, match = await a_finished_game(house, [one, two])
            found, key = await house.finished(match, guests[0].person)
            hung_up = asyncio.Event()
            waits = asyncio.create_task(house.reviews.review(guests[0].person, key, found, 0, hung_up.wait))
            await until(lambda: house.reviews.progress(key).of > 0)
            assert house.reviews.progress(key).done <= house.reviews.progress(key).of
            hung_up.set()
            with pytest.raises(Superseded):
                await waits
            await until(lambda: not house.reviews.tasks)
            assert not house.reviews.cache
            assert not house.reviews.requests

    run(story())


def test_strangers_have_few_reviews_made_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            guests, match = await a_finished_game(house, [one, two])
            await guests[0].do(wire.Open, open=True)
            house.reviews.requests.update({object(): Request(None, Job(0)) for _ in range(STRANGERS)})
            async with client_of(house) as stranger:
                assert (await stranger.get(f"/api/replays/{match}/review?seat=0")).status_code == 503
            assert (await one.get(f"/api/replays/{match}/review?seat=0")).status_code == 200

    run(story())


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.002)
