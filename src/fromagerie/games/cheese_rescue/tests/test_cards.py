"""The cards, the deal and the pile: sections 1, 2 and 4 of the rules."""

from collections import Counter

import pytest

from fromagerie.engine.chance import RecordingDealer
from fromagerie.engine.dealer import Dealer, SeededDealer
from fromagerie.engine.game import BadOptions
from fromagerie.engine.table import open_table
from fromagerie.games.cheese_rescue import GAME
from fromagerie.games.cheese_rescue.model import Dealt, Drew, GameBegan, Lying, PickedUp
from fromagerie.games.cheese_rescue.tests.table import (
    ANNE,
    BOB,
    CLEO,
    EVERY_TABLE,
    NAMES,
    awaited,
    deal,
    look,
    open_up,
    play,
    play_on,
    show_hand,
    told,
)

at_every_table = pytest.mark.parametrize("players", EVERY_TABLE)


@pytest.mark.rule("1.1")
@at_every_table
def test_everybody_owns_six_cheeses_of_their_own_shape(players: int) -> None:
    table = deal(players)
    assert look(table, None).cheeses == [[1, 1, 1, 2, 2, 3]] * players
    assert sum(look(table, None).cheeses[ANNE]) == 10
    cell = look(table, None).free[0]
    play(table, f"3{cell}")
    assert Lying(cell, "3", ANNE) in look(table, BOB).board


@pytest.mark.rule("1.2")
@pytest.mark.parametrize(
    ("players", "taken_out", "play_with"),
    [(2, (3, 6, 9), (3, 6, 9)), (3, (2, 3, 4), (4, 9, 14)), (4, (0, 0, 0), (6, 12, 18))],
)
def test_animals_are_taken_out_by_the_number_of_players(
    players: int, taken_out: tuple[int, ...], play_with: tuple[int, ...]
) -> None:
    box = GAME.box
    removed = box.players[str(players)].remove
    assert (removed.dog, removed.cat, removed.mouse) == taken_out
    assert sum((box.animals.dog, box.animals.cat, box.animals.mouse)) == 36
    assert look(deal(players), None).unseen == list(play_with)


@pytest.mark.rule("1.2")
@at_every_table
def test_there_are_nine_animals_for_each_player(players: int) -> None:
    assert sum(GAME.box.animals_at(players)) == 9 * players


@pytest.mark.rule("1.3")
@pytest.mark.parametrize(("players", "start"), [(2, "e5"), (3, None), (4, "g7")])
def test_the_start_card_lies_there_with_two_and_four_players(players: int, start: str | None) -> None:
    table = deal(players)
    assert told(table, GameBegan) == [GameBegan(first=ANNE, start=start)]
    assert look(table, None).board == ([] if start is None else [Lying(start, "S", None)])


@pytest.mark.rule("2.1")
@at_every_table
def test_a_hand_begins_with_six_cheeses_and_two_animals(players: int) -> None:
    table = deal(players, hands={seat: ["DC", "CM", "MM", "DM"][seat] for seat in range(players)})
    assert show_hand(table, ANNE) == "DC111223"
    assert show_hand(table, BOB) == "CM111223"
    assert look(table, None).hand_sizes == [8] * players
    assert look(table, None).pile == {2: 14, 3: 21, 4: 28}[players]


@pytest.mark.rule("2.2")
@at_every_table
def test_nobody_else_is_told_which_animals_a_seat_holds(players: int) -> None:
    table = deal(players)
    play_on(table, 5)
    for seat in range(players):
        private = [event for event in table.events(seat) if isinstance(event, Dealt | PickedUp)]
        assert {event.seat for event in private} == {seat}
    assert not any(isinstance(event, Dealt | PickedUp) for event in table.events(None))
    assert look(table, None).hand == []


@pytest.mark.rule("2.2")
def test_everybody_can_tell_the_cheeses_in_a_hand_and_the_number_of_its_animals() -> None:
    table = deal(hands={ANNE: "DC", BOB: "MM"}, pile="MC")
    play(table, "3e4 Me6")
    for seat in (ANNE, BOB, None):
        view = look(table, seat)
        assert view.cheeses == [[1, 1, 1, 2, 2], [1, 1, 1, 2, 2, 3]]
        assert view.hand_sizes == [8, 8]


@pytest.mark.rule("2.3")
def test_everybody_can_count_the_pile() -> None:
    table = deal()
    sizes = []
    for _ in range(4):
        play_on(table, 1)
        sizes.append([look(table, seat).pile for seat in (ANNE, BOB, None)])
    assert sizes == [[13] * 3, [12] * 3, [11] * 3, [10] * 3]
    assert [event.left for event in told(table, Drew)] == [13, 12, 11, 10]


# A table that is recorded draws by name, search and playouts do not: both draw cards, not kinds.
@pytest.mark.rule("2.3")
@pytest.mark.parametrize("luck", [SeededDealer(5), RecordingDealer(SeededDealer(5))], ids=["playout", "recorded"])
def test_the_next_card_is_any_of_the_pile_as_likely_as_it_is_there(luck: Dealer) -> None:
    table = deal(hands={ANNE: "DD", BOB: "DC"})
    drawn: Counter[str] = Counter()
    for _ in range(1400):
        twin = open_up(table).clone()
        before = twin.hand_names(ANNE)
        action = GAME.number_of[table.legal(ANNE)[-1]]
        twin.apply(ANNE, action, luck)
        drawn += Counter(twin.hand_names(ANNE)) - Counter(before)
    # 5 cats and 9 mice are left, no dog.
    assert drawn["D"] == 0
    assert abs(drawn["C"] - 500) < 80
    assert drawn["C"] + drawn["M"] == 1400


@pytest.mark.rule("2.4")
@at_every_table
def test_the_first_seat_is_drawn_by_lot_unless_one_is_named(players: int) -> None:
    names, luck = NAMES[:players], SeededDealer(3)
    drawn = {awaited(open_table(GAME, names, GAME.read_options({}), luck)) for _ in range(60)}
    assert drawn == set(range(players))
    for seat in range(players):
        table = open_table(GAME, names, GAME.read_options({"first": seat}), luck)
        assert awaited(table) == look(table, None).first == seat


@pytest.mark.rule("2.4")
@pytest.mark.parametrize("seat", [-1, 2])
def test_a_first_seat_that_is_not_there_is_refused(seat: int) -> None:
    with pytest.raises(BadOptions, match="one of 0 to 1"):
        GAME.check_options(2, GAME.read_options({"first": seat}))


@pytest.mark.rule("4.1")
def test_a_card_is_drawn_after_every_placement() -> None:
    table = deal(3, hands={ANNE: "DC", BOB: "MM", CLEO: "CC"}, pile="MDC")
    play(table, "Df6")
    assert show_hand(table, ANNE) == "CM111223"
    play(table, "1f5")
    assert show_hand(table, BOB) == "DMM11223"
    play(table, "Cf7")
    assert show_hand(table, CLEO) == "CC111223"
    heard = [event for event in table.events(BOB) if isinstance(event, PickedUp)]
    assert heard == [PickedUp(seat=BOB, card="D")]


@pytest.mark.rule("4.2")
@at_every_table
def test_nobody_draws_once_the_pile_is_empty(players: int) -> None:
    table = deal(players)
    play_on(table, 7 * players)
    assert look(table, None).pile == 0
    assert look(table, None).hand_sizes == [8] * players
    assert len(told(table, Drew)) == 7 * players
    play_on(table, players)
    assert look(table, None).hand_sizes == [7] * players
    assert len(told(table, Drew)) == 7 * players
