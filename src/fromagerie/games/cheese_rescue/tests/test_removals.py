"""Dogs, cats and mice: section 5 of the rules, in drawings. A3 is Anne's cheese of 3, * the start card, . is empty."""

import pytest

from fromagerie.games.cheese_rescue import GAME
from fromagerie.games.cheese_rescue.model import Dealt, Lying, PickedUp, Removed
from fromagerie.games.cheese_rescue.tests.table import (
    ANNE,
    BOB,
    EVERY_TABLE,
    deal,
    look,
    open_up,
    play_on,
    play_square,
    refuse,
    tidy,
    told,
    what_is_left,
)


@pytest.mark.rule("5.1")
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_the_game_ends_with_the_last_cell_and_everybody_has_placed_twelve_cards(players: int) -> None:
    table = deal(players)
    play_on(table, 12 * players - 1)
    assert not table.over
    assert len(look(table, None).free) == 1
    play_on(table, 1)
    assert table.state.to_act() == []
    assert refuse(table, ANNE, "1e4") == "5.1"
    placed = [entry.seat for entry in table.standing[1:]]
    assert [placed.count(seat) for seat in range(players)] == [12] * players


@pytest.mark.rule("5.2")
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_three_cards_are_left_in_each_hand_unseen_and_unscored(players: int) -> None:
    table = deal(players)
    play_on(table)
    assert look(table, None).hand_sizes == [3] * players
    for seat in range(players):
        assert len(look(table, seat).hand) == 3
        heard = [event for event in table.events(seat) if isinstance(event, Dealt | PickedUp)]
        assert {event.seat for event in heard} == {seat}
    on_table = [sum(int(card.card) for card in look(table, None).board if card.seat == seat) for seat in range(players)]
    assert all(points <= most for points, most in zip(look(table, None).points, on_table, strict=True))


@pytest.mark.rule("5.3")
def test_first_go_the_cats_beside_dogs() -> None:
    table = play_square(
        """
        C  D  C
        C  *  C
        A1 B1 C
        """
    )
    assert what_is_left(table, waves=1) == tidy(
        """
        .  D  .
        C  *  C
        A1 B1 C
        """
    )


@pytest.mark.rule("5.4")
def test_second_go_the_mice_beside_cats_that_are_still_there() -> None:
    table = play_square(
        """
        D  C  M
        M  *  M
        C  M  A1
        """
    )
    # The cat beside the dog is gone before it catches the mouse in the corner.
    assert what_is_left(table, waves=2) == tidy(
        """
        D  .  M
        .  *  M
        C  .  A1
        """
    )


@pytest.mark.rule("5.5")
def test_third_goes_the_cheese_beside_mice_that_are_still_there() -> None:
    table = play_square(
        """
        A3 M  B3
        C  *  M
        B1 A2 B2
        """
    )
    # No mouse is beside the one cat. Both eat what is beside them, whoever owns it.
    assert what_is_left(table) == tidy(
        """
        .  M  .
        C  *  M
        B1 A2 .
        """
    )
    assert look(table, None).points == [2, 1]


@pytest.mark.rule("5.5")
def test_a_mouse_that_was_caught_eats_nothing() -> None:
    table = play_square(
        """
        A3 M  C
        B2 *  B1
        M  C  A1
        """
    )
    assert what_is_left(table) == tidy(
        """
        A3 .  C
        B2 *  B1
        .  C  A1
        """
    )


@pytest.mark.rule("5.6")
def test_cards_of_one_removal_go_at_the_same_moment_and_gaps_do_not_close() -> None:
    table = play_square(
        """
        D  C  C  A1
        M  M  C  B1
        A2 M  B2 A3
        D  C  M  B3
        """,
        players=2,
    )
    # The second cat of the top row is not beside a dog, only beside a cat that runs off: it stays.
    assert what_is_left(table, waves=1) == tidy(
        """
        D  .  C  A1
        M  M  C  B1
        A2 M  B2 A3
        D  .  M  B3
        """
    )
    # The mouse beside the cat goes; the mice beside that mouse stay, and so does every card where it was.
    assert what_is_left(table, waves=2) == tidy(
        """
        D  .  C  A1
        M  .  C  B1
        A2 M  B2 A3
        D  .  M  B3
        """
    )
    assert what_is_left(table) == tidy(
        """
        D  .  C  A1
        M  .  C  B1
        .  M  .  A3
        D  .  M  .
        """
    )


@pytest.mark.rule("5.7")
def test_dogs_stay_and_the_start_card_does_nothing() -> None:
    table = play_square(
        """
        D  D  D
        D  *  C
        A1 M  B1
        """
    )
    # The start card is beside a dog, a cat and a mouse, and none of them minds.
    assert what_is_left(table) == tidy(
        """
        D  D  D
        D  *  .
        .  M  .
        """
    )


@pytest.mark.rule("5.7")
def test_the_start_card_saves_no_cheese_across_it_and_hides_none() -> None:
    table = play_square(
        """
        B1 M  B2
        C  *  D
        A1 A2 A3
        """
    )
    # Mouse and cheese on either side of the start card are not beside each other.
    assert what_is_left(table) == tidy(
        """
        .  M  .
        C  *  D
        A1 A2 A3
        """
    )


@pytest.mark.rule("5.3", "5.4", "5.5")
def test_the_three_removals_are_told_one_after_the_other() -> None:
    table = play_square(
        """
        D  C  M
        M  *  A3
        C  B1 B2
        """
    )
    assert told(table, Removed) == [
        Removed(wave=1, cards=[Lying("c2", "C", None)]),
        Removed(wave=2, cards=[Lying("b3", "M", None)]),
        Removed(wave=3, cards=[Lying("d3", "3", ANNE)]),
    ]


@pytest.mark.rule("5.3", "5.4", "5.5")
def test_a_removal_that_takes_nothing_is_told_as_well() -> None:
    table = play_square(
        """
        A1 B1 A2
        B2 *  A3
        B1 A1 B3
        """
    )
    assert told(table, Removed) == [Removed(wave=wave, cards=[]) for wave in (1, 2, 3)]


@pytest.mark.rule("5.3", "5.4", "5.5")
def test_a_full_square_of_two_players() -> None:
    table = play_square(
        """
        A1 M  C  D  M
        C  B3 M  C  B1
        M  A2 *  M  A3
        D  C  B2 M  C
        M  B1 C  A1 D
        """,
        game=GAME,
    )
    assert what_is_left(table, waves=1) == tidy(
        """
        A1 M  .  D  M
        C  B3 M  .  B1
        M  A2 *  M  A3
        D  .  B2 M  .
        M  B1 C  A1 D
        """
    )
    assert what_is_left(table, waves=2) == tidy(
        """
        A1 M  .  D  M
        C  B3 M  .  B1
        .  A2 *  M  A3
        D  .  B2 M  .
        M  B1 C  A1 D
        """
    )
    assert what_is_left(table) == tidy(
        """
        .  M  .  D  M
        C  .  M  .  .
        .  A2 *  M  .
        D  .  .  M  .
        M  .  C  .  D
        """
    )
    assert look(table, None).points == [2, 0]
    assert open_up(table).winners() == [ANNE]
    assert BOB not in look(table, None).winners
