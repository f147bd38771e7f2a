"""When there is no playing on, on this machine or on a cluster: a sentence."""

import os
import signal
import sys

import msgspec
import pytest
from joblib import Parallel, delayed

from fromagerie.arena.tournament import Pair, agree, play_part
from fromagerie.jobs.workers import NoWorkers, WorkerRefused, here, on_cluster
from tests.at_the_door import Run
from tests.contests import MASTER

pytestmark = [pytest.mark.once, pytest.mark.slow]


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
