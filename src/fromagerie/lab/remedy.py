"""What whoever sits badly could be given for it: points to begin with that make all places win alike.

The games that were played are counted again with the gift. Nobody plays otherwise for it, so this is where to begin,
not the last word: a box or a rule with that gift can be compared like any other.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from fromagerie.lab.measure import Estimate, Series, estimate
from fromagerie.lab.record import Record

Numbers = NDArray[np.float64]
# A gift is so many half points: half a point wins ties.
STEP: Final = 0.5
MOST_STEPS: Final = 40
SIZES: Final = (1, 2, 3, 4)  # where only whole points can change anything, half of one changes nothing
# Less than any gift: it tells those apart whom the game's own tie-breaks told apart.
TIE_BREAK: Final = 0.25
# Points must decide who wins in so many of the games.
DECIDE: Final = 0.95
# It is better by at least this much, as a standard deviation of the shares, or it is no remedy.
BETTER: Final = 0.002


class Remedy(Struct):
    """A gift for every place, and what the places win without and with it, in games it was not chosen by."""

    gifts: list[float]
    before: list[Estimate]
    after: list[Estimate]


def remedy(records: Sequence[Record]) -> Remedy | None:
    """None where points do not decide, where nobody begins, or where no gift would help."""
    if any(record.first is None or len(record.scores) != len(record.wins) for record in records):
        return None
    scores, wins = by_place(records)
    best = scores == scores.max(axis=1, keepdims=True)
    if (((wins > 0) <= best).all(axis=1)).mean() < DECIDE:
        return None
    scores = scores + TIE_BREAK * wins * (best.sum(axis=1, keepdims=True) > 1)
    half = len(scores) // 2
    gifts = search(scores[:half])
    if not gifts.any():
        return None
    others = scores[half:]
    return Remedy(gifts.tolist(), shares(others), shares(others + gifts))


def by_place(records: Sequence[Record]) -> tuple[Numbers, Numbers]:
    """Points and wins, a line a game, whoever began first."""
    players = len(records[0].wins)
    order = [[((record.first or 0) + place) % players for place in range(players)] for record in records]
    scores = [[float(record.scores[seat]) for seat in seats] for record, seats in zip(records, order, strict=True)]
    wins = [[record.wins[seat] for seat in seats] for record, seats in zip(records, order, strict=True)]
    return np.array(scores), np.array(wins)


def won(scores: Numbers) -> Numbers:
    best = scores == scores.max(axis=1, keepdims=True)
    shared: Numbers = best / best.sum(axis=1, keepdims=True)
    return shared


def search(scores: Numbers) -> Numbers:
    """The gift that leaves the places most alike: little by little to whoever gains most by it."""
    players = scores.shape[1]
    gifts = np.zeros(players)
    uneven = float(won(scores).mean(axis=0).std())
    for _ in range(MOST_STEPS):
        steps = [gifts + STEP * size * (np.arange(players) == place) for place in range(players) for size in SIZES]
        found = [float(won(scores + gift).mean(axis=0).std()) for gift in steps]
        best = int(np.argmin(found))
        if found[best] > uneven - BETTER:
            break
        gifts, uneven = steps[best], found[best]
    least: Numbers = gifts - gifts.min()
    return least


def shares(scores: Numbers) -> list[Estimate]:
    wins = won(scores)
    ones, deals = np.ones(len(wins)), np.arange(len(wins))
    found = [
        estimate(Series("seat", str(place + 1), "", "share", wins[:, place], ones, deals))
        for place in range(wins.shape[1])
    ]
    return [one for one in found if one is not None]
