"""What is known of the parts in every box, and the page that tells it."""

import tomllib
from pathlib import Path

import pytest

from fromagerie.engine.box import STATUSES
from fromagerie.engine.game import AnyGame, get_game
from fromagerie.engine.words import LANGUAGES
from tests.every_table import of_every_game
from tools import make_parts

pytestmark = pytest.mark.once


@of_every_game
def test_every_part_of_the_published_box_has_one_status_and_a_name(game: AnyGame) -> None:
    parts = list(game.part_ids(game.box))
    assert len(set(parts)) == len(parts)
    assert sorted(game.status) == sorted(parts)
    listed = tomllib.loads(game.box_text).get("status", {})
    assert sorted(part for some in listed.values() for part in some) == sorted(parts), "no name of a part that is gone"
    assert set(game.status.values()) <= set(STATUSES)
    for language in LANGUAGES:
        assert all(game.say_part(part, game.words(language)) for part in parts)


def test_the_page_has_a_line_for_every_part() -> None:
    game = get_game("cheese-rescue")
    lines = make_parts.page().splitlines()
    assert "| [Cheese Rescue](#cheese-rescue) | 2 | 3 | 0 |" in lines
    assert "| 6 dogs | `dog` | derived |" in lines
    for part in game.part_ids(game.box):
        assert f"| {game.say_part(part, game.words('en'))} | `{part}` | {game.status[part]} |" in lines


def test_a_box_that_says_nothing_of_its_parts_can_be_told_too(tmp_path: Path) -> None:
    game = get_game("cheese-rescue")
    text = (game.folder / "box.toml").read_text(encoding="utf-8")
    before, _, after = text.partition("[status]\n")
    file = tmp_path / "box.toml"
    file.write_text(f"{before}[animals]{after.partition('[animals]')[2]}", encoding="utf-8")
    own = type(game)(file)
    assert make_parts.numbers(own) == "0 | 0 | 0"
    assert "| 6 dogs | `dog` |  |" in make_parts.chapter(own)
