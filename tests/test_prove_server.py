"""The long proof of the server counts honestly: it goes on where it stopped, and what failed was not done."""

from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests import prove_server
from tests.prove_server import Campaign, prove, read_counts

pytestmark = pytest.mark.once


def silent(_: str) -> None:
    pass


def test_it_goes_on_where_it_stopped_with_other_numbers(tmp_path: Path) -> None:
    numbers: list[int] = []

    def stopped_in_the_third(_: Path, number: int) -> int:
        numbers.append(number)
        if len(numbers) == 3:
            raise KeyboardInterrupt
        return 5

    campaign = {"D1": Campaign("rounds", 20, stopped_in_the_third)}
    with pytest.raises(KeyboardInterrupt):
        prove(campaign, 1, tmp_path / "counts.json", silent)
    assert read_counts(tmp_path / "counts.json")["D1"].done == 10
    prove(campaign, 1, tmp_path / "counts.json", silent)
    assert read_counts(tmp_path / "counts.json")["D1"].done == 20
    assert numbers == [0, 1, 2, 2, 3]


def test_what_failed_was_not_done_and_is_remembered(tmp_path: Path) -> None:
    def fails_once(_: Path, number: int) -> int:
        assert number != 1, "a move was lost"
        return 10

    prove({"D1": Campaign("rounds", 20, fails_once)}, 1, tmp_path / "counts.json", silent)
    counted = read_counts(tmp_path / "counts.json")["D1"]
    assert (counted.done, counted.rounds) == (20, 3)
    assert counted.wrong == ["round 1: AssertionError: a move was lost\nassert 1 != 1"]


def test_every_promise_gets_its_turn_and_time_ends_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Every look at the clock takes a second: the real one might end it after the first round.
    monkeypatch.setattr(prove_server, "time", SimpleNamespace(monotonic=map(float, count()).__next__))
    campaigns = {name: Campaign("rounds", promised, lambda _, n: 1) for name, promised in (("D1", 3), ("H2", None))}
    prove(campaigns, 1, tmp_path / "counts.json", silent)
    counts = read_counts(tmp_path / "counts.json")
    assert counts["D1"].done == 3
    assert counts["H2"].done > 3
