"""Chapter 9 of RULES.md apart from the cap: whose turn it is to act, and a designer's own box."""

from pathlib import Path

import pytest

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.model import Action
from fromagerie.engine.table import open_table
from fromagerie.games.drole_de_fromage import GAME, DroleDeFromageGame
from fromagerie.games.drole_de_fromage.model import ACTIONS, Step, Take
from fromagerie.games.drole_de_fromage.tests.table import (
    EVERY_TABLE,
    awaited,
    can_do,
    draw,
    look,
    put,
    refuse,
    sit_around,
    sit_down,
    walk,
)


@pytest.mark.rule("9.2")
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_nobody_acts_out_of_turn(players: int) -> None:
    table = sit_down(players)
    for seat in range(players):
        if seat == awaited(table):
            continue
        assert table.legal(seat) == []
        for action in ACTIONS:
            assert refuse(table, seat, GAME.notation(action)) == "9.2"


@pytest.mark.rule("9.2")
def test_only_the_owner_of_the_last_piece_decides_about_the_bonus() -> None:
    table = sit_around(put({"d7": "S", "d8": "3", "f2": "N", "f1": "2"}), rolls="1 1")
    walk(table, "S N")
    assert refuse(table, 0, "PASS") == "9.2"
    assert refuse(table, 0, "2M") == "9.2"


@pytest.mark.rule("9.3")
def test_nothing_is_taken_while_there_is_cheese_on_the_board() -> None:
    table = sit_down(4)
    for action in ACTIONS:
        if not isinstance(action, Step):
            assert refuse(table, 0, GAME.notation(action)) == "9.3"


@pytest.mark.parametrize(
    ("action", "clause"), [(Step("X"), "3.1"), (Step(""), "3.1"), (Take(9, "L"), "9.3"), (Action(), "9.3")]
)
def test_what_nobody_can_do_is_refused_with_a_sentence(action: Action, clause: str) -> None:
    refusal = sit_down(4).why(0, action, "fr")
    assert refusal is not None
    assert refusal.clause == clause
    assert refusal.sentence


@pytest.mark.parametrize("action", [Take(-1, "L"), Take(9, "L"), Take(0, "X")])
def test_a_bonus_there_is_not_is_refused_with_a_sentence(action: Action) -> None:
    table = sit_around(put({"d7": "S", "d8": "3", "f2": "N", "f1": "2"}), rolls="1 1")
    walk(table, "S N")
    refusal = table.why(1, action, "fr")
    assert refusal is not None
    assert refusal.clause == "6.3"
    assert refusal.sentence


BOX = """
[board]
rows = [
    "N . . . . . . .",
    ". . . . . . . .",
    ". . . 3 3 . . .",
    ". . . . . . . .",
    ". . . . . . . .",
    ". . . . . . . .",
    ". . . . . . . E",
    "W . . . . . . S",
]
[die]
faces = ["9"]
[worms]
large = 2
medium = 0
small = 0
[points]
large = 7
medium = 0
small = 0
"""


@pytest.mark.rule("9.4")
def test_a_designers_box_brings_its_own_board_die_worms_and_points(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(BOX, encoding="utf-8")
    game = DroleDeFromageGame(file)
    table = open_table(game, ["Anne", "Bob", "Cleo", "Dan"], game.read_options({"ages": "0123"}), SeededDealer(1))
    assert draw(table) == put({"a1": "N", "h8": "S", "h7": "E", "a8": "W", "d3": "3", "e3": "3"})
    view = look(table, None)
    assert (view.faces, view.steps_left, view.worth, view.worms) == (["9"], 9, [7, 0, 0], [2, 0, 0])
    assert can_do(table) == "W"


@pytest.mark.rule("9.4")
def test_the_option_points_goes_before_the_points_of_the_box(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(BOX, encoding="utf-8")
    game = DroleDeFromageGame(file)
    table = open_table(game, ["Anne", "Bob"], game.read_options({"points": "3/2/1"}), SeededDealer(1))
    assert look(table, None).worth == [3, 2, 1]
