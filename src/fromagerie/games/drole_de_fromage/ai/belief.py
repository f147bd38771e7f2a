"""What others may have found under their pieces of Drôle de Fromage, by how they walked.

Nobody tells what is under a harvested piece, but whoever has looked walks accordingly: who waits with the last piece is
not ahead. Every way the worms may lie is weighed by whether the reference, knowing what each of the others knew at that
moment, would have walked as they did.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, product
from math import comb, prod
from typing import Any, Final, NamedTuple

import msgspec

from fromagerie.engine.model import Event, Seat
from fromagerie.games.drole_de_fromage.ai.bots import make_planner
from fromagerie.games.drole_de_fromage.ai.foresight import next_way
from fromagerie.games.drole_de_fromage.model import Fell, Rolled, Stepped, Took
from fromagerie.games.drole_de_fromage.pieces import SIZES, WAYS, cell_called, cell_name
from fromagerie.games.drole_de_fromage.rules_board import towards

# How likely somebody walks otherwise for once than the reference would, whatever they know.
SLIP: Final = 0.1
# A designer's box may hold more pieces than can be reckoned with one by one.
TOO_MANY: Final = 5000
# What is so unlikely is left out.
NEGLIGIBLE: Final = 1e-4

Counts = tuple[int, ...]  # worms of each size among somebody's pieces
World = int  # the set of the wormy pieces, by their places among all pieces of the box


class Mind(NamedTuple):
    """What one of the others may know: how many of their pieces of each size are wormy, and how likely that is."""

    worms: Counts
    weight: float
    # What everybody but the one who wonders may hold then, seat by seat, each with its part of the weight.
    cases: list[tuple[float, dict[Seat, Counts]]]


class Sighting(NamedTuple):
    """A step of somebody else's, and what everybody saw before it."""

    turn: int
    mover: Seat
    way: int
    seen: Any


class Trail:
    """How all the others have walked so far, and how well each way that the worms may lie explains it."""

    def __init__(self, view: Any, box: Any) -> None:
        self.box = box
        self.heard: list[Event] = []
        self.pieces = Pieces(view)
        self.worlds = list(self.pieces.worlds(view.worms))
        self.likelihood = dict.fromkeys(self.worlds, 1.0)
        self.slipped: set[World] = set()  # those by which the turn that was last watched is a slip
        self.turn = -1

    def goes_on_to(self, heard: Sequence[Event], box: Any) -> bool:
        """Whether this is the same game, some time later."""
        return bool(self.box == box) and self.heard == list(heard[: len(self.heard)])

    def watch(self, view: Any, seat: Seat, heard: Sequence[Event]) -> None:
        """Take in what has happened since."""
        for sighting in sightings(view, seat, heard[len(self.heard) :]):
            self.weigh(sighting)
        self.heard = list(heard)

    def weigh(self, sighting: Sighting) -> None:
        if sighting.turn != self.turn:
            self.turn, self.slipped = sighting.turn, set()
        harvest = self.pieces.set_of(sighting.seen.harvest[sighting.mover])
        expected: dict[Counts, int] = {}
        slips: dict[World, bool] = {}  # by which of the mover's own pieces are wormy
        for world in self.worlds:
            own = world & harvest
            if own not in slips:
                worms = self.pieces.count(own)
                if worms not in expected:
                    expected[worms] = expected_way(sighting, worms, self.box)
                slips[own] = expected[worms] != sighting.way
            if slips[own] and world not in self.slipped:
                self.slipped.add(world)
                self.likelihood[world] *= SLIP


class Belief:
    """What a seat may think of what the others know, at one moment."""

    def __init__(self, view: Any, seat: Seat, trail: Trail | None) -> None:
        self.view = view
        self.others = [other for other in range(view.players) if other != seat and unknown(view, other)]
        weights: dict[tuple[Counts, ...], float] = defaultdict(float)
        if self.others and trail is not None:
            pieces = trail.pieces
            harvests = [pieces.set_of(unknown(view, other)) for other in self.others]
            known, wormy = pieces.set_of([*view.good, *view.wormy]), pieces.set_of(view.wormy)
            held = sum(harvests)
            by_pieces: dict[World, float] = defaultdict(float)
            for world in trail.worlds:
                if world & known == wormy:
                    by_pieces[world & held] += trail.likelihood[world]
            for under, weight in by_pieces.items():
                weights[tuple(pieces.count(under & harvest) for harvest in harvests)] += weight
        least = NEGLIGIBLE * sum(weights.values())
        likely = {worms: weight for worms, weight in weights.items() if weight > least} or {(): 1.0}
        whole = sum(likely.values())
        self.cases = [
            (weight / whole, dict(zip(self.others, worms, strict=bool(worms)))) for worms, weight in likely.items()
        ]

    def minds(self, seat: Seat) -> list[Mind]:
        """What this seat may know, and what then lies where."""
        sorted_out: dict[Counts, list[tuple[float, dict[Seat, Counts]]]] = defaultdict(list)
        for weight, case in self.cases:
            sorted_out[case.get(seat, (0, 0, 0))].append((weight, case))
        return [Mind(worms, sum(weight for weight, _ in cases), cases) for worms, cases in sorted_out.items()]


class Pieces:
    """All pieces of a box, numbered, so that some of them are a set of bits."""

    def __init__(self, view: Any) -> None:
        everywhere = sorted([*view.board, *view.gone, *(piece for harvest in view.harvest for piece in harvest)])
        self.bits = {piece: 1 << number for number, piece in enumerate(everywhere)}
        self.sizes = [self.set_of([piece for piece in everywhere if piece[0] == size]) for size in SIZES]

    def set_of(self, pieces: Iterable[str]) -> int:
        return sum(self.bits[piece] for piece in pieces)

    def count(self, pieces: int) -> Counts:
        """How many of each size."""
        return tuple((pieces & size).bit_count() for size in self.sizes)

    def worlds(self, worms: Sequence[int]) -> Iterator[World]:
        """Every way so many worms of each size may lie under the pieces; none, if there are too many to weigh."""
        by_size = [[bit for bit in self.bits.values() if bit & size] for size in self.sizes]
        if prod(comb(len(bits), number) for bits, number in zip(by_size, worms, strict=True)) <= TOO_MANY:
            choices = (combinations(bits, number) for bits, number in zip(by_size, worms, strict=True))
            yield from (sum(map(sum, chosen)) for chosen in product(*choices))


def unknown(view: Any, seat: Seat) -> list[str]:
    """The pieces of a seat under which the viewer has not looked."""
    return [piece for piece in view.harvest[seat] if piece not in view.good and piece not in view.wormy]


def seen_with(view: Any, mover: Seat, worms: Counts) -> Any:
    """What the mover sees, if so many of their pieces are wormy: which of one size, makes no difference."""
    wormy: list[str] = []
    for size, number in zip(SIZES, worms, strict=True):
        wormy += [piece for piece in view.harvest[mover] if piece[0] == size][:number]
    good = [piece for piece in view.harvest[mover] if piece not in wormy]
    return msgspec.structs.replace(view, seat=mover, good=good, wormy=wormy)


def expected_way(sighting: Sighting, worms: Counts, box: Any) -> int:
    """Where the reference would have gone, knowing that."""
    planner = make_planner(seen_with(sighting.seen, sighting.mover, worms), box)
    return next_way(planner, sighting.mover, sighting.seen.steps_left)


def sightings(view: Any, seat: Seat, heard: Sequence[Event]) -> list[Sighting]:
    """The steps of others who had pieces to know of, from what was told: played back from how things lie now."""
    board, mice, turns = dict(view.board), list(view.mice), view.turns
    harvest, gone = [list(pieces) for pieces in view.harvest], list(view.gone)
    found: list[Sighting] = []
    for event in reversed(heard):
        if isinstance(event, Took) and event.piece is not None and event.victim is not None:
            harvest[event.seat].remove(event.piece)
            harvest[event.victim].append(event.piece)
        elif isinstance(event, Fell):
            (gone if event.seat is None else harvest[event.seat]).remove(event.piece)
        elif isinstance(event, Rolled):
            turns -= 1
        elif isinstance(event, Stepped):
            step = towards(WAYS.index(event.to))
            cell = cell_called(event.cell)
            mice[event.seat] = cell_name(cell - step)
            board |= {piece: cell_name(cell + place * step) for place, piece in enumerate(event.pushed)}
            if event.seat != seat and harvest[event.seat]:
                before = msgspec.structs.replace(
                    view,
                    turn=event.seat,
                    turns=turns,
                    steps_left=event.left + 1,
                    bonus=False,
                    board=dict(board),
                    mice=list(mice),
                    harvest=[list(pieces) for pieces in harvest],
                    gone=list(gone),
                )
                found.append(Sighting(turns, event.seat, WAYS.index(event.to), before))
    return found[::-1]
