"""Two verifiers, one with the rules and one with the seeds alone: they agree on what is right, and find what is not."""

import functools
import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame, shelf
from fromagerie.engine.journal import Journal, read_journal, write_journal
from fromagerie.engine.verify import BadLuck, NoLuck, tell_luck, verify
from tests.every_table import of_every_game, play_table
from tests.journals import write_down
from tests.sealed_games import NAME, SEEDS, open_sealed, play_sealed, seal_up, secret_of
from tests.tampering import BY_THE_RULES, BY_THE_SEEDS, Tamper, add_a_draw, with_luck

pytestmark = pytest.mark.once

VERIFIER = Path(__file__).parent.parent / "web" / "src" / "verify.js"
# The verifier as the browser has it, asked about one game after the other.
ASK = """
import { readFileSync } from "node:fs";
const verdicts = [];
for (const [luck, kept] of JSON.parse(readFileSync(0))) verdicts.push(await verifyLuck(luck, kept));
console.log(JSON.stringify(verdicts));
"""
needs_node = pytest.mark.skipif(not shutil.which("node"), reason="needs node, to run the browser's verifier")


@functools.cache
def sealed_journal(key: str, number: int) -> Journal:
    game = shelf()[key]
    return play_sealed(game, number, game.seats[number % len(game.seats)]).journal


def twenty_games() -> list[Journal]:
    return [sealed_journal(key, number) for key in shelf() for number in range(4)]


def ask_the_browser(*asked: tuple[Journal, dict[str, Any]]) -> list[dict[str, Any]]:
    plain = [[msgspec.to_builtins(journal.luck), kept] for journal, kept in asked]
    done = subprocess.run(
        ["node", "--input-type=module", "--eval", VERIFIER.read_text(encoding="utf-8") + ASK],
        input=json.dumps(plain),
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    verdicts: list[dict[str, Any]] = json.loads(done.stdout)
    return verdicts


# What is right


@needs_node
def test_both_verifiers_find_nothing_wrong_with_twenty_games() -> None:
    games = twenty_games()
    verdicts = ask_the_browser(*((journal, {}) for journal in games))
    for journal, verdict in zip(games, verdicts, strict=True):
        assert journal.luck
        report = verify(read_journal(write_journal(journal)), shelf()[journal.game])
        assert verdict == {"ok": True, "draws": len(journal.luck.draws)}
        assert (report.draws, report.waiting, report.before) == (len(journal.luck.draws), 0, 0)


@of_every_game
def test_every_draw_of_a_game_is_checked(game: AnyGame) -> None:
    journal = sealed_journal(game.key, 0)
    assert verify(journal, game).draws == sum(len(entry.chance) for entry in journal.entries)


@of_every_game
def test_a_game_that_goes_on_is_checked_as_far_as_its_rounds_are_over(game: AnyGame) -> None:
    table, dealer = open_sealed(game, min(game.seats), game.options(), 6)
    while not table.over:
        seal_up(table, 6)
        report = verify(read_journal(write_journal(table.journal)), game)
        over = [draw for draw in dealer.draws if draw.round < table.state.chapter()]
        assert (report.draws, report.waiting) == (len(over), len(dealer.draws) - len(over))
        play_table(table, SeededDealer(table.version), decisions=11)


@of_every_game
def test_actions_taken_back_are_checked_too(game: AnyGame) -> None:
    table, dealer = open_sealed(game, min(game.seats), game.options(), 7)
    play_table(table, SeededDealer(1), decisions=8)
    table.undo(5)
    play_table(table, SeededDealer(2))
    seal_up(table, 7)
    assert verify(table.journal, game).draws == len(dealer.draws)


@of_every_game
def test_a_game_that_branches_off_another_is_checked_from_there(game: AnyGame) -> None:
    table, dealer = open_sealed(game, min(game.seats), game.options(), 8)
    play_table(table, SeededDealer(1), decisions=6)
    brought = len(dealer.draws)
    # As if all until now had been another game, with another secret.
    dealer.secret = secret_of(9)
    since = table.version
    play_table(table, SeededDealer(2))
    seeds = SEEDS[: len(table.names)]
    table.journal.luck = tell_luck(table.journal, game, secret_of(9), NAME, seeds, since)
    report = verify(read_journal(write_journal(table.journal)), game)
    assert (report.before, report.since, report.draws) == (brought, since, len(dealer.draws) - brought)
    with pytest.raises(BadLuck, match="the seeds draw"):
        tell_luck(table.journal, game, secret_of(9), NAME, seeds)


# What is wrong


@of_every_game
@pytest.mark.parametrize("tamper", [*BY_THE_SEEDS.values(), *BY_THE_RULES.values()], ids=[*BY_THE_SEEDS, *BY_THE_RULES])
def test_whoever_knows_the_rules_finds_everything(game: AnyGame, tamper: Tamper) -> None:
    journal = sealed_journal(game.key, 1)
    assert journal.luck
    tampered = read_journal(write_journal(tamper(journal, journal.luck)))
    with pytest.raises(BadLuck):
        verify(tampered, game)


@needs_node
def test_the_browser_finds_all_that_can_be_found_without_the_rules() -> None:
    tampered = [
        (f"{journal.game}: {what}", tamper(journal, journal.luck))
        for journal in (sealed_journal(key, 1) for key in shelf())
        for what, tamper in BY_THE_SEEDS.items()
        if journal.luck
    ]
    verdicts = ask_the_browser(*((journal, {}) for _, journal in tampered))
    believed = [what for (what, _), verdict in zip(tampered, verdicts, strict=True) if verdict["ok"]]
    assert believed == []


@needs_node
def test_the_browser_compares_with_what_it_kept_while_the_game_was_played() -> None:
    journal = sealed_journal("cheez-tricks", 1)
    luck = journal.luck
    assert luck
    kept = {"pledge": luck.pledge, "commitments": {1: luck.seals[1].commitment}, "seeds": {1: luck.seeds[1]}}
    wrong: list[dict[str, Any]] = [
        {"pledge": "0"},
        {"commitments": {1: "0"}},
        {"commitments": {9: "0"}},
        {"seeds": {0: ""}},
    ]
    right, *refused = ask_the_browser((journal, kept), *((journal, other) for other in wrong))
    assert right["ok"]
    assert [verdict["wrong"] for verdict in refused] == [
        {"what": "pledge"},
        {"what": "commitment", "round": 1},
        {"what": "commitment", "round": 9},
        {"what": "players' seed", "seat": 0},
    ]


@needs_node
def test_the_browser_says_where_a_draw_is_wrong() -> None:
    journal = sealed_journal("cheese-rescue", 1)
    assert journal.luck
    (verdict,) = ask_the_browser((BY_THE_SEEDS["another draw told"](journal, journal.luck), {}))
    assert verdict == {"ok": False, "wrong": {"what": "draw", "round": 0, "entry": 0}}


def test_the_entry_that_is_wrong_is_named() -> None:
    game = shelf()["cheese-rescue"]
    journal = sealed_journal(game.key, 1)
    luck = journal.luck
    assert luck
    last = luck.draws[-1].entry
    with pytest.raises(BadLuck, match=f"Entry {last + 1}: the draw from pile is told otherwise, or not at all"):
        verify(with_luck(journal, luck, draws=luck.draws[:-1]), game)
    with pytest.raises(BadLuck, match=f"Entry {last + 2}: a draw is told there that the rules did not ask for"):
        verify(add_a_draw(journal, luck), game)
    with pytest.raises(BadLuck, match="Entry 1: from first the seeds draw"):
        verify(BY_THE_SEEDS["a card swapped"](journal, luck), game)


def test_a_round_that_is_over_must_be_opened() -> None:
    game = shelf()["cheez-tricks"]
    table, _ = open_sealed(game, 2, game.options(), 6)
    while table.chapter < 2:
        play_table(table, SeededDealer(table.version), decisions=1)
    seal_up(table, 6)
    luck = table.journal.luck
    assert luck
    closed = [msgspec.structs.replace(seal, seed=None) for seal in luck.seals]
    with pytest.raises(BadLuck, match="Round 1 is over, but its seed was not made known"):
        verify(with_luck(table.journal, luck, seals=closed, draws=[]), game)


def test_nothing_is_drawn_once_the_secret_is_known() -> None:
    game = shelf()["cheese-rescue"]
    table, _ = open_sealed(game, 2, game.options(), 6)
    play_table(table, SeededDealer(1))
    table.undo(len(table.standing) - 1)
    play_table(table, SeededDealer(2))
    with pytest.raises(BadLuck, match="after the game was over and its secret known"):
        seal_up(table, 6)


@of_every_game
def test_a_journal_without_its_luck_says_that_there_is_nothing_to_check(game: AnyGame) -> None:
    journal = write_down(game, actions=3).journal
    assert '"luck"' not in write_journal(journal)
    with pytest.raises(NoLuck):
        verify(journal, game)


@of_every_game
def test_luck_is_told_in_the_words_of_the_game_a_line_a_draw(game: AnyGame) -> None:
    journal = sealed_journal(game.key, 2)
    text = write_journal(journal)
    assert read_journal(text) == journal
    assert journal.luck
    lines = text.splitlines()
    for draw in journal.luck.draws:
        assert set(draw.drawn) <= set(draw.pool) <= set(game.chance[draw.what])
        assert msgspec.json.decode(msgspec.json.encode(draw)) in [
            json.loads(line.rstrip(",")) for line in lines if line.startswith('{"round"')
        ]
