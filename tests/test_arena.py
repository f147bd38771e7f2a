"""Bots against bots: the same figures however they are computed, and nothing where there is nothing."""

import io
import json
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from fromagerie.arena.match import Result
from fromagerie.arena.ratings import rate
from fromagerie.arena.show import show
from fromagerie.arena.simulate import report, simulate
from fromagerie.arena.standings import Cell
from fromagerie.arena.tournament import Pair, alone, draw_up, rungs, whole_deals
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame
from fromagerie.jobs.shares import Share, p_value, share_by_deal
from tests.at_the_door import Run, soon
from tests.contests import MAFIA, MASTER, RESCUE, TRICKS, cell, contest, meet
from tests.every_table import bot_of, of_every_game

pytestmark = [pytest.mark.once, pytest.mark.slow]

# The same figures


@pytest.mark.parametrize("game", [MAFIA, MASTER], ids=lambda game: game.key)
def test_one_process_or_two_give_the_same_bytes(game: AnyGame, run: Run, tmp_path: Path) -> None:
    typed = ["--players", 3, "--bots", "random,greedy,random", "--games", 40, "--seed", 7]
    alone, together = (contest(run, tmp_path, game, *typed, "--jobs", jobs) for jobs in (1, 2))
    assert alone == together


def test_the_order_of_the_names_changes_nothing_but_the_order_shown(tmp_path: Path) -> None:
    one, other = meet(MAFIA, tmp_path / "1", "random", "greedy"), meet(MAFIA, tmp_path / "2", "greedy", "random")
    assert one.bots != other.bots
    assert (one.cells, one.ratings) == (other.cells, other.ratings)


def test_a_cell_is_what_simulate_says(tmp_path: Path) -> None:
    names = ["greedy", "random", "random"]
    simulated = report(MAFIA, names, {}, 1, simulate(MAFIA, names, MAFIA.options(), 42, seed=1))
    assert cell(meet(MAFIA, tmp_path, "greedy", "random", games=42), "greedy", "random").wins == simulated.bots[0].wins


def test_another_seed_gives_other_figures(tmp_path: Path) -> None:
    assert meet(MAFIA, tmp_path, "greedy", "random").cells != meet(MAFIA, tmp_path, "greedy", "random", seed=2).cells


# What is played


def test_every_bot_meets_every_other_both_ways_and_itself_if_named_twice() -> None:
    assert draw_up(["b", "a"], 3) == [Pair("a", "b"), Pair("b", "a")]
    assert draw_up(["a", "b", "a"], 3) == [Pair("a", "a"), Pair("a", "b"), Pair("b", "a")]
    assert draw_up(["b", "a"], 2) == [Pair("a", "b")]
    assert draw_up(["a", "a"], 2) == [Pair("a", "a")]


def test_a_contest_can_be_about_one_bot_or_about_steps() -> None:
    names = ["c", "a", "b"]
    assert alone(draw_up(names, 3), "b", 3) == [Pair("b", "a"), Pair("b", "c")]
    assert alone(draw_up(names, 2), "b", 2) == [Pair("a", "b"), Pair("b", "c")]
    assert rungs(draw_up(names, 3), names, 3) == [Pair("a", "c"), Pair("b", "a")]
    assert rungs(draw_up(names, 2), names, 2) == [Pair("a", "b"), Pair("a", "c")]


def test_every_deal_is_played_from_every_seat() -> None:
    assert [whole_deals(games, 4) for games in (1, 4, 5, 1000)] == [4, 4, 8, 1000]


@of_every_game
def test_the_matrix_adds_up(game: AnyGame, run: Run, tmp_path: Path) -> None:
    bot = bot_of(game)
    for players in {min(game.player_counts), 3} & set(game.player_counts):
        typed = ["--players", players, "--bots", f"random,{bot},random", "--games", 5, "--jobs", 1, *soon(game)]
        shown = json.loads(contest(run, tmp_path, game, *typed))
        assert (shown["games"], shown["deals"]) == (whole_deals(5, players), -(-5 // players))
        assert (shown["game"], shown["players"], shown["parity"]) == (game.key, players, 1 / players)
        wins = {(cell["one"], cell["rest"]): cell["wins"]["mean"] for cell in shown["cells"]}
        assert set(wins) == {("random", bot), (bot, "random"), ("random", "random")}
        assert all(0 <= share <= 1 for share in wins.values())
        if players == 2:
            assert wins["random", bot] + wins[bot, "random"] == pytest.approx(1)
        assert {rating["name"] for rating in shown["ratings"]} == {"random", bot}


# What it shows


def test_the_table_fits_a_small_terminal_however_many_bots_there_are(tmp_path: Path) -> None:
    shown = meet(MASTER, tmp_path, "random", "greedy", games=4)
    names = [f"contestant-{number}" for number in range(9)]
    cells = [Cell(one, rest, Share(0.5, 0.4, 0.6), 0.02, 0.04) for one in names for rest in names if one != rest]
    console = Console(width=80, record=True, file=io.StringIO())
    show(msgspec.structs.replace(shown, bots=names, cells=cells), "Cheese Master", console)
    told = console.export_text()
    assert max(map(len, told.splitlines())) <= 80
    assert told.count("40.0-60.0") == len(cells)


@pytest.mark.parametrize("game", [MAFIA, MASTER, RESCUE, TRICKS], ids=lambda game: game.key)
def test_a_bot_against_itself_shows_nothing(game: AnyGame, tmp_path: Path) -> None:
    # Of eight such matches, one goes beyond 0.05 for every third seed; the next test counts how often that happens.
    for name in ("greedy", "random"):
        itself = cell(meet(game, tmp_path, name, name, games=120, seed=2), name, name)
        assert itself.p > 0.05
        assert itself.wins.low <= 1 / min(game.player_counts) <= itself.wins.high


def test_a_bot_against_itself_shows_something_as_rarely_as_it_should(tmp_path: Path) -> None:
    """Of 60 true p-values, 3 are below 0.05 on average, and 9 or more once in 300 times; half are below one half."""
    doubts = [cell(meet(MASTER, tmp_path, "random", "random", seed=s), "random", "random").p for s in range(60)]
    assert sum(p < 0.05 for p in doubts) < 9
    assert 18 <= sum(p < 0.5 for p in doubts) <= 42


@pytest.mark.parametrize("game", [MAFIA, MASTER, RESCUE, TRICKS], ids=lambda game: game.key)
def test_an_uneven_pair_is_found_out(game: AnyGame, tmp_path: Path) -> None:
    shown = meet(game, tmp_path, "random", "greedy", games=60)
    strong, weak = cell(shown, "greedy", "random"), cell(shown, "random", "greedy")
    assert max(strong.p, weak.p) < 0.01
    assert weak.wins.high < shown.parity < strong.wins.low
    assert [rating.name for rating in shown.ratings] == ["greedy", "random"]


def test_a_game_that_all_lost_is_shared_by_all() -> None:
    assert [Result([], [0, 0, 0, 0], 9).win_of(seat) for seat in range(4)] == [0.25] * 4
    assert [Result([1, 2], [0, 5, 5], 9).win_of(seat) for seat in range(3)] == [0, 0.5, 0.5]


def test_a_clean_sweep_is_no_certainty() -> None:
    sweep = [(deal, 1.0) for deal in range(10) for _ in range(4)]
    assert share_by_deal(sweep).low == pytest.approx(0.025**0.1)
    assert share_by_deal(sweep).high == 1
    assert share_by_deal([(deal, 1 - won) for deal, won in sweep]).high == pytest.approx(1 - 0.025**0.1)
    assert p_value(sweep, 0.25) == pytest.approx(2 * 0.25**10)
    assert p_value(sweep[:4], 0.25) > 0.05


def test_p_is_small_where_the_interval_leaves_parity_out() -> None:
    dealer = SeededDealer(1)
    for _ in range(50):
        values = [(number // 2, float(dealer.below(3) == 0)) for number in range(100)]
        share = share_by_deal(values)
        assert (p_value(values, 0.4) < 0.05) == (not share.low <= 0.4 <= share.high)


def test_ratings_tell_the_winner_and_start_from_the_same_skill() -> None:
    won = Result([0], [5, 1, 3], 9)
    first, *_ = rate([(["a", "b", "b"], [won])])
    assert first.name == "a"
    assert first.mu > 25 > first.sigma
    alone, other = rate([(["a", "a", "b"], [Result([0, 1, 2], [5, 5, 5], 9)])])
    assert alone.mu == pytest.approx(other.mu)
