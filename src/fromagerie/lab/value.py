"""What a card, a cat or a face of a die is worth to whoever gets it: as seen, and as caused."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from fromagerie.lab.boxes import contents, fits, write
from fromagerie.lab.measure import Series, estimate
from fromagerie.lab.metrics import natural
from fromagerie.lab.record import Record
from fromagerie.lab.runner import Runner
from fromagerie.lab.table import recorder_of

# A thing that came up less often has no value worth the name.
SELDOM: Final = 20


def things_in(records: Sequence[Record]) -> list[str]:
    """What was had by anybody at all, often enough."""
    times: dict[str, int] = {}
    for record in records:
        for thing, had in record.had.items():
            times[thing] = times.get(thing, 0) + sum(had)
    return sorted((thing for thing, often in times.items() if often >= SELDOM), key=natural)


def things_used(records: Sequence[Record]) -> list[str]:
    """What was put to work by anybody, often enough."""
    times: dict[str, int] = {}
    for record in records:
        for thing, used in record.used.items():
            times[thing] = times.get(thing, 0) + sum(used)
    return sorted((thing for thing, often in times.items() if often >= SELDOM), key=natural)


def used(thing: str, records: Sequence[Record]) -> Series:
    """How much more than an even share those win who put it to work, counted as often as they did."""
    times = np.array([record.used.get(thing, [0] * len(record.wins)) for record in records], dtype=float)
    wins = np.array([record.wins for record in records])
    even = 1 / wins.shape[1]
    return value_series("used", thing, "Value when used", (times * (wins - even)).sum(axis=1), times.sum(axis=1))


def observed(thing: str, records: Sequence[Record]) -> Series:
    """How much more than an even share those win who had it, counted as often as they had it."""
    had = np.array([record.had.get(thing, [0] * len(record.wins)) for record in records], dtype=float)
    wins = np.array([record.wins for record in records])
    even = 1 / wins.shape[1]
    return value_series("observed", thing, "Value as seen", (had * (wins - even)).sum(axis=1), had.sum(axis=1))


def causal(thing: str, numbers: Sequence[int], as_it_is: Sequence[Record], swapped: Sequence[Record]) -> Series:
    """How much more those win who had it than they do, with the same luck, when it is the median one instead."""
    had = np.array([record.had[thing] for record in as_it_is], dtype=float)
    more = np.array([record.wins for record in as_it_is]) - np.array([record.wins for record in swapped])
    series = value_series("causal", thing, "Value as caused", (had * more).sum(axis=1), had.sum(axis=1))
    series.deals = np.array(numbers)
    return series


def value_series(metric: str, thing: str, title: str, values: np.ndarray, of: np.ndarray) -> Series:
    return Series(
        metric=metric, item=thing, title=title, unit="points of a share", values=values, of=of,
        deals=np.arange(len(values)), even=0.0,
    )  # fmt: skip


def median_thing(things: Sequence[str], records: Sequence[Record]) -> str:
    """The one with the middle value as seen."""
    values = {thing: estimate(observed(thing, records)) for thing in things}
    order = sorted(things, key=lambda thing: (found.value if (found := values[thing]) else 0.0, thing))
    return order[(len(order) - 1) // 2]


def swapped_box(runner: Runner, thing: str, median: str) -> str | None:
    """The box with the median thing in this one's place, as text; None if there can be no such box."""
    box = recorder_of(runner.game).swapped(contents_of(runner), thing, median)
    text = None if box is None else write(box)
    return text if text is not None and fits(runner.terms.game, text) else None


def contents_of(runner: Runner) -> dict[str, object]:
    import tomllib

    return contents(runner.game) if runner.terms.box is None else tomllib.loads(runner.terms.box)


def with_it(thing: str, records: Sequence[Record], most: int) -> list[int]:
    """The first games in which somebody had it."""
    return [number for number, record in enumerate(records) if any(record.had.get(thing, ()))][:most]
