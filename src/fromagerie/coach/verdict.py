"""How good one choice is, by what the seat can know: a light before it is made, and what was better once it is."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from fromagerie.coach.hint import HINT, ITERATIONS, WORLDS, number_of
from fromagerie.coach.judge import Budget, Judge
from fromagerie.coach.review import MISTAKE, InWords, agree_on, explain, in_words
from fromagerie.engine.coaching import Position

# Nothing is clearly better; something is; something is by a mistake's worth.
Light = Literal["green", "amber", "red"]


class Verdict(Struct, frozen=True):
    """A choice weighed. Before it is made only the light is told: what is better would be a hint."""

    light: Light
    loss: int  # whole points of 100 ...
    low: int
    high: int
    played: InWords
    better: InWords | None
    reason: InWords


def verdict(
    position: Position,
    legal: Sequence[int],
    action: int,
    names: Sequence[str],
    *,
    made: bool,
    budget: Budget = HINT,
) -> Verdict:
    """`made`: it is done, so that what was better may be told. The same view has the same answer."""
    judge = Judge(position.game, position.seat, len(names), budget=budget)
    moment = number_of(position.view)
    decision = judge.weigh(position, legal, action, moment)
    played = in_words(judge, position, action, names)
    loss = agree_on(judge, decision, position, moment, ITERATIONS)
    if loss is None:
        return Verdict("green", 0, 0, 0, played, None, {})
    light: Light = "red" if loss.low > MISTAKE else "amber"
    if not made:
        return Verdict(light, 0, 0, 0, played, None, {})
    return Verdict(
        light=light,
        loss=round(100 * loss.mean),
        low=round(100 * loss.low),
        high=round(100 * loss.high),
        played=played,
        better=in_words(judge, position, decision.best, names),
        reason=explain(judge, position, decision, moment, names, WORLDS),
    )
