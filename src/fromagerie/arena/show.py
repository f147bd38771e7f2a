"""The standings as tables in a terminal."""

from collections.abc import Iterator
from typing import Any

from rich.console import Console, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from fromagerie.arena.standings import Cell, Difference, Standings
from fromagerie.engine.game import get_game
from fromagerie.engine.options import type_options
from fromagerie.engine.words import words_for
from fromagerie.jobs.shares import FEW, SURE, interval, percent

# A cell of the matrix and the gap beside it, in characters.
CELL = 12


def show(standings: Standings, title: str, console: Console) -> None:
    options = spell(standings.game, standings.options)
    others = "the other" if standings.players == 2 else f"{standings.players - 1} of another"
    lines = [
        f"{title}, {standings.players} players: one bot against {others}",
        f"{standings.games} games a pair: {standings.deals} deals, each from every seat; seed {standings.seed}",
        *([options] if options else []),
    ]
    console.print("\n".join(lines), highlight=False)
    for part in (
        *matrix(standings, console.width),
        *differences(standings),
        ratings(standings),
        *gaps(standings),
    ):
        console.print()
        console.print(part, highlight=False)
    console.print()
    if standings.deals < FEW:
        why = f"{standings.deals} deals are too few for a verdict; from {FEW} on there is one"
        console.print(why, highlight=False)
        return
    console.print(f"▲ above, ▼ below an even share, {percent(standings.parity)}; ≈ could be luck", highlight=False)
    if len({frozenset((cell.one, cell.rest)) for cell in standings.cells}) > 1:
        console.print("p allows for the number of comparisons (Holm)", highlight=False)


def spell(game: str, options: dict[str, Any]) -> str:
    """The options as they are typed."""
    typed = type_options(get_game(game), options, words_for("en"))
    return ", ".join(f"{name}={value}" for name, value in typed.items())


def matrix(standings: Standings, width: int) -> Iterator[RenderableType]:
    """Rows: the one. Columns: all the others; as many side by side as fit."""
    cells = {(cell.one, cell.rest): cell for cell in standings.cells}
    names = standings.bots
    others = f"{standings.players - 1} " if standings.players > 2 else ""
    longest = max(map(len, names))
    fit = max(1, (width - longest) // max(CELL, len(others) + longest + 2))
    for start in range(0, len(names), fit):
        rests = names[start : start + fit]
        grid = plain("wins of", *(f"against\n{others}{name}" for name in rests))
        for one in names:
            grid.add_row(one, *(show_cell(cells.get((one, rest)), standings) for rest in rests))
        yield grid


def show_cell(cell: Cell | None, standings: Standings) -> Text:
    if cell is None:
        return Text()
    sign, style = verdict(cell.wins.mean - standings.parity, cell.allowed, standings.deals)
    shown = f"{sign} {percent(cell.wins.mean)}".strip()
    return Text.assemble((shown, style), "\n", (f"{interval(cell.wins)}\n{show_p(cell.allowed)}", "dim"))


def show_p(p: float) -> str:
    return "p < 0.001" if p < 0.001 else f"p = {p:.3f}"


def verdict(above: float, p: float, deals: int) -> tuple[str, str]:
    """A sign and its colour; none where the deals are too few to say."""
    if deals < FEW:
        return "", "bold"
    if p >= SURE:
        return "≈", "bold"
    return ("▲", "bold green") if above > 0 else ("▼", "bold red")


def differences(standings: Standings) -> Iterator[RenderableType]:
    if not standings.differences:
        return
    grid = plain("same deals, seats, luck", "against", "more wins", "95 %", "p")
    for each in standings.differences:
        sign, style = verdict(each.more.mean, each.allowed, standings.deals)
        ends = interval(each.more, " to ")
        grid.add_row(
            f"{each.one} than {each.other}",
            each.rest,
            Text(f"{sign} {points(each)}".strip(), style),
            ends,
            show_p(each.allowed).removeprefix("p = ").removeprefix("p "),
        )
    yield grid


def points(difference: Difference) -> str:
    return f"{100 * difference.more.mean:+.1f}"


def ratings(standings: Standings) -> Grid:
    grid = plain("OpenSkill", "rating", "± 2 sigma")
    for rating in standings.ratings:
        grid.add_row(rating.name, f"{rating.mu:.2f}", f"{2 * rating.sigma:.2f}")
    return grid


def gaps(standings: Standings) -> Iterator[RenderableType]:
    if not standings.gaps:
        return
    grid = plain("of the cheater's gap", "against", "closed", "95 %")
    for gap in standings.gaps:
        grid.add_row(gap.one, gap.rest, percent(gap.closed.mean, 0), interval(gap.closed, " to ", 0))
    yield grid


def plain(*columns: str) -> Grid:
    grid = Grid(box=None, pad_edge=False, header_style="", padding=(0, 2, 0, 0))
    for number, column in enumerate(columns):
        grid.add_column(column, justify="right" if number else "left", no_wrap=True)
    return grid
