"""The way to a table by request: whoever sets one sits at it; what games propose can be played."""

from pathlib import Path

import pytest

from fromagerie.bots import bots_for
from fromagerie.engine.game import AnyGame, all_games
from fromagerie.engine.options import kinds_of
from fromagerie.engine.words import LANGUAGES
from fromagerie.server.http.shelf import boxes, lines
from tests.every_table import of_every_game
from tests.server.guests import a_house
from tests.server.test_privacy import a_person, client_of
from tests.server.test_tables import run

pytestmark = pytest.mark.once


def test_whoever_sets_a_table_sits_at_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as client:
            host = await a_person(house, client, "anne")
            asked = {"game": "cheese-rescue", "players": 3, "name": "Anne", "face": 77, "bots": "vintage"}
            made = (await client.post("/api/tables", json=asked)).json()
            await host.come(made["table"])
            assert host.seat == 0
            assert host.room["bots"] == "vintage"
            mine = host.room["seats"][0]
            assert (mine["name"], mine["face"], mine["host"]) == ("Anne", 77, True)
            # Nothing was thrown in before the house had promised its part of the luck.
            assert (await house.load(made["table"])).chairs[0].seed == ""

    run(story())


def test_what_is_wrong_with_who_sits_down_is_said_and_no_table_is_set(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as house, client_of(house) as client:
            for wrong, status, error in (
                ({"name": "x" * 25}, 422, "name"),
                ({"name": "Anne", "bots": "emperor"}, 422, "bots"),
                ({"name": "Anne", "face": 192}, 400, "malformed"),
            ):
                said = await client.post("/api/tables", json={"game": "cheese-rescue", **wrong})
                assert (said.status_code, said.json()["error"]) == (status, error)
                assert said.json()["why"]
            assert (await client.post("/api/guests")).json()["tables"] == []

    run(story())


def test_the_easiest_game_comes_first_and_the_page_comes_with_a_line_of_each() -> None:
    assert [line.ease for line in lines()] == sorted(game.ease for game in all_games().values())
    assert [line.game for line in lines()] == [box.game for box in boxes()]


@of_every_game
def test_what_a_game_proposes_can_be_played_at_every_table_and_is_said_in_every_language(game: AnyGame) -> None:
    assert 1 <= game.ease <= 5
    assert set(game.workshop) <= set(kinds_of(game.options))
    for preset in game.presets:
        assert preset.bots in bots_for(game)
        for players in game.player_counts:
            offered = {name: value for name, value in preset.options.items() if name in game.options_for(players)}
            game.check_options(players, game.read_options(offered))
        for language in LANGUAGES:
            words = game.words(language)
            assert words(f"preset-{preset.key}") != f"preset-{preset.key}"
            assert words(f"preset-{preset.key}-about").endswith(".")
    keys = [preset.key for preset in game.presets]
    assert len(keys) == len(set(keys))


def test_games_of_the_house_propose_a_way_for_families_one_as_printed_and_one_for_experts() -> None:
    for game in all_games().values():
        assert not game.presets or [preset.key for preset in game.presets] == ["family", "classic", "expert"]
