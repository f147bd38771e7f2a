"""The report as a short Markdown page with two pictures: what one keeps in a repository."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from fromagerie.lab import formatting, plots
from fromagerie.lab.findings import Row, changes, findings, rows_of, tiers_apart, underpowered, what_changed
from fromagerie.lab.page import APART, Cover, of
from fromagerie.lab.study import Measured
from fromagerie.lab.table import recorder_of

# Lines a figure may take in the table.
MOST_LINES: Final = 12


def report_digest(cover: Cover, found: Sequence[Measured]) -> tuple[str, dict[str, str]]:
    """The text, and the pictures it shows, by the names of their files."""
    lines, pictures = head(cover), {}
    for measured in found:
        name = "-".join(filter(None, (str(measured.lineup.players), measured.lineup.tier, measured.lineup.mode)))
        lines += ["", f"## {measured.lineup}", "", *(f"- {finding.sentence}" for finding in findings(measured)), ""]
        for title, svg in two_pictures(measured):
            file = f"{name}-{title}.svg"
            pictures[file] = svg
            lines.append(f"![{title}]({file})")
        lines += ["", "| figure | | value | |", "|---|---|---|---|", *table(rows_of(measured))]
    if apart := tiers_apart(found):
        lines += ["", f"## {APART}", "", *(f"- {finding.sentence}" for finding in apart)]
    return "\n".join(lines) + "\n", pictures


def compare_digest(cover: Cover, pairs: Sequence[tuple[Measured, Measured]]) -> tuple[str, dict[str, str]]:
    lines, pictures = head(cover), {}
    for before, after in pairs:
        every = changes(before, after)
        lines += ["", f"## {before.lineup}", ""]
        lines += [f"- {finding.sentence}" for finding in what_changed(before, after)]
        if any(change.strength > 0 for change in every):
            file = f"{before.lineup.players}-{before.lineup.tier}-changes.svg"
            pictures[file] = plots.strengths(every)
            lines += ["", f"![what changed most]({file})"]
    return "\n".join(lines) + "\n", pictures


def head(cover: Cover) -> list[str]:
    return [f"# {cover.title}", "", cover.about + ".", "", "```", cover.command, "```"]


def two_pictures(measured: Measured) -> Iterator[tuple[str, str]]:
    """Who wins, and what is most the game's own."""
    rows = rows_of(measured)
    yield "wins", plots.wins(of(rows, "seat"))
    for name, figure in recorder_of(measured.version.open()).figures.items():
        own = of(rows, f"own:{name}")
        if own:
            yield name, plots.dots(own, figure.title, sort=figure.ranks)
            return


def table(rows: Sequence[Row]) -> Iterator[str]:
    """Figures of few items. Those of many are for the page and its tables."""
    many = Counter(row.series.metric for row in rows)
    return (table_line(row) for row in rows if many[row.series.metric] <= MOST_LINES)


def table_line(row: Row) -> str:
    wide = "underpowered" if underpowered(row) else ""
    return (
        f"| {row.series.title} | {row.series.label} | {formatting.give_or_take(row.found, row.series.unit)} | {wide} |"
    )
