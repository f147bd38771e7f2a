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


def difference(of: Sequence[float], less: Sequence[float]) -> Difference:
    """The mean of paired differences: the same worlds and the same luck on both sides."""
    apart = [one - other for one, other in zip(of, less, strict=True)]
    middle = mean(apart)
    if len(apart) < 2:
        return Difference(middle, 0.0)
    variance = sum((each - middle) ** 2 for each in apart) / (len(apart) - 1)
    return Difference(middle, math.sqrt(variance / len(apart)))
