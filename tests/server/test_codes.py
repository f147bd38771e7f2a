"""Codes of tables do not run out: five letters when four are half used, codes given back, an answer if none is left."""

import time
from functools import partial
from operator import add
from pathlib import Path

import httpx
import pytest

from fromagerie.engine.game import get_game
from fromagerie.server import codes, wire
from tests.server.guests import Guest, a_house
from tests.server.test_privacy import client_of
from tests.server.test_tables import run

pytestmark = pytest.mark.once
TABLE = {"game": "cheese-rescue"}
DAY = 24 * 3600


def test_four_letters_then_five_then_an_answer_in_both_languages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Of two letters there are 16 codes of four, and 32 of five.
    monkeypatch.setattr(codes, "LETTERS", "BC")

    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as client:
            made = await fill(client, "en-GB,en;q=0.9", "The server is full")
            # A few may be free still, if the sample had none of them.
            made += await fill(client, "fr", "Le serveur est complet")
            lengths = [len(table["code"]) for table in made]
            assert len({table["code"] for table in made}) == len(made)
            assert lengths.count(4) >= 4
            assert lengths.count(5) >= 16
            for table in (made[0], made[-1]):
                found = await client.get(f"/api/codes/{table['code'].lower()}")
                assert found.json() == table

    run(story())


async def fill(client: httpx.AsyncClient, language: str, words: str) -> list[dict[str, str]]:
    """Set tables until the house is full."""
    made: list[dict[str, str]] = []
    said = {"accept-language": language}
    while (answer := await client.post("/api/tables", json=TABLE, headers=said)).status_code == 201:
        made.append(answer.json())
        assert len(made) <= 48
    assert (answer.status_code, answer.json()["error"]) == (503, "full")
    assert answer.json()["why"].startswith(words)
    return made


def test_tables_that_nobody_touches_give_their_codes_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as client:
            game = get_game("cheese-rescue")
            gathering = await house.open("person-Anne", game, 2, {})
            anne = Guest(house, "Anne")
            playing = await house.open("person-Anne", game, 2, {})
            await anne.come(playing.id)
            await anne.do(wire.Sit, seat=0, name="Anne")
            await anne.do(wire.SeatBot, seat=1, bot="random")
            await anne.do(wire.Ready)
            await anne.until(lambda: anne.game)
            for days, left in ((2, [200, 200]), (4, [404, 200]), (40, [404, 404])):
                house.clock.now = partial(add, time.time(), days * DAY)
                house.swept = float("-inf")
                await house.sweep()
                answers = [await client.get(f"/api/codes/{room.code}") for room in (gathering, playing)]
                assert [answer.status_code for answer in answers] == left

    run(story())


@pytest.mark.parametrize("code", ["BCD", "BCDFGH", "BCD1", "BC%20D", "Дом1"])
def test_what_is_no_code_is_not_looked_for(code: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as client:
            assert (await client.get(f"/api/codes/{code}")).status_code == 404

    run(story())
