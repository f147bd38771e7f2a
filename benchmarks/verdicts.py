"""A verdict on every part that was made up for a lost picture: dead, fair or dominant, at every number of players.

.venv/bin/python benchmarks/verdicts.py GAME [--games 12000] [--players 2,3] [--option mode=wild] [--keep DIR] [--seats]
    [--causal PART] [--tier medium] [--change PATH=VALUE ...]

Prints a table as docs/lab/verdicts.md has it. Games are kept in DIR: the same command goes on after Ctrl-C. Before the
table it says whether all places win alike; with `--seats` that alone, with games enough to know shares to ± 1.5 points.
`--causal`: also what this part itself does to the win of who gets it, against the median part in its place.
`--change`: in a changed box, written as for `fromagerie lab whatif`: what a proposal would do, on the same deals.
"""

import argparse
import math
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median

import msgspec

from fromagerie.engine.game import AnyGame, get_game
from fromagerie.engine.options import read_typed
from fromagerie.jobs.workers import here
from fromagerie.lab import boxes
from fromagerie.lab.findings import Row, bar, call
from fromagerie.lab.measure import Estimate, Series, estimate
from fromagerie.lab.metrics import own_figures, places
from fromagerie.lab.record import Record
from fromagerie.lab.remedy import remedy
from fromagerie.lab.runner import SWAP, TUNE, Runner
from fromagerie.lab.study import TWO_SIDED, Lineup, Plan, Version
from fromagerie.lab.table import recorder_of
from fromagerie.lab.value import causal, median_thing, observed, swapped_box, things_in, things_used, used, with_it

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


def verdicts(game: AnyGame, records: Sequence[Record], made_up: Sequence[str]) -> dict[str, str]:
    notes = recorder_of(game)
    figures = list(own_figures(records, notes))
    sides = known([one for one in figures if one.metric == "own:matters"])
    if sides:
        return {side: verdict_on_side(found) for side, found in sides.items()}
    ranked = next((f"own:{name}" for name, figure in notes.figures.items() if figure.ranks), "")
    does = known([one for one in figures if one.metric == ranked])
    seen = known([observed(thing, records) for thing in things_in(records)])
    at_work = known([used(thing, records) for thing in things_used(records)])
    parts = [part for part in made_up if part in game.part_ids(game.box)]
    return {
        call(part, game): verdict(part, alike(game, part, does), [seen, alike(game, part, at_work)])
        for part in parts
        if part in does or part in seen or any(part in record.had for record in records)
    }


def alike(game: AnyGame, part: str, at_work: Mapping[str, Estimate]) -> dict[str, Estimate]:
    """Those that are used as this one is."""
    like = recorder_of(game).used_like
    return {thing: found for thing, found in at_work.items() if like(game.box, thing) == like(game.box, part)}


def games_for(players: int) -> int:
    """As many as make an even share known to ± 1.5 points, and some more: shares are not quite even."""
    even = 1 / players
    return math.ceil(1.05 * (TWO_SIDED / WIDE) ** 2 * even * (1 - even) / players) * players


def verdict_on_places(records: Sequence[Record]) -> str:
    """What every place wins, and whether one of them wins otherwise than the others by more than luck."""
    rows = [Row(one, found) for one in places(records) if one.metric == "seat" and (found := estimate(one)) is not None]
    shares = ", ".join(f"{100 * row.found.value:.1f}" for row in rows)
    widest = max(row.found.half for row in rows)
    uneven = [row for row in rows if row.strength > bar(len(rows))]
    word = "even" if not uneven else "**uneven**"
    given = remedy(records) if uneven else None
    if given is not None:
        gifts = " and ".join(f"place {n + 1} {gift:g}" for n, gift in enumerate(given.gifts) if gift)
        now = ", ".join(f"{100 * share.value:.1f}" for share in given.after)
        word += f"; with points to begin with, {gifts}: {now} (± {100 * max(s.half for s in given.after):.1f})"
    return f"{shares} (± {100 * widest:.1f}, {len(records):,} games): {word}"


def say_cause(plan: Plan, runner: Runner, version: Version, records: Sequence[Record], part: str) -> str:
    """What the part itself does to the win of who gets it: the same games with the median part in its place."""
    median_part = median_thing(things_in(records), records)
    box = swapped_box(runner, part, median_part)
    numbers = with_it(part, records, len(records))
    if box is None or not numbers:
        return f"{part}: cannot be swapped for {median_part}, or never came up"
    other = plan.runner(msgspec.structs.replace(version, box=box), Lineup(runner.terms.players, runner.terms.tier))
    plan.carry_out([(other, SWAP, numbers)])
    found = estimate(causal(part, numbers, [records[number] for number in numbers], other.records(SWAP, numbers)))
    assert found is not None
    return (
        f"{call(part, runner.game)}, {runner.terms.players} players, against {call(median_part, runner.game)}:"
        f" {100 * found.value:+.1f} ± {100 * found.half:.1f} as caused ({len(numbers):,} games)"
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--causal", action="append", default=[], metavar="PART")
    parser.add_argument("--seats", action="store_true")
    parser.add_argument("--games", type=int, default=12_000)
    parser.add_argument("--players")
    parser.add_argument("--tier", default="light", help="light, medium, strong, or a bot")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--change", action="append", default=[], metavar="PATH=VALUE")
    parser.add_argument("--keep", type=Path)
    given = parser.parse_args()
    game = get_game(given.game)
    options = read_typed(game, dict(pair.split("=", 1) for pair in given.option))
    counts = [int(players) for players in given.players.split(",")] if given.players else list(game.player_counts)
    box = boxes.write(boxes.change_all(boxes.contents(game), given.change)) if given.change else None
    version = Version(", ".join(given.change) or "the published box", game.key, box, options)
    columns: dict[int, dict[str, str]] = {}
    with tempfile.TemporaryDirectory() as scratch:
        plan = Plan(given.games, 0.02, 1, given.keep or Path(scratch), lambda: here(1), runners={})
        for players in counts:
            runner = plan.runner(version, Lineup(players, given.tier))
            games = range(games_for(players) if given.seats else given.games)
            plan.carry_out([(runner, TUNE, games)])
            records = runner.records(TUNE, games)
            print(f"| {game.title}, {players} players | {verdict_on_places(records)} |", flush=True)
            for part in given.causal:
                print(say_cause(plan, runner, version, records, part), flush=True)
            if not given.seats:
                columns[players] = verdicts(version.open(), records, game.reconstructed)
    if given.seats:
        return
    print("| part |", " | ".join(f"{players} players" for players in counts), "|")
    print("|---" * (len(counts) + 1) + "|")
    for part in dict.fromkeys(part for column in columns.values() for part in column):
        print("|", " | ".join([part, *(columns[players].get(part, "not used") for players in counts)]), "|")


if __name__ == "__main__":
    main()
