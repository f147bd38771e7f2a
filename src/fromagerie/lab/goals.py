"""What a designer wants of a game, and how far a box is from it: 0 is there, 1 is as far as just matters."""

import re
from collections.abc import Callable, Mapping, Sequence
from statistics import fmean, median, pvariance
from typing import Final

from msgspec import Struct

from fromagerie.engine.game import AnyGame
from fromagerie.lab.boxes import BadChange
from fromagerie.lab.metrics import win_of
from fromagerie.lab.record import Record
from fromagerie.lab.table import recorder_of
from fromagerie.lab.value import SELDOM

# As far as just matters: in parts of the win or of a share, and as a part of the number that is wanted.
SHARE_MATTERS: Final = 0.03
PART_MATTERS: Final = 0.1
# A thing that does less than this part of what the middle one does is on its way to being dead.
LIVELY: Final = 0.5
# Who gets or uses a thing with which one wins so much more, or less, than with the middle one: it decides the game.
DOMINANT: Final = 0.1
SIMPLE: Final[dict[str, Callable[[Record], float | None]]] = {
    "ties": lambda record: float(max(record.wins) < 1),
    "drama": lambda record: record.drama,
    "settled": lambda record: record.settled,
    "leads": lambda record: None if record.changes is None else float(record.changes),
}
KNOWN: Final = "seats=even, length=20min, no-dead-cards, no-dominant-cards, ties=0.1, drama=0.3, settled=0.8, leads=5"


class Goal(Struct, frozen=True):
    """How it was typed, how to measure it, and how far a measured value is from it."""

    typed: str
    measure: Callable[[Sequence[Record]], float]
    away: Callable[[float], float]
    shown: Callable[[float], str]


def read_goal(typed: str, game: AnyGame) -> Goal:
    if typed == "seats=even":
        return Goal(typed, uneven, lambda value: value / SHARE_MATTERS, lambda value: f"{100 * value:.1f} points")
    if typed == "no-dead-cards":
        return no_dead(typed, game)
    if typed == "no-dominant-cards":
        return no_dominant(typed, game)
    name, _, wanted = typed.partition("=")
    if name == "length":
        return length(typed, wanted)
    try:
        target = float(wanted)
    except ValueError:
        raise BadChange(f"A goal is one of {KNOWN}, or a figure of the game like mice.TX4=1, not {typed!r}.") from None
    if name in SIMPLE:
        scale = SHARE_MATTERS if name != "leads" else PART_MATTERS * max(1.0, target)
        return Goal(typed, mean_of(SIMPLE[name]), distance(target, scale), "{:.3f}".format)
    return own_figure(typed, name, target, game)


def distance(target: float, scale: float) -> Callable[[float], float]:
    return lambda value: abs(value - target) / scale


def uneven(records: Sequence[Record]) -> float:
    """How far places are from an even share, as a standard deviation; what luck alone would add is taken off."""
    players = len(records[0].wins)
    ordered = all(record.first is not None for record in records)
    total = 0.0
    for place in range(players):
        wins = [win_of(place, ordered)(record) for record in records]
        total += (fmean(wins) - 1 / players) ** 2 - pvariance(wins) / len(wins)
    return float(max(0.0, total / players) ** 0.5)


def length(typed: str, wanted: str) -> Goal:
    found = re.fullmatch(r"(\d+(?:\.\d+)?) ?(min|decisions)", wanted)
    if not found or float(found[1]) == 0:
        raise BadChange(f"A length is wanted in minutes or decisions, as in length=20min, not {wanted!r}.")
    minutes = found[2] == "min"

    def measure(records: Sequence[Record]) -> float:
        return median(record.seconds / 60 if minutes else record.decisions for record in records)

    scale = PART_MATTERS * float(found[1])
    return Goal(typed, measure, distance(float(found[1]), scale), lambda value: f"{value:.1f} {found[2]}")


def mean_of(value: Callable[[Record], float | None]) -> Callable[[Sequence[Record]], float]:
    def measure(records: Sequence[Record]) -> float:
        known = [found for record in records if (found := value(record)) is not None]
        return fmean(known) if known else 0.0

    return measure


def own_figure(typed: str, name: str, target: float, game: AnyGame) -> Goal:
    """A figure that the game's lab.py counts, of one item: mice.TX4."""
    figures = recorder_of(game).figures
    figure, _, item = name.partition(".")
    if figure not in figures or not item:
        own = f", or a figure of {game.title} like {next(iter(figures))}.ITEM=0.5" if figures else ""
        raise BadChange(f"A goal is one of {KNOWN}{own}, not {typed!r}.")
    share = figures[figure].unit == "share"

    def measure(records: Sequence[Record]) -> float:
        counted = [record.tally[f"{figure}/{item}"] for record in records if f"{figure}/{item}" in record.tally]
        return sum(value for value, _ in counted) / max(1.0, sum(of for _, of in counted))

    scale = SHARE_MATTERS if share else PART_MATTERS * max(0.5, abs(target))
    return Goal(typed, measure, distance(target, scale), "{:.3f}".format)


def no_dead(typed: str, game: AnyGame) -> Goal:
    """By the first figure in which the game's parts are rivals: mice a cat captures, how often a card is played."""
    figure = next((name for name, figure in recorder_of(game).figures.items() if figure.ranks), None)
    if figure is None:
        raise BadChange(f"The lab counts nothing by which a part of {game.title} could be dead.")

    def measure(records: Sequence[Record]) -> float:
        """What parts lack, added up: 1 for one that does nothing at all."""
        sums: dict[str, list[float]] = {}
        for record in records:
            for key, (value, of) in record.tally.items():
                if key.startswith(f"{figure}/"):
                    entry = sums.setdefault(key, [0.0, 0.0])
                    entry[0] += value
                    entry[1] += of
        values = [value / of for value, of in sums.values() if of]
        least = LIVELY * median(values) if values else 0.0
        return sum(max(0.0, 1 - value / least) for value in values) if least else 0.0

    return Goal(typed, measure, lambda value: value / PART_MATTERS, lambda value: f"{value:.2f} dead")


def no_dominant(typed: str, game: AnyGame) -> Goal:
    """By what those win who got a thing, and those who used it, beside those who used what is used alike."""
    like = recorder_of(game).used_like

    def measure(records: Sequence[Record]) -> float:
        """By how much things decide games, added up: only what is more than what one may stand out by."""
        kinds: dict[str, dict[str, float]] = {"": values_of([(record.had, record.wins) for record in records])}
        for thing, value in values_of([(record.used, record.wins) for record in records]).items():
            kinds.setdefault(f"used {like(game.box, thing)}", {})[thing] = value
        return sum(beyond(list(values.values())) for values in kinds.values() if values)

    return Goal(typed, measure, lambda value: value / SHARE_MATTERS, lambda value: f"{100 * value:.1f} points too many")


def values_of(games: Sequence[tuple[Mapping[str, Sequence[float]], Sequence[float]]]) -> dict[str, float]:
    """How much more than an even share those win who had a thing, as often as they had it."""
    sums: dict[str, list[float]] = {}
    for counted, wins in games:
        for thing, times in counted.items():
            entry = sums.setdefault(thing, [0.0, 0.0])
            entry[0] += sum(often * (won - 1 / len(wins)) for often, won in zip(times, wins, strict=True))
            entry[1] += sum(times)
    return {thing: value / of for thing, (value, of) in sums.items() if of >= SELDOM}


def beyond(values: Sequence[float]) -> float:
    return sum(max(0.0, abs(value - median(values)) - DOMINANT) for value in values)
