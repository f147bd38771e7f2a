"""Figures with 95 % intervals, and differences between figures of games that were played with the same luck."""

import math
from typing import Any, Final, Literal

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from fromagerie.jobs.shares import FEW, luck_of

__all__ = ["FEW", "Estimate", "Series", "Unit", "difference", "estimate"]

Numbers = NDArray[np.float64]
Unit = Literal["share", "points of a share", "number", "decisions", "minutes"]
RESAMPLES: Final = 300


class Estimate(Struct, frozen=True):
    """A figure, its 95 % interval, its standard error, and from how many deals it comes."""

    value: float
    low: float
    high: float
    error: float
    deals: int

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2


class Series(Struct):
    """A figure before it is worked out: game by game so much, of so many; games of a deal belong together.

    The figure is the one sum divided by the other, or, with a `quantile`, that quantile of the values.
    """

    metric: str
    item: str
    title: str
    unit: Unit
    values: Any
    of: Any
    deals: Any
    quantile: float | None = None
    even: float | None = None  # what it would be if nothing mattered
    known: Estimate | None = None  # the figure, once it is worked out: a report says it in several places

    name: str = ""  # of the item, where people call it otherwise

    @property
    def key(self) -> tuple[str, str]:
        return self.metric, self.item

    @property
    def label(self) -> str:
        return self.name or self.item


def estimate(series: Series) -> Estimate | None:
    """None if it never came up."""
    if series.known is None:
        series.known = work_out(series)
    return series.known


def work_out(series: Series) -> Estimate | None:
    if series.quantile is not None:
        return quantile_of(series.values, series.quantile)
    total = float(series.of.sum())
    if total == 0.0:
        return None
    value = float(series.values.sum()) / total
    surprises = by_deal(series, value)
    came_up = deals_of(series)
    error = spread(np.array(list(surprises.values())))
    if error == 0.0 and series.unit == "share" and 0.0 <= value <= 1.0:
        # Always or never: what can be said is how likely it must be for so many such deals in a row.
        least = 0.025 ** (1 / max(1, came_up))
        return Estimate(value, value * least, 1.0 - (1.0 - value) * least, 0.0, came_up)
    reach = error * luck_of(came_up)
    return Estimate(value, value - reach, value + reach, error, came_up)


def difference(new: Series, old: Series) -> Estimate | None:
    """How much more the new one is. Deals of the same number had the same luck: they are compared in pairs."""
    if new.quantile is not None:
        return difference_of_quantiles(new.values, old.values, new.quantile)
    if new.of.sum() == 0.0 or old.of.sum() == 0.0:
        return None
    means = [float(series.values.sum() / series.of.sum()) for series in (new, old)]
    mine, theirs = by_deal(new, means[0]), by_deal(old, means[1])
    deals = sorted({*mine, *theirs})
    error = spread(np.array([mine.get(deal, 0.0) - theirs.get(deal, 0.0) for deal in deals]))
    value = means[0] - means[1]
    came_up = min(deals_of(new), deals_of(old))
    reach = error * luck_of(came_up)
    return Estimate(value, value - reach, value + reach, error, came_up)


def deals_of(series: Series) -> int:
    """In how many deals it came up."""
    return int((np.bincount(ranks(series.deals), series.of) > 0).sum())


def by_deal(series: Series, mean: float) -> dict[int, float]:
    """What each deal adds to the error of the mean: linearised, as numerator and denominator are both uncertain."""
    parts = (series.values - mean * series.of) / series.of.sum()
    deals, place = np.unique(series.deals, return_inverse=True)
    return dict(zip(deals.tolist(), np.bincount(place, parts).tolist(), strict=True))


def spread(surprises: Numbers) -> float:
    deals = len(surprises)
    return math.sqrt(float((surprises**2).sum()) * deals / max(1, deals - 1))


def ranks(deals: NDArray[np.int64]) -> NDArray[np.int64]:
    return np.unique(deals, return_inverse=True)[1]


# Quantiles have no simple error: games are drawn again, always in the same way.


def quantile_of(values: Numbers, quantile: float) -> Estimate:
    again = np.quantile(values[resampled(len(values))], quantile, axis=1)
    return around(float(np.quantile(values, quantile)), again, len(values))


def difference_of_quantiles(new: Numbers, old: Numbers, quantile: float) -> Estimate:
    games = min(len(new), len(old))
    drawn = resampled(games)
    again = np.quantile(new[drawn], quantile, axis=1) - np.quantile(old[drawn], quantile, axis=1)
    return around(float(np.quantile(new, quantile) - np.quantile(old, quantile)), again, games)


def resampled(games: int) -> NDArray[np.int64]:
    return np.random.default_rng(1).integers(0, games, (RESAMPLES, games))


def around(value: float, again: Numbers, games: int) -> Estimate:
    low, high = np.quantile(again, [0.025, 0.975])
    return Estimate(value, min(value, float(low)), max(value, float(high)), float(again.std()), games)
