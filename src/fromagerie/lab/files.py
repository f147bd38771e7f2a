"""The raw tables: every figure, and every game, for whoever wants to count again."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import polars

from fromagerie.lab.findings import changes, rows_of, underpowered
from fromagerie.lab.study import Measured


def figures(found: Sequence[Measured]) -> polars.DataFrame:
    """A line a figure."""
    lines = [
        {
            "version": measured.version.label,
            "players": measured.lineup.players,
            "bots": measured.lineup.tier,
            "mode": measured.lineup.mode,
            "metric": row.series.metric,
            "item": row.series.item,
            "name": row.series.label,
            "title": row.series.title,
            "unit": row.series.unit,
            "value": row.found.value,
            "low": row.found.low,
            "high": row.found.high,
            "deals": row.found.deals,
            "even": row.series.even,
            "underpowered": underpowered(row),
        }
        for measured in found
        for row in rows_of(measured)
    ]
    return polars.DataFrame(lines, infer_schema_length=None)


def differences(pairs: Sequence[tuple[Measured, Measured]]) -> polars.DataFrame:
    """A line a figure that both versions have."""
    lines = [
        {
            "players": before.lineup.players,
            "bots": before.lineup.tier,
            "metric": change.new.series.metric,
            "item": change.new.series.item,
            "name": change.new.series.label,
            "title": change.new.series.title,
            "unit": change.new.series.unit,
            "before": change.old.found.value,
            "after": change.new.found.value,
            "difference": change.found.value,
            "low": change.found.low,
            "high": change.found.high,
            "deals": change.found.deals,
        }
        for before, after in pairs
        for change in changes(before, after)
    ]
    return polars.DataFrame(lines, infer_schema_length=None)


def games(found: Sequence[Measured]) -> polars.DataFrame:
    """A line a game of equals."""
    lines: list[dict[str, Any]] = []
    for measured in found:
        for number, record in enumerate(measured.records):
            lines.append(
                {
                    "version": measured.version.label,
                    "players": measured.lineup.players,
                    "bots": measured.lineup.tier,
                    "game": number,
                    "first": record.first,
                    **{f"win_{seat + 1}": won for seat, won in enumerate(record.wins)},
                    **{f"score_{seat + 1}": score for seat, score in enumerate(record.scores)},
                    "decisions": record.decisions,
                    "forced": record.forced,
                    "minutes": round(record.seconds / 60, 2),
                    "lead_changes": record.changes,
                    "drama": record.drama,
                    "settled": record.settled,
                }
            )
    return polars.DataFrame(lines, infer_schema_length=None)


def write_tables(folder: Path, tables: Iterable[tuple[str, polars.DataFrame]]) -> None:
    for name, table in tables:
        table.write_parquet(folder / f"{name}.parquet")
        table.write_csv(folder / f"{name}.csv")
