"""Chapters 5 and 6 of RULES.md: scoring a round, and the end of the game."""

import pytest

from fromagerie.engine.model import Seat
from fromagerie.engine.table import Table
from fromagerie.games.cheez_tricks.model import GameWon, RoundBegan, RoundScored
from fromagerie.games.cheez_tricks.tests.table import (
    EACH_TAKES_ONE,
    EVERY_TABLE,
    JERRY,
    PINKY,
    REMY,
    break_off,
    cut,
    deal,
    look,
    play,
    play_drawing,
    play_game,
    refuse,
    told,
)

# Jerry takes two tricks, Remy one, which has the Brie 7 in it.
THREE_TRICKS = """
    Jerry   Pinky    Remy
     >R9*      R1      R2
     >P9*      P1      P2
      >B1      B2     B7*
"""


# 5 Scoring a round


@pytest.mark.rule("5.1")
@pytest.mark.parametrize(
    ("cats", "points"),
    [
        ("SIS8 SIR8 SIP8", [4, 0, 2]),
        ("BK01 SIR8 SIP8", [2, 0, 2]),
        ("BK01 WH2 SIP8", [0, 0, 2]),
        ("BK01 BK03 SIP8", [2, 0, 1]),
        ("GRT SIB7 SIP8", [2, 0, 1]),
        ("BK03 SIB7 SIP8", [4, 0, 0]),
    ],
)
def test_a_trick_pays_2_with_no_cat_1_with_one_and_nothing_with_two(cats: str, points: list[int]) -> None:
    assert look(play_drawing(THREE_TRICKS, cats=cats), None).sheet == [points]


@pytest.mark.rule("5.1")
def test_a_mouse_without_a_trick_gets_no_points_for_staying_free() -> None:
    table = play_drawing(THREE_TRICKS, cats="SIS8 SIR8 SIP8")
    [scored] = told(table, RoundScored)
    assert (scored.tricks[PINKY], scored.cats[PINKY], scored.points[PINKY]) == (0, 0, 0)


@pytest.mark.rule("5.2")
@pytest.mark.parametrize(("cats", "points"), [("BK01 WH2 GRT", [6, 0, 2]), ("BK03 SIB7 GRB", [4, 0, 3])])
def test_all_three_cats_pay_3_a_trick(cats: str, points: list[int]) -> None:
    assert look(play_drawing(THREE_TRICKS, cats=cats), None).sheet == [points]


@pytest.mark.rule("5.2")
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_the_whole_table_can_hit_the_jackpot_at_once(players: int) -> None:
    table = play_drawing(cut(EACH_TAKES_ONE, players, tricks=players), cats="GRT ORT TX1")
    assert look(table, None).sheet == [[3] * players]


@pytest.mark.rule("5.2")
def test_two_cats_are_no_jackpot_when_the_third_captured_nobody() -> None:
    table = play_drawing(THREE_TRICKS, cats="BK01 WH2 SIS8")
    [scored] = told(table, RoundScored)
    assert scored.cats == [2, 0, 0]
    assert max(scored.points) == scored.points[REMY] == 2


# 6 The end of the game


@pytest.mark.rule("6.1")
@pytest.mark.parametrize(("players", "rounds"), [(2, 4), (3, 3), (4, 4), (5, 5)])
@pytest.mark.parametrize("mode", ["domestic", "wild"])
def test_a_game_lasts_as_many_rounds_as_the_table_says(players: int, rounds: int, mode: str) -> None:
    table = deal(players, mode=mode)
    assert table.state.scores() is None
    assert table.state.winners() == []
    play_game(table)
    assert [event.round for event in told(table, RoundScored)] == list(range(1, rounds + 1))
    assert len(told(table, GameWon)) == 1
    assert table.state.scores() == told(table, RoundScored)[-1].totals


@pytest.mark.rule("6.1")
def test_nobody_plays_on_after_the_last_round() -> None:
    table = play_drawing(THREE_TRICKS)
    assert table.over
    assert [refuse(table, seat, "B7") for seat in (JERRY, PINKY, REMY)] == ["6.1", "6.1", "6.1"]
    assert refuse(table, JERRY, "!S") == "6.1"


@pytest.mark.rule("6.2")
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_the_token_goes_round_to_the_left_and_everybody_opens_equally_often(players: int) -> None:
    for first in range(players):
        table = deal(players, first=first)
        play_game(table)
        openers = [event.first for event in told(table, RoundBegan)]
        assert openers == [(first + shift) % players for shift in range(len(openers))]
        assert {openers.count(seat) for seat in range(players)} == {2 if players == 2 else 1}


def play_last_round(sheet: list[list[int]]) -> Table:
    """A last round that gives Jerry 4 points, Pinky none and Remy 2, after the rounds on the sheet."""
    return play_drawing(THREE_TRICKS, sheet=sheet)


@pytest.mark.rule("6.3")
@pytest.mark.parametrize(
    ("sheet", "winner"), [([[0, 0, 0]], JERRY), ([[0, 9, 0], [0, 0, 1]], PINKY), ([[3, 3, 3], [0, 0, 3]], REMY)]
)
def test_the_highest_total_wins(sheet: list[list[int]], winner: Seat) -> None:
    table = play_last_round(sheet)
    assert table.state.winners() == look(table, None).winners == [winner]
    assert told(table, GameWon) == [GameWon(seats=[winner], totals=look(table, None).totals)]
    assert look(table, None).totals[winner] == max(look(table, None).totals)


@pytest.mark.rule("6.3")
def test_nothing_is_won_before_the_last_trick() -> None:
    table = play_drawing(break_off(THREE_TRICKS, after=2), sheet=[[20, 0, 0]])
    play(table, "B1 B2")
    assert table.state.winners() == look(table, None).winners == []
    play(table, "B7")
    assert table.state.winners() == [JERRY]


@pytest.mark.rule("6.4")
def test_of_a_tie_the_best_single_round_wins() -> None:
    table = play_last_round([[1, 5, 0]])
    assert look(table, None).totals == [5, 5, 2]
    assert table.state.winners() == [PINKY]


@pytest.mark.rule("6.4")
def test_the_best_round_may_be_the_last() -> None:
    table = play_last_round([[2, 3, 0], [0, 3, 0]])
    assert look(table, None).totals == [6, 6, 2]
    assert table.state.winners() == [JERRY]


@pytest.mark.rule("6.4")
def test_a_better_round_helps_nobody_who_is_not_tied_for_the_lead() -> None:
    table = play_last_round([[3, 3, 6], [0, 4, 0], [1, 1, 0]])
    assert look(table, None).totals == [8, 8, 8]
    assert table.state.winners() == [REMY]
    table = play_last_round([[3, 3, 5], [0, 4, 0], [1, 1, 0]])
    assert look(table, None).totals == [8, 8, 7]
    assert table.state.winners() == [JERRY, PINKY]


@pytest.mark.rule("6.4")
def test_a_tie_in_best_rounds_too_is_a_shared_win() -> None:
    table = play_last_round([[1, 4, 0], [0, 1, 0]])
    assert look(table, None).totals == [5, 5, 2]
    assert table.state.winners() == look(table, None).winners == [JERRY, PINKY]
    assert told(table, GameWon) == [GameWon(seats=[JERRY, PINKY], totals=[5, 5, 2])]


@pytest.mark.rule("6.4")
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_a_whole_table_can_share_the_win(players: int) -> None:
    table = play_drawing(cut(EACH_TAKES_ONE, players, tricks=players))
    assert table.state.winners() == list(range(players))
