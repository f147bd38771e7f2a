"""Chapters 7 and 8 of RULES.md, and the cap of 9.1: the end, the points, and a series of games."""

import pytest

from fromagerie.engine.game import BadOptions
from fromagerie.engine.model import Seat
from fromagerie.engine.table import Table
from fromagerie.games.drole_de_fromage import GAME
from fromagerie.games.drole_de_fromage.model import (
    BonusWon,
    GameBegan,
    GameScored,
    Rolled,
    Stopped,
    Won,
)
from fromagerie.games.drole_de_fromage.tests.table import (
    awaited,
    can_do,
    draw,
    look,
    looks,
    open_up,
    put,
    refuse,
    sit_around,
    sit_down,
    told,
    walk,
    who,
)

# 7 The end and the points


@pytest.mark.rule("7.1")
def test_the_game_ends_the_moment_the_board_is_empty() -> None:
    table = sit_around(put({"d7": "S", "d8": "3", "b4": "N"}), rolls="* 3")
    walk(table, "S")
    assert table.over
    assert look(table, None).turn is None
    assert refuse(table, 0, "N") == "7.1"
    assert refuse(table, 1, "PASS") == "7.1"


@pytest.mark.rule("7.1")
def test_steps_not_yet_walked_are_dropped_while_the_bonus_is_settled() -> None:
    table = sit_around(put({"d7": "S", "d8": "3", "f2": "N", "f1": "2"}), rolls="1 * 3")
    walk(table, "S N")
    assert told(table, BonusWon) == [BonusWon(seat=1)]
    assert look(table, 1).steps_left == 0
    assert refuse(table, 1, "S") == "7.1"
    walk(table, "PASS")
    assert table.over


@pytest.mark.rule("7.2")
@pytest.mark.rule("7.3")
@pytest.mark.parametrize(
    ("sign", "underside", "points"),
    [("3", "good", 4), ("3", "wormy", 0), ("2", "good", 2), ("2", "wormy", 0), ("1", "", 2)],
)
def test_good_cheese_pays_by_its_size_and_wormy_cheese_nothing(sign: str, underside: str, points: int) -> None:
    table = sit_around(put({"d7": "S", "d8": sign, "h4": "N"}), worms=worms_for(sign, underside), rolls="1")
    walk(table, "S")
    assert table.state.scores() == [points, 0]
    assert told(table, GameScored)[0].points == [points, 0]


def worms_for(sign: str, underside: str) -> tuple[int, int, int]:
    """A box in which the only piece is wormy, or not."""
    wormy = int(underside == "wormy")
    return (wormy if sign == "3" else 0, wormy if sign == "2" else 0, 0)


@pytest.mark.rule("7.2")
def test_at_the_end_everybody_sees_all_that_was_harvested() -> None:
    table = sit_around(
        put({"d6": "S", "d7": "3", "d8": "3", "h4": "N"}), worms=(1, 0, 0), undersides="wormy", rolls="2"
    )
    walk(table, "S S")
    assert looks(table, "Sophie") == ["L2 wormy", "L1 good"]
    assert told(table, GameScored) == [
        GameScored(game=1, games=1, harvest=[["L1", "L2"], []], wormy=["L2"], points=[4, 0], wins=[1, 0])
    ]
    for seat in (None, 0, 1):
        assert (look(table, seat).good, look(table, seat).wormy) == (["L1"], ["L2"])


@pytest.mark.rule("7.4")
@pytest.mark.parametrize(
    ("points", "worth"), [(None, [4, 2, 2]), ("4/2/2", [4, 2, 2]), ("3/2/1", [3, 2, 1]), ("4/2/1", [4, 2, 1])]
)
def test_the_points_of_a_size_can_be_chosen(points: str | None, worth: list[int]) -> None:
    for sign, pays in zip("321", worth, strict=True):
        table = sit_around(put({"d7": "S", "d8": sign, "h4": "N"}), rolls="1", points=points)
        walk(table, "S")
        assert table.state.scores() == [pays, 0]
    assert look(table, None).worth == worth


@pytest.mark.rule("7.4")
def test_other_points_are_not_on_offer() -> None:
    with pytest.raises(BadOptions):
        GAME.read_options({"points": "5/3/1"})


@pytest.mark.rule("7.5")
def test_the_most_points_win() -> None:
    table = sit_around(put({"d7": "S", "d8": "2", "f2": "N", "f1": "3"}), rolls="1 1")
    walk(table, "S N PASS")
    assert table.state.winners() == [1]
    assert told(table, Won) == [Won(seats=[1], games=1, wins=[0, 1], totals=[2, 4])]


@pytest.mark.rule("7.5")
def test_players_who_tie_share_the_win() -> None:
    table = sit_around(put({"d7": "S", "d8": "2", "f2": "N", "f1": "1", "b4": "W"}), rolls="1 1 1")
    walk(table, "S N N PASS")
    assert table.state.scores() == [2, 0, 2]
    assert table.state.winners() == [0, 2]
    assert told(table, Won) == [Won(seats=[0, 2], games=1, wins=[1, 0, 1], totals=[2, 0, 2])]


# 8 A series

DUEL = {"d7": "S", "d8": "2", "f2": "N", "f1": "3"}


@pytest.mark.rule("8.1")
def test_every_game_of_a_series_begins_anew() -> None:
    table = sit_around(put(DUEL), worms=(1, 0, 0), undersides="wormy", rolls="1 1 1", games=3)
    walk(table, "S N PASS")
    assert [event.game for event in told(table, GameBegan)] == [1, 2]
    assert draw(table) == put(DUEL)
    view = look(table, 1)
    assert (view.game, view.turns, view.harvest, view.gone, view.wormy) == (2, 1, [[], []], [], [])
    assert view.sheet == [[2, 0]]
    assert not table.over


@pytest.mark.rule("8.1")
def test_a_series_has_as_many_games_as_agreed() -> None:
    table = sit_around(put(DUEL), rolls="1 1 1 1 1 1", games=3)
    for _ in range(3):
        assert not table.over
        while "PASS" not in can_do(table):
            walk(table, "S" if who(table) == "Sophie" else "N")
        walk(table, "PASS")
    assert table.over
    assert len(told(table, GameScored)) == 3
    assert refuse(table, 0, "S") == "7.1"


@pytest.mark.rule("8.1")
def test_worms_are_hidden_anew_in_every_game() -> None:
    large = put({"d6": "S", "d7": "3", "d8": "3", "h4": "N"})
    table = sit_around(large, worms=(1, 0, 0), undersides="wormy good", rolls="2 1 2", games=2)
    walk(table, "S S")
    walk(table, "N")
    walk(table, "S S")
    assert [event.wormy for event in told(table, GameScored)] == [["L2"], ["L1"]]


@pytest.mark.rule("8.2")
def test_the_lowest_score_opens_the_next_game() -> None:
    table = sit_around(put(DUEL), rolls="1 1 1", games=2)
    walk(table, "S N PASS")
    assert look(table, None).sheet == [[2, 4]]
    assert told(table, GameBegan)[1] == GameBegan(game=2, first=0)
    assert who(table) == "Sophie"


@pytest.mark.rule("8.2")
@pytest.mark.parametrize(
    ("before", "last", "opener"),
    [([[6, 0]], [2, 4], 0), ([[0, 6]], [4, 2], 1), ([[6, 0], [6, 0]], [0, 2], 0)],
)
def test_only_the_last_game_says_who_opens_whatever_the_series(
    before: list[list[int]], last: list[int], opener: Seat
) -> None:
    table = play_series([*before, last], games=len(before) + 2)
    assert min(range(2), key=look(table, None).totals.__getitem__) != opener
    assert told(table, GameBegan)[-1] == GameBegan(game=len(before) + 2, first=opener)
    assert awaited(table) == opener


@pytest.mark.rule("8.2")
@pytest.mark.parametrize(("ages", "opener"), [("012", 1), ("021", 2), ("210", 2), ("102", 1)])
def test_of_several_lowest_scores_the_youngest_opens(ages: str, opener: int) -> None:
    table = sit_around(put({"d7": "S", "d8": "2", "f3": "N", "b4": "W"}), rolls="1 1 1 1", games=2, ages=ages)
    while look(table, None).game == 1:
        walk(table, "S" if who(table) == "Sophie" else can_do(table).split()[-1])
    assert look(table, None).sheet == [[2, 0, 0]]
    assert awaited(table) == opener


@pytest.mark.rule("8.2")
def test_of_those_who_stay_for_a_rematch_the_lowest_score_opens_and_ages_go_with_people() -> None:
    table = play_series([[2, 4]], ages="10")
    legacy = GAME.legacy(open_up(table))
    assert legacy == {"ages": [1, 0], "points": [2, 4], "newcomers": "oldest"}
    stayed = GAME.inherit(GAME.options(), legacy, [0, 1])
    assert (stayed.first, stayed.ages) == (0, "10")
    swapped = GAME.inherit(GAME.options(ages="10"), legacy, [1, 0])
    assert (swapped.first, swapped.ages) == (1, "01")
    newcomer = GAME.inherit(GAME.options(), legacy, [None, 1])
    assert (newcomer.first, newcomer.ages) == (1, "10")
    assert GAME.inherit(GAME.options(), legacy, [None, None]) == GAME.options()
    tied = GAME.inherit(GAME.options(), legacy | {"points": [2, 2]}, [0, 1])
    assert tied.first == 1, "the youngest"


@pytest.mark.rule("8.2")
@pytest.mark.parametrize(
    ("agreed", "before", "first", "ages"),
    [
        # Ages 2, 0, 1; points 4, 2, 6 for seats 0, 1, 2. Everybody one seat on: seat 1 sits at 2 now, seat 2 at 0.
        (None, [2, 0, 1], 2, "012"),
        ("201", [2, 0, 1], 2, "012"),
        # The host has named other ages since.
        ("120", [2, 0, 1], 2, "120"),
        # Seat 1, the lowest, has left; the others changed seats, and somebody new sits where seat 0 did.
        (None, [None, 0, 2], 1, "210"),
        ("201", [None, 0, 2], 1, "210"),
        # One more seat, one less.
        ("201", [0, 1, 2, None], 1, "2013"),
        ("201", [1, 2], 0, "10"),
    ],
)
def test_ages_belong_to_people_wherever_they_sit_down(
    agreed: str | None, before: list[Seat | None], first: Seat, ages: str
) -> None:
    legacy = {"ages": [2, 0, 1], "points": [4, 2, 6], "newcomers": "oldest"}
    next_game = GAME.inherit(GAME.options(ages=agreed), legacy, before)
    assert (next_game.first, next_game.ages) == (first, ages)


@pytest.mark.rule("8.2")
def test_ages_outlast_a_game_that_was_given_up_and_its_points_do_not() -> None:
    legacy = GAME.legacy(open_up(sit_down(3, ages="201")))
    assert legacy["points"] is None
    next_game = GAME.inherit(GAME.options(ages="201"), legacy, [2, 0, 1])
    assert (next_game.first, next_game.ages) == (None, "012")


@pytest.mark.rule("8.2")
def test_a_rematch_that_was_dealt_before_newcomers_had_an_age_is_dealt_like_that_again() -> None:
    stored = {"ages": [1, 0], "points": [2, 4]}
    assert GAME.inherit(GAME.options(), stored, [None, 1]) == GAME.options(first=1)


def play_series(scores: list[list[int]], ages: str = "01", games: int | None = None) -> Table:
    """A series of two-player games in which the points come out like this."""
    table = sit_around(put(DUEL), rolls="1", games=games or len(scores), ages=ages)
    state = open_up(table)
    state.sheet = scores[:-1]
    state.bonus = True
    state.harvest[0] = pieces_worth(scores[-1][0])
    state.harvest[1] = pieces_worth(scores[-1][1])
    table.act(awaited(table), GAME.action_typed["PASS"])
    return table


def pieces_worth(points: int) -> int:
    """A harvest in the duel: its large piece is number 0, its medium one number 1."""
    return {0: 0, 2: 0b10, 4: 0b01, 6: 0b11}[points]


@pytest.mark.rule("8.3")
def test_the_most_games_won_win_the_series_whatever_the_points() -> None:
    table = play_series([[2, 0], [0, 6], [4, 2]])
    assert table.state.scores() == [6, 8]
    assert table.state.winners() == [0]
    assert told(table, Won) == [Won(seats=[0], games=3, wins=[2, 1], totals=[6, 8])]


@pytest.mark.rule("8.3")
def test_a_shared_game_counts_for_each_who_shares_it() -> None:
    table = play_series([[4, 4], [2, 0], [0, 0]])
    assert look(table, None).wins == [3, 2]
    assert table.state.winners() == [0]


@pytest.mark.rule("8.4")
def test_if_games_won_tie_the_points_decide() -> None:
    table = play_series([[2, 0], [0, 6]])
    assert look(table, None).wins == [1, 1]
    assert table.state.winners() == [1]


@pytest.mark.rule("8.4")
def test_if_the_points_tie_too_the_series_is_shared() -> None:
    table = play_series([[6, 0], [0, 6]])
    assert table.state.winners() == [0, 1]
    assert told(table, Won)[0].seats == [0, 1]


# 9.1 The cap


@pytest.mark.rule("9.1")
def test_a_game_that_goes_on_for_too_long_is_stopped() -> None:
    table = sit_around(put(DUEL), rolls="1 1 1 1", max_turns=3)
    walk(table, "N S N")
    assert told(table, Stopped) == [Stopped(turns=3)]
    assert table.over
    assert len(told(table, Rolled)) == 3


@pytest.mark.rule("9.1")
def test_cheese_on_the_board_of_a_stopped_game_belongs_to_nobody_and_there_is_no_bonus() -> None:
    table = sit_around(put(DUEL), rolls="1 1", max_turns=2)
    walk(table, "S S")
    assert table.over
    assert table.state.scores() == [2, 0]
    assert told(table, BonusWon) == []
    assert list(look(table, None).board) == ["L1"]


@pytest.mark.rule("9.1")
def test_the_cap_is_600_turns_unless_the_table_says_otherwise() -> None:
    assert GAME.options().max_turns == 600
    for turns in (0, -1):
        with pytest.raises(BadOptions):
            GAME.read_options({"max_turns": turns})


@pytest.mark.rule("9.1")
def test_a_move_lost_by_a_stuck_mouse_counts_as_a_turn() -> None:
    stuck = {"a8": "S", "b8": "W", "a7": "N", "h1": "E", "d4": "1"}
    table = sit_around(put(stuck), rolls="1 1", max_turns=2)
    assert [event.stuck for event in told(table, Rolled)] == [True, False]
    walk(table, can_do(table).split()[0])
    assert told(table, Stopped) == [Stopped(turns=2)]


@pytest.mark.rule("9.1")
def test_in_a_series_every_game_has_its_own_cap() -> None:
    table = sit_around(put(DUEL), rolls="1 1 1 1", max_turns=1, games=3)
    for _ in range(3):
        walk(table, can_do(table).split()[-1])
    assert table.over
    assert len(told(table, Stopped)) == 3
