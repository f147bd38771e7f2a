"""Section 5: who loses what, and who names the next to throw."""

import pytest

from fromagerie.games.cheese_master.model import RollerNamed
from fromagerie.games.cheese_master.tests.table import (
    ADRIEN,
    CHARLIE,
    JOHAN,
    MAEVA,
    can_do,
    give_points,
    look,
    play_round,
    points,
    race,
    refuse,
    sit,
    throw,
)


@pytest.mark.rule("5.1")
def test_the_one_without_a_wheel_loses_a_point() -> None:
    table = sit(4)
    ended = play_round(table, "A2 AW M2 MW J2 JW")
    assert ended.without == CHARLIE
    assert points(table) == [7, 6, 7, 7]


@pytest.mark.rule("5.1")
@pytest.mark.parametrize("plate", [2, 5])
def test_a_plate_that_is_not_covered_does_not_matter(plate: int) -> None:
    table = sit(4)
    ended = play_round(table, f"C{plate} A2 AW M2 MW J2 JW")
    assert ended.lost == [0, 1, 0, 0]
    assert points(table) == [7, 6, 7, 7]


@pytest.mark.rule("5.2")
def test_every_wrong_covered_plate_costs_two() -> None:
    table = sit(4)
    ended = play_round(table, "A1 AW M2 MW J3 JW")
    assert ended.wrong == [ADRIEN, JOHAN]
    assert ended.lost == [2, 1, 0, 2]
    assert points(table) == [5, 6, 7, 5]


@pytest.mark.rule("5.2")
def test_at_two_a_quick_wrong_answer_loses_more_than_the_slow_one() -> None:
    table = sit(2)
    play_round(table, "A3 AW")
    assert points(table) == [5, 6]


@pytest.mark.rule("5.3")
def test_a_right_covered_plate_costs_nothing_first_or_last() -> None:
    table = sit(4)
    ended = play_round(table, "M2 MW A2 AW J2 JW")
    assert ended.right == [MAEVA, ADRIEN, JOHAN]
    assert ended.lost == [0, 1, 0, 0]


@pytest.mark.rule("1.3")
@pytest.mark.parametrize(
    "faces", ["cheese-3 cheese-3 cheese-1", "cheese-3 cheese-3 cheese-2", "cheese-3 cheese-3 cheese-3"]
)
def test_seven_plus_is_right_for_seven_and_for_more(faces: str) -> None:
    table = sit(3)
    ended = play_round(table, "A7 AW C6 CW", faces)
    assert ended.cheese >= 7
    assert (ended.right, ended.wrong) == ([ADRIEN], [CHARLIE])


@pytest.mark.rule("1.3")
def test_seven_plus_is_wrong_for_six() -> None:
    table = sit(3)
    ended = play_round(table, "A7 AW C6 CW", "cheese-3 cheese-2 cheese-1")
    assert (ended.right, ended.wrong) == ([CHARLIE], [ADRIEN])


@pytest.mark.rule("5.4")
def test_nobody_goes_below_zero() -> None:
    table = sit(3)
    give_points(table, "1 7 7")
    ended = play_round(table, "A5 AW C2 CW")
    assert ended.lost == [1, 0, 1]
    assert points(table) == [0, 7, 6]


@pytest.mark.rule("5.4")
def test_losses_come_at_the_same_time() -> None:
    # One after the other, whoever loses last would have been the last in the game.
    table = sit(3)
    give_points(table, "1 2 2")
    play_round(table, "C5 CW M5 MW")
    assert points(table) == [1, 2, 2]
    assert not table.over


@pytest.mark.rule("5.5")
def test_the_one_without_a_wheel_names_who_throws() -> None:
    table = sit(3)
    play_round(table, "A2 AW M2 MW")
    assert table.state.to_act() == [CHARLIE]
    assert refuse(table, ADRIEN, "N1") == "5.5"
    race(table, "CN3")
    assert table.state.to_act() == [MAEVA]
    assert table.events(None)[-1] == RollerNamed(seat=CHARLIE, roller=MAEVA)


@pytest.mark.rule("5.5")
def test_whoever_has_just_gone_out_still_names_who_throws() -> None:
    table = sit(3)
    give_points(table, "7 1 7")
    play_round(table, "A2 AW M2 MW")
    assert look(table).living == [ADRIEN, MAEVA]
    assert table.state.to_act() == [CHARLIE]
    assert can_do(table, CHARLIE) == "N1 N3"
    race(table, "CN1")
    assert table.state.to_act() == [ADRIEN]


@pytest.mark.rule("5.5")
def test_nobody_is_named_at_any_other_time() -> None:
    table = sit(3)
    assert refuse(table, ADRIEN, "N2") == "5.5"
    throw(table)
    assert refuse(table, ADRIEN, "N2") == "5.5"


@pytest.mark.rule("5.6")
def test_anyone_still_in_the_game_can_be_named_oneself_included() -> None:
    table = sit(4)
    give_points(table, "7 7 7 1")
    play_round(table, "A2 AW J3 JW M2 MW")
    assert can_do(table, CHARLIE) == "N1 N2 N3"
    assert refuse(table, CHARLIE, "N4") == "5.6"
    assert refuse(table, CHARLIE, "N8") == "5.6"
    race(table, "CN2")
    assert can_do(table, CHARLIE) == "R"
