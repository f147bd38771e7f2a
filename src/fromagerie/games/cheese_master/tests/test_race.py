"""Section 4: throwing the dice, putting down plates, taking wheels."""

import pytest

from fromagerie.games.cheese_master.model import Penalised, PlatePut, Rolled, RoundEnded, WheelTaken
from fromagerie.games.cheese_master.tests.table import (
    ADRIEN,
    CHARLIE,
    EVERY_TABLE,
    JOHAN,
    MAEVA,
    PLAYERS,
    can_do,
    look,
    open_up,
    play_round,
    points,
    race,
    refuse,
    sit,
    throw,
    told,
)


@pytest.mark.rule("4.1")
def test_only_the_player_who_was_picked_throws() -> None:
    table = sit(3, roller=CHARLIE)
    assert refuse(table, ADRIEN, "R") == "4.1"
    assert refuse(table, MAEVA, "R") == "4.1"
    assert can_do(table, CHARLIE) == "R"


@pytest.mark.rule("4.1")
def test_only_the_player_who_was_named_throws_and_nobody_before() -> None:
    table = sit(3)
    play_round(table, "A2 AW C2 CW")
    assert refuse(table, ADRIEN, "R") == "4.1"
    assert refuse(table, MAEVA, "R") == "4.1"
    race(table, "MN2")
    assert refuse(table, MAEVA, "R") == "4.1"
    assert can_do(table, CHARLIE) == "R"


@pytest.mark.rule("4.1")
def test_the_dice_are_thrown_once_a_round() -> None:
    table = sit(3)
    throw(table)
    assert refuse(table, ADRIEN, "R") == "8.1"
    assert [event.roll for event in told(table, Rolled)] == [1]


@pytest.mark.rule("4.2")
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_everybody_in_the_game_may_act_at_once(players: int) -> None:
    table = sit(players)
    throw(table)
    assert table.state.to_act() == list(range(players))


@pytest.mark.rule("4.2")
def test_plates_and_wheels_come_in_any_order_of_players() -> None:
    table = sit(4)
    throw(table)
    race(table, "C1 A2 CW M3 J2 JW")
    assert table.state.to_act() == [ADRIEN, MAEVA]


@pytest.mark.rule("4.2")
def test_whoever_has_a_wheel_is_not_awaited() -> None:
    table = sit(4)
    throw(table)
    race(table, "M2 MW")
    assert table.state.to_act() == [ADRIEN, CHARLIE, JOHAN]


@pytest.mark.rule("4.3")
def test_a_plate_lies_face_up_for_all_to_see() -> None:
    table = sit(3)
    throw(table)
    race(table, "A2")
    for seat in (ADRIEN, CHARLIE, MAEVA, None):
        assert look(table, seat).plates == [2, None, None]
        assert PlatePut(seat=ADRIEN, answer=2, instead_of=None) in table.events(seat)


@pytest.mark.rule("4.4")
def test_a_plate_then_a_wheel() -> None:
    table = sit(3)
    throw(table)
    assert can_do(table, ADRIEN) == "0 1 2 3 4 5 6 7 W"
    race(table, "A2")
    assert look(table).wheels == 2
    race(table, "AW")
    assert told(table, WheelTaken) == [WheelTaken(seat=ADRIEN, place=1, left=1)]
    assert look(table).wheels == 1
    assert points(table) == [7, 7, 7]


@pytest.mark.rule("4.5")
def test_a_plate_may_be_changed_as_often_as_one_likes_until_it_is_covered() -> None:
    table = sit(2)
    throw(table)
    race(table, "A0 A5 A2 AW")
    assert [(event.answer, event.instead_of) for event in told(table, PlatePut)] == [(0, None), (5, 0), (2, 5)]
    assert told(table, RoundEnded)[0].right == [ADRIEN]


@pytest.mark.rule("4.5")
def test_the_same_plate_again_is_no_move() -> None:
    table = sit(2)
    throw(table)
    race(table, "A2")
    assert refuse(table, ADRIEN, "2") == "4.5"
    assert can_do(table, ADRIEN) == "0 1 3 4 5 6 7 W"
    race(table, "A3 A2")


@pytest.mark.rule("4.6")
def test_a_covered_plate_is_final() -> None:
    table = sit(3)
    throw(table)
    race(table, "A3 AW")
    assert refuse(table, ADRIEN, "2") == "4.6"
    assert refuse(table, ADRIEN, "W") == "4.6"
    assert can_do(table, ADRIEN) == ""


@pytest.mark.rule("4.7")
def test_a_wheel_before_a_plate_costs_a_point_and_goes_back() -> None:
    table = sit(3)
    throw(table)
    race(table, "CW")
    assert points(table) == [7, 6, 7]
    assert look(table).wheels == 2
    assert look(table).covered == []
    assert told(table, Penalised) == [Penalised(seat=CHARLIE, points=6)]


@pytest.mark.rule("4.7")
def test_after_the_penalty_one_may_still_answer_properly() -> None:
    table = sit(3)
    throw(table)
    race(table, "CW C2 CW A2 AW")
    assert told(table, RoundEnded)[0].right == [CHARLIE, ADRIEN]
    assert points(table) == [7, 6, 6]


@pytest.mark.rule("4.7")
def test_it_costs_a_point_every_time() -> None:
    table = sit(3)
    throw(table)
    race(table, "CW CW CW")
    assert points(table) == [7, 4, 7]


@pytest.mark.rule("4.8")
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_the_round_is_over_with_the_last_wheel(players: int) -> None:
    table = sit(players)
    throw(table)
    for name in PLAYERS[: players - 1]:
        assert not told(table, RoundEnded)
        race(table, f"{name[0]}2 {name[0]}W")
    assert told(table, RoundEnded)[0].without == players - 1


@pytest.mark.rule("4.8")
def test_nobody_adds_or_changes_anything_afterwards() -> None:
    table = sit(3)
    throw(table)
    race(table, "M1 A2 AW C2 CW")
    assert refuse(table, MAEVA, "2") == "4.8"
    assert refuse(table, MAEVA, "W") == "4.8"
    assert refuse(table, ADRIEN, "3") == "4.8"


@pytest.mark.rule("4.9")
def test_an_answer_to_an_earlier_roll_is_too_late() -> None:
    table = sit(3)
    play_round(table, "A2 AW C2 CW")
    throw(table)
    assert refuse(table, MAEVA, "2@1") == "4.9"
    assert refuse(table, MAEVA, "W@1") == "4.9"
    race(table, "M2 MW")


@pytest.mark.rule("4.2")
def test_there_is_nothing_to_answer_before_the_first_throw() -> None:
    table = sit(3)
    assert refuse(table, ADRIEN, "2@0") == "4.2"
    assert refuse(table, ADRIEN, "W@1") == "4.2"


@pytest.mark.rule("8.4")
def test_rolls_are_counted_round_by_eight() -> None:
    table = sit(2)
    for number in range(1, 20):
        throw(table)
        assert look(table).roll == number
        assert [action.roll for action in table.legal(ADRIEN)] == [number % 8] * 9  # type: ignore[attr-defined]
        for other in range(8):
            if other != number % 8:
                assert refuse(table, ADRIEN, f"2@{other}") == "4.9"
        open_up(table).points[CHARLIE] = 7
        race(table, "A2 AW")
