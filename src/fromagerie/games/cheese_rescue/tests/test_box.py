"""A box that cannot be played with is refused in one sentence."""

from pathlib import Path

import pytest

from fromagerie.engine.box import BadBox
from fromagerie.games.cheese_rescue import GAME, CheeseRescueGame
from tests.clauses import marks_of

PRINTED = (GAME.folder / "box.toml").read_text(encoding="utf-8")


def test_the_printed_box_is_a_game_for_two_to_four() -> None:
    assert list(GAME.player_counts) == [2, 3, 4]
    assert [square.to_place // int(players) for players, square in GAME.box.players.items()] == [12, 12, 12]


def test_every_part_is_found_or_derived_and_none_reconstructed() -> None:
    animals = dict.fromkeys(["dog", "cat", "mouse"], "derived")
    assert GAME.status == {"cheese": "found", "start": "found"} | animals
    assert GAME.reconstructed == []


def test_the_rulebooks_say_what_was_derived() -> None:
    for marks in marks_of(GAME.folder):
        assert marks.complete
        assert marks.derived == ["1.2"]
        # The rulebook lists what is removed, and neither dogs nor the start card: no ruling of ours.
        assert "5.7" not in marks.rulings
        assert {"2.2", "2.4", "3.6", "3.7", "5.6"} <= set(marks.rulings)


def test_a_part_in_words_has_the_numbers_of_its_box(tmp_path: Path) -> None:
    assert GAME.say_part("dog", GAME.words("en")) == "6 dogs"
    assert GAME.say_part("cheese", GAME.words("en")) == "For each player, cheeses worth 1, 1, 1, 2, 2 and 3 points"
    other = open_box(
        tmp_path, PRINTED.replace("dog = 6", "dog = 9").replace("[1, 1, 1, 2, 2, 3]", "[1, 1, 1, 3, 3, 3]")
    )
    assert other.say_part("dog", other.words("en")) == "9 dogs"
    assert other.say_part("cheese", other.words("en")).endswith("1, 1, 1, 3, 3 and 3 points")
    for language in ("en", "fr"):
        said = [GAME.say_part(part, GAME.words(language)) for part in GAME.part_ids(GAME.box)]
        assert len(set(said)) == len(said)


@pytest.mark.rule("7.5")
def test_a_box_of_ones_own_is_read_from_a_file(tmp_path: Path) -> None:
    game = open_box(tmp_path, PRINTED.replace("values = [1, 1, 1, 2, 2, 3]", "values = [3, 3, 3, 3, 3, 3]"))
    assert game.box.cheese.values == (3,) * 6
    assert game.box_hash != GAME.box_hash


@pytest.mark.rule("7.5")
@pytest.mark.parametrize(
    ("written", "instead", "complaint"),
    [
        ("dog = 6", "dog = -1", r"\[animals\]: there can be 0 to 99 cards of the kind dog, not -1"),
        ("cat = 12", "cat = 9000000000000000000000", r"\[animals\]: there can be 0 to 99 cards of the kind cat"),
        ("[1, 1, 1, 2, 2, 3]", "[1, 4]", r"\[cheese\]: a cheese is worth 1 to 3 points, not 4"),
        ("drawn = 2", "drawn = -2", r"\[hand\]: nobody can draw -2 cards"),
        ("drawn = 2", "drawn = 20", r"\[players.2\]: 18 animals are not enough for 2 players"),
        ("[players.4]", "[players.5]", r"\[players.5\]: the table has room for 2 to 4 players"),
        ("side = 7", "side = 8", r"\[players.4\]: the square is 2 to 7 cells wide, not 8"),
        ("side = 6", "side = 1", r"\[players.3\]: the square is 2 to 7 cells wide, not 1"),
        ("side = 6", "side = 5", r"\[players.3\]: 25 cells to fill do not give 3 players as many turns each"),
        ("dog = 3, cat = 6", "dog = 7, cat = 6", r"\[players.2\]: 7 of 6 cards of the kind dog cannot be taken out"),
        ("cat = 3, mouse = 4", "cat = -1, mouse = 4", r"\[players.3\]: -1 of 12 cards of the kind cat cannot be taken"),
        ("mouse = 9", "mouse = 18", r"\[players.2\]: everybody gets 10 cards, but has 12 to place"),
        ("dog = 6", 'dog = "six"', "Expected `int`, got `str`"),
        ("dog = 6", "dog = 6\nfox = 1", "unknown field `fox`"),
        ("side = 7", "", "missing required field `side`"),
    ],
)
def test_a_bad_box_is_refused_in_one_sentence(tmp_path: Path, written: str, instead: str, complaint: str) -> None:
    assert written in PRINTED
    with pytest.raises(BadBox, match=complaint):
        open_box(tmp_path, PRINTED.replace(written, instead))


def test_a_box_for_nobody_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadBox, match="for any number of players"):
        open_box(tmp_path, PRINTED.partition("[players.2]")[0] + "[players]\n")


def test_a_box_without_a_first_card_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadBox, match="the first player has no card to place"):
        open_box(
            tmp_path,
            PRINTED.replace("drawn = 2", "drawn = 0")
            .replace("[1, 1, 1, 2, 2, 3]", "[]")
            .replace("mouse = 18", "mouse = 90"),
        )


def open_box(folder: Path, text: str) -> CheeseRescueGame:
    file = folder / "box.toml"
    file.write_text(text, encoding="utf-8")
    return CheeseRescueGame(file)
