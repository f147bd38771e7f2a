"""Players with opinions about Drôle de Fromage."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from fromagerie.engine.bot import Bot, BotMaker
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.model import Seat
from fromagerie.games.drole_de_fromage.model import ACTIONS
from fromagerie.games.drole_de_fromage.pieces import ROW, SIDE_LENGTH, SIZES, WAYS
from fromagerie.games.drole_de_fromage.rules import DECLINE
from fromagerie.games.drole_de_fromage.rules_board import NOTHING, Board, towards
from fromagerie.games.drole_de_fromage.view import DroleDeFromageView, lay_board, unseen_worms

# A designer's die may send a mouse further than anyone can think.
FARSIGHT = 6
# What a piece on the board is worth to a side, as a part of its value: so much on that side's own row, and less with
# every row away from it.
IN_REACH = 0.6
FADING = 0.55
# How much it counts to stand where one can push: so much right behind a piece, less with every cell away from there.
READY = 0.25
WALKING = 0.85


class Walk(NamedTuple):
    """A way to use the roll: its first step, the board it leads to, and what that brought on the way."""

    first: int
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
        plan = Plan(view, self.seat)
        if view.bonus:
            return max(legal, key=plan.spoils)
        best = max(plan.walks(min(view.steps_left, FARSIGHT)), key=plan.outlook)
        return best.first


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
        self.appeal = appeal_of_cells(self.stake)
        # As seen from one's own side, so that no side of the board is favoured among equals.
        self.ways = [(self.mine + turn) % len(WAYS) for turn in range(len(WAYS))]

    def walks(self, steps: int) -> list[Walk]:
        """Every board this roll can lead to, each once, by the best way there."""
        ends: list[Walk] = []
        layer = [Walk(way, self.board, 0.0) for way in self.ways]
        layer = [self.go(walk, walk.first) for walk in layer if self.board.can_step(self.me, walk.first)]
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
        return Walk(walk.first, board, gain)

    def outlook(self, walk: Walk) -> float:
        """What fell, what is about to, and how well the mouse stands to push it."""
        worth = walk.gain
        mouse = walk.board.mice[self.me]
        back = -towards(self.mine)
        ready = 0.0
        for piece, cell in walk.board.pieces().items():
            value = self.values[piece]
            worth += value * self.appeal[cell]
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


def appeal_of_cells(stake: Sequence[float]) -> dict[int, float]:
    """What it is worth to have a piece of value 1 on each cell."""
    return {
        cell: sum(stake[side] * IN_REACH * FADING ** rows_to(side, cell) for side in range(len(WAYS)))
        for cell in range(ROW * ROW)
    }


def rows_to(side: int, cell: int) -> int:
    """How many cells lie between this one and the edge of a side."""
    row, column = divmod(cell, ROW)
    return (SIDE_LENGTH - row, column - 1, row - 1, SIDE_LENGTH - column)[side]


BOTS: dict[str, BotMaker] = {"greedy": Greedy}
