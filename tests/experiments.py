"""Small studies of the lab, in this process."""

from pathlib import Path
from typing import Any

from fromagerie.engine.game import AnyGame, all_games
from fromagerie.jobs.workers import here
from fromagerie.lab.boxes import contents, write
from fromagerie.lab.findings import Row, rows_of
from fromagerie.lab.study import Lineup, Measured, Plan, Version, report


def plan_for(folder: Path, games: int, seed: int = 1) -> Plan:
    return Plan(games=games, precision=0.02, seed=seed, folder=folder, crew=lambda: here(1))


def version_of(game: AnyGame, box: dict[str, Any] | None = None, **options: Any) -> Version:
    text = None if box is None else write(box)
    return Version("a box", game.key, text, game.read_options(options))


def study(
    folder: Path, game: AnyGame, games: int, players: int = 4, *, box: dict[str, Any] | None = None, **options: Any
) -> Measured:
    (measured,) = report(plan_for(folder, games), version_of(game, box, **options), [Lineup(players, "light")])
    return measured


def figure(measured: Measured, metric: str, item: str) -> Row:
    return next(row for row in rows_of(measured) if row.series.key == (metric, item))


def box_of(key: str) -> dict[str, Any]:
    return contents(all_games()[key])
