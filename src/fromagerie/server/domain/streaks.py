"""Rows of days with a deal of the day in them. One missed day a week is forgiven: life has other games.

A row may have holes of a single day, if any two of them are at least a week apart; it is as long as the days played.
"""

from collections.abc import Collection, Iterator
from datetime import date
from typing import Final, NamedTuple

WEEK: Final = 7


class Streak(NamedTuple):
    now: int
    longest: int


def streaks(days: Collection[date], today: date) -> Streak:
    """The row that goes on today, played or not yet; and the longest there was."""
    played = {day.toordinal() for day in days if day <= today}
    this = today.toordinal()
    lengths = dict(row_lengths(sorted(played | {this})))
    now = lengths[this] if this in played else lengths[this] - 1
    longest = max((length for _, length in row_lengths(sorted(played))), default=0)
    return Streak(now, longest)


def row_lengths(days: list[int]) -> Iterator[tuple[int, int]]:
    """Each day, and how long the longest row is that ends with it; `days` without doubles, in order."""
    first = 0  # of the row, its number in the list
    hole = -WEEK  # the last forgiven day in it
    after_hole = 0  # the number of the day after that
    for number, day in enumerate(days):
        missed = day - days[number - 1] - 1 if number else 0
        if missed > 1:
            first, hole, after_hole = number, day - WEEK, number
        elif missed == 1:
            if day - 1 - hole < WEEK:
                # Two holes in a week: the row begins after the first of them.
                first = after_hole
            hole, after_hole = day - 1, number
        yield day, number - first + 1
