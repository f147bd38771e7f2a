"""The eight special cards."""

import pytest

from fromagerie.games.cheese_mafia.model import Charmed, Discarded, Found, Revealed, RoundScored, Searched, WarFought
from fromagerie.games.cheese_mafia.tests.table import (
    CARLA,
    LUCA,
    TESS,
    VITO,
    asked,
    can,
    cheese,
    design_game,
    gangsters,
    hand,
    hands,
    knows,
    look,
    play,
    printed_cards,
    refuse,
    sit,
    told,
)


@pytest.mark.rule("6.1")
@pytest.mark.parametrize(
    ("others", "total"),
    [("C10 C11", 0), ("C11 C11", 0), ("C10 C10", 20), ("C9 C11", 20), ("C6 TON", 0), ("C5 TON", 20), ("C1 C2", 3)],
)
def test_the_lawyer_makes_21_or_more_in_the_other_cards_count_nothing(others: str, total: int) -> None:
    table = sit(f"AVO {others} | C4 C8 C8 | C7 C8 C9", turns=2)
    play(table, "X")
    assert told(table, Revealed)[0].totals[VITO] == total


@pytest.mark.rule("6.1")
def test_the_lawyer_works_in_every_hand_and_in_a_raid() -> None:
    table = sit("C4 C8 C8 | AVO C10 C11 | C7 C8 C9", pile=0)
    play(table, "P")
    assert told(table, Revealed)[0].totals == [20, 0, 24]
    assert cheese(table) == [1, 4, 1]


@pytest.mark.rule("6.2")
def test_in_the_gang_war_the_highest_gain_and_the_lowest_lose() -> None:
    table = sit("GUE C2 C11 | C4 C8 C11 | C7 C8 C9 | C1 C1 C2", draws="C5")
    play(table, "P GUE +")
    assert asked(table) == "Vito Carla Luca Tess show"
    play(table, "C11 C11 C7")
    assert told(table, WarFought) == []
    play(table, "C1")
    assert told(table, WarFought) == [
        WarFought(cards=["C11", "C11", "C7", "C1"], strengths=[11, 11, 7, 1], highest=[VITO, CARLA], lowest=[TESS])
    ]
    assert cheese(table) == [2, 2, 1, 1]
    assert gangsters(table) == [6, 6, 6, 5]
    assert hands(table) == "C2 C5 C11 | C4 C8 C11 | C7 C8 C9 | C1 C1 C2"
    assert asked(table) == "Carla turn"


@pytest.mark.rule("6.2")
def test_all_who_tie_for_the_lowest_lose_in_the_gang_war() -> None:
    table = sit("GUE C2 C11 | C4 C8 C11 | C4 C8 C9 | C1 C4 C2", draws="C5")
    play(table, "P GUE + C11 C4 C4 C4")
    assert told(table, WarFought)[0].lowest == [CARLA, LUCA, TESS]
    assert (cheese(table), gangsters(table)) == ([2, 1, 1, 1], [6, 5, 5, 5])


@pytest.mark.rule("6.2")
def test_any_card_can_go_to_war_and_counts_its_value() -> None:
    table = sit("GUE C2 C11 | TON C8 C11 | AVO C8 C9", draws="C5")
    play(table, "P GUE + C11 TON AVO")
    assert told(table, WarFought)[0].strengths == [11, 15, 0]
    assert (cheese(table), gangsters(table)) == ([1, 2, 1], [6, 6, 5])


@pytest.mark.rule("6.3")
def test_if_all_are_equal_everybody_loses_and_nobody_gains() -> None:
    table = sit("GUE C5 C11 | C5 C8 C11 | C5 C8 C9", draws="C2")
    play(table, "P GUE + C5 C5 C5")
    assert told(table, WarFought)[0].highest == []
    assert (cheese(table), gangsters(table)) == ([1, 1, 1], [5, 5, 5])


@pytest.mark.rule("6.4")
def test_by_option_the_gang_war_counts_gangsters() -> None:
    table = sit("GUE C5 C11 | C5 C8 C11 | C5 C8 C9", draws="C2", gangsters=[6, 3, 4], war="gangsters")
    play(table, "P GUE +")
    assert told(table, WarFought) == [WarFought(cards=None, strengths=[6, 3, 4], highest=[VITO], lowest=[CARLA])]
    assert (cheese(table), gangsters(table)) == ([2, 1, 1], [6, 2, 4])
    equal = sit("GUE C5 C11 | C5 C8 C11 | C5 C8 C9", draws="C2", war="gangsters")
    play(equal, "P GUE +")
    assert (cheese(equal), gangsters(equal)) == ([1, 1, 1], [5, 5, 5])


@pytest.mark.rule("6.5")
@pytest.mark.parametrize(("pick", "stolen"), [("C4", 1), ("C11", 1), ("BAN", 2)])
def test_the_detective_steals_a_gangster_or_two_if_the_card_is_special(pick: str, stolen: int) -> None:
    table = sit("DET C5 C11 | C4 BAN C11 | C5 C8 C9", draws="C2", picks=pick)
    play(table, "P DET >2 -")
    assert told(table, Searched) == [Searched(seat=VITO, target=CARLA, special=stolen == 2)]
    assert gangsters(table) == [6 + stolen, 6 - stolen, 6]
    assert cheese(table) == [1, 1, 1]
    assert hand(table, CARLA) == "C4 C11 BAN"


@pytest.mark.rule("6.6")
@pytest.mark.parametrize(("pick", "stolen"), [("C4", 0), ("TON", 2)])
def test_the_godfather_steals_a_cheese_and_two_gangsters_if_the_card_is_special(pick: str, stolen: int) -> None:
    table = sit("PAR C5 C11 | C4 TON C11 | C5 C8 C9", draws="C2", picks=pick)
    play(table, "P PAR >2 -")
    assert cheese(table) == [2, 0, 1]
    assert gangsters(table) == [6 + stolen, 6 - stolen, 6]


@pytest.mark.rule("6.7")
@pytest.mark.parametrize(("pick", "kind"), [("TON", "special"), ("C11", "numbered")])
def test_the_card_that_is_found_is_seen_by_two_and_its_kind_told_to_all(pick: str, kind: str) -> None:
    table = sit("PAR C5 C11 | C4 TON C11 | C5 C8 C9", draws="C2", picks=pick)
    play(table, "P PAR >2 -")
    found = Found(seat=VITO, target=CARLA, card=pick)
    assert [found in table.events(seat) for seat in (VITO, CARLA, LUCA, None)] == [True, True, False, False]
    for seat in (VITO, CARLA, LUCA, None):
        assert Searched(seat=VITO, target=CARLA, special=kind == "special") in table.events(seat)
        assert look(table, seat).known_kinds == [[], [kind], []]
    assert knows(table, VITO, CARLA).split() == ["C4", pick]
    assert look(table, CARLA).known_of_mine[VITO] == ["C4", pick]
    assert (knows(table, LUCA, CARLA), knows(table, None, CARLA)) == ("", "")
    assert look(table, None).shown == [None, None, None]


@pytest.mark.rule("6.7")
def test_the_kind_is_known_until_such_a_card_is_laid_down_or_any_leaves_unseen() -> None:
    table = sit("DET C5 C11 | C4 BAN C11 | C5 C8 C9", draws="C2 C6", picks="BAN")
    play(table, "P DET >2 - P C6")
    assert look(table, LUCA).known_kinds == [[], ["special"], []]
    laid = sit("DET C5 C11 | C4 BAN C11 | C5 C8 C9", draws="C2 C6", picks="BAN")
    play(laid, "P DET >2 - P BAN")
    assert look(laid, LUCA).known_kinds == [[], [], []]
    passed = sit("DET C5 C11 | C4 BAN C11 | C5 C8 C9", draws="C2 C7", picks="BAN")
    play(passed, "P DET >2 - P C7 L C2 C4 C5")
    assert look(passed, LUCA).known_kinds == [[], [], []]
    again = sit("C1 C2 C3 | DET C4 C5 | C6 C8 C9", turns=2, picks="C6", draws="C7 C11")
    play(again, "P C7 - P DET >3 - X")
    assert look(again, VITO).known_kinds == [[], [], []]


@pytest.mark.rule("6.7")
def test_who_finds_a_card_it_knows_already_knows_no_more_and_the_table_cannot_tell() -> None:
    table = sit("DET C5 C11 | C4 C8 C11 | C5 C8 C9", draws="C2", picks="C4")
    play(table, "P DET >2 -")
    assert knows(table, VITO, CARLA) == "C4"
    assert look(table, None).may_know[VITO] == [0, 2, 0]


@pytest.mark.rule("6.8")
@pytest.mark.parametrize(
    ("others", "gain"),
    [("C1 C2 C3 | C4 C5 C6", 0), ("C1 C9 C11 | C4 C5 C6", 1), ("C1 C10 C11 | C7 C8 C6", 2)],
)
def test_the_femme_fatale_is_paid_for_heavy_hands_around_her(others: str, gain: int) -> None:
    table = sit(f"FEM C1 C1 | {others} | C2 C2 C2", pile=0)
    play(table, "P")
    assert sum(event.cheese for event in told(table, Charmed)) == gain
    assert cheese(table)[VITO] == 1 + gain


@pytest.mark.rule("6.8")
def test_the_femme_fatale_is_paid_two_at_most_and_not_for_her_own_hand() -> None:
    table = sit("FEM C10 C11 | C7 C8 C9 | C10 C8 C9 | C7 C8 C8 | C1 C1 C1", pile=0)
    play(table, "P")
    assert told(table, Charmed) == [Charmed(seat=VITO, card="FEM", cheese=2)]


@pytest.mark.rule("6.9")
def test_the_banker_gains_a_cheese_and_sells_gangsters() -> None:
    table = sit("BAN C5 C11 | C4 C6 C11 | C5 C8 C9", draws="C2")
    play(table, "P BAN +")
    assert cheese(table) == [2, 1, 1]
    assert asked(table) == "Carla pay"
    assert can(table, CARLA) == "+ -"
    play(table, "+")
    assert (cheese(table), gangsters(table)) == ([3, 0, 1], [6, 7, 6])
    assert asked(table) == "Luca pay"
    play(table, "-")
    assert (cheese(table), gangsters(table)) == ([3, 0, 1], [6, 7, 6])
    assert asked(table) == "Carla turn"


@pytest.mark.rule("6.9")
def test_the_banker_asks_nobody_who_cannot_pay_or_has_seven_gangsters() -> None:
    table = sit("BAN C5 C11 | C4 C6 C11 | C5 C8 C9", draws="C2", cheese=[1, 0, 3], gangsters=[6, 3, 7])
    play(table, "P BAN +")
    assert asked(table) == "Carla turn"


@pytest.mark.rule("6.10")
def test_the_banker_asks_clockwise_even_when_play_is_reversed() -> None:
    table = sit("C11 C5 C6 | C4 C6 C11 | C5 C8 C9 | C1 C2 C3", draws="C2 BAN")
    play(table, "P C11 + P BAN +")
    for boss in ("Vito", "Carla", "Luca"):
        assert asked(table) == f"{boss} pay"
        play(table, "-")
    assert asked(table) == "Luca turn"


@pytest.mark.rule("6.10")
def test_somebody_without_a_gangster_may_buy_one() -> None:
    table = sit("BAN C5 C11 | C4 C6 C11 | C5 C8 C9", draws="C2", gangsters=[6, 0, 6])
    play(table, "P BAN + +")
    assert gangsters(table) == [6, 1, 6]


@pytest.mark.rule("6.11")
def test_by_option_the_banker_sells_cheese_for_gangsters() -> None:
    table = sit(
        "BAN C5 C11 | C4 C6 C11 | C5 C8 C9 | C1 C1 C1",
        draws="C2",
        cheese=[1, 6, 7, 2],
        gangsters=[6, 6, 6, 0],
        banker="gangsters",
    )
    play(table, "P BAN +")
    assert cheese(table) == [2, 6, 7, 2]
    assert asked(table) == "Carla pay"
    play(table, "+")
    assert (cheese(table), gangsters(table)) == ([2, 7, 7, 2], [7, 5, 6, 0])
    assert asked(table) == "Carla turn"


@pytest.mark.rule("6.11")
def test_the_last_gangster_may_be_paid_and_makes_the_round_the_last() -> None:
    table = sit("BAN C5 C11 | C4 C6 C11 | C5 C8 C9", draws="C2", gangsters=[6, 1, 6], banker="gangsters")
    play(table, "P BAN +")
    assert (asked(table), can(table, CARLA)) == ("Carla pay", "+ -")
    play(table, "+")
    assert (cheese(table), gangsters(table)) == ([2, 2, 1], [7, 0, 6])
    assert look(table, None).last_round


@pytest.mark.rule("6.12")
def test_the_bent_cops_spare_their_holder_all_losses_when_somebody_exposes() -> None:
    other = sit("C1 C2 C3 | RIP C8 C6 | C7 C8 C10", turns=2)
    play(other, "X")
    assert gangsters(other) == [6, 6, 4]
    own = sit("RIP C2 C3 | C1 C1 C1 | C7 C8 C10", turns=2)
    play(own, "X")
    assert told(own, RoundScored)[0].outcome == "failure"
    assert gangsters(own) == [6, 6, 6]


@pytest.mark.rule("6.13")
def test_the_bent_cops_take_one_of_the_exposers_three() -> None:
    table = sit("C1 C2 C3 | RIP C8 C6 | C7 C8 C10", turns=2, cheese=[5, 1, 1])
    play(table, "X")
    assert told(table, RoundScored)[0].cheese_change == [2, 1, 0]
    assert cheese(table) == [7, 2, 1]
    # Seven is not eight: the game goes on.
    assert not look(table, None).last_round
    assert look(table, None).round == 2


@pytest.mark.rule("6.13")
def test_the_bent_cops_take_nothing_of_a_failure_or_of_ones_own_success() -> None:
    failure = sit("C1 C2 C3 | RIP C8 C6 | C1 C1 C1", turns=2)
    play(failure, "X")
    assert cheese(failure) == [1, 2, 2]
    own = sit("RIP C2 C3 | C4 C8 C6 | C7 C8 C10", turns=2)
    play(own, "X")
    assert cheese(own) == [4, 1, 1]


@pytest.mark.rule("6.14")
@pytest.mark.parametrize("card", ["AVO", "FEM", "RIP"])
def test_cards_that_work_in_the_hand_may_be_played_or_discarded_without_effect(card: str) -> None:
    table = sit("C1 C2 C3 | C4 C8 C6 | C7 C8 C10", draws=card)
    play(table, f"P {card}")
    assert asked(table) == "Carla turn"
    assert (cheese(table), gangsters(table)) == ([1, 1, 1], [6, 6, 6])
    discarded = sit("C8 C2 C3 | C4 C8 C6 | C7 C8 C10", draws=f"C11 C1+{card}")
    play(discarded, f"P C8 + {card} C11")
    assert told(discarded, Discarded)[0].card == card


@pytest.mark.rule("6.15")
def test_the_uncles_can_be_neither_played_nor_discarded() -> None:
    table = sit("TON C8 C3 | C4 C8 C6 | C7 C8 C10", draws="C10 C1+C2")
    play(table, "P")
    assert can(table, VITO) == "C3 C8 C10"
    assert refuse(table, VITO, "TON") == "6.15"
    play(table, "C8 +")
    assert can(table, VITO) == "C1 C2 C3 C10"
    assert refuse(table, VITO, "TON") == "6.15"
    given = sit("C10 C8 C3 | TON C8 C6 | C7 C8 C10", draws="C11 C1")
    play(given, "P C10 >2 - C11")
    assert can(given, CARLA) == "C6 C8 C11"
    assert refuse(given, CARLA, "TON") == "6.15"


@pytest.mark.rule("6.16")
def test_the_uncles_can_be_passed_given_swapped_and_picked() -> None:
    passed = sit("C7 TON C3 | C4 C8 C6 | C7 C8 C10", draws="C11")
    play(passed, "P C7 R TON C4 C7")
    assert hands(passed) == "C3 C4 C11 | C6 C7 C8 | C8 C10 TON"
    given = sit("C10 TON C3 | C4 C8 C6 | C7 C8 C10", draws="C11 C1")
    play(given, "P C10 >2 - TON C4")
    assert hand(given, CARLA) == "C6 C8 TON"
    swapped = sit("C5 TON C3 | C4 C8 C6 | C7 C8 C10", draws="C11", picks="C4")
    play(swapped, "P C5 >2 - TON")
    assert hand(swapped, CARLA) == "C6 C8 TON"
    picked = sit("C5 C1 C3 | C4 TON C6 | C7 C8 C10", draws="C11", picks="TON")
    play(picked, "P C5 >2 - C11")
    assert hand(picked, VITO) == "C1 C3 TON"
    opening = sit("TON C1 C3 | C4 C8 C6 | C7 C8 C10")
    assert hand(opening, VITO) == "C1 C3 TON"


@pytest.mark.parametrize("value", range(12, 22))
def test_the_value_of_the_uncles_is_a_matter_of_the_box(value: int) -> None:
    game = design_game(printed_cards(TON={"value": value}))
    table = sit("C1 C1 C1 | TON C2 C2 | C7 C8 C2", turns=2, game=game)
    play(table, "X")
    assert told(table, Revealed)[0].totals[CARLA] == value + 4
    assert gangsters(table)[CARLA] == (4 if value + 4 >= 21 else 5)
