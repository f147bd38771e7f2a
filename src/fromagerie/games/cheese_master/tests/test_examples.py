"""The examples of the printed rulebook, with its own players: Adrien and Charlie."""

from fromagerie.games.cheese_master.box import make_face
from fromagerie.games.cheese_master.model import Eliminated, PointsReturned, RoundEnded
from fromagerie.games.cheese_master.rules_dice import Tally
from fromagerie.games.cheese_master.tests.table import (
    ADRIEN,
    CHARLIE,
    give_points,
    look,
    play_round,
    points,
    race,
    sit,
    throw,
    told,
)


def count(faces: str) -> Tally:
    return Tally([make_face(face) for face in faces.split()])


def test_four_players_sit_down_with_seven_points_and_three_wheels() -> None:
    table = sit(4)
    assert points(table) == [7, 7, 7, 7]
    assert look(table).wheels == 3


def test_adrien_throws_the_yellow_dice_counts_two_and_covers_his_plate() -> None:
    table = sit(4, roller=ADRIEN)
    throw(table, "cheese-3 mouse-2 cat")
    race(table, "A2 AW")
    assert look(table).plates[ADRIEN] == 2
    assert look(table).covered == [ADRIEN]
    assert look(table).wheels == 2


def test_charlie_says_three_where_two_are_left_and_has_five_points_left() -> None:
    table = sit(4)
    ended = play_round(table, "A2 AW C3 CW J2 JW")
    assert ended.cheese == 2
    assert ended.wrong == [CHARLIE]
    assert points(table)[CHARLIE] == 5


def test_adrien_with_four_points_loses_two_and_has_two() -> None:
    table = sit(4)
    give_points(table, "4 7 7 7")
    play_round(table, "A3 AW C2 CW M2 MW")
    assert points(table)[ADRIEN] == 2


def test_adrien_and_charlie_go_out_together_so_they_take_their_points_back_and_play_again() -> None:
    table = sit(4)
    give_points(table, "2 1 0 0")
    play_round(table, "A7 AW")
    assert told(table, RoundEnded)[-1].points[:2] == [0, 0]
    assert told(table, PointsReturned)[-1].seats == [ADRIEN, CHARLIE]
    assert not told(table, Eliminated)
    assert points(table)[:2] == [2, 1]
    assert look(table).living == [ADRIEN, CHARLIE]
    throw(table)
    assert look(table).wheels == 1


def test_the_counting_example_step_by_step() -> None:
    dice = count("cheese-3 cheese-1 king dog cat mouse-1")
    assert dice.cheese == 4
    assert dice.cheese - dice.kings == 3
    assert dice.cats_left() == 0
    assert dice.mice_left() == 1
    assert dice.cheese_left() == 2


def test_the_counting_example_at_the_table() -> None:
    table = sit(2, dice=6)
    ended = play_round(table, "A2 AW", "cheese-3 cat mouse-1 dog cheese-1 king")
    assert ended.cheese == 2
    assert ended.right == [ADRIEN]
