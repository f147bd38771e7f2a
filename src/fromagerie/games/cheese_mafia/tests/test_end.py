"""The end of the game."""

import pytest

from fromagerie.games.cheese_mafia.model import GameWon, LastRound, RoundBegan
from fromagerie.games.cheese_mafia.tests.table import (
    CARLA,
    LUCA,
    VITO,
    asked,
    cheese,
    gangsters,
    look,
    play,
    refuse,
    sit,
    told,
)

THREE = "C1 C2 C3 | C4 C5 C6 | C7 C8 C9"


@pytest.mark.rule("9.1")
def test_with_eight_cheese_the_round_is_the_last_even_if_one_is_stolen_back() -> None:
    table = sit("C1 C2 C3 | C1 C5 C6 | C7 C8 C9", draws="C11 C11", cheese=[7, 2, 1])
    play(table, "P C1 >2 -")
    assert cheese(table) == [8, 1, 1]
    assert told(table, LastRound) == [LastRound()]
    assert look(table, None).last_round
    play(table, "P C1 >1 -")
    assert cheese(table) == [7, 2, 1]
    assert look(table, None).last_round
    assert not table.over


@pytest.mark.rule("9.1")
def test_without_a_gangster_the_round_is_the_last_even_if_one_is_bought() -> None:
    table = sit("C2 C2 C3 | C1 C5 C6 | C7 C8 C9", draws="C11 BAN", gangsters=[1, 1, 6], cheese=[1, 1, 1])
    play(table, "P C2 >2 -")
    assert gangsters(table) == [1, 0, 6]
    assert look(table, None).last_round
    play(table, "P BAN + - -")
    assert look(table, None).last_round
    assert told(table, LastRound) == [LastRound()]


@pytest.mark.rule("9.2")
def test_without_a_gangster_one_plays_on() -> None:
    table = sit("C2 C2 C3 | C1 C5 C6 | C7 C8 C9", draws="C11 C10", gangsters=[1, 1, 6])
    play(table, "P C2 >2 -")
    assert asked(table) == "Carla turn"
    play(table, "P C1 >1 -")
    assert cheese(table) == [0, 2, 1]


@pytest.mark.rule("9.3")
def test_a_mark_reached_by_the_payment_ends_the_game_right_there() -> None:
    by_cheese = sit(THREE, turns=2, cheese=[5, 1, 1])
    play(by_cheese, "X")
    assert cheese(by_cheese)[VITO] == 8
    assert by_cheese.over
    assert told(by_cheese, LastRound) == []
    by_gangsters = sit(THREE, turns=2, gangsters=[6, 6, 2])
    play(by_gangsters, "X")
    assert gangsters(by_gangsters)[LUCA] == 0
    assert by_gangsters.over


@pytest.mark.rule("9.4")
def test_as_long_as_nobody_is_there_a_new_round_begins() -> None:
    table = sit(THREE, turns=2, cheese=[4, 7, 7], gangsters=[1, 2, 3])
    play(table, "X")
    assert cheese(table) == [7, 7, 7]
    assert gangsters(table) == [1, 1, 1]
    assert told(table, RoundBegan)[-1].round == 2


@pytest.mark.rule("9.4")
def test_when_the_last_round_is_paid_nobody_may_act_any_more() -> None:
    table = sit(THREE, turns=2, cheese=[9, 1, 1])
    play(table, "X")
    assert table.over
    for seat in range(3):
        for action in table.game.actions:
            refusal = table.why(seat, action, "en")
            assert refusal is not None
            assert refusal.clause == "9.4"
    assert refuse(table, VITO, "P") == "9.4"


@pytest.mark.rule("9.4")
def test_when_the_game_is_over_all_hands_stay_open() -> None:
    table = sit(THREE, turns=2, cheese=[9, 1, 1])
    play(table, "X")
    assert look(table, None).known == [["C1", "C2", "C3"], ["C4", "C5", "C6"], ["C7", "C8", "C9"]]


@pytest.mark.rule("9.5")
def test_the_most_cheese_wins_among_those_with_a_gangster() -> None:
    table = sit(THREE, turns=2, cheese=[1, 5, 9], gangsters=[6, 6, 1])
    play(table, "X")
    assert gangsters(table) == [6, 5, 0]
    assert table.state.scores() == [4, 5, 0]
    assert table.state.winners() == [CARLA]
    assert told(table, GameWon) == [GameWon(seats=[CARLA], by="count", cheese=[4, 5, 9], gangsters=[6, 5, 0])]


@pytest.mark.rule("9.6")
def test_a_tie_goes_to_the_one_with_more_gangsters() -> None:
    table = sit(THREE, turns=2, cheese=[6, 9, 1], gangsters=[3, 6, 6])
    play(table, "X")
    assert cheese(table) == [9, 9, 1]
    assert table.state.winners() == [CARLA]


@pytest.mark.rule("9.6")
def test_a_tie_in_gangsters_too_is_a_shared_win() -> None:
    table = sit(THREE, turns=2, cheese=[6, 9, 1], gangsters=[5, 6, 6])
    play(table, "X")
    assert gangsters(table) == [5, 5, 4]
    assert table.state.winners() == [VITO, CARLA]


@pytest.mark.rule("9.7")
def test_if_nobody_has_a_gangster_left_everybody_loses() -> None:
    table = sit("C4 C5 C6 | C1 C2 C3 | C7 C8 C9", turns=2, gangsters=[2, 0, 0])
    play(table, "X")
    assert gangsters(table) == [0, 0, 0]
    assert table.state.winners() == []
    assert table.state.scores() == [0, 0, 0]
    assert told(table, GameWon)[0].seats == []
