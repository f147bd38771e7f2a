"""Where a walk of Drôle de Fromage leads if it goes on as the coach's reference would, and what that promises.

The reference looks as far as a planner sees, takes the end that looks best, and looks again after every step. A piece
that falls to whoever is looking will be turned over: what it may turn out to be is weighed, not its average.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import comb
from typing import Final

from librt.vecs import vec

from fromagerie.engine.state import NOBODY, left_of
from fromagerie.games.drole_de_fromage.ai.planner import FARSIGHT, Planner
from fromagerie.games.drole_de_fromage.ai.reachability import BLOCKED
from fromagerie.games.drole_de_fromage.rules_board import NOTHING

SIZES: Final = range(3)

# How likely something is, and how many worms of each size it puts under the pieces of which seat.
Case = tuple[float, Mapping[int, Sequence[int]]]
UNKNOWN: Final[Sequence[Case]] = ((1.0, {}),)


class Walk:
    """Steps of one mouse on a planner's field, to be taken back together."""

    def __init__(self, planner: Planner, mover: int) -> None:
        self.planner = planner
        self.mover = mover
        self.steps: list[tuple[int, int, int]] = []  # the way, what was pushed, what fell
        self.last_owner = NOBODY  # whose side was last stepped towards

    def go(self, way: int) -> None:
        pushed = self.planner.field.step(self.mover, way)
        assert pushed != BLOCKED
        fallen = self.planner.field.fallen
        if fallen != NOTHING:
            self.planner.take(fallen, way)
        self.steps.append((way, pushed, fallen))
        self.last_owner = self.planner.owners[way]

    def follow(self, path: int) -> None:
        for way in ways_of(path):
            self.go(way)

    def go_back(self) -> None:
        while self.steps:
            way, pushed, fallen = self.steps.pop()
            if fallen != NOTHING:
                self.planner.give_back(fallen, way)
            self.planner.field.unstep(self.mover, way, pushed, fallen)

    def harvested(self, seat: int) -> list[int]:
        """Pieces of each size that fell to a seat on the way."""
        sizes = [
            self.planner.field.sizes[fallen]
            for way, _, fallen in self.steps
            if fallen != NOTHING and self.planner.owners[way] == seat
        ]
        return [sizes.count(size) for size in SIZES]


def ways_of(path: int) -> list[int]:
    """A planner's path, way by way."""
    ways: list[int] = []
    while path > 1:
        path, way = divmod(path, 4)
        ways.insert(0, way)
    return ways


def next_way(planner: Planner, mover: int, steps: int) -> int:
    """The next step of the reference."""
    return ways_of(planner.think(mover, steps, 0, 0)[0][1])[0]


def walk_on(walk: Walk, steps: int) -> None:
    """The rest of a walk as the reference takes it."""
    planner = walk.planner
    while steps > FARSIGHT and planner.field.pieces:
        walk.go(next_way(planner, walk.mover, steps))
        steps -= 1
    if steps and planner.field.pieces:
        ends = planner.think(walk.mover, steps, 0, 0)
        if ends:
            walk.follow(ends[0][1])


def whole_walk(planner: Planner, mover: int, ways: list[int], steps: int) -> list[int]:
    """These ways, and how the reference would go on."""
    walk = Walk(planner, mover)
    for way in ways:
        walk.go(way)
    walk_on(walk, steps - len(ways))
    gone = [way for way, _, _ in walk.steps]
    walk.go_back()
    return gone


def after_ways(
    planner: Planner, mover: int, looker: int | None, ways: list[int], cases: Sequence[Case] = UNKNOWN
) -> list[float]:
    """Everybody's chance at the end of a walk, in all the cases of what others may have under their pieces.

    `looker`: the seat that will look under what falls to it, if that is played.
    """
    # What they hold now; what falls to them on the way has not been looked under.
    held = list(planner.worms.held)
    walk = Walk(planner, mover)
    for way in ways:
        walk.go(way)
    shares = in_all_cases(planner, held, cases, lambda: look_and_judge(walk, looker))
    walk.go_back()
    return shares


def in_all_cases(
    planner: Planner, held: Sequence[int], cases: Sequence[Case], judge: Callable[[], Sequence[float]]
) -> list[float]:
    """The mean of a judgement over the cases, each as if those pieces were turned over."""
    totals = [0.0] * planner.players
    for weight, worms in cases:
        turned = [(seat, held[3 * seat : 3 * seat + 3], wormy) for seat, wormy in worms.items()]
        for seat, pieces, wormy in turned:
            turn_over(planner, seat, pieces, wormy, 1)
        if turned:
            reckon(planner)
        totals = [total + weight * share for total, share in zip(totals, judge(), strict=True)]
        for seat, pieces, wormy in turned:
            turn_over(planner, seat, pieces, wormy, -1)
    if any(worms for _, worms in cases):
        reckon(planner)
    return totals


def look_and_judge(walk: Walk, looker: int | None) -> list[float]:
    planner = walk.planner
    totals = [0.0] * planner.players
    seat, fallen = (0, [0, 0, 0]) if looker is None else (looker, walk.harvested(looker))
    for odds, wormy in [*undersides(planner, fallen)]:
        look(planner, seat, fallen, wormy, 1)
        if planner.field.pieces:
            planner.judge(left_of(walk.mover, planner.players), 1)
        else:
            planner.settle(walk.last_owner)
        totals = [total + odds * share for total, share in zip(totals, planner.share, strict=True)]
        look(planner, seat, fallen, wormy, -1)
    return totals


def undersides(planner: Planner, fallen: list[int]) -> Iterator[tuple[float, list[int]]]:
    """What may be under pieces of each size that were not looked under: how many worms, and how likely."""
    large, medium, small = ([*odds_of_worms(planner, size, fallen[size])] for size in SIZES)
    for one, in_large in large:
        for two, in_medium in medium:
            for three, in_small in small:
                yield one * two * three, [in_large, in_medium, in_small]


def odds_of_worms(planner: Planner, size: int, pieces: int) -> Iterator[tuple[float, int]]:
    unseen, worms = planner.worms.unseen[size], planner.worms.worms[size]
    for wormy in range(pieces + 1):
        if wormy <= worms and pieces - wormy <= unseen - worms:
            yield comb(worms, wormy) * comb(unseen - worms, pieces - wormy) / comb(unseen, pieces), wormy


def look(planner: Planner, seat: int, fallen: list[int], wormy: list[int], sign: int) -> None:
    """Turn over pieces that a seat holds; the sign -1 takes that back."""
    if any(fallen):
        turn_over(planner, seat, fallen, wormy, sign)
        reckon(planner)


def turn_over(planner: Planner, seat: int, pieces: Sequence[int], wormy: Sequence[int], sign: int) -> None:
    """Note what is under a seat's pieces of each size, or with the sign -1 that nobody knows any more."""
    worms = planner.worms
    for size in SIZES:
        good = sign * (pieces[size] - wormy[size])
        worms.unseen[size] -= sign * pieces[size]
        worms.worms[size] -= sign * wormy[size]
        worms.held[seat * 3 + size] -= sign * pieces[size]
        worms.sure[seat] += good * worms.points[size]
        planner.good[seat * 3 + size] += good


def reckon(planner: Planner) -> None:
    """What every piece is worth now, and what everybody has."""
    worms = planner.worms
    planner.settled.clear()
    by_size = [worms.value(size) for size in SIZES]
    doubts = [planner.doubt_of(size) for size in SIZES]
    planner.by_size = vec[float](by_size)
    planner.bonus = max(by_size)
    planner.values = vec[float]([by_size[size] for size in planner.field.sizes])
    planner.last_values = vec[float]([by_size[size] + planner.bonus for size in planner.field.sizes])
    planner.doubts = vec[float](doubts)
    planner.doubt = 0.0
    for other in range(planner.players):
        gained = float(worms.sure[other])
        for size in SIZES:
            held = float(worms.held[other * 3 + size])
            gained += held * by_size[size]
            planner.doubt += held * doubts[size]
        planner.gained[other] = gained
