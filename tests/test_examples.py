"""Every example runs, says something, and is short."""

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = [pytest.mark.once, pytest.mark.slow]

EXAMPLES = Path(__file__).parent.parent / "examples"
LONGEST = 40
LEARNER = 125  # one that learns to play has to bring a learner
# A size at which each takes a moment, and a word of what it then says.
RUNS = {
    "train_value": (["400"], "mean squared error over"),
    "write_bot": (["40"], "shy"),
    "tournament": (["6"], "curd"),
    "read_dataset": (["8"], "of the time it could be"),
    "openspiel_search": (["1", "2"], "information set MCTS with 2 simulations won"),
    "learn_policy": (["0.5", "40", "mini", "1"], "% against greedy"),
}


@pytest.mark.parametrize("name", RUNS)
def test_an_example_runs(name: str, tmp_path: Path) -> None:
    size, said = RUNS[name]
    done = subprocess.run(
        [sys.executable, "-W", "error::DeprecationWarning:fromagerie", str(EXAMPLES / f"{name}.py"), *size],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=240,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert said in done.stdout
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", RUNS)
def test_an_example_is_short(name: str) -> None:
    longest = LEARNER if name == "learn_policy" else LONGEST
    assert len((EXAMPLES / f"{name}.py").read_text(encoding="utf-8").splitlines()) <= longest


def test_no_example_is_forgotten() -> None:
    of_the_wire = {"bot_client"}  # which the tests of the server run
    assert {path.stem for path in EXAMPLES.glob("*.py")} - of_the_wire == set(RUNS)
