"""Section 3: how much cheese is left."""

import itertools

import pytest

from fromagerie.games.cheese_master import GAME
from fromagerie.games.cheese_master.box import make_face
from fromagerie.games.cheese_master.rules_dice import KINDS, Tally


def left(faces: str) -> int:
    return int(Tally([make_face(face) for face in faces.split()]).cheese_left())


@pytest.mark.rule("3.1")
def test_cheese_adds_up() -> None:
    assert left("cheese-3 cheese-3 cheese-2") == 8


@pytest.mark.rule("3.2")
def test_the_king_takes_one_cheese() -> None:
    assert left("cheese-3 king") == 2


@pytest.mark.rule("3.2")
@pytest.mark.parametrize("enemy", ["cat", "dog", "innkeeper", "cat cat cat"])
def test_nothing_stops_the_king(enemy: str) -> None:
    assert left(f"cheese-3 king {enemy}") == 2


@pytest.mark.rule("3.3")
@pytest.mark.parametrize("animals", ["mouse-2", "mouse-2 cat", "mouse-2 cat dog", "mouse-1 mouse-2 mouse-2"])
def test_the_innkeeper_sends_dogs_cats_and_mice_away(animals: str) -> None:
    assert left(f"cheese-3 innkeeper {animals}") == 3


@pytest.mark.rule("3.3")
def test_the_innkeeper_does_not_send_the_king_away() -> None:
    assert left("cheese-3 innkeeper king mouse-2") == 2


@pytest.mark.rule("3.4")
@pytest.mark.parametrize(("cats", "cheese"), [("", 1), ("cat", 1), ("cat cat", 2), ("cat cat cat", 3)])
def test_the_dog_chases_off_one_cat_and_the_others_stay(cats: str, cheese: int) -> None:
    assert left(f"cheese-3 mouse-2 dog {cats}") == cheese


@pytest.mark.rule("3.5")
@pytest.mark.parametrize(("cats", "cheese"), [("", 0), ("cat", 1), ("cat cat", 2), ("cat cat cat", 3)])
def test_each_cat_catches_one_mouse(cats: str, cheese: int) -> None:
    assert left(f"cheese-3 mouse-2 mouse-1 {cats}") == cheese


@pytest.mark.rule("3.5")
def test_a_cat_with_no_mouse_to_catch_leaves_the_king_alone() -> None:
    assert left("cheese-3 king cat cat") == 2


@pytest.mark.rule("3.6")
@pytest.mark.parametrize(("mice", "cheese"), [("mouse-1", 2), ("mouse-2", 1), ("mouse-2 mouse-1", 0)])
def test_each_mouse_takes_one_cheese(mice: str, cheese: int) -> None:
    assert left(f"cheese-3 {mice}") == cheese


@pytest.mark.rule("3.7")
@pytest.mark.parametrize("faces", ["mouse-2 mouse-2 mouse-2", "cheese-1 mouse-2", "king", "cheese-1 king mouse-1"])
def test_there_is_never_less_than_no_cheese(faces: str) -> None:
    assert left(faces) == 0


def test_cats_dogs_and_innkeepers_without_cheese_leave_none() -> None:
    assert left("cat dog innkeeper") == 0


def test_the_order_of_the_dice_does_not_matter() -> None:
    faces = ["cheese-3", "cheese-1", "king", "dog", "cat", "mouse-1"]
    assert {left(" ".join(order)) for order in itertools.permutations(faces)} == {2}


def count_on_paper(faces: tuple[str, ...]) -> int:
    """The table of effects once more, written down another way: animals are crossed out one by one."""
    lying: list[str] = []
    for face in faces:
        kind, _, amount = face.partition("-")
        lying += [kind] * int(amount or 1)
    if "innkeeper" in lying:
        lying = [thing for thing in lying if thing in ("cheese", "king")]
    for hunter, prey in (("dog", "cat"), ("cat", "mouse"), ("king", "cheese"), ("mouse", "cheese")):
        for _ in range(lying.count(hunter)):
            if prey in lying:
                lying.remove(prey)
    return lying.count("cheese")


def test_every_roll_of_all_six_dice_is_counted_as_on_paper() -> None:
    dice = [sorted(set(die.faces)) for die in GAME.box.dice]
    for faces in itertools.product(*dice):
        assert left(" ".join(faces)) == count_on_paper(faces)


# How often each plate is right, in percent, as counted by hand for the first n dice.
HOW_OFTEN = {
    1: [50.0, 16.7, 16.7, 16.7, 0, 0, 0, 0],
    2: [41.7, 16.7, 13.9, 11.1, 8.3, 5.6, 2.8, 0],
    3: [31.9, 12.5, 15.3, 14.4, 9.7, 6.9, 4.6, 4.6],
    4: [28.3, 11.4, 12.6, 13.3, 11.9, 9.1, 6.1, 7.3],
    5: [17.5, 10.4, 13.2, 14.8, 13.0, 11.4, 8.5, 11.1],
    6: [19.4, 9.5, 11.5, 11.9, 11.7, 10.6, 8.5, 16.8],
}


@pytest.mark.parametrize("dice", HOW_OFTEN)
def test_each_plate_is_right_as_often_as_it_should_be(dice: int) -> None:
    faces = [[make_face(face) for face in die.faces] for die in GAME.box.dice[:dice]]
    right = [0] * 8
    for rolled in itertools.product(*faces):
        right[Tally(list(rolled)).plate()] += 1
    assert [round(100 * times / sum(right), 1) for times in right] == HOW_OFTEN[dice]


def test_the_table_of_effects_is_counted_in_its_order() -> None:
    assert KINDS == ("cheese", "king", "innkeeper", "dog", "cat", "mouse")
