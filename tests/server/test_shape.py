"""The shape of the server: small files, and no import that hides a cycle (its layers are import contracts)."""

from pathlib import Path

import pytest

import fromagerie.server

pytestmark = pytest.mark.once
FILES = sorted(Path(fromagerie.server.__file__).parent.rglob("*.py"))


def test_no_file_is_longer_than_three_hundred_lines() -> None:
    assert len(FILES) > 50
    assert {file.name: length for file in FILES if (length := len(file.read_text("utf-8").splitlines())) > 300} == {}


def test_no_import_is_hidden_from_the_interpreter() -> None:
    assert [file.name for file in FILES if "TYPE_CHECKING" in file.read_text("utf-8")] == []
