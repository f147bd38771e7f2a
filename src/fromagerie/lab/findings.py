"""What the figures say, in sentences, the most striking first."""

import math
from collections.abc import Iterator, Sequence
from statistics import NormalDist, median
from typing import Any, Final

from msgspec import Struct

from fromagerie.engine.game import AnyGame
from fromagerie.engine.recorder import Figure
from fromagerie.jobs.student import two_sided_p
from fromagerie.lab import formatting
from fromagerie.lab.boxes import COUNT, LIKE, REMOVE
from fromagerie.lab.measure import FEW, Estimate, Series, difference, estimate
from fromagerie.lab.remedy import Remedy, remedy
from fromagerie.lab.study import Measured
from fromagerie.lab.table import recorder_of

# Half an interval wider than this says too little: of a share; of the value of a thing; of a number, relative to it.
WIDE_SHARE: Final = 0.025
WIDE_VALUE: Final = 0.05
WIDE_PART: Final = 0.1
# Among rivals, a figure is far off if it is more than so many times the middle one, or less than one so-manieth.
FAR_OFF: Final = 1.5
MOST_PER_FIGURE: Final = 3
MOST_APART: Final = 8
# Surer than this nobody needs to be.
TINY: Final = 1e-12
# How many reports may tell of something that is not there. Few: figures of a few hundred games have longer tails than
# the normal distribution, and a designer who chases one ghost trusts no other finding.
GHOSTS: Final = 0.01


# What is worth a sentence, in parts of the win: with many games, far less is no luck either. A finding is the more
# striking the more often it holds this.
MATTERS: Final = {"seat": 0.03, "without": 0.2, "causal": 0.03, "used": 0.06, "observed": 0.06}
# A figure of nothing is so many times smaller than the others: as striking as what just matters to the win. How often
# something happens is less striking than what it does to the win.
NOTHING: Final = 100.0


class Finding(Struct):
    """A sentence, and how striking it is; `sure` is False for what is said for completeness."""

    sentence: str
    strength: float
    sure: bool = True


class Row(Struct):
    """A figure with its interval."""

    series: Series
    found: Estimate

    @property
    def strength(self) -> float:
        """How many standard errors from what it would be if nothing mattered."""
        away = abs(self.found.value - (self.series.even or 0.0))
        return sigmas(away, self.found) if self.found.error and self.found.deals >= FEW else 0.0


def sigmas(away: float, found: Estimate) -> float:
    """How many standard errors of very many deals that is worth: those of few deals are themselves a guess."""
    many = away / found.error
    doubt = two_sided_p(many, found.deals - 1)
    return many if doubt < TINY else NormalDist().inv_cdf(1 - doubt / 2)


def weight(row: Row, middle: float = 0.0) -> float:
    """How much it matters, at least: as much of it as is no luck."""
    away = abs(row.found.value - middle) - row.found.half
    return max(0.0, away) / MATTERS[row.series.metric]


def rows_of(measured: Measured) -> list[Row]:
    game = measured.version.open()
    for series in measured.series:
        series.name = call(series.item, game)
    return [Row(series, found) for series in measured.series if (found := estimate(series)) is not None]


def underpowered(row: Row, precision: float = WIDE_SHARE) -> bool:
    """Whether the interval is too wide to say much."""
    half, unit = row.found.half, row.series.unit
    if row.found.deals < FEW:
        return True
    if unit == "share":
        return half > max(precision, WIDE_SHARE)
    if unit == "points of a share":
        return half > WIDE_VALUE
    return half > max(0.05, WIDE_PART * abs(row.found.value))


def bar(tests: int) -> float:
    """How many standard errors it takes where so many figures are looked at: luck passes it in `GHOSTS` of reports."""
    return NormalDist().inv_cdf(1 - GHOSTS / 2 / max(1, tests))


def findings(measured: Measured) -> list[Finding]:
    rows = rows_of(measured)
    needed = bar(len(rows))
    found = [*odd(measured, rows, needed), *seats(measured, rows, needed), *without(rows, needed)]
    found += worth(measured, rows, needed)
    return sorted(found, key=lambda finding: -finding.strength) + list(in_general(measured, rows))


def odd(measured: Measured, rows: Sequence[Row], needed: float) -> Iterator[Finding]:
    """What the game itself calls odd, and rivals that are far from each other."""
    game = measured.version.open()
    for name, figure in recorder_of(game).figures.items():
        own = [row for row in rows if row.series.metric == f"own:{name}" and row.found.deals >= FEW]
        outside = [row for row in own if row.found.high < figure.odd_from or row.found.low > figure.odd_to]
        outside.sort(key=lambda row: -abs(row.found.value - median(r.found.value for r in own)))
        for place, row in enumerate(outside[:MOST_PER_FIGURE]):
            yield Finding(sentence(figure, row) + expected(figure, row), 1000.0 - place)
        if figure.ranks and len(own) > 2:
            yield from far_off(figure, [row for row in own if row not in outside], needed)


def expected(figure: Figure, row: Row) -> str:
    low = row.found.high < figure.odd_from
    wanted = figure.odd_from if low else figure.odd_to
    return f"; {'less' if low else 'more'} than {formatting.value(wanted, row.series.unit)} is odd."


def far_off(figure: Figure, own: Sequence[Row], needed: float) -> Iterator[Finding]:
    if len(own) < 3:
        return
    middle = median(row.found.value for row in own)
    apart = [(abs(row.found.value - middle) / row.found.error if row.found.error else 0.0, row) for row in own]
    far = [
        (times_off(row, middle), row)
        for sigmas, row in apart
        if sigmas > needed and not middle / FAR_OFF <= row.found.value <= middle * FAR_OFF
    ]
    for times, row in sorted(far, key=lambda entry: -entry[0])[:MOST_PER_FIGURE]:
        striking = math.log(times) / math.log(NOTHING)
        yield Finding(f"{sentence(figure, row)}, the middle one {formatting.value(middle, row.series.unit)}.", striking)


def times_off(row: Row, middle: float) -> float:
    """How many times more or less than the middle one, at least."""
    found = row.found
    if found.value > middle:
        return max(1.0, min(NOTHING, found.low / middle if middle > 0 else NOTHING))
    return max(1.0, min(NOTHING, middle / found.high if found.high > 0 else NOTHING))


def sentence(figure: Figure, row: Row) -> str:
    said = figure.says.format(item=row.series.label, value=formatting.give_or_take(row.found, row.series.unit))
    return said[0].upper() + said[1:]


def call(item: str, game: AnyGame) -> str:
    """A part of the box by its name, as people at the table say it; what is a word already, as it is."""
    if said := recorder_of(game).called.get(item):
        return said
    if item.islower() or item not in game.part_ids(game.box):
        return item
    return game.say_part(item, game.words("en"))


def say_box_change(path: Sequence[str], value: Any, game: AnyGame, changed: AnyGame | None = None) -> str:
    """A change of the box as people read it: what is done to which part, by its name; a new part's is in `changed`."""
    names = {step: call(step, one) for one in (changed, game) if one for step in path if step in one.part_ids(one.box)}
    part = next((step for step in reversed(path) if step in names), None)
    if part is None:
        return f"{'.'.join(path)}={value}"
    rest = list(path[path.index(part) + 1 :])
    if value == REMOVE or (rest == [COUNT] and value == 0):
        return f"without {names[part]}"
    if isinstance(value, str) and value.startswith(LIKE):
        return f"with {names[part]}"
    if not rest:
        return f"{'.'.join(path)}={value}"
    return f"{value} of {names[part]}" if rest == [COUNT] else f"{names[part]}: {'.'.join(rest)}={value}"


def seats(measured: Measured, rows: Sequence[Row], needed: float) -> Iterator[Finding]:
    own = [row for row in rows if row.series.metric == "seat"]
    word = "Place" if "place" in own[0].series.title else "Seat"
    uneven = [row for row in own if row.strength > needed]
    for row in uneven:
        much = formatting.more_or_less(row.found, row.series.even or 0.0)
        yield Finding(
            f"{word} {row.series.item} wins {much} than its share among {measured.lineup.tier} bots.",
            weight(row, row.series.even or 0.0),
        )
    if uneven and (found := remedy(measured.records)) is not None:
        yield Finding(say_remedy(found, word), 0.0, sure=False)
    if not uneven:
        widest = max(row.found.half for row in own)
        yield Finding(
            f"No {word.lower()} wins measurably more than its share among {measured.lineup.tier} bots"
            f" (each ± {100 * widest:.1f} points).",
            0.0,
            sure=False,
        )


def say_remedy(found: Remedy, word: str) -> str:
    gifts = [
        f"{word.lower()} {place + 1} {gift:g} {'point' if gift <= 1 else 'points'}"
        for place, gift in enumerate(found.gifts)
        if gift
    ]
    was, now = (", ".join(f"{100 * share.value:.1f}" for share in shares) for shares in (found.before, found.after))
    widest = max(share.half for share in found.after)
    return (
        f"To begin with, {' and '.join(gifts)} would leave the shares at {now} % instead of {was} %"
        f" (± {100 * widest:.1f}, the same games counted again; half a point wins ties)."
    )


def without(rows: Sequence[Row], needed: float) -> Iterator[Finding]:
    for row in rows:
        if row.series.metric == "without":
            much = formatting.more_or_less(row.found, row.series.even or 0.0)
            if row.strength > needed:
                striking = weight(row, row.series.even or 0.0)
                yield Finding(f"Who does without {row.series.item} wins {much} than an even share.", striking)
            else:
                sentence = f"Who does without {row.series.item} wins {much} than an even share, which could be luck."
                yield Finding(sentence, 0.0, sure=False)


def worth(measured: Measured, rows: Sequence[Row], needed: float) -> Iterator[Finding]:
    """The best and the worst thing to get, by what it causes; and to use, beside the others that are used."""
    game = measured.version.open()
    gets = recorder_of(game).acquires
    own = [row for row in rows if row.series.metric == "causal" and row.strength > needed]
    for row in ends_of(own):
        much = formatting.more_or_less(row.found, 0.0)
        stand_in = call(measured.median or "", game)
        yield Finding(f"Who {gets} {row.series.label} wins {much} than with {stand_in} in its place.", weight(row))
    for does, rivals in rivalries(measured, rows):
        middle = median(row.found.value for row in rivals)
        own = [row for row in rivals if row.found.error and abs(row.found.value - middle) > needed * row.found.error]
        for row in ends_of(own):
            much = formatting.more_or_less(row.found, 0.0)
            beside = f"the middle one {100 * middle:+.1f} points"
            yield Finding(
                f"Who {does} {row.series.label} wins {much} than an even share, {beside}.",
                weight(row, middle),
            )


def rivalries(measured: Measured, rows: Sequence[Row]) -> Iterator[tuple[str, list[Row]]]:
    """Things that are compared with each other. To use one that answers somebody tells of another moment than to use
    one in one's turn: the game says which go together."""
    game = measured.version.open()
    for metric, does in (("used", "uses"), ("observed", recorder_of(game).acquires)):
        kinds: dict[str, list[Row]] = {}
        for row in rows:
            if row.series.metric == metric and row.found.deals >= FEW:
                kind = recorder_of(game).used_like(game.box, row.series.item) if metric == "used" else ""
                kinds.setdefault(kind, []).append(row)
        yield from ((does, rivals) for rivals in kinds.values() if len(rivals) >= 3)


def ends_of(rows: Sequence[Row]) -> list[Row]:
    """The lowest and the highest."""
    order = sorted(rows, key=lambda row: row.found.value)
    return order if len(order) < 3 else [order[0], order[-1]]


def in_general(measured: Measured, rows: Sequence[Row]) -> Iterator[Finding]:
    by_key = {row.series.key: row for row in rows}

    def figure(metric: str, item: str) -> str:
        row = by_key[metric, item]
        return formatting.value(row.found.value, row.series.unit)

    yield Finding(
        f"Half of the games are over after {figure('decisions', 'median')}, about {figure('minutes', 'median')};"
        f" nine in ten take {figure('minutes', '5 % are shorter')} to {figure('minutes', '5 % are longer')}"
        f" (the box says {measured.version.open().minutes}).",
        0.0,
        sure=False,
    )
    for metric, item, words in IN_GENERAL:
        if (metric, item) in by_key:
            row = by_key[metric, item]
            yield Finding(words.format(formatting.give_or_take(row.found, row.series.unit)), 0.0, sure=False)


IN_GENERAL: Final = (
    ("skill", "skill", "Of the win, {0} is skill: what one of these bots takes from a table of random players."),
    ("agency", "best over median", "The best move is worth {0} of the win more than the median one."),
    ("forced", "forced moves", "{0} of all moves are forced."),
    ("lead", "lead changes", "The lead changes {0} times a game."),
    ("settled", "settled", "The winner is ahead for good after {0} of the game."),
    ("tension", "after 40%", "Whoever leads after two fifths of the game wins {0} of the games: a runaway at 100 %."),
    ("comeback", "comeback", "{0} of the games are won by whoever was last half-way."),
    ("out of it", "no longer winning", "{0} of all choices are made by players who hardly win any more."),
)


# Comparisons


class Change(Struct):
    """A figure before and after."""

    old: Row
    new: Row
    found: Estimate  # the difference

    @property
    def strength(self) -> float:
        # Sums in another order differ by a hair.
        if abs(self.found.value) < 1e-9 or self.found.deals < FEW:
            return 0.0
        return sigmas(abs(self.found.value), self.found) if self.found.error else 999.0


def changes(before: Measured, after: Measured) -> list[Change]:
    old = {row.series.key: row for row in rows_of(before)}
    found = []
    for row in rows_of(after):
        was = old.get(row.series.key)
        much = difference(row.series, was.series) if was else None
        if was is not None and much is not None:
            found.append(Change(was, row, much))
    return found


def what_changed(before: Measured, after: Measured) -> list[Finding]:
    every = changes(before, after)
    needed = bar(len(every))
    found = [Finding(say_change(change), change.strength) for change in every if change.strength > needed]
    found = [finding for finding in found if finding.strength > 0]
    found.sort(key=lambda finding: -finding.strength)
    lead = f"{len(found) or 'None'} of {len(every)} figures differ{'s' if len(found) == 1 else ''} by more than luck"
    told = Finding(f"{lead} ({before.lineup}, {before.games} games each, the same luck).", 1e6, bool(found))
    seats = [change for change in every if change.new.series.metric == "seat"]
    most = max(seats, key=lambda change: abs(change.found.value))
    series, much = most.new.series, formatting.change(most.found, "share")
    wins = f"{series.title} change by {much} at most (number {series.item})."
    return [told, *found, Finding(wins, 0.0, sure=False)]


def tiers_apart(found: Sequence[Measured]) -> list[Finding]:
    """What is another game among other bots: tables alike but for who plays, on the same deals, the most striking."""
    told = []
    for place, other in enumerate(found):
        for one in found[:place]:
            alike = one.lineup.players == other.lineup.players and one.lineup.mode == other.lineup.mode
            if not alike or one.lineup.tier == other.lineup.tier:
                continue
            every = changes(one, other)
            needed = bar(len(every))
            sure = sorted((change for change in every if change.strength > needed), key=lambda c: -c.strength)
            told += [Finding(say_apart(change, one, other), change.strength) for change in sure[:MOST_APART]]
    return told


def say_apart(change: Change, one: Measured, other: Measured) -> str:
    series = change.new.series
    was, now = (formatting.value(row.found.value, series.unit) for row in (change.old, change.new))
    what = series.title if series.item.lower() in series.title.lower() else f"{series.title}: {series.label}"
    by_tier = f"{was} among {one.lineup.tier} bots, {now} among {other.lineup.tier} ones"
    return f"{what}, {by_tier} ({formatting.change(change.found, series.unit)}; {one.lineup.players} players)."


def say_change(change: Change) -> str:
    series = change.new.series
    was, now = (formatting.value(row.found.value, series.unit) for row in (change.old, change.new))
    what = series.title if series.item.lower() in series.title.lower() else f"{series.title}: {series.label}"
    return f"{what}, {was} before and {now} now ({formatting.change(change.found, series.unit)})."
