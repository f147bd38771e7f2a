"""Section 6: going out, and winning."""

import pytest

from fromagerie.games.cheese_master.model import Eliminated, GameWon, PointsReturned, RoundEnded
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
    told,
)


@pytest.mark.rule("6.1")
def test_without_points_one_is_out_and_a_wheel_goes_too() -> None:
    table = sit(4)
    give_points(table, "7 2 7 7")
    play_round(table, "C5 CW A2 AW M2 MW")
    assert told(table, Eliminated) == [Eliminated(seats=[CHARLIE], wheels=2)]
    throw(table)
    assert look(table).wheels == 2
    assert table.state.to_act() == [ADRIEN, MAEVA, JOHAN]


@pytest.mark.rule("6.1")
def test_two_who_go_out_together_take_two_wheels_along() -> None:
    table = sit(4)
    give_points(table, "7 2 1 7")
    play_round(table, "C5 CW A2 AW J2 JW")
    assert told(table, Eliminated) == [Eliminated(seats=[CHARLIE, MAEVA], wheels=1)]
    throw(table)
    assert look(table).wheels == 1


@pytest.mark.rule("6.2")
def test_out_by_a_penalty_in_the_middle_of_a_round_at_once_and_with_a_wheel() -> None:
    table = sit(4)
    give_points(table, "7 1 7 7")
    throw(table)
    race(table, "CW")
    assert told(table, Eliminated) == [Eliminated(seats=[CHARLIE], wheels=2)]
    assert look(table).wheels == 2
    assert table.state.to_act() == [ADRIEN, MAEVA, JOHAN]
    race(table, "A2 AW M2 MW")
    assert told(table, RoundEnded)[0].without == JOHAN


@pytest.mark.rule("6.2")
def test_if_the_last_wheel_leaves_with_them_the_round_ends_there() -> None:
    table = sit(3)
    give_points(table, "7 1 7")
    throw(table)
    race(table, "A2 AW CW")
    ended = told(table, RoundEnded)[0]
    assert ended.without == MAEVA
    assert points(table) == [7, 0, 6]
    assert table.state.to_act() == [MAEVA]


@pytest.mark.rule("6.3")
def test_the_last_one_in_the_game_has_won() -> None:
    table = sit(3)
    give_points(table, "5 1 2")
    play_round(table, "M0 MW A2 AW")
    assert table.over
    assert told(table, GameWon) == [GameWon(game=1, seat=ADRIEN, points=[5, 0, 0], wins=[1, 0, 0])]
    assert table.state.winners() == [ADRIEN]
    assert refuse(table, CHARLIE, "R") == "6.3"


@pytest.mark.rule("6.3")
def test_a_penalty_can_end_the_game_there_and_then() -> None:
    table = sit(2)
    give_points(table, "3 1")
    throw(table)
    race(table, "CW")
    assert table.over
    assert table.state.winners() == [ADRIEN]
    assert not told(table, RoundEnded)
    assert points(table) == [3, 0]


@pytest.mark.rule("6.4")
def test_all_out_at_once_is_as_if_the_round_had_not_been() -> None:
    table = sit(3)
    give_points(table, "2 1 2")
    play_round(table, "A5 AW M6 MW")
    assert told(table, PointsReturned) == [PointsReturned(seats=[ADRIEN, CHARLIE, MAEVA], points=[2, 1, 2])]
    assert points(table) == [2, 1, 2]
    assert table.state.to_act() == [CHARLIE]
    play_round(table, "A2 AW M2 MW")
    assert look(table).living == [ADRIEN, MAEVA]


@pytest.mark.rule("6.4")
def test_penalties_of_that_round_come_back_too() -> None:
    table = sit(2)
    give_points(table, "3 1")
    throw(table)
    race(table, "AW A5 AW")
    assert told(table, RoundEnded)[0].points == [0, 0]
    assert points(table) == [3, 1]


@pytest.mark.rule("6.4")
def test_penalties_of_earlier_rounds_do_not() -> None:
    table = sit(3)
    give_points(table, "4 7 7")
    throw(table)
    race(table, "AW A2 AW C2 CW")
    give_points(table, f"{points(table)[ADRIEN]} 1 0")
    assert points(table)[ADRIEN] == 3
    throw(table)
    race(table, "AW A5 AW")
    assert points(table) == [3, 1, 0]


@pytest.mark.rule("6.5")
def test_whoever_a_penalty_put_out_earlier_in_that_round_stays_out() -> None:
    table = sit(3)
    give_points(table, "2 1 1")
    throw(table)
    race(table, "CW A5 AW")
    assert told(table, PointsReturned) == [PointsReturned(seats=[ADRIEN, MAEVA], points=[2, 0, 1])]
    assert look(table).living == [ADRIEN, MAEVA]
    assert points(table) == [2, 0, 1]


@pytest.mark.rule("6.6")
def test_whoever_is_out_neither_answers_nor_throws() -> None:
    table = sit(3)
    give_points(table, "7 1 7")
    play_round(table, "A2 AW M2 MW")
    race(table, "CN1")
    assert refuse(table, CHARLIE, "R") == "4.1"
    throw(table)
    assert can_do(table, CHARLIE) == ""
    assert refuse(table, CHARLIE, "2") == "6.6"
    assert refuse(table, CHARLIE, "W") == "6.6"
    assert refuse(table, CHARLIE, "W@5") == "6.6"
