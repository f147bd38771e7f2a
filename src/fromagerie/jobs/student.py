"""Student's t: how far from a true mean so few deals may come out. Written out, as playing needs no numpy or scipy."""

import functools
import math

TINY = 1e-300
ENOUGH = 1e-14


def two_sided_p(t: float, freedom: int) -> float:
    """How often luck alone comes out at least as far from 0 as t, either way."""
    return incomplete_beta(freedom / (freedom + t * t), freedom / 2, 0.5)


@functools.lru_cache(maxsize=1024)
def two_sided_t(p: float, freedom: int) -> float:
    """How far luck alone goes with this probability: 1.96 for p = 0.05 and very many deals, 3.18 for four of them."""
    low, high = 0.0, 1.0
    while two_sided_p(high, freedom) > p:
        high *= 2
    for _ in range(80):
        middle = (low + high) / 2
        low, high = (middle, high) if two_sided_p(middle, freedom) > p else (low, middle)
    return (low + high) / 2


def incomplete_beta(x: float, a: float, b: float) -> float:
    """The regularised incomplete beta function, by its continued fraction, on the side where that converges soon."""
    if x <= 0.0 or x >= 1.0:
        return min(1.0, max(0.0, x))
    scale = math.exp(math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log1p(-x))
    if x < (a + 1) / (a + b + 2):
        return scale * continued_fraction(x, a, b) / a
    return 1.0 - scale * continued_fraction(1.0 - x, b, a) / b


def continued_fraction(x: float, a: float, b: float) -> float:
    """Lentz's way of working it out from the front."""
    c, d = 1.0, 1.0 / off_zero(1.0 - (a + b) * x / (a + 1))
    value, m = d, 0
    while True:
        m += 1
        for numerator in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d = 1.0 / off_zero(1.0 + numerator * d)
            c = off_zero(1.0 + numerator / c)
            value *= c * d
        if abs(c * d - 1.0) < ENOUGH:
            return value


def off_zero(value: float) -> float:
    return value if abs(value) > TINY else TINY
