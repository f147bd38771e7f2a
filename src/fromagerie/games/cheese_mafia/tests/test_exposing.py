"""Exposing, and the police raid."""

import pytest

from fromagerie.games.cheese_mafia.model import Charmed, Exposed, GameWon, Revealed, RoundScored
from fromagerie.games.cheese_mafia.tests.table import (
    CARLA,
    VITO,
    asked,
    can,
    cheese,
    gangsters,
    hand,
    look,
    play,
    sit,
    told,
)


@pytest.mark.rule("7.1")
def test_all_hands_are_shown_and_added_up() -> None:
    table = sit("C1 C2 C3 | C4 DET GUE | TON BAN RIP | PAR FEM C11", turns=2)
    play(table, "X")
    assert told(table, Exposed) == [Exposed(seat=VITO)]
    assert told(table, Revealed) == [
        Revealed(
            hands=[["C1", "C2", "C3"], ["C4", "GUE", "DET"], ["BAN", "RIP", "TON"], ["C11", "FEM", "PAR"]],
            totals=[6, 16, 28, 25],
        )
    ]


@pytest.mark.rule("7.2")
@pytest.mark.parametrize(
    ("carla", "luca", "outcome"),
    [
        ("C1 C2 C4", "C7 C8 C9", "success"),
        ("C1 C2 C3", "C7 C8 C9", "failure"),
        ("C7 C8 C9", "C1 C1 C3", "failure"),
        ("C1 C2 C3", "C1 C2 C3", "failure"),
    ],
)
def test_only_a_total_below_every_other_succeeds(carla: str, luca: str, outcome: str) -> None:
    table = sit(f"C1 C2 C3 | {carla} | {luca}", turns=2)
    play(table, "X")
    assert told(table, RoundScored)[0].outcome == outcome


@pytest.mark.rule("7.3")
def test_a_success_earns_three_cheese_and_costs_the_others_one_or_two() -> None:
    table = sit("C1 C2 C3 | C1 C9 C10 | C1 C9 C11 | C11 C11 C11", turns=2)
    play(table, "X")
    assert told(table, Revealed)[0].totals == [6, 20, 21, 33]
    assert cheese(table) == [4, 1, 1, 1]
    assert gangsters(table) == [6, 5, 4, 4]


@pytest.mark.rule("7.4")
def test_a_failure_costs_two_and_earns_every_other_one_whatever_their_total() -> None:
    table = sit("C1 C2 C3 | C1 C1 C2 | C10 C9 C11 | C3 C4 C10", turns=2)
    play(table, "X")
    assert cheese(table) == [1, 2, 2, 2]
    assert gangsters(table) == [4, 6, 6, 6]


@pytest.mark.rule("7.5")
def test_the_order_of_payment() -> None:
    # The lawyer's hand is no heavy one any more: neither the femme fatale nor the losses know it as one.
    table = sit("C1 C2 C3 | AVO C10 C11 | FEM C8 C9 | RIP C11 C5", turns=2)
    play(table, "X")
    assert told(table, Revealed)[0].totals == [6, 0, 23, 25]
    assert told(table, Charmed)[0].cheese == 1
    scored = told(table, RoundScored)[0]
    assert scored.outcome == "failure"
    assert (scored.cheese_change, scored.gangsters_change) == ([0, 1, 1, 1], [-2, 0, 0, 0])
    assert cheese(table) == [1, 2, 3, 2]


@pytest.mark.rule("7.5")
def test_badges_come_before_everything_else() -> None:
    table = sit("C9 C9 DET | FEM C1 C1 | C11 C11 C10", turns=2)
    play(table, "X")
    assert told(table, Charmed) == []
    assert told(table, RoundScored) == []
    assert cheese(table) == [1, 1, 1]


@pytest.mark.rule("7.6")
@pytest.mark.parametrize("badges", ["C9 C9 C9", "C9 DET RIP", "C9 C9 DET", "C9 C9 RIP"])
def test_three_badges_win_whatever_the_totals_and_tokens(badges: str) -> None:
    table = sit(f"{badges} | C1 C1 C1 | C2 C2 C2", turns=2, cheese=[0, 9, 1], gangsters=[0, 6, 6])
    play(table, "X")
    assert table.over
    assert table.state.winners() == [VITO]
    assert told(table, GameWon) == [GameWon(seats=[VITO], by="badges", cheese=[0, 9, 1], gangsters=[0, 6, 6])]


@pytest.mark.rule("7.7")
def test_three_badges_win_nothing_when_somebody_else_exposes() -> None:
    other = sit("C1 C1 C1 | C9 C9 C9 | C2 C2 C2", turns=2)
    play(other, "X")
    assert not other.over
    assert gangsters(other) == [6, 4, 5]


@pytest.mark.rule("7.7")
@pytest.mark.parametrize("hands", ["C9 C9 C9 | C1 C1 C1 | C2 C2 C2", "C1 C1 C1 | C2 C2 C2 | C9 C9 C9"])
def test_three_badges_win_nothing_in_a_raid(hands: str) -> None:
    raid = sit(hands, pile=0)
    play(raid, "P")
    assert not raid.over
    assert told(raid, RoundScored)[0].outcome == "raid"


# The police


@pytest.mark.rule("8.1")
def test_plotting_with_an_empty_pile_brings_the_police() -> None:
    table = sit("C1 C2 C3 | C4 C5 C6 | C7 C8 C9", pile=0)
    assert can(table, VITO) == "P"
    play(table, "P")
    assert told(table, Exposed) == [Exposed(seat=VITO, raid=True, cancelled=None)]
    assert told(table, Revealed)[0].hands[VITO] == ["C1", "C2", "C3"]
    assert look(table, None).round == 2


@pytest.mark.rule("8.1")
@pytest.mark.parametrize("left", [0, 1])
def test_an_affineur_with_fewer_than_two_cards_is_cancelled(left: int) -> None:
    table = sit("C8 C2 C3 | C4 C5 C6 | C7 C8 C9", draws="C1", pile=1 + left)
    play(table, "P C8 +")
    assert told(table, Exposed) == [Exposed(seat=VITO, raid=True, cancelled="C8")]
    assert told(table, Revealed)[0].hands[VITO] == ["C1", "C2", "C3"]


@pytest.mark.rule("8.1")
def test_an_affineur_with_just_two_cards_is_not() -> None:
    table = sit("C8 C2 C3 | C4 C5 C6 | C7 C8 C9", draws="C1 C10+C11", pile=3)
    play(table, "P C8 +")
    assert hand(table, VITO) == "C1 C2 C3 C10 C11"


@pytest.mark.rule("8.2")
def test_a_delivery_man_with_an_empty_pile_is_cancelled_before_anything_is_given_or_asked() -> None:
    table = sit("C10 C2 C3 | C3 C5 C6 | C7 C8 C9", draws="C1", pile=1)
    play(table, "P C10 >2")
    assert told(table, Exposed) == [Exposed(seat=VITO, raid=True, cancelled="C10")]
    assert told(table, Revealed)[0].hands == [["C1", "C2", "C3"], ["C3", "C5", "C6"], ["C7", "C8", "C9"]]


@pytest.mark.rule("8.2")
def test_an_effect_that_needs_no_card_does_not_mind_an_empty_pile() -> None:
    table = sit("C5 C2 C3 | C3 C5 C6 | C7 C8 C9", draws="C1", picks="C3", pile=1)
    play(table, "P C5 >2 - C3")
    assert asked(table) == "Carla turn"


@pytest.mark.rule("8.2")
def test_leaving_the_effect_keeps_the_police_away() -> None:
    table = sit("C8 C2 C3 | C4 C5 C6 | C7 C8 C9", draws="C1", pile=1)
    play(table, "P C8 -")
    assert asked(table) == "Carla turn"
    assert look(table, None).discard[-1] == "C8"


@pytest.mark.rule("8.3")
def test_in_a_raid_the_lowest_gain_and_the_others_lose() -> None:
    table = sit("C4 C5 C10 | C1 C1 C2 | C7 C8 C9 | C1 C1 C2", pile=0)
    play(table, "P")
    assert told(table, RoundScored)[0].outcome == "raid"
    assert told(table, RoundScored)[0].exposer is None
    assert cheese(table) == [1, 4, 1, 4]
    assert gangsters(table) == [5, 6, 4, 6]


@pytest.mark.rule("8.4")
def test_in_a_raid_the_femme_fatale_works_and_the_bent_cops_do_not() -> None:
    table = sit("C1 C2 C3 | FEM C5 C6 | RIP C8 C9", pile=0)
    play(table, "P")
    assert told(table, Charmed) == [Charmed(seat=CARLA, card="FEM", cheese=1)]
    assert cheese(table) == [4, 2, 1]
    assert gangsters(table) == [6, 5, 4]


@pytest.mark.rule("8.5")
def test_a_double_agent_who_takes_the_last_card_from_a_delivery_man() -> None:
    table = sit("C10 C2 C3 | C9 C5 C6 | C7 C8 C9", draws="C1 C4", pile=2)
    play(table, "P C10 >2")
    assert can(table, CARLA) == "- C9"
    play(table, "C9")
    assert told(table, Exposed) == [Exposed(seat=CARLA, raid=True, cancelled="C10")]
    assert told(table, Revealed)[0].hands == [["C1", "C2", "C3"], ["C4", "C5", "C6"], ["C7", "C8", "C9"]]


def test_a_bodyguard_who_takes_the_last_card_from_a_delivery_man_just_cancels() -> None:
    table = sit("C10 C2 C3 | C3 C5 C6 | C7 C8 C9", draws="C1 C4", pile=2)
    play(table, "P C10 >2 C3")
    assert asked(table) == "Carla turn"
    assert hand(table, CARLA) == "C4 C5 C6"
