"""Plots, as SVG: nothing to load, nothing to run."""

import functools
import json
import re
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import altair
import polars
import vl_convert

from fromagerie.lab.findings import Change, Row, underpowered
from fromagerie.lab.measure import Unit

INK: Final = "#2b2118"
PAPER: Final = "#fffaf0"
CHEESE: Final = "#d9962b"
RIND: Final = "#8c3b1f"
MOULD: Final = "#3f6f7a"
WIDTH: Final = 400
LINE: Final = 19  # height of an item
MOST_ITEMS: Final = 40
MOST_LENGTHS: Final = 1000
FONT: Final = "Georgia, 'DejaVu Serif', serif"


def draw(chart: Any) -> str:
    """The chart as SVG, in the colours of the house."""
    styled = (
        chart.configure(background=PAPER, font=FONT, padding=10)
        .configure_view(stroke=None)
        .configure_title(color=INK, fontSize=14, anchor="start", offset=10, subtitleColor=INK, subtitleFontSize=11.5)
        .configure_axis(
            labelColor=INK, titleColor=INK, gridColor="#e9dcc0", domainColor=INK, tickColor=INK,
            labelFontSize=11.5, titleFontSize=12, labelLimit=220, titleFontWeight="normal",
        )
        .configure_legend(labelColor=INK, titleColor=INK, labelFontSize=11.5, orient="top", title=None)
    )  # fmt: skip
    return as_svg(json.dumps(styled.to_dict(validate=False)))


@functools.cache
def as_svg(chart: str) -> str:
    """A page and its digest show the same drawings."""
    svg: str = vl_convert.vegalite_to_svg(chart)
    return unique_ids(svg)


def unique_ids(svg: str) -> str:
    """Several drawings share a page: what they refer to must not be mixed up."""
    mark = f"p{sum(map(ord, svg)) % 1_000_000}-{len(svg)}"
    return re.sub(r'(id="|url\(#|href="#)', rf"\g<1>{mark}-", svg)


def scaled(number: float, unit: Unit) -> float:
    return 100 * number if unit in ("share", "points of a share") else number


def axis_title(unit: Unit) -> str:
    return {"share": "per cent", "points of a share": "points of the win share", "number": "number"}.get(unit, unit)


def frame(rows: Sequence[Row], colour: str = "") -> polars.DataFrame:
    return polars.DataFrame(
        [
            {
                "item": row.series.label,
                "value": scaled(row.found.value, row.series.unit),
                "low": scaled(row.found.low, row.series.unit),
                "high": scaled(row.found.high, row.series.unit),
                "colour": colour or ("interval too wide" if underpowered(row) else "enough games"),
            }
            for row in rows
        ]
    )


def bars(rows: Sequence[Row], title: str, subtitle: str = "", across: str | None = None) -> str:
    """For what comes in few items that add up: places, numbers of cats."""
    unit = rows[0].series.unit
    data = frame(rows)
    order = [row.series.label for row in rows]
    base = altair.Chart(data).encode(x=altair.X("item:N", sort=order, title=across, axis=altair.Axis(labelAngle=0)))
    layers = base.mark_bar(color=CHEESE, width={"band": 0.6}).encode(y=altair.Y("value:Q", title=axis_title(unit)))
    layers += base.mark_rule(color=INK, strokeWidth=1.6).encode(y="low:Q", y2="high:Q")
    even = rows[0].series.even
    if even is not None:
        line = altair.Chart(polars.DataFrame({"even": [scaled(even, unit)]}))
        layers += line.mark_rule(color=RIND, strokeDash=[5, 3], strokeWidth=1.4).encode(y="even:Q")
        subtitle = subtitle or "dashed: an even share; strokes: 95 % intervals"
    return draw(layers.properties(width=WIDTH, height=220, title=headed(title, subtitle or "strokes: 95 % intervals")))


def dots(rows: Sequence[Row], title: str, subtitle: str = "", *, sort: bool = False) -> str:
    """For many items, one below the other, each with its interval."""
    shown = sorted(rows, key=lambda row: -row.found.value) if sort else list(rows)
    left_out = len(shown) - MOST_ITEMS
    if left_out > 0:
        shown = shown[: MOST_ITEMS // 2] + shown[-MOST_ITEMS // 2 :]
        subtitle = f"{subtitle or '95 % intervals'}; {left_out} items in the middle left out"
    unit, even = shown[0].series.unit, shown[0].series.even
    order = [row.series.label for row in shown]
    layers = dotted(frame(shown), order, axis_title(unit), ["enough games", "interval too wide"], [RIND, "#b9a58a"])
    if even is not None:
        layers = even_line(scaled(even, unit)) + layers
    sizes = {"width": WIDTH, "height": LINE * len(order) + 10}
    return draw(layers.properties(**sizes, title=headed(title, subtitle or "95 % intervals")))


def two_dots(rows: Sequence[tuple[str, Row]], title: str, subtitle: str, *, sort: bool = False) -> str:
    """Two kinds of figures for the same items."""
    labels = list(dict.fromkeys(label for label, _ in rows))
    data = polars.concat([frame([row], label) for label, row in rows])
    last = [row for label, row in rows if label == labels[-1]]
    ranked = sorted(last, key=lambda row: -row.found.value) if sort else []
    order = list(dict.fromkeys([*(row.series.label for row in ranked), *(row.series.label for _, row in rows)]))
    unit = rows[0][1].series.unit
    layers = dotted(data, order, axis_title(unit), labels, [MOULD, RIND], offset=True)
    if rows[0][1].series.even is not None:
        layers = even_line(scaled(rows[0][1].series.even, unit)) + layers
    return draw(layers.properties(width=WIDTH, height=(LINE + 5) * len(order) + 10, title=headed(title, subtitle)))


def dotted(
    data: polars.DataFrame, order: list[str], title: str, kinds: list[str], colours: list[str], *, offset: bool = False
) -> Any:
    base = altair.Chart(data).encode(
        y=altair.Y("item:N", sort=order, title=None),
        color=altair.Color("colour:N", scale=altair.Scale(domain=kinds, range=colours)),
    )
    if offset:
        base = base.encode(yOffset=altair.YOffset("colour:N", sort=kinds, scale=altair.Scale(paddingOuter=0.4)))
    lines = base.mark_rule(strokeWidth=2).encode(
        x=altair.X("low:Q", title=title, scale=altair.Scale(zero=False)), x2="high:Q"
    )
    return lines + base.mark_point(filled=True, size=55, opacity=1).encode(x=altair.X("value:Q", title=title))


def even_line(at: float) -> Any:
    line = altair.Chart(polars.DataFrame({"even": [at]}))
    return line.mark_rule(color=INK, strokeDash=[5, 3], strokeWidth=1.2).encode(x="even:Q")


def lengths(values: Sequence[float], title: str, unit: str, target: float | None = None) -> str:
    """How many games are how long, beside what the box promises."""
    # Counted before they are drawn: Altair takes no more than 5,000 lines.
    step = max((max(values) - min(values)) / MOST_LENGTHS, 0.01)
    counted = Counter(round(round(value / step) * step, 4) for value in values)
    data = polars.DataFrame({"length": list(counted), "games": list(counted.values())})
    chart = altair.Chart(data).mark_bar(color=CHEESE, stroke=PAPER)
    shaped = chart.encode(
        x=altair.X("length:Q", bin=altair.Bin(maxbins=30), title=unit), y=altair.Y("sum(games):Q", title="games")
    )
    said = "" if target is None else f"the dashed line: what the box says, {target:g} {unit}"
    if target is not None:
        line = altair.Chart(polars.DataFrame({"length": [float(target)]}))
        shaped = shaped + line.mark_rule(color=RIND, strokeDash=[5, 3], strokeWidth=1.8).encode(x="length:Q")
    return draw(shaped.properties(width=WIDTH, height=220, title=headed(title, said)))


def strengths(changes: Sequence[Change], most: int = 20) -> str:
    """What changed most, measured by what luck could have done."""
    moved = sorted((change for change in changes if change.strength > 0), key=lambda change: -change.strength)[:most]
    data = polars.DataFrame(
        [
            {
                "item": f"{n + 1}. {change.new.series.label}: {change.new.series.title}",
                "times": max(-40.0, min(40.0, change.found.value / (change.found.half or 1e-9))),
            }
            for n, change in enumerate(moved)
        ]
    )
    base = altair.Chart(data).encode(
        y=altair.Y("item:N", sort=list(data["item"]), title=None, axis=altair.Axis(labelLimit=520))
    )
    sure = altair.condition("abs(datum.times) > 1", altair.value(RIND), altair.value("#cbb994"))
    layers = base.mark_bar(height={"band": 0.65}).encode(
        x=altair.X("times:Q", title="change, as a multiple of half its 95 % interval"), color=sure
    )
    for edge in (-1.0, 1.0):
        layers += even_line(edge)
    title = headed("What changed most", "beyond the dashed lines: hardly luck; more than 40 is drawn as 40")
    return draw(layers.properties(width=WIDTH - 150, height=LINE * len(moved) + 10, title=title))


def wins(rows: Sequence[Row]) -> str:
    """Who wins how often."""
    title = rows[0].series.title
    return bars(rows, title, across=title.removeprefix("Wins by "))


def headed(title: str, subtitle: str) -> Any:
    return altair.TitleParams(title, subtitle=subtitle) if subtitle else altair.TitleParams(title)
