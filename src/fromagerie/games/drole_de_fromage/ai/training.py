"""Learning what a board of Drôle de Fromage promises, by playing against oneself.

Everybody takes the end that looks best at first sight. After each game the evaluation of each position on the way moves
towards what came of it: partly the next evaluation, partly the points harvested in the end (temporal differences).
"""

# compiled with mypyc

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.state import NOBODY, left_of
from fromagerie.games.drole_de_fromage.ai.evaluation import WEIGHTS, Evaluation
from fromagerie.games.drole_de_fromage.ai.planner import Planner
from fromagerie.games.drole_de_fromage.ai.reachability import Field
from fromagerie.games.drole_de_fromage.ai.worm_odds import Stakes, Worms
from fromagerie.games.drole_de_fromage.rules_table import STAR, Setup

LONGEST: Final = 300  # turns
# How much of what was expected next is believed, and how much of what then came.
PATIENCE: Final = 0.8
# Cheese is worth a little more today than tomorrow: without that, nobody would bother to push what is safe.
EAGERNESS: Final = 0.98
SLOWNESS: Final = 10.0


class Sample:
    """A position as one seat saw it: which weights its hope was made of, and what came of it."""

    def __init__(self, features: vec[float], hope: float) -> None:
        self.places: list[int] = [place for place in range(WEIGHTS) if features[place] != 0.0]
        self.amounts: list[float] = [features[place] for place in range(WEIGHTS) if features[place] != 0.0]
        self.hope = hope
        self.gain = 0.0  # harvested since, until the next sample


class Trainer:
    """Plays games by the weights it has, and changes them."""

    def __init__(self, setup: Setup, odds: list[float], weights: list[float], swing: list[float]) -> None:
        self.setup = setup
        self.odds = odds
        self.swing = swing
        self.evaluation = Evaluation([int(side) for side in setup.sides], weights)
        # For every position of the last game: what was left, how sure that was, what each seat hoped for in all.
        self.course: list[list[float]] = []
        self.shares: list[float] = []  # and everybody's chance to win in the end

    def weights(self) -> list[float]:
        return list(self.evaluation.weights)

    def play(self, rate: float, dealer: Dealer) -> i64:
        """One game, and what it teaches; says how many turns it took."""
        planner = self.new_planner()
        players = self.setup.players
        samples: list[list[Sample]] = [[] for _ in range(players)]
        self.course = []
        mover = dealer.below(players)
        turns: i64 = 0
        last: i64 = NOBODY
        while planner.field.pieces and turns < LONGEST:
            turns += 1
            planner.wait(turns)
            before = [planner.gained[seat] for seat in range(players)]
            ends = planner.think(mover, self.roll(dealer), 0, 0)
            if ends:
                path = ends[0][1]
                planner.go(mover, path, 0)
                last = planner.owners[path % 4]
            if not planner.field.pieces:
                pay_bonus(planner, last)
            for seat in range(players):
                if samples[seat]:
                    samples[seat][-1].gain += planner.gained[seat] - before[seat]
            mover = left_of(mover, planner.players)
            if planner.field.pieces:
                self.evaluate(planner, mover, samples)
        if planner.field.pieces:
            last = NOBODY
        planner.settle(last)
        self.shares = list(planner.share)
        if rate > 0.0:
            for seat in range(players):
                self.learn(samples[seat], rate)
        return turns

    def new_planner(self) -> Planner:
        """Nobody has looked under any piece: what is learnt does not depend on the luck of the worms."""
        setup = self.setup
        players = int(setup.players)
        points = [int(value) for value in setup.points]
        worms = Worms(points, Stakes(players, [0] * players, [0] * players, False))
        for size in range(3):
            worms.worms[size] = setup.worms[size]
            for piece in setup.sizes:
                if piece == size:
                    worms.unseen[size] += 1
        field = Field(setup.start, setup.sizes)
        return Planner(field, self.evaluation, worms, [int(owner) for owner in setup.owners], self.odds, self.swing)

    def roll(self, dealer: Dealer) -> i64:
        number = dealer.one_of(self.setup.faces, "die")
        if number != STAR:
            return number
        while number == STAR:
            number = dealer.one_of(self.setup.faces, "die")
        return 2 * number

    def evaluate(self, planner: Planner, mover: i64, samples: list[list[Sample]]) -> None:
        values = planner.values
        if planner.field.pieces == 1:
            values = planner.last_values
        self.evaluation.evaluate(planner.field, values, mover)
        facts = [self.evaluation.left, planner.doubt]
        for seat in range(self.setup.players):
            hope = self.evaluation.hopes[seat]
            facts.append(hope + planner.gained[seat])
            self.evaluation.note_features(planner.field, values, seat, mover)
            samples[seat].append(Sample(self.evaluation.features, hope))
        self.course.append(facts)

    def learn(self, samples: list[Sample], rate: float) -> None:
        """From the last position back to the first, so that each is taught by what came after it."""
        came = 0.0
        expected = 0.0
        for sample in reversed(samples):
            came = sample.gain + EAGERNESS * (PATIENCE * came + (1.0 - PATIENCE) * expected)
            expected = sample.hope
            # Hoped with the weights as they are by now: neighbouring positions are much alike, and teach the same.
            hope = 0.0
            square = SLOWNESS
            for i in range(len(sample.places)):
                hope += self.evaluation.weights[sample.places[i]] * sample.amounts[i]
                square += sample.amounts[i] * sample.amounts[i]
            surprise = came - hope
            for i in range(len(sample.places)):
                self.evaluation.weights[sample.places[i]] += rate * surprise * sample.amounts[i] / square


def pay_bonus(planner: Planner, owner: i64) -> None:
    """Whoever has the last piece takes one more from the richest of the others."""
    if owner == NOBODY:
        return
    richest: i64 = NOBODY
    for seat in range(planner.players):
        if seat != owner and (richest == NOBODY or planner.gained[seat] > planner.gained[richest]):
            richest = seat
    bonus = min(planner.bonus, planner.gained[richest])
    planner.gained[owner] += bonus
    planner.gained[richest] -= bonus
