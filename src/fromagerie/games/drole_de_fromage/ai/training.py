"""Learning what a board of Drôle de Fromage promises, by playing against oneself.

Everybody takes the end that looks best at first sight. After each game the outlook of every position on the way moves
towards what came of it: partly the next outlook, partly the points harvested in the end (temporal differences).
"""

# compiled with mypyc

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.state import NOBODY
from fromagerie.games.drole_de_fromage.ai.evaluation import WEIGHTS, Outlook
from fromagerie.games.drole_de_fromage.ai.planner import Mind
from fromagerie.games.drole_de_fromage.ai.reachability import Field
from fromagerie.games.drole_de_fromage.ai.worm_odds import Stakes, Worms
from fromagerie.games.drole_de_fromage.rules_table import STAR, Setup

LONGEST: Final = 300  # turns
# How much of what was foreseen next is believed, and how much of what then came.
PATIENCE: Final = 0.8
# Cheese is worth a little more today than tomorrow: without that, nobody would bother to push what is safe.
EAGERNESS: Final = 0.98
SLOWNESS: Final = 10.0


class Lesson:
    """A position as one seat saw it: which weights its hope was made of, and what came of it."""

    def __init__(self, features: vec[float], hope: float) -> None:
        self.places: list[int] = [place for place in range(WEIGHTS) if features[place] != 0.0]
        self.amounts: list[float] = [features[place] for place in range(WEIGHTS) if features[place] != 0.0]
        self.hope = hope
        self.gain = 0.0  # harvested since, until the next lesson


class School:
    """Plays games by the weights it has, and changes them."""

    def __init__(self, setup: Setup, odds: list[float], weights: list[float], swing: list[float]) -> None:
        self.setup = setup
        self.odds = odds
        self.swing = swing
        self.outlook = Outlook([int(side) for side in setup.sides], weights)
        # For every position of the last game: what was left, how sure that was, what each seat hoped for in all.
        self.course: list[list[float]] = []
        self.shares: list[float] = []  # and everybody's chance to win in the end

    def weights(self) -> list[float]:
        return list(self.outlook.weights)

    def play(self, rate: float, dealer: Dealer) -> i64:
        """One game, and what it teaches; says how many turns it took."""
        mind = self.new_mind()
        players = self.setup.players
        lessons: list[list[Lesson]] = [[] for _ in range(players)]
        self.course = []
        mover = dealer.below(players)
        turns: i64 = 0
        last: i64 = NOBODY
        while mind.field.pieces and turns < LONGEST:
            turns += 1
            mind.wait(turns)
            before = [mind.gained[seat] for seat in range(players)]
            ends = mind.think(mover, self.roll(dealer), 0, 0)
            if ends:
                path = ends[0][1]
                mind.go(mover, path, 0)
                last = mind.owners[path % 4]
            if not mind.field.pieces:
                pay_bonus(mind, last)
            for seat in range(players):
                if lessons[seat]:
                    lessons[seat][-1].gain += mind.gained[seat] - before[seat]
            mover = mind.next_to(mover)
            if mind.field.pieces:
                self.look(mind, mover, lessons)
        if mind.field.pieces:
            last = NOBODY
        mind.settle(last)
        self.shares = list(mind.share)
        if rate > 0.0:
            for seat in range(players):
                self.learn(lessons[seat], rate)
        return turns

    def new_mind(self) -> Mind:
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
        return Mind(field, self.outlook, worms, [int(owner) for owner in setup.owners], self.odds, self.swing)

    def roll(self, dealer: Dealer) -> i64:
        number = dealer.one_of(self.setup.faces, "die")
        if number != STAR:
            return number
        while number == STAR:
            number = dealer.one_of(self.setup.faces, "die")
        return 2 * number

    def look(self, mind: Mind, mover: i64, lessons: list[list[Lesson]]) -> None:
        values = mind.values
        if mind.field.pieces == 1:
            values = mind.last_values
        self.outlook.look(mind.field, values, mover)
        facts = [self.outlook.left, mind.doubt]
        for seat in range(self.setup.players):
            hope = self.outlook.hopes[seat]
            facts.append(hope + mind.gained[seat])
            self.outlook.note_features(mind.field, values, seat, mover)
            lessons[seat].append(Lesson(self.outlook.features, hope))
        self.course.append(facts)

    def learn(self, lessons: list[Lesson], rate: float) -> None:
        """From the last position back to the first, so that each is taught by what came after it."""
        came = 0.0
        foreseen = 0.0
        for lesson in reversed(lessons):
            came = lesson.gain + EAGERNESS * (PATIENCE * came + (1.0 - PATIENCE) * foreseen)
            foreseen = lesson.hope
            # Hoped with the weights as they are by now: neighbouring positions are much alike, and teach the same.
            hope = 0.0
            square = SLOWNESS
            for i in range(len(lesson.places)):
                hope += self.outlook.weights[lesson.places[i]] * lesson.amounts[i]
                square += lesson.amounts[i] * lesson.amounts[i]
            surprise = came - hope
            for i in range(len(lesson.places)):
                self.outlook.weights[lesson.places[i]] += rate * surprise * lesson.amounts[i] / square


def pay_bonus(mind: Mind, owner: i64) -> None:
    """Whoever has the last piece takes one more from the richest of the others."""
    if owner == NOBODY:
        return
    richest: i64 = NOBODY
    for seat in range(mind.players):
        if seat != owner and (richest == NOBODY or mind.gained[seat] > mind.gained[richest]):
            richest = seat
    bonus = min(mind.bonus, mind.gained[richest])
    mind.gained[owner] += bonus
    mind.gained[richest] -= bonus
