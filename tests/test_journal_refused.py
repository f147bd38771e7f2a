"""A journal that was cut, edited, forged or never was one is refused, in a sentence that says where and why."""

import contextlib
import itertools
import json
import random
import re
from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import AnyGame, UnknownGame, get_game
from fromagerie.engine.journal import BadJournal, Journal, read_journal, write_journal
from fromagerie.engine.replay import replay
from tests.clauses import clauses_of
from tests.every_table import at_most, of_every_game, play_out
from tests.journals import Change, Entries, complaint_about, edit, forge, replay_all, write_down

pytestmark = [pytest.mark.once, pytest.mark.slow]

# Damaged


@of_every_game
def test_cut_off_anywhere_it_is_refused_with_a_sentence(game: AnyGame) -> None:
    journal = write_down(game, actions=3).journal
    whole = write_journal(journal).encode()
    entries_at = whole.index(b'"entries": [\n') + len(b'"entries": [\n')
    # Without its last line break it is still whole.
    assert read_journal(whole[:-1]) == journal
    for cut in range(len(whole) - 1):
        said = complaint_about(whole[:cut], game)
        if cut > entries_at:
            begun = whole[entries_at:cut].count(b"\n")
            assert re.search(rf"[Ee]ntry ({begun}|{begun + 1})\b", said)


BY_HAND: dict[str, Change] = {
    "another action": lambda entries, at: entries[at].update(
        do=next(entry["do"] for entry in entries[1:] if entry["do"] != entries[at]["do"])
    ),
    "another seat": lambda entries, at: entries[at].update(seat=1 - entries[at]["seat"]),
    "another time": lambda entries, at: entries[at].update(at=entries[at]["at"] + 1),
    "a time beyond all bounds": lambda entries, at: entries[at].update(at=10**30),
    "a seat beyond all bounds": lambda entries, at: entries[at].update(seat=10**30),
    "other chance": lambda entries, at: entries[at].update(chance=["die 6"]),
    "something said": lambda entries, at: entries[at].update(say="so"),
    "something taken back": lambda entries, at: entries[at].update(undo=1),
    "another check": lambda entries, at: entries[at].update(check="00000000"),
    "no check": lambda entries, at: entries[at].update(check=""),
    "one entry less": lambda entries, at: entries.__delitem__(at),
    "two entries in the other order": lambda entries, at: entries.insert(at, entries.pop(at + 1)),
}


@of_every_game
@pytest.mark.parametrize("change", BY_HAND.values(), ids=BY_HAND)
def test_an_edit_by_hand_is_found_and_its_entry_named(game: AnyGame, change: Change) -> None:
    actions = at_most(8, game)
    journal = write_down(game, actions).journal
    for at in range(2, actions - 1):
        assert f"Entry {at + 1} " in complaint_about(edit(journal, change, at), game)


@of_every_game
def test_an_entry_copied_by_hand_is_found(game: AnyGame) -> None:
    actions = at_most(8, game)
    journal = write_down(game, actions).journal
    for at in range(actions):
        copied = edit(journal, lambda entries, at: entries.insert(at, entries[at]), at)
        assert f"Entry {at + 2} " in complaint_about(copied, game)


@of_every_game
def test_a_deal_changed_by_hand_is_found(game: AnyGame) -> None:
    journal = write_down(game, actions=2).journal
    for number in range(len(journal.entries[0].chance)):
        assert "Entry 1 " in complaint_about(edit(journal, turn_round, number), game)


def turn_round(entries: Entries, number: int) -> None:
    """Swap the words of something drawn at the deal."""
    dealt = entries[0]["chance"]
    dealt[number] = " ".join(dealt[number].split()[::-1])


@of_every_game
@pytest.mark.parametrize("field", ["game", "rules", "box", "seats", "options", "began", "check"])
def test_a_heading_edited_by_hand_is_found(game: AnyGame, field: str) -> None:
    plain = json.loads(write_journal(write_down(game, actions=2).journal))
    other = {"rules": 2, "seats": ["X", "Y"], "options": {"x": "y"}}.get(field, "other")
    assert "heading" in complaint_about(json.dumps(plain | {field: other}), game)


@of_every_game
@pytest.mark.parametrize("field", ["fromagerie", "rules"])
def test_a_number_beyond_all_bounds_in_the_heading_is_refused(game: AnyGame, field: str) -> None:
    plain = json.loads(write_journal(write_down(game, actions=2).journal))
    complaint_about(json.dumps(plain | {field: 10**30}), game)


@of_every_game
def test_flipped_bits_never_go_unnoticed(game: AnyGame) -> None:
    journal = write_down(game, actions=5).journal
    whole = write_journal(journal).encode()
    luck = random.Random(1)
    for _ in range(500):
        flipped = bytearray(whole)
        flipped[luck.randrange(len(whole))] ^= 1 << luck.randrange(8)
        assert read_or_refuse(bytes(flipped)) in (journal, None)


def read_or_refuse(text: bytes) -> Journal | None:
    try:
        return read_journal(text)
    except BadJournal:
        return None


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b" \n",
        b"nothing of the kind",
        b"\x00\xff\xfe\x80",
        b"\x89PNG\r\n\x1a\n",
        b"null",
        b"17",
        b'"fromagerie"',
        b"[]",
        b"{}",
        b'{"a": 1}',
        b'{"fromagerie": 1}',
        b'{"fromagerie": "one"}',
        b'{"fromagerie": 1, "game": "\\ud800"}',
        b'{"fromagerie": 99, "game": "x", "rules": 1, "box": "", "seats": [], "options": {}, "began": ""}',
        b'{"fromagerie": 1, "game": "x", "rules": 1, "box": "", "seats": [], "options": {}, "began": "", "entries": 3}',
        b'{"fromagerie": 1, "options": {"a": ' + b"[" * 5000 + b"]" * 5000 + b"}}",
        b"[" * 100_000,
    ],
    ids=lambda text: repr(text[:40]),
)
def test_what_is_no_journal_is_refused_with_a_sentence(text: bytes) -> None:
    complaint_about(text)


@of_every_game
def test_a_field_of_the_wrong_kind_is_refused(game: AnyGame) -> None:
    journal = write_down(game, actions=2).journal
    plain = json.loads(write_journal(journal))
    wrongs: list[Any] = [None, True, -1.5, [1], {"a": []}]
    for field, wrong in itertools.product(plain, wrongs):
        if type(wrong) is not type(plain[field]):
            complaint_about(json.dumps(plain | {field: wrong}), game)
    for field in ("seat", "do", "say", "undo", "chance", "at", "check", "unheard-of"):
        for wrong in wrongs:
            entries = [*plain["entries"][:1], plain["entries"][1] | {field: wrong}, *plain["entries"][2:]]
            complaint_about(json.dumps(plain | {"entries": entries}), game)


@of_every_game
def test_a_journal_without_entries_is_refused(game: AnyGame) -> None:
    journal = msgspec.structs.replace(write_down(game, actions=0).journal, entries=[])
    assert "not even the deal" in complaint_about(write_journal(journal), game)


# From another program


@of_every_game
def test_other_rules_are_refused(game: AnyGame) -> None:
    journal = msgspec.structs.replace(write_down(game, actions=2).journal, rules=game.rules_version + 1, entries=[])
    journal.seal()
    said = complaint_about(write_journal(journal), game)
    assert f"version {game.rules_version + 1}" in said
    assert f"version {game.rules_version} " in said


@of_every_game
def test_another_box_is_refused(game: AnyGame) -> None:
    journal = msgspec.structs.replace(write_down(game, actions=2).journal, box="0123456789abcdef", entries=[])
    journal.seal()
    said = complaint_about(write_journal(journal), game)
    assert "0123456789abcdef" in said
    assert game.box_hash in said


@of_every_game
def test_an_earlier_box_with_other_words_is_the_same_box(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every hash that a game calls the same leads to its published box, and to no other."""
    assert set(game.same_boxes.values()) <= {game.box_hash}
    journal = msgspec.structs.replace(write_down(game, actions=2).journal, box="0123456789abcdef")
    monkeypatch.setattr(type(game), "same_boxes", {"0123456789abcdef": game.box_hash})
    assert replay(journal, game, SeededDealer(0)).version == len(journal.entries)
    monkeypatch.setattr(type(game), "same_boxes", {"0123456789abcdef": "a designer's own"})
    with pytest.raises(BadJournal, match="0123456789abcdef"):
        replay(journal, game, SeededDealer(0))


@of_every_game
def test_an_unknown_game_and_another_game_are_refused(game: AnyGame) -> None:
    journal = msgspec.structs.replace(write_down(game, actions=2).journal, game="belote", entries=[])
    journal.seal()
    assert "belote" in complaint_about(write_journal(journal), game)
    with pytest.raises(UnknownGame, match="belote"):
        get_game(read_journal(write_journal(journal)).game)


@of_every_game
@pytest.mark.parametrize("seats", [[], ["Anne"], [f"Seat {number}" for number in range(99)]], ids=len)
def test_a_table_that_cannot_be_set_is_refused(game: AnyGame, seats: list[str]) -> None:
    journal = msgspec.structs.replace(write_down(game, actions=0).journal, seats=seats, entries=[])
    journal.seal()
    forged = forge(msgspec.structs.replace(journal, entries=write_down(game, actions=0).journal.entries), 0)
    assert f"not {len(seats)}" in complaint_about(write_journal(forged), game)


# Forged: every check fits, but the rules know better


@of_every_game
def test_a_forged_action_is_refused_by_the_rules_and_their_clause_named(game: AnyGame) -> None:
    actions = at_most(8, game)
    table = write_down(game, actions)
    clauses = clauses_of(game.rules("en"))
    for number in range(2, actions + 2):
        before = replay(table.journal, game, SeededDealer(0), number - 1)
        seat = table.journal.entries[number - 1].seat
        assert not isinstance(seat, type(UNSET))
        for action in game.actions:
            if not before.may(seat, action):
                forged = forge(table.journal, number, do=game.notation(action))
                said = complaint_about(write_journal(forged), game)
                assert said.startswith(f"Entry {number}: player {seat + 1} cannot ")
                assert any(f"(rule {clause})" in said for clause in clauses)


FORGED: dict[str, dict[str, Any]] = {
    "no such seat": {"seat": 99},
    "a seat below the first": {"seat": -1},
    "no such action": {"do": "Z99"},
    "no action at all": {"do": ""},
    "a second deal": {"seat": UNSET, "do": ""},
    "too much taken back": {"seat": UNSET, "do": "", "undo": 99},
    "less than nothing taken back": {"seat": UNSET, "do": "", "undo": -1},
    "chance that nobody asked for": {"chance": ["die 6"]},
    "chance without a word": {"chance": [""]},
    "something that cannot be said": {"say": "so"},
}


@of_every_game
@pytest.mark.parametrize("changed", FORGED.values(), ids=FORGED)
def test_a_forged_entry_is_refused_and_named(game: AnyGame, changed: dict[str, Any]) -> None:
    journal = write_down(game, actions=6).journal
    said = complaint_about(write_journal(forge(journal, 4, **changed)), game)
    assert said.startswith("Entry 4")
    assert "expected at least" not in said, "that is Python speaking"


@of_every_game
def test_a_forged_deal_is_refused_and_named(game: AnyGame) -> None:
    journal = write_down(game, actions=2).journal
    dealt = journal.entries[0].chance
    doubled = tuple(f"{drawn} {drawn.split()[-1]}" for drawn in dealt)
    for wrong in ((), (*dealt, "die 6"), dealt[::-1], doubled, ("cheese",)):
        if wrong != dealt:
            said = complaint_about(write_journal(forge(journal, 1, chance=wrong)), game)
            assert said.startswith("Entry 1:")


@of_every_game
def test_a_forged_second_deal_is_refused_and_named(game: AnyGame) -> None:
    journal = write_down(game, actions=4).journal
    deal = journal.entries[0]
    forged = forge(journal, 3, seat=UNSET, do="", chance=deal.chance)
    assert complaint_about(write_journal(forged), game).startswith("Entry 3: a journal begins with the deal")


@of_every_game
def test_a_forged_journal_that_does_not_begin_with_the_deal_is_refused(game: AnyGame) -> None:
    journal = write_down(game, actions=4).journal
    headless = forge(msgspec.structs.replace(journal, entries=journal.entries[1:]), 0)
    assert complaint_about(write_journal(headless), game).startswith("Entry 1: a journal begins with the deal")


@of_every_game
def test_forged_chance_that_the_rules_did_not_ask_for_is_refused(game: AnyGame) -> None:
    journal = write_down(game, actions=4).journal
    dealt = journal.entries[0].chance
    if dealt:
        forged = forge(journal, 3, chance=[*journal.entries[2].chance, dealt[-1]])
        assert complaint_about(write_journal(forged), game).startswith("Entry 3: ")


@of_every_game
def test_another_format_is_refused(game: AnyGame) -> None:
    journal = msgspec.structs.replace(write_down(game, actions=2).journal, fromagerie=2, entries=[])
    journal.seal()
    assert "format 2" in complaint_about(write_journal(journal), game)


@of_every_game
def test_forged_nonsense_of_any_kind_gives_a_sentence_or_a_game(game: AnyGame) -> None:
    journal = play_out(game, min(game.player_counts), game.options(), 6).journal
    luck = random.Random(2)
    nonsense: dict[str, list[Any]] = {
        "seat": [-1, 0, 1, 7, 1 << 40, UNSET],
        "do": ["", "?", "1", "é", "B7 B7", *map(game.notation, game.actions)],
        "say": ["", "x"],
        "undo": [-(1 << 40), -1, 1, 2, 1 << 40],
        "chance": [[], [""], ["x"], ["x y"], *(entry.chance for entry in journal.entries)],
        "at": [-(1 << 62), -1, 0, 1 << 62],
    }
    for _ in range(300):
        field = luck.choice(list(nonsense))
        number = luck.randrange(1, min(20, len(journal.entries)))
        forged = forge(journal, number, **{field: luck.choice(nonsense[field])})
        # Whatever else it raised would end the test.
        with contextlib.suppress(BadJournal):
            replay_all(read_journal(write_journal(forged)), game)
