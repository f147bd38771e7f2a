"""`greedy` of Cheese Master inside the core: counts like a person (bots.py says how), in the same time."""

# compiled with mypyc

import math

from mypy_extensions import i64

from fromagerie.engine.bits import bit, members_of
from fromagerie.engine.dealer import Dealer, fraction
from fromagerie.engine.light import Light
from fromagerie.engine.state import State
from fromagerie.games.cheese_master.ai.bots import AGAIN, PRACTISED, QUICKEST, SPREAD, STANDING, TAIL
from fromagerie.games.cheese_master.model import ROLLS
from fromagerie.games.cheese_master.rules import ANSWERS, NAME, ROLL, WHEEL, CheeseMaster
from fromagerie.games.cheese_master.rules_dice import CHEESE, HIGHEST_PLATE, Tally
from fromagerie.games.cheese_master.rules_table import NAMING, NO_PLATE, ROLLING


class LightGreedy(Light):
    def __init__(self) -> None:
        self.base = float(PRACTISED.base)
        self.step = float(PRACTISED.step)
        self.slip = PRACTISED.slip
        self.slip_a_step = PRACTISED.slip_a_step
        self.hand = float(PRACTISED.hand)

    def choose(self, state: State, seat: i64, dealer: Dealer) -> i64:
        assert isinstance(state, CheeseMaster)
        if state.phase == ROLLING:
            return ROLL
        if state.phase == NAMING:
            return name_roller(state, seat, dealer)
        first = state.rolls % ROLLS * ANSWERS
        if state.plates[seat] != NO_PLATE:
            return first + WHEEL
        return first + self.count(state, dealer)

    def count(self, state: CheeseMaster, dealer: Dealer) -> i64:
        """The right plate, or after a slip the one beside it."""
        tally = state.tally()
        right = tally.plate()
        steps = steps_of(state, tally)
        slip = self.slip + self.slip_a_step * float(steps)
        if self.counts_again(state, steps):
            slip *= STANDING
        if fraction(dealer) >= slip:
            return right
        beside: list[int] = []
        if right > 0:
            beside.append(int(right - 1))
        if right < HIGHEST_PLATE:
            beside.append(int(right + 1))
        return beside[dealer.below(len(beside))]

    def counts_again(self, state: CheeseMaster, steps: i64) -> bool:
        last = 1.0 / float(state.wheels_left() + 1)
        return 1.0 - (self.slip + self.slip_a_step * float(steps)) <= 1.0 - last / 2.0

    def reaction(self, state: State, seat: i64, action: i64, dealer: Dealer) -> i64:
        assert isinstance(state, CheeseMaster)
        if action >= ROLL:
            return 1000
        if action % ANSWERS == WHEEL:
            return ex_gaussian(self.hand, dealer)
        steps = steps_of(state, state.tally())
        mean = self.base + self.step * float(steps)
        if self.counts_again(state, steps):
            mean = mean * (1.0 + AGAIN)
        return max(i64(QUICKEST), ex_gaussian(mean, dealer))


def name_roller(state: CheeseMaster, seat: i64, dealer: Dealer) -> i64:
    """Itself if it can, else anybody."""
    if state.living & bit(seat):
        return NAME + seat
    living = members_of(state.living)
    return NAME + living[dealer.below(len(living))]


def steps_of(state: CheeseMaster, tally: Tally) -> i64:
    """How much there is to count: every die that adds or takes, and every animal chased off on the way."""
    if tally.innkeepers == 0:
        return len(state.faces) + tally.cats - tally.cats_left() + tally.mice - tally.mice_left()
    steps = 1 + tally.kings
    for face in state.faces:
        if state.setup.faces[face].kind == CHEESE:
            steps += 1
    return steps


def ex_gaussian(mean: float, dealer: Dealer) -> i64:
    """Milliseconds from a bell curve plus an exponential tail, with this mean."""
    bell = 0.0
    draws: i64 = 12
    while draws > 0:
        bell += fraction(dealer)
        draws -= 1
    bell -= 6.0
    tail = -math.log(1.0 - fraction(dealer))
    return max(1, round(mean * (1.0 - TAIL + SPREAD * bell + TAIL * tail)))


BOTS = {"greedy": LightGreedy}
