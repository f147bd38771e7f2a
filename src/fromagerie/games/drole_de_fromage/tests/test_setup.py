"""Chapters 1 and 2 of RULES.md: the box and the board, and whose turn it is."""

import pytest

from fromagerie.engine.chance import Drawn, StackedDealer
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import BadOptions
from fromagerie.engine.table import open_table
from fromagerie.games.drole_de_fromage import GAME
from fromagerie.games.drole_de_fromage.model import AgesTold, DroleDeFromageOptions, Rolled
from fromagerie.games.drole_de_fromage.pieces import ALL_CELLS, cell_called, cell_name
from fromagerie.games.drole_de_fromage.tests.table import (
    EVERY_TABLE,
    awaited,
    can_do,
    draw,
    drawn,
    look,
    open_up,
    put,
    sit_around,
    sit_down,
    told,
    walk,
    who,
)

# 1 The box and the board


@pytest.mark.rule("1.1")
def test_cells_are_named_from_a1_in_the_north_west_to_h8_in_the_south_east() -> None:
    names = [cell_name(cell) for cell in ALL_CELLS]
    assert len(set(names)) == 64
    assert (names[0], names[7], names[-1]) == ("a1", "h1", "h8")
    assert [cell_called(name) for name in names] == list(ALL_CELLS)


@pytest.mark.rule("1.1")
@pytest.mark.parametrize(("corner", "cannot"), [("a1", "WN"), ("h1", "NE"), ("a8", "SW"), ("h8", "SE")])
def test_beyond_the_eighth_row_and_column_there_is_nothing(corner: str, cannot: str) -> None:
    table = sit_around(put({corner: "S", "d4": "1", "e5": "N"}))
    assert can_do(table) == " ".join(way for way in "SWNE" if way not in cannot)


@pytest.mark.rule("1.2")
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_the_cheese_is_a_block_of_four_by_four_small_at_the_corners_large_inside(players: int) -> None:
    block = [line.split()[2:6] for line in draw(sit_down(players)).splitlines()[2:6]]
    assert block == [["1", "2", "2", "1"], ["2", "3", "3", "2"], ["2", "3", "3", "2"], ["1", "2", "2", "1"]]
    assert len(look(sit_down(players), None).board) == 16


@pytest.mark.rule("1.3")
def test_two_large_and_four_medium_pieces_are_wormy_and_no_small_one() -> None:
    for seed in range(30):
        state = GAME.deal(4, GAME.options(), SeededDealer(seed))
        for piece in range(16):
            state.turn_over(piece, SeededDealer(100 * seed + piece))
        assert sorted(name[0] for name in state.names(state.wormy)) == list("LLMMMM")


@pytest.mark.rule("1.4")
def test_the_die_shows_one_of_its_six_faces() -> None:
    assert GAME.box.die.faces == ("1", "2", "2", "3", "3", "*")
    faces: list[str] = []
    for seed in range(2000):
        state = GAME.deal(4, GAME.options(), SeededDealer(seed))
        faces += state.faces()
    shares = {face: faces.count(face) / len(faces) for face in "123*"}
    assert shares == pytest.approx({"1": 1 / 6, "2": 2 / 6, "3": 2 / 6, "*": 1 / 6}, abs=0.03)


@pytest.mark.rule("1.5")
def test_four_mice_start_each_on_its_own_side() -> None:
    view = look(sit_down(4), None)
    assert dict(zip(view.sides, view.mice, strict=True)) == {"S": "e8", "W": "a5", "N": "d1", "E": "h4"}


@pytest.mark.rule("1.6")
def test_two_players_sit_south_and_north() -> None:
    view = look(sit_down(2), None)
    assert dict(zip(view.sides, view.mice, strict=True)) == {"S": "e8", "N": "d1"}


@pytest.mark.rule("1.7")
@pytest.mark.parametrize(
    ("empty", "sides"), [(None, "SWN"), ("east", "SWN"), ("north", "SWE"), ("west", "SNE"), ("south", "WNE")]
)
def test_three_players_leave_the_east_side_empty_or_the_one_they_choose(empty: str | None, sides: str) -> None:
    options = DroleDeFromageOptions() if empty is None else GAME.read_options({"empty": empty})
    table = open_table(GAME, ["Anne", "Bob", "Cleo"], options, SeededDealer(1))
    assert "".join(look(table, None).sides) == sides
    starts = {"S": "e8", "W": "a5", "N": "d1", "E": "h4"}
    assert look(table, None).mice == [starts[side] for side in sides]


@pytest.mark.rule("1.7")
@pytest.mark.parametrize("players", [2, 4])
def test_only_three_players_can_choose_an_empty_side(players: int) -> None:
    with pytest.raises(BadOptions, match="three players"):
        sit_down(players, empty="west")


# 2 Whose turn it is


@pytest.mark.rule("2.1")
@pytest.mark.parametrize("ages", ["0123", "2013", "3210"])
def test_the_youngest_opens(ages: str) -> None:
    table = sit_down(4, ages=ages)
    assert awaited(table) == int(ages[0])
    assert told(table, AgesTold)[0].seats == [int(seat) for seat in ages]
    assert table.journal.entries[0].chance[0].startswith("die")


@pytest.mark.rule("2.1")
def test_another_seat_may_be_named_to_open() -> None:
    assert awaited(sit_down(4, ages="2013", first=3)) == 3
    with pytest.raises(BadOptions, match="0 to 3, not 4"):
        sit_down(4, first=4)


@pytest.mark.rule("2.1")
def test_without_ages_lots_are_drawn() -> None:
    dealer = StackedDealer([Drawn("ages", [2, 0, 3, 1])], on=SeededDealer(1))
    table = open_table(GAME, ["Anne", "Bob", "Cleo", "Dan"], GAME.options(), dealer)
    assert awaited(table) == 2
    assert look(table, None).ages == [2, 0, 3, 1]
    assert table.journal.entries[0].chance[0] == "ages 2 0 3 1"


@pytest.mark.rule("2.1")
@pytest.mark.parametrize("ages", ["012", "0122", "01234", "1234", "abcd", ""])
def test_ages_name_every_seat_once(ages: str) -> None:
    with pytest.raises(BadOptions, match="each of the seats 0123 once"):
        sit_down(4, ages=ages)


@pytest.mark.rule("2.2")
@pytest.mark.parametrize(
    ("players", "order"),
    [(2, ["Sophie", "Nora"]), (3, ["Sophie", "Wim", "Nora"]), (4, ["Sophie", "Wim", "Nora", "Emil"])],
)
def test_turns_go_round_to_the_left(players: int, order: list[str]) -> None:
    table = sit_down(players, rolls="1 " * 9)
    seen = []
    for _ in range(2 * players):
        seen.append(who(table))
        walk(table, can_do(table).split()[0])
    assert seen == 2 * order


@pytest.mark.rule("2.3")
def test_a_turn_begins_with_the_die_and_nobody_has_to_ask_for_it() -> None:
    table = sit_down(rolls="1 3")
    assert told(table, Rolled) == [Rolled(seat=0, faces=["1"], steps=1, stuck=False)]
    walk(table, "N")
    assert told(table, Rolled)[1:] == [Rolled(seat=1, faces=["3"], steps=3, stuck=False)]
    assert table.journal.entries[-1].chance == ("die 3",)


@pytest.mark.rule("2.4")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_number_rolled_is_the_number_of_steps(number: int) -> None:
    table = sit_down(rolls=str(number))
    for _ in range(number):
        assert who(table) == "Sophie"
        walk(table, "W")
    assert who(table) == "Wim"


@pytest.mark.rule("2.5")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_star_doubles_the_number_that_follows(number: int) -> None:
    table = sit_down(rolls=f"* {number}")
    assert told(table, Rolled)[0] == Rolled(seat=0, faces=["*", str(number)], steps=2 * number, stuck=False)
    assert look(table, None).steps_left == 2 * number


@pytest.mark.rule("2.6")
@pytest.mark.parametrize("stars", [2, 3, 5])
def test_more_stars_double_no_more_than_one(stars: int) -> None:
    table = sit_down(rolls="* " * stars + "3")
    assert told(table, Rolled)[0] == Rolled(seat=0, faces=["*"] * stars + ["3"], steps=6, stuck=False)
    assert open_up(table).stars == stars


def test_a_drawing_is_what_it_says() -> None:
    assert draw(sit_around(draw(sit_down(4)))) == drawn(draw(sit_down(4)))
