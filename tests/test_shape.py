"""No file is too long to read at once, and no function too long to see at once."""

import ast
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).parent.parent
SERVER = ROOT / "src" / "fromagerie" / "server"
FILE, SERVER_FILE, FUNCTION = 400, 300, 60
FILES = [ROOT / "dev", *sorted((ROOT / "src" / "fromagerie").rglob("*.py")), *sorted((ROOT / "tools").rglob("*.py"))]


def test_no_file_is_too_long() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in FILES}
    assert [
        f"{path.relative_to(ROOT)}: {length} lines"
        for path, length in lengths.items()
        if length > (SERVER_FILE if path.is_relative_to(SERVER) else FILE)
    ] == []


def test_no_function_is_too_long() -> None:
    assert [
        f"{path.relative_to(ROOT)}: {node.name} has {length} lines"
        for path in FILES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (length := (node.end_lineno or node.lineno) - node.lineno + 1) > FUNCTION
    ] == []
