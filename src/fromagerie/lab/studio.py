"""A designer's desk: a box that is changed, and the figures of games with it, paired with the box it began with.

The figures are those of `lab compare` for as many games: the same study, asked for again and again with twice as many.
"""

import threading
from collections.abc import Callable, Iterator
from time import monotonic
from typing import Final

import msgspec
from msgspec import Struct

from fromagerie.engine.game import AnyGame, game_with
from fromagerie.lab import formatting
from fromagerie.lab.boxes import REMOVE, BadChange, change_all, contents, read_change, write
from fromagerie.lab.findings import Change, Finding, bar, changes, findings, rows_of, say_box_change, what_changed
from fromagerie.lab.measure import FEW, Estimate
from fromagerie.lab.runner import SKILL
from fromagerie.lab.studio_form import Section, at, form_of
from fromagerie.lab.study import SKILL_PART, Lineup, Measured, Plan, Version, compare, part_of, play_both

FIRST: Final = 40  # games of each version before anything is shown
# Seconds after which a change that was made meanwhile is noticed.
SOON: Final = 0.7
FEWEST_AT_ONCE: Final = 8
TINY: Final = 1e-9  # sums in another order differ by a hair


class Line(Struct):
    """A figure: before, now, and the difference; numbers for a drawing, words for people."""

    metric: str
    item: str
    title: str
    name: str
    before: list[float]  # value, low, high
    after: list[float]
    difference: list[float]
    before_said: str
    after_said: str
    difference_said: str
    luck: str  # "": more than luck; else what is to be said against it


class Figures(Struct):
    """What so many games have shown."""

    games: int
    sentences: list[tuple[str, bool]]  # and whether it is more than luck
    lines: list[Line]


class Desk(Struct, frozen=True):
    """What lies on the desk now. A change puts another one in its place."""

    changes: tuple[str, ...]
    lineup: Lineup
    version: Version


class Shown(Struct):
    """All that the page shows."""

    revision: int
    game: str
    title: str
    base: str
    changes: list[str]
    told: list[str]  # the same by the names of parts
    undoes: bool
    players: int
    player_counts: list[int]
    tier: str
    form: list[Section]
    games: int  # played so far
    wanted: int
    figures: Figures | None
    command: str


class Studio:
    """One person's desk. The page asks and changes; whoever calls `work` plays. `most`: games of each version."""

    def __init__(
        self, plan: Plan, version: Version, lineup: Lineup, most: int, command: Callable[[Desk, int], str]
    ) -> None:
        self.plan = plan
        self.most = most
        self.base = version
        self.command = command
        self.published = contents(version.open())
        self.desk = Desk((), lineup, version)
        self.history: list[tuple[str, ...]] = []  # what was changed before each change
        self.figures: Figures | None = None
        self.games = 0
        self.revision = 0
        self.lock = threading.Condition()
        self.form: list[Section] = []
        self.put(self.desk)

    # What the page asks for

    def show(self) -> Shown:
        with self.lock:
            desk, figures = self.desk, self.figures
            game = self.base.open()
            games = figures.games if figures else 0
            return Shown(
                revision=self.revision,
                game=game.key,
                title=game.title,
                base=self.base.label,
                changes=list(desk.changes),
                told=self.told(desk.changes, desk.version.open()),
                undoes=bool(self.history),
                players=desk.lineup.players,
                player_counts=list(desk.version.open().player_counts),
                tier=desk.lineup.tier,
                form=self.form,
                games=self.games,
                wanted=self.wanted,
                figures=figures,
                command=self.command(desk, games or self.wanted),
            )

    @property
    def wanted(self) -> int:
        return sized(self.plan, self.most, self.desk.lineup)

    def box(self) -> str:
        """The box on the desk, as a box.toml."""
        desk = self.desk
        return desk.version.box or write(contents(desk.version.open()))

    def change(self, typed: str) -> None:
        """Raises BadChange or BadBox, and nothing is changed."""
        before = self.desk.changes
        self.turn_to(self.tidied((*before, typed)))
        self.history.append(before)

    def undo(self) -> None:
        if self.history:
            self.turn_to(self.history.pop())

    def reset(self) -> None:
        if self.desk.changes:
            self.history.append(self.desk.changes)
            self.turn_to(())

    def seat(self, players: int) -> None:
        if players not in self.desk.version.open().player_counts:
            raise BadChange(f"With this box there is no table of {players}.")
        self.put(msgspec.structs.replace(self.desk, lineup=Lineup(players, self.desk.lineup.tier)))

    def turn_to(self, typed: tuple[str, ...]) -> None:
        version = self.base
        if typed:
            text = write(change_all(self.published, typed))
            game = game_with(self.base.game, text)
            if self.desk.lineup.players not in game.player_counts:
                raise BadChange(f"With this box there is no table of {self.desk.lineup.players}.")
            version = msgspec.structs.replace(self.base, label=", ".join(self.told(typed, game)), box=text)
        self.put(Desk(typed, self.desk.lineup, version))

    def told(self, typed: tuple[str, ...], changed: AnyGame) -> list[str]:
        return [say_box_change(*read_change(one), self.base.open(), changed) for one in typed]

    def tidied(self, typed: tuple[str, ...]) -> tuple[str, ...]:
        """Of several changes of one datum the last, and none that leaves everything as it was."""
        last: dict[tuple[str, ...], str] = {}
        for one in typed:
            path, value = read_change(one)
            last.pop(tuple(path), None)
            if value == REMOVE:
                # What was done to a part that is taken out no longer matters.
                last = {other: done for other, done in last.items() if list(other[: len(path)]) != path}
                if at(self.published, path) is None:
                    continue
            if value != at(self.published, path):
                last[tuple(path)] = one
        return tuple(last.values())

    def put(self, desk: Desk) -> None:
        game: AnyGame = desk.version.open()
        form = form_of(contents(game), self.published, game)
        mark_found(form, self.base.open())
        with self.lock:
            self.desk, self.form, self.figures, self.games = desk, form, None, 0
            self.revision += 1
            self.lock.notify_all()

    # Whoever plays

    def work(self) -> None:
        """Play for ever: what is on the desk, until it is known well enough."""
        while True:
            with self.lock:
                # Not for ever: while a lock is waited for, Ctrl-C is not heard everywhere.
                if not self.lock.wait_for(self.is_unknown, SOON):
                    continue
                desk, figures = self.desk, self.figures
            self.forget_others(desk)
            self.play(desk, next_size(self.plan, figures.games if figures else 0, self.most, desk.lineup))

    def is_unknown(self) -> bool:
        return self.figures is None or self.figures.games < self.wanted

    def play(self, desk: Desk, games: int) -> None:
        """So many games of both versions, and the figures; nothing, if something else is on the desk by then."""
        paths = [read_change(typed)[0] for typed in desk.changes]
        before, after = self.plan.runner(self.base, desk.lineup), self.plan.runner(desk.version, desk.lineup)
        for numbers in pieces(games):
            if self.desk is not desk:
                return
            play_both(self.plan, before, after, numbers, paths)
            self.heard(desk, numbers.stop)
        numbers = part_of(games, SKILL_PART, desk.lineup.players)
        for some in pieces(len(numbers)):
            if self.desk is not desk:
                return
            self.plan.carry_out([(before, SKILL, some), (after, SKILL, some)])
        plan = msgspec.structs.replace(self.plan, games=games)
        ((old, new),) = compare(plan, self.base, desk.version, [desk.lineup], paths)
        found = figures_of(old, new) if desk.changes else figures_alone(new)
        with self.lock:
            if self.desk is desk:
                self.figures = found
                self.revision += 1

    def heard(self, desk: Desk, games: int) -> None:
        with self.lock:
            if self.desk is desk and games > self.games:
                self.games = games
                self.revision += 1

    def forget_others(self, desk: Desk) -> None:
        """Games with boxes that were put away stay on disk, not in memory."""
        for terms, runner in list(self.plan.runners.items()):
            if runner.game.box_hash not in (self.base.open().box_hash, desk.version.open().box_hash):
                del self.plan.runners[terms]


def mark_found(form: list[Section], game: AnyGame) -> None:
    """Which parts were made up for lost pictures is known of the box it began with."""
    made_up = set(game.reconstructed)
    for section in form:
        for group in section.groups:
            if group.path.rpartition(".")[2] in made_up:
                group.status = "reconstructed"


def sized(plan: Plan, games: int, lineup: Lineup) -> int:
    """So many, in whole rounds of the table."""
    return msgspec.structs.replace(plan, games=games).size(lineup.players)


def next_size(plan: Plan, games: int, most: int, lineup: Lineup) -> int:
    return sized(plan, min(most, max(FIRST, 2 * games)), lineup)


def pieces(games: int) -> Iterator[range]:
    """All of them, in pieces that take a moment each, however quick the game is."""
    start, size = 0, FEWEST_AT_ONCE
    while start < games:
        began = monotonic()
        yield range(start, min(games, start + size))
        start += size
        spent = monotonic() - began
        if spent < SOON / 2:
            size *= 2
        elif spent > SOON:
            size = max(FEWEST_AT_ONCE, size // 2)


# What is said of it


def figures_of(old: Measured, new: Measured) -> Figures:
    every = changes(old, new)
    needed = bar(len(every))
    return Figures(new.games, said(what_changed(old, new)), [line_of(change, needed) for change in every])


def line_of(change: Change, needed: float) -> Line:
    luck = "" if change.strength > needed else "could be luck"
    if change.found.half == 0 and abs(change.found.value) < TINY:
        luck = "the same"
    elif change.found.deals < FEW:
        luck = "too few deals"
    series = change.new.series
    return Line(
        metric=series.metric,
        item=series.item,
        title=series.title,
        name=series.label,
        before=numbers_of(change.old.found),
        after=numbers_of(change.new.found),
        difference=numbers_of(change.found),
        before_said=formatting.give_or_take(change.old.found, series.unit),
        after_said=formatting.give_or_take(change.new.found, series.unit),
        difference_said=formatting.change(change.found, series.unit),
        luck=luck,
    )


def numbers_of(found: Estimate) -> list[float]:
    return [found.value, found.low, found.high]


def figures_alone(measured: Measured) -> Figures:
    """Of the box it began with: there is nothing to compare."""
    lines = []
    for row in rows_of(measured):
        series, found = row.series, row.found
        numbers, words = numbers_of(found), formatting.give_or_take(found, series.unit)
        lines.append(
            Line(series.metric, series.item, series.title, series.label, numbers, numbers, [], words, words, "", "")
        )
    return Figures(measured.games, said(findings(measured)), lines)


def said(sentences: list[Finding]) -> list[tuple[str, bool]]:
    return [(finding.sentence, finding.sure) for finding in sentences]
