"""Looking ahead in Cheese Mafia: every answer is tried in many worlds, each played on to the end of the round.

A round is over in two or three turns of each, so no tree is grown: all answers meet the same worlds and the same luck,
and the hopeless ones are dropped on the way.
"""

# compiled with mypyc

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.dealer import Dealer, SeededDealer, fraction
from fromagerie.engine.state import NOBODY
from fromagerie.games.cheese_mafia.ai.policy import best_action
from fromagerie.games.cheese_mafia.ai.score_value import ScoreValue
from fromagerie.games.cheese_mafia.ai.tastes import Tastes
from fromagerie.games.cheese_mafia.ai.worlds import LUCK, Worlds
from fromagerie.games.cheese_mafia.rules import CheeseMafia
from fromagerie.games.cheese_mafia.rules_table import TURN

# One choice in so many is any at all: people are not that predictable.
NOISE: Final = 20
# After every so many worlds an answer may be dropped, if it is behind by so many standard errors.
TRIED: Final = 30
BEHIND: Final = 2.2
# More turns than a round has.
TURNS: Final = 1 << 10


class Lookout:
    """One decision being thought about."""

    def __init__(self, worlds: Worlds, own: Tastes, plain: Tastes, odds: list[float], value: ScoreValue) -> None:
        """`odds`: how likely each of the others plays plainly, and not by one's own tastes."""
        self.worlds = worlds
        self.seat = worlds.seat
        self.own = own
        self.plain = plain
        self.odds = odds
        self.value = value
        self.noise: i64 = NOISE
        self.behind = BEHIND
        self.actions = vec[i64](worlds.root.legal_actions(worlds.seat))
        answers = len(self.actions)
        self.shares = vec[float]([0.0] * answers)  # in the world at hand
        self.sums = vec[float]([0.0] * answers)
        self.products = vec[float]([0.0] * (answers * answers))  # of the shares of each two answers
        self.visits = vec[i64]([0] * answers)
        self.dropped = vec[i64]([0] * answers)

    def run(self, n: i64, dealer: Dealer) -> None:
        """Try every answer in that many worlds, hopeless ones in fewer."""
        while n > 0:
            for world in self.worlds.draw(min(n, TRIED), dealer):
                self.try_all(world, dealer.below(LUCK))
            n -= TRIED
            if self.drop_hopeless() == 1:
                return

    def try_all(self, world: CheeseMafia, luck: i64) -> None:
        tastes: list[Tastes] = []
        kinds = SeededDealer(int(luck))
        for other in range(world.players):
            plain = fraction(kinds) < self.odds[other] and other != self.seat
            tastes.append(self.plain if plain else self.own)
        place: i64 = 0
        while place < len(self.actions):
            if not self.dropped[place]:
                state = world.clone()
                dealer = SeededDealer(int(luck))
                state.apply(self.seat, self.actions[place], dealer)
                if state.round == world.round:
                    play_on(state, tastes, self.noise, luck, dealer)
                self.shares[place] = self.value.share(state, self.seat)
            place += 1
        self.add_up()

    def add_up(self) -> None:
        answers: i64 = len(self.actions)
        place: i64 = 0
        while place < answers:
            if not self.dropped[place]:
                share = self.shares[place]
                self.sums[place] += share
                self.visits[place] += 1
                other: i64 = 0
                while other < answers:
                    self.products[place * answers + other] += share * self.shares[other]
                    other += 1
            place += 1

    def drop_hopeless(self) -> i64:
        """Returns how many answers are still in."""
        left: i64 = 1
        best: i64 = self.favourite()
        place: i64 = 0
        while place < len(self.actions):
            if place != best and not self.dropped[place]:
                gap = self.mean(best) - self.mean(place)
                if gap > self.behind * self.error(best, place):
                    self.dropped[place] = 1
                else:
                    left += 1
            place += 1
        return left

    def error(self, one: i64, other: i64) -> float:
        """The standard error of the difference between two answers that are still in: they met the same worlds."""
        answers: i64 = len(self.actions)
        n = float(self.visits[one])
        squares = self.products[one * answers + one] + self.products[other * answers + other]
        gap = self.mean(one) - self.mean(other)
        variance = (squares - 2.0 * self.products[one * answers + other]) / n - gap * gap
        return sqrt(max(0.0, variance) / n)

    def favourite(self) -> i64:
        """The place of the best answer that is still in."""
        best: i64 = -1
        place: i64 = 0
        while place < len(self.actions):
            if not self.dropped[place] and (best < 0 or self.mean(place) > self.mean(best)):
                best = place
            place += 1
        return best

    def mean(self, place: i64) -> float:
        return self.sums[place] / float(max(1, self.visits[place]))

    def root_stats(self) -> list[tuple[int, int, float]]:
        """For each answer: in how many worlds it was tried, and the mean share of the win with it."""
        places = range(len(self.actions))
        return [(int(self.actions[place]), int(self.visits[place]), self.mean(place)) for place in places]


def play_on(state: CheeseMafia, tastes: list[Tastes], noise: i64, luck: i64, dealer: Dealer) -> None:
    """Play on to the end of the round, each seat by its tastes; one choice in `noise` is any legal one (0: none).

    Every turn has luck of its own, whatever was decided before: so two answers meet the same cards again after a turn
    that they made different, and what tells them apart is not luck.
    """
    began = state.round
    lucky: i64 = -1  # the turn that the luck at hand is for; an extra turn goes on with it
    seat = state.next_seat()
    while seat != NOBODY and state.round == began:
        if state.phase == TURN:
            turn = state.turns[seat] * state.players + seat
            if turn != lucky:
                lucky = turn
                dealer = SeededDealer(int(luck * TURNS + turn))
        # Exposing is nothing that happens to people.
        if noise > 0 and state.phase != TURN and dealer.below(noise) == 0:
            action = state.random_action(seat, dealer)
        else:
            action = best_action(state, seat, tastes[seat])
        state.apply(seat, action, dealer)
        seat = state.next_seat()
