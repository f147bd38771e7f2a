"""What the coach said is kept with the game, goes with whoever is forgotten, and adds up over many games."""

import math
import zlib
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import func, select

from fromagerie.coach.ledger import WHOLE
from fromagerie.coach.review import Review, Weighed
from fromagerie.engine.game import get_game
from fromagerie.server.losses import Kept, MyLosses, add_up, clustered, kind_of_loss, losses_in
from fromagerie.server.registry import split_match
from fromagerie.server.storage.reviews import Where, find_review, keep_review, mark_of
from fromagerie.server.storage.schema import reviews
from tests.server.guests import a_house
from tests.server.test_privacy import a_finished_game, client_of
from tests.server.test_tables import run

pytestmark = pytest.mark.once


def test_a_review_survives_a_restart_and_is_not_made_twice(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            guests, match = await a_finished_game(house, [one, two])
            made = await one.get(f"/api/replays/{match}/review?seat=0")
            assert made.status_code == 200
            person = guests[0].person
        async with a_house(tmp_path) as house:
            found, _ = await house.finished(match, person)
            told = await find_review(house.store, Where(*split_match(match), 0, mark_of(found.journal)))
            assert told == made.content
            assert await find_review(house.store, Where(*split_match(match), 1, mark_of(found.journal))) is None
            assert await find_review(house.store, Where(*split_match(match), 0, mark_of(b"another"))) is None

    run(story())


def test_whoever_is_forgotten_is_forgotten_by_the_coach(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            _, match = await a_finished_game(house, [one, two])
            before = await two.get(f"/api/replays/{match}/review?seat=1")
            name = before.json()["names"][0]
            assert await house.store.scalar(select(func.count()).select_from(reviews)) == 1
            assert (await one.delete("/api/me")).status_code == 200
            assert await house.store.scalar(select(func.count()).select_from(reviews)) == 0
            after = await two.get(f"/api/replays/{match}/review?seat=1")
            assert name not in after.text

    run(story())


def test_a_review_that_was_made_meanwhile_is_not_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            guests, match = await a_finished_game(house, [one, two])
            found, _ = await house.finished(match, guests[0].person)
            where = Where(*split_match(match), 0, mark_of(found.journal))
            await one.delete("/api/me")
            await house.store.change(lambda connection: keep_review(connection, where, b"{}", found.played))
            assert await house.store.scalar(select(func.count()).select_from(reviews)) == 0

    run(story())


def test_what_was_true_is_for_those_who_may_see_the_replay(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            _, match = await a_finished_game(house, [one, two])
            answer = await one.get(f"/api/replays/{match}/truth")
            assert answer.status_code == 200, answer.text
            for point in answer.json()["curve"]:
                assert abs(sum(point["shares"]) - WHOLE) <= len(point["shares"])
            review = await one.get(f"/api/replays/{match}/review?seat=0")
            assert answer.json()["curve"][-1]["shares"] == review.json()["curve"][-1]["shares"]
            async with client_of(house) as stranger:
                assert (await stranger.get(f"/api/replays/{match}/truth")).status_code == 404

    run(story())


def test_ones_own_page_adds_up_ones_own_seats_only(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            _, match = await a_finished_game(house, [one, two])
            for seat in (0, 1):
                assert (await one.get(f"/api/replays/{match}/review?seat={seat}")).status_code == 200
            await one.get("/api/me/page")  # the book has it now, if it had not
            told = msgspec.json.decode((await one.get("/api/me/coach")).content, type=MyLosses)
            assert [game.reviewed for game in told.games] == [1]
            assert {exercise.seat for exercise in told.exercises} <= {0}
            async with client_of(house) as stranger:
                assert (await stranger.get("/api/me/coach")).json() == {"games": [], "exercises": []}

    run(story())


def a_review(losses: list[float], situation: str = "cheese") -> Kept:
    weighed = [Weighed(1, situation, round(loss * WHOLE / 100), at_stake=True) for loss in losses]
    return Kept("cheese-rescue", 0, [], weighed)


def test_nothing_is_told_where_the_interval_holds_0() -> None:
    game = get_game("cheese-rescue")
    sure = losses_in(game, [a_review([4, 5, 6]), a_review([5, 5]), a_review([6, 4, 5])]).kinds
    assert [(kind.situation, kind.decisions, kind.lost) for kind in sure] == [("cheese", 8, 5.0)]
    assert not losses_in(game, [a_review([9, -8]), a_review([-3]), a_review([5])]).kinds
    assert not losses_in(game, [a_review([5, 5]), a_review([5, 5])]).kinds, "two games are too few"


def test_decisions_of_one_game_are_not_independent() -> None:
    _, together = clustered([[8, 8, 8, 8], [0, 0, 0, 0], [4, 4, 4, 4]])
    _, apart = clustered([[8], [8], [8], [8], [0], [0], [0], [0], [4], [4], [4], [4]])
    assert together > 1.8 * apart
    assert clustered([[3, 4]])[1] == math.inf
    assert kind_of_loss(get_game("cheese-rescue"), "cheese", [[3, 4]]) is None


def test_every_kind_of_decision_has_words() -> None:
    review = msgspec.convert({"game": "cheese-rescue", "seat": 0, "mistakes": [], "weighed": []}, Kept)
    assert msgspec.json.decode(add_up([("x-1", zlib.compress(msgspec.json.encode(review)))]), type=MyLosses).games
    assert {"weighed", "mistakes", "game", "seat"} <= set(Review.__struct_fields__)
