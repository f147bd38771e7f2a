"""What is in the printed box, and what a designer is told whose box.toml makes no game."""

import io
import json
from collections import Counter
from pathlib import Path

import pytest

from fromagerie.cli import main
from fromagerie.engine.box import BadBox
from fromagerie.games.cheez_tricks import GAME, CheezTricksGame
from fromagerie.games.cheez_tricks.box import pool
from fromagerie.games.cheez_tricks.tests.table import deal, look, play_game

PRINTED = (GAME.folder / "box.toml").read_text(encoding="utf-8")
BK01 = 'BK01 = { family = "black", trick =  1, players = [2, 3, 4, 5] }'
GR05 = 'GR05 = { family = "grey", most = "5",      players = [2, 3, 4, 5] }'


# The printed box


def test_there_are_fifty_cats_in_six_families() -> None:
    families = Counter(cat.family for cat in GAME.box.cats.values())
    assert families == {"black": 12, "white": 4, "siamese": 8, "grey": 11, "orange": 10, "tuxedo": 5}
    assert families.total() == 50


@pytest.mark.parametrize(("players", "wild", "domestic"), [(2, 39, 29), (3, 48, 37), (4, 46, 34), (5, 42, 30)])
def test_each_table_has_its_pool_of_cats(players: int, wild: int, domestic: int) -> None:
    assert len(pool(GAME.box, players, "wild")) == wild
    assert len(pool(GAME.box, players, "domestic")) == domestic


@pytest.mark.parametrize(
    ("players", "values", "hand", "rounds"), [(2, 7, 10, 4), (3, 9, 12, 3), (4, 10, 10, 4), (5, 10, 8, 5)]
)
def test_each_table_has_its_deck(players: int, values: int, hand: int, rounds: int) -> None:
    deck = GAME.box.players[str(players)]
    assert (deck.values, deck.hand, deck.rounds) == (values, hand, rounds)


def test_a_trick_pays_2_1_0_or_3() -> None:
    assert GAME.box.points.per_trick == (2, 1, 0, 3)


def test_every_cat_the_rulebook_shows_is_in_the_box() -> None:
    shown = "BK04 BK05 BK07 WH2 WH3 SIP7 SIR8 SIS7 GR06 GR08 GR09 GR10 GRT OR03 ORB ORT TX3"
    assert set(shown.split()) <= set(GAME.box.cats)


# A designer's box that makes no game


def change(*changes: tuple[str, str]) -> str:
    """The printed box with some text replaced, each by something else."""
    box = PRINTED
    for old, new in changes:
        assert old in box, f"{old!r} is not in the printed box"
        box = box.replace(old, new, 1)
    return box


def keep_cats(*names: str) -> str:
    """The printed box with all other cats taken out."""
    head, cats = PRINTED.split("[cats]\n")
    kept = [line for line in cats.splitlines() if line.split(" ")[0] in names]
    return "\n".join([head, "[cats]", *kept])


BAD_BOXES = {
    "unknown family": (change((BK01, BK01.replace("black", "purple"))), ["BK01", "'purple'", "no known family"]),
    "trick number too high": (change((BK01, BK01.replace("1,", "11,", 1))), ["BK01", "trick number 11", "2 players"]),
    "trick number zero": (change((BK01, BK01.replace("1,", "0,", 1))), ["BK01", "trick number 0"]),
    "black 9 at five players": (
        change(("trick =  9, players = [2, 3, 4]", "trick = 9, players = [5]")),
        ["BK09", "9", "5"],
    ),
    "duplicate id": (change(("BK02 =", "BK01 =")), ["BK01", "twice"]),
    "duplicate table": (change(("[players.3]", "[players.2]")), ["players.2", "twice"]),
    "fewer than three cats": (keep_cats("BK01", "WH2"), ["2 cats", "needs 3"]),
    "no cats at all": (keep_cats(), ["0 cats", "needs 3"]),
    "fewer than three domestic cats": (keep_cats("BK01", "WH2", "OR01"), ["domestic", "2 cats"]),
    "unknown field of a cat": (change((BK01, BK01.replace("trick =", "colour = 3, trick ="))), ["BK01", "colour"]),
    "unknown field of a deck": (change(("values = 7", "values = 7\njokers = 2")), ["jokers"]),
    "unknown section": (PRINTED + "\n[dogs]\n", ["dogs"]),
    "a card that does not exist": (change(('card = "S7"', 'card = "Z7"')), ["SIS7", "'Z7'", "no card"]),
    "a card too high for the table": (change(('card = "S7"', 'card = "S8"')), ["SIS7", "'S8'", "2 players"]),
    "a value too high for the table": (change((GR05, GR05.replace('"5"', '"8"'))), ["GR05", "'8'", "2 players"]),
    "a value zero": (change((GR05, GR05.replace('"5"', '"0"'))), ["GR05", "'0'"]),
    "two varieties in one cat": (change((GR05, GR05.replace('"5"', '"SR"'))), ["GR05", "'SR'"]),
    "nothing to count": (change((GR05, GR05.replace('"5"', '""'))), ["GR05", "''"]),
    "a value with a leading zero": (change((GR05, GR05.replace('"5"', '"05"'))), ["GR05", "'05'"]),
    "a value that is no plain number": (change((GR05, GR05.replace('"5"', '"²"'))), ["GR05", "'²'"]),
    "hand too big": (change(("hand = 10", "hand = 15")), ["players.2", "1 to 14", "15"]),
    "hand too small": (change(("hand = 10", "hand = 0")), ["players.2", "0"]),
    "values too high": (change(("values = 7", "values = 11")), ["players.2", "11"]),
    "no rounds": (change(("rounds = 4", "rounds = 0")), ["players.2", "at least one round"]),
    "six players": (change(("[players.5]", "[players.6]")), ["players.6", "2 to 5"]),
    "a cat at a table there is none of": (change((BK01, BK01.replace("5]", "6]"))), ["BK01", "players.6"]),
    "a cat at no table": (change((BK01, BK01.replace("[2, 3, 4, 5]", "[]"))), ["BK01", "no number of players"]),
    "the wrong field for its family": (change((BK01, BK01.replace("trick =", "tricks ="))), ["BK01", "'trick'"]),
    "two fields to look for": (
        change((BK01, BK01.replace("trick =", "exactly = 2, trick ="))),
        ["BK01", "'trick', not by 'exactly'"],
    ),
    "a missing field": (change(("hand = 10\n", "")), ["missing", "hand"]),
    "a missing family": (change((BK01, BK01.replace('family = "black", ', ""))), ["BK01", "family"]),
    "a missing section": (change(("[points]\nper_trick = [2, 1, 0, 3]\n", "")), ["missing", "points"]),
    "a word for a number": (change(("hand = 10", 'hand = "ten"')), ["hand"]),
    "three points for four": (change(("[2, 1, 0, 3]", "[2, 1, 0]")), ["per_trick"]),
    "points beyond counting": (change(("[2, 1, 0, 3]", f"[2, 1, 0, {10**20}]")), [str(10**20)]),
    "not TOML": ("cats: [BK01]", ["not valid TOML", "line 1"]),
    "broken off": (PRINTED + '\nBK99 = { family = "black', ["not valid TOML"]),
    "an id with a space": (change((BK01, BK01.replace("BK01", '"BK 01"'))), ["BK 01", "letters and digits"]),
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "mine.toml"


def assert_one_sentence(message: str, words: list[str]) -> None:
    assert "\n" not in message
    assert message.endswith(".")
    assert "Traceback" not in message
    missing = [word for word in words if word not in message]
    assert not missing, f"{missing} not in: {message}"


def simulate_refusal(file: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What the command line says to a box it cannot play with."""
    assert main(["simulate", "cheez-tricks", "--games", "1", "--box", str(file)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err.rstrip("\n")


@pytest.mark.parametrize(("box", "words"), BAD_BOXES.values(), ids=BAD_BOXES)
def test_a_designer_is_told_in_one_sentence_what_is_wrong(
    box: str, words: list[str], file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(box, encoding="utf-8")
    with pytest.raises(BadBox) as refused:
        CheezTricksGame(file)
    assert_one_sentence(str(refused.value), ["mine.toml", *words])
    assert simulate_refusal(file, capsys) == f"fromagerie: {refused.value}"


def test_a_box_that_is_not_there_is_said_not_to_be(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert_one_sentence(simulate_refusal(file, capsys), ["mine.toml", "cannot be read", "No such file"])


def test_a_folder_is_no_box(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.mkdir()
    assert_one_sentence(simulate_refusal(file, capsys), ["mine.toml", "cannot be read", "directory"])


def test_a_box_must_be_text_in_utf_8(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(PRINTED.replace("Swiss", "Gruyère").encode("latin-1"))
    assert_one_sentence(simulate_refusal(file, capsys), ["mine.toml", "UTF-8"])


# A designer's box that does


TINY_BOX = """
[players.2]
values = 3
hand = 2
rounds = 1

[points]
per_trick = [70, 70, 70, 70]

[cats]
Opener = { family = "black", trick = 1, players = [2] }
Closer = { family = "black", trick = 2, players = [2] }
Eager = { family = "white", tricks = 1, players = [2] }
"""


@pytest.mark.rule("8.7")
def test_a_box_with_nothing_but_other_comments_is_the_same_box(file: Path) -> None:
    file.write_text("# mine\n" + PRINTED, encoding="utf-8")
    assert CheezTricksGame(file).box_hash == GAME.box_hash


@pytest.mark.rule("8.7")
def test_a_changed_box_is_another_box_and_is_played_with(file: Path) -> None:
    file.write_text(
        change(("rounds = 4", "rounds = 1"), ("[2, 1, 0, 3]", "[20, 10, 0, 30]"), (BK01, BK01.replace("1,", "2,", 1))),
        encoding="utf-8",
    )
    game = CheezTricksGame(file)
    assert game.box_hash != GAME.box_hash
    table = deal(2, game=game, cats="BK01 BK02")
    play_game(table)
    assert len(look(table, None).sheet) == 1
    assert not [points for points in look(table, None).totals if points % 10]
    [one, two, _] = look(table, None).cats
    assert one.captured == two.captured != []


@pytest.mark.rule("8.7")
def test_simulate_plays_with_a_changed_box(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(change(("rounds = 4", "rounds = 1"), ("[2, 1, 0, 3]", "[7, 7, 7, 7]")), encoding="utf-8")
    command = ["simulate", "cheez-tricks", "--players", "2", "--games", "2", "--json", "--box", str(file)]
    assert main(command) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["decisions"]["mean"] == 20
    assert sum(seat["score"] for seat in report["seats"]) == 70


@pytest.mark.rule("8.7")
def test_a_person_plays_with_a_changed_box(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FROMAGERIE_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\n"))
    file.write_text(TINY_BOX, encoding="utf-8")
    command = ["play", "cheez-tricks", "--players", "2", "--bots", "random", "--lang", "en", "--box", str(file)]
    assert main(command) == 0
    said = capsys.readouterr().out
    assert "round 1 of 1" in said
    assert "trick 2 of 2" in said
    assert "White cat (1st to 1)" in said
    assert "A shared win" in said or "wins the game with 140 points" in said
