"""A study from beginning to end: what to play, in which order, and the figures it gives."""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from fromagerie.engine.game import AnyGame, game_with
from fromagerie.engine.model import Options
from fromagerie.lab import value
from fromagerie.lab.measure import Series, difference, estimate
from fromagerie.lab.metrics import metrics, places, restricted, skill
from fromagerie.lab.record import Record
from fromagerie.lab.runner import PLAY, SKILL, SWAP, WITHOUT, Runner, Terms, Wanted, agree, carry_out
from fromagerie.lab.table import recorder_of

# Standard errors that a 95 % interval reaches either way, with many deals.
TWO_SIDED: Final = 1.96
# What is played besides the games of equals, as a part of their number.
SKILL_PART: Final = 4
WITHOUT_PART: Final = 4
MOST_OF_A_PART: Final = 2400
# All swaps together take this many times as many games, unless somebody wants to know better.
SWAPS: Final = 2
# With fewer for each thing nothing would come of it, and none is swapped.
LEAST_SWAPS: Final = 40
# A value known to this is known; what is left of the games goes to the others.
KNOWN: Final = 0.01
LIGHT: Final = "light"
MEDIUM: Final = "medium"
MODE: Final = "mode"
# Comparisons begin with an eighth of the games that the shares themselves would take, and end with twice as many.
FIRST_LOOK: Final = 8
LAST_LOOK: Final = 2


class Version(Struct, frozen=True):
    """One version of a game: its box (a box.toml; None: the published one) and its options."""

    label: str
    game: str
    box: str | None
    options: Options

    def open(self) -> AnyGame:
        return game_with(self.game, self.box)


class Lineup(Struct, frozen=True):
    """Who sits at the table."""

    players: int
    tier: str
    mode: str = ""  # of a game that has modes; empty: as the options say

    def __str__(self) -> str:
        return f"{self.players} players, {self.tier} bots{f', {self.mode}' if self.mode else ''}"


class Measured(Struct):
    """All figures of one version in one line-up."""

    version: Version
    lineup: Lineup
    games: int
    series: list[Series]
    records: list[Record]
    median: str | None = None  # the thing that stood in for the others


class Plan(Struct):
    """How much to play, where to keep it, and who plays."""

    games: int | None
    precision: float
    seed: int
    folder: Path
    crew: Callable[[], AbstractContextManager[object]]
    expect: Callable[[int], None] = lambda games: None  # so many more games are wanted
    progress: Callable[[int], None] = lambda games: None
    light: int = 0  # games of light bots, which are cheap: at least so many
    medium: int = 0  # games of medium bots, which are dear: so many, whatever the precision
    swaps: int = SWAPS  # times as many games, in which things are swapped to see what they cause
    runners: dict[Terms, Runner] = {}

    def size(self, players: int, tier: str = "") -> int:
        """Games for this precision of an even share, in whole rounds of the table."""
        even = 1 / players
        least = self.light if tier == LIGHT else 0
        dear = self.medium if tier == MEDIUM else 0
        wanted = self.games or dear or max(least, math.ceil(TWO_SIDED**2 * even * (1 - even) / self.precision**2))
        return -(-wanted // players) * players

    def runner(self, version: Version, lineup: Lineup) -> Runner:
        game = version.open()
        options = version.options
        if lineup.mode:
            options = msgspec.structs.replace(options, **{MODE: lineup.mode})
        terms = agree(game, version.box, lineup.players, options, lineup.tier, self.seed)
        # The same terms, the same runner: what is compared with itself is played once.
        return self.runners.setdefault(terms, Runner(terms, self.folder))

    def carry_out(self, wanted: Sequence[Wanted]) -> None:
        self.expect(sum(len(numbers) for _, _, numbers in wanted))
        carry_out(wanted, self.crew, self.progress)


def part_of(games: int, part: int, players: int) -> range:
    return range(max(1, min(games // part, MOST_OF_A_PART) // players) * players)


def report(plan: Plan, version: Version, lineups: Sequence[Lineup]) -> list[Measured]:
    """One version, in all respects."""
    runners = [plan.runner(version, lineup) for lineup in lineups]
    wanted: list[Wanted] = []
    for runner, lineup in zip(runners, lineups, strict=True):
        wanted += first_wishes(plan, runner, lineup)
    plan.carry_out(wanted)
    found = []
    for runner, lineup in zip(runners, lineups, strict=True):
        games = plan.size(lineup.players, lineup.tier)
        measured = Measured(version, lineup, games, figures_of(runner, games), runner.records(PLAY, range(games)))
        add_values(plan, runner, measured)
        found.append(measured)
    return found


def first_wishes(plan: Plan, runner: Runner, lineup: Lineup) -> Iterator[Wanted]:
    games = plan.size(lineup.players, lineup.tier)
    yield runner, PLAY, range(games)
    yield runner, SKILL, part_of(games, SKILL_PART, lineup.players)
    for mechanic in recorder_of(runner.game).mechanics:
        yield runner, WITHOUT + mechanic, part_of(games, WITHOUT_PART, lineup.players)


def figures_of(runner: Runner, games: int) -> list[Series]:
    """All figures for which the games have been played."""
    players = runner.terms.players
    found = metrics(runner.records(PLAY, range(games)), recorder_of(runner.game))
    numbers = part_of(games, SKILL_PART, players)
    if not runner.missing(SKILL, numbers):
        found.append(skill(numbers, runner.records(SKILL, numbers)))
    for mechanic in recorder_of(runner.game).mechanics:
        numbers = part_of(games, WITHOUT_PART, players)
        if not runner.missing(WITHOUT + mechanic, numbers):
            found.append(restricted(mechanic, numbers, runner.records(WITHOUT + mechanic, numbers)))
    return found


def add_values(plan: Plan, runner: Runner, measured: Measured) -> None:
    """What each thing is worth: as seen, and, where the box allows it, against the median thing with the same luck."""
    things = value.things_in(measured.records)
    measured.series += [value.observed(thing, measured.records) for thing in things]
    measured.series += [value.used(thing, measured.records) for thing in value.things_used(measured.records)]
    if len(things) < 2:
        return
    median = value.median_thing(things, measured.records)
    budget = plan.swaps * measured.games
    if budget // len(things) < LEAST_SWAPS:
        return
    measured.median = median
    others: dict[str, Runner] = {}
    for thing in things:
        box = value.swapped_box(runner, thing, median) if thing != median else None
        if box is not None:
            others[thing] = plan.runner(msgspec.structs.replace(measured.version, box=box), measured.lineup)
    measured.series += caused(plan, measured, others, budget).values()


def caused(plan: Plan, measured: Measured, others: Mapping[str, Runner], budget: int) -> dict[str, Series]:
    """The value of every thing as caused. An eighth of the games goes to all alike, then twice as many, and so on, to
    those whose interval is still wide."""
    records = measured.records
    wide = list(others)
    played = dict.fromkeys(others, 0)
    found: dict[str, Series] = {}
    share = max(LEAST_SWAPS, budget // 8 // max(1, len(others)))
    while wide and share >= LEAST_SWAPS:
        numbers = {thing: value.with_it(thing, records, played[thing] + share) for thing in wide}
        plan.carry_out([(others[thing], SWAP, numbers[thing]) for thing in wide])
        for thing, wanted in numbers.items():
            as_it_is = [records[number] for number in wanted]
            found[thing] = value.causal(thing, wanted, as_it_is, others[thing].records(SWAP, wanted))
            budget -= len(wanted) - played[thing]
        more = [thing for thing, wanted in numbers.items() if len(wanted) == played[thing] + share]
        played |= {thing: len(wanted) for thing, wanted in numbers.items()}
        # Whose games are all played has no more; who is known well enough needs none.
        wide = [thing for thing in more if (known := estimate(found[thing])) is None or known.half > KNOWN]
        share = min(budget // max(1, len(wide)), max((played[thing] for thing in wide), default=0))
    return {thing: found[thing] for thing in others if thing in found}


def compare(
    plan: Plan, old: Version, new: Version, lineups: Sequence[Lineup], paths: Sequence[Sequence[str]] = ()
) -> list[tuple[Measured, Measured]]:
    """Two versions with the same luck. `paths`: of all data in which they differ, if that is known."""
    found = []
    for lineup in lineups:
        before, after = plan.runner(old, lineup), plan.runner(new, lineup)
        games = play_pairs(plan, before, after, paths)
        numbers = part_of(games, SKILL_PART, lineup.players)
        plan.carry_out([(before, SKILL, numbers), (after, SKILL, numbers)])
        pair = [
            Measured(version, lineup, games, figures_of(runner, games), runner.records(PLAY, range(games)))
            for version, runner in ((old, before), (new, after))
        ]
        for measured in pair:
            things = value.things_in(measured.records)
            measured.series += [value.observed(thing, measured.records) for thing in things]
        found.append((pair[0], pair[1]))
    return found


def play_pairs(plan: Plan, before: Runner, after: Runner, paths: Sequence[Sequence[str]]) -> int:
    """Games of equals in both versions: so many, or until the change of every share of the wins is known well enough.

    As the luck is the same in both, that takes far fewer games than to know the shares themselves. Says how many.
    """
    players = before.terms.players
    enough = plan.size(players)
    games = enough if plan.games else -(-enough // FIRST_LOOK // players) * players
    while True:
        play_both(plan, before, after, range(games), paths)
        if plan.games or games >= LAST_LOOK * enough:
            return games
        shares = [list(places(runner.records(PLAY, range(games)))) for runner in (after, before)]
        found = [difference(new, old) for new, old in zip(*shares, strict=True) if new.metric == "seat"]
        if all(much is not None and much.half <= plan.precision for much in found):
            return games
        games *= 2


def play_both(
    plan: Plan, before: Runner, after: Runner, numbers: Sequence[int], paths: Sequence[Sequence[str]]
) -> None:
    plan.carry_out([(before, PLAY, numbers)])
    if paths:
        take_over(before, after, numbers, paths)
    plan.carry_out([(after, PLAY, numbers)])


def take_over(before: Runner, after: Runner, numbers: Sequence[int], paths: Sequence[Sequence[str]]) -> None:
    """Games in which what was changed never came up need not be played again.

    Unless they are looked into: in an imagined future it may come up.
    """
    notes: Any = recorder_of(before.game)
    same = {
        number: record
        for number, record in zip(numbers, before.records(PLAY, numbers), strict=True)
        if not record.probes and all(notes.cannot_matter(list(path), frozenset(record.had)) for path in paths)
    }
    after.recall()
    after.known[PLAY] = same | after.known.get(PLAY, {})
