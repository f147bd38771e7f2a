"""What cannot be done is said in one line, with the exit code 2, and never with a traceback."""

from functools import cache
from pathlib import Path

import pytest

from fromagerie.engine.game import AnyGame, get_game
from fromagerie.engine.journal import Journal, write_journal
from fromagerie.terminal import saves
from tests.at_the_door import Run, run_for_real, saved
from tests.every_table import of_every_game, play_out

pytestmark = [pytest.mark.once, pytest.mark.slow]

# GAME stands for the game's key, HERE for a folder with: game.json, a finished game; junk.json, none; junk.toml.
REFUSED = [
    "dance",
    "play",
    "play belote",
    "play GAME --players 99",
    "play GAME --players 0",
    "play GAME --players -2",
    "play GAME --players two",
    "play GAME --bots hal",
    "play GAME --bots ,",
    "play GAME --bots random,random,random,random,random,random,random,random,random",
    "play GAME --seat 0",
    "play GAME --seat 99",
    "play GAME --seat -1",
    "play GAME --seat x",
    "play GAME --seat ²",
    "play GAME --seat 1,x",
    "play GAME --seat 1,1",
    "play GAME --seat ,",
    "play GAME --name A,B,C",
    "play GAME --option nosuch=1",
    "play GAME --option nosuch",
    "play GAME --option =",
    "play GAME --mode feral",
    "play GAME --seed x",
    "play GAME --seed 1.5",
    "play GAME --seed -1",
    "play GAME --lang de",
    "play GAME --box HERE/nosuch.toml",
    "play GAME --box HERE",
    "play GAME --box HERE/junk.toml",
    "play GAME --box HERE/binary",
    "play GAME --unheard-of",
    "play GAME GAME",
    "play --resume",
    "play --resume HERE/nosuch.json",
    "play --resume HERE",
    "play --resume HERE/junk.json",
    "play --resume HERE/binary",
    "play --resume HERE/game.json",
    "simulate",
    "simulate belote",
    "simulate GAME --games 0",
    "simulate GAME --games -5",
    "simulate GAME --games x",
    "simulate GAME --players 99",
    "simulate GAME --bots hal",
    "simulate GAME --bots random,hal,random,random,random,random,random",
    "simulate GAME --games 2 --jobs 0",
    "simulate GAME --jobs x",
    "simulate GAME --games 2 --option nosuch=1",
    "simulate GAME --games 2 --seed -1",
    "simulate GAME --seed x",
    "simulate GAME --box HERE/nosuch.toml",
    "simulate GAME --bots cheater",
    "play GAME --bots cheater",
    "arena",
    "arena GAME",
    "arena belote --bots random,greedy",
    "arena GAME --bots random",
    "arena GAME --bots random,hal",
    "arena GAME --bots ,",
    "arena GAME --bots random,greedy --players 99",
    "arena GAME --bots random,greedy --games 0",
    "arena GAME --bots random,greedy --games x",
    "arena GAME --bots random,greedy --jobs 0",
    "arena GAME --bots random,greedy --jobs 2 --cluster tcp://127.0.0.1:1",
    "arena GAME --bots random,greedy --json HERE",
    "arena GAME --bots random,greedy --json HERE/nosuch/standings.json",
    "arena GAME --bots random,greedy --option nosuch=1",
    "arena GAME --bots random,greedy --seed -1",
    "arena GAME --bots random,greedy --box HERE/nosuch.toml",
    "replay",
    "replay HERE/nosuch.json",
    "replay HERE",
    "replay HERE/junk.json",
    "replay HERE/binary",
    "replay HERE/game.json --to 0",
    "replay HERE/game.json --to -1",
    "replay HERE/game.json --to 99999",
    "replay HERE/game.json --to x",
    "replay HERE/game.json --seat 0",
    "replay HERE/game.json --seat 99",
    "replay HERE/game.json --seat x",
    "replay HERE/game.json --lang de",
    "replay HERE/game.json --box HERE/nosuch.toml",
    "rules",
    "rules belote",
    "rules GAME 99.99",
    "rules GAME 99",
    "rules GAME xyzzy",
    "rules GAME --lang de",
    "games belote",
]


@cache
def finished(key: str) -> Journal:
    game = get_game(key)
    return play_out(game, min(game.player_counts), game.options(), 1).journal


@pytest.fixture
def here(game: AnyGame, tmp_path: Path) -> Path:
    saves.save(finished(game.key), tmp_path / "game.json")
    (tmp_path / "junk.json").write_text('{"a": 1}')
    (tmp_path / "junk.toml").write_text("holes = = 7")
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    return tmp_path


@of_every_game
@pytest.mark.parametrize("typed", REFUSED, ids=str)
def test_it_is_refused_in_one_line(game: AnyGame, typed: str, here: Path, run: Run) -> None:
    said = run(*typed.replace("GAME", game.key).replace("HERE", str(here)).split())
    assert said.code == 2
    assert said.err.startswith("fromagerie: ")
    assert said.err.count("\n") == 1
    assert said.out == ""
    assert saved("unfinished") == []


@of_every_game
def test_a_damaged_journal_is_refused_naming_the_entry(game: AnyGame, tmp_path: Path, run: Run) -> None:
    table = play_out(game, min(game.player_counts), game.options(), 1)
    lines = write_journal(table.journal).splitlines()
    deal = lines.index('"entries": [') + 1
    del lines[deal + 3]
    (tmp_path / "game.json").write_text("\n".join(lines))
    for command in ("replay", "play --resume"):
        said = run(*command.split(), tmp_path / "game.json")
        assert said.code == 2
        assert said.err.startswith("fromagerie: Entry 4 ")
        assert said.err.count("\n") == 1


@of_every_game
def test_an_option_of_the_wrong_kind_is_refused_naming_it(game: AnyGame, run: Run) -> None:
    for option in game.options.__struct_fields__:
        said = run("play", game.key, "--option", f"{option}=feral")
        assert said.code == 2
        assert option in said.err


@of_every_game
def test_a_refusal_names_what_there_is_instead(game: AnyGame, run: Run) -> None:
    assert game.key in run("play", "belote").err
    assert game.key in run("play").err
    assert "random" in run("play", game.key, "--bots", "hal").err
    assert str(min(game.player_counts)) in run("play", game.key, "--players", "99").err


@pytest.mark.parametrize("typed", ["dance", "play belote", "replay /nosuch", "play --resume /dev/null"])
def test_in_a_process_of_its_own_it_is_refused_just_so(typed: str) -> None:
    said = run_for_real(*typed.split())
    assert said.returncode == 2
    assert said.stdout == ""
    assert said.stderr.startswith("fromagerie: ")
    assert said.stderr.count("\n") == 1
