"""The report as one page that asks nobody for anything: sentences first, then plots, then every figure."""

from collections import Counter
from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from msgspec import Struct

from fromagerie.lab import formatting, plots
from fromagerie.lab.findings import (
    Change,
    Finding,
    Row,
    call,
    changes,
    findings,
    rows_of,
    tiers_apart,
    underpowered,
    what_changed,
)
from fromagerie.lab.measure import Series
from fromagerie.lab.study import Measured
from fromagerie.lab.table import recorder_of

STYLE: Final = """
:root { color-scheme: light; }
body { background: #f6ecd6; color: #2b2118; font: 17px/1.5 Georgia, 'DejaVu Serif', serif; margin: 0; }
main { max-width: 1180px; margin: 0 auto; padding: 28px 24px 60px; }
h1 { font-size: 32px; margin: 0 0 4px; } h2 { font-size: 24px; margin: 44px 0 10px; } h3 { font-size: 18px; }
.lead { margin: 0 0 18px; color: #5b4631; }
.findings { background: #fffaf0; border-left: 6px solid #d9962b; border-radius: 6px; padding: 14px 26px 14px 40px; }
.findings li { margin: 5px 0; } .findings .quiet { color: #5b4631; font-size: 16px; }
.plots { columns: 2; column-gap: 18px; margin-top: 18px; }
figure { margin: 0 0 18px; break-inside: avoid; background: #fffaf0; border-radius: 8px; padding: 4px; }
figure { max-width: 100%; overflow-x: auto; }
figure svg { display: block; max-width: 100%; height: auto; }
table { border-collapse: collapse; font-size: 14px; background: #fffaf0; } th { text-align: left; }
th, td { padding: 3px 12px 3px 6px; border-bottom: 1px solid #e9dcc0; } td.n { text-align: right; white-space: nowrap; }
.wide { color: #8c3b1f; } summary { cursor: pointer; margin: 18px 0 10px; }
code { background: #efe0bf; padding: 2px 6px; border-radius: 4px; font-size: 14px; overflow-wrap: anywhere; }
"""

# The metrics that are parts of a game or of a win, in one plot.
SHAPE: Final = ("forced", "agency", "skill", "drama", "settled", "dead time", "out of it", "kingmaking", "tie")


APART: Final = "Where other bots play another game"


class Cover(Struct):
    """What stands above everything: the game, what was done, and how to do it again."""

    title: str
    about: str
    command: str
    seed: int


def report_page(cover: Cover, found: Sequence[Measured]) -> str:
    parts = []
    for measured in found:
        parts.append(f"<h2>{escape(str(measured.lineup))}</h2>")
        parts.append(listed(findings(measured)))
        parts.append(drawn(report_plots(measured)))
        parts.append(details("Every figure", figures_table(rows_of(measured))))
    if apart := tiers_apart(found):
        parts.append(f"<h2>{APART}</h2>")
        parts.append(listed(apart))
    return whole(cover, parts)


def compare_page(cover: Cover, pairs: Sequence[tuple[Measured, Measured]]) -> str:
    parts = []
    for before, after in pairs:
        every = changes(before, after)
        parts.append(f"<h2>{escape(str(before.lineup))}</h2>")
        parts.append(listed(what_changed(before, after)))
        parts.append(drawn(compare_plots(before, after, every)))
        parts.append(details("Every figure, before and after", changes_table(every)))
    return whole(cover, parts)


def whole(cover: Cover, parts: Sequence[str]) -> str:
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>{escape(cover.title)}</title>
<style>{STYLE}</style>
</head>
<body><main>
<h1>{escape(cover.title)}</h1>
<p class="lead">{escape(cover.about)}</p>
{"".join(parts)}
<h2>To make this again</h2>
<p><code>{escape(cover.command)}</code></p>
<p class="lead">Seed {cover.seed}. Intervals are 95 %, games of a deal taken together. A sentence is only a finding
where luck alone would produce one in no more than one report of twenty. What each figure means: docs/lab.md.</p>
</main></body>
</html>
"""


def listed(sentences: Sequence[Finding]) -> str:
    kinds = {True: "<li>", False: '<li class="quiet">'}
    items = "".join(f"{kinds[finding.sure]}{escape(finding.sentence)}</li>" for finding in sentences)
    return f'<ul class="findings">{items}</ul>'


def drawn(pictures: Iterator[str]) -> str:
    return f'<div class="plots">{"".join(f"<figure>{svg}</figure>" for svg in pictures)}</div>'


def details(title: str, inside: str) -> str:
    return f"<details><summary>{escape(title)}</summary>{inside}</details>"


# What is drawn


def report_plots(measured: Measured) -> Iterator[str]:
    rows = rows_of(measured)
    seats = of(rows, "seat")
    yield plots.wins(seats)
    minutes, promised = [record.seconds / 60 for record in measured.records], measured.version.open().minutes
    yield plots.lengths(minutes, "Length of a game, estimated", "minutes", promised)
    decisions = [float(record.decisions) for record in measured.records]
    if len(set(decisions)) > 1:
        yield plots.lengths(decisions, "Length of a game", "decisions")
    shape = [named(row) for metric in SHAPE for row in of(rows, metric)]
    if shape:
        yield plots.dots(shape, "The shape of a game")
    if of(rows, "without"):
        yield plots.dots(of(rows, "without"), "Wins of one who does without ...", "dashed: an even share")
    valued = [("as seen", row) for row in of(rows, "observed")] + [("as caused", row) for row in of(rows, "causal")]
    if valued:
        stand_in = call(measured.median or "", measured.version.open())
        against = f"as caused: against {stand_in} in its place; 95 % intervals" if of(rows, "causal") else ""
        things = recorder_of(measured.version.open()).things
        yield plots.two_dots(
            valued, f"What {things} do to the win of who gets them", against or "95 % intervals", sort=True
        )
    yield from in_brief(rows)
    for name, figure in recorder_of(measured.version.open()).figures.items():
        own = of(rows, f"own:{name}")
        if len(own) == 1:
            continue
        if own and len(own) <= 8 and not figure.ranks:
            yield plots.bars(own, figure.title)
        elif own:
            yield plots.dots(own, figure.title, sort=figure.ranks)


def in_brief(rows: Sequence[Row]) -> Iterator[str]:
    """The game's own figures that are just one number, together."""
    many = Counter(row.series.metric for row in rows)
    single = [row for row in rows if row.series.metric.startswith("own:") and many[row.series.metric] == 1]
    for unit in ("share", "number"):
        shown = [Row(renamed(row, row.series.title), row.found) for row in single if row.series.unit == unit]
        if shown:
            yield plots.dots(shown, "The game's own, in brief")


def compare_plots(before: Measured, after: Measured, every: Sequence[Change]) -> Iterator[str]:
    labels = before.version.label, after.version.label
    if any(change.strength > 0 for change in every):
        yield plots.strengths(every)
    for metrics, title in (
        (("seat",), every[0].new.series.title),
        (SHAPE, "The shape of a game"),
        (("minutes",), "Length in minutes, estimated"),
        *(((f"own:{name}",), figure.title) for name, figure in recorder_of(after.version.open()).figures.items()),
    ):
        chosen = [change for metric in metrics for change in every if change.new.series.metric == metric]
        rows = [
            (label, named(row) if metrics is SHAPE else row)
            for change in chosen[: plots.MOST_ITEMS]
            for label, row in zip(labels, (change.old, change.new), strict=True)
        ]
        if rows:
            yield plots.two_dots(rows, title, "each with its own 95 % interval")


def of(rows: Sequence[Row], metric: str) -> list[Row]:
    return [row for row in rows if row.series.metric == metric]


def named(row: Row) -> Row:
    """An item that says by itself what it is; and no even share: these are different things."""
    series = row.series
    item = f"{series.metric}: {series.label}" if series.metric != series.item else series.item
    return Row(renamed(row, item), row.found)


def renamed(row: Row, item: str) -> Series:
    series = row.series
    return Series(series.metric, item, series.title, series.unit, series.values, series.of, series.deals)


# Tables


def figures_table(rows: Sequence[Row]) -> str:
    lines = "".join(
        f"<tr><td>{escape(row.series.title)}</td><td>{escape(row.series.label)}</td>"
        f'<td class="n">{formatting.give_or_take(row.found, row.series.unit)}</td><td class="n">{row.found.deals}</td>'
        f'<td class="wide">{"underpowered" if underpowered(row) else ""}</td></tr>'
        for row in rows
    )
    return f"<table><tr><th>figure</th><th></th><th>value</th><th>deals</th><th></th></tr>{lines}</table>"


def changes_table(every: Sequence[Change]) -> str:
    lines = "".join(
        f"<tr><td>{escape(change.new.series.title)}</td><td>{escape(change.new.series.label)}</td>"
        f'<td class="n">{formatting.give_or_take(change.old.found, change.old.series.unit)}</td>'
        f'<td class="n">{formatting.give_or_take(change.new.found, change.new.series.unit)}</td>'
        f'<td class="n">{formatting.change(change.found, change.new.series.unit)}</td>'
        f'<td class="wide">{"underpowered" if underpowered(Row(change.new.series, change.found)) else ""}</td></tr>'
        for change in every
    )
    head = "<tr><th>figure</th><th></th><th>before</th><th>after</th><th>difference</th><th></th></tr>"
    return f"<table>{head}{lines}</table>"
