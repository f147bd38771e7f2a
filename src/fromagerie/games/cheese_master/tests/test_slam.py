"""Section 7: the Slam."""

import itertools

import pytest

from fromagerie.engine.chance import StackedDealer
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import BadOptions
from fromagerie.engine.table import open_table
from fromagerie.games.cheese_master import GAME
from fromagerie.games.cheese_master.box import DieInBox
from fromagerie.games.cheese_master.model import GameBegan, GameWon, Rolled, SlamTied, SlamWon
from fromagerie.games.cheese_master.tests.table import (
    ADRIEN,
    CHARLIE,
    JOHAN,
    MAEVA,
    PLAYERS,
    awaited,
    can_do,
    design_game,
    lay_ready,
    look,
    refuse,
    sit,
    told,
    win_game,
)


@pytest.mark.rule("7.1")
def test_six_games_each_with_one_die_more() -> None:
    table = sit(2, slam=True)
    for _ in range(6):
        win_game(table, ADRIEN)
    began = told(table, GameBegan)
    assert [event.game for event in began] == [1, 2, 3, 4, 5, 6]
    assert [len(event.dice) for event in began] == [1, 2, 3, 4, 5, 6]
    assert [event.dice[-1] for event in began[3:]] == ["dog", "innkeeper", "king"]
    for before, after in itertools.pairwise(began):
        assert set(before.dice) < set(after.dice)


@pytest.mark.rule("7.1")
def test_the_yellow_dice_come_in_any_order() -> None:
    firsts = {GAME.deal(2, GAME.options(slam=True), SeededDealer(seed)).dice for seed in range(40)}
    assert firsts == {1, 2, 4}


@pytest.mark.rule("7.1")
@pytest.mark.parametrize(("first", "second"), [(2, 0), (1, 2), (0, 1)])
def test_a_yellow_die_that_has_joined_stays(first: int, second: int) -> None:
    dealer = StackedDealer([("yellow", [first]), ("roller", [ADRIEN])], on=SeededDealer(1))
    table = open_table(GAME, PLAYERS[:2], GAME.options(slam=True), dealer)
    lay_ready(table, "yellow", second)
    win_game(table, CHARLIE)
    assert [die.name for die in look(table).dice] == sorted(f"yellow-{die + 1}" for die in (first, second))
    drawn = [drawn for entry in table.standing for drawn in entry.chance if drawn.startswith("yellow yellow")]
    assert drawn == [f"yellow yellow-{die + 1}" for die in (first, second)], "one is drawn for each game, of those left"


@pytest.mark.rule("7.1", "8.4")
def test_rolls_are_counted_through_the_whole_slam() -> None:
    table = sit(2, slam=True)
    for roll in range(1, 5):
        win_game(table, ADRIEN)
        assert look(table).roll == roll
    assert [event.roll for event in told(table, Rolled)] == [1, 2, 3, 4]
    table.act(awaited(table), GAME.action_typed["R"])
    assert refuse(table, ADRIEN, "2@1") == "4.9", "meant for the first game"


@pytest.mark.rule("7.1", "8.6")
def test_a_box_with_two_dice_makes_a_slam_of_two_games() -> None:
    game = design_game(DieInBox("one", "yellow", ("cat",)), DieInBox("two", "orange", ("dog",)))
    table = sit(2, game=game, slam=True)
    win_game(table, CHARLIE)
    assert look(table).game == look(table).games == 2
    win_game(table, CHARLIE)
    assert table.over
    assert table.state.winners() == [CHARLIE]


@pytest.mark.rule("7.2")
def test_every_game_begins_with_everybody_and_all_points() -> None:
    table = sit(4, slam=True)
    lay_ready(table, "roller", JOHAN)
    win_game(table, MAEVA)
    view = look(table)
    assert (view.game, view.living, view.points) == (2, [0, 1, 2, 3], [7, 7, 7, 7])
    assert view.wheels == 3
    assert can_do(table, JOHAN) == "R"


@pytest.mark.rule("7.2")
def test_chance_picks_who_throws_first_in_every_game() -> None:
    rollers = set()
    for seed in range(30):
        table = sit(3, slam=True)
        table.luck.luck = SeededDealer(seed)
        win_game(table, ADRIEN)
        rollers.add(told(table, GameBegan)[1].roller)
    assert rollers == {0, 1, 2}


@pytest.mark.rule("7.3", "8.5")
def test_most_games_won_wins_the_slam() -> None:
    table = sit(4, slam=True)
    for winner in (ADRIEN, CHARLIE, CHARLIE, MAEVA, JOHAN):
        win_game(table, winner)
        assert not table.over
    win_game(table, ADRIEN)
    assert not table.over
    table = sit(4, slam=True)
    for winner in (ADRIEN, CHARLIE, CHARLIE, MAEVA, JOHAN, CHARLIE):
        win_game(table, winner)
    assert table.over
    assert told(table, SlamWon) == [SlamWon(seat=CHARLIE, wins=[1, 3, 1, 1])]
    assert table.state.winners() == [CHARLIE]
    assert table.state.scores() == [1, 3, 1, 1]


@pytest.mark.rule("7.3")
def test_winning_the_last_game_is_not_winning_the_slam() -> None:
    table = sit(3, slam=True)
    for winner in (CHARLIE, CHARLIE, CHARLIE, ADRIEN, ADRIEN, MAEVA):
        win_game(table, winner)
    assert told(table, GameWon)[-1].seat == MAEVA
    assert table.state.winners() == [CHARLIE]


@pytest.mark.rule("7.4")
def test_the_tied_alone_play_one_more_with_all_the_dice() -> None:
    table = sit(4, slam=True)
    for winner in (ADRIEN, ADRIEN, JOHAN, JOHAN, MAEVA, CHARLIE):
        win_game(table, winner)
    assert told(table, SlamTied) == [SlamTied(seats=[ADRIEN, JOHAN], wins=[2, 1, 1, 2])]
    view = look(table)
    assert (view.game, view.playing, view.living) == (7, [ADRIEN, JOHAN], [ADRIEN, JOHAN])
    assert view.points == [7, 0, 0, 7]
    assert len(view.dice) == 6
    assert table.state.to_act()[0] in (ADRIEN, JOHAN)
    table.act(table.state.to_act()[0], GAME.action_typed["R"])
    assert look(table).wheels == 1
    assert refuse(table, MAEVA, "2") == "6.6"


@pytest.mark.rule("7.4")
def test_the_winner_of_the_deciding_game_takes_the_slam() -> None:
    table = sit(4, slam=True)
    for winner in (ADRIEN, ADRIEN, JOHAN, JOHAN, MAEVA, CHARLIE, JOHAN):
        win_game(table, winner)
    assert table.over
    assert table.state.winners() == [JOHAN]
    assert table.state.scores() == [2, 1, 1, 3]


@pytest.mark.rule("7.5")
def test_the_number_of_dice_does_not_go_with_a_slam() -> None:
    with pytest.raises(BadOptions, match="sets the number of dice"):
        sit(2, slam=True, dice=6)
    assert len(look(sit(2, slam=True)).dice) == 1


def test_an_ordinary_game_is_over_when_it_is_won() -> None:
    table = sit(3)
    win_game(table, MAEVA)
    assert table.over
    assert not told(table, SlamWon)
