"""A hint for the moment at hand: what to do, what is as good, and why, by what the seat can know; within a second."""

import hashlib
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from fromagerie.coach.evidence import compare
from fromagerie.coach.judge import AT_STAKE, Budget, Decision, Judge
from fromagerie.coach.review import InWords, in_words
from fromagerie.coach.second_opinion import second_opinion
from fromagerie.engine.coaching import Position
from fromagerie.engine.words import LANGUAGES

HINT: Final = Budget(value=64, first=32, full=160, again=0)
ITERATIONS: Final = 1000  # of the search that is asked for a second opinion
WORLDS: Final = 60  # that reasons are made of
AS_GOOD: Final = 2  # others that are named as good


class Hint(Struct, frozen=True):
    """A move and why. `stake`: points of 100 between the best and the worst that was looked at."""

    stake: int
    move: str  # in notation
    say: InWords
    as_good: list[InWords]
    instead: InWords | None  # what it is compared with, if anything is clearly worse ...
    loss: int  # ... by so many points
    reason: InWords


def hint(position: Position, legal: Sequence[int], names: Sequence[str], budget: Budget = HINT) -> Hint:
    """What the coach would do. Its luck comes from what the seat sees, so the same view has the same answer."""
    judge = Judge(position.game, position.seat, len(names), budget=budget)
    moment = number_of(position.view)
    exact = judge.coaching.weigh(position, legal)
    reference = next(iter(exact)) if exact is not None else judge.reference(position, moment)
    decision = judge.weigh(position, legal, reference, moment)
    advised = advise(judge, position, decision, moment)
    worth = {action: everybody[position.seat] for action, everybody in decision.shares.items()}
    others = sorted((action for action in worth if action != advised), key=lambda action: -worth[action])
    worse = [action for action in others if worth[advised] - worth[action] > AT_STAKE]
    instead = reference if reference in worse else worse[0] if worse else None
    loss = 0.0 if instead is None else worth[advised] - worth[instead]
    if instead is None and decision.first[advised] - decision.first[decision.worst] > AT_STAKE:
        # Whatever is clearly worse was dropped after the first look.
        instead = decision.worst
        loss = decision.first[advised] - decision.first[instead]
    stake = max(decision.stake, max(worth.values()) - min(worth.values()))
    if instead is None:
        # At first sight choices seem to differ that do not, and opinions differ: nothing is known to be worse.
        stake = worth[advised] - min(worth.values())
    return Hint(
        stake=round(100 * stake),
        move=position.game.notation(position.game.actions[advised]),
        say=in_words(judge, position, advised, names),
        as_good=[in_words(judge, position, action, names) for action in others if action not in worse][:AS_GOOD],
        instead=None if instead is None else in_words(judge, position, instead, names),
        loss=round(100 * loss),
        reason={} if instead is None else explain(judge, position, instead, advised, moment, names),
    )


def advise(judge: Judge, position: Position, decision: Decision, moment: int) -> int:
    """The best of the worlds looked into, unless the second opinion likes the reference better."""
    best, reference = decision.best, decision.reference
    if best == reference:
        return best
    values = second_opinion(judge, position, [best, reference], moment, ITERATIONS)
    return best if values.get(best, -1.0) >= values.get(reference, 0.0) else reference


def explain(judge: Judge, position: Position, played: int, better: int, moment: int, names: Sequence[str]) -> InWords:
    comparison = compare(judge, position, played, better, moment, WORLDS)
    words = {language: judge.game.words(language) for language in LANGUAGES}
    return {language: judge.coaching.reason(comparison, words[language], names) for language in LANGUAGES}


def number_of(view: Any) -> int:
    return int.from_bytes(hashlib.sha256(msgspec.json.encode(view)).digest()[:6])
