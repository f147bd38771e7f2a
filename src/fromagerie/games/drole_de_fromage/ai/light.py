"""`greedy` of Drôle de Fromage inside the core: every end of the roll, each once, and the one that leaves it best off.

bots.py says what it looks at. A board is told from others by a key made of what lies on its cells, and is copied only
if no better way led there; after the last step it is not copied at all, but judged where it is.
"""

# compiled with mypyc

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.bits import bit, count, lowest
from fromagerie.engine.dealer import Dealer, SeededDealer
from fromagerie.engine.light import Light
from fromagerie.engine.state import State
from fromagerie.games.drole_de_fromage.ai.bots import FARSIGHT, READY, WALKING, rows_to, score_cells
from fromagerie.games.drole_de_fromage.pieces import CELLS, ROW
from fromagerie.games.drole_de_fromage.rules import DECLINE, TAKE, DroleDeFromage
from fromagerie.games.drole_de_fromage.rules_board import EDGE, EMPTY, MOUSE, NOTHING, towards
from fromagerie.games.drole_de_fromage.rules_table import BaseState

FALLEN: Final = 0  # the cell of a piece that is not on the board
BLOCKED: Final = -1
PIECES: Final = 62  # at most; the mouse has the last row of keys
FINE: Final = 1.0e9  # what comes to the same must not be told apart by the order of adding it up
LONGEST: Final = 40
# Boards that six steps can lead to: on the published one some 900, and 4**6 on any.
MOST_ENDS: Final = 4096


def draw_keys() -> "vec[i64]":
    """Numbers without a pattern, the same in every run."""
    dealer = SeededDealer(46)
    return vec[i64]([dealer.word() << 29 | dealer.word() >> 3 for _ in range((PIECES + 1) * CELLS)])


KEYS: Final = draw_keys()
FADES: Final = vec[float]([WALKING**steps for steps in range(LONGEST)])


class Walk:
    """A board that the roll can lead to: how to begin, and what fell on the way."""

    def __init__(self, cells: "vec[i64]", where: "vec[i64]", mouse: i64, key: i64) -> None:
        self.cells = cells
        self.where = where  # the cell of each piece
        self.mouse = mouse
        self.key = key
        self.first: i64 = 0  # the first step
        self.gain: float = 0.0
        self.pieces: i64 = 0  # on the board


class LightGreedy(Light):
    def __init__(self) -> None:
        self.worth = vec[float]([0.0] * 3)  # of an unseen piece of each size
        self.stake = vec[float]([0.0] * 4)
        self.tables: dict[int, list[float]] = {}  # what a piece on each cell is worth, by who sits where
        self.scores = vec[float]([0.0] * CELLS)
        self.rows = vec[i64]([0] * CELLS)
        self.table: i64 = -1
        self.values = vec[float]([0.0] * PIECES)
        self.mine: i64 = 0
        # Where a step leads: the board, what it gained, what fell, the last cell that changed.
        self.key: i64 = 0
        self.gain: float = 0.0
        self.fallen: i64 = NOTHING
        self.last: i64 = 0
        # The boards after the last step, in the order in which they were found.
        self.known: dict[int, int] = {}
        self.gains = vec[float]([0.0] * MOST_ENDS)
        self.totals = vec[float]([0.0] * MOST_ENDS)
        self.firsts = vec[i64]([0] * MOST_ENDS)

    def choose(self, state: State, seat: i64, dealer: Dealer) -> i64:
        assert isinstance(state, DroleDeFromage)
        legal = state.legal_actions(seat)
        if len(legal) == 1:
            return legal[0]
        self.judge(state, seat)
        if state.bonus:
            return self.take(state, legal)
        return self.walk(state, seat)

    def judge(self, state: BaseState, seat: i64) -> None:
        """What pieces are worth to this seat, on each side and on each cell."""
        setup = state.setup
        seen = state.seen_by(int(seat))
        size: i64 = 0
        while size < 3:
            pieces = setup.of_size[size]
            unseen = count(pieces & ~seen)
            worms = setup.worms[size] - count(pieces & seen & state.wormy)
            self.worth[size] = 0.0
            if unseen > 0:
                self.worth[size] = float(setup.points[size] * (unseen - worms)) / float(unseen)
            size += 1
        piece: i64 = 0
        for each in setup.sizes:
            self.values[piece] = self.worth[each]
            piece += 1
        self.mine = setup.sides[seat]
        table = self.mine
        side: i64 = 0
        while side < 4:
            self.stake[side] = 0.0
            if setup.owners[side] >= 0:
                table |= bit(4 + side)
                self.stake[side] = -1.0 / float(state.players - 1)
            side += 1
        self.stake[self.mine] = 1.0
        if table != self.table:
            self.look_up(table)

    def look_up(self, table: i64) -> None:
        self.table = table
        if int(table) not in self.tables:
            by_cell = score_cells(tuple([float(stake) for stake in self.stake]))
            self.tables[int(table)] = [by_cell[cell] for cell in range(CELLS)]
        scores = self.tables[int(table)]
        for cell in range(CELLS):
            self.scores[cell] = scores[cell]
            self.rows[cell] = rows_to(int(self.mine), cell)

    def take(self, state: DroleDeFromage, legal: list[int]) -> i64:
        """The size that promises most; the richest loses first."""
        best: i64 = legal[0]
        most = -1.0
        richest = -1.0
        for each in legal:
            promise = 0.0
            riches = 0.0
            if each != DECLINE:
                promise = self.worth[(each - TAKE) % 3]
                pieces = state.harvest[(each - TAKE) // 3]
                while pieces:
                    riches += self.values[lowest(pieces)]
                    pieces &= pieces - 1
            if promise > most or (promise == most and riches > richest):
                best = each
                most = promise
                richest = riches
        return best

    def walk(self, state: DroleDeFromage, seat: i64) -> i64:
        """The first step of the best walk; among equals the first found, as seen from one's own side."""
        steps = min(state.steps_left, i64(FARSIGHT))
        start = self.begin(state, seat)
        layer = [start]
        ends: list[Walk] = []
        step: i64 = 0
        while step < steps - 1:
            further: dict[int, Walk] = {}
            for walk in layer:
                if step > 0 and walk.pieces == 0:
                    ends.append(walk)
                    continue
                turn: i64 = 0
                while turn < 4:
                    self.go(walk, (self.mine + turn) & 3, step == 0, further)
                    turn += 1
            layer = list(further.values())
            step += 1
        self.known = {}
        for walk in layer:
            if step > 0 and walk.pieces == 0:
                ends.append(walk)
                continue
            turn = 0
            while turn < 4:
                self.end(walk, (self.mine + turn) & 3, step == 0)
                turn += 1
        return self.best_of(ends)

    def best_of(self, ends: list[Walk]) -> i64:
        best: i64 = 0
        most = -1.0e18
        for walk in ends:
            score = self.score(walk, walk.mouse, walk.gain)
            if score > most:
                most = score
                best = walk.first
        place: i64 = 0
        places: i64 = len(self.known)
        while place < places:
            if self.totals[place] > most:
                most = self.totals[place]
                best = self.firsts[place]
            place += 1
        return best

    def begin(self, state: DroleDeFromage, seat: i64) -> Walk:
        board = state.board
        walk = Walk(board.cells, vec[i64]([FALLEN] * len(state.setup.sizes)), board.mice[seat], 0)
        cell: i64 = ROW + 1
        while cell < CELLS - ROW:
            lies = board.cells[cell]
            if EMPTY < lies < MOUSE:
                walk.where[lies - 1] = cell
                walk.key ^= KEYS[(lies - 1) * CELLS + cell]
                walk.pieces += 1
            cell += 1
        walk.key ^= KEYS[PIECES * CELLS + walk.mouse]
        return walk

    def can_step(self, walk: Walk, way: i64) -> bool:
        """Whether there is a step that way; where it leads is in `key`, `gain`, `fallen` and `last`."""
        by = towards(way)
        cells = walk.cells
        key = walk.key ^ KEYS[PIECES * CELLS + walk.mouse] ^ KEYS[PIECES * CELLS + walk.mouse + by]
        cell = walk.mouse + by
        if cells[cell] >= MOUSE:
            return False
        while EMPTY < cells[cell] < MOUSE:
            row = (cells[cell] - 1) * CELLS
            key ^= KEYS[row + cell] ^ KEYS[row + cell + by]
            cell += by
        self.gain = walk.gain
        self.fallen = NOTHING
        if cells[cell] != EMPTY:
            if cells[cell] != EDGE:
                return False
            cell -= by
            fallen = cells[cell] - 1
            key ^= KEYS[fallen * CELLS + cell + by]
            self.fallen = fallen
            self.gain += self.stake[way] * self.values[fallen]
            if walk.pieces == 1:
                self.gain += self.stake[way] * max(self.worth[0], max(self.worth[1], self.worth[2]))
        self.last = cell
        self.key = key
        return True

    def go(self, walk: Walk, way: i64, opening: bool, further: dict[int, Walk]) -> None:
        """One step further, if it can be taken and no better way leads there."""
        if not self.can_step(walk, way):
            return
        known = further.get(int(self.key))
        if known is not None and known.gain >= self.gain:
            return
        by = towards(way)
        cells = walk.cells
        after = Walk(cells[:], walk.where[:], walk.mouse + by, self.key)
        after.gain = self.gain
        after.pieces = walk.pieces
        after.first = walk.first
        if opening:
            after.first = way
        if self.fallen != NOTHING:
            after.where[self.fallen] = FALLEN
            after.pieces -= 1
        cell = self.last
        while cell != walk.mouse:
            moved = cells[cell - by]
            after.cells[cell] = moved
            if moved < MOUSE:
                after.where[moved - 1] = cell
            cell -= by
        after.cells[walk.mouse] = EMPTY
        further[int(self.key)] = after

    def end(self, walk: Walk, way: i64, opening: bool) -> None:
        """The last step, if it can be taken: what comes of it, unless a better way leads there."""
        if not self.can_step(walk, way):
            return
        number = self.known.get(int(self.key))
        place: i64 = len(self.known)
        if number is None:
            self.known[int(self.key)] = int(place)
        else:
            place = number
            if self.gains[place] >= self.gain:
                return
        self.gains[place] = self.gain
        self.firsts[place] = walk.first
        if opening:
            self.firsts[place] = way
        by = towards(way)
        self.shift(walk, by, self.fallen, 1)
        self.totals[place] = self.score(walk, walk.mouse + by, self.gain)
        self.shift(walk, by, self.fallen, 0)

    def shift(self, walk: Walk, by: i64, fallen: i64, steps: i64) -> None:
        """Where the pieces lie that this step pushes: after it, or, with no steps, before it."""
        cell = walk.mouse + by
        while EMPTY < walk.cells[cell] < MOUSE:
            piece = walk.cells[cell] - 1
            walk.where[piece] = cell + by * steps
            if piece == fallen and steps > 0:
                walk.where[piece] = FALLEN
            cell += by

    def score(self, walk: Walk, mouse: i64, gain: float) -> float:
        """What fell, what is about to, and how well the mouse stands to push it."""
        worth = gain
        ready = 0.0
        row = mouse // ROW
        column = mouse % ROW
        back = towards(self.mine)
        piece: i64 = 0
        for cell in walk.where:
            if cell != FALLEN:
                value = self.values[piece]
                worth += value * self.scores[cell]
                behind = cell - back
                near = value * FADES[distance(row, behind // ROW) + distance(column, behind % ROW) + self.rows[cell]]
                if near > ready:
                    ready = near
            piece += 1
        return math.floor((worth + READY * ready) * FINE + 0.5)


def distance(one: i64, other: i64) -> i64:
    if one < other:
        return other - one
    return one - other


BOTS = {"greedy": LightGreedy}
