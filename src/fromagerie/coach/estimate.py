"""How sure a difference is: means and standard errors of paired outcomes."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

SURE: Final = 1.96  # standard errors to either side that hold 95 %


class Difference(NamedTuple):
    """A mean difference and its standard error."""

    mean: float
    error: float

    @property
    def low(self) -> float:
        return self.mean - SURE * self.error

    @property
    def high(self) -> float:
        return self.mean + SURE * self.error

    @property
    def is_sure(self) -> bool:
        """Whether 0 is outside of its interval."""
        return abs(self.mean) > SURE * self.error and self.mean != 0.0


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def difference(of: Sequence[float], less: Sequence[float], alike: Sequence[int] = ()) -> Difference:
    """The mean of paired differences: the same worlds and the same luck on both sides.

    alike: which of them come from one world, by a number for each; none: each has a world of its own.
    """
    apart = [one - other for one, other in zip(of, less, strict=True)]
    middle = mean(apart)
    sums: dict[int, float] = {}
    for number, each in zip(alike or range(len(apart)), apart, strict=True):
        sums[number] = sums.get(number, 0.0) + each - middle
    worlds = len(sums)
    if worlds < 2:
        # Of one outcome no error is known; of one world looked into often, nothing is.
        return Difference(middle, 0.0 if len(apart) < 2 else math.inf)
    variance = sum(each**2 for each in sums.values()) * worlds / (worlds - 1)
    return Difference(middle, math.sqrt(variance) / len(apart))


def halves(alike: Sequence[int]) -> tuple[list[int], list[int]]:
    """The places of two halves that have no world in common, as even as may be."""
    places: dict[int, list[int]] = {}
    for place, number in enumerate(alike):
        places.setdefault(number, []).append(place)
    one: list[int] = []
    other: list[int] = []
    for of_one_world in sorted(places.values(), key=lambda found: -len(found)):
        (other if len(other) < len(one) else one).extend(of_one_world)
    return one, other
