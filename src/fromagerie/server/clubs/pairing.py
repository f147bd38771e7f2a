"""Who plays whom: nobody the same people twice while that can be avoided, and from the second round on their equals."""

from collections.abc import Collection, Iterable, Sequence
from itertools import combinations
from random import Random
from typing import Final

TRIES: Final = 12  # new beginnings, if people still meet again
STEPS: Final = 400  # exchanges in each of them

Pair = frozenset[int]
Tables = list[list[int]]


def draw_byes(order: Sequence[int], byes: int, had: dict[int, int]) -> list[int]:
    """Who sits out: whoever has done so least often, and of those the last. Twice only when everybody has once."""
    nth = {person: place for place, person in enumerate(order)}
    return sorted(order, key=lambda person: (had.get(person, 0), -nth[person]))[:byes]


def pair(order: Sequence[int], sizes: Sequence[int], met: dict[Pair, int], luck: Random) -> Tables:
    """Tables of these sizes for people in the order of their standing.

    First nobody meets again whom they have met; then tables are of people who stand close to each other.
    """
    best: Tables = []
    fewest = -1
    for attempt in range(TRIES):
        tables = dealt(order if attempt == 0 else jumbled(order, attempt, luck), sizes)
        again = part(tables, met, luck)
        if fewest < 0 or again < fewest:
            best, fewest = tables, again
        if again == 0:
            break
    nth = {person: place for place, person in enumerate(order)}
    draw_closer(best, met, nth)
    return [sorted(table, key=nth.__getitem__) for table in best]


def dealt(order: Sequence[int], sizes: Sequence[int]) -> Tables:
    people = iter(order)
    return [[next(people) for _ in range(size)] for size in sizes]


def jumbled(order: Sequence[int], much: int, luck: Random) -> list[int]:
    """Nearly in order: the more, the less so."""
    return sorted(order, key=lambda person: order.index(person) + luck.uniform(0, 2 * much))


def meetings(table: Iterable[int], met: dict[Pair, int]) -> int:
    return sum(met.get(frozenset(two), 0) for two in combinations(table, 2))


def with_others(person: int, table: Collection[int], leaving: int, met: dict[Pair, int]) -> int:
    """How often somebody has met those of a table, if one of them leaves it for them."""
    return sum(met.get(frozenset((person, other)), 0) for other in table if other not in (leaving, person))


def part(tables: Tables, met: dict[Pair, int], luck: Random) -> int:
    """Exchange people until nobody meets again, or no exchange seems to help; says how many still do."""
    recent: dict[Pair, int] = {}
    for step in range(STEPS):
        clashing = [
            (nth, person)
            for nth, table in enumerate(tables)
            for person in table
            if with_others(person, table, person, met)
        ]
        if not clashing:
            return 0
        here, person = luck.choice(clashing)
        swaps = [
            (gain(tables, (here, person), (there, other), met), luck.random(), there, other)
            for there, table in enumerate(tables)
            if there != here
            for other in table
            if recent.get(frozenset((person, other)), -STEPS) < step - 8
        ]
        if not swaps:
            break
        _, _, there, other = min(swaps)
        exchange(tables, (here, person), (there, other))
        recent[frozenset((person, other))] = step
    return sum(meetings(table, met) for table in tables)


def gain(tables: Tables, one: tuple[int, int], two: tuple[int, int], met: dict[Pair, int]) -> int:
    """What an exchange changes: fewer meetings again are less than 0."""
    (here, person), (there, other) = one, two
    before = with_others(person, tables[here], person, met) + with_others(other, tables[there], other, met)
    return with_others(person, tables[there], other, met) + with_others(other, tables[here], person, met) - before


def exchange(tables: Tables, one: tuple[int, int], two: tuple[int, int]) -> None:
    (here, person), (there, other) = one, two
    tables[here][tables[here].index(person)] = other
    tables[there][tables[there].index(other)] = person


def apart(table: Collection[int], nth: dict[int, int], leaving: int = -1, coming: int = -1) -> float:
    """How far from each other those of a table stand, if one leaves it for another."""
    places = [nth[coming if person == leaving else person] for person in table]
    middle = sum(places) / len(places)
    return sum((place - middle) ** 2 for place in places)


def draw_closer(tables: Tables, met: dict[Pair, int], nth: dict[int, int]) -> None:
    """Exchange people as long as tables come closer in standing, and nobody meets again because of it."""
    for _ in range(len(nth)):
        moved = False
        for here, there in combinations(range(len(tables)), 2):
            for person in list(tables[here]):
                for other in list(tables[there]):
                    if person not in tables[here] or other not in tables[there]:
                        continue
                    before = apart(tables[here], nth) + apart(tables[there], nth)
                    after = apart(tables[here], nth, person, other) + apart(tables[there], nth, other, person)
                    if after < before - 1e-9 and gain(tables, (here, person), (there, other), met) <= 0:
                        exchange(tables, (here, person), (there, other))
                        moved = True
        if not moved:
            return
