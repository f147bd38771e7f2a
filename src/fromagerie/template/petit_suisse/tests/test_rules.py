"""The rules of Petit Suisse by example: every clause of RULES.md is named by a test that proves it."""

import pytest

from fromagerie.engine.box import BadBox
from fromagerie.engine.chance import StackedDealer
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.model import heard_by
from fromagerie.engine.table import IllegalAction, Table, open_table
from fromagerie.games.petit_suisse import GAME
from fromagerie.games.petit_suisse.box import PetitSuisseBox, check_box
from fromagerie.games.petit_suisse.model import Dealt, GameWon, Play, Played, TookPoint
from fromagerie.games.petit_suisse.view import PetitSuisseView

ANNE, BOB, CLEO = range(3)
NAMES = ("Anne", "Bob", "Cleo", "Dan")


def deal(*hands: tuple[int, ...]) -> Table:
    """A table where everybody holds these cards."""
    stack = [card - 1 for hand in hands for card in hand]
    return open_table(GAME, NAMES[: len(hands)], GAME.options(), StackedDealer([("cards", stack)]))


def look(table: Table, seat: int | None) -> PetitSuisseView:
    seen = table.view(seat)
    assert isinstance(seen, PetitSuisseView)
    return seen


def play(table: Table, *cards: int) -> None:
    for card in cards:
        table.act(table.state.to_act()[0], Play(card))


def refused(table: Table, seat: int, card: int) -> str:
    """The clause that forbids it."""
    with pytest.raises(IllegalAction):
        table.act(seat, Play(card))
    refusal = table.why(seat, Play(card), "en")
    return refusal.clause if refusal else ""


@pytest.mark.rule("1.1", "1.2")
@pytest.mark.parametrize("players", GAME.player_counts)
def test_everybody_holds_three_of_fifteen_cards_and_sees_no_others(players: int) -> None:
    table = open_table(GAME, NAMES[:players], GAME.options(), SeededDealer(1))
    hands = [look(table, seat).hand for seat in range(players)]
    cards = [card for hand in hands for card in hand]
    assert len(set(cards)) == 3 * players
    assert set(cards) <= set(range(1, 16))
    for seat, hand in enumerate(hands):
        assert [event for event in heard_by(seat, table.told[0]) if isinstance(event, Dealt)] == [Dealt(seat, hand)]
    assert look(table, None).hand == []
    assert heard_by(None, table.told[0]) == []


@pytest.mark.rule("1.3", "2.1")
def test_the_first_seat_begins_and_all_play_in_turn() -> None:
    table = deal((1, 2, 3), (4, 5, 6), (7, 8, 9))
    for seat, card in enumerate((1, 4, 7)):
        assert table.state.to_act() == [seat]
        play(table, card)
        assert Played(seat, card) in heard_by(None, table.told[-1])


@pytest.mark.rule("2.1", "2.2")
def test_only_a_card_of_ones_own_hand_is_played_and_only_in_turn() -> None:
    table = deal((1, 2, 3), (4, 5, 6))
    assert table.legal(ANNE) == [Play(1), Play(2), Play(3)]
    assert refused(table, BOB, 4) == "2.1"
    assert refused(table, ANNE, 4) == refused(table, ANNE, 15) == "2.2"


@pytest.mark.rule("2.3")
def test_the_highest_card_takes_a_point_and_its_player_begins() -> None:
    table = deal((1, 2, 3), (10, 11, 12), (7, 8, 9))
    play(table, 1, 10, 7)
    assert look(table, None).points == [0, 1, 0]
    assert heard_by(None, table.told[-1])[-1] == TookPoint(BOB, 1)
    play(table, 11, 9, 2)
    assert look(table, None).points == [0, 2, 0]
    assert table.state.to_act() == [BOB]


@pytest.mark.rule("3.1", "3.2")
def test_when_no_card_is_left_the_most_points_win() -> None:
    table = deal((1, 2, 15), (10, 11, 12))
    play(table, 1, 10, 11, 15)
    assert table.state.to_act() == [ANNE]
    play(table, 2, 12)
    assert table.over
    assert table.state.winners() == [BOB]
    assert heard_by(None, table.told[-1])[-1] == GameWon([BOB], [1, 2])
    assert refused(table, ANNE, 1) == "3.1"


@pytest.mark.rule("3.2")
def test_equal_points_share_the_win() -> None:
    table = deal((1, 4, 9), (2, 5, 7), (3, 6, 8))
    play(table, 9, 7, 3, 4, 5, 6, 8, 1, 2)
    assert look(table, None).points == [1, 0, 2]
    table = deal((1, 4, 9), (2, 6, 7), (3, 5, 8))
    play(table, 9, 7, 3, 4, 6, 5, 2, 8, 1)
    assert look(table, None).points == [1, 1, 1]
    assert table.state.winners() == [ANNE, BOB, CLEO]


@pytest.mark.parametrize(("cards", "hand"), [(0, 1), (31, 3), (11, 3), (15, 0)])
def test_a_box_that_makes_no_game_is_refused(cards: int, hand: int) -> None:
    with pytest.raises(BadBox):
        check_box(PetitSuisseBox(cards, hand))
