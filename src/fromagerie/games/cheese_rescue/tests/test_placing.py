"""Where a card may go: section 3 of the rules."""

import pytest

from fromagerie.engine.game import BadOptions
from fromagerie.games.cheese_rescue import GAME
from fromagerie.games.cheese_rescue.tests.table import (
    ANNE,
    BOB,
    CLEO,
    DAN,
    EVERY_TABLE,
    awaited,
    cells_for,
    deal,
    look,
    open_up,
    play,
    play_on,
    refuse,
    show_hand,
)

at_every_table = pytest.mark.parametrize("players", EVERY_TABLE)


@pytest.mark.rule("3.1")
@at_every_table
def test_turns_go_clockwise_from_whoever_begins_and_nobody_ever_passes(players: int) -> None:
    table = deal(players, first=BOB)
    order = []
    while not table.over:
        order.append(awaited(table))
        assert table.legal(awaited(table))
        play_on(table, 1)
    assert order == [(BOB + turn) % players for turn in range(12 * players)]


@pytest.mark.rule("3.1")
def test_a_turn_is_one_card() -> None:
    table = deal()
    play(table, "1e4")
    assert refuse(table, ANNE, "1e3") == "7.1"
    assert awaited(table) == BOB


@pytest.mark.rule("3.2")
def test_animals_and_cheese_may_be_placed_at_any_time_but_only_from_the_hand() -> None:
    table = deal(hands={ANNE: "DC", BOB: "CC"}, pile="C")
    assert cells_for(table, "D") == cells_for(table, "C") == cells_for(table, "3") == "e4 d5 f5 e6"
    assert cells_for(table, "M") == ""
    assert refuse(table, ANNE, "Me4") == "3.2"
    play(table, "3e4 Ce6")
    assert show_hand(table, ANNE) == "DCC11122"
    assert refuse(table, ANNE, "3d4") == "3.2"


@pytest.mark.rule("3.3")
def test_a_cell_holds_one_card() -> None:
    table = deal(hands={ANNE: "DC", BOB: "CC"})
    assert refuse(table, ANNE, "De5") == "3.3"
    play(table, "De4")
    assert refuse(table, BOB, "Ce4") == "3.3"


@pytest.mark.rule("3.3")
def test_a_card_stays_where_it_was_put() -> None:
    table = deal(4)
    before: list[object] = []
    while not table.over:
        board = look(table, None).board
        assert [lying for lying in board if lying in before] == before
        before = list(board)
        play_on(table, 1)


@pytest.mark.rule("3.4")
def test_the_first_card_lies_beside_the_start_card() -> None:
    table = deal(4, hands={ANNE: "DC", BOB: "CC", CLEO: "MM", DAN: "MM"})
    assert cells_for(table, "D") == "g6 f7 h7 g8"
    assert refuse(table, ANNE, "Df6") == "3.4"
    assert refuse(table, ANNE, "Dg5") == "3.4"


@pytest.mark.rule("3.4")
def test_a_card_shares_a_side_with_a_card_and_a_corner_is_not_enough() -> None:
    table = deal(hands={ANNE: "DC", BOB: "CC"})
    play(table, "De4")
    assert cells_for(table, "C") == "e3 d4 f4 d5 f5 e6"
    assert refuse(table, BOB, "Cd3") == "3.4"
    assert refuse(table, BOB, "Cd6") == "3.4"
    play(table, "1d4")
    assert cells_for(table, "C") == "d3 e3 c4 f4 d5 f5 e6"


@pytest.mark.rule("3.5")
@pytest.mark.parametrize(
    ("players", "column_by_column", "edge", "beyond"),
    [
        (2, "1f5 1g5 1h5 1i5", "1d5", "1e9"),
        (3, "1f6 1g6 1h6 1i6 1j6 1k6", "1e6", "1f11"),
        (4, "1h7 1i7 1j7 1k7 1l7 1m7", "1f7", "1g13"),
    ],
)
def test_all_cards_fit_into_the_square(players: int, column_by_column: str, edge: str, beyond: str) -> None:
    """A row that is as long as the square leaves no room to either side; above and below there is still all of it."""
    table = deal(players)
    play(table, column_by_column)
    side = {2: 5, 3: 6, 4: 7}[players]
    row = column_by_column.split()[0][2:]
    assert refuse(table, awaited(table), edge) == "3.5"
    columns = {cell[0] for cell in look(table, None).free}
    assert len(columns) == side
    assert look(table, None).reach == (f"{min(columns)}1", f"{max(columns)}{2 * side - 1}")
    assert int(row) == side
    assert refuse(table, awaited(table), beyond) == "3.4"


@pytest.mark.rule("3.5")
def test_the_square_is_as_high_as_it_is_wide() -> None:
    table = deal()
    play(table, "1e6 1e7 1e8 1e9")
    assert refuse(table, ANNE, "1e4") == "3.5"
    assert look(table, None).reach == ("a5", "i9")


@pytest.mark.rule("3.5")
def test_far_cells_of_a_larger_table_are_out_of_reach() -> None:
    assert refuse(deal(2), ANNE, "1m13") == "3.5"


@pytest.mark.rule("3.6")
def test_the_square_floats_until_its_edges_are_reached() -> None:
    table = deal()
    assert look(table, None).reach == ("a1", "i9")
    play(table, "1f5")
    assert look(table, None).reach == ("b1", "i9")
    play(table, "1d5")
    assert look(table, None).reach == ("b1", "h9")
    play(table, "1c5")
    # Four columns are taken: the fifth may be added on either side, and that settles it.
    assert {"b5", "g5"} <= set(look(table, None).free)
    play(table, "1g5")
    assert look(table, None).reach == ("c1", "g9")
    assert refuse(table, ANNE, "1b5") == "3.5"


@pytest.mark.rule("3.6")
@at_every_table
def test_the_start_card_can_end_up_in_a_corner(players: int) -> None:
    table = deal(players)
    while not table.over:
        legal = [
            move for move in map(table.game.notation, table.legal(awaited(table))) if move[1] >= "efg"[players - 2]
        ]
        # Always to the right and downwards: the top left corner of the square is the first card.
        play(table, max(legal, key=lambda move: (move[1], int(move[2:]))))
    assert look(table, None).reach[0] == {2: "e5", 3: "f6", 4: "g7"}[players]


@pytest.mark.rule("3.6")
@at_every_table
def test_however_it_floats_the_square_gets_full(players: int) -> None:
    table = deal(players)
    play_on(table)
    side = look(table, None).side
    assert len(look(table, None).board) == side**2
    assert look(table, None).free == []


@pytest.mark.rule("3.7")
@pytest.mark.parametrize(
    ("players", "reach", "last", "beyond"),
    [(2, ("c3", "g7"), "1f5 1g5", "1h5"), (4, ("d4", "j10"), "1h7 1i7 1j7", "1k7")],
)
def test_with_the_option_the_start_card_is_the_centre(
    players: int, reach: tuple[str, str], last: str, beyond: str
) -> None:
    table = deal(players, centre=True)
    assert look(table, None).reach == reach
    play(table, last)
    assert refuse(table, awaited(table), beyond) == "3.7"
    play_on(table)
    assert look(table, None).reach == reach
    assert open_up(table).placed == 12 * players


@pytest.mark.rule("3.7")
def test_three_players_have_no_centre() -> None:
    with pytest.raises(BadOptions, match="leave out the option centre"):
        deal(3, centre=True)
    GAME.check_options(3, GAME.read_options({"centre": False}))


@pytest.mark.rule("3.8")
def test_three_players_begin_on_an_empty_table_in_the_middle_of_the_frame() -> None:
    table = deal(3, hands={ANNE: "DC", BOB: "CC", CLEO: "MM"})
    assert look(table, None).board == []
    assert cells_for(table, "D") == "f6"
    assert refuse(table, ANNE, "De6") == "3.8"
    play(table, "Df6")
    assert cells_for(table, "C") == "f5 e6 g6 f7"
