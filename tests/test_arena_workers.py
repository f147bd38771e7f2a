"""The same figures from a cluster, even if a worker dies; and a sentence when there is no playing on."""

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from joblib import Parallel, delayed

from fromagerie.arena.standings import draw_conclusions
from fromagerie.arena.tournament import Pair, agree, draw_up, hold, play_part
from fromagerie.work.workers import NoWorkers, WorkerRefused, here, on_cluster
from tests.at_the_door import Run
from tests.contests import MASTER, contest, ledger_for, meet

pytestmark = [pytest.mark.once, pytest.mark.slow]


@pytest.fixture
def cluster() -> Iterator[Any]:
    """Two worker processes with a scheduler."""
    from distributed import LocalCluster

    with LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None, silence_logs=50
    ) as cluster:
        yield cluster


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


def test_a_cluster_that_does_not_answer_is_told_so() -> None:
    with pytest.raises(NoWorkers, match="No Dask scheduler answers"), on_cluster("tcp://127.0.0.1:1", patience=1):
        pass


@pytest.mark.parametrize("address", ["nonsense", ":::", "http://x:1", "tcp://x"])
def test_what_is_no_address_is_told_so(address: str, run: Run) -> None:
    said = run("arena", MASTER.key, "--bots", "random,greedy", "--cluster", address)
    assert said.code == 2
    assert "tcp://host:8786" in said.err
    assert said.err.count("\n") == 1


def test_without_dask_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    said = run("arena", MASTER.key, "--bots", "random,greedy", "--cluster", "tcp://127.0.0.1:1")
    assert said.code == 2
    assert said.err == "fromagerie: A cluster needs Dask: pip install 'fromagerie[cluster]'.\n"


def test_a_worker_with_another_program_or_box_is_refused() -> None:
    terms = agree(MASTER, 3, MASTER.options(), 1)
    for other in ({"sources": "older"}, {"box_hash": "bigger"}):
        with pytest.raises(WorkerRefused):
            play_part(msgspec.structs.replace(terms, **other), Pair("random", "random"), [0])


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_a_process_that_dies_is_told_in_a_sentence() -> None:
    with pytest.raises(NoWorkers, match="the same command goes on"), here(2):
        Parallel()(delayed(die)() for _ in range(2))
