"""The deal of the day: the same for everybody, once a person, and how everybody did."""

import asyncio
import random
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select

from fromagerie.engine.game import all_games
from fromagerie.server import daily, wire
from fromagerie.server.registry import TableRegistry
from fromagerie.server.storage.schema import attempts
from tests.server.guests import Guest, a_house, play_on
from tests.server.test_privacy import a_person, client_of
from tests.server.test_tables import run

pytestmark = [pytest.mark.once, pytest.mark.slow]

GAME = "cheese-rescue"


async def sits_down(house: TableRegistry, client: httpx.AsyncClient, name: str, game: str = GAME) -> Guest:
    guest = await a_person(house, client, name)
    made = (await client.post(f"/api/daily/{game}", json={"name": name})).json()
    return await guest.come(made["table"])


async def how_it_went(client: httpx.AsyncClient, game: str = GAME) -> dict[str, object]:
    return next(deal for deal in (await client.get("/api/daily")).json()["deals"] if deal["game"] == game)


@pytest.mark.parametrize("game", sorted(all_games()))
def test_everybody_gets_the_same_deal_and_tomorrow_another(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            house.clock.now = lambda: 1_800_000_000.0
            deals = []
            for client, name in ((one, "Annabel"), (two, "Bertrand")):
                guest = await sits_down(house, client, name, game)
                assert guest.seat == 0
                assert guest.room["daily"] == "2027-01-15"
                room = guest.actor.room
                assert room.table is not None
                deals.append((room.id, room.table.journal.entries[0].chance))
            (first, dealt), (second, dealt_again) = deals
            assert first != second
            assert dealt == dealt_again
            again = (await one.post(f"/api/daily/{game}", json={"name": "Annabel"})).json()
            assert again["table"] == first
            house.clock.now = lambda: 1_800_000_000.0 + 24 * 3600
            tomorrow = await sits_down(house, one, "Annabel", game)
            assert tomorrow.actor.room.id != first
            assert tomorrow.actor.room.secret != (await house.load(first)).secret

    run(story())


def test_who_has_finished_is_compared_and_who_has_not_is_not(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            annabel = await sits_down(house, one, "Annabel")
            await sits_down(house, two, "Bertrand")
            assert (await how_it_went(two))["scores"] == []
            await play_on([annabel], random.Random(1).choice)
            await annabel.until(lambda: annabel.room["phase"] == "over")
            table = annabel.actor.room.table
            assert table is not None
            scores = table.state.scores()
            assert scores is not None
            mine, others = await how_it_went(one), await how_it_went(two)
            assert (mine["score"], mine["won"]) == (scores[0], 0 in table.state.winners())
            assert mine["scores"] == others["scores"] == [scores[0]]
            assert (others["score"], others["won"]) == (None, None)
            assert others["table"] != mine["table"]
            assert (await one.get("/api/me")).json()["daily"][0]["score"] == scores[0]
            # A rematch is a game like any other.
            await annabel.do(wire.Rematch)
            assert annabel.room["daily"] is None
            assert (await how_it_went(one))["score"] == scores[0]
            # Whoever is forgotten leaves a score behind, and nobody's name.
            await one.request("DELETE", "/api/me")
            assert (await how_it_went(two))["scores"] == [scores[0]]
            assert annabel.person not in str(await house.store.rows(select(attempts)))

    run(story())


def test_who_presses_twice_sits_at_one_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one:
            await one.post("/api/guests")
            asked = [one.post(f"/api/daily/{GAME}", json={"name": "Annabel"}) for _ in range(4)]
            tables = {answer.json()["table"] for answer in await asyncio.gather(*asked)}
            assert len(tables) == 1
            assert (await how_it_went(one))["table"] in tables

    run(story())


def test_nobody_helps_and_nothing_learnt_is_taken_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            annabel = await sits_down(house, one, "Annabel")
            friend = await (await a_person(house, two, "Bertrand")).come(annabel.room["table"])
            for guest, command, given in (
                (friend, wire.Sit, {"seat": 1, "name": "Bertrand"}),
                (annabel, wire.SeatBot, {"seat": 1, "bot": "curd"}),
            ):
                answer = await guest.do(command, **given)
                assert answer["is"] == "refused", command
                assert "deal of the day" in answer["why"]
            await play_on([annabel], random.Random(1).choice, most=1)
            await annabel.until(lambda: annabel.game and annabel.game["legal"])
            assert annabel.game is not None
            assert annabel.game["undo"] is None
            assert (await annabel.do(wire.Undo))["is"] == "refused"

    run(story())


def test_a_game_that_is_not_there_and_a_name_that_is_none_are_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one:
            assert (await one.post("/api/daily/belote", json={})).status_code == 404
            assert (await one.post(f"/api/daily/{GAME}", json={"name": "\u200b"})).status_code == 422

    run(story())


def test_who_gives_up_or_has_not_played_does_not_see_the_cards_before_tomorrow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily, "BOT", "random")  # quick: what they play does not matter here

    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            house.clock.now = lambda: 1_800_000_000.0
            # She finishes and opens her replay; he gives up.
            annabel = await sits_down(house, one, "Annabel")
            await play_on([annabel], random.Random(1).choice)
            await annabel.until(lambda: annabel.room["phase"] == "over")
            assert (await annabel.do(wire.Open))["is"] == "done"
            bertrand = await sits_down(house, two, "Bertrand")
            assert (await bertrand.do(wire.Propose, what="end"))["is"] == "done"
            await bertrand.until(lambda: bertrand.room["phase"] == "over")
            hers, his = (f"/api/replays/{guest.room['match']}" for guest in (annabel, bertrand))
            assert (await one.get(hers)).status_code == 200
            for address in (his, hers, f"{his}/frames", f"{hers}/frames"):
                sealed = await two.get(address, headers={"accept-language": "fr"})
                assert (sealed.status_code, sealed.json()["error"]) == (404, "sealed")
                assert "défi du jour" in sealed.json()["why"]
            fork = await two.post(f"{his}/fork", json={"entries": 1})
            assert (fork.status_code, fork.json()["error"]) == (404, "sealed")
            assert all(seal["seed"] is None for seal in bertrand.room["seals"])
            house.clock.now = lambda: 1_800_000_000.0 + 24 * 3600
            assert [(await two.get(address)).status_code for address in (his, hers)] == [200, 200]

    run(story())
