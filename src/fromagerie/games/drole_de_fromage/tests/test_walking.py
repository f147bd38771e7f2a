"""Chapters 3 and 4 of RULES.md: walking and pushing."""

import pytest

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.table import Table
from fromagerie.games.drole_de_fromage import GAME
from fromagerie.games.drole_de_fromage.model import ACTIONS, Decline, Fell, Rolled, Step, Stepped, Take
from fromagerie.games.drole_de_fromage.tests.table import (
    awaited,
    can_do,
    draw,
    drawn,
    look,
    put,
    refuse,
    sit_around,
    sit_down,
    sizes,
    told,
    walk,
    who,
)

# 3 Walking


@pytest.mark.rule("3.1")
@pytest.mark.parametrize(("way", "cell"), [("S", "e6"), ("W", "d5"), ("N", "e4"), ("E", "f5")])
def test_a_step_goes_to_the_next_cell_on_one_of_four_sides(way: str, cell: str) -> None:
    table = in_the_middle()
    assert can_do(table) == "S W N E"
    walk(table, way)
    assert look(table, None).mice[0] == cell
    assert told(table, Stepped) == [Stepped(seat=0, to=way, cell=cell, pushed=[], left=0)]


@pytest.mark.rule("3.1")
def test_there_is_no_action_across_a_corner() -> None:
    assert {type(action) for action in ACTIONS} == {Step, Decline, Take}
    assert [action.to for action in ACTIONS if isinstance(action, Step)] == list("SWNE")


def in_the_middle(rolls: str = "1") -> Table:
    return sit_around(
        """
        1 . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . S . . .
        . . . . . . . .
        . . . . . . . .
        . N . . . . . .
        """,
        rolls=rolls,
    )


@pytest.mark.rule("3.2")
@pytest.mark.parametrize(
    ("path", "cell"), [("N S N S N S", "e5"), ("N E S W N E", "f4"), ("E E E W W W", "e5"), ("N N E E S S", "g5")]
)
def test_one_may_turn_at_every_step_and_come_back(path: str, cell: str) -> None:
    table = in_the_middle("* 3")
    walk(table, path)
    assert look(table, None).mice[0] == cell
    assert who(table) == "Nora"


@pytest.mark.rule("3.3")
def test_all_steps_are_walked_one_by_one_by_the_same_mouse() -> None:
    table = in_the_middle("* 3 1")
    for left in range(6, 0, -1):
        assert look(table, 0).steps_left == left
        assert who(table) == "Sophie"
        assert refuse(table, 0, "PASS") == "9.3"
        walk(table, "N" if left % 2 else "S")
    assert who(table) == "Nora"


@pytest.mark.rule("3.3")
def test_a_step_can_be_taken_back_at_the_table() -> None:
    table = in_the_middle("3")
    walk(table, "N N")
    table.undo()
    assert look(table, 0).mice[0] == "e4"
    assert look(table, 0).steps_left == 2
    walk(table, "E E")
    assert look(table, 0).mice[0] == "g4"


@pytest.mark.rule("3.4")
@pytest.mark.parametrize(("path", "way"), [("N N N N", "N"), ("S S S", "S"), ("W W W W", "W"), ("E E E", "E")])
def test_a_mouse_stays_on_the_board(path: str, way: str) -> None:
    table = in_the_middle("* 3")
    walk(table, path)
    assert refuse(table, 0, way) == "3.4"


@pytest.mark.rule("3.5")
@pytest.mark.parametrize(("way", "cell"), [("S", "e6"), ("W", "d5"), ("N", "e4"), ("E", "f5")])
def test_a_mouse_neither_enters_nor_pushes_nor_passes_another(way: str, cell: str) -> None:
    table = sit_around(put({"e5": "S", cell: "N", "a1": "1"}))
    assert refuse(table, 0, way) == "3.5"
    assert can_do(table) == " ".join(free for free in "SWNE" if free != way)


STUCK = """
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    N . . . . . . .
    2 . . . . . . .
    2 . . . . . . .
    2 . . . . . . .
    S W . . . . . E
"""


@pytest.mark.rule("3.6")
def test_a_mouse_without_a_first_step_loses_its_move() -> None:
    table = sit_around(STUCK, rolls="* 2 1", ages="0123")
    assert told(table, Rolled) == [
        Rolled(seat=0, faces=["*", "2"], steps=4, stuck=True),
        Rolled(seat=1, faces=["1"], steps=1, stuck=False),
    ]
    assert who(table) == "Wim"
    assert look(table, None).steps_left == 1
    assert look(table, None).turns == 2


@pytest.mark.rule("3.6")
@pytest.mark.parametrize("way", ["S", "W", "N", "E"])
def test_one_way_out_is_enough_not_to_be_stuck(way: str) -> None:
    ends = {"S": "e8", "W": "a5", "N": "e1", "E": "h5"}
    beside = {"S": "e6", "W": "d5", "N": "e4", "E": "f5"}
    mice = dict(zip([cell for side, cell in beside.items() if side != way], "WNE", strict=True))
    table = sit_around(put({"e5": "S", ends[way]: "1"} | mice), rolls="1")
    assert who(table) == "Sophie"
    assert can_do(table) == way


@pytest.mark.rule("3.6")
def test_a_mouse_gets_free_when_another_moves_away() -> None:
    table = sit_around(STUCK, rolls="1 1 1 1 1", ages="0123")
    walk(table, "E N W")
    assert who(table) == "Sophie"
    assert can_do(table) == "N E"


@pytest.mark.rule("3.6")
def test_a_mouse_that_has_moved_can_always_step_back() -> None:
    back = {"S": "N", "N": "S", "W": "E", "E": "W"}
    dealer = SeededDealer(3)
    for players in (2, 3, 4):
        table = sit_down(players)
        for _ in range(300):
            seat, left = awaited(table), look(table, None).steps_left
            action = table.game.actions[table.state.random_action(seat, dealer)]
            table.act(seat, action)
            if left > 1 and isinstance(action, Step) and not table.over:
                assert back[action.to] in can_do(table).split()


# 4 Pushing


@pytest.mark.rule("4.1")
def test_stepping_onto_cheese_pushes_the_whole_chain_one_cell() -> None:
    table = sit_around(
        """
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . S 3 2 1 2 . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . N
        """,
        rolls="1",
    )
    walk(table, "E")
    assert draw(table) == drawn(
        """
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . S 3 2 1 2 .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . N
        """
    )
    assert told(table, Stepped)[0].pushed == ["L1", "M1", "S1", "M2"]


@pytest.mark.rule("4.1")
@pytest.mark.parametrize(("way", "start", "end"), [("S", "d1", "d8"), ("N", "d8", "d1")])
def test_a_chain_of_six_can_be_pushed_along_a_column(way: str, start: str, end: str) -> None:
    six = {f"d{row}": "2" for row in range(2, 8)}
    table = sit_around(put({start: "S", "h5": "N"} | six), rolls="1")
    walk(table, way)
    beside = "d2" if start == "d1" else "d7"
    assert draw(table) == put({beside: "S", "h5": "N", end: "2"} | {cell: "2" for cell in six if cell != beside})


@pytest.mark.rule("4.2")
def test_a_gap_takes_up_the_push() -> None:
    table = sit_around(
        """
        . . . . . . . .
        . . . . . . . .
        . S 3 . 1 N . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        """,
        rolls="2",
    )
    walk(table, "E")
    assert draw(table).splitlines()[2] == ". . S 3 1 N . ."
    # Now the gap is closed, and the mouse at the end holds the chain.
    assert refuse(table, 0, "E") == "4.3"


@pytest.mark.rule("4.3")
@pytest.mark.parametrize("pieces", [1, 2, 3, 4, 5, 6])
def test_a_mouse_behind_a_chain_of_any_length_holds_it(pieces: int) -> None:
    chain = {f"{column}3": "2" for column in "bcdefg"[:pieces]}
    table = sit_around(put({"a3": "S", f"{'cdefgh'[pieces - 1]}3": "N"} | chain))
    assert refuse(table, 0, "E") == "4.3"
    assert can_do(table) == "S N"


@pytest.mark.rule("4.3")
def test_a_mouse_beside_the_end_of_the_chain_does_not_hold_it() -> None:
    table = sit_around(
        """
        . . . . . . . .
        . . . . . . . .
        . . . . S 2 2 1
        . . . . . . . N
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        """
    )
    assert "E" in can_do(table)


@pytest.mark.rule("4.4")
def test_the_far_piece_of_a_chain_at_the_edge_falls_one_a_step() -> None:
    table = sit_around(
        """
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . S 1 2 3 2 2 1
        . . . . . . . .
        . . . . . . . .
        . . N . . . . W
        . . . . . . . E
        """,
        rolls="3",
    )
    walk(table, "E")
    assert sizes(table, "Emil") == "S"
    walk(table, "E")
    assert sizes(table, "Emil") == "MS"
    walk(table, "E")
    assert sizes(table, "Emil") == "MMS"
    assert draw(table).splitlines()[3] == ". . . . S 1 2 3"
    assert [event.piece for event in told(table, Fell)] == ["S2", "M3", "M2"]


@pytest.mark.rule("4.4")
def test_at_most_one_piece_falls_a_step_in_any_game() -> None:
    dealer = SeededDealer(8)
    table = sit_down(4)
    while not table.over:
        seat = awaited(table)
        happened = table.act(seat, GAME.actions[table.state.random_action(seat, dealer)])
        assert sum(isinstance(event, Fell) for _, event in happened) <= 1
