"""What is kept, straight from the file: to look through all of it, whatever tables there are."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any


def everything(folder: Path) -> Iterator[tuple[str, str, Any]]:
    """Every value of every column of every table there is, straight from the file."""
    with sqlite3.connect(folder / "house.db") as line:
        tables = [name for (name,) in line.execute("select name from sqlite_master where type = 'table'")]
        assert {"log", "people", "results", "devices", "passes"} <= set(tables)
        for table in tables:
            found = line.execute(f"select * from {table}")
            columns = [column for column, *_ in found.description]
            for row in found:
                yield from ((table, column, value) for column, value in zip(columns, row, strict=True))


def holding(folder: Path, *words: str) -> set[tuple[str, str]]:
    """Where one of these words is kept."""
    return {
        (table, column)
        for table, column, value in everything(folder)
        for word in words
        if word in (value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value))
    }
