"""A journal is readable and replays exactly, at every entry, with all that was taken back."""

import json

import msgspec
import pytest

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame
from fromagerie.engine.journal import read_journal, write_journal
from fromagerie.engine.replay import replay, steps
from fromagerie.engine.table import fingerprint
from tests.every_table import at_most, of_every_game, play_out, play_table, set_table
from tests.journals import replay_all, write_down


@of_every_game
def test_a_journal_reads_as_it_was_written(game: AnyGame) -> None:
    journal = write_down(game, actions=12).journal
    assert read_journal(write_journal(journal)) == journal
    assert read_journal(write_journal(journal).encode()) == journal
    assert write_journal(read_journal(write_journal(journal))) == write_journal(journal)


@of_every_game
def test_a_person_can_read_it(game: AnyGame) -> None:
    table = write_down(game, actions=6)
    lines = write_journal(table.journal).splitlines()
    heading, entries = lines[: lines.index('"entries": [')], lines[lines.index('"entries": [') + 1 : -1]
    assert json.loads("{" + "".join(heading[1:]).rstrip(",") + "}") == {
        "fromagerie": 1,
        "game": game.key,
        "rules": game.rules_version,
        "box": game.box_hash,
        "seats": table.names,
        "options": msgspec.to_builtins(table.options),
        "began": table.journal.began,
        "bots": [None] * len(table.names),
        "check": table.journal.check,
    }
    assert len(entries) == table.version == 7
    for line, entry in zip(entries[1:], table.journal.entries[1:], strict=True):
        plain = json.loads(line.rstrip(","))
        assert (plain["seat"], plain["do"], plain["at"]) == (entry.seat, entry.do, entry.at)
        assert plain["do"].upper() in game.action_typed


@of_every_game
def test_chance_is_written_in_the_words_of_the_game(game: AnyGame) -> None:
    for entry in play_out(game, min(game.player_counts), game.options(), 3).journal.entries:
        for drawn in entry.chance:
            what, *things = drawn.split()
            assert set(things) <= set(game.chance[what])


@of_every_game
def test_every_entry_has_its_time(game: AnyGame) -> None:
    times = [entry.at for entry in write_down(game, actions=5).journal.entries]
    assert times == sorted(times)
    assert len(set(times)) == len(times)


@of_every_game
def test_it_replays_to_the_same_game_at_every_entry(game: AnyGame) -> None:
    table = set_table(game, max(game.player_counts), game.options(), 4)
    dealer = SeededDealer(4)
    stood = [fingerprint(table.state)]
    while not table.over:
        play_table(table, dealer, decisions=1)
        stood.append(fingerprint(table.state))
    assert [fingerprint(again.state) for again in steps(table.journal, game, SeededDealer(0))] == stood
    for to in (1, 2, len(stood) // 2, len(stood)):
        again = replay(table.journal, game, SeededDealer(0), to)
        assert (again.version, fingerprint(again.state)) == (to, stood[to - 1])


@of_every_game
def test_a_replayed_table_is_played_on(game: AnyGame) -> None:
    table = write_down(game, actions=5)
    again = replay(read_journal(write_journal(table.journal)), game, SeededDealer(9))
    play_table(again, SeededDealer(9))
    assert again.journal.entries[:6] == table.journal.entries
    assert fingerprint(replay_all(read_journal(write_journal(again.journal)), game).state) == fingerprint(again.state)


@of_every_game
def test_time_goes_on_from_the_last_entry_when_a_game_is_taken_up_again(game: AnyGame) -> None:
    table = write_down(game, actions=5)
    again = replay(table.journal, game, SeededDealer(9))
    play_table(again, SeededDealer(9), decisions=1)
    assert 0 <= again.journal.entries[-1].at - table.journal.entries[-1].at < 60_000


@of_every_game
def test_what_was_taken_back_stays_in_the_journal(game: AnyGame) -> None:
    actions = at_most(6, game)
    table = write_down(game, actions)
    stood = [fingerprint(again.state) for again in steps(table.journal, game, SeededDealer(0))]
    table.undo(2)
    assert table.version == actions + 2
    assert table.journal.entries[-1].undo == 2
    assert fingerprint(table.state) == stood[actions - 2]
    play_table(table, SeededDealer(5), decisions=3)
    table.undo(4)
    again = replay_all(read_journal(write_journal(table.journal)), game)
    assert fingerprint(again.state) == fingerprint(table.state) == stood[actions - 3]
    assert again.told == table.told
    assert again.standing == table.standing


@of_every_game
def test_no_more_is_taken_back_than_was_played(game: AnyGame) -> None:
    table = write_down(game, actions=2)
    before = write_journal(table.journal)
    for actions in (-1, 0, 3):
        with pytest.raises(ValueError, match="cannot take back"):
            table.undo(actions)
    assert write_journal(table.journal) == before
