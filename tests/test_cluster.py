"""A cluster, with one Dask for both: the lab's files and the arena's figures are the same, even if a worker dies."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fromagerie.arena.standings import draw_conclusions
from fromagerie.arena.tournament import agree, draw_up, hold
from fromagerie.jobs.workers import on_cluster
from tests.at_the_door import Run
from tests.contests import MASTER, contest, ledger_for, meet
from tests.test_lab_doors import made

pytestmark = [pytest.mark.once, pytest.mark.slow]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two worker processes with a scheduler."""
    from distributed import LocalCluster

    with LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None, silence_logs=50
    ) as cluster:
        yield cluster


def test_any_number_of_workers_and_a_cluster_make_the_same_files(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cluster: Any
) -> None:
    typed = ["whatif", MASTER.key, "points=5", "--games", 48]
    one = made(run, tmp_path / "1", monkeypatch, *typed, "--jobs", 1)
    assert {"whatif.html", "whatif.md", "figures.csv", "differences.parquet", "games.csv", "box.toml"} <= set(one)
    assert made(run, tmp_path / "2", monkeypatch, *typed, "--jobs", 2) == one
    assert made(run, tmp_path / "3", monkeypatch, *typed, "--cluster", cluster.scheduler_address) == one


def test_a_cluster_gives_the_same_figures_even_if_a_worker_dies(cluster: Any, run: Run, tmp_path: Path) -> None:
    names, games = ("random", "greedy", "random"), 240
    whole = meet(MASTER, tmp_path / "whole", *names, games=games, players=3)
    terms = agree(MASTER, 3, MASTER.options(), 1)
    victims = [worker.process.pid for worker in cluster.workers.values()][:1]
    left = games * 3

    def kill_one(done: int) -> None:
        nonlocal left
        left -= done
        if done and victims:
            os.kill(victims.pop(), signal.SIGKILL)
            assert left > games

    ledger = ledger_for(terms, tmp_path)
    played = hold(terms, draw_up(names, 3), games, ledger, on_cluster(cluster.scheduler_address), kill_one)
    assert (left, victims) == (0, [])
    assert msgspec.json.encode(draw_conclusions(terms, names, played)) == msgspec.json.encode(whole)

    typed = ["--players", 3, "--bots", "random,greedy", "--games", 30]
    local = contest(run, tmp_path, MASTER, *typed, "--jobs", 1)
    assert contest(run, tmp_path, MASTER, *typed, "--cluster", cluster.scheduler_address) == local
