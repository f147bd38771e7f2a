"""The coach over REST: for those who may see the replay, made once, and refused in words where it cannot judge."""

from pathlib import Path

import pytest

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


def test_a_person_has_one_review_made_at_a_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            guests, match = await a_finished_game(house, [one, two])
            house.reviews.running[guests[0].person] = 1
            answer = await one.get(f"/api/replays/{match}/review?seat=0")
            assert answer.status_code == 503
            del house.reviews.running[guests[0].person]

    run(story())
