"""Codes of tables: a few letters that people can say to each other."""

import secrets
from collections.abc import Awaitable, Callable
from typing import Final

# No vowels, so that no code is a word; no letters that look like digits.
LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ"
SHORT, LONG = 4, 5
SAMPLE: Final = 32


class NoCodeLeft(Exception):
    """Nearly all codes are in use."""


async def draw_code(used: Callable[[list[str]], Awaitable[set[str]]]) -> str:
    """A code that is not in use: of four letters, or of five once half of those are used. NoCodeLeft.

    A sample estimates how many are used: a full server costs two queries, not an endless search.
    """
    for length in (SHORT, LONG):
        drawn = ["".join(secrets.choice(LETTERS) for _ in range(length)) for _ in range(SAMPLE)]
        taken = await used(drawn)
        free = [code for code in drawn if code not in taken]
        if len(free) > SAMPLE // 2 or (free and length == LONG):
            return free[0]
    raise NoCodeLeft


def is_code(text: str) -> bool:
    return SHORT <= len(text) <= LONG and text.isascii() and text.isalpha()


def is_table_id(name: str) -> bool:
    """The name of a table, by its looks: only such ones are looked for in the database."""
    return name.isascii() and name.isalnum() and len(name) <= 24
