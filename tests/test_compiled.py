"""Compiled or interpreted, it is the same program: same games, same luck, and Structs that are what they say."""

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import fromagerie
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame
from fromagerie.engine.journal import Journal, write_journal
from fromagerie.engine.model import Options
from tests.every_table import INTERPRETED, every_table, of_every_game, play_out
from tests.fingerprints import Told, take_fingerprints
from tools.compile_rules import LIBRARY, MARKER, compiled_libraries, compiled_modules

ROOT = Path(__file__).parent.parent
SRC = Path(fromagerie.__file__).parent.parent
ENOUGH = 100


def is_compiled_somewhere() -> bool:
    """Whether a compiled module lies beside the source, used in this run or not."""
    return any((SRC / "fromagerie" / "engine" / f"bits{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


def ask_the_other_run(journals: list[str]) -> Told:
    """What a run with interpreted rules makes of these journals; or compiled ones, where this run is interpreted."""
    environment = os.environ | {
        "FROMAGERIE_PURE": "" if INTERPRETED else "1",
        "PYTHONPATH": os.pathsep.join([str(SRC), str(ROOT)]),
    }
    done = subprocess.run(
        [sys.executable, "-m", "tests.fingerprints"],
        cwd=ROOT,
        env=environment,
        input=msgspec.json.encode(journals),
        capture_output=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr.decode()
    return msgspec.json.decode(done.stdout, type=Told)


def play_journals(game: AnyGame, players: int, options: Options) -> list[Journal]:
    """One game, or of short ones as many as make enough entries."""
    journals: list[Journal] = []
    while sum(len(journal.entries) for journal in journals) < ENOUGH:
        journals.append(play_out(game, players, options, 1000 + len(journals)).journal)
    return journals


@pytest.mark.skipif(not is_compiled_somewhere(), reason="there is no compiled build to compare with")
@pytest.mark.once
@of_every_game
def test_compiled_and_interpreted_rules_play_the_same_games(game: AnyGame) -> None:
    tables = [(players, options) for this, players, options in every_table() if this is game]
    journals = [journal for players, options in tables for journal in play_journals(game, players, options)]
    other = ask_the_other_run([write_journal(journal) for journal in journals])
    assert other.interpreted != INTERPRETED
    for journal, fingerprints in zip(journals, other.journals, strict=True):
        assert take_fingerprints(journal) == fingerprints


def test_this_run_is_what_it_was_asked_to_be() -> None:
    if os.environ.get("FROMAGERIE_PURE"):
        assert INTERPRETED
    else:
        assert is_compiled_somewhere() != INTERPRETED


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled in this run")
@of_every_game
def test_rules_that_come_with_a_compiled_build_are_compiled(game: AnyGame) -> None:
    state = game.deal(min(game.player_counts), game.options(), SeededDealer(1))
    module = sys.modules[type(state).__module__]
    # A game that lies elsewhere was not there when the others were compiled: it runs beside them as it is.
    ours = game.folder.is_relative_to(SRC)
    assert str(module.__file__).endswith(".py") != ours, f"{module.__name__} runs interpreted"


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled in this run")
def test_every_module_that_asks_for_it_is_compiled_and_no_other() -> None:
    asking = {path.relative_to(SRC).with_suffix("") for path in compiled_modules()}
    made = {path.relative_to(SRC).parent / path.name.partition(".")[0] for path in compiled_libraries()}
    assert made - {Path(LIBRARY)} == asking


@pytest.mark.once
def test_a_module_asks_right_behind_its_docstring() -> None:
    for path in compiled_modules():
        lines = path.read_text(encoding="utf-8").splitlines()
        (docstring, *_) = ast.parse(path.read_bytes()).body
        assert lines[docstring.end_lineno or 0 :][:3] == ["", MARKER, ""], path


@pytest.mark.once
def test_all_rules_are_among_them() -> None:
    assert set(compiled_modules()) >= set(SRC.glob("fromagerie/games/*/rules*.py"))


# What goes over the wire


def structs_of(game: AnyGame) -> list[type[msgspec.Struct]]:
    events = get_args(game.event_type) or (game.event_type,)
    return [*{type(action) for action in (*game.actions, *game.claims)}, *events, game.view_type, game.options]


@of_every_game
def test_actions_events_views_and_options_are_frozen(game: AnyGame) -> None:
    for struct in structs_of(game):
        assert struct.__struct_config__.frozen, struct
    for message in (game.actions[0], game.options()):
        with pytest.raises(AttributeError):
            setattr(message, (*message.__struct_fields__, "anything")[0], 1)


@of_every_game
def test_actions_and_events_say_what_they_are(game: AnyGame) -> None:
    for field, structs in (("do", {type(action) for action in game.actions}), ("was", set(get_args(game.event_type)))):
        for struct in structs:
            assert struct.__struct_config__.tag_field == field
            assert struct.__struct_config__.tag == struct.__name__.lower()


@of_every_game
def test_a_view_says_what_every_field_may_hold(game: AnyGame) -> None:
    described = repr(msgspec.inspect.type_info(game.view_type))
    for loose in ("AnyType", "RawType", "CustomType"):
        assert loose not in described


@of_every_game
def test_options_refuse_what_they_do_not_know(game: AnyGame) -> None:
    assert game.options.__struct_config__.forbid_unknown_fields


# Luck


def sfc32(seed: int) -> Iterator[int]:
    """The generator as its author writes it, begun as the dealer begins it."""
    mask = 0xFFFFFFFF
    a, b, c, counter = seed & mask, seed >> 32 & mask, seed >> 64 & mask, 1
    while True:
        out = (a + b + counter) & mask
        counter = (counter + 1) & mask
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & mask
        c = (c << 21 | c >> 11) & mask
        c = (c + out) & mask
        yield out


@pytest.mark.parametrize("seed", [0, 1, 2**32 - 1, 2**32, 2**64 + 12345, 2**96 - 1])
def test_the_seeded_dealer_is_sfc32(seed: int) -> None:
    words = sfc32(seed)
    for _ in range(15):
        next(words)
    dealer = SeededDealer(seed)
    assert [dealer.word() for _ in range(1000)] == [next(words) for _ in range(1000)]


def test_the_first_words_of_seed_one_never_change() -> None:
    dealer = SeededDealer(1)
    first = [3387734806, 1080862987, 3546521498, 2861869171, 428981239, 2719816156]
    assert [dealer.word() for _ in first] == first
