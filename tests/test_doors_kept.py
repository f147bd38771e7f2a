"""No game is lost, whatever interrupts it, and every game can be told again."""

import signal
import subprocess
import time
from pathlib import Path

import pytest

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame
from fromagerie.engine.journal import read_journal, write_journal
from fromagerie.engine.replay import replay
from fromagerie.terminal import saves
from tests.at_the_door import (
    Run,
    Typed,
    Typist,
    bots_refused,
    command,
    env,
    hear_ctrl_c,
    read_saved,
    saved,
    sit_down,
    stand,
)
from tests.every_table import length_of, observers, of_every_game, play_out

pytestmark = [pytest.mark.once, pytest.mark.slow]

# Leaving and coming back


@of_every_game
@pytest.mark.parametrize(
    ("last", "code"), [("quit", 0), (EOFError, 0), (KeyboardInterrupt, 130)], ids=["quit", "end of input", "Ctrl-C"]
)
def test_an_interrupted_game_goes_on_where_it_was(game: AnyGame, last: Typed, code: int, run: Run) -> None:
    left = run(*sit_down(game), typed=Typist("1", "1", last))
    assert left.code == code
    assert str(saved("unfinished")[0]) in left.out
    before = stand(game)
    back = run("play", "--resume", typed=Typist(forever="1"))
    assert back.code == 0
    finished = stand(game, "finished")
    assert finished.journal.entries[: before.version] == before.journal.entries
    assert saved("unfinished") == []


@of_every_game
def test_whatever_was_done_is_on_disk_before_the_next_question(game: AnyGame, run: Run) -> None:
    written: list[tuple[bool, bool]] = []

    def watch() -> None:
        entries = read_saved("unfinished").entries
        written.append((any(entry.seat == 0 for entry in entries), bool(entries[-1].undo)))

    said = run(*sit_down(game), typed=Typist("1", "undo", "quit", watch=watch))
    before, acted, taken_back = written
    assert before == (False, False)
    assert acted == (True, False)
    assert taken_back == (True, True) or bots_refused(game, said.out)


@of_every_game
def test_the_newest_game_is_resumed_and_any_other_by_its_file(game: AnyGame, run: Run) -> None:
    for name in ("Old", "New"):
        run(*sit_down(game, "--name", name))
        time.sleep(0.002)
    old, new = saved("unfinished")
    assert "New >" in run("play", "--resume").out
    assert "Old >" in run("play", "--resume", old).out
    assert saved("unfinished") == [old, new]


@of_every_game
def test_a_finished_game_is_not_resumed_but_replayed(game: AnyGame, run: Run) -> None:
    run(*sit_down(game), typed=Typist(forever="1"))
    (file,) = saved("finished")
    said = run("play", "--resume", file)
    assert said.code == 2
    assert "fromagerie replay" in said.err


@of_every_game
def test_a_home_that_cannot_be_written_is_told(game: AnyGame, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FROMAGERIE_HOME", "/dev/null/home")
    said = run(*sit_down(game), typed=Typist(forever="1"))
    assert said.code == 2
    assert said.err.startswith("fromagerie: ")
    assert said.err.count("\n") == 1


@of_every_game
def test_a_killed_game_goes_on_where_it_was(game: AnyGame, run: Run) -> None:
    a_person_makes = length_of(game) // min(game.player_counts)
    for moves in sorted({1, min(3, a_person_makes - 1)}):
        with subprocess.Popen(
            command(*sit_down(game, "--seed", str(moves))), env=env(), stdin=subprocess.PIPE, stdout=subprocess.DEVNULL
        ) as process:
            assert process.stdin
            process.stdin.write(b"1\n" * moves)
            process.stdin.flush()
            wait_for_moves(moves)
            process.kill()
        assert process.returncode == -signal.SIGKILL
        (file,) = [file for file in saved("unfinished") if file.suffix == ".json"]
        before = read_journal(file.read_bytes())
        assert sum(entry.seat == 0 for entry in before.entries) == moves
        assert run("play", "--resume", typed=Typist(forever="1")).code == 0
        (done,) = saved("finished")
        assert read_journal(done.read_bytes()).entries[: len(before.entries)] == before.entries
        done.unlink()


def wait_for_moves(moves: int) -> None:
    """Until that many moves of the person at the keyboard are on disk."""
    for _ in range(6000):
        for file in saved("unfinished"):
            if file.suffix == ".json":
                entries = read_journal(file.read_bytes()).entries
                if sum(entry.seat == 0 for entry in entries) >= moves:
                    return
        time.sleep(0.02)
    pytest.fail("the moves never came to disk")


@of_every_game
def test_ctrl_c_in_a_real_terminal_keeps_the_game(game: AnyGame) -> None:
    with subprocess.Popen(
        command(*sit_down(game)),
        env=env(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=hear_ctrl_c,
    ) as process:
        assert process.stdin
        process.stdin.write(b"1\n")
        process.stdin.flush()
        wait_for_moves(1)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=120)
    # A shell says 130 to both. If the signal comes while a library evaluates text (Fluent's classes are made so),
    # CPython 3.11 ends itself by that signal, although the interrupt was caught and everything was said.
    assert process.returncode in (130, -signal.SIGINT)
    assert b"play --resume" in out
    assert b"Traceback" not in err
    assert stand(game).version > 1


@of_every_game
def test_a_journal_is_written_whole_or_not_at_all(
    game: AnyGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = play_out(game, min(game.player_counts), game.options(), 3)
    file = tmp_path / "game.json"
    saves.save(table.journal, file)

    def write_half(file: Path, text: str, **_: object) -> None:
        with file.open("w") as half:
            half.write(text[: len(text) // 2])
        raise OSError("the disk is full")

    monkeypatch.setattr(Path, "write_text", write_half)
    with pytest.raises(OSError, match="full"):
        saves.save(table.journal, file)
    assert file.read_text(encoding="utf-8") == write_journal(table.journal)


# Telling it again


@of_every_game
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_replay_from_a_seat_tells_what_that_seat_was_told_and_no_more(
    game: AnyGame, language: str, run: Run, tmp_path: Path
) -> None:
    table = play_out(game, min(game.player_counts), game.options(), 3)
    file = tmp_path / "game.json"
    saves.save(table.journal, file)
    words = game.words(language)
    for eyes in range(len(table.names)):
        said = run("replay", file, "--seat", eyes + 1, "--lang", language).out
        for told in table.told:
            for to, event in told:
                line = game.say_event(event, words, table.names).splitlines()[0]
                assert (line in said) == (to in (None, eyes))
    everything = run("replay", file, "--lang", language).out
    for told in table.told:
        for _, event in told:
            assert game.say_event(event, words, table.names).splitlines()[0] in everything


@of_every_game
def test_a_replay_stops_where_asked(game: AnyGame, run: Run, tmp_path: Path) -> None:
    table = play_out(game, min(game.player_counts), game.options(), 3)
    file = tmp_path / "game.json"
    saves.save(table.journal, file)
    for to in (1, 5, table.version):
        said = run("replay", file, "--to", to).out
        assert f"[{to}] " in said
        assert f"[{to + 1}] " not in said


@of_every_game
def test_a_replay_ends_with_the_board_as_that_seat_sees_it(game: AnyGame, run: Run, tmp_path: Path) -> None:
    table = play_out(game, min(game.player_counts), game.options(), 3)
    file = tmp_path / "game.json"
    saves.save(table.journal, file)
    then = replay(table.journal, game, SeededDealer(0), 5)
    for seat in observers(len(table.names)):
        board = game.board(then.view(seat), [], game.words("en"), table.names) or str(then.view(seat))
        eyes = [] if seat is None else ["--seat", seat + 1]
        said = run("replay", file, "--to", 5, *eyes).out
        assert said.endswith(f"\n{board}\n\nThe game was not played to its end.\n")


@of_every_game
def test_a_replay_tells_what_was_taken_back(game: AnyGame, run: Run, tmp_path: Path) -> None:
    sat = run(*sit_down(game), typed=Typist("1", "undo", "quit"))
    (file,) = saved("unfinished")
    if bots_refused(game, sat.out):
        table = stand(game)
        table.undo(1)
        saves.save(table.journal, file)
    said = run("replay", file)
    assert said.code == 0
    assert "taken back" in said.out
    assert "not played to its end" in said.out
