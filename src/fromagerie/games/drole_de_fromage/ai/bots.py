"""Players with opinions about Drôle de Fromage."""

import functools
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from fromagerie.engine.bot import Bot, BotMaker, Reason
from fromagerie.engine.dealer import Dealer, fraction
from fromagerie.engine.model import Event, Seat
from fromagerie.games.drole_de_fromage.ai.evaluation import Evaluation
from fromagerie.games.drole_de_fromage.ai.planner import Planner
from fromagerie.games.drole_de_fromage.ai.reachability import Field
from fromagerie.games.drole_de_fromage.ai.worm_odds import Stakes, Worms
from fromagerie.games.drole_de_fromage.box import Box, piece_names, set_up
from fromagerie.games.drole_de_fromage.model import ACTIONS, Fell, Stepped, Took
from fromagerie.games.drole_de_fromage.pieces import ROW, SIDE_LENGTH, SIZES, WAYS
from fromagerie.games.drole_de_fromage.rules import DECLINE
from fromagerie.games.drole_de_fromage.rules_board import NOTHING, Board, towards
from fromagerie.games.drole_de_fromage.rules_table import STAR
from fromagerie.games.drole_de_fromage.view import DroleDeFromageView, lay_board, unseen_worms

# A designer's die may send a mouse further than anyone can think.
FARSIGHT: Final = 6
# What a piece on the board is worth to a side, as a part of its value: so much on that side's own row, and less with
# every row away from it.
IN_REACH: Final = 0.6
FADING: Final = 0.55
# How much it counts to stand where one can push: so much right behind a piece, less with every cell away from there.
READY: Final = 0.25
WALKING: Final = 0.85

# What self-play has taught, and how many ends a bot at a temperature chooses from.
WEIGHTS_FILE = Path(__file__).parent / "evaluation.json"
CHOICES = 12


class Walk(NamedTuple):
    """A way to use the roll: its steps, the board it leads to, and what that brought on the way."""

    ways: tuple[int, ...]
    board: Board
    gain: float


class Greedy(Bot):
    """Looks at every way to walk its roll, and takes the one that leaves it best off.

    Cheese that falls counts by what it is worth on average, given the worms this seat has seen; cheese near a side
    counts a part of that. What others get is a loss, shared out among them.
    """

    def choose(self, view: DroleDeFromageView, legal: list[int], dealer: Dealer) -> int:
        if len(legal) == 1:
            return legal[0]
        return self.plan(view, legal, dealer)[0]

    def plan(self, view: DroleDeFromageView, legal: list[int], dealer: Dealer) -> list[int]:
        """The whole walk."""
        plan = Plan(view, self.seat)
        if view.bonus:
            return [max(legal, key=plan.spoils)]
        best = max(plan.walks(min(view.steps_left, FARSIGHT)), key=plan.score)
        return list(best.ways)


class Plan:
    """What a seat makes of a view."""

    def __init__(self, view: DroleDeFromageView, me: Seat) -> None:
        self.me = me
        self.view = view
        self.pieces = list(view.board)
        self.board = lay_board(view, self.pieces)
        by_size = [
            points * (unseen - worms) / unseen if unseen else 0.0
            for points, (unseen, worms) in zip(view.worth, unseen_worms(view), strict=True)
        ]
        self.value_of = dict(zip(SIZES, by_size, strict=True))
        self.values = [self.value_of[piece[0]] for piece in self.pieces]
        # What a point on each side means to me.
        others = view.players - 1
        self.mine = WAYS.index(view.sides[me])
        self.stake = [0.0] * len(WAYS)
        for side in view.sides:
            self.stake[WAYS.index(side)] = -1 / others
        self.stake[self.mine] = 1.0
        self.cell_scores = score_cells(tuple(self.stake))
        # As seen from one's own side, so that no side of the board is favoured among equals.
        self.ways = [(self.mine + turn) % len(WAYS) for turn in range(len(WAYS))]

    def walks(self, steps: int) -> list[Walk]:
        """Every board this roll can lead to, each once, by the best way there."""
        ends: list[Walk] = []
        start = Walk((), self.board, 0.0)
        layer = [self.go(start, way) for way in self.ways if self.board.can_step(self.me, way)]
        for _ in range(steps - 1):
            further: dict[tuple[int, ...], Walk] = {}
            for walk in layer:
                if not walk.board.pieces():
                    ends.append(walk)
                    continue
                for way in self.ways:
                    if walk.board.can_step(self.me, way):
                        keep_best(further, self.go(walk, way))
            layer = list(further.values())
        return ends + layer

    def go(self, walk: Walk, way: int) -> Walk:
        board = walk.board.clone()
        fallen = board.step(self.me, way)
        gain = walk.gain
        if fallen != NOTHING:
            gain += self.stake[way] * self.values[fallen]
            if not board.pieces():
                gain += self.stake[way] * max(self.value_of.values())
        return Walk((*walk.ways, way), board, gain)

    def score(self, walk: Walk) -> float:
        """What fell, what is about to, and how well the mouse stands to push it."""
        worth = walk.gain
        mouse = walk.board.mice[self.me]
        back = -towards(self.mine)
        ready = 0.0
        for piece, cell in walk.board.pieces().items():
            value = self.values[piece]
            worth += value * self.cell_scores[cell]
            behind = cell + back
            away = abs(int(mouse // ROW - behind // ROW)) + abs(int(mouse % ROW - behind % ROW))
            ready = max(ready, value * WALKING ** (away + rows_to(self.mine, cell)))
        # Rounded: what comes to the same must not be told apart by the order of adding it up.
        return round(worth + READY * ready, 9)

    def spoils(self, action: int) -> tuple[float, float]:
        """What a piece of that size promises; the richest loses first."""
        if action == DECLINE:
            return 0.0, 0.0
        take: Any = ACTIONS[action]
        riches = sum(self.value_of[piece[0]] for piece in self.view.harvest[take.seat])
        return self.value_of[take.size], riches


def keep_best(walks: dict[tuple[int, ...], Walk], walk: Walk) -> None:
    key = tuple(walk.board.cells)
    if key not in walks or walks[key].gain < walk.gain:
        walks[key] = walk


@functools.cache
def score_cells(stake: tuple[float, ...]) -> dict[int, float]:
    """What it is worth to have a piece of value 1 on each cell."""
    return {
        cell: sum(stake[side] * IN_REACH * FADING ** rows_to(side, cell) for side in range(len(WAYS)))
        for cell in range(ROW * ROW)
    }


@functools.cache
def rows_to(side: int, cell: int) -> int:
    """How many cells lie between this one and the edge of a side."""
    row, column = divmod(cell, ROW)
    return (SIDE_LENGTH - row, column - 1, row - 1, SIDE_LENGTH - column)[side]


# Those who think ahead


class PlannerConfig(NamedTuple):
    """How somebody plays who thinks in chances to win."""

    plies: int  # turns of others, and of its own again, that it thinks through
    breadth: int = 1  # ends of its own walk that it thinks through so far
    sight: int = FARSIGHT  # steps of the walks to come that it thinks of
    temperature: float = 0.0  # it does not mind losing about this much of the win
    blunder_rate: float = 0.0  # the chance that an end does not occur to it
    forgetful: bool = False  # it does not keep in mind which of its pieces are wormy


class PlanningBot(Bot):
    """Knows every end of its roll, judges it by its chance to win, and looks some turns ahead.

    It plans a whole walk at once and keeps to it, also when a piece falls on the way and has a worm.
    """

    def __init__(self, game: Any, seat: Seat, config: PlannerConfig) -> None:
        super().__init__(game, seat)
        self.config = config
        self.walk: dict[tuple[Any, ...], int] = {}  # what to do at each of the positions it means to pass

    def choose(self, view: DroleDeFromageView, legal: list[int], dealer: Dealer) -> int:
        if len(legal) == 1:
            return legal[0]
        if view.bonus:
            return self.take_bonus(view, legal)
        if position(view) not in self.walk:
            self.plan_walk(view, dealer)
        return self.walk[position(view)]

    def plan(self, view: DroleDeFromageView, legal: list[int], dealer: Dealer) -> list[int]:
        """The whole walk; also where there is but one first step, as there are more to come."""
        if view.bonus:
            return [self.choose(view, legal, dealer)]
        self.plan_walk(view, dealer)
        return list(self.walk.values())

    def plan_walk(self, view: DroleDeFromageView, dealer: Dealer) -> None:
        planner = self.planner(view)
        ends = planner.think(self.seat, view.steps_left, self.config.plies, self.config.breadth)
        _, path = self.pick(ends, dealer)
        self.follow(view, path)

    def pick(self, ends: list[tuple[float, int]], dealer: Dealer) -> tuple[float, int]:
        """The best end; at a temperature any of the better ones, the likelier the better it is."""
        if self.config.blunder_rate:
            ends = [end for end in ends if fraction(dealer) >= self.config.blunder_rate] or ends
        if not self.config.temperature:
            return ends[0]
        ends = ends[:CHOICES]
        odds = [math.exp((value - ends[0][0]) / self.config.temperature) for value, _ in ends]
        ticket = fraction(dealer) * sum(odds)
        for end, odd in zip(ends, odds, strict=True):
            ticket -= odd
            if ticket < 0:
                return end
        return ends[-1]

    def follow(self, view: DroleDeFromageView, path: int) -> None:
        """Note the positions along a path."""
        ways: list[int] = []
        while path > 1:
            path, way = divmod(path, 4)
            ways.insert(0, way)
        board = lay_board(view, list(view.board))
        self.walk = {}
        for walked, way in enumerate(ways):
            self.walk[signed(board, view, view.steps_left - walked)] = way
            board.step(self.seat, way)

    def reason(self, seen: DroleDeFromageView, heard: list[Event]) -> Reason:
        harvested = sum(isinstance(event, Fell) and event.seat == self.seat for event in heard)
        if harvested:
            return Reason("why-walk-harvests", {"count": harvested})
        match heard[0] if heard else None:
            case Took(victim=victim):
                return Reason("why-bonus-left" if victim is None else "why-bonus-taken", {})
            case Stepped(to=way, pushed=pushed) if pushed and way == seen.sides[self.seat]:
                return Reason("why-walk-closer", {})
        return Reason("why-walk-place", {})

    def take_bonus(self, view: DroleDeFromageView, legal: list[int]) -> int:
        """Whatever makes it likeliest to win; between equals, what promises more points."""
        planner = self.planner(view)
        plan = Plan(view, self.seat)

        def chance(action: int) -> tuple[float, tuple[float, float]]:
            take: Any = ACTIONS[action]
            if action == DECLINE:
                shares = planner.worms.shares()
            else:
                shares = planner.after_taking(self.seat, take.seat, SIZES.index(take.size))
            return round(shares[self.seat], 9), plan.spoils(action)

        return max(legal, key=chance)

    def planner(self, view: DroleDeFromageView) -> Planner:
        """All that this seat makes of what it sees."""
        planner = make_planner(view, self.game.box, forgetful=self.config.forgetful)
        planner.sight = self.config.sight
        return planner


def make_planner(
    view: DroleDeFromageView, box: Box, *, forgetful: bool = False, learnt: "Learnt | None" = None
) -> Planner:
    """A planner that knows what this view tells; a forgetful one does not know under which pieces it has looked.

    learnt: what it goes by, if not by what bots have learnt.
    """
    setup = set_up(box, view.players, view.options)
    good, wormy = ([], []) if forgetful else (view.good, view.wormy)
    stakes = Stakes(view.players, view.wins, view.totals, view.game == view.options.games)
    worms = Worms(view.worth, stakes)
    for size, name in enumerate(SIZES):
        worms.worms[size] = view.worms[size] - count_size(wormy, name)
        worms.unseen[size] = setup.sizes.count(size) - count_size(good, name) - count_size(wormy, name)
    learnt = learnt or learnt_for(view.players)
    field = Field(lay_board(view, piece_names(box)), setup.sizes)
    evaluation = Evaluation([WAYS.index(side) for side in view.sides], learnt.weights)
    planner = Planner(field, evaluation, worms, list(setup.owners), odds_of_steps(setup.faces), learnt.swing)
    planner.turns_left = view.options.max_turns - view.turns
    planner.wait(view.turns)
    for seat, harvest in enumerate(view.harvest):
        for size, name in enumerate(SIZES):
            known = [
                count_size([piece for piece in harvest if piece in underside], name) for underside in (good, wormy)
            ]
            planner.own(seat, size, count_size(harvest, name), *known)
    return planner


def count_size(pieces: Sequence[str], name: str) -> int:
    return sum(piece[0] == name for piece in pieces)


def odds_of_steps(faces: Sequence[int]) -> list[float]:
    """The chance of walking 0, 1, 2 ... steps: a number as often as it is on the die, doubled after a star."""
    numbers = [face for face in faces if face != STAR]
    stars = (len(faces) - len(numbers)) / len(faces)
    odds = [0.0] * (2 * max(numbers) + 1)
    for number in numbers:
        odds[number] += 1 / len(faces)
        odds[2 * number] += stars / len(numbers)
    return odds


def position(view: DroleDeFromageView) -> tuple[Any, ...]:
    """What tells a position of a walk from all others."""
    return signed(lay_board(view, list(view.board)), view, view.steps_left)


def signed(board: Board, view: DroleDeFromageView, steps_left: int) -> tuple[Any, ...]:
    return view.game, view.turns, steps_left, *board.cells


class Learnt(Struct, frozen=True):
    """What self-play has taught about a number of players."""

    weights: list[float]
    swing: list[float]  # how far luck carries the points: always, for each point on the board, for each doubt


@functools.cache
def learnt_for(players: int) -> Learnt:
    """Read from the file that learn.py makes."""
    return msgspec.json.decode(WEIGHTS_FILE.read_bytes(), type=dict[str, Learnt])[str(players)]


LEVELS: dict[str, PlannerConfig] = {
    "curd": PlannerConfig(plies=0, temperature=0.037, blunder_rate=0.37, forgetful=True),
    "fresh": PlannerConfig(plies=0, temperature=0.014, blunder_rate=0.16),
    "ripe": PlannerConfig(plies=2, breadth=6, sight=3, temperature=0.02, blunder_rate=0.1),
    "aged": PlannerConfig(plies=2, breadth=10, sight=4, temperature=0.008),
    "vintage": PlannerConfig(plies=2, breadth=30),
}

BOTS: dict[str, BotMaker] = {
    "greedy": Greedy,
    **{name: functools.partial(PlanningBot, config=config) for name, config in LEVELS.items()},
}
