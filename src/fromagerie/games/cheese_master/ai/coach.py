"""What the coach says of a race for the cheese: how quick, how often right, and what was left out of a wrong count."""

from collections import Counter
from collections.abc import Iterator
from statistics import median
from typing import Final

import msgspec

from fromagerie.engine.coaching import Coaching, one_decimal
from fromagerie.engine.medals import Story
from fromagerie.engine.model import Seat
from fromagerie.engine.words import Words
from fromagerie.games.cheese_master.medals import timed_rounds
from fromagerie.games.cheese_master.model import PLATES, RoundEnded, Shown
from fromagerie.games.cheese_master.text import plate_name

HIGHEST: Final = PLATES - 1  # seven or more
ENOUGH: Final = 3  # answers, to say something of how long they took
# What can be left out of a count, in the order in which it takes effect.
KINDS: Final = ("kings", "innkeepers", "dogs", "cats", "mice")


class CheeseMasterCoaching(Coaching):
    def tell_race(self, story: Story, seat: Seat, words: Words) -> list[str]:
        rounds = [event for _, event in story.of(RoundEnded) if seat in event.right + event.wrong + [event.without]]
        right = sum(seat in event.right for event in rounds)
        slow = sum(seat == event.without for event in rounds)
        lines = [words("coach-race", rounds=len(rounds), right=right, wrong=len(rounds) - right - slow, slow=slow)]
        return [*lines, *say_times(story, seat, words), *say_slips(rounds, seat, words)]


def say_times(story: Story, seat: Seat, words: Words) -> Iterator[str]:
    """Where the seconds went: to right answers and to wrong ones, and what the others took."""
    wheels = [wheel for wheels in timed_rounds(story) for wheel in wheels]
    own = {right: [one.ms for one in wheels if one.seat == seat and one.right == right] for right in (True, False)}
    others = [one.ms for one in wheels if one.seat != seat and one.right]
    if own[True] and others:
        yield words("coach-race-times", own=seconds(own[True], words), others=seconds(others, words))
    if min(len(own[True]), len(own[False])) >= ENOUGH:
        quick = median(own[False]) < median(own[True])
        message = "coach-race-hasty" if quick else "coach-race-slow"
        yield words(message, wrong=seconds(own[False], words), right=seconds(own[True], words))


def seconds(times: list[int], words: Words) -> str:
    return one_decimal(median(times) / 1000, words)


def say_slips(rounds: list[RoundEnded], seat: Seat, words: Words) -> Iterator[str]:
    """Each wrong plate with what it would have been right without; then what was left out more than once."""
    often: Counter[str] = Counter()
    for event in rounds:
        plate = event.plates[seat]
        if seat not in event.wrong or plate is None:
            continue
        kinds = slips(event.shown, plate)
        # Only where one thing alone explains it, it is told.
        slip = words(f"coach-slip-{kinds[0]}") if len(kinds) == 1 else ""
        given, right = plate_name(plate), plate_name(min(event.cheese, HIGHEST))
        wrong = words("coach-race-wrong", roll=event.roll, given=given, right=right)
        yield " ".join(filter(None, (wrong, say_count(event.shown, words), slip)))
        often.update(kinds[:1] if len(kinds) == 1 else ())
    for kind, times in often.most_common(1):
        if times > 1:
            yield words("coach-race-often", kind=words(f"coach-kind-{kind}"), times=times)


def say_count(shown: Shown, words: Words) -> str:
    """How the right number comes about, step by step."""
    parts = [words("coach-count-cheese", n=shown.cheese)]
    if not shown.cheese:
        return words("coach-count", parts=parts[0])
    cats, mice = shown.cats, shown.mice
    if shown.innkeepers:
        if shown.dogs or cats or mice:
            parts.append(words("coach-count-innkeepers"))
        cats = mice = 0
    if cats and shown.dogs:
        cats = max(0, cats - shown.dogs)
        parts.append(words("coach-count-dogs", n=cats, of=shown.cats))
    if mice and cats:
        mice = max(0, mice - cats)
        parts.append(words("coach-count-cats", n=mice, of=shown.mice))
    kings = min(shown.kings, shown.cheese)
    if kings:
        parts.append(words("coach-count-kings", n=kings))
    mice = min(mice, shown.cheese - kings)
    if mice:
        parts.append(words("coach-count-mice", n=mice))
    return words("coach-count", parts=", ".join(parts))


def slips(shown: Shown, given: int) -> list[str]:
    """What one may have left out to come to this number."""
    without = ((kind, msgspec.structs.replace(shown, **{kind: 0})) for kind in KINDS if getattr(shown, kind))
    return [kind for kind, seen in without if min(cheese_left(seen), HIGHEST) == given]


def cheese_left(shown: Shown) -> int:
    """As the rules count it (rules_dice.py), from what was shown."""
    cats = 0 if shown.innkeepers else max(0, shown.cats - shown.dogs)
    mice = 0 if shown.innkeepers else max(0, shown.mice - cats)
    return max(0, shown.cheese - shown.kings - mice)
