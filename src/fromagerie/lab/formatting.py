"""Figures in words."""

from fromagerie.jobs.shares import percent
from fromagerie.lab.measure import Estimate, Unit


def value(number: float, unit: Unit) -> str:
    if unit == "share":
        return percent(number)
    if unit == "points of a share":
        return f"{100 * number:+.1f} points"
    if unit in ("decisions", "minutes"):
        return f"{number:.0f} {unit}" if number >= 10 or unit == "decisions" else f"{number:.1f} {unit}"
    return f"{number:.2f}"


def give_or_take(estimate: Estimate, unit: Unit) -> str:
    """The figure and half the width of its interval."""
    if unit == "share":
        return f"{100 * estimate.value:.1f} ± {percent(estimate.half)}"
    if unit == "points of a share":
        return change(estimate, unit)
    return f"{value(estimate.value, unit)} ± {estimate.half:.2f}"


def change(estimate: Estimate, unit: Unit) -> str:
    """A difference."""
    if unit in ("share", "points of a share"):
        return f"{100 * estimate.value:+.1f} ± {100 * estimate.half:.1f} points"
    return f"{estimate.value:+.2f} ± {estimate.half:.2f}"


def more_or_less(estimate: Estimate, even: float) -> str:
    """Against what it would be if nothing mattered, in points."""
    points = 100 * (estimate.value - even)
    return f"{abs(points):.1f} ± {100 * estimate.half:.1f} points {'more' if points > 0 else 'less'}"
