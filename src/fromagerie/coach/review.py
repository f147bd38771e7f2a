"""A game reviewed for one seat: the line that adds up, the curve, the swings, and the mistakes with their reasons."""

from collections.abc import Sequence
from typing import Any, Final, Literal

from msgspec import Struct

from fromagerie.coach.assess import Assessment, Choice, Point, Progress, assess, nothing_to_tell
from fromagerie.coach.estimate import Difference
from fromagerie.coach.evidence import WORLDS, compare
from fromagerie.coach.judge import Budget, Decision, Judge
from fromagerie.coach.ledger import WHOLE, Column, Step
from fromagerie.coach.second_opinion import ITERATIONS, second_opinion
from fromagerie.engine.coaching import Position
from fromagerie.engine.journal import Journal
from fromagerie.engine.model import Event
from fromagerie.engine.words import LANGUAGES

Kind = Literal["inaccuracy", "mistake", "blunder"]
# What the lower bound of a loss has to pass to be called so.
BLUNDER: Final = 0.10
MISTAKE: Final = 0.05
INACCURACY: Final = 0.02
# The choices that are looked at a second time, and the mistakes and swings that are shown.
LOOKED_AT_AGAIN: Final = 8
SHOWN: Final = 3
ASKED: Final = 4  # choices of an exercise ...
CLEARLY: Final = 0.08  # ... which are worse than the answer by this much at first sight

# Raised when the same game would be judged, or told, otherwise: what was kept is then made again.
COACH_VERSION: Final = 7

InWords = dict[str, str]  # by language


class Mistake(Struct):
    """A choice, a better one, and what it cost in whole points of the chance to win."""

    entry: int  # of the journal; "play on from here" begins just before it
    kind: Kind
    played: InWords
    better: InWords
    loss: int
    low: int
    high: int
    reason: InWords
    choices: list[InWords]  # to be asked as an exercise: the one played, the better one and some others
    answer: int  # which of these is the better one


class Weighed(Struct):
    """A decision, what kind it was, and what it cost; what is kept of it when many games are added up."""

    entry: int
    situation: str
    loss: int  # millionths
    at_stake: bool


class Swing(Struct):
    """One of the moments that changed most."""

    entry: int
    column: Column
    before: int
    after: int
    what: InWords


class Review(Struct):
    """What the coach says of a game to one seat. Chances are in millionths, losses in whole points of 100."""

    game: str
    title: str
    seat: int
    names: list[str]
    start: int
    result: int
    columns: dict[str, int]
    curve: list[Point]
    swings: list[Swing]
    mistakes: list[Mistake]
    inaccuracies: list[Mistake]
    steps: list[Step]
    decisions: int
    at_stake: int  # decisions in which something could be gained or lost
    lost: float  # points of 100 per decision at stake ...
    lost_error: float  # ... and the standard error of that
    weighed: list[Weighed]


def review(
    journal: Journal,
    game: Any,
    seat: int,
    *,
    seed: int = 0,
    budget: Budget | None = None,
    progress: Progress = nothing_to_tell,
) -> Review:
    """Review a finished game for a seat, by what it could know at each moment. CannotReview says why not."""
    found = assess(journal, game, seat, seed=seed, budget=budget, progress=progress)
    judge = Judge(game, seat, len(journal.seats), seed, budget)
    lost = lost_per_decision(found.choices)
    named = name_mistakes(judge, found.choices, journal.names, progress)
    return Review(
        game=game.key,
        title=game.title,
        seat=seat,
        names=journal.names,
        start=found.ledger.start,
        result=found.ledger.result,
        columns=found.ledger.totals(),
        curve=found.curve,
        swings=find_swings(found, game, journal.names),
        mistakes=[each for each in named if each.kind != "inaccuracy"][:SHOWN],
        inaccuracies=[each for each in named if each.kind == "inaccuracy"],
        steps=found.ledger.steps,
        decisions=len(found.choices),
        at_stake=sum(choice.decision.stake > INACCURACY for choice in found.choices),
        lost=lost.mean,
        lost_error=lost.error,
        weighed=[weighed(choice, game) for choice in found.choices],
    )


def weighed(choice: Choice, game: Any) -> Weighed:
    decision, moment = choice.decision, choice.moment
    situation = game.coaching.situation(moment.position, game.actions[decision.played])
    loss = round(decision.loss.mean * WHOLE)
    return Weighed(moment.next_entry, situation, loss, decision.stake > INACCURACY)


def lost_per_decision(choices: Sequence[Choice]) -> Difference:
    """The grade of a game: points of 100 lost per decision with something at stake, and its standard error."""
    losses = [100 * choice.decision.loss.mean for choice in choices if choice.decision.stake > INACCURACY]
    if len(losses) < 2:
        return Difference(sum(losses), 0.0)
    middle = sum(losses) / len(losses)
    variance = sum((loss - middle) ** 2 for loss in losses) / (len(losses) - 1)
    return Difference(middle, (variance / len(losses)) ** 0.5)


# Mistakes


def name_mistakes(
    judge: Judge, choices: Sequence[Choice], names: Sequence[str], progress: Progress = nothing_to_tell
) -> list[Mistake]:
    """The choices that surely cost something, costliest first, unless a second opinion contradicts."""
    doubtful = [choice for choice in choices if choice.decision.loss.low > INACCURACY]
    doubtful.sort(key=lambda choice: -choice.decision.loss.low)
    named: list[Mistake] = []
    for choice in doubtful[:LOOKED_AT_AGAIN]:
        progress(len(choices), len(choices))
        loss = agree_on(judge, choice.decision, choice.moment.position, choice.moment.number)
        if loss is not None:
            named.append(name_mistake(judge, choice, loss, names))
    return sorted(named, key=lambda mistake: -mistake.low)


def agree_on(
    judge: Judge, decision: Decision, position: Position, moment: int, iterations: int = ITERATIONS
) -> Difference | None:
    """What it cost; None if that is nothing worth naming, or if a second opinion likes what was played better."""
    loss = decision.loss
    if loss.low <= INACCURACY:
        return None
    values = second_opinion(judge, position, [decision.played, decision.best], moment, iterations)
    if decision.best not in values:
        return None
    # What a search did not think worth a try is no candidate of its own.
    again = values[decision.best] - values.get(decision.played, 0.0)
    # How much it cost was sampled; a search is asked whether it contradicts, and is too coarse to say by how much. To
    # find both as good is no contradiction: it expects the best replies, and against those both may be lost.
    if again <= (-INACCURACY if loss.error else INACCURACY):
        return None
    if loss.error:
        return loss
    # Nothing was sampled: the opinions themselves are the interval.
    low, high = sorted((loss.mean, again))
    return Difference((low + high) / 2, (high - low) / 2 / 1.96)


def name_mistake(judge: Judge, choice: Choice, loss: Difference, names: Sequence[str]) -> Mistake:
    decision, moment = choice.decision, choice.moment
    asked = exercise(decision)
    return Mistake(
        entry=moment.next_entry,
        kind=kind_of(loss.low),
        played=in_words(judge, moment.position, decision.played, names),
        better=in_words(judge, moment.position, decision.best, names),
        loss=round(100 * loss.mean),
        low=round(100 * loss.low),
        high=round(100 * loss.high),
        reason=explain(judge, moment.position, decision, moment.number, names),
        choices=[in_words(judge, moment.position, action, names) for action in asked],
        answer=asked.index(decision.best),
    )


def explain(
    judge: Judge,
    position: Position,
    decision: Decision,
    moment: int,
    names: Sequence[str],
    worlds: int = WORLDS,
) -> InWords:
    """Why the best was better than what was played."""
    comparison = compare(judge, position, decision.played, decision.best, moment, worlds)
    reason, words = judge.coaching.reason, judge.game.words
    return {language: reason(comparison, words(language), names) for language in LANGUAGES}


def exercise(decision: Decision) -> list[int]:
    """Choices to pick from: the two compared, and others that are no answer; what may be as good is left out."""
    worse = decision.first[decision.best] - CLEARLY
    others = [action for action, worth in decision.first.items() if worth < worse and action != decision.played]
    others.sort(key=lambda action: -decision.first[action])
    # In the order of the game: nothing tells which is which.
    return sorted([decision.played, decision.best, *others[: ASKED - 2]])


def in_words(judge: Judge, position: Position, action: int, names: Sequence[str]) -> InWords:
    say, chosen = judge.coaching.say_choice, judge.game.actions[action]
    return {language: say(chosen, position, judge.game.words(language), names) for language in LANGUAGES}


def kind_of(low: float) -> Kind:
    if low > BLUNDER:
        return "blunder"
    return "mistake" if low > MISTAKE else "inaccuracy"


# Swings


def find_swings(found: Assessment, game: Any, names: Sequence[str]) -> list[Swing]:
    """The steps that changed most, in the order they came."""
    steps = sorted(found.ledger.steps, key=lambda step: -abs(step.change))[:SHOWN]
    told = {choice.moment.next_entry: choice for choice in found.choices}
    return [
        Swing(
            entry=step.entry,
            column=step.column,
            before=step.before,
            after=step.after,
            what={language: say_step(step, told, found, game, names, language) for language in LANGUAGES},
        )
        for step in sorted(steps, key=lambda step: step.entry)
        if step.change
    ]


def say_step(
    step: Step, own: dict[int, Choice], found: Assessment, game: Any, names: Sequence[str], language: str
) -> str:
    """What happened, as the seat was told it."""
    words = game.words(language)
    if step.column == "own":
        choice = own[step.entry]
        chosen = game.actions[choice.decision.played]
        return str(game.coaching.say_choice(chosen, choice.moment.position, words, names))
    events = found.told.get(step.entry, [])
    if not events:
        return ""
    return str(game.say_event(pick_event(step.column, events, found.ledger.seat, game), words, names))


def pick_event(column: Column, events: Sequence[Event], seat: int, game: Any) -> Event:
    """Of what was told with a step, that which tells most of its column."""
    if column == "others":
        return events[0]
    shown = (*game.coaching.news, *game.moments) if column == "news" else ()
    fitting = [event for event in events if isinstance(event, shown)]
    if column == "chance":
        fitting = [event for event in events if getattr(event, "seat", None) == seat]
    return fitting[-1] if fitting else events[-1]
