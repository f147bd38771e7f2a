"""Rows of days: one missed day a week is forgiven, and no more."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as some

from fromagerie.server.domain.streaks import WEEK, row_lengths, streaks

pytestmark = pytest.mark.once

TODAY = date(2026, 11, 17)


def back(*days: int) -> list[date]:
    """So many days ago, each."""
    return [TODAY - timedelta(days=ago) for ago in days]


@pytest.mark.parametrize(
    ("ago", "now", "longest"),
    [
        ((), 0, 0),
        ((0,), 1, 1),
        ((1,), 1, 1),  # there is still time today
        ((2,), 1, 1),  # yesterday is forgiven
        ((3,), 0, 1),
        ((0, 1, 2), 3, 3),
        ((0, 2, 3), 3, 3),
        ((0, 1, 3, 4, 6, 7), 4, 4),  # two holes in a week: from after the first
        ((0, 1, 3, 4, 5, 6, 7, 8, 9, 11, 12), 11, 11),  # holes 2 and 10 days ago
        ((1, 3, 4, 5), 4, 4),  # one hole, and today is open
        ((2, 4, 5), 1, 3),  # yesterday would be the second hole
        ((10, 11, 12, 0), 1, 3),
    ],
)
def test_rows_as_people_count_them(ago: tuple[int, ...], now: int, longest: int) -> None:
    assert streaks(back(*ago), TODAY) == (now, longest)


def test_what_is_yet_to_come_does_not_count() -> None:
    assert streaks([TODAY + timedelta(days=1)], TODAY) == (0, 0)


def is_row(days: list[int]) -> bool:
    """The rule as it is written down, word for word."""
    holes = [day for day in range(days[0], days[-1]) if day not in days]
    alone = all(hole + 1 not in holes for hole in holes)
    return alone and all(later - hole >= WEEK for hole in holes for later in holes if later > hole)


DAYS = some.sets(some.integers(100, 140), max_size=30).map(sorted)


@given(DAYS)
def test_the_longest_row_that_ends_with_each_day_is_found(days: list[int]) -> None:
    for number, (day, length) in enumerate(row_lengths(days)):
        rows = [days[first : number + 1] for first in range(number + 1)]
        assert (day, length) == (days[number], max(len(row) for row in rows if is_row(row)))


@given(DAYS, some.integers(100, 145))
def test_playing_today_adds_one_day_and_nothing_else_changes(days: list[int], today: int) -> None:
    before = [date.fromordinal(day) for day in days if day < today]
    this = date.fromordinal(today)
    waiting, done = streaks(before, this), streaks([*before, this], this)
    assert done.now == waiting.now + 1
    assert done.longest == max(waiting.longest, done.now)
    assert waiting.now <= waiting.longest


@given(DAYS, some.integers(100, 145))
def test_the_order_of_days_and_doubles_do_not_matter(days: list[int], today: int) -> None:
    dates = [date.fromordinal(day) for day in days]
    this = date.fromordinal(today)
    assert streaks(dates, this) == streaks([*reversed(dates), *dates], this)
