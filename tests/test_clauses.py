"""A clause without a test fails the suite, and so does a test for a clause that does not exist."""

import itertools

import pytest

from fromagerie.engine.game import AnyGame
from tests.clauses import clauses_of, clauses_proved, count_proved, marks_in
from tests.every_table import of_every_game

pytestmark = pytest.mark.once


@of_every_game
def test_every_clause_is_proved_by_a_test(game: AnyGame) -> None:
    proved = clauses_proved(game)
    assert [clause for clause in clauses_of(game.rules("en")) if clause not in proved] == []


@of_every_game
def test_every_test_names_a_clause_that_exists(game: AnyGame) -> None:
    assert clauses_proved(game) - set(clauses_of(game.rules("en"))) == set()


@of_every_game
def test_every_clause_is_there_in_both_languages_and_in_order(game: AnyGame) -> None:
    english = clauses_of((game.folder / "RULES.md").read_text(encoding="utf-8"))
    french = clauses_of((game.folder / "RULES.fr.md").read_text(encoding="utf-8"))
    assert english == french
    assert english, "there are no clauses at all"
    assert english == sorted(set(english), key=in_order)


@of_every_game
def test_no_number_of_a_clause_is_left_out(game: AnyGame) -> None:
    numbers = [in_order(clause) for clause in clauses_of(game.rules("en"))]
    for (section, number), (next_section, next_number) in itertools.pairwise(numbers):
        assert (next_section, next_number) in ((section, number + 1), (section + 1, 1))


@of_every_game
def test_the_summary_counts_what_is_proved(game: AnyGame) -> None:
    clauses = len(clauses_of(game.rules("en")))
    assert count_proved(game).startswith(f"{game.title}: {clauses} clauses, ")


def test_clauses_are_found_where_a_paragraph_begins_with_a_number() -> None:
    assert clauses_of("## 3 Tricks\n\n**3.3** Follow **3.4** it.\n\n**bold** no\n\n**3.10** Lead.\n") == ["3.3", "3.10"]


def test_marks_are_found_on_tests_and_on_their_cases_only() -> None:
    source = """
@pytest.mark.rule("1.1")
@pytest.mark.rule("1.2", "1.3")
def test_it(): ...

@pytest.mark.parametrize("card", [pytest.param("S1", marks=pytest.mark.rule("2.1"))])
def test_cards(card): ...

@pytest.mark.rule("9.9")
def help_it(): ...

# pytest.mark.rule("8.8")
"""
    assert sorted(marks_in(source)) == ["1.1", "1.2", "1.3", "2.1"]


def in_order(clause: str) -> tuple[int, ...]:
    return tuple(map(int, clause.split(".")))
