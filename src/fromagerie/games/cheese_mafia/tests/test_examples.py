"""The examples and notes of the printed rulebook."""

import pytest

from fromagerie.games.cheese_mafia.model import GameWon, Revealed, RoundScored, Stole
from fromagerie.games.cheese_mafia.tests.table import (
    CARLA,
    VITO,
    asked,
    can,
    cheese,
    gangsters,
    hands,
    lay,
    look,
    play,
    sit,
    told,
)


def test_the_example_of_a_set_up_for_four() -> None:
    table = lay("C1 C2 C3 | C4 C5 C6 | C7 C8 C9 | C10 C11 AVO")
    assert cheese(table) == [1, 1, 1, 1]
    assert gangsters(table) == [6, 6, 6, 6]
    assert look(table, None).pile == 52 - 12
    assert look(table, None).discard == []
    play(table, "C3 C6 C9 AVO")
    assert hands(table) == "C1 C2 AVO | C3 C4 C5 | C6 C7 C8 | C9 C10 C11"


def test_to_expose_with_a_total_strictly_below_the_others_is_a_success() -> None:
    table = sit("C1 C2 C3 | C4 C5 C6 | C10 C11 C1", turns=2)
    play(table, "X")
    assert told(table, Revealed)[0].totals == [6, 15, 22]
    assert told(table, RoundScored)[0].outcome == "success"
    assert cheese(table) == [4, 1, 1]
    assert gangsters(table) == [6, 5, 4]


@pytest.mark.parametrize("carla", ["C1 C2 C4", "C1 C2 C3"])
def test_to_expose_with_somebody_equal_or_lower_is_a_failure(carla: str) -> None:
    table = sit(f"C1 C2 C4 | {carla} | C10 C11 C5", turns=2)
    play(table, "X")
    assert told(table, RoundScored)[0].outcome == "failure"
    assert cheese(table) == [1, 2, 2]
    assert gangsters(table) == [4, 6, 6]


def test_the_lawyer_brings_21_in_the_two_other_cards_down_to_nothing() -> None:
    table = sit("AVO C10 C11 | C1 C2 C3 | C4 C5 C6", turns=2)
    play(table, "X")
    assert told(table, Revealed)[0].totals == [0, 6, 15]


def test_the_lawyer_herself_always_counts_nothing() -> None:
    table = sit("AVO C9 C11 | C1 C2 C3 | C4 C5 C6", turns=2)
    play(table, "X")
    assert told(table, Revealed)[0].totals[VITO] == 20


def test_a_gang_war_with_everybody_equal_has_only_its_red_field() -> None:
    table = sit("C7 C1 C1 | C7 C2 C2 | C7 C3 C3", draws="GUE")
    play(table, "P GUE +")
    play(table, "C7 C7 C7")
    assert cheese(table) == [1, 1, 1]
    assert gangsters(table) == [5, 5, 5]


def test_a_detective_who_finds_the_godfather_steals_two() -> None:
    table = sit("C1 C1 C2 | PAR C5 C6 | C7 C8 C9", draws="DET", picks="PAR")
    play(table, "P DET >2 -")
    assert told(table, Stole) == [Stole(seat=VITO, target=CARLA, cheese=0, gangsters=2)]
    assert gangsters(table) == [8, 4, 6]


def test_a_godfather_who_finds_the_detective_steals_one_and_two() -> None:
    table = sit("C1 C1 C2 | DET C5 C6 | C7 C8 C9", draws="PAR", picks="DET")
    play(table, "P PAR >2 -")
    assert told(table, Stole) == [Stole(seat=VITO, target=CARLA, cheese=1, gangsters=2)]
    assert cheese(table) == [2, 0, 1]
    assert gangsters(table) == [8, 4, 6]


def test_the_femme_fatale_is_paid_after_the_exposing_and_before_gains_and_losses() -> None:
    table = sit("C1 C2 C3 | FEM C1 C4 | C10 C11 C2", turns=2)
    play(table, "X")
    events = [type(event).__name__ for event in table.events(None)]
    assert events.index("Revealed") < events.index("Charmed") < events.index("RoundScored")
    assert cheese(table) == [4, 2, 1]


def test_with_6_gangsters_one_may_buy_a_7th_from_the_banker_and_with_7_one_may_not() -> None:
    table = sit("C1 C1 C2 | C4 C5 C6 | C7 C8 C9", draws="BAN", gangsters=[6, 6, 7])
    play(table, "P BAN +")
    assert asked(table) == "Carla pay"
    play(table, "+")
    assert gangsters(table) == [6, 7, 7]
    assert cheese(table) == [3, 0, 1]
    assert asked(table) == "Carla turn"


def test_the_bent_cops_need_somebody_to_expose() -> None:
    exposed = sit("C1 C2 C3 | RIP C5 C6 | C7 C8 C9", turns=2)
    play(exposed, "X")
    assert gangsters(exposed) == [6, 6, 4]
    raided = sit("C1 C2 C3 | RIP C5 C6 | C7 C8 C9", pile=0)
    play(raided, "P")
    assert gangsters(raided) == [6, 5, 4]


def test_the_stinking_uncles_can_be_given_and_swapped_away() -> None:
    given = sit("TON C1 C2 | C4 C5 C6 | C7 C8 C9", draws="C10 C1")
    play(given, "P C10 >2 - TON")
    assert "TON" in hands(given).split("|")[CARLA]
    swapped = sit("TON C1 C2 | C4 C5 C6 | C7 C8 C9", draws="C5", picks="C9")
    play(swapped, "P C5 >3 - TON")
    assert hands(swapped) == "C1 C2 C9 | C4 C5 C6 | C7 C8 TON"


def test_exposing_with_three_badges_wins_at_once_whatever_the_total() -> None:
    table = sit("C9 C9 RIP | C1 C1 C1 | C2 C2 C2", turns=2)
    play(table, "X")
    assert told(table, GameWon)[0].by == "badges"
    assert table.state.winners() == [VITO]


def test_if_all_are_out_of_gangsters_all_lose() -> None:
    table = sit("C9 C5 C6 | C1 C1 C1 | C2 C2 C2", turns=2, gangsters=[2, 0, 0])
    play(table, "X")
    assert gangsters(table) == [0, 0, 0]
    assert table.over
    assert table.state.winners() == []


def test_a_discarded_card_has_no_effect() -> None:
    table = sit("C2 C2 C2 | C3 C4 C5 | C7 C8 C9", draws="C8 C1+C4")
    play(table, "P C8 + C1 C4")
    assert cheese(table) == [1, 1, 1]
    assert asked(table) == "Carla turn"


def test_a_riposte_is_played_in_an_opponents_turn() -> None:
    table = sit("C2 C4 C5 | C3 C4 C5 | C7 C8 C9", draws="C6 C11")
    play(table, "P C2 >2")
    assert can(table, CARLA) == "- C3"
    play(table, "C3")
    assert gangsters(table) == [6, 6, 6]
    assert hands(table) == "C4 C5 C6 | C4 C5 C11 | C7 C8 C9"
