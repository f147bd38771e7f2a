"""A box that comes closer to what is wanted: many are tried with the same luck, and the worse half goes home early.

That is successive halving. All boxes play the same deals; after each rung the better half plays twice as many. Who wins
a heat is then tried against its neighbours, until no heat finds anything better. As the winner of many is lucky, it and
the box as it is are measured once more, on deals that nobody has seen.
"""

import random
from collections.abc import Sequence
from statistics import fmean
from typing import Final

import msgspec
from msgspec import Struct

from fromagerie.engine.recorder import Box
from fromagerie.jobs.seeds import seed_of
from fromagerie.jobs.student import two_sided_t
from fromagerie.lab.boxes import BadChange, fits, write
from fromagerie.lab.goals import Goal
from fromagerie.lab.record import Record
from fromagerie.lab.runner import TUNE, Runner
from fromagerie.lab.study import Lineup, Plan, Version
from fromagerie.lab.vary import Knob, Setting, box_of, neighbours, say_setting, some_settings

# Deals from here on are played by nobody before the end.
FRESH: Final = 1_000_000
# The error of a distance comes from leaving out one group of deals after the other.
GROUPS: Final = 20
# Worse by so many standard errors than the best so far: no need to wait for the rung.
SURELY: Final = 3.0


class Score(Struct):
    """How far a box is from all goals together, and each of them; and the same without each group of deals."""

    away: float
    each: list[float]
    values: list[float]
    parts: list[float]


class Tried(Struct):
    """A box that was tried, and what came of it."""

    setting: Setting
    label: str
    version: Version
    games: int = 0
    score: Score | None = None


class Tuned(Struct):
    """What a search has found: the winner and the box as it is, both on fresh deals."""

    winner: Tried
    before: Score
    after: Score
    difference: float
    half: float
    tried: list[Tried]
    refused: int  # boxes with which one cannot play
    games: int  # played in all
    fresh: int  # deals of the last measurement, at each table


class Search:
    """`games`: how many each box plays in the first rung; `most`: boxes in a heat."""

    def __init__(
        self, plan: Plan, version: Version, box: Box, lineups: Sequence[Lineup], goals: Sequence[Goal],
        knobs: Sequence[Knob], *, games: int, most: int, fresh: int,
    ) -> None:  # fmt: skip
        self.plan = plan
        self.version = version
        self.box = box
        self.lineups = lineups
        self.goals = goals
        self.knobs = knobs
        self.games = games
        self.most = most
        self.fresh = fresh
        self.luck = random.Random(seed_of(plan.seed, "tune"))
        self.tried: dict[Setting, Tried | None] = {}
        self.played = 0

    def run(self) -> Tuned:
        as_it_is = (0,) * len(self.knobs)
        best = self.heat(some_settings(self.knobs, self.most, self.luck))
        while len(self.tried) < self.all_settings():
            near = neighbours(self.knobs, best.setting, self.most - 1, self.luck)
            unseen = [setting for setting in near if setting not in self.tried]
            if not unseen:
                break
            better = self.heat([best.setting, *unseen])
            if better is best:
                break
            best = better
        original = self.enter(as_it_is)
        assert original is not None
        numbers = range(FRESH, FRESH + self.fresh)
        self.play([original, best], numbers)
        before, after = self.score(original, numbers), self.score(best, numbers)
        difference, error = apart(after, before)
        known = [tried for tried in self.tried.values() if tried is not None]
        known.sort(key=lambda tried: (-tried.games, tried.score.away if tried.score else 0.0))
        return Tuned(
            best, before, after, difference, error * two_sided_t(0.05, GROUPS - 1), known,
            len(self.tried) - len(known), self.played, self.fresh,
        )  # fmt: skip

    def all_settings(self) -> int:
        total = 1
        for knob in self.knobs:
            total *= len(knob.values)
        return total

    def enter(self, setting: Setting) -> Tried | None:
        """None if one cannot play with such a box."""
        if setting not in self.tried:
            label = say_setting(self.knobs, setting, self.version.open())
            text = write(box_of(self.box, self.knobs, setting))
            version = msgspec.structs.replace(self.version, label=label, box=text)
            fine = fits(version.game, text) and all(
                lineup.players in version.open().player_counts for lineup in self.lineups
            )
            self.tried[setting] = Tried(setting, label, version) if fine else None
        return self.tried[setting]

    def heat(self, settings: Sequence[Setting]) -> Tried:
        """The best of these: halved and halved again, each time with twice the games."""
        left = [tried for setting in settings if (tried := self.enter(setting)) is not None]
        if not left:
            raise BadChange("With none of these boxes one can play.")
        games = self.games
        while True:
            numbers = range(games)
            self.play(left, numbers)
            for tried in left:
                tried.games, tried.score = games, self.score(tried, numbers)
            left.sort(key=lambda tried: (distance_of(tried), tried.setting))
            if len(left) == 1:
                return left[0]
            left = [tried for tried in left[: -(-len(left) // 2)] if not self.hopeless(tried, left[0])]
            if len(left) == 1:
                return left[0]
            games *= 2

    def hopeless(self, tried: Tried, best: Tried) -> bool:
        assert tried.score is not None
        assert best.score is not None
        worse, error = apart(tried.score, best.score)
        return tried is not best and worse > SURELY * error

    def play(self, boxes: Sequence[Tried], numbers: range) -> None:
        wanted = [(runner, TUNE, numbers) for tried in boxes for runner in self.runners(tried)]
        for runner, _, _ in wanted:
            runner.recall()
            self.played += len(runner.missing(TUNE, numbers))
        self.plan.carry_out(wanted)

    def runners(self, tried: Tried) -> list[Runner]:
        return [self.plan.runner(tried.version, lineup) for lineup in self.lineups]

    def score(self, tried: Tried, numbers: range) -> Score:
        tables = [runner.records(TUNE, numbers) for runner in self.runners(tried)]
        values = [fmean(goal.measure(records) for records in tables) for goal in self.goals]
        each = [fmean(goal.away(goal.measure(records)) for records in tables) for goal in self.goals]
        parts = [fmean(self.away(without(records, group)) for records in tables) for group in range(GROUPS)]
        return Score(fmean(each), each, values, parts)

    def away(self, records: Sequence[Record]) -> float:
        return fmean(goal.away(goal.measure(records)) for goal in self.goals)


def without(records: Sequence[Record], group: int) -> list[Record]:
    return [record for number, record in enumerate(records) if number % GROUPS != group]


def distance_of(tried: Tried) -> float:
    return tried.score.away if tried.score is not None else float("inf")


def apart(one: Score, other: Score) -> tuple[float, float]:
    """How much farther the one is than the other, and the standard error of that: deals are left out of both alike."""
    differences = [mine - theirs for mine, theirs in zip(one.parts, other.parts, strict=True)]
    middle = fmean(differences)
    spread = sum((difference - middle) ** 2 for difference in differences)
    return one.away - other.away, float(((GROUPS - 1) / GROUPS * spread) ** 0.5)
