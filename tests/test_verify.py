"""What the verifiers say, and why: `fromagerie verify` knows the rules, the browser only what lies in the boxes."""

import functools
import json
import shutil
from typing import Any

import msgspec
import pytest

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame, all_games
from fromagerie.engine.journal import Journal, read_journal, write_journal
from fromagerie.engine.luck import Draw
from fromagerie.engine.sealed import SealedDealer, seals
from fromagerie.engine.table import Table
from fromagerie.engine.verify import BadLuck, NoLuck, tell_luck, verify
from tests.both_verifiers import ask_the_browser
from tests.every_table import of_every_game, play_table
from tests.journals import write_down
from tests.sealed_games import NAME, SEEDS, open_sealed, play_sealed, seal_up, secret_of
from tests.tampering import (
    KEPT_BACK,
    WRONG,
    Tamper,
    add_a_draw,
    begin_later,
    swap_a_card,
    swap_in_the_entry,
    with_luck,
)

pytestmark = pytest.mark.once

needs_node = pytest.mark.skipif(not shutil.which("node"), reason="needs node, to run the browser's verifier")


@functools.cache
def sealed_journal(key: str, number: int) -> Journal:
    game = all_games()[key]
    return play_sealed(game, number, game.player_counts[number % len(game.player_counts)]).journal


def tampered_with(tamper: Tamper, key: str, number: int = 1) -> Journal:
    journal = sealed_journal(key, number)
    assert journal.luck
    return tamper(journal, journal.luck)


# What is right


@of_every_game
def test_every_draw_of_a_game_is_checked(game: AnyGame) -> None:
    journal = sealed_journal(game.key, 0)
    report = verify(journal, game)
    assert (report.draws, report.waiting, report.before) == (sum(len(entry.chance) for entry in journal.entries), 0, 0)
    assert report.doubts == []


@of_every_game
def test_a_game_that_goes_on_is_checked_as_far_as_its_rounds_are_over(game: AnyGame) -> None:
    table, dealer = open_sealed(game, min(game.player_counts), game.options(), 6)
    while not table.over:
        seal_up(table, 6)
        report = verify(read_journal(write_journal(table.journal)), game)
        over = [draw for draw in dealer.draws if draw.round < table.state.round_index()]
        assert (report.draws, report.waiting) == (len(over), len(dealer.draws) - len(over))
        assert report.doubts == ([] if over else ["nothing"])
        play_table(table, SeededDealer(table.version), decisions=11)


@of_every_game
def test_actions_taken_back_are_checked_too(game: AnyGame) -> None:
    table, dealer = open_sealed(game, min(game.player_counts), game.options(), 7)
    play_table(table, SeededDealer(1), decisions=8)
    table.undo(5)
    play_table(table, SeededDealer(2))
    seal_up(table, 7)
    report = verify(table.journal, game)
    assert (report.draws, report.doubts) == (len(dealer.draws), [])


@of_every_game
def test_a_game_that_branches_off_another_is_checked_from_there(game: AnyGame) -> None:
    table, dealer = open_sealed(game, min(game.player_counts), game.options(), 8)
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
    assert "since" in report.doubts
    with pytest.raises(BadLuck, match="the seeds draw"):
        tell_luck(table.journal, game, secret_of(9), NAME, seeds)


# What is wrong


@needs_node
def test_the_browser_compares_with_what_it_kept_while_the_game_was_played() -> None:
    journal = sealed_journal("cheez-tricks", 1)
    luck = journal.luck
    assert luck
    kept = {
        "match": luck.table,
        "pledge": luck.pledge,
        "commitments": {1: luck.seals[1].commitment},
        "seeds": {1: luck.seeds[1]},
    }
    wrong: list[dict[str, Any]] = [
        {"match": "table 8"},
        {"pledge": "0"},
        {"commitments": {1: "0"}},
        {"commitments": {9: "0"}},
        {"seeds": {0: ""}},
    ]
    file = write_journal(journal)
    right, *refused = ask_the_browser((file, kept), *((file, other) for other in wrong))
    assert right["verdict"] == "as promised"
    assert [verdict["wrong"] for verdict in refused] == [
        {"what": "table"},
        {"what": "pledge"},
        {"what": "commitment", "round": 1},
        {"what": "commitment", "round": 9},
        {"what": "players-seed", "seat": 0},
    ]


@needs_node
def test_the_browser_says_where_it_is_wrong_and_why_it_cannot_tell() -> None:
    asked: list[tuple[Tamper, dict[str, Any]]] = [
        (WRONG["another draw told"], {"wrong": {"what": "draw", "round": 0, "entry": 0}}),
        (WRONG["a stacked deck"], {"wrong": {"what": "from", "round": 0, "entry": 0}}),
        (KEPT_BACK["nothing told"], {"why": ["untold", "nothing"]}),
        (KEPT_BACK["no secret"], {"why": ["secret"]}),
        (KEPT_BACK["another box"], {"why": ["box"]}),
        (KEPT_BACK["a beginning after the deal"], {"why": ["since"]}),
    ]
    files = [write_journal(tampered_with(tamper, "cheese-rescue")) for tamper, _ in asked]
    for (_, wanted), verdict in zip(asked, ask_the_browser(*((file, {}) for file in files)), strict=True):
        assert wanted.items() <= verdict.items()


def test_the_entry_that_is_wrong_is_named() -> None:
    game = all_games()["cheese-rescue"]
    journal = sealed_journal(game.key, 1)
    luck = journal.luck
    assert luck
    last = luck.draws[-1].entry
    with pytest.raises(BadLuck, match=f"Entry {last}: the draw from pile is told otherwise, or not in its place"):
        verify(with_luck(journal, luck, draws=luck.draws[:-2] + luck.draws[-1:]), game)
    with pytest.raises(BadLuck, match=f"Entry {last + 2}: a draw is told there that the rules did not ask for"):
        verify(add_a_draw(journal, luck), game)
    with pytest.raises(BadLuck, match="Entry 1: from first the seeds draw"):
        verify(swap_a_card(journal, luck), game)


@pytest.mark.parametrize(
    ("kept_back", "doubts"),
    [
        ("nothing told", ["untold", "nothing"]),
        ("half of the draws", ["untold"]),
        ("no secret", ["secret"]),
        ("no seed", ["seed"]),
        ("as if the last round went on", ["seed", "secret"]),
        ("as if nothing had ended yet", ["seed", "secret", "nothing"]),
        ("a beginning after the deal", ["since"]),
        ("a beginning at the end", ["since", "nothing"]),
    ],
)
def test_what_is_kept_back_is_named(kept_back: str, doubts: list[str]) -> None:
    game = all_games()["cheez-tricks"]
    assert verify(tampered_with(KEPT_BACK[kept_back], game.key), game).doubts == doubts


def test_another_card_in_an_entry_that_is_not_covered_is_not_called_promised() -> None:
    game = all_games()["cheez-tricks"]
    journal = sealed_journal(game.key, 1)
    luck = journal.luck
    assert luck
    late = begin_later(swap_in_the_entry(journal, luck, -1), luck, len(journal.entries))
    assert verify(late, game).doubts == ["since", "nothing"]


def test_a_round_that_is_over_must_be_opened() -> None:
    game = all_games()["cheez-tricks"]
    table, _ = open_sealed(game, 2, game.options(), 6)
    while table.chapter < 2:
        play_table(table, SeededDealer(table.version), decisions=1)
    seal_up(table, 6)
    luck = table.journal.luck
    assert luck
    assert verify(table.journal, game).doubts == []
    closed = [msgspec.structs.replace(seal, seed=None) for seal in luck.seals]
    assert "seed" in verify(with_luck(table.journal, luck, seals=closed, draws=[]), game).doubts


def test_nothing_is_made_known_before_its_time() -> None:
    game = all_games()["cheez-tricks"]
    table, _ = open_sealed(game, 2, game.options(), 6)
    while table.chapter < 2:
        play_table(table, SeededDealer(table.version), decisions=1)
    seal_up(table, 6)
    luck = table.journal.luck
    assert luck
    early = seals(secret_of(6), NAME, 3, over=False)
    with pytest.raises(BadLuck, match="The seed of round 3 was made known, but that round is not over"):
        verify(with_luck(table.journal, luck, seals=early, draws=dealt_until(table, 3)), game)
    with pytest.raises(BadLuck, match="The secret of this match was made known, but the game is not over"):
        verify(with_luck(table.journal, luck, secret=secret_of(6).hex()), game)


def dealt_until(table: Table, chapter: int) -> list[Draw]:
    """The draws of all rounds before this one."""
    assert isinstance(table.luck.luck, SealedDealer)
    return [draw for draw in table.luck.luck.draws if draw.round < chapter]


@needs_node
def test_entries_missing_at_the_end_are_found_by_the_rules_and_by_who_saw_the_end() -> None:
    game = all_games()["cheez-tricks"]
    journal = sealed_journal(game.key, 1)
    short = msgspec.structs.replace(journal, entries=journal.entries[:-1])
    with pytest.raises(BadLuck, match="the game is not over"):
        verify(short, game)
    (verdict,) = ask_the_browser((write_journal(short), {"entries": len(journal.entries)}))
    assert verdict["wrong"] == {"what": "entry", "entry": len(short.entries)}


def test_nothing_is_drawn_once_the_secret_is_known() -> None:
    game = all_games()["cheese-rescue"]
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
