"""Few deals say little, and the arena says so; a question that is answered is not asked any longer."""

import io
import math
import random
from pathlib import Path

import pytest
from rich.console import Console

from fromagerie.arena.sequential import Question, ask
from fromagerie.arena.show import show
from fromagerie.arena.standings import differences
from fromagerie.arena.tournament import Pair
from fromagerie.jobs.shares import FEW, Dealt, holm, mean_by_deal, p_of_difference, share_by_deal
from fromagerie.jobs.student import two_sided_p, two_sided_t
from tests.at_the_door import Run
from tests.contests import MAFIA, RESCUE, meet

pytestmark = pytest.mark.once


def matches(luck: random.Random, deals: int, players: int, share: float) -> list[Dealt]:
    """What one bot won, a number of deals from every seat."""
    return [(deal, float(luck.random() < share)) for deal in range(deals) for _ in range(players)]


def test_students_t_is_that_of_the_books() -> None:
    known = {1: 12.706, 2: 4.303, 3: 3.182, 7: 2.365, 29: 2.045, 120: 1.980}
    for freedom, t in known.items():
        assert two_sided_t(0.05, freedom) == pytest.approx(t, abs=0.0006)
        assert two_sided_p(t, freedom) == pytest.approx(0.05, abs=0.0001)
    assert two_sided_p(1.0, 1) == pytest.approx(0.5)
    assert two_sided_t(0.01, 9) == pytest.approx(3.250, abs=0.0006)


@pytest.mark.parametrize("deals", [4, 8, 30, 100])
def test_an_interval_misses_as_often_as_it_says(deals: int) -> None:
    """benchmarks/arena_samples.py does the same with real games."""
    luck = random.Random(deals)
    shares = [share_by_deal(matches(luck, deals, 4, 0.25)) for _ in range(1000)]
    assert 30 <= sum(not share.low <= 0.25 <= share.high for share in shares) <= 75


def test_holm_allows_for_how_many_there_are() -> None:
    assert holm([0.04]) == [0.04]
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([0.9, 0.8]) == [1.0, 1.0]


def test_with_few_deals_there_are_no_arrows(tmp_path: Path) -> None:
    told = {}
    for games in (4 * 3, FEW * 3):
        console = Console(width=100, record=True, file=io.StringIO())
        show(meet(MAFIA, tmp_path, "random", "greedy", games=games), "Cheese Mafia", console)
        told[games] = console.export_text()
    assert not {"▲", "▼", "≈"} & set(told[12])
    assert "4 deals are too few" in told[12]
    assert {"▲", "▼"} <= set(told[90])


def test_a_difference_is_that_of_the_same_deals_seats_and_luck() -> None:
    """Where luck is the same, a small difference is found that two shares apart would not show."""
    luck = random.Random(1)
    old = matches(luck, 200, 2, 0.5)
    new = [(deal, 1.0 if luck.random() < 0.05 else won) for deal, won in old]
    rest = "greedy"
    (found,) = differences({Pair("new", rest): new, Pair("old", rest): old})
    assert (found.one, found.other, found.rest) == ("new", "old", rest)
    assert found.more.low > 0
    assert found.p < 0.01
    assert share_by_deal(new).low < share_by_deal(old).high
    width = found.more.high - found.more.low
    assert width < (share_by_deal(new).high - share_by_deal(new).low) / 2


def test_a_bot_is_no_better_than_itself() -> None:
    same = [(deal, 0.0) for deal in range(10)]
    assert p_of_difference(same) == 1.0
    assert p_of_difference([(deal, 0.1) for deal in range(10)]) == pytest.approx(2 * 0.5**10)
    assert mean_by_deal(same).mean == 0


def test_a_sequential_test_is_wrong_as_rarely_as_agreed_and_stops_early() -> None:
    question = Question(0.1, 0.05, 0.05)
    luck = random.Random(3)
    for true, wrong in ((0.0, "better"), (0.1, "not better")):
        runs = []
        for _ in range(200):
            above = [(deal, won - 0.25) for deal, won in matches(luck, 150, 4, 0.25 + true)]
            runs.append(ask(question, above))
        assert sum(run.answer == wrong for run in runs) <= 20
        assert sum(run.deals for run in runs) / len(runs) < 60
    nothing = ask(question, [(deal, 0.05) for deal in range(29)])
    assert (nothing.answer, nothing.deals) == ("undecided", 29)
    assert math.isinf(ask(question, [(deal, 0.5) for deal in range(30)]).evidence)


def test_the_command_stops_when_it_knows(run: Run) -> None:
    asked = ["arena", RESCUE.key, "--players", 2, "--jobs", 1, "--seed", 3, "--fresh"]
    said = run(*asked, "--bots", "greedy,random", "--sequential", 10, "--games", 4000)
    assert said.err == ""
    assert said.out.startswith("greedy is better (against random)")
    assert "after 30 deals from 2 seats each" in said.out
    said = run(*asked, "--bots", "random,greedy", "--against", "random", "--sequential", 10, "--games", 400)
    assert said.out.startswith("random is not better by 10 points")
    said = run(*asked, "--bots", "random,greedy", "--against", "random", "--games", 60)
    assert "greedy than random" in said.out
    for wrong in (["--bots", "a,b,c"], ["--bots", "greedy,greedy", "--against", "random"]):
        assert run(*asked, *wrong, "--sequential", 10).code != 0
