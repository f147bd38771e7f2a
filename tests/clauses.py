"""The clauses of a rulebook, and the tests that say which clause they prove."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fromagerie.engine.game import AnyGame

CLAUSE = re.compile(r"^\*\*(\d+\.\d+)\*\* ", re.MULTILINE)


def clauses_of(rules: str) -> list[str]:
    """The numbers of the clauses, in the order of the rulebook."""
    return CLAUSE.findall(rules)


def clauses_proved(game: AnyGame) -> set[str]:
    """The clauses that the tests in the game's folder say they prove."""
    return set(clauses_proved_in(game.folder / "tests"))


@cache
def clauses_proved_in(folder: Path) -> frozenset[str]:
    files = sorted(folder.glob("**/*.py"))
    return frozenset(clause for file in files for clause in marks_in(file.read_text(encoding="utf-8")))


def marks_in(source: str) -> Iterator[str]:
    """The clauses in every pytest.mark.rule("3.3") of a file. A mark on something that is not a test proves nothing."""
    tree = ast.parse(source)
    idle = {
        decorator
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.lower().startswith("test")
        for decorator in node.decorator_list
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node not in idle and is_mark(node.func):
            yield from (str(ast.literal_eval(argument)) for argument in node.args)


def is_mark(called: ast.expr) -> bool:
    # Most calls are not, and unparsing takes long.
    return isinstance(called, ast.Attribute) and called.attr == "rule" and ast.unparse(called).endswith("mark.rule")


def count_proved(game: AnyGame) -> str:
    """What the rulebook asks for and what is there: "Cheez-Tricks: 50 clauses, 50 proved by tests"."""
    clauses = set(clauses_of(game.rules("en")))
    return f"{game.title}: {len(clauses)} clauses, {len(clauses & clauses_proved(game))} proved by tests"


class Marks(NamedTuple):
    """The clauses of one rulebook that say what is no part of the printed rules."""

    derived: list[str]
    rulings: list[str]
    complete: bool  # nothing in the box had to be reconstructed, and it says so


def marks_of(folder: Path) -> list[Marks]:
    """Of the English rulebook and of the French one."""
    return [
        read_marks(folder / "RULES.md", "derived", "our ruling", "Nothing in this box had to be reconstructed."),
        read_marks(
            folder / "RULES.fr.md", "déduit", "notre décision", "Rien dans cette boîte n’a dû être reconstitué."
        ),
    ]


def read_marks(file: Path, derived: str, ruling: str, complete: str) -> Marks:
    text = file.read_text(encoding="utf-8")
    return Marks(clauses_with(derived, text), clauses_with(ruling, text), complete in text)


def clauses_with(mark: str, text: str) -> list[str]:
    return re.findall(rf"^\*\*([\d.]+)\*\* .*\({mark}\)\.$", text, re.MULTILINE)
