"""A finished game told picture by picture: as each seat saw it and no better, in windows, with its great moments."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import get_game
from fromagerie.engine.journal import read_journal
from fromagerie.engine.replay import steps
from fromagerie.server.updates.raw import encode
from tests.server.guests import a_house
from tests.server.test_privacy import a_finished_game, client_of
from tests.server.test_tables import run

pytestmark = pytest.mark.once


async def frames(client: httpx.AsyncClient, match: str, **asked: Any) -> dict[str, Any]:
    answer = await client.get(f"/api/replays/{match}/frames", params=asked)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def test_each_picture_is_what_that_seat_saw_and_windows_join_without_a_seam(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            _, match = await a_finished_game(house, [one, two])
            journal = read_journal((await one.get(f"/api/replays/{match}")).text)
            game = get_game(journal.game)
            for seat in (None, 0, 1):
                eyes = {} if seat is None else {"seat": seat}
                whole = await frames(one, match, **eyes)
                assert whole["total"] == len(journal.entries) == len(whole["frames"])
                parts = [
                    await frames(one, match, first=first, count=7, **eyes) for first in range(1, whole["total"] + 1, 7)
                ]
                assert [frame for part in parts for frame in part["frames"]] == whole["frames"]
                for frame, table in zip(whole["frames"], steps(journal, game, SeededDealer(1)), strict=True):
                    assert encode(frame["game"]["view"]) == encode(table.view(seat))
            last = whole["frames"][-1]
            assert last["game"]["result"] is not None
            assert whole["moments"][-1] == whole["total"]

    run(story())


@pytest.mark.parametrize("wrong", ["seat=9", "seat=-1", "seat=x", "first=0", "count=101", "count=1e3", "language=de"])
def test_a_question_that_makes_no_sense_is_told_what_would(tmp_path: Path, wrong: str) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            _, match = await a_finished_game(house, [one, two])
            answer = await one.get(f"/api/replays/{match}/frames?{wrong}")
            assert answer.status_code == 400
            assert answer.json()["error"] == wrong.partition("=")[0]

    run(story())


def test_a_lesson_is_for_everybody_in_their_language(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one:
            english, french = [
                (await one.get(f"/api/games/cheez-tricks/lesson?language={language}")).json()
                for language in ("en", "fr")
            ]
            assert len(english["steps"]) == len(french["steps"]) > 20
            assert "mouse" in english["steps"][0]["text"]
            assert "souris" in french["steps"][0]["text"]
            assert (await one.get("/api/games/belote/lesson")).status_code == 404

    run(story())
