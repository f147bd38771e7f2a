"""Chapters 5 and 6 of RULES.md: the harvest, and the last piece."""

import pytest

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.table import Table
from fromagerie.games.drole_de_fromage import GAME
from fromagerie.games.drole_de_fromage.model import BonusWon, Fell, GameScored, Looked, Take, Took
from fromagerie.games.drole_de_fromage.tests.table import (
    can_do,
    lay_ready,
    look,
    looks,
    luck_of,
    open_up,
    put,
    refuse,
    sit_around,
    sizes,
    told,
    walk,
    who,
)

ALL_MICE = {"e5": "S", "b2": "W", "b3": "N", "b4": "E", "g7": "1"}

# 5 The harvest


@pytest.mark.rule("5.1")
@pytest.mark.parametrize(
    ("way", "path", "owner"),
    [("S", "S S S", "Sophie"), ("W", "W W W W", "Wim"), ("N", "N N N N", "Nora"), ("E", "E E E", "Emil")],
)
def test_cheese_goes_to_whoever_sits_where_it_falls(way: str, path: str, owner: str) -> None:
    ahead = {"S": "e6", "W": "d5", "N": "e4", "E": "f5"}[way]
    table = sit_around(put(ALL_MICE | {ahead: "3"}), rolls="* 3")
    walk(table, path)
    assert told(table, Fell) == [Fell(piece="L1", side=way, seat=table.names.index(owner))]
    assert {name: sizes(table, name) for name in table.names if sizes(table, name)} == {owner: "L"}


@pytest.mark.rule("5.2")
@pytest.mark.parametrize(("way", "path"), [("W", "W W W W"), ("E", "E E E")])
def test_cheese_that_falls_where_nobody_sits_is_gone(way: str, path: str) -> None:
    ahead = {"W": "d5", "E": "f5"}[way]
    table = sit_around(put({"e5": "S", "b3": "N", "g7": "1", ahead: "3"}), rolls="* 3")
    walk(table, path)
    assert told(table, Fell) == [Fell(piece="L1", side=way, seat=None)]
    assert look(table, None).gone == ["L1"]
    assert look(table, None).harvest == [[], []]


@pytest.mark.rule("5.2")
def test_nobody_ever_looks_under_cheese_that_is_gone() -> None:
    table = sit_around(put({"b5": "S", "g3": "N", "a5": "3", "a4": "3"}), worms=(1, 0, 0), rolls="2")
    walk(table, "W")
    assert open_up(table).turned == 0
    assert not any("underside" in chance for entry in table.journal.entries for chance in entry.chance)


@pytest.mark.rule("5.3")
@pytest.mark.parametrize("underside", ["good", "wormy"])
def test_the_owner_alone_looks_under_a_piece_whoever_pushed_it(underside: str) -> None:
    table = sit_around(put(ALL_MICE | {"e1": "3", "e2": "3", "e3": "S", "e5": "."}), worms=(1, 0, 0), rolls="1")
    lay_ready(luck_of(table), undersides=underside)
    walk(table, "N")
    assert looks(table, "Nora") == [f"L1 {underside}"]
    for name in ("Sophie", "Wim", "Emil"):
        assert looks(table, name) == []
    assert told(table, Looked) == []
    for seat, name in enumerate(table.names):
        view = look(table, seat)
        known = {"good": view.good, "wormy": view.wormy}
        assert known == {"good": [], "wormy": []} | ({underside: ["L1"]} if name == "Nora" else {})
    assert (look(table, None).good, look(table, None).wormy) == ([], [])


@pytest.mark.rule("5.3")
def test_a_small_piece_is_good_without_asking_chance() -> None:
    table = sit_around(put({"d7": "S", "d8": "1", "a1": "N", "e4": "3"}), worms=(1, 0, 0), rolls="1")
    walk(table, "S")
    assert looks(table, "Sophie") == ["S1 good"]
    assert not any("underside" in chance for entry in table.journal.entries for chance in entry.chance)


@pytest.mark.rule("5.4")
def test_everybody_sees_the_sizes_before_each_player() -> None:
    table = sit_around(put(ALL_MICE | {"e7": "S", "e5": ".", "e8": "3"}), rolls="1")
    walk(table, "S")
    for seat in (None, *range(4)):
        assert look(table, seat).harvest == [["L1"], [], [], []]


@pytest.mark.rule("5.5")
def test_without_peeking_nobody_looks_until_the_points_are_counted() -> None:
    table = sit_around(put({"d7": "S", "d8": "3", "f2": "N", "f1": "3"}), worms=(1, 0, 0), rolls="1 1", peek=False)
    walk(table, "S")
    for seat in (None, 0, 1):
        assert (look(table, seat).good, look(table, seat).wormy) == ([], [])
    assert looks(table, "Sophie") == []
    assert open_up(table).turned == 0
    lay_ready(luck_of(table), undersides="wormy")
    walk(table, "N PASS")
    assert table.over
    assert told(table, GameScored)[0].wormy == ["L1"]
    for seat in (None, 0, 1):
        assert (look(table, seat).good, look(table, seat).wormy) == (["L2"], ["L1"])


# 6 The last piece


def last_two(rolls: str = "1 1", **options: object) -> Table:
    """Sophie harvests a large piece and Nora the last one, each pushing their own."""
    return sit_around(put({"d7": "S", "d8": "3", "f2": "N", "f1": "2"}), rolls=rolls, **options)


@pytest.mark.rule("6.1")
def test_the_last_piece_brings_a_bonus_to_whoever_harvests_it() -> None:
    table = last_two()
    walk(table, "S N")
    assert told(table, BonusWon) == [BonusWon(seat=1)]
    assert who(table) == "Nora"
    walk(table, "1L")
    assert told(table, Took) == [Took(seat=1, victim=0, piece="L1")]
    assert (sizes(table, "Sophie"), sizes(table, "Nora")) == ("", "LM")
    assert table.state.scores() == [0, 6]


@pytest.mark.rule("6.1")
def test_the_bonus_is_not_for_the_pusher_but_for_the_owner() -> None:
    table = sit_around(put({"d2": "S", "d1": "3", "g7": "N", "g8": "2"}), rolls="1 1")
    walk(table, "N")
    assert who(table) == "Nora"
    walk(table, "S")
    assert who(table) == "Sophie"
    assert can_do(table) == "PASS 2L"


@pytest.mark.rule("6.2")
def test_the_bonus_may_be_declined() -> None:
    table = last_two()
    walk(table, "S N PASS")
    assert told(table, Took) == [Took(seat=1, victim=None, piece=None)]
    assert table.over
    assert table.state.scores() == [4, 2]


@pytest.mark.rule("6.3")
def test_one_names_an_opponent_and_a_size_that_opponent_has() -> None:
    pieces = {"d8": "3", "a5": "2", "e1": "1", "h4": "2"}
    table = sit_around(put({"d7": "S", "b5": "W", "e2": "N", "g4": "E"} | pieces), rolls="1 1 1 1")
    walk(table, "S W N E")
    assert who(table) == "Emil"
    assert can_do(table) == "PASS 1L 2M 3S"
    for wrong in ("1M", "1S", "2L", "3M", "4M", "4L"):
        assert refuse(table, 3, wrong) == "6.3"
    walk(table, "3S")
    assert (sizes(table, "Nora"), sizes(table, "Emil")) == ("", "MS")


@pytest.mark.rule("6.3")
@pytest.mark.parametrize("seat", ["3L", "4S"])
def test_there_is_nothing_to_take_from_a_seat_that_is_not_there(seat: str) -> None:
    table = last_two()
    walk(table, "S N")
    assert refuse(table, 1, seat) == "6.3"


def two_large_for_sophie(**options: object) -> Table:
    """Sophie owns a wormy and a good large piece, Nora has just got the last one."""
    table = sit_around(
        put({"d6": "S", "d7": "3", "d8": "3", "f2": "N", "f1": "1"}),
        worms=(1, 0, 0),
        undersides="wormy",
        rolls="2 1",
        **options,
    )
    walk(table, "S S N")
    return table


@pytest.mark.rule("6.3")
@pytest.mark.parametrize(("piece", "score"), [("L1", [0, 6]), ("L2", [4, 2])])
def test_which_piece_of_that_size_it_is_chance_decides_and_the_journal_tells(piece: str, score: list[int]) -> None:
    table = two_large_for_sophie()
    assert looks(table, "Sophie") == ["L2 wormy", "L1 good"]
    lay_ready(luck_of(table), pieces=[int(piece[1]) - 1])
    walk(table, "1L")
    assert table.journal.entries[-1].chance == (f"piece {piece}",)
    assert told(table, Took) == [Took(seat=1, victim=0, piece=piece)]
    assert table.state.scores() == score


@pytest.mark.rule("6.3")
def test_either_piece_is_taken_as_often_as_the_other() -> None:
    table = two_large_for_sophie()
    taken = 0
    for seed in range(400):
        state = open_up(table).clone()
        state.apply(1, GAME.number_of[Take(0, "L")], SeededDealer(seed))
        taken += state.scores() == [0, 6]
    assert 150 < taken < 250


@pytest.mark.rule("6.4")
def test_no_bonus_if_the_last_piece_falls_where_nobody_sits() -> None:
    table = sit_around(put({"d7": "S", "d8": "3", "b4": "N", "a4": "2"}), rolls="1 1")
    walk(table, "S W")
    assert told(table, BonusWon) == []
    assert table.over
    assert table.state.scores() == [4, 0]


@pytest.mark.rule("6.5")
def test_no_bonus_if_nobody_else_has_harvested_anything() -> None:
    table = sit_around(put({"d6": "S", "d7": "3", "d8": "2", "b4": "N"}), rolls="2")
    walk(table, "S S")
    assert told(table, BonusWon) == []
    assert table.over
    assert table.state.scores() == [6, 0]
