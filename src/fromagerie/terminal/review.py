"""What the coach says of a game, in plain words."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import fromagerie.coach.assess
from fromagerie.coach.assess import Point
from fromagerie.coach.ledger import WHOLE
from fromagerie.coach.review import Mistake, Review
from fromagerie.coach.truth import TrueCurve
from fromagerie.engine.words import Words, words_for

WIDE: Final = 60
BARS: Final = "▁▂▃▄▅▆▇█"
ABOUT: Final = 3  # points: an interval wider than this makes the loss an "about"


def tell_truth(truth: TrueCurve, language: str) -> Iterator[str]:
    yield coach_words(language)("review-truth")
    yield from draw_curve(truth.names, truth.curve)


def draw_curve(names: Sequence[str], curve: Sequence[Point]) -> Iterator[str]:
    width = max(map(len, names))
    for seat, name in enumerate(names):
        yield f"  {name:{width}}  {spark([point.shares[seat] for point in curve])}"


def tell(review: Review, title: str, language: str, *, steps: bool = False) -> Iterator[str]:
    """The one line that adds up first, then the curve, the swings, the mistakes; all steps on demand."""
    words = coach_words(language)
    who = review.names[review.seat]
    yield words("review-title", game=title, who=who)
    yield words("review-line", **line_facts(review, words))
    yield "\n" + words("review-curve", who=who)
    yield from draw_curve(review.names, review.curve)
    if review.swings:
        yield "\n" + words("review-swings")
    for swing in review.swings:
        facts = {"before": points(swing.before), "after": points(swing.after), "what": swing.what[language]}
        yield "  " + words("review-swing", entry=swing.entry, column=words(f"column-{swing.column}"), **facts)
    yield "\n" + words("review-mistakes" if review.mistakes else "review-no-mistakes")
    for mistake in review.mistakes:
        yield "  " + say_mistake(mistake, words)
        if mistake.reason[language]:
            yield "    " + mistake.reason[language]
    lost, error = f"{review.lost:.1f}", f"{1.96 * review.lost_error:.1f}"
    if language == "fr":
        lost, error = lost.replace(".", ","), error.replace(".", ",")
    yield "\n" + words("review-grade", decisions=review.decisions, at_stake=review.at_stake, lost=lost, error=error)
    if not steps:
        yield words("review-more")
        return
    for step in review.steps:
        named = review.names[step.seat] if step.seat is not None else ""
        column = words(f"column-{step.column}")
        yield f"  {step.entry:>4}  {column:<12} {signed(step.change):>4}  {points(step.after):>3}  {named} {step.move}"


def coach_words(language: str) -> Words:
    return words_for(language, Path(fromagerie.coach.assess.__file__).parent)


def line_facts(review: Review, words: Words) -> dict[str, str]:
    """The sums as whole points that add up as well: what rounding leaves over goes to luck."""
    start, result = points(review.start), points(review.result)
    own, others = points(review.columns["own"]), points(review.columns["others"])
    luck = result - start - own - others
    return {
        "start": str(start),
        "luck": signed_points(luck),
        "others": signed_points(others),
        "own": signed_points(own),
        "end": say_end(review, words),
    }


def say_end(review: Review, words: Words) -> str:
    if review.result == WHOLE:
        return words("review-won")
    if review.result:
        return words("review-shared")
    last = points(review.steps[-1].before) if review.steps else 0
    return words("review-lost-from", last=last) if last else words("review-lost")


def say_mistake(mistake: Mistake, words: Words) -> str:
    about = words("review-about") + " " if mistake.high - mistake.low > ABOUT else ""
    return words(
        "review-mistake",
        entry=mistake.entry,
        kind=words(f"kind-{mistake.kind}"),
        played=mistake.played[words.language],
        better=mistake.better[words.language],
        about=about.strip(),
        loss=mistake.loss,
        low=mistake.low,
        high=mistake.high,
    ).replace("  ", " ")


def points(millionths: int) -> int:
    """Whole points of 100."""
    return round(millionths * 100 / WHOLE)


def signed(millionths: int) -> str:
    return signed_points(points(millionths))


def signed_points(change: int) -> str:
    return f"+{change}" if change > 0 else f"−{-change}" if change else "0"


def spark(values: Sequence[int]) -> str:
    """A curve in one line of text."""
    places = min(WIDE, len(values))
    chosen = [values[place * (len(values) - 1) // max(1, places - 1)] for place in range(places)]
    return "".join(BARS[min(len(BARS) - 1, value * len(BARS) // WHOLE)] for value in chosen)
