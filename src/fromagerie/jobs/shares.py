"""Means with their intervals, how both are written, and how sure a difference is. Games of one deal go together."""

import math
from collections.abc import Sequence

from msgspec import Struct

from fromagerie.jobs.student import two_sided_p, two_sided_t

# With fewer deals than this nothing is decided: the spread between them is itself a guess.
FEW = 30
SURE = 0.05  # how often an interval may miss, and a verdict be luck
# So many deals' worth of weight has the spread that games without a common deal would have: a few wins and losses take
# so few values that the spread between four deals is often nothing, or far too much.
EXPECTED = 3

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
    mean, spread, deals = spread_by_deal(values)
    reach = spread * luck_of(deals)
    return Share(mean, mean - reach, mean + reach)


def share_by_deal(values: Sequence[Dealt]) -> Share:
    """The same for a share of wins, which is never surer of itself than the number of its deals allows."""
    mean, spread, deals = spread_of_share(values)
    if spread == 0.0:
        # A clean sweep: what can be said is how good one must be for so many such deals in a row.
        least = 0.025 ** (1 / deals)
        return Share(mean, mean * least, 1.0 - (1.0 - mean) * least)
    reach = spread * luck_of(deals + EXPECTED)
    return Share(mean, max(0.0, mean - reach), min(1.0, mean + reach))


def luck_of(deals: int) -> float:
    """How many standard errors an interval reaches either way: the fewer deals, the more (Student's t)."""
    return two_sided_t(SURE, max(1, deals - 1))


def p_value(values: Sequence[Dealt], parity: float) -> float:
    """How often players of equal strength would come out at least this far from an even share, by luck alone."""
    mean, spread, deals = spread_of_share(values)
    if math.isclose(mean, parity):
        return 1.0
    if spread == 0.0:
        # Markov: no luckier than this can one deal be, on average over all of them.
        once = parity / mean if mean > parity else (1.0 - parity) / (1.0 - mean)
        return min(1.0, 2.0 * once**deals)
    return two_sided_p((mean - parity) / spread, deals + EXPECTED - 1)


def p_of_difference(values: Sequence[Dealt]) -> float:
    """How often two who are equal would come out at least this far apart."""
    mean, spread, deals = spread_by_deal(values)
    if math.isclose(mean, 0.0, abs_tol=1e-12):
        return 1.0
    if spread < 1e-12:
        # Always by as much: at least the side is no luck, which a coin would show that often.
        return 2.0 * 0.5**deals
    return two_sided_p(mean / spread, max(1, deals - 1))


def holm(doubts: Sequence[float]) -> list[float]:
    """These p-values, allowing for how many there are (Holm): all below 0.05 are found with one mistake in twenty."""
    allowed, worst = list(doubts), 0.0
    for rank, place in enumerate(sorted(range(len(doubts)), key=lambda place: doubts[place])):
        worst = max(worst, min(1.0, doubts[place] * (len(doubts) - rank)))
        allowed[place] = worst
    return allowed


def spread_of_share(values: Sequence[Dealt]) -> tuple[float, float, int]:
    """As `spread_by_deal`, drawn towards what independent games would show: that is known of wins and losses."""
    mean, spread, deals = spread_by_deal(values)
    independent = mean * (1.0 - mean) / len(values)
    weight = deals - 1
    return mean, math.sqrt((EXPECTED * independent + weight * spread**2) / (EXPECTED + weight)), deals


def spread_by_deal(values: Sequence[Dealt]) -> tuple[float, float, int]:
    """The mean, its standard error, and how many deals there are."""
    mean = sum(value for _, value in values) / len(values)
    surprises: dict[int, float] = {}
    for deal, value in values:
        surprises[deal] = surprises.get(deal, 0.0) + value - mean
    deals = len(surprises)
    total = sum(surprise**2 for surprise in surprises.values())
    return mean, math.sqrt(total * deals / max(1, deals - 1)) / len(values), deals
