"""Sections 1, 2 and 8: what is in the box, how a game starts, and what is particular to this program."""

import itertools

import msgspec
import pytest

from fromagerie.engine.bits import members_of
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import BadOptions
from fromagerie.engine.model import Seat
from fromagerie.engine.table import fingerprint
from fromagerie.games.cheese_master import GAME
from fromagerie.games.cheese_master.box import DieInBox, kind_of
from fromagerie.games.cheese_master.model import ACTIONS, GameBegan, PlatePut, Rolled
from fromagerie.games.cheese_master.tests.table import (
    ADRIEN,
    CHARLIE,
    EVERY_TABLE,
    design_game,
    give_points,
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

YELLOW = ("cheese-1", "cheese-2", "cheese-3", "mouse-1", "mouse-2", "cat")


@pytest.mark.rule("1.1")
def test_three_yellow_dice_all_alike() -> None:
    yellow = [die for die in GAME.box.dice if die.colour == "yellow"]
    assert [die.faces for die in yellow] == [YELLOW] * 3


@pytest.mark.rule("1.2")
@pytest.mark.parametrize(("name", "times"), [("dog", 3), ("innkeeper", 2), ("king", 3)])
def test_each_orange_die_has_a_character_of_its_own(name: str, times: int) -> None:
    die = GAME.box.die(name)
    assert die.colour == "orange"
    assert die.faces.count(name) == times
    assert len(die.faces) == 6
    assert set(die.faces) - {name} < set(YELLOW)
    assert all(name not in map(kind_of, other.faces) for other in GAME.box.dice if other != die)


def test_the_dice_of_the_counting_example_can_be_rolled() -> None:
    # Six dice showed cheese 3, cheese 1, king, dog, cat and mouse: the innkeeper's die must have had one of the rest.
    assert {"cheese-3", "cheese-1", "cat", "mouse-1"} & set(GAME.box.die("innkeeper").faces)


@pytest.mark.rule("1.4")
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_everybody_starts_with_seven_points(players: int) -> None:
    assert points(sit(players)) == [7] * players


@pytest.mark.rule("1.4")
@pytest.mark.parametrize("players", [1, 9])
def test_it_is_not_for_fewer_than_two_or_more_than_eight(players: int) -> None:
    with pytest.raises(BadOptions):
        GAME.check_options(players, GAME.options())


@pytest.mark.rule("1.5")
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_one_wheel_fewer_than_players(players: int) -> None:
    table = sit(players)
    throw(table)
    assert look(table).wheels == players - 1


@pytest.mark.rule("1.5")
def test_between_rounds_the_wheels_are_those_of_the_next_throw() -> None:
    table = sit(4)
    give_points(table, "7 2 7 7")
    play_round(table, "C5 CW A2 AW M2 MW")
    assert look(table).wheels == 2


@pytest.mark.rule("2.1")
def test_the_dice_join_in_the_order_of_training() -> None:
    order = ["yellow-1", "yellow-2", "yellow-3", "dog", "innkeeper", "king"]
    for dice in (3, 4, 5, 6):
        assert [die.name for die in look(sit(2, dice=dice)).dice] == order[:dice]


@pytest.mark.rule("2.1")
@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5, 6])
def test_as_many_dice_are_thrown_as_agreed(dice: int) -> None:
    table = sit(2, dice=dice)
    race(table, "AR")
    assert len(told(table, Rolled)[0].faces) == dice


@pytest.mark.rule("2.1", "8.6")
def test_there_are_no_more_dice_than_in_the_box() -> None:
    game = design_game(DieInBox("one", "yellow", ("cat",)))
    with pytest.raises(BadOptions, match="only 1 die"):
        sit(2, game=game, dice=2)


@pytest.mark.rule("2.2")
def test_three_yellow_dice_unless_agreed_otherwise() -> None:
    assert [die.colour for die in look(sit(4)).dice] == ["yellow"] * 3


@pytest.mark.rule("2.3")
def test_chance_decides_which_yellow_dice() -> None:
    pairs = set()
    for seed in range(60):
        state = GAME.deal(2, GAME.read_options({"dice": 2}), SeededDealer(seed))
        pairs.add(tuple(members_of(state.dice)))
    assert pairs == set(itertools.combinations(range(3), 2))


@pytest.mark.rule("2.4")
def test_chance_picks_who_throws_first() -> None:
    firsts = {GAME.deal(5, GAME.options(), SeededDealer(seed)).to_act()[0] for seed in range(100)}
    assert firsts == {0, 1, 2, 3, 4}
    table = sit(5, roller=CHARLIE)
    assert told(table, GameBegan)[0].roller == CHARLIE
    assert table.state.to_act() == [CHARLIE]


@pytest.mark.rule("8.1")
def test_touching_the_dice_during_a_race_is_refused_and_costs_nothing() -> None:
    table = sit(3)
    throw(table)
    for seat in range(3):
        assert refuse(table, seat, "R") == "8.1"
    assert points(table) == [7, 7, 7]


@pytest.mark.rule("8.2")
def test_the_order_of_actions_alone_decides_who_gets_the_last_wheel() -> None:
    tables = [sit(2), sit(2), sit(2)]
    for table, moves in zip(tables, ("A2 C2 AW", "A2 C2 CW", "C2 A2 AW"), strict=True):
        throw(table)
        race(table, moves)
    assert [look(table).covered for table in tables] == [[ADRIEN], [CHARLIE], [ADRIEN]]
    assert fingerprint(tables[0].state) == fingerprint(tables[2].state)


@pytest.mark.rule("8.3")
def test_all_see_the_same() -> None:
    table = sit(4)
    play_round(table, "A2 AW C3 CW JW J2 JW")
    throw(table)
    race(table, "C1")
    views = [msgspec.structs.replace(look(table, seat), seat=None) for seat in (None, 0, 1, 2, 3)]
    assert all(view == views[0] for view in views)
    assert all(table.events(seat) == table.events(None) for seat in range(4))


@pytest.mark.rule("8.3")
def test_what_can_be_imagined_or_redealt_is_the_true_game() -> None:
    table = sit(4)
    play_round(table, "A2 AW C3 CW JW J2 JW")
    throw(table)
    race(table, "C1 CW AW")
    seats: list[Seat | None] = [None, 0, 1, 2, 3]
    for seat in seats:
        twin = table.state.clone()
        twin.redeal(seat, SeededDealer(1))
        assert twin.state_key() == table.state.state_key()
        assert GAME.imagine(look(table, seat), SeededDealer(1)).state_key() == table.state.state_key()


def test_a_clone_has_plates_of_its_own() -> None:
    table = sit(3)
    throw(table)
    twin = open_up(table).clone()
    race(table, "A2 CW")
    assert GAME.view(twin, None).plates == [None, None, None]
    assert GAME.view(twin, None).points == [7, 7, 7]


def test_a_race_does_not_tell_how_much_cheese_is_left() -> None:
    table = sit(3)
    throw(table)
    race(table, "A2 AW")
    assert look(table).cheese is None
    race(table, "C2 CW")
    assert look(table).cheese == 2


@pytest.mark.rule("8.5")
def test_the_score_is_the_points_left() -> None:
    table = sit(3)
    give_points(table, "5 1 2")
    assert table.state.scores() is None
    play_round(table, "M0 MW A2 AW")
    assert table.state.scores() == [5, 0, 0]


@pytest.mark.rule("8.6")
def test_a_designers_dice_points_and_wheels_apply() -> None:
    wild = DieInBox("wild", "yellow", ("cheese-9", "cat-2", "dog-3"))
    game = design_game(wild, DieInBox("tame", "orange", ("mouse-4",)), points=3, wheels=2)
    assert list(game.player_counts) == [2, 3]
    table = sit(3, game=game, dice=2)
    assert points(table) == [3, 3, 3]
    ended = play_round(table, "A5 AW C6 CW", "cheese-9 mouse-4")
    assert ended.cheese == 5
    assert points(table) == [3, 1, 2]


def test_every_action_does_what_its_number_says() -> None:
    table = sit(2)
    throw(table)
    for answer in range(8):
        race(table, f"A{answer}")
        assert told(table, PlatePut)[-1].answer == answer
    assert len(ACTIONS) == 8 * 9 + 1 + 8
