"""Who wins: section 6 of the rules, in drawings."""

import pytest

from fromagerie.games.cheese_rescue.model import GameScored, GameWon
from fromagerie.games.cheese_rescue.tests.table import ANNE, BOB, CLEO, look, open_up, play_square, told


@pytest.mark.rule("6.1")
def test_the_values_of_the_cheeses_left_are_added_up() -> None:
    table = play_square(
        """
        A3 A2 M
        D  *  B3
        D  B2 B1
        """
    )
    # The mouse eats the 2 beside it and the 3 below.
    assert told(table, GameScored) == [GameScored(points=[3, 3], cheeses=[1, 2])]
    assert open_up(table).scores() == [3, 3]


@pytest.mark.rule("6.2")
def test_the_highest_score_wins_even_with_fewer_cheeses() -> None:
    table = play_square(
        """
        A3 A2 D
        C  *  B1
        D  B1 B1
        """
    )
    assert told(table, GameScored) == [GameScored(points=[5, 3], cheeses=[2, 3])]
    assert told(table, GameWon) == [GameWon(seats=[ANNE], points=[5, 3])]
    assert open_up(table).winners() == look(table, None).winners == [ANNE]


@pytest.mark.rule("6.3")
def test_of_those_who_tie_the_one_with_more_cheeses_left_wins() -> None:
    table = play_square(
        """
        A3 D  C
        B1 *  D
        B2 C  D
        """
    )
    assert told(table, GameScored) == [GameScored(points=[3, 3], cheeses=[1, 2])]
    assert told(table, GameWon) == [GameWon(seats=[BOB], points=[3, 3])]


@pytest.mark.rule("6.3")
def test_cheeses_count_only_among_those_who_tie_at_the_top() -> None:
    table = play_square(
        """
        A3 B3 C1
        D  C  C1
        D  D  D
        """,
        players=3,
    )
    assert told(table, GameScored) == [GameScored(points=[3, 3, 2], cheeses=[1, 1, 2])]
    assert open_up(table).winners() == [ANNE, BOB]


@pytest.mark.rule("6.4")
def test_those_who_are_equal_in_both_win_together() -> None:
    table = play_square(
        """
        A3 A1 D
        C  *  B1
        D  D  B3
        """
    )
    assert told(table, GameWon) == [GameWon(seats=[ANNE, BOB], points=[4, 4])]


@pytest.mark.rule("6.4")
def test_everybody_wins_together_when_no_cheese_is_left() -> None:
    table = play_square(
        """
        M M M
        M M M
        M M M
        """,
        players=3,
    )
    assert open_up(table).scores() == [0, 0, 0]
    assert open_up(table).winners() == [ANNE, BOB, CLEO]


@pytest.mark.rule("6.1")
def test_cheese_left_in_hand_counts_for_nothing() -> None:
    table = play_square(
        """
        B1 D  D
        D  *  D
        D  D  D
        """
    )
    assert look(table, None).cheeses[ANNE] == [1, 1, 1, 2, 2, 3]
    assert open_up(table).scores() == [0, 1]
