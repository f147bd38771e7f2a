"""The examples and figures of the printed rulebook. Its mouse A is the southern one here, its mouse B the northern."""

from fromagerie.games.drole_de_fromage.model import Fell, Rolled
from fromagerie.games.drole_de_fromage.tests.table import (
    awaited,
    draw,
    drawn,
    look,
    looks,
    refuse,
    sit_around,
    sit_down,
    sizes,
    told,
    walk,
    who,
)
from fromagerie.games.drole_de_fromage.view import unseen_worms

# The text of the rulebook has lost the empty rows and columns around the figure, and slid the two large pieces of row 3
# to the left; where they stand is known from replaying it.
BEFORE = """
    . . . . . . . .
    . . N . . 2 . .
    . . 1 . 3 3 . .
    . 2 2 . 2 . . .
    . . 2 3 1 . . .
    . . 1 2 . . . .
    . . S . . . . .
    . . . . . . . .
"""
AFTER = """
    . . . 3 . . . .
    . . N 2 . 2 . .
    . . 1 . S 3 3 .
    . 2 2 . 2 . . .
    . . 2 . 1 . . .
    . . 1 . . . . .
    . . . . . . . .
    . . . . . . . .
"""


def test_the_figure_a_cannot_push_the_column_that_ends_at_b() -> None:
    table = sit_around(BEFORE, rolls="* 3")
    assert who(table) == "Sophie"
    assert refuse(table, awaited(table), "N") == "4.3"


def test_the_figure_a_star_and_a_3_take_a_round_the_column() -> None:
    table = sit_around(BEFORE, rolls="* 3")
    walk(table, "E N N N N E")
    assert draw(table) == drawn(AFTER)
    assert told(table, Fell) == []
    assert who(table) == "Nora"


def test_the_figure_step_by_step_two_pieces_go_up_and_two_go_right() -> None:
    table = sit_around(BEFORE, rolls="* 3")
    walk(table, "E N N")
    assert draw(table) == drawn(
        """
        . . . . . . . .
        . . N . . 2 . .
        . . 1 3 3 3 . .
        . 2 2 2 2 . . .
        . . 2 S 1 . . .
        . . 1 . . . . .
        . . . . . . . .
        . . . . . . . .
        """
    )


def test_start_the_mice_stand_on_the_fourth_cell_from_the_right_and_the_cheese_in_the_middle() -> None:
    assert draw(sit_down(4)) == drawn(
        """
        . . . N . . . .
        . . . . . . . .
        . . 1 2 2 1 . .
        . . 2 3 3 2 . E
        W . 2 3 3 2 . .
        . . 1 2 2 1 . .
        . . . . . . . .
        . . . . S . . .
        """
    )


def test_a_star_and_a_2_are_4_cells() -> None:
    assert told(sit_down(rolls="* 2"), Rolled)[0].steps == 4


def test_two_stars_and_a_3_are_6_cells() -> None:
    assert told(sit_down(rolls="* * 3"), Rolled)[0].steps == 6


def test_a_4_may_go_forward_back_to_the_right_and_forward() -> None:
    table = sit_down(rolls="* 2")
    walk(table, "N S E N")
    assert look(table, None).mice[0] == "f7"


def test_whoever_pushes_the_cheese_belongs_to_the_side_where_it_falls() -> None:
    table = sit_around(
        """
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        2 S . . . . . .
        . . . . . . . .
        . . . 1 . . . .
        . . W . . N E .
        """,
        rolls="1",
    )
    walk(table, "W")
    assert sizes(table, "Wim") == "M"
    assert sizes(table, "Sophie") == ""


def test_with_two_or_three_players_cheese_that_falls_on_an_empty_side_counts_for_nobody() -> None:
    table = sit_around(
        """
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        2 S . . . . . .
        . . . . . . . .
        . . . 1 . . . .
        . . . . . N . .
        """,
        rolls="1",
    )
    walk(table, "W")
    assert look(table, None).gone == ["M1"]
    assert look(table, None).harvest == [[], []]


def test_who_has_two_good_large_pieces_knows_that_the_other_two_are_wormy() -> None:
    table = sit_around(
        """
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . 3 . 3 . .
        . . . . . . . .
        . . . . . . . N
        . . . . . S . .
        . . . . 3 3 . .
        """,
        worms=(2, 0, 0),
        undersides="good good",
        rolls="3 1 1",
    )
    walk(table, "S N W N S")
    assert looks(table, "Sophie") == ["L4 good", "L3 good"]
    assert unseen_worms(look(table, 0))[0] == (2, 2)
    assert unseen_worms(look(table, 1))[0] == (4, 2)


def test_the_last_piece_lets_its_owner_take_one_from_anybody_whoever_pushed_it() -> None:
    table = sit_around(
        """
        . . . 2 . . . .
        . . . S . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . N . .
        . . . . . 1 . .
        """,
        rolls="1 1",
    )
    walk(table, "N S")
    assert (sizes(table, "Sophie"), sizes(table, "Nora")) == ("S", "M")
    assert who(table) == "Sophie"
    walk(table, "2M")
    assert (sizes(table, "Sophie"), sizes(table, "Nora")) == ("MS", "")


def test_the_points_of_the_rulebook() -> None:
    assert look(sit_down(), None).worth == [4, 2, 2]
    assert look(sit_down(), None).worms == [2, 4, 0]
