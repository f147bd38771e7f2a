"""A table may play with a box that somebody brought: it is looked into first, named to all, and kept with the game."""

import random
from pathlib import Path
from typing import Any

import httpx
import pytest

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import game_with, get_game
from fromagerie.engine.journal import read_journal
from fromagerie.engine.replay import replay
from fromagerie.server import wire
from fromagerie.server.http.boxes import LONGEST_WORD
from fromagerie.server.registry import TableRegistry
from tests.server.guests import Guest, a_house, play_on
from tests.server.test_privacy import a_person, client_of, run

pytestmark = [pytest.mark.once, pytest.mark.slow]

RESCUE = get_game("cheese-rescue").box_text
VALUES = "values = [1, 1, 1, 2, 2, 3]"
DEAR = RESCUE.replace(VALUES, "values = [1, 1, 1, 2, 3, 3]")


async def open_with(client: httpx.AsyncClient, toml: str, name: str = "Dear cheese", **more: Any) -> httpx.Response:
    return await client.post(
        "/api/tables", json={"game": "cheese-rescue", "players": 2, **more, "box": {"name": name, "toml": toml}}
    )


async def a_game_with_it(house: TableRegistry, client: httpx.AsyncClient) -> tuple[Guest, str]:
    """One person against a bot, to the end."""
    person = await a_person(house, client, "Annabel")
    table = (await open_with(client, DEAR)).json()["table"]
    await person.come(table)
    await person.do(wire.Sit, seat=0, name="Annabel", seed="")
    await person.do(wire.SeatBot, seat=1, bot="greedy")
    await person.do(wire.Ready)
    await play_on([person], random.Random(3).choice)
    await person.until(lambda: person.room["phase"] == "over")
    return person, table


def test_the_box_of_the_test_is_another_one() -> None:
    assert VALUES in RESCUE
    assert game_with("cheese-rescue", DEAR).box_hash != get_game("cheese-rescue").box_hash


def test_a_table_plays_with_the_box_that_was_brought(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one, client_of(house) as two:
            person, table = await a_game_with_it(house, one)
            assert person.room["box"] == "Dear cheese", "everybody who comes is told"
            for client in (one, two):
                opened = (await client.get(f"/api/tables/{table}/box")).json()
                assert opened["name"] == "Dear cheese"
                assert opened["toml"] == DEAR
                assert opened["box"]["cheese"]["values"][-2] == 3
            # Told and drawn again with the same box, and proved with it.
            frames = (await one.get(f"/api/replays/{table}-1/frames?count=5")).json()
            assert frames["box"] == "Dear cheese"
            assert (await one.get(f"/api/replays/{table}-1/box")).json()["toml"] == DEAR
            journal = read_journal((await one.get(f"/api/replays/{table}-1")).content)
            assert replay(journal, game_with("cheese-rescue", DEAR), SeededDealer(1)).over
            # Somebody who goes on from there has it too; and so has the next game.
            fork = (await one.post(f"/api/replays/{table}-1/fork", json={"entries": 3})).json()["table"]
            assert (await one.get(f"/api/tables/{fork}/box")).json()["toml"] == DEAR
            await person.do(wire.Rematch, game=None)
            await person.until(lambda: person.room["phase"] == "gathering")
            assert person.room["box"] == "Dear cheese"
            await person.do(wire.Configure, players=4)
            assert person.room["box"] == "Dear cheese"
            await person.do(wire.Configure, game="cheez-tricks")
            assert person.room["box"] is None, "another game has a box of its own"

    run(story())


def test_a_table_is_read_back_with_its_box(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one:
            _, table = await a_game_with_it(house, one)
        async with a_house(tmp_path) as house, client_of(house) as one:
            assert (await one.get(f"/api/tables/{table}/box")).json()["toml"] == DEAR

    run(story())


def test_without_one_it_is_the_published_box(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one:
            table = (await one.post("/api/tables", json={"game": "cheese-rescue"})).json()["table"]
            opened = (await one.get(f"/api/tables/{table}/box")).json()
            assert opened["name"] is None
            assert opened == (await one.get("/api/games/cheese-rescue/box")).json()
            assert opened["toml"] == RESCUE
            for nothing in ("/api/tables/no-such-table/box", "/api/games/belote/box"):
                assert (await one.get(nothing)).status_code == 404

    run(story())


@pytest.mark.parametrize(
    ("toml", "told"),
    [
        ("this is no box", "not valid TOML"),
        ("", "missing"),
        (RESCUE.replace(VALUES, "values = []"), "cards"),
        (RESCUE.replace(VALUES, "values = 'cheap'"), "values"),
        ("\0", "not valid TOML"),
        (RESCUE + "\nextra = 1\n", "extra"),
    ],
    ids=range(6),
)
def test_a_box_that_cannot_be_played_is_refused_with_a_sentence(tmp_path: Path, toml: str, told: str) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one:
            answer = await open_with(one, toml)
            assert (answer.status_code, answer.json()["error"]) == (422, "box")
            assert told in answer.json()["why"]

    run(story())


def test_words_that_run_over_or_hide_are_refused(tmp_path: Path) -> None:
    mafia = get_game("cheese-mafia").box_text

    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as one:
            for word in ("x" * (LONGEST_WORD + 1), "bi\u202edi"):
                toml = mafia.replace('fr = "Le Racketteur"', f'fr = "{word}"')
                assert toml != mafia
                body = {"game": "cheese-mafia", "box": {"name": "Mine", "toml": toml}}
                answer = await one.post("/api/tables", json=body)
                assert (answer.status_code, answer.json()["error"]) == (422, "box")
            for name in ("", "a" * 41, "a\u202eb"):
                assert (await open_with(one, DEAR, name)).status_code in (400, 422)
            assert (await open_with(one, "x" * 30_001)).status_code == 400
            assert (await open_with(one, DEAR, players=9)).json()["error"] == "options"

    run(story())
