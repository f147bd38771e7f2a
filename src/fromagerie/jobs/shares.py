"""Means with their intervals, how both are written, and how sure a difference is. Games of one deal go together."""

import math
from collections.abc import Sequence

from msgspec import Struct

# A value of one game, and the deal it was played with.
Dealt = tuple[int, float]


class Share(Struct):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


def percent(share: float, digits: int = 1) -> str:
    return f"{100 * share:.{digits}f} %"


def interval(share: Share, between: str = "-", digits: int = 1) -> str:
    """Its ends, in percent."""
    return between.join(f"{100 * end:.{digits}f}" for end in (share.low, share.high))


def mean_by_deal(values: Sequence[Dealt]) -> Share:
    """The mean and its interval, games of the same deal taken together: they are not independent of each other."""
    mean, spread, _ = spread_by_deal(values)
    return Share(mean, mean - 1.96 * spread, mean + 1.96 * spread)


def share_by_deal(values: Sequence[Dealt]) -> Share:
    """The same for a share of wins, which is never surer of itself than the number of its deals allows."""
    mean, spread, deals = spread_by_deal(values)
    if spread == 0.0:
        # A clean sweep, a single deal: what can be said is how good one must be for so many such deals in a row.
        least = 0.025 ** (1 / deals)
        return Share(mean, mean * least, 1.0 - (1.0 - mean) * least)
    return Share(mean, max(0.0, mean - 1.96 * spread), min(1.0, mean + 1.96 * spread))


def p_value(values: Sequence[Dealt], parity: float) -> float:
    """How often players of equal strength would come out at least this far apart, by luck alone."""
    mean, spread, deals = spread_by_deal(values)
    if math.isclose(mean, parity):
        return 1.0
    if spread == 0.0:
        # Markov: no luckier than this can one deal be, on average over all of them.
        once = parity / mean if mean > parity else (1.0 - parity) / (1.0 - mean)
        return min(1.0, 2.0 * once**deals)
    return math.erfc(abs(mean - parity) / spread / math.sqrt(2))


def spread_by_deal(values: Sequence[Dealt]) -> tuple[float, float, int]:
    """The mean, its standard error, and how many deals there are."""
    mean = sum(value for _, value in values) / len(values)
    surprises: dict[int, float] = {}
    for deal, value in values:
        surprises[deal] = surprises.get(deal, 0.0) + value - mean
    deals = len(surprises)
    total = sum(surprise**2 for surprise in surprises.values())
    return mean, math.sqrt(total * deals / max(1, deals - 1)) / len(values), deals
