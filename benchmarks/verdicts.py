"""A verdict on every part that was made up for a lost picture: dead, fair or dominant, at every number of players.

.venv/bin/python benchmarks/verdicts.py GAME [--games 12000] [--players 2,3] [--option mode=wild] [--keep DIR]

Prints a table as docs/lab/verdicts.md has it. Games are kept in DIR: the same command goes on after Ctrl-C.
"""

import argparse
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median

from fromagerie.engine.game import AnyGame, get_game
from fromagerie.engine.options import read_typed
from fromagerie.jobs.workers import here
from fromagerie.lab.findings import call
from fromagerie.lab.measure import Estimate, Series, estimate
from fromagerie.lab.metrics import own_figures
from fromagerie.lab.record import Record
from fromagerie.lab.runner import TUNE
from fromagerie.lab.study import Lineup, Plan, Version
from fromagerie.lab.table import recorder_of
from fromagerie.lab.value import observed, things_in, things_used, used

# A part that does less than this part of what the middle one does is dead; one with which one wins so much more or less
# than with the middle one decides games by itself.
DEAD = 0.25
DOMINANT = 0.10
WIDE = 0.015
# Sides of dice are parts of parts: they matter so often at least, or are dead.
MATTERS = 0.02


def known(series: Sequence[Series]) -> dict[str, Estimate]:
    return {one.item: found for one in series if (found := estimate(one)) is not None}


def verdict(part: str, does: Mapping[str, Estimate], values: Sequence[Mapping[str, Estimate]]) -> str:
    """What it does beside the middle one, and what it is worth to get and to use."""
    said = []
    word = "fair"
    if part in does:
        said.append(f"{does[part].value:.2f}")
        if does[part].high < DEAD * median(found.value for found in does.values()):
            word = "**dead**"
    for kind, rivals in zip(("", "used "), values, strict=True):
        if part in rivals:
            found = rivals[part]
            said.append(f"{kind}{100 * found.value:+.1f} ± {100 * found.half:.1f}")
            away = found.value - median(rival.value for rival in rivals.values())
            if abs(away) - found.half > DOMINANT:
                word = "**dominant**" if away > 0 else "**a burden**"
            if found.half > WIDE:
                said[-1] += " (wide)"
    return f"{', '.join(said)}: {word}" if said else "not used"


def verdict_on_side(found: Estimate) -> str:
    word = "**dead**" if found.high < MATTERS else "fair"
    return f"{100 * found.value:.1f} ± {100 * found.half:.1f} %: {word}"


def verdicts(game: AnyGame, records: Sequence[Record]) -> dict[str, str]:
    notes = recorder_of(game)
    figures = list(own_figures(records, notes))
    sides = known([one for one in figures if one.metric == "own:matters"])
    if sides:
        return {side: verdict_on_side(found) for side, found in sides.items()}
    ranked = next((f"own:{name}" for name, figure in notes.figures.items() if figure.ranks), "")
    does = known([one for one in figures if one.metric == ranked])
    seen = known([observed(thing, records) for thing in things_in(records)])
    at_work = known([used(thing, records) for thing in things_used(records)])
    parts = [part for part in game.reconstructed if part in game.part_ids(game.box)]
    return {
        call(part, game): verdict(part, does, [seen, alike(game, part, at_work)])
        for part in parts
        if part in does or part in seen or any(part in record.had for record in records)
    }


def alike(game: AnyGame, part: str, at_work: Mapping[str, Estimate]) -> dict[str, Estimate]:
    """Those that are used as this one is."""
    like = recorder_of(game).used_like
    return {thing: found for thing, found in at_work.items() if like(game.box, thing) == like(game.box, part)}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=12_000)
    parser.add_argument("--players")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--keep", type=Path)
    given = parser.parse_args()
    game = get_game(given.game)
    options = read_typed(game, dict(pair.split("=", 1) for pair in given.option))
    counts = [int(players) for players in given.players.split(",")] if given.players else list(game.player_counts)
    version = Version("the published box", game.key, None, options)
    columns: dict[int, dict[str, str]] = {}
    with tempfile.TemporaryDirectory() as scratch:
        plan = Plan(given.games, 0.02, 1, given.keep or Path(scratch), lambda: here(1), runners={})
        for players in counts:
            runner = plan.runner(version, Lineup(players, "light"))
            plan.carry_out([(runner, TUNE, range(given.games))])
            columns[players] = verdicts(game, runner.records(TUNE, range(given.games)))
    print("| part |", " | ".join(f"{players} players" for players in counts), "|")
    print("|---" * (len(counts) + 1) + "|")
    for part in dict.fromkeys(part for column in columns.values() for part in column):
        print("|", " | ".join([part, *(columns[players].get(part, "not used") for players in counts)]), "|")


if __name__ == "__main__":
    main()
