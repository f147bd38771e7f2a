"""What a seat knows of the other hands, and how it stops knowing."""

import pytest

from fromagerie.engine.dealer import SeededDealer
from fromagerie.games.cheese_mafia import GAME
from fromagerie.games.cheese_mafia.rules_cards import kinds_in, one_fewer_of_each, pack, put, size, take
from fromagerie.games.cheese_mafia.tests.invariants import check_position
from fromagerie.games.cheese_mafia.tests.table import CARLA, EVERY_TABLE, LUCA, TESS, VITO, knows, lay, look, play, sit

THREE = "C1 C2 C3 | C4 C5 C6 | C7 C8 C9"


@pytest.mark.rule("11.6")
def test_one_knows_the_card_one_passed() -> None:
    table = lay(THREE)
    play(table, "C3 C6 C9")
    assert knows(table, VITO, CARLA) == "C3"
    assert knows(table, CARLA, LUCA) == "C6"
    assert knows(table, LUCA, VITO) == "C9"
    for seat, other in ((VITO, LUCA), (CARLA, VITO), (LUCA, CARLA), (None, VITO), (None, CARLA)):
        assert knows(table, seat, other) == ""


@pytest.mark.rule("11.6")
def test_one_sees_which_of_ones_cards_the_others_know() -> None:
    table = lay(THREE)
    play(table, "C3 C6 C9")
    assert look(table, CARLA).known_of_mine == [["C3"], [], []]
    assert look(table, None).known_of_mine == [[], [], []]


@pytest.mark.rule("11.6")
def test_one_knows_a_card_one_gave() -> None:
    table = sit("C2 C10 C11 | C4 C5 C6 | C7 C8 C9 | C3 C3 C8", draws="C1 C2")
    assert (knows(table, TESS, VITO), knows(table, CARLA, LUCA)) == ("C2", "C7")
    play(table, "P C10 >3 - C11 C9")
    assert knows(table, VITO, LUCA) == "C11"
    # For Tess any card of Vito's may be the one that went; what Luca discarded everybody saw.
    assert (knows(table, TESS, VITO), knows(table, CARLA, LUCA)) == ("", "C7")


@pytest.mark.rule("11.6")
def test_both_know_what_was_swapped() -> None:
    table = sit("C5 C2 C11 | C4 C8 C6 | C7 C8 C9", draws="C1", picks="C8")
    play(table, "P C5 >2 - C11")
    assert knows(table, VITO, CARLA) == "C4 C11"
    assert knows(table, CARLA, VITO) == "C8"


@pytest.mark.rule("11.6")
def test_swapping_for_a_card_of_the_same_number_still_leaves_one_there() -> None:
    table = sit("C5 C2 C11 | C4 C11 C6 | C7 C8 C9", draws="C1", picks="C11")
    play(table, "P C5 >2 - C11")
    assert knows(table, VITO, CARLA) == "C4 C11"
    assert knows(table, CARLA, VITO) == "C11"


@pytest.mark.rule("11.6")
def test_one_knows_a_hand_one_looked_at() -> None:
    table = sit("C6 C2 C11 | C4 C8 C6 | C7 C8 C9", draws="C1")
    play(table, "P C6 >3 -")
    assert knows(table, VITO, LUCA) == "C7 C8 C9"
    assert knows(table, CARLA, LUCA) == "C7"


@pytest.mark.rule("11.6")
def test_all_know_a_card_that_was_shown_and_no_more_of_it_than_was_shown() -> None:
    table = sit("GUE C2 C11 | C8 C8 C6 | C7 C8 C9", draws="C1")
    play(table, "P GUE + C11 C8 C9")
    for seat in (VITO, LUCA, None):
        assert knows(table, seat, CARLA) == "C8"
    # Vito had passed her an 8: the one she shows may be that very card.
    assert look(table, CARLA).known_of_mine == [["C8"], [], ["C8"]]


@pytest.mark.rule("11.7")
def test_a_card_like_it_that_is_played_ends_the_knowledge() -> None:
    table = sit("C1 C2 C11 | C4 C8 C6 | C7 C8 C9", draws="C10 C4")
    play(table, "P C10 -")
    assert knows(table, VITO, CARLA) == "C4"
    # Carla drew another 4 and plays one: which of them, nobody but her can tell.
    play(table, "P C4 -")
    assert knows(table, VITO, CARLA) == ""


@pytest.mark.rule("11.7")
def test_another_card_that_is_played_leaves_it_as_it_is() -> None:
    table = sit("C1 C2 C11 | C4 C8 C6 | C7 C8 C9", draws="C10 C11")
    play(table, "P C10 - P C8 -")
    assert knows(table, VITO, CARLA) == "C4"


@pytest.mark.rule("11.7")
def test_a_card_that_comes_back_to_one_is_no_longer_there() -> None:
    table = sit("C7 C2 C11 | C4 C8 C6 | C7 C8 C9", draws="C10")
    play(table, "P C7 R C11 C4 C9")
    assert knows(table, VITO, CARLA) == ""
    assert knows(table, VITO, LUCA) == "C11"


@pytest.mark.rule("11.7")
def test_when_a_card_leaves_unseen_any_known_one_may_be_gone() -> None:
    table = sit("C6 C2 C11 | C4 C8 C6 | C7 C8 C9 | C1 C1 C1", draws="C10 C7")
    play(table, "P C6 >3 -")
    assert knows(table, VITO, LUCA) == "C7 C8 C9"
    play(table, "P C7 L C2 C4 C9 C1")
    assert knows(table, VITO, LUCA) == ""
    assert knows(table, CARLA, LUCA) == "C4"


@pytest.mark.rule("11.7")
def test_of_two_cards_alike_one_stays_known_when_one_may_be_gone() -> None:
    table = sit("C6 C2 C11 | C4 C8 C6 | C9 C9 C3 | C1 C1 C1", draws="C10 C7")
    play(table, "P C6 >3 - P C7 L C2 C4 C3 C1")
    assert knows(table, VITO, LUCA) == "C9"


@pytest.mark.rule("11.7")
def test_a_swap_between_two_leaves_a_third_in_the_dark_about_both() -> None:
    table = sit("C5 C2 C11 | C4 C8 C6 | C7 C8 C9 | C1 C1 C1", draws="C10", picks="C7")
    assert (knows(table, TESS, VITO), knows(table, CARLA, LUCA)) == ("C5", "C7")
    play(table, "P C5 >3 - C2")
    assert (knows(table, TESS, VITO), knows(table, CARLA, LUCA)) == ("", "")
    # ... and everybody can tell that they are.
    assert look(table, None).may_know[TESS] == [0, 0, 0, 0]
    assert look(table, None).may_know[CARLA] == [0, 0, 0, 0]
    assert look(table, None).may_know[VITO] == [0, 1, 1, 0]


@pytest.mark.rule("11.7")
def test_a_new_round_wipes_the_slate() -> None:
    table = sit(THREE, turns=2)
    play(table, "X")
    for seat in (VITO, CARLA, LUCA, None):
        assert look(table, seat).known == [[], [], []]


@pytest.mark.parametrize("players", EVERY_TABLE)
def test_what_is_known_is_true_at_every_step_of_many_games(players: int) -> None:
    for seed in range(12):
        dealer = SeededDealer(seed)
        state = GAME.deal(players, GAME.options(), dealer)
        while (seat := state.next_seat()) >= 0:
            check_position(state)
            state.apply(seat, state.random_action(seat, dealer), dealer)
        check_position(state)


# A few cards as a number


def test_cards_are_put_and_taken_in_order() -> None:
    cards = pack([7, 0, 61, 7])
    assert kinds_in(cards) == [0, 7, 7, 61]
    assert kinds_in(put(cards, 3)) == [0, 3, 7, 7, 61]
    assert kinds_in(take(cards, 7)) == [0, 7, 61]
    assert take(cards, 5) == cards
    assert size(pack([1] * 9)) == 9


@pytest.mark.parametrize(
    ("cards", "left"), [([], []), ([4], []), ([4, 4], [4]), ([1, 4, 4, 4, 9], [4, 4]), ([1, 1, 9, 9], [1, 9])]
)
def test_one_fewer_of_each(cards: list[int], left: list[int]) -> None:
    assert kinds_in(one_fewer_of_each(pack(cards))) == left
