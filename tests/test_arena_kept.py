"""An interrupted contest goes on where it stopped, and nobody is given the results of another one."""

import signal
import subprocess
import time
from pathlib import Path

import pytest

from fromagerie.arena.standings import draw_conclusions
from fromagerie.arena.tournament import agree, draw_up, hold
from fromagerie.jobs import program
from fromagerie.jobs.workers import here
from tests.at_the_door import Run, command, env, hear_ctrl_c, saved
from tests.contests import MAFIA, MASTER, TRICKS, contest, ledger_for, meet

pytestmark = [pytest.mark.once, pytest.mark.slow]


def test_an_interrupted_contest_goes_on_where_it_stopped(tmp_path: Path) -> None:
    names, players, games = ("random", "greedy", "random"), 2, 90
    whole = meet(MASTER, tmp_path / "whole", *names, games=games)
    terms = agree(MASTER, players, MASTER.options(), 1)
    pairs, ledger = draw_up(names, players), ledger_for(terms, tmp_path)
    told: list[int] = []

    def interrupt(done: int) -> None:
        told.append(done)
        if len(told) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        hold(terms, pairs, games, ledger, here(1), interrupt)
    kept = sum(told)
    # A crash in the middle of a line.
    with ledger.file.open("ab") as file:
        file.write(b'\n{"one":"greedy","rest":"random","numbers":[72,73')
    told[:] = [0] * 3
    played = hold(terms, pairs, games, ledger, here(1), told.append)
    assert 0 < kept < games * len(pairs)
    assert told[3] == kept
    assert sum(told) == games * len(pairs)
    assert draw_conclusions(terms, names, played) == whole


def test_more_games_or_more_bots_play_only_what_is_missing(tmp_path: Path) -> None:
    terms = agree(MAFIA, 3, MAFIA.options(), 1)
    ledger = ledger_for(terms, tmp_path)

    def kept(games: int, *names: str) -> int:
        told: list[int] = []
        hold(terms, draw_up(names, 3), games, ledger, here(1), told.append)
        return told[0]

    assert kept(30, "random", "greedy") == 0
    assert kept(45, "random", "greedy") == 60
    assert kept(45, "random", "greedy", "greedy") == 90
    assert kept(45, "random", "greedy", "greedy") == 135
    assert kept(12, "random", "greedy") == 24


def test_other_terms_have_a_ledger_of_their_own(run: Run, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text(MAFIA.box_file.read_text().replace("copies = 4", "copies = 5", 1))
    at_three = ["--players", 3, "--bots", "random,random", "--games", 3, "--jobs", 1]
    others: list[list[object]] = [[], ["--players", 4], ["--seed", 5], ["--option", "banker=gangsters"], ["--box", box]]
    for number, other in enumerate(others, 1):
        contest(run, tmp_path, MAFIA, *at_three, *other, fresh=False)
        assert len(saved("arena")) == number
    contest(run, tmp_path, MAFIA, *at_three, fresh=False)
    assert len(saved("arena")) == len(others)


def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    typed = command("arena", TRICKS.key, "--bots", "random,greedy", "--games", 4000, "--jobs", 2)
    with subprocess.Popen(typed, env=env(), stderr=subprocess.PIPE, text=True, preexec_fn=hear_ctrl_c) as contest:
        for _ in range(2400):
            if saved("arena"):
                break
            time.sleep(0.05)
        contest.send_signal(signal.SIGINT)
        _, err = contest.communicate(timeout=120)
    assert contest.returncode == 130
    assert err.strip() == "fromagerie: interrupted; what was played is kept; the same command goes on from there."
    (file,) = saved("arena")
    assert b'"one"' in file.read_bytes()


def test_bytecode_that_is_being_written_is_no_part_of_the_program(tmp_path: Path) -> None:
    written = program.PACKAGE / "__pycache__" / f"{tmp_path.name}.cpython-311.pyc.1234567"
    before = program.sources()
    written.parent.mkdir(exist_ok=True)
    written.write_bytes(b"half of it")
    try:
        program.fingerprint.cache_clear()
        assert program.sources() == before
    finally:
        written.unlink()


def test_a_game_that_comes_and_goes_changes_the_program_only_while_it_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = program.sources()
    (tmp_path / "rules.py").write_text("pass")
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(program, "games_elsewhere", lambda: [tmp_path])
        assert program.sources() != before
    assert program.sources() == before
