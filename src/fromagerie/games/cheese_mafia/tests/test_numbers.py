"""The eleven numbers."""

import pytest

from fromagerie.games.cheese_mafia.model import Looked, Lost, Reversed, SawHand, Stole, TookExtraTurn
from fromagerie.games.cheese_mafia.tests.table import (
    CARLA,
    LUCA,
    VITO,
    asked,
    can,
    cheese,
    gangsters,
    hand,
    hands,
    lay_ready,
    look,
    open_up,
    play,
    refuse,
    sit,
    told,
    typed,
)


@pytest.mark.rule("5.1")
def test_1_steals_a_cheese_from_somebody_who_has_one() -> None:
    table = sit("C1 C2 C3 | C4 C5 C6 | C7 C8 C9", draws="C11", cheese=[1, 1, 0])
    play(table, "P C1")
    assert can(table, VITO) == ">2 -"
    assert refuse(table, VITO, ">3") == "5.1"
    play(table, ">2 -")
    assert told(table, Stole) == [Stole(seat=VITO, target=CARLA, cheese=1, gangsters=0)]
    assert cheese(table) == [2, 0, 0]


@pytest.mark.rule("5.2")
def test_2_costs_an_opponent_a_gangster() -> None:
    table = sit("C2 C2 C3 | C4 C5 C6 | C7 C8 C9", draws="C11", gangsters=[6, 6, 0])
    play(table, "P C2 >2 -")
    assert gangsters(table) == [6, 5, 0]
    assert told(table, Lost) == [Lost(seat=CARLA, cheese=0, gangsters=1)]


@pytest.mark.rule("5.2")
def test_2_may_name_somebody_without_a_gangster_and_takes_nothing() -> None:
    table = sit("C2 C2 C3 | C4 C5 C6 | C7 C8 C9", draws="C11", gangsters=[6, 6, 0])
    play(table, "P C2")
    assert can(table, VITO) == ">2 >3 -"
    play(table, ">3 -")
    assert gangsters(table) == [6, 6, 0]


@pytest.mark.rule("5.3")
@pytest.mark.parametrize("attack", ["C1", "C2", "C5", "C6", "C10", "DET", "PAR"])
def test_3_cancels_any_attack_and_draws_a_card(attack: str) -> None:
    table = sit("C4 C4 C7 | C3 C5 C6 | C7 C8 C9", draws=f"{attack} C11")
    play(table, f"P {attack} >2 C3")
    assert (cheese(table), gangsters(table)) == ([1, 1, 1], [6, 6, 6])
    assert hands(table) == "C4 C4 C7 | C5 C6 C11 | C7 C8 C9"
    assert look(table, None).discard == [attack, "C3"]
    assert told(table, Looked) == []
    assert asked(table) == "Carla turn"


@pytest.mark.rule("5.4")
def test_4_gives_another_turn_right_away() -> None:
    table = sit("C4 C2 C3 | C4 C5 C6 | C7 C8 C9", draws="C11 C8")
    play(table, "P C4 +")
    assert told(table, TookExtraTurn) == [TookExtraTurn(seat=VITO)]
    assert asked(table) == "Vito turn"
    play(table, "P C8 -")
    assert asked(table) == "Carla turn"


@pytest.mark.rule("5.5")
def test_drivers_can_be_chained() -> None:
    table = sit("C4 C4 C4 | C1 C5 C6 | C7 C8 C9", draws="C4 C11 C11 C11 C11")
    for _ in range(4):
        play(table, "P C4 +")
        assert asked(table) == "Vito turn"
    play(table, "P C11 -")
    assert asked(table) == "Carla turn"
    assert look(table, None).turns == [1, 1, 0]


@pytest.mark.rule("5.6")
def test_5_swaps_a_chosen_card_for_one_picked_unseen() -> None:
    table = sit("C5 C2 C10 | C4 C8 C6 | C7 C8 C9", draws="C11", picks="C4")
    play(table, "P C5 >2 -")
    assert asked(table) == "Vito swap"
    assert can(table, VITO) == "C2 C10 C11"
    play(table, "C11")
    assert hands(table) == "C2 C4 C10 | C6 C8 C11 | C7 C8 C9"


@pytest.mark.rule("5.7")
def test_6_shows_a_hand_to_the_one_who_played_it_and_nobody_else() -> None:
    table = sit("C6 C2 C10 | C4 C8 C6 | C7 C8 C9", draws="C11")
    play(table, "P C6 >2 -")
    assert look(table, VITO).known[CARLA] == ["C4", "C6", "C8"]
    assert [e.hand for e in table.events(VITO) if isinstance(e, SawHand)] == [["C4", "C6", "C8"]]
    for seat in (CARLA, LUCA, None):
        assert not [event for event in table.events(seat) if isinstance(event, SawHand)]
    assert look(table, LUCA).known[CARLA] == []


@pytest.mark.rule("5.8")
@pytest.mark.parametrize(
    ("way", "after"),
    [("L", "C2 C9 C10 | C4 C6 C11 | C7 C8 C8"), ("R", "C2 C8 C10 | C4 C6 C9 | C7 C8 C11")],
)
def test_7_lets_everybody_pass_a_card_at_once(way: str, after: str) -> None:
    table = sit("C7 C2 C10 | C4 C8 C6 | C7 C8 C9", draws="C11")
    play(table, "P C7")
    assert can(table, VITO) == "- L R"
    assert refuse(table, VITO, "+") == "11.3"
    play(table, way)
    assert asked(table) == "Vito Carla Luca pass-round"
    table.act(LUCA, typed(table, "C9"))
    assert look(table, VITO).known == [[], ["C4"], []]
    play(table, "C11 C8")
    assert hands(table) == after
    assert asked(table) == "Carla turn"


@pytest.mark.rule("5.9")
def test_8_draws_two_and_discards_two() -> None:
    table = sit("C8 C2 C10 | C4 C8 C6 | C7 C8 C9", draws="C11 C1+C9")
    play(table, "P C8 +")
    assert hand(table, VITO) == "C1 C2 C9 C10 C11"
    assert asked(table) == "Vito discard"
    play(table, "C11")
    assert asked(table) == "Vito discard"
    play(table, "C10")
    assert hand(table, VITO) == "C1 C2 C9"
    assert look(table, None).discard == ["C8", "C11", "C10"]
    assert asked(table) == "Carla turn"


@pytest.mark.rule("5.10")
def test_9_draws_a_card_and_turns_the_effect_on_the_attacker() -> None:
    theft = sit("C1 C2 C10 | C9 C8 C6 | C7 C8 C9", draws="C11 C4")
    play(theft, "P C1 >2 C9")
    assert cheese(theft) == [0, 2, 1]
    assert hands(theft) == "C2 C10 C11 | C4 C6 C8 | C7 C8 C9"
    look_back = sit("C6 C2 C10 | C9 C8 C6 | C7 C8 C9", draws="C11 C4")
    play(look_back, "P C6 >2 C9")
    assert look(look_back, CARLA).known[VITO] == ["C2", "C10", "C11"]
    assert look(look_back, VITO).known[CARLA] == []
    search = sit("DET C2 C10 | C9 C8 C6 | C7 C8 C9", draws="C11 C4", picks="C2")
    play(search, "P DET >2 C9")
    assert gangsters(search) == [5, 7, 6]


@pytest.mark.rule("5.10", "5.11")
def test_9_against_5_lets_the_riposter_swap() -> None:
    table = sit("C5 C2 C10 | C9 C8 C6 | C7 C8 C9", draws="C11 C4", picks="C2")
    play(table, "P C5 >2 C9")
    assert asked(table) == "Carla swap"
    assert can(table, CARLA) == "C4 C6 C8"
    play(table, "C8")
    assert hands(table) == "C8 C10 C11 | C2 C4 C6 | C7 C8 C9"
    assert asked(table) == "Carla turn"


@pytest.mark.rule("5.11")
def test_9_against_10_lets_the_riposter_give_and_draw() -> None:
    table = sit("C10 C2 C3 | C9 C8 C6 | C7 C8 C9", draws="C11 C4 C1")
    play(table, "P C10 >2 C9")
    assert asked(table) == "Carla give"
    play(table, "C8")
    assert asked(table) == "Vito thin"
    play(table, "C11")
    assert hands(table) == "C2 C3 C8 | C1 C4 C6 | C7 C8 C9"
    assert asked(table) == "Carla turn"


@pytest.mark.rule("5.11")
def test_an_effect_turned_on_somebody_with_nothing_takes_nothing() -> None:
    table = sit("C1 C2 C10 | C9 C8 C6 | C7 C8 C9", draws="C11 C4", cheese=[0, 1, 1])
    play(table, "P C1 >2")
    assert can(table, CARLA) == "- C9"
    play(table, "C9")
    assert cheese(table) == [0, 1, 1]
    assert asked(table) == "Carla turn"


@pytest.mark.rule("5.12")
def test_10_gives_a_card_away_for_another() -> None:
    table = sit("C10 C2 C3 | C4 C8 C6 | C7 C8 C9", draws="C11 C1")
    play(table, "P C10 >2 -")
    assert asked(table) == "Vito give"
    play(table, "C11")
    assert asked(table) == "Carla thin"
    assert look(table, None).hand_sizes == [2, 4, 3]
    assert can(table, CARLA) == "C4 C6 C8 C11"
    play(table, "C4")
    assert hands(table) == "C1 C2 C3 | C6 C8 C11 | C7 C8 C9"
    assert look(table, None).discard == ["C10", "C4"]


@pytest.mark.rule("5.13")
def test_11_turns_play_round_until_the_round_is_over() -> None:
    table = sit("C11 C2 C3 | C4 C8 C6 | C7 C8 C9 | C1 C1 C1", draws="C10 C10 C11", turns=2)
    play(table, "P C11 +")
    assert told(table, Reversed) == [Reversed(clockwise=False)]
    assert asked(table) == "Tess turn"
    play(table, "P C10 -")
    assert asked(table) == "Luca turn"
    play(table, "P C11 +")
    assert look(table, None).clockwise
    assert asked(table) == "Tess turn"
    open_up(table).direction = -1
    lay_ready(table, deal="C1 C2 C3 | C4 C5 C6 | C7 C8 C9 | C10 C10 C10")
    play(table, "X C1 C4 C7 C10")
    assert look(table, None).clockwise
    assert asked(table) == "Carla turn"
