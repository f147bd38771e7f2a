"""What earns a medal in Cheese Master. How quick somebody was is known only where the race was timed."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final, NamedTuple

from fromagerie.engine.medals import Medal, Story, comeback, leaders
from fromagerie.engine.model import Seat
from fromagerie.games.cheese_master.model import GameBegan, Penalised, RoundEnded, WheelTaken

WHISKER: Final = 100  # ms
ROW: Final = 3  # right answers, one after the other


class Wheel(NamedTuple):
    entry: int
    seat: Seat
    ms: int
    right: bool


def medals(story: Story) -> list[Medal]:
    rounds = list(timed_rounds(story))
    return [
        *fastest_answer(rounds),
        *longest_row(story),
        *whisker(rounds),
        *trigger_finger(story),
        *one_game_comeback(story),
    ]


def timed_rounds(story: Story) -> Iterator[list[Wheel]]:
    """The wheels of each round, in the order in which they were taken; none if one of them was not timed."""
    if not all(entry in story.raced for entry, _ in story.of(WheelTaken)):
        return
    taken: list[tuple[int, WheelTaken]] = []
    for entry, event in story.heard:
        if isinstance(event, WheelTaken):
            taken = [*(taken if event.place > 1 else []), (entry, event)]
        elif isinstance(event, RoundEnded):
            yield [Wheel(n, one.seat, story.raced[n], one.seat in event.right) for n, one in taken]
            taken = []


def fastest_answer(rounds: list[list[Wheel]]) -> list[Medal]:
    right = [wheel for wheels in rounds for wheel in wheels if wheel.right]
    quickest = min((wheel.ms for wheel in right), default=0)
    return [
        Medal("fastest-answer", wheel.seat, wheel.entry, {"seconds": quickest / 1000})
        for wheel in right
        if wheel.ms == quickest
    ]


def longest_row(story: Story) -> list[Medal]:
    """Right answers in rounds that came one after the other, whoever else was still in the game."""
    row, best, ends = ([0] * story.players for _ in range(3))
    for entry, event in story.of(RoundEnded):
        for seat in (*event.right, *event.wrong, event.without):
            row[seat] = row[seat] + 1 if seat in event.right else 0
            if row[seat] > best[seat]:
                best[seat], ends[seat] = row[seat], entry
    return [Medal("longest-row", seat, ends[seat], {"n": best[seat]}) for seat in leaders(best, ROW)]


def whisker(rounds: list[list[Wheel]]) -> list[Medal]:
    """The closest that anybody ever snatched a wheel before the next hand, which got the next one."""
    won = [
        (other.ms - wheel.ms, wheel, other)
        for wheels in rounds
        for wheel, other in pairwise(wheels)
        if 0 < other.ms - wheel.ms < WHISKER
    ]
    closest = min((ms for ms, *_ in won), default=0)
    return [
        Medal("whisker", wheel.seat, wheel.entry, {"ms": ms, "other": other.seat})
        for ms, wheel, other in won
        if ms == closest
    ]


def trigger_finger(story: Story) -> list[Medal]:
    """Wheels grabbed before there was a plate to cover."""
    early = [0] * story.players
    last = [0] * story.players
    for entry, event in story.of(Penalised):
        early[event.seat] += 1
        last[event.seat] = entry
    return [Medal("trigger-finger", seat, last[seat], {"n": early[seat]}, mocks=True) for seat in leaders(early)]


def one_game_comeback(story: Story) -> list[Medal]:
    """Points mean the same only within a game: a Slam has several."""
    if len(list(story.of(GameBegan))) > 1:
        return []
    # Whoever is out does not count as last.
    return comeback(
        story,
        [(entry, [left or max(event.points) for left in event.points]) for entry, event in story.of(RoundEnded)],
    )
