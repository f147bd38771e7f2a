"""Games written down as decisions, and read again."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import polars as pl
import pytest

from fromagerie.arena.match import play
from fromagerie.arena.simulate import around
from fromagerie.engine.game import AnyGame
from fromagerie.jobs.seeds import seed_of
from fromagerie.rl import EnvConfig
from fromagerie.rl.dataset import NoDataset, Recorder, read
from tests.at_the_door import Run, soon
from tests.every_table import many
from tests.learners import of_every_game_learnt

pytestmark = pytest.mark.slow

GAMES = many(24, interpreted=21)


@of_every_game_learnt
def test_one_row_a_decision_as_it_was_made(game: AnyGame, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    said = run("simulate", game.key, "--games", GAMES, "--seed", "3", "--bots", "random", "--record", file, *soon(game))
    assert (said.code, said.err) == (0, "")
    data = read(file)
    setting = EnvConfig(game, data.about.players, data.about.options)
    number = GAMES - 1
    rows = np.flatnonzero(data.games == number)
    seen: list[tuple[bytes, bytes, int, int]] = []
    result = play(
        game,
        around(data.about.bots, number),
        setting.options,
        seed_of(3, number // setting.players),
        seed_of(3, number, "bots"),
        lambda state, seat, action: seen.append(
            (setting.observe(state, seat).tobytes(), setting.mask(state, seat).tobytes(), action, seat)
        ),
    )
    assert len(rows) == result.decisions
    for row, (observation, mask, action, seat) in zip(rows, seen, strict=True):
        assert data.observations[row].tobytes() == observation
        assert data.action_masks[row].tobytes() == mask
        assert (data.actions[row], data.seats[row]) == (action, seat)
        assert data.rewards[row] == pytest.approx(result.win_of(seat) - 1 / setting.players)
        assert data.scores[row] == result.scores[seat]
    assert sorted(set(data.games.tolist())) == list(range(GAMES))


@pytest.mark.once
def test_recording_changes_no_figure_and_jobs_change_no_row(run: Run, tmp_path: Path) -> None:
    arguments = ["simulate", "cheez-tricks", "--games", "44", "--bots", "greedy"]
    silent = run(*arguments)
    alone, together = (run(*arguments, "--record", tmp_path / f"{jobs}.parquet", "--jobs", jobs) for jobs in (1, 2))
    assert silent == alone == together
    one, two = (pl.read_parquet(tmp_path / f"{jobs}.parquet") for jobs in (1, 2))
    assert one.equals(two)
    assert {path.name for path in tmp_path.iterdir()} >= {"1.parquet", "2.parquet"}
    assert not list(tmp_path.glob(".*.parquet*"))


@pytest.mark.once
def test_parts_are_named_in_the_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    run("simulate", "cheez-tricks", "--games", "2", "--mode", "wild", "--record", file)
    data = read(file)
    assert data.about.options["mode"] == "wild"
    hands = data.parts()["hand"]
    assert hands.shape == (len(data.actions), 40)
    played = data.actions < 40
    assert hands[played, data.actions[played]].all()


@pytest.mark.once
def test_what_is_interrupted_leaves_no_file(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    # Behind a shell's &, Ctrl-C is ignored: here it is to be heard.
    hear = "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler);"
    hear += "from fromagerie.cli import main; sys.exit(main())"
    arguments = ["simulate", "cheez-tricks", "--games", "1000000", "--record", str(file)]
    running = subprocess.Popen([sys.executable, "-c", hear, *arguments], stderr=subprocess.PIPE, text=True)
    waited = time.monotonic() + 60
    while not list(tmp_path.glob(".games.parquet.*/*.parquet")) and time.monotonic() < waited:
        time.sleep(0.05)
    assert list(tmp_path.iterdir()) != []
    os.kill(running.pid, signal.SIGINT)
    _, said = running.communicate(timeout=60)
    assert running.returncode == 130, said
    assert list(tmp_path.iterdir()) == []


@pytest.mark.once
def test_an_older_file_stays_until_the_new_one_is_whole(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    run("simulate", "cheez-tricks", "--games", "2", "--record", file)
    before = file.read_bytes()
    setting = EnvConfig("cheez-tricks")
    with pytest.raises(ZeroDivisionError), Recorder(file, setting.game, ["random"] * 4, setting.options, 1):
        raise ZeroDivisionError
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.once
def test_what_is_no_dataset_is_told_apart(run: Run, tmp_path: Path) -> None:
    other, broken = tmp_path / "other.parquet", tmp_path / "broken.parquet"
    pl.DataFrame({"a": [1]}).write_parquet(other)
    broken.write_bytes(b"PAR1 and nothing more")
    with pytest.raises(NoDataset, match="was not written by fromagerie simulate --record"):
        read(other)
    with pytest.raises(NoDataset, match="is no parquet file"):
        read(broken)
    said = run("simulate", "cheez-tricks", "--record", tmp_path / "no" / "where.parquet")
    assert said.code == 2
    assert "cannot be written" in said.err
