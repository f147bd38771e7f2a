"""A designer's box: what is checked, and what is said about it."""

from pathlib import Path

import pytest

from fromagerie.engine.box import BadBox
from fromagerie.games.cheese_master import GAME, CheeseMasterGame

DIE = '[[dice]]\nname = "one"\ncolour = "yellow"\nfaces = ["cat"]\n'


def open_box(tmp_path: Path, text: str) -> CheeseMasterGame:
    file = tmp_path / "box.toml"
    file.write_text(text, encoding="utf-8")
    return CheeseMasterGame(file)


def box(points: int = 7, wheels: int = 7, dice: str = DIE) -> str:
    return f"points = {points}\nwheels = {wheels}\n{dice}"


def test_the_box_on_the_shelf_is_good() -> None:
    assert CheeseMasterGame(GAME.box_file).box == GAME.box


@pytest.mark.rule("8.6")
def test_a_small_box_is_enough(tmp_path: Path) -> None:
    game = open_box(tmp_path, box(points=1, wheels=1))
    assert list(game.player_counts) == [2]
    assert game.box_hash != GAME.box_hash


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (box(points=0), "a game starts with 1 to 99 points, not 0."),
        (box(points=100), "a game starts with 1 to 99 points, not 100."),
        (box(wheels=0), "there can be 1 to 7 wheels, not 0."),
        (box(wheels=8), "there can be 1 to 7 wheels, not 8."),
        ("points = 7\nwheels = 7\ndice = []\n", "there can be 1 to 6 dice, not 0."),
        (box(dice="".join(DIE.replace("one", f"d{n}") for n in range(7))), "there can be 1 to 6 dice, not 7."),
        (box(dice=DIE.replace("yellow", "orange")), "at least one die is yellow."),
        (
            box(dice=DIE.replace("yellow", "orange") + DIE.replace("one", "two")),
            "the yellow dice come before the orange ones.",
        ),
        (box(dice=DIE + DIE), "two dice are called 'one'."),
        (box(dice=DIE.replace("one", "roller")), "the die 'roller': that word means something else in journals."),
        (box(dice=DIE.replace("one", "yellow", 1)), "the die 'yellow': that word means something else in journals."),
        (box(dice=DIE.replace("one", "my die")), "the die 'my die': a name is made of letters, digits and hyphens."),
        (box(dice=DIE.replace('"cat"', "")), "the die 'one' has no faces."),
        (
            box(dice=DIE.replace("cat", "cow")),
            "the die 'one': 'cow' is none of cheese, king, innkeeper, dog, cat, mouse.",
        ),
        (
            box(dice=DIE.replace("cat", "cat-0")),
            "the die 'one': 'cat-0' has no number from 1 to 9 after its hyphen.",
        ),
        (
            box(dice=DIE.replace("cat", "cheese-12")),
            "the die 'one': 'cheese-12' has no number from 1 to 9 after its hyphen.",
        ),
        (
            box(dice=DIE.replace("cat", "innkeeper-2")),
            "the die 'one': 'innkeeper-2' is more than one innkeeper, and one is all it takes.",
        ),
        (box(dice=DIE.replace("yellow", "green")), "Invalid enum value 'green' - at `$.dice[0].colour`."),
        (box() + "holes = 3\n", "Object contains unknown field `holes` - at `$.dice[0]`."),
        (box(dice=""), "Object missing required field `dice`."),
    ],
)
def test_a_bad_box_is_refused_in_one_sentence(tmp_path: Path, text: str, complaint: str) -> None:
    with pytest.raises(BadBox) as refused:
        open_box(tmp_path, text)
    assert str(refused.value) == f"box.toml: {complaint}"
