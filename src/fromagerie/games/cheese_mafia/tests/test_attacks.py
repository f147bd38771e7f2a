"""Attacks and the answers to them."""

import pytest

from fromagerie.games.cheese_mafia.model import Found, LetHappen, Riposted
from fromagerie.games.cheese_mafia.tests.table import (
    CARLA,
    LUCA,
    VITO,
    asked,
    can,
    cheese,
    gangsters,
    hand,
    look,
    play,
    refuse,
    sit,
    told,
)

NAMING = ["C1", "C2", "C5", "C6", "C10", "DET", "PAR"]
NAMING_NOBODY = ["C4", "C7", "C8", "C11", "GUE", "BAN"]


@pytest.mark.rule("4.1")
@pytest.mark.parametrize("card", NAMING)
def test_an_attack_names_one_opponent_and_never_oneself(card: str) -> None:
    table = sit("C3 C3 C9 | C4 C5 C6 | C7 C8 C9", draws=card)
    play(table, f"P {card}")
    assert can(table, VITO) == ">2 >3 -"
    assert refuse(table, VITO, ">1") == "4.1"


@pytest.mark.rule("4.2")
@pytest.mark.parametrize("card", NAMING)
@pytest.mark.parametrize("carla", ["C3 C9 C6", "C4 C5 C6"])
def test_the_target_is_asked_with_a_riposte_in_hand_or_without(card: str, carla: str) -> None:
    table = sit(f"C3 C3 C9 | {carla} | C7 C8 C9", draws=card)
    play(table, f"P {card} >2")
    assert asked(table) == "Carla answer"
    # The others cannot tell what she could do, only that she is asked.
    assert look(table, LUCA).question == "answer"
    play(table, "-")
    assert told(table, LetHappen) == [LetHappen(seat=CARLA)]


@pytest.mark.rule("4.2")
def test_the_target_is_asked_even_with_an_empty_pile() -> None:
    table = sit("C1 C2 C3 | C3 C9 C6 | C7 C8 C9", draws="C6", pile=1)
    play(table, "P C1 >2")
    assert asked(table) == "Carla answer"
    assert can(table, CARLA) == "-"


@pytest.mark.rule("4.3")
def test_only_a_riposte_is_played_out_of_turn_and_only_by_whoever_is_named() -> None:
    table = sit("C1 C2 C4 | C3 C5 C6 | C3 C8 C9", draws="C6")
    assert refuse(table, CARLA, "C3") == "4.3"
    play(table, "P C1 >2")
    assert can(table, CARLA) == "- C3"
    assert refuse(table, CARLA, "C5") == "4.3"
    assert refuse(table, LUCA, "C3") == "4.3"
    assert refuse(table, LUCA, "C8") == "11.1"


@pytest.mark.rule("4.4")
def test_the_answer_comes_before_any_card_is_picked_or_chosen() -> None:
    table = sit("C1 C2 C4 | C4 C5 C6 | C3 C8 C9", draws="DET")
    play(table, "P DET >2")
    assert asked(table) == "Carla answer"
    assert told(table, Found) == []
    swap = sit("C1 C2 C4 | C4 C5 C6 | C3 C8 C9", draws="C5")
    play(swap, "P C5 >2")
    assert asked(swap) == "Carla answer"
    play(swap, "-")
    assert asked(swap) == "Vito swap"


@pytest.mark.rule("4.5")
@pytest.mark.parametrize("riposte", ["C3", "C9"])
def test_a_riposte_is_paid_for_with_a_card_from_the_pile(riposte: str) -> None:
    table = sit(f"C1 C2 C4 | {riposte} C5 C6 | C7 C8 C10", draws="C6 C11")
    play(table, f"P C2 >2 {riposte}")
    assert hand(table, CARLA) == "C5 C6 C11"
    empty = sit(f"C1 C2 C4 | {riposte} C5 C6 | C7 C8 C10", draws="C6", pile=1)
    play(empty, "P C2 >2")
    assert can(empty, CARLA) == "-"
    assert refuse(empty, CARLA, riposte) == "4.5"


@pytest.mark.rule("4.6")
@pytest.mark.parametrize("special", ["DET", "PAR"])
def test_a_special_card_that_names_somebody_can_be_answered(special: str) -> None:
    table = sit("C1 C2 C4 | C3 C5 C6 | C7 C8 C10", draws=f"{special} C11")
    play(table, f"P {special} >2 C3")
    assert told(table, Riposted) == [Riposted(seat=CARLA, card="C3", turned=False)]
    assert (cheese(table), gangsters(table)) == ([1, 1, 1], [6, 6, 6])


@pytest.mark.rule("4.6")
@pytest.mark.parametrize("card", NAMING_NOBODY)
def test_a_card_that_names_nobody_cannot_be_answered(card: str) -> None:
    table = sit("C1 C2 C4 | C3 C9 C9 | C3 C3 C9", draws=card)
    play(table, f"P {card}")
    assert refuse(table, VITO, ">2") == "4.6"
    play(table, "L" if card == "C7" else "+")
    assert look(table, None).question != "answer"


@pytest.mark.rule("4.7")
def test_a_riposte_cannot_be_answered() -> None:
    cancelled = sit("C2 C3 C9 | C3 C5 C6 | C7 C8 C10", draws="C6 C11")
    play(cancelled, "P C2 >2 C3")
    assert asked(cancelled) == "Carla turn"
    turned = sit("C2 C3 C9 | C9 C5 C6 | C7 C8 C10", draws="C6 C11")
    play(turned, "P C2 >2 C9")
    assert gangsters(turned) == [5, 6, 6]
    assert asked(turned) == "Carla turn"


@pytest.mark.rule("4.8")
@pytest.mark.parametrize("riposte", ["C3", "C9"])
def test_a_riposte_played_on_ones_own_turn_does_nothing(riposte: str) -> None:
    table = sit("C1 C2 C4 | C4 C5 C6 | C7 C8 C10", draws=riposte)
    play(table, f"P {riposte}")
    assert asked(table) == "Carla turn"
    assert hand(table, VITO) == "C1 C2 C4"


@pytest.mark.rule("4.9")
def test_nobody_gives_up_more_than_they_have() -> None:
    table = sit("C1 C2 C4 | PAR C5 C6 | C7 C8 C10", draws="DET", picks="PAR", gangsters=[6, 1, 6])
    play(table, "P DET >2 -")
    assert gangsters(table) == [7, 0, 6]
    godfather = sit("C1 C2 C4 | DET C5 C6 | C7 C8 C10", draws="PAR", picks="DET", gangsters=[6, 1, 6], cheese=[1, 0, 1])
    play(godfather, "P PAR >2 -")
    assert (cheese(godfather), gangsters(godfather)) == ([1, 0, 1], [7, 0, 6])
    failure = sit("C1 C2 C4 | C1 C1 C1 | C7 C8 C10", turns=2, gangsters=[1, 6, 6])
    play(failure, "X")
    assert gangsters(failure) == [0, 6, 6]
