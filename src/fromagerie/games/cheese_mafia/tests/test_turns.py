"""A turn: plot or expose."""

import pytest

from fromagerie.games.cheese_mafia import GAME
from fromagerie.games.cheese_mafia.board import DISCARD_SHOWN
from fromagerie.games.cheese_mafia.model import Declined, Plotted
from fromagerie.games.cheese_mafia.tests.table import (
    CARLA,
    LUCA,
    TESS,
    VITO,
    asked,
    can,
    cheese,
    gangsters,
    hand,
    look,
    open_up,
    play,
    refuse,
    sit,
    told,
)

THREE = "C1 C2 C3 | C4 C5 C6 | C7 C8 C9"


@pytest.mark.rule("3.1")
def test_turns_go_round_clockwise() -> None:
    table = sit(f"{THREE} | C10 C10 C10", draws="C11 C11 C11 C11")
    for boss in ("Vito", "Carla", "Luca", "Tess", "Vito"):
        assert asked(table) == f"{boss} turn"
        play(table, "P")
        play(table, can(table, table.state.to_act()[0]).split()[-1])
        if look(table, None).question == "use":
            play(table, "-")


@pytest.mark.rule("3.1")
def test_on_ones_turn_one_must_plot_or_expose_and_nothing_else() -> None:
    table = sit(THREE, turns=2)
    assert can(table, VITO) == "P X"
    for move in ("C1", "+", "-", ">2"):
        assert refuse(table, VITO, move) == "3.1"
    play(table, "P")
    assert refuse(table, VITO, "X") == "3.1"
    assert refuse(table, VITO, "P") == "3.1"


@pytest.mark.rule("3.2")
def test_to_plot_is_to_draw_and_then_to_play_one_of_four() -> None:
    table = sit(THREE, draws="C11")
    play(table, "P")
    assert told(table, Plotted) == [Plotted(seat=VITO)]
    assert hand(table, VITO) == "C1 C2 C3 C11"
    assert can(table, VITO) == "C1 C2 C3 C11"
    play(table, "C11")
    assert hand(table, VITO) == "C1 C2 C3"
    assert look(table, None).discard == ["C11"]


@pytest.mark.rule("3.3")
@pytest.mark.parametrize("card", ["C1", "C2", "C4", "C5", "C6", "C7", "C8", "C10", "C11", "GUE", "DET", "PAR", "BAN"])
def test_every_effect_may_be_left(card: str) -> None:
    table = sit("C3 C3 C9 | C4 C5 C6 | C7 C8 C9", draws=card)
    play(table, f"P {card} -")
    assert told(table, Declined) == [Declined(seat=VITO)]
    assert asked(table) == "Carla turn"
    assert (cheese(table), gangsters(table)) == ([1, 1, 1], [6, 6, 6])
    assert look(table, None).clockwise


@pytest.mark.rule("3.4")
@pytest.mark.parametrize(
    "turn",
    [
        "C1 >2 -",
        "C2 >3 -",
        "C3",
        "C4 +",
        "C5 >2 - C1",
        "C6 >2 -",
        "C7 L C1 C4 C7",
        "C8 + C1 C1",
        "C9",
        "C10 >2 - C1 C4",
        "C11 +",
        "AVO",
        "GUE + C1 C4 C7",
        "DET >3 -",
        "FEM",
        "PAR >2 -",
        "BAN + - -",
        "RIP",
    ],
)
def test_after_any_turn_everybody_holds_three_cards(turn: str) -> None:
    table = sit("C1 C1 C2 | C4 C5 C6 | C7 C8 C10", draws=turn.split()[0])
    play(table, f"P {turn}")
    assert look(table, None).question == "turn"
    assert look(table, None).hand_sizes == [3, 3, 3]
    assert [len(look(table, seat).hand) for seat in range(3)] == [3, 3, 3]


@pytest.mark.rule("3.5")
def test_exposing_begins_with_ones_own_second_turn() -> None:
    table = sit(THREE, draws="C11 C11 C11")
    assert can(table, VITO) == "P"
    assert refuse(table, VITO, "X") == "3.5"
    play(table, "P C11 - P C11 - P C11 -")
    assert can(table, VITO) == "P X"


@pytest.mark.rule("3.5")
def test_an_extra_turn_inside_the_first_does_not_unlock_it() -> None:
    table = sit(THREE, draws="C4 C11")
    play(table, "P C4 +")
    assert asked(table) == "Vito turn"
    assert can(table, VITO) == "P"
    assert refuse(table, VITO, "X") == "3.5"


@pytest.mark.rule("3.5")
def test_an_extra_turn_inside_the_second_may_be_used_to_expose() -> None:
    table = sit(THREE, draws="C4", turns=2)
    play(table, "P C4 +")
    assert can(table, VITO) == "P X"


@pytest.mark.rule("3.6")
def test_only_ones_own_turns_count_when_play_is_reversed() -> None:
    table = sit(f"{THREE} | C10 C10 C10", draws="C6 C11 C6")
    play(table, "P C6 - P C11 +")
    assert asked(table) == "Vito turn"
    assert look(table, None).turns == [2, 1, 0, 0]
    assert can(table, VITO) == "P X"
    play(table, "P C6 -")
    assert asked(table) == "Tess turn"
    assert can(table, TESS) == "P"


@pytest.mark.rule("3.7")
def test_one_may_expose_with_an_empty_pile() -> None:
    table = sit(THREE, turns=2, pile=0)
    assert can(table, VITO) == "P X"
    play(table, "X")
    assert cheese(table) == [4, 1, 1]
    assert look(table, None).round == 2


@pytest.mark.rule("3.8")
def test_the_discard_pile_is_open_and_in_order() -> None:
    table = sit(THREE, draws="C11 C6 C11")
    play(table, "P C11 - P C6 - P C11 -")
    for seat in (VITO, CARLA, LUCA, None):
        assert look(table, seat).discard == ["C11", "C6", "C11"]


@pytest.mark.rule("3.9")
def test_what_is_discarded_has_no_effect() -> None:
    table = sit(THREE, draws="C8 C1+C4")
    play(table, "P C8 + C4 C1")
    assert asked(table) == "Carla turn"
    assert open_up(table).extra == 0
    given = sit("C10 C2 C3 | C4 C5 C6 | C7 C8 C9", draws="C6 C11")
    play(given, "P C10 >2 - C2 C4")
    assert asked(given) == "Carla turn"
    assert look(given, None).discard == ["C10", "C4"]


@pytest.mark.rule("3.8")
def test_the_whole_discard_pile_is_looked_through_in_the_terminal() -> None:
    table = sit("C1 C2 C3 | C4 C5 C6 | C7 C8 C9", draws="C11", pile=20)
    for language in ("en", "fr"):
        shown = GAME.look_through(look(table, CARLA), GAME.words(language)).splitlines()
        newest = look(table, CARLA).discard[::-1]
        assert len(newest) > DISCARD_SHOWN, "more than the board shows"
        assert [line.split()[0] for line in shown[1:]] == newest
        assert str(len(newest)) in shown[0]
    play(table, "P C3")
    assert GAME.look_through(look(table, None), GAME.words("fr")).splitlines()[1].split()[0] == "C3"
