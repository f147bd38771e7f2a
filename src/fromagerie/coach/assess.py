"""A game judged for one seat: its ledger, and every decision it made."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import Struct

from fromagerie.coach.course import Moment, moments
from fromagerie.coach.judge import Budget, Decision, Judge
from fromagerie.coach.ledger import WHOLE, Column, Ledger, millionths
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.journal import Entry, Journal
from fromagerie.engine.model import Event
from fromagerie.engine.replay import read_options
from fromagerie.engine.words import Worded

# Called now and then with how many decisions are judged, and of how many. What it raises ends the work.
Progress = Callable[[int, int], None]


class CannotReview(Worded, ValueError):
    """A game that cannot be judged: not over yet, or of a kind that the coach does not know."""

    def __init__(self, message: str, **facts: Any) -> None:
        super().__init__(message, Path(__file__).parent, **facts)


class Choice(NamedTuple):
    """A decision of the seat's, and the moment it was made at."""

    moment: Moment
    decision: Decision


class Point(Struct, frozen=True):
    """Everybody's chance to win at a moment, in millionths, by what the seat could know."""

    entry: int
    shares: list[int]


class Assessment(NamedTuple):
    ledger: Ledger
    choices: list[Choice]
    curve: list[Point]
    told: dict[int, list[Event]]  # what the seat was told with each entry


def nothing_to_tell(done: int, of: int) -> None:
    """Nobody waits."""


def assess(
    journal: Journal,
    game: Any,
    seat: int,
    *,
    seed: int = 0,
    budget: Budget | None = None,
    progress: Progress = nothing_to_tell,
) -> Assessment:
    """Judge every moment of a finished game by what this seat could know."""
    course = list(moments(journal, game, seat))
    end = game.imagine(course[-1].position.view, SeededDealer(0))
    if end.to_act():
        raise CannotReview("review-not-over")
    options = read_options(journal, game)
    if game.race:
        raise CannotReview("review-race", game=game.title)
    if not game.coaching.can_judge(options):
        raise CannotReview("review-series", game=game.title)
    winners = end.winners()
    result = [1 / len(winners) if other in winners else 0.0 for other in range(len(journal.seats))]
    return Accountant(Judge(game, seat, len(result), seed, budget), result).run(course, options, progress)


class Accountant:
    """Books the steps of one game. One value stands for every moment; none is estimated twice."""

    def __init__(self, judge: Judge, result: list[float]) -> None:
        self.judge = judge
        self.seat = judge.seat
        self.players = len(result)
        self.result = [millionths(share) for share in result]
        self.ledger = Ledger(self.seat, 0, self.result[self.seat])
        self.choices: list[Choice] = []
        self.curve: list[Point] = []

    def run(self, course: list[Moment], options: Any, progress: Progress) -> Assessment:
        start = self.judge.start(options)
        self.ledger.start = millionths(start[self.seat])
        self.note(0, start)
        before: Moment | None = None
        decisions = sum(bool(moment.legal) for moment in course)
        for moment in course:
            progress(len(self.choices), decisions)
            self.arrive(before, moment)
            before = moment
        return Assessment(self.ledger, self.choices, self.curve, {moment.entry: moment.told for moment in course})

    def arrive(self, before: Moment | None, moment: Moment) -> None:
        """Book what happened from one moment to the next, the own choice apart: that is booked already."""
        made_by, position, coaching = moment.made_by, moment.position, self.judge.coaching
        mover = made_by.seat if isinstance(made_by.seat, int) else None
        own = mover == self.seat
        drawn = [draw.split()[0] for draw in made_by.chance]
        new_round = before is not None and moment.round_index != before.round_index
        column: Column = "chance" if before is None else "news" if own else "others"
        who = None if own else mover
        shown = new_round or moment.next_action is None or self.learnt(moment)
        if before is not None and mover is not None and not own and shown and self.is_public(moment):
            shares = self.judge.after_action(before.position, mover, self.number(made_by), before.number)
            self.ledger.book(column, millionths(shares[self.seat]), moment.entry, who)
            column, who = "news", None
        if moment.next_action is None:
            self.ledger.book(column, self.result[self.seat], moment.entry, who)
            self.curve.append(Point(moment.entry, self.result))
            return
        if before is not None and drawn and coaching.splits_luck(position, drawn, new_round):
            shares = coaching.before_luck(position, self.imagine(moment), SeededDealer(0))
            self.ledger.book(column, millionths(shares[self.seat]), moment.entry, who)
            column, who = "chance", None
        if own and drawn:
            column = "chance"
        nothing_new = own and not drawn and not self.learnt(moment)
        if moment.legal:
            # The decision that comes now has the value.
            self.choose(moment, column, who, carries=nothing_new)
        elif not nothing_new:
            shares = self.judge.value(position, moment.number)
            self.ledger.book(column, millionths(shares[self.seat]), moment.entry, who)
            self.note(moment.entry, shares)

    def choose(self, moment: Moment, column: Column, who: int | None, *, carries: bool) -> None:
        """Weigh a choice of this seat's, and book it against the reference.

        If it `carries`, nothing new is known since the last choice of one's own: the value of that one stands.
        """
        action = moment.next_action
        assert action is not None
        played = self.number(action)
        decision = self.judge.weigh(moment.position, moment.legal, played, moment.number)
        self.choices.append(Choice(moment, decision))
        differs = decision.against_reference.is_sure
        # Noise fines nobody: unless it is sure that they differ, both are worth what was played.
        before = decision.shares[decision.reference if differs else played]
        after = decision.shares[played]
        if carries:
            change = millionths(after[self.seat]) - millionths(before[self.seat])
            worth = min(WHOLE, max(0, self.ledger.now + change))
        else:
            self.ledger.book(column, millionths(before[self.seat]), moment.entry, who)
            self.note(moment.entry, before)
            worth = millionths(after[self.seat])
        self.ledger.book("own", worth, moment.next_entry, self.seat, action.do)
        if worth != millionths(before[self.seat]):
            self.note(moment.next_entry, after)

    def note(self, entry: int, shares: list[float]) -> None:
        self.curve.append(Point(entry, [millionths(share) for share in shares]))

    def imagine(self, moment: Moment) -> Any:
        return moment.position.game.imagine(moment.position.view, SeededDealer(0))

    def number(self, entry: Entry) -> int:
        return int(self.judge.game.number_of[self.judge.game.action_typed[entry.do.upper()]])

    def is_public(self, moment: Moment) -> bool:
        game = moment.position.game
        return bool(self.judge.coaching.is_public(game.action_typed[moment.made_by.do.upper()]))

    def learnt(self, moment: Moment) -> bool:
        """Whether this seat was shown something by what just happened."""
        return any(isinstance(event, self.judge.coaching.news) for event in moment.told)
