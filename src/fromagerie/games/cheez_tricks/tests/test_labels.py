"""What is known of the printed game, said wherever somebody looks: in the box, in both rulebooks, in the terminal.

The page says it too: web/tests/cheez.test.ts.
"""

from typing import Final

import pytest

from fromagerie.games.cheez_tricks import GAME
from fromagerie.games.cheez_tricks.box import FAMILIES
from fromagerie.games.cheez_tricks.tests.table import deal, look
from fromagerie.games.cheez_tricks.text import cat_label, cat_mark

# The cats that the printed rules show or that its author names, and those whose kind a public page tells of.
FOUND: Final = {
    *(
        "BK04",
        "BK05",
        "BK07",
        "WH2",
        "WH3",
        "SIS7",
        "SIP7",
        "SIR8",
        "GR06",
        "GR08",
        "GR09",
        "GR10",
        "GRS",
        "GRR",
        "GRP",
    ),
    *("GRB", "GRT", "OR03", "ORS", "ORR", "ORP", "ORB", "ORT", "TX3"),
}
LANGUAGES: Final = ("en", "fr")


def test_the_box_says_of_every_part_what_is_known_of_it() -> None:
    assert set(GAME.status) == set(GAME.part_ids(GAME.box))
    assert {part: status for part, status in GAME.status.items() if part not in GAME.box.cats} == {
        "deck": "found",
        "points": "found",
        "player-counts": "reconstructed",
        "domestic": "derived",
    }
    assert len(GAME.box.cats) == 50
    for cat in GAME.box.cats:
        assert GAME.status[cat] == ("found" if cat in FOUND else "reconstructed"), cat


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_has_a_name_of_its_own(language: str) -> None:
    names = [GAME.say_part(part, GAME.words(language)) for part in GAME.part_ids(GAME.box)]
    assert len(set(names)) == len(names)
    assert {"en": "Black cat (trick 4)", "fr": "Chat noir nº\N{NO-BREAK SPACE}4"}[language] in names


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_list_every_cat_and_mark_those_that_are_reconstructed(language: str) -> None:
    words, rules = GAME.words(language), GAME.rules(language)
    for family in FAMILIES:
        cats = [(name, cat) for name, cat in GAME.box.cats.items() if cat.family == family]
        listed = ", ".join(cat_mark(cat, words) + "°" * (name not in FOUND) for name, cat in cats)
        assert f"| {len(cats)} | {listed} |" in rules


@pytest.mark.rule("1.4")
@pytest.mark.parametrize(("language", "mark"), [("en", "(reconstructed)"), ("fr", "(reconstitué)")])
def test_a_clause_that_rests_on_what_is_reconstructed_says_so(language: str, mark: str) -> None:
    marked = [line.split("**")[1] for line in GAME.rules(language).splitlines() if line.endswith(f"{mark}.")]
    assert marked == ["1.4"]


@pytest.mark.parametrize(("language", "ruling"), [("en", "(our ruling)"), ("fr", "(notre décision)")])
def test_only_what_the_printed_rules_leave_open_is_called_our_ruling(language: str, ruling: str) -> None:
    rules = GAME.rules(language).splitlines()
    ours = [line.split("**")[1] for line in rules if line.startswith("**") and ruling in line]
    assert ours == ["2.1", "2.7", "2.9", "4.10", "4.11", "7.1", "8.1", "8.2", "8.7"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_marks_reconstructed_cats_and_says_what_the_mark_means(language: str) -> None:
    words = GAME.words(language)
    pool = [name for name, cat in GAME.box.cats.items() if 3 in cat.players]
    for start in range(0, len(pool), 3):
        cats = pool[start : start + 3]
        table = deal(3, cats=" ".join(cats))
        board = GAME.board(look(table, 0), [], words, table.names)
        for cat in cats:
            label = cat_label(GAME.box.cats[cat], words)
            assert (f"  {label}° " in board) == (cat not in FOUND), cat
            assert (f"  {label} " in board) == (cat in FOUND), cat
        assert (words("board-reconstructed", sign="°") in board) == any(cat not in FOUND for cat in cats)
