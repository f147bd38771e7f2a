"""Thinking ahead in Drôle de Fromage: every end position of a roll, and what the others' rolls then make of it.

A walk of six steps has hundreds of thousands of ways but at most some nine hundred ends; each is found once. The most
promising are followed up: for every roll the next mouse may have, its best end is sought in turn, and so on for a few
turns. What is left at the end is judged by the evaluation, or, if the game is over there, by the exact chance of every
worm. All is judged by each seat's chance to win, and everybody is thought to play for their own.
"""

# compiled with mypyc

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.state import NOBODY, left_of
from fromagerie.games.drole_de_fromage.ai.evaluation import NEAR, OUT_OF_REACH, Evaluation
from fromagerie.games.drole_de_fromage.ai.reachability import BLOCKED, FALLEN, Field
from fromagerie.games.drole_de_fromage.ai.worm_odds import Worms
from fromagerie.games.drole_de_fromage.pieces import CELLS
from fromagerie.games.drole_de_fromage.rules_board import NOTHING

# Longer walks than this are thought through no further. Ways of a walk are digits in base 4 behind a leading 1.
FARSIGHT: Final = 6
NO_PATH: Final = 1
DEPTHS: Final = FARSIGHT + 1
LEVELS: Final = 8
# Ends found in one search, twice over, so that few share a place of the table.
ROOM: Final = 16384
FULL: Final = 12000
# With a designer's hundred pieces there may be more ways to spread the worms than one can go through.
TOO_MANY: Final = 50000.0
# It waits for so many turns of everybody, and then gives this much more of the win with every turn to get on.
PATIENCE: Final = 30
IMPATIENCE: Final = 0.003
A_STEP: Final = 0.05  # part of a piece


class Planner:
    """One seat's thoughts about one position. What it does to the field it takes back."""

    def __init__(
        self,
        field: Field,
        evaluation: Evaluation,
        worms: Worms,
        owners: list[int],
        odds: list[float],
        swing: list[float],
    ) -> None:
        """owners: the seat at each side; odds: of walking 0, 1, 2 ... steps; swing: how far luck carries the points."""
        self.field = field
        self.evaluation = evaluation
        self.worms = worms
        self.players: i64 = evaluation.players
        self.owners: vec[i64] = vec[i64](owners)
        self.swing: vec[float] = vec[float](swing)
        self.odds: vec[float] = vec[float]([0.0] * DEPTHS)
        for steps in range(len(odds)):
            self.odds[min(steps, FARSIGHT)] += odds[steps]
        self.sight: i64 = FARSIGHT  # the longest walk of others that is thought through
        self.turns_left: i64 = 1000000  # turns that may still begin after this one
        self.urge: float = 0.0  # how much of the win it gives, after long waiting, to have a piece less to go
        # What pieces are worth to somebody who has not looked under them, and how much that may err.
        self.by_size: vec[float] = vec[float]([worms.value(0), worms.value(1), worms.value(2)])
        self.bonus: float = max(self.by_size[0], self.by_size[1], self.by_size[2])
        self.values: vec[float] = vec[float]([self.by_size[size] for size in field.sizes])
        self.last_values: vec[float] = vec[float]([self.by_size[size] + self.bonus for size in field.sizes])
        self.doubts: vec[float] = vec[float]([self.doubt_of(0), self.doubt_of(1), self.doubt_of(2)])
        self.doubt: float = 0.0
        self.gained: vec[float] = vec[float]([0.0] * self.players)  # what each seat has harvested, on average
        # Pieces of each size each seat has, and the good ones known among them.
        self.harvest: vec[i64] = vec[i64]([0] * (3 * self.players))
        self.good: vec[i64] = vec[i64]([0] * (3 * self.players))
        self.share: vec[float] = vec[float]([0.0] * self.players)  # the last judgement: everybody's chance to win
        self.settled: dict[str, list[float]] = {}
        # Ends met in this search.
        self.met: vec[i64] = vec[i64]([0] * ROOM)
        self.met_in: vec[i64] = vec[i64]([0] * ROOM)
        self.search: i64 = 0
        self.found: i64 = 0
        # The best end for every number of steps, on every level of thought.
        self.best: vec[float] = vec[float]([0.0] * (LEVELS * DEPTHS))
        self.best_path: vec[i64] = vec[i64]([0] * (LEVELS * DEPTHS))
        self.best_share: vec[float] = vec[float]([0.0] * (LEVELS * DEPTHS * self.players))
        self.result: vec[float] = vec[float]([0.0] * (LEVELS * self.players))
        self.pushed: vec[i64] = vec[i64]([0] * (LEVELS * DEPTHS))
        self.fell: vec[i64] = vec[i64]([0] * (LEVELS * DEPTHS))
        self.paths: list[int] = []
        self.values_of_ends: list[float] = []

    def wait(self, turns: i64) -> None:
        """So many turns are over. Two who each keep a safe piece for the bonus could wait for each other for ever."""
        self.urge = IMPATIENCE * float(max(0, turns - PATIENCE * self.players))

    def to_go(self, seat: i64) -> float:
        """How far it is to the end: the pieces on the board, and the way to the nearest this seat could harvest."""
        if self.urge == 0.0 or self.field.pieces == 0:
            return 0.0
        mouse = (self.evaluation.sides[seat] * CELLS + self.field.mice[seat]) * CELLS
        nearest: i64 = OUT_OF_REACH
        for cell in self.field.where:
            if cell != FALLEN:
                nearest = min(nearest, NEAR[mouse + cell])
        return float(self.field.pieces) + A_STEP * float(nearest)

    def doubt_of(self, size: i64) -> float:
        """The variance of a piece's worth."""
        value = self.worms.value(size)
        return value * (float(self.worms.points[size]) - value)

    def own(self, seat: i64, size: i64, pieces: i64, good: i64, wormy: i64) -> None:
        """Before thinking: a seat has so many pieces of a size, so many of them known to be good or wormy."""
        place = seat * 3 + size
        unseen = pieces - good - wormy
        self.harvest[place] += pieces
        self.good[place] += good
        self.worms.held[place] += unseen
        self.worms.sure[seat] += good * self.worms.points[size]
        self.gained[seat] += float(good * self.worms.points[size]) + float(unseen) * self.by_size[size]
        self.doubt += float(unseen) * self.doubts[size]

    # What to do

    def think(self, seat: i64, steps: i64, plies: i64, breadth: i64) -> list[tuple[float, int]]:
        """The ends of a roll, best first: this seat's chance to win, and the way there. Only the first few are sure."""
        self.paths = []
        self.values_of_ends = []
        self.open_search(0)
        self.explore(seat, 0, min(steps, FARSIGHT), NO_PATH, 0)
        ends = sorted([(-self.values_of_ends[i], i) for i in range(len(self.paths))])
        if plies == 0:
            return [(-value, self.paths[i]) for value, i in ends]
        thought: list[tuple[float, int]] = []
        for first, i in ends[:breadth]:
            path = self.paths[i]
            self.go(seat, path, 0)
            value = -first
            if self.field.pieces and self.turns_left >= 1:
                self.outcome(left_of(seat, self.players), 1, plies)
                value = self.result[self.players + seat] - self.urge * self.to_go(seat)
            self.go_back(seat, path, 0)
            thought.append((-value, i))
        return [(-value, self.paths[i]) for value, i in sorted(thought)]

    def outcome(self, mover: i64, level: i64, plies: i64) -> None:
        """What this position comes to, the mover's roll to come and so many turns thought through: into `result`."""
        first = level * self.players
        for seat in range(self.players):
            self.result[first + seat] = 0.0
        self.open_search(level)
        self.explore(mover, 0, self.sight, NO_PATH, level)
        next_mover = left_of(mover, self.players)
        for steps in range(1, DEPTHS):
            odds = self.odds_within(steps)
            if odds == 0.0:
                continue
            row = level * DEPTHS + steps
            path = self.best_path[row]
            if path == NO_PATH:
                # Stuck, whatever the roll.
                self.judge(next_mover, level + 1)
                self.add_result(first, odds)
                continue
            if plies > 1:
                self.go(mover, path, level)
                if self.field.pieces and self.turns_left > level:
                    self.outcome(next_mover, level + 1, plies - 1)
                    for seat in range(self.players):
                        self.result[first + seat] += odds * self.result[first + self.players + seat]
                    self.go_back(mover, path, level)
                    continue
                self.go_back(mover, path, level)
            for seat in range(self.players):
                self.result[first + seat] += odds * self.best_share[row * self.players + seat]

    def odds_within(self, steps: i64) -> float:
        """Of a walk of so many steps, those too long to be thought through being cut short."""
        if steps < self.sight:
            return self.odds[steps]
        if steps > self.sight:
            return 0.0
        odds = 0.0
        for longer in range(self.sight, DEPTHS):
            odds += self.odds[longer]
        return odds

    def add_result(self, first: i64, odds: float) -> None:
        for seat in range(self.players):
            self.result[first + seat] += odds * self.share[seat]

    # Walking in thought

    def open_search(self, level: i64) -> None:
        self.search += 1
        self.found = 0
        for steps in range(DEPTHS):
            self.best[level * DEPTHS + steps] = -1.0
            self.best_path[level * DEPTHS + steps] = NO_PATH

    def explore(self, mover: i64, walked: i64, limit: i64, path: i64, level: i64) -> None:
        """Every board within reach of the mover, each once for every number of steps."""
        field = self.field
        side = self.evaluation.sides[mover]
        walked += 1
        for turn in range(4):
            # As seen from one's own side, so that no side of the board is favoured among equals.
            way = side + turn
            if way >= 4:
                way -= 4
            pushed = field.step(mover, way)
            if pushed == BLOCKED:
                continue
            fallen = field.fallen
            if fallen != NOTHING:
                self.take(fallen, way)
            if self.is_new(field.key, walked):
                self.weigh(mover, walked, limit, path * 4 + way, level)
            if fallen != NOTHING:
                self.give_back(fallen, way)
            field.unstep(mover, way, pushed, fallen)

    def weigh(self, mover: i64, walked: i64, limit: i64, path: i64, level: i64) -> None:
        """A board on the way, or the end of it."""
        if self.field.pieces == 0:
            self.settle(self.owners[path % 4])
            while walked <= limit:
                self.offer(mover, walked, limit, path, level)
                walked += 1
            return
        if walked == limit or (level > 0 and self.odds[walked] > 0.0):
            self.judge(left_of(mover, self.players), level + 1)
            self.offer(mover, walked, limit, path, level)
        if walked < limit:
            self.explore(mover, walked, limit, path, level)

    def offer(self, mover: i64, walked: i64, limit: i64, path: i64, level: i64) -> None:
        """Keep the end if it is the best for its number of steps; at the root, keep them all."""
        if level == 0:
            if walked == limit:
                self.paths.append(int(path))
                self.values_of_ends.append(self.share[mover] - self.urge * self.to_go(mover))
            return
        row = level * DEPTHS + walked
        if self.share[mover] > self.best[row]:
            self.best[row] = self.share[mover]
            self.best_path[row] = path
            for seat in range(self.players):
                self.best_share[row * self.players + seat] = self.share[seat]

    def is_new(self, key: i64, walked: i64) -> bool:
        """Has this search met this board after as many steps?"""
        key += walked
        place = key % ROOM
        while self.met_in[place] == self.search:
            if self.met[place] == key:
                return False
            place += 1
            if place == ROOM:
                place = 0
        if self.found == FULL:
            return False
        self.found += 1
        self.met[place] = key
        self.met_in[place] = self.search
        return True

    def go(self, mover: i64, path: i64, level: i64) -> None:
        """Walk a path."""
        length: i64 = 0
        while path >> (2 * length) > NO_PATH:
            length += 1
        for step in range(length):
            way = (path >> (2 * (length - 1 - step))) & 3
            self.pushed[level * DEPTHS + step] = self.field.step(mover, way)
            fallen = self.field.fallen
            self.fell[level * DEPTHS + step] = fallen
            if fallen != NOTHING:
                self.take(fallen, way)

    def go_back(self, mover: i64, path: i64, level: i64) -> None:
        """Walk it back."""
        step: i64 = -1
        while path >> (2 * (step + 1)) > NO_PATH:
            step += 1
        while step >= 0:
            way = path & 3
            path >>= 2
            fallen = self.fell[level * DEPTHS + step]
            if fallen != NOTHING:
                self.give_back(fallen, way)
            self.field.unstep(mover, way, self.pushed[level * DEPTHS + step], fallen)
            step -= 1

    def take(self, piece: i64, way: i64) -> None:
        """A piece fell over a side: whoever sits there has one more that nobody has looked under."""
        owner = self.owners[way]
        if owner != NOBODY:
            size = self.field.sizes[piece]
            self.harvest[owner * 3 + size] += 1
            self.worms.held[owner * 3 + size] += 1
            self.gained[owner] += self.by_size[size]
            self.doubt += self.doubts[size]

    def give_back(self, piece: i64, way: i64) -> None:
        owner = self.owners[way]
        if owner != NOBODY:
            size = self.field.sizes[piece]
            self.harvest[owner * 3 + size] -= 1
            self.worms.held[owner * 3 + size] -= 1
            self.gained[owner] -= self.by_size[size]
            self.doubt -= self.doubts[size]

    # Judging

    def judge(self, mover: i64, turns: i64) -> None:
        """Everybody's chance to win, with so many turns over and this seat's to come: into `share`."""
        if turns > self.turns_left:
            self.settle(NOBODY)
            return
        if self.field.pieces == 1:
            self.evaluation.evaluate(self.field, self.last_values, mover)
        else:
            self.evaluation.evaluate(self.field, self.values, mover)
        self.weigh_up(self.evaluation.left)

    def weigh_up(self, left: float) -> None:
        """Everybody's chance to win, by what they have and may hope for and by how much luck there still is in it."""
        swing = sqrt(self.swing[0] + self.swing[1] * left + self.swing[2] * self.doubt)
        most = -1.0
        for seat in range(self.players):
            expected = self.gained[seat]
            if left > 0.0:
                expected += self.evaluation.hopes[seat]
            self.share[seat] = expected
            if expected > most:
                most = expected
        total = 0.0
        for seat in range(self.players):
            odds = exp((self.share[seat] - most) / swing)
            self.share[seat] = odds
            total += odds
        for seat in range(self.players):
            self.share[seat] /= total

    def settle(self, last_owner: i64) -> None:
        """The game is over, the bonus apart: everybody's exact chance to win, into `share`."""
        key = ",".join([str(last_owner), *[str(held) for held in self.worms.held]])
        if key not in self.settled:
            self.settled[key] = self.settled_shares(last_owner)
        shares = self.settled[key]
        for seat in range(self.players):
            self.share[seat] = shares[seat]

    def settled_shares(self, last_owner: i64) -> list[float]:
        if self.worms.splits() > TOO_MANY:
            self.weigh_up(0.0)
            return [self.share[seat] for seat in range(self.players)]
        shares = self.worms.shares()
        if last_owner != NOBODY:
            for victim in range(self.players):
                for size in range(3):
                    if victim != last_owner and self.harvest[victim * 3 + size]:
                        taken = self.after_taking(last_owner, victim, size)
                        if taken[last_owner] > shares[last_owner]:
                            shares = taken
        return [shares[seat] for seat in range(self.players)]

    def after_taking(self, seat: i64, victim: i64, size: i64) -> vec[float]:
        """Everybody's chance to win once this seat has taken a piece of this size from another as its bonus."""
        place = victim * 3 + size
        return self.worms.shares_after_taking(seat, victim, size, self.good[place], self.harvest[place])
