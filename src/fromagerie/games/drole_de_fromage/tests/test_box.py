"""A box that makes no game is refused, with a sentence that says why."""

from pathlib import Path

import pytest

from fromagerie.engine.box import BadBox
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.playout import playout
from fromagerie.games.drole_de_fromage import GAME, DroleDeFromageGame
from tests.clauses import marks_of

BOX = (GAME.folder / "box.toml").read_text(encoding="utf-8")


def read(tmp_path: Path, *changes: tuple[str, str]) -> DroleDeFromageGame:
    """The printed box with something written differently."""
    text = BOX
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    file = tmp_path / "box.toml"
    file.write_text(text, encoding="utf-8")
    return DroleDeFromageGame(file)


def test_the_printed_box_is_fine(tmp_path: Path) -> None:
    assert read(tmp_path).box == GAME.box
    assert read(tmp_path, ("# What is in the box", "# Whatever is in the box")).box_hash == GAME.box_hash


def test_every_part_is_found_or_derived_and_none_reconstructed() -> None:
    found = ["board", "die", "large", "medium", "small", "mice"]
    assert GAME.status == dict.fromkeys(found, "found") | {"block": "derived", "start": "derived"}
    assert GAME.reconstructed == []


def test_the_rulebooks_say_what_was_derived() -> None:
    for marks in marks_of(GAME.folder):
        assert marks.complete
        assert marks.derived == ["1.2", "1.5"]
        # What the rulebook itself says is no ruling of ours: that one may take a piece, that no cheese left is the end.
        assert not {"6.2", "7.1"} & set(marks.rulings)
        assert {"3.3", "6.3", "7.5", "8.2", "8.3", "8.4"} <= set(marks.rulings)


def test_a_part_in_words_has_the_numbers_of_its_box(tmp_path: Path) -> None:
    assert GAME.say_part("large", GAME.words("en")) == "4 large pieces, 2 of them wormy; a good one is worth 4 points"
    assert GAME.say_part("small", GAME.words("en")) == "4 small pieces, none wormy; a good one is worth 2 points"
    assert GAME.say_part("die", GAME.words("en")) == "Die: 1, 2, 2, 3, 3, ★"
    other = read(tmp_path, ("large = 4", "large = 5"), ('"*"]', '"4"]'))
    assert other.say_part("large", other.words("en")).endswith("worth 5 points")
    assert other.say_part("die", other.words("en")) == "Die: 1, 2, 2, 3, 3, 4"
    for language in ("en", "fr"):
        said = [GAME.say_part(part, GAME.words(language)) for part in GAME.part_ids(GAME.box)]
        assert len(set(said)) == len(said)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('    ". . . N . . . .",\n', "", r"the board has 8 rows, not 7\."),
        (". . 1 2 2 1 . .", ". . 1 2 2 1 .", r"row 3 has 7 cells instead of 8\."),
        (". . 1 2 2 1 . .", ". . 1 2 2 1 . . .", r"row 3 has 9 cells instead of 8\."),
        (". . 1 2 2 1 . .", ". . 1 2 4 1 . .", r"row 3 holds '4', which is none of"),
        (". . . N . . . .", ". . . . . . . .", r"the mouse of the north side starts on one cell, not on 0\."),
        (". . . N . . . .", ". . . N N . . .", r"the mouse of the north side starts on one cell, not on 2\."),
        ('"*"]', '"0"]', r"a face is a number from 1 to 9 or \*, not '0'\."),
        ('"*"]', '"10"]', r"a face is a number from 1 to 9 or \*, not '10'\."),
        ('"*"]', '"star"]', r"a face is a number from 1 to 9 or \*, not 'star'\."),
        ('["1", "2", "2", "3", "3", "*"]', '["*", "*"]', r"one face at least must be a number\."),
        ('["1", "2", "2", "3", "3", "*"]', "[]", r"one face at least must be a number\."),
        ("large = 2", "large = 5", r"5 of the 4 large pieces cannot be wormy\."),
        ("medium = 4", "medium = -1", r"-1 of the 8 medium pieces cannot be wormy\."),
        ("small = 0", "small = 5", r"5 of the 4 small pieces cannot be wormy\."),
        ("large = 4", "large = -4", r"a large piece is worth 0 to 1000 points, not -4\."),
        ("large = 4", "large = 1001", r"a large piece is worth 0 to 1000 points, not 1001\."),
        ("large = 4", 'large = "four"', r"Expected `int`, got `str`"),
        ("small = 0", "", r"missing required field `small`"),
        ("small = 0", "small = 0\ntiny = 1", r"unknown field `tiny`"),
        ("\n[die]", "\n[dice]", r"unknown field `dice`|missing required field `die`"),
        ("\n[worms]", "\n[worms", r"not valid TOML"),
    ],
)
def test_a_mistake_is_told_in_a_sentence(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadBox, match=complaint) as refused:
        read(tmp_path, (old, new))
    assert str(refused.value).startswith("box.toml: ")
    assert "\n" not in str(refused.value)


def test_a_board_needs_cheese(tmp_path: Path) -> None:
    bare = [(row, ". . . . . . . .") for row in (". . 1 2 2 1 . .", ". . 1 2 2 1 . .")]
    bare += [(". . 2 3 3 2 . E", ". . . . . . . E"), ("W . 2 3 3 2 . .", "W . . . . . . .")]
    with pytest.raises(BadBox, match=r"there is no cheese on it\."):
        read(tmp_path, *bare, ("large = 2", "large = 0"), ("medium = 4", "medium = 0"))


def test_a_board_full_of_cheese_is_played_to_its_end(tmp_path: Path) -> None:
    full = [(". . . N . . . .", "3 3 3 N 3 3 3 3"), ('". . . . . . . ."', '"1 1 1 1 1 1 1 1"')]
    full += [(". . 1 2 2 1 . .", "1 1 1 2 2 1 1 1")] * 2
    full += [(". . 2 3 3 2 . E", "2 2 2 3 3 2 2 E"), ("W . 2 3 3 2 . .", "W 2 2 3 3 2 2 2")]
    full += [('". . . . . . . ."', '"1 1 1 1 1 1 1 1"'), (". . . . S . . .", "2 2 2 2 S 2 2 2")]
    game = read(tmp_path, *full)
    assert len(game.chance["piece"]) == 60
    dealer = SeededDealer(4)
    for _ in range(5):
        state = game.deal(4, game.options(), dealer)
        playout(state, dealer)
        assert state.scores() is not None
