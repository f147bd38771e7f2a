"""What is reconstructed says so: in the box, both rulebooks and the terminal; the page: web/tests/master.test.ts."""

import re
from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from fromagerie.games.cheese_master import GAME, CheeseMasterGame
from fromagerie.games.cheese_master.board import say_faces
from fromagerie.games.cheese_master.tests.table import ADRIEN, PLAYERS, look, sit, throw

DICE: Final = ["yellow-1", "yellow-2", "yellow-3", "dog", "innkeeper", "king"]
RULES: Final = {"en": "RULES.md", "fr": "RULES.fr.md"}
LABEL: Final = {
    "en": "° Reconstructed: the printed die may differ.",
    "fr": "° Reconstitué\u00a0: le dé imprimé peut différer.",
}
MARK: Final = {"en": "(reconstructed)", "fr": "(reconstitué)"}
languages = pytest.mark.parametrize("language", ["en", "fr"])


def rules(language: str) -> str:
    return (GAME.folder / RULES[language]).read_text(encoding="utf-8")


def clauses_with(mark: str, language: str) -> list[str]:
    clauses = re.findall(r"^\*\*([\d.]+)\*\* (.*)$", rules(language), re.MULTILINE)
    return [number for number, text in clauses if mark in text]


def test_the_box_says_what_is_known_of_every_part() -> None:
    assert GAME.reconstructed == DICE
    assert {part for part in GAME.status if GAME.status[part] == "found"} == {"points", "wheels", "plates"}
    assert GAME.status["order"] == "derived"
    assert set(GAME.status) == set(GAME.part_ids(GAME.box))


@languages
def test_every_part_has_a_name_of_its_own(language: str) -> None:
    words = GAME.words(language)
    assert len({GAME.say_part(part, words) for part in GAME.part_ids(GAME.box)}) == len(GAME.status)


@languages
def test_the_rulebook_lists_the_faces_of_every_die_and_marks_those_that_are_reconstructed(language: str) -> None:
    words = GAME.words(language)
    listed = re.findall(r"^\| (.*?)(°?) \| (.*) \|$", rules(language), re.MULTILINE)
    rows = {name: (mark, faces) for name, mark, faces in listed}
    for die in GAME.box.dice:
        faces = ", ".join(say_faces(face, times, words) for face, times in Counter(die.faces).items())
        mark = "°" if die.name in GAME.reconstructed else ""
        assert rows[GAME.say_part(die.name, words)] == (mark, faces)
    assert f"\n{LABEL[language]}\n" in rules(language)


@languages
def test_the_clauses_about_the_faces_of_dice_are_marked_and_no_others(language: str) -> None:
    assert clauses_with(MARK[language], language) == ["1.1", "1.2"]
    assert MARK[language] in rules(language).split("\n| ")[0].replace("\n", " "), "the introduction explains the mark"


def test_both_rulebooks_have_the_same_rulings() -> None:
    ours = clauses_with("(our ruling)", "en")
    assert ours == clauses_with("(notre décision)", "fr")
    # Printed: the advice for a first game, and that a Slam says how many dice there are.
    assert not {"1.1", "1.2", "2.2", "7.5"} & set(ours)


@languages
def test_the_terminal_marks_the_dice_in_the_cup_and_on_the_table(language: str) -> None:
    table = sit(3, dice=6)
    words = GAME.words(language)
    board = GAME.board(look(table, ADRIEN), table.legal(ADRIEN), words, PLAYERS[:3])
    for die in DICE:
        assert GAME.say_part(die, words) + "°" in board
    assert LABEL[language] in board
    throw(table, "cheese-3 mouse-2 cat dog innkeeper king")
    board = GAME.board(look(table, ADRIEN), table.legal(ADRIEN), words, PLAYERS[:3])
    assert board.count("°┐") + board.count("°╗") == len(DICE)
    assert LABEL[language] in board


@languages
def test_a_designers_die_has_no_mark(language: str, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    dice = '[[dice]]\nname = "blue"\ncolour = "yellow"\nfaces = ["cat", "cat"]\n'
    file.write_text(f"points = 7\nwheels = 7\n{dice}", encoding="utf-8")
    game = CheeseMasterGame(file)
    table = sit(2, game=game, dice=1)
    board = game.board(look(table, ADRIEN), table.legal(ADRIEN), game.words(language), PLAYERS[:2])
    assert game.reconstructed == []
    throw(table, "cat")
    board += game.board(look(table, ADRIEN), table.legal(ADRIEN), game.words(language), PLAYERS[:2])
    assert "°" not in board
    assert "blue" in game.say_part("blue", game.words(language))
