"""Information-set Monte-Carlo tree search: one tree of what the searcher can know, many worlds it could be in.

Every iteration deals the hidden things anew, walks down the tree along actions that are legal in that world, adds one
node, plays on at random to the end of the round, and credits every mover on the way with its own utility (max^n).
Actions that were legal more often are not thought better for it: a choice is weighed against how often it was open.

Everything happens in here, with one call a decision; the same start, luck and number of iterations give the same tree.
"""

# compiled with mypyc

import time
from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.heuristics import Heuristics
from fromagerie.engine.sampling import resample
from fromagerie.engine.state import NOBODY, State

ROOT: Final = 0
NONE: Final = -1
# How many iterations pass between looks at the clock.
BREATH: Final = 16
# How many worlds are weighed against each other.
WORLDS: Final = 1200
# The least variance of outcomes that exploration is scaled by.
NARROW: Final = 0.0001


class Search:
    """A tree grown from one decision. Nodes are rows of the columns below; a node's children are a linked list."""

    def __init__(self, actions: int, exploration: float, heuristics: Heuristics) -> None:
        """`actions`: how many the game has; `exploration`: how much a move little tried is worth trying."""
        self.exploration = exploration
        self.heuristics = heuristics
        self.sensible = False  # beyond the tree, play what is likely instead of just anything
        self.inference = 0.0
        self.solve_endgame = False  # where the game can tell what comes of the last moves, take its word
        self.scale_exploration = False  # in units of how far outcomes are apart, instead of the whole win
        self.spread = 1.0  # how far apart they are: their standard deviation, of the sums below
        self.outcomes = 0.0
        self.squares = 0.0
        self.widening = 0.0  # consider this times the root of n actions in n visits, the best priors first; 0: all
        self.only: list[int] = []  # of what the searcher may do, consider nothing but these; none: all
        self.cheats = False  # take the root as it is, deal nothing anew: only for the arena's cheater
        self.action = vec[i64]([0])
        self.mover = vec[i64]([0])
        self.first_child = vec[i64]([NONE])
        self.next_child = vec[i64]([NONE])
        self.visits = vec[i64]([0])
        self.availability = vec[i64]([0])  # how often its action was open when its parent was visited
        self.credit = vec[float]([0.0])  # what its mover made of it, added up
        self.legal = vec[i64]([0] * actions)  # what is open where the walk is now: the first so many of these
        self.open = vec[i64]([0] * actions)  # the walk in which an action was last found open and without a child
        self.walk: i64 = 0
        self.path = vec[i64]([0] * 256)
        self.iterations: i64 = 0

    def run(self, root: State, seat: i64, iterations: i64, seconds: float, dealer: Dealer) -> None:
        """Iterate that many times from what `seat` sees, or until the time is up (0: no limit)."""
        # The first redeal prepares what the later ones share.
        if not self.cheats:
            root.redeal(int(seat), dealer)
        round_index = root.round_index()
        end = time.monotonic() + seconds
        worlds: list[State] = []
        if self.inference > 0.0:
            worlds = self.plausible_worlds(root, seat, min(WORLDS, iterations), dealer)
        while self.iterations < iterations:
            if seconds > 0.0 and self.iterations % BREATH == 0 and time.monotonic() >= end:
                return
            if worlds:
                state = worlds[self.iterations % len(worlds)].clone()
            else:
                state = root.clone()
                if not self.cheats:
                    state.redeal(int(seat), dealer)
            self.iterate(state, seat, round_index, dealer)
            self.iterations += 1

    def plausible_worlds(self, root: State, seat: i64, n: i64, dealer: Dealer) -> list[State]:
        """Worlds this seat could be in, those that explain better what the others did more often."""
        drawn: list[State] = []
        weights = vec[float]()
        total = 0.0
        for _ in range(n):
            state = root.clone()
            state.redeal(int(seat), dealer)
            weight = self.heuristics.world_likelihood(state, seat) ** self.inference
            drawn.append(state)
            weights = append(weights, weight)
            total += weight
        return resample(drawn, weights, total, n, dealer)

    def iterate(self, state: State, seat: i64, round_index: i64, dealer: Dealer) -> None:
        """One iteration: the searcher's move, on down the tree, one step out of it, and on at random."""
        heuristics = self.heuristics
        node: i64 = ROOT
        depth: i64 = 0
        inside = True
        # Where several may act at once, the one who thinks comes first: it cannot know what the others do.
        mover = seat
        while inside and mover != NOBODY and state.round_index() == round_index and depth < len(self.path):
            legal = state.legal_actions_into(mover, self.legal)
            if node == ROOT and self.only:
                legal = self.keep_only(legal)
            untried = self.note_open(node, legal)
            if untried and self.may_widen(node, legal - untried):
                if self.widening > 0.0:
                    action = self.pick_by_prior(heuristics.action_priors(state, mover, self.legal[:legal]), dealer)
                else:
                    action = self.pick_untried(untried, dealer)
                node = self.add(node, mover, action)
                inside = False
            else:
                node = self.select(node)
            self.path[depth] = node
            depth += 1
            state.apply(mover, self.action[node], dealer)
            mover = state.next_seat()
        while mover != NOBODY and state.round_index() == round_index:
            if self.solve_endgame:
                solved = heuristics.solve_endgame(state)
                if solved:
                    self.backpropagate(depth, solved)
                    return
            if self.sensible:
                action = heuristics.rollout_action(state, mover, dealer)
            else:
                action = state.random_action(mover, dealer)
            state.apply(mover, action, dealer)
            mover = state.next_seat()
        self.backpropagate(depth, heuristics.utilities(state))

    def keep_only(self, legal: i64) -> i64:
        """Of so many legal actions leave those that are considered; returns how many they are."""
        kept: i64 = 0
        for place in range(legal):
            if int(self.legal[place]) in self.only:
                self.legal[kept] = self.legal[place]
                kept += 1
        return kept

    def note_open(self, node: i64, legal: i64) -> i64:
        """Mark legal actions; returns how many are unexpanded."""
        self.walk += 1
        untried = legal
        for place in range(legal):
            self.open[self.legal[place]] = self.walk
        child = self.first_child[node]
        while child != NONE:
            if self.open[self.action[child]] == self.walk:
                self.open[self.action[child]] = -self.walk
                self.availability[child] += 1
                untried -= 1
            child = self.next_child[child]
        return untried

    def may_widen(self, node: i64, tried: i64) -> bool:
        """Is it time to expand one more of the actions open here?"""
        return self.widening == 0.0 or float(tried) < self.widening * sqrt(float(self.visits[node] + 1))

    def pick_by_prior(self, priors: vec[float], dealer: Dealer) -> i64:
        """Of the open actions without a child the one with the highest prior; luck decides among equals."""
        best: i64 = NONE
        most = 0.0
        equals: i64 = 0
        for place in range(i64(len(priors))):
            action = self.legal[place]
            if self.open[action] != self.walk:
                continue
            if best == NONE or priors[place] > most:
                best = action
                most = priors[place]
                equals = 1
            elif priors[place] == most:
                equals += 1
                if dealer.below(equals) == 0:
                    best = action
        return best

    def pick_untried(self, untried: i64, dealer: Dealer) -> i64:
        """One of the open actions without a child, each equally likely."""
        skip = dealer.below(untried)
        place: i64 = 0
        while skip > 0 or self.open[self.legal[place]] != self.walk:
            if self.open[self.legal[place]] == self.walk:
                skip -= 1
            place += 1
        return self.legal[place]

    def select(self, node: i64) -> i64:
        """The open child whose mover fared best, exploration added (UCB1 with its availability as the total)."""
        best: i64 = NONE
        best_score = -1.0
        exploration = self.exploration * self.spread
        child = self.first_child[node]
        while child != NONE:
            if self.open[self.action[child]] == -self.walk:
                visits = float(self.visits[child])
                score = self.credit[child] / visits + exploration * sqrt(log(float(self.availability[child])) / visits)
                if score > best_score:
                    best = child
                    best_score = score
            child = self.next_child[child]
        return best

    def add(self, parent: i64, mover: i64, action: i64) -> i64:
        """A new node for this action, first among its parent's children."""
        node: i64 = len(self.action)
        self.action = append(self.action, action)
        self.mover = append(self.mover, mover)
        self.first_child = append(self.first_child, NONE)
        self.next_child = append(self.next_child, self.first_child[parent])
        self.visits = append(self.visits, 0)
        self.availability = append(self.availability, 1)
        self.credit = append(self.credit, 0.0)
        self.first_child[parent] = node
        return node

    def backpropagate(self, depth: i64, utilities: list[float]) -> None:
        self.visits[ROOT] += 1
        if self.scale_exploration:
            self.measure(utilities[self.mover[self.path[0]]])
        for step in range(depth):
            node = self.path[step]
            self.visits[node] += 1
            self.credit[node] += utilities[self.mover[node]]

    def measure(self, outcome: float) -> None:
        """Keep track of how far apart the outcomes lie for the one who thinks."""
        self.outcomes += outcome
        self.squares += outcome * outcome
        n = float(self.visits[ROOT])
        self.spread = sqrt(max(NARROW, self.squares / n - (self.outcomes / n) ** 2))

    # What came of it

    def favourite(self) -> i64:
        """The action visited most: the one the search would play."""
        best = self.first_child[ROOT]
        child = best
        while child != NONE:
            if self.visits[child] > self.visits[best]:
                best = child
            child = self.next_child[child]
        return self.action[best]

    def root_stats(self) -> list[tuple[int, int, float]]:
        """For each action of the root: how often it was visited, and the mover's mean utility with it."""
        found: list[tuple[int, int, float]] = []
        child = self.first_child[ROOT]
        while child != NONE:
            visits = self.visits[child]
            found.append((int(self.action[child]), int(visits), self.credit[child] / float(visits)))
            child = self.next_child[child]
        return found
