"""How many sit at which table, and who has a bye where the numbers do not fit."""

from collections.abc import Sequence
from functools import cache


def allowed_sizes(size: int, player_counts: Sequence[int]) -> tuple[int, ...]:
    """Tables of the size that was asked for, or of one less: nobody plays with bots, or alone."""
    return tuple(n for n in (size, size - 1) if n >= 2 and n in player_counts)


def table_sizes(people: int, sizes: Sequence[int]) -> list[int]:
    """The sizes of the tables for as many people as can be seated, the larger first; the rest have a bye.

    As few byes as possible, then as many tables of the first size as possible.
    """
    for seated in range(people, 0, -1):
        found = split(seated, tuple(sizes))
        if found is not None:
            return sorted(found, reverse=True)
    return []


@cache
def split(people: int, sizes: tuple[int, ...]) -> tuple[int, ...] | None:
    large, *rest = sizes
    small = rest[0] if rest else 0
    for tables in range(people // large, -1, -1):
        left = people - tables * large
        if left == 0:
            return (large,) * tables
        if small and left % small == 0:
            return (large,) * tables + (small,) * (left // small)
    return None
