"""The metrics every game has, and those it counts itself, from what was written down. docs/lab.md defines each."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import numpy as np

from fromagerie.engine.recorder import GameRecorder
from fromagerie.lab.lead_stats import MOMENTS
from fromagerie.lab.measure import Series, Unit
from fromagerie.lab.record import Probe, Record

# Who wins less than this of all random futures is taken to be out of it.
OUT_OF_IT: Final = 0.05
QUANTILES: Final = ((0.05, "5 % are shorter"), (0.5, "median"), (0.95, "5 % are longer"))


def metrics(records: Sequence[Record], notes: type[GameRecorder]) -> list[Series]:
    """Everything that games of equals tell."""
    found = [*places(records), *lengths(records), *stories(records), *choices(records)]
    return found + list(own_figures(records, notes))


def per_game(
    metric: str, item: str, title: str, unit: Unit, records: Sequence[Record], value: Callable[[Record], float | None]
) -> Series:
    """A mean over games; games for which there is no value do not count."""
    values = [value(record) for record in records]
    return Series(
        metric=metric,
        item=item,
        title=title,
        unit=unit,
        values=np.array([0.0 if value is None else value for value in values]),
        of=np.array([float(value is not None) for value in values]),
        deals=np.arange(len(records)),
    )


def places(records: Sequence[Record]) -> Iterator[Series]:
    """The share of the wins of each place in the order of play; where that means nothing, of each seat."""
    players = len(records[0].wins)
    ordered = all(record.first is not None for record in records)
    title = "Wins by place in the order of play" if ordered else "Wins by seat"
    for place in range(players):
        series = per_game("seat", str(place + 1), title, "share", records, win_of(place, ordered))
        series.even = 1 / players
        yield series
    yield per_game(
        "tie", "shared wins", "Games with several winners", "share", records, lambda r: float(max(r.wins) < 1)
    )


def win_of(place: int, ordered: bool) -> Callable[[Record], float]:
    def win(record: Record) -> float:
        first = (record.first or 0) if ordered else 0
        return record.wins[(first + place) % len(record.wins)]

    return win


def lengths(records: Sequence[Record]) -> Iterator[Series]:
    for metric, title, value in (
        ("decisions", "Length in decisions", lambda r: float(r.decisions)),
        ("minutes", "Length in minutes, estimated", lambda r: r.seconds / 60),
    ):
        for quantile, item in QUANTILES:
            unit: Unit = "decisions" if metric == "decisions" else "minutes"
            series = per_game(metric, item, title, unit, records, value)
            series.quantile = quantile
            yield series


def stories(records: Sequence[Record]) -> Iterator[Series]:
    if all(record.changes is None for record in records):
        return
    yield per_game("lead", "lead changes", "Changes of the lead in a game", "number", records, lambda r: r.changes)
    yield per_game("drama", "drama", "How far the winner was behind (0 never, 1 always last)", "share", records, drama)
    yield per_game("settled", "settled", "When the lead is settled (part of the game)", "share", records, settled)
    yield per_game("dead time", "dead time", "Part of the game after that", "share", records, dead_time)
    title = "How often whoever leads then wins in the end"
    for place, part in enumerate(MOMENTS):
        yield per_game("tension", f"after {part:.0%}", title, "share", records, held_at(place))
    yield per_game("comeback", "comeback", "Games won by whoever was last half-way", "share", records, comeback)


def drama(record: Record) -> float | None:
    return record.drama


def settled(record: Record) -> float | None:
    return record.settled


def dead_time(record: Record) -> float | None:
    return None if record.settled is None else 1.0 - record.settled


def held_at(place: int) -> Callable[[Record], float | None]:
    return lambda record: record.held[place] if record.held else None


def comeback(record: Record) -> float | None:
    return record.comeback


def choices(records: Sequence[Record]) -> Iterator[Series]:
    """How much there is to choose, and what it means."""
    if not any(record.probes for record in records):
        return
    series = per_game("forced", "forced moves", "Moves without a choice", "share", records, lambda r: float(r.forced))
    series.of = np.array([float(record.decisions) for record in records])
    yield series
    for metric, item, title, unit, value, of in PROBED:
        probed = [(number, record.probes) for number, record in enumerate(records) if record.probes]
        yield Series(
            metric=metric,
            item=item,
            title=title,
            unit=unit,
            values=np.array([sum(value(probe) * of(probe) for probe in probes) for _, probes in probed]),
            of=np.array([sum(of(probe) for probe in probes) for _, probes in probed]),
            deals=np.array([number for number, _ in probed]),
        )


def always(probe: Probe) -> float:
    return 1.0


def out_of_it(probe: Probe) -> float:
    return float(probe.chance < OUT_OF_IT)


PROBED: Final[tuple[tuple[str, str, str, Unit, Callable[[Probe], float], Callable[[Probe], float]], ...]] = (
    (
        "agency",
        "best over median",
        "What the best move wins more than the median one",
        "share",
        lambda p: p.spread,
        always,
    ),
    ("moves", "moves to choose from", "Moves to choose from", "number", lambda p: float(p.moves), always),
    ("out of it", "no longer winning", "Choices of players who hardly win any more", "share", out_of_it, always),
    ("kingmaking", "sway", "How far those decide who else wins", "share", lambda p: p.sway, out_of_it),
)


def own_figures(records: Sequence[Record], notes: type[GameRecorder]) -> Iterator[Series]:
    items = sorted({key for record in records for key in record.tally}, key=natural)
    for key in items:
        figure, _, item = key.partition("/")
        counted = [record.tally.get(key, (0.0, 0.0)) for record in records]
        yield Series(
            metric=f"own:{figure}",
            item=item,
            title=notes.figures[figure].title,
            unit="share" if notes.figures[figure].unit == "share" else "number",
            values=np.array([value for value, _ in counted]),
            of=np.array([of for _, of in counted]),
            deals=np.arange(len(records)),
        )


def natural(text: str) -> list[tuple[int, str]]:
    """As people sort: 2 before 10."""
    words = "".join(sign if sign.isdigit() else f" {sign} " for sign in text).split()
    return [(int(word), "") if word.isdigit() else (-1, word) for word in words]


# One who sits alone


def win_alone(
    metric: str, item: str, title: str, unit: Unit, numbers: Sequence[int], records: Sequence[Record]
) -> Series:
    """The wins of whoever sits alone; a deal is played with them in every seat."""
    players = len(records[0].wins)
    return Series(
        metric=metric,
        item=item,
        title=title,
        unit=unit,
        values=np.array([r.wins[number % players] for number, r in zip(numbers, records, strict=True)]),
        of=np.ones(len(records)),
        deals=np.array([number // players for number in numbers]),
        even=1 / players,
    )


def skill(numbers: Sequence[int], records: Sequence[Record]) -> Series:
    """0: the win is all luck; 1: who plays better always wins."""
    series = win_alone("skill", "skill", "Skill: what a table of random players cannot hold", "share", numbers, records)
    even = series.even or 0.0
    series.values = (series.values - even) / (1 - even)
    series.even = 0.0
    return series


def restricted(mechanic: str, numbers: Sequence[int], records: Sequence[Record]) -> Series:
    return win_alone("without", mechanic, "Wins of one who does without", "share", numbers, records)
