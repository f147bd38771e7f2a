"""Players with opinions about Cheese Master: how long a person takes to count, and how often it goes wrong.

Response times are ex-Gaussian, as people's are: a bell curve with a long tail of slow answers. Counting takes longer,
and goes wrong more often, the more dice there are to add up and the more animals chase each other off. Nobody answers
in less than 600 ms.
"""

import functools
import math
from typing import Any, Final, NamedTuple

from fromagerie.engine.bot import Bot, BotMaker, Reason
from fromagerie.engine.dealer import Dealer, fraction
from fromagerie.engine.model import Event, Seat
from fromagerie.games.cheese_master.box import make_face
from fromagerie.games.cheese_master.model import ACTIONS, NameRoller, Plate, PlatePut, Roll, Wheel
from fromagerie.games.cheese_master.rules_dice import HIGHEST_PLATE, Tally
from fromagerie.games.cheese_master.view import CheeseMasterView

QUICKEST: Final = 600  # ms from a roll to a plate: less is not human


class Level(NamedTuple):
    """How good a person is at it: milliseconds and chances of a slip, to begin with and for every step of the count."""

    base: int
    step: int
    slip: float
    slip_a_step: float
    hand: int  # from the plate to the wheel


# A practised adult: three yellow dice in some two and a half seconds, one slip in twenty counts.
PRACTISED: Final = Level(base=900, step=450, slip=0.01, slip_a_step=0.01, hand=350)
# From a child who is still learning the dice to somebody who has played all winter.
LEVELS: Final = {
    "curd": Level(base=1210, step=605, slip=0.02, slip_a_step=0.02, hand=470),
    "fresh": Level(base=1100, step=550, slip=0.018, slip_a_step=0.017, hand=430),
    "ripe": Level(base=1000, step=500, slip=0.015, slip_a_step=0.014, hand=390),
    "aged": Level(base=910, step=455, slip=0.012, slip_a_step=0.011, hand=355),
    "vintage": Level(base=825, step=412, slip=0.01, slip_a_step=0.009, hand=320),
}
# Counting again takes this part of the first count, and leaves this part of the slips standing.
AGAIN: Final = 0.6
STANDING: Final = 0.3
# The spread of a response time and its tail, as parts of its mean.
SPREAD: Final = 0.12
TAIL: Final = 0.2


class Greedy(Bot):
    """Counts like a person, and counts again when a wrong plate is the greater danger.

    A wrong plate costs two points, being last costs one. With a chance p of being right and a chance q of being last,
    it covers its first count if 2 (1 - p) < q, that is if p > 1 - q/2, and else counts twice.
    """

    def __init__(self, game: Any, seat: Seat, level: Level = PRACTISED) -> None:
        super().__init__(game, seat)
        self.level = level

    def choose(self, view: CheeseMasterView, legal: list[int], dealer: Dealer) -> int:
        match ACTIONS[legal[0]]:
            case Roll():
                return legal[0]
            case NameRoller():
                return self.name_roller(view, legal, dealer)
        if view.plates[self.seat] is not None:
            return legal[-1]
        answer = self.count(view, dealer)
        return next(number for number in legal if is_plate(number, answer))

    def reason(self, seen: CheeseMasterView, heard: list[Event]) -> Reason:
        if not any(isinstance(event, PlatePut) for event in heard):
            return super().reason(seen, heard)
        again = self.counts_again(seen)
        return Reason("why-counted-again" if again else "why-counted", {"steps": steps_of(seen)})

    def name_roller(self, view: CheeseMasterView, legal: list[int], dealer: Dealer) -> int:
        """Whoever holds the dice is ready for them: itself if it can, else anybody."""
        own = [number for number in legal if ACTIONS[number] == NameRoller(self.seat)]
        return own[0] if own else legal[dealer.below(len(legal))]

    def count(self, view: CheeseMasterView, dealer: Dealer) -> int:
        """The right plate, or after a slip the one beside it."""
        right = Tally([make_face(die.face) for die in view.dice if die.face]).plate()
        if fraction(dealer) >= self.chance_of_slip(view):
            return right
        beside = [plate for plate in (right - 1, right + 1) if 0 <= plate <= HIGHEST_PLATE]
        return beside[dealer.below(len(beside))]

    def chance_of_slip(self, view: CheeseMasterView) -> float:
        slip = self.first_slip(view)
        return slip * STANDING if self.counts_again(view) else slip

    def first_slip(self, view: CheeseMasterView) -> float:
        return self.level.slip + self.level.slip_a_step * steps_of(view)

    def counts_again(self, view: CheeseMasterView) -> bool:
        """Of those still counting, one gets no wheel: as far as it can tell, any of them."""
        last = 1 / (view.wheels + 1)
        return 1 - self.first_slip(view) <= 1 - last / 2

    def reaction(self, view: CheeseMasterView, action: int, dealer: Dealer) -> int:
        match ACTIONS[action]:
            case Plate():
                mean = self.level.base + self.level.step * steps_of(view)
                return max(QUICKEST, ex_gaussian(mean * (1 + AGAIN) if self.counts_again(view) else mean, dealer))
            case Wheel():
                return ex_gaussian(self.level.hand, dealer)
        return 1000


def is_plate(number: int, answer: int) -> bool:
    action = ACTIONS[number]
    return isinstance(action, Plate) and action.answer == answer


def steps_of(view: CheeseMasterView) -> int:
    """How much there is to count: every die that adds or takes, and every animal chased off on the way."""
    faces = [make_face(die.face) for die in view.dice if die.face]
    tally = Tally(faces)
    if tally.innkeepers:
        # One look at the innkeeper, and the animals need not be counted at all.
        return 1 + tally.kings + sum(face.name.startswith("cheese") for face in faces)
    return len(faces) + tally.cats - tally.cats_left() + tally.mice - tally.mice_left()


def ex_gaussian(mean: float, dealer: Dealer) -> int:
    """Milliseconds from a bell curve plus an exponential tail, with this mean."""
    # Twelve even draws make a bell curve good enough, of mean 6 and spread 1.
    bell = sum(fraction(dealer) for _ in range(12)) - 6
    tail = -math.log(1 - fraction(dealer))
    return max(1, round(mean * (1 - TAIL + SPREAD * bell + TAIL * tail)))


BOTS: dict[str, BotMaker] = {
    "greedy": Greedy,
    **{name: functools.partial(Greedy, level=level) for name, level in LEVELS.items()},
}
