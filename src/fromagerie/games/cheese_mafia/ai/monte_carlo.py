"""Looking ahead in Cheese Mafia: every answer is tried in many worlds, each played on to the end of the round.

A round is over in two or three turns of each, so no tree is grown: all answers meet the same worlds and the same luck,
and the hopeless ones are dropped on the way. Worlds are dealt from what the seat knows: cards it saw are in the hands
they can be in, and hands that had many turns to get low are low.
"""

# compiled with mypyc

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.dealer import Dealer, SeededDealer
from fromagerie.games.cheese_mafia.ai.policy import best_action
from fromagerie.games.cheese_mafia.ai.score_value import ScoreValue
from fromagerie.games.cheese_mafia.ai.self_play import play_round
from fromagerie.games.cheese_mafia.ai.tastes import Tastes
from fromagerie.games.cheese_mafia.rules import CheeseMafia
from fromagerie.games.cheese_mafia.rules_cards import holds, put, size
from fromagerie.games.cheese_mafia.rules_legal import CARD, all_choose
from fromagerie.games.cheese_mafia.rules_redeal import cards_not_placed
from fromagerie.games.cheese_mafia.rules_reveal import total_of

# One choice in so many is any at all: people are not that predictable.
NOISE: Final = 20
# One card in so many is not where it was last seen going: another like it may have been played.
DOUBT: Final = 10
# Worlds are drawn in threes for each that is played, the likelier kept.
DRAWN: Final = 3
# Turns after which a hand does not get any lower.
SETTLED: Final = 5
# After so many worlds an answer may be dropped, if it is behind by so many standard errors.
TRIED: Final = 24
BEHIND: Final = 3.0
LUCK: Final = 1 << 30


# What a claim says of a hand.
UNDER: Final = 0
AT_LEAST: Final = 1
HOLDS: Final = 2


class Claim:
    """Something that was said of a hand, and how likely it is true by who said it."""

    def __init__(self, about: i64, says: i64, number: i64, belief: float) -> None:
        """`number`: a total, or the kind of a card."""
        self.about = about
        self.says = says
        self.number = number
        self.belief = belief


class Lookout:
    """One decision being thought about."""

    def __init__(self, root: CheeseMafia, seat: i64, tastes: Tastes, value: ScoreValue, lowness: float) -> None:
        """`lowness`: by how much a hand that counts a point more is less likely, for each turn it had."""
        self.root = root
        self.seat = seat
        self.tastes = tastes
        self.value = value
        self.lowness = lowness
        self.kinds: list[int] = []  # cards that were seen ...
        self.holders: list[list[int]] = []  # ... and the hands each may be in
        self.claims: list[Claim] = []
        self.actions = vec[i64](root.legal_actions(seat))
        self.sums = vec[float]([0.0] * len(self.actions))
        self.squares = vec[float]([0.0] * len(self.actions))
        self.visits = vec[i64]([0] * len(self.actions))
        self.dropped = vec[i64]([0] * len(self.actions))

    def run(self, worlds: i64, dealer: Dealer) -> None:
        """Try every answer in that many worlds, hopeless ones in fewer."""
        done: i64 = 0
        for world in self.likely_worlds(worlds, dealer):
            luck = int(dealer.below(LUCK))
            self.try_all(world, luck)
            done += 1
            if done % TRIED == 0 and self.drop_hopeless() == 1:
                return

    def try_all(self, world: CheeseMafia, luck: int) -> None:
        place: i64 = 0
        while place < len(self.actions):
            if not self.dropped[place]:
                state = world.clone()
                dealer = SeededDealer(luck)
                state.apply(self.seat, self.actions[place], dealer)
                if state.round == world.round:
                    play_round(state, self.tastes, NOISE, dealer)
                share = self.value.share(state, self.seat)
                self.sums[place] += share
                self.squares[place] += share * share
                self.visits[place] += 1
            place += 1

    def drop_hopeless(self) -> i64:
        """Returns how many answers are still in."""
        left: i64 = 1
        best: i64 = self.favourite()
        top = self.mean(best)
        place: i64 = 0
        while place < len(self.actions):
            if place != best and not self.dropped[place]:
                error = sqrt((self.variance(best) + self.variance(place)) / float(self.visits[place]))
                if self.mean(place) < top - BEHIND * error:
                    self.dropped[place] = 1
                else:
                    left += 1
            place += 1
        return left

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

    def variance(self, place: i64) -> float:
        mean = self.mean(place)
        return max(0.0, self.squares[place] / float(max(1, self.visits[place])) - mean * mean)

    def root_stats(self) -> list[tuple[int, int, float]]:
        """For each answer: in how many worlds it was tried, and the mean share of the win with it."""
        places = range(len(self.actions))
        return [(int(self.actions[place]), int(self.visits[place]), self.mean(place)) for place in places]

    # Worlds

    def likely_worlds(self, n: i64, dealer: Dealer) -> list[CheeseMafia]:
        """Worlds this seat could be in; of those drawn, each is kept about as often as it deserves."""
        drawn: list[CheeseMafia] = []
        weights: list[float] = []
        total = 0.0
        for _ in range(n * DRAWN):
            world = self.imagine(dealer)
            weight = self.likelihood(world)
            drawn.append(world)
            weights.append(weight)
            total += weight
        step = total / float(n)
        peg = step * float(dealer.below(LUCK)) / float(LUCK)
        reached = 0.0
        kept: list[CheeseMafia] = []
        for place in range(len(drawn)):
            reached += weights[place]
            while peg < reached and len(kept) < n:
                kept.append(drawn[place])
                peg += step
        return kept

    def imagine(self, dealer: Dealer) -> CheeseMafia:
        world = self.root.clone()
        row = self.seat * world.players
        self.place_traces(world, dealer)
        world.redeal(int(self.seat), dealer)
        for other in range(world.players):
            world.known[row + other] = self.root.known[row + other]
        if all_choose(world):
            for other in range(world.players):
                if other != self.seat and world.sealed[other]:
                    world.sealed[other] = 0
                    world.sealed[other] = 1 + best_action(world, other, self.tastes) - CARD
        return world

    def place_traces(self, world: CheeseMafia, dealer: Dealer) -> None:
        """Put each card that was seen into one of the hands it may be in, as if it was known to be there."""
        if not self.kinds:
            return
        unseen = cards_not_placed(world, self.seat)
        row = self.seat * world.players
        for trace in range(len(self.kinds)):
            kind: i64 = self.kinds[trace]
            hands = self.holders[trace]
            holder: i64 = hands[dealer.below(len(hands))]
            full = size(world.known[row + holder]) >= world.hand_size(holder)
            # What a search told everybody of a hand narrows it down already.
            if dealer.below(DOUBT) and unseen[kind] > 0 and not full and not world.found[holder]:
                world.known[row + holder] = put(world.known[row + holder], kind)
                unseen[kind] -= 1

    def likelihood(self, world: CheeseMafia) -> float:
        """The more turns a hand had, the lower it is; and what people say of it is not all lies."""
        burden = 0.0
        for other in range(world.players):
            if other != self.seat:
                turns = min(world.turns[other], SETTLED)
                burden += float(turns) * float(total_of(world, world.hands[other]))
        weight = exp(-self.lowness * burden)
        for claim in self.claims:
            if is_so(world, claim):
                weight *= claim.belief
            else:
                weight *= 1.0 - claim.belief
        return weight


def is_so(world: CheeseMafia, claim: Claim) -> bool:
    if claim.says == HOLDS:
        return holds(world.hands[claim.about], claim.number)
    total = total_of(world, world.hands[claim.about])
    if claim.says == UNDER:
        return total < claim.number
    return total >= claim.number


def chance_to_expose(lookout: Lookout, worlds: i64, dealer: Dealer) -> float:
    """In how many of the likely worlds one's total is below every other one now."""
    fine: i64 = 0
    kept = lookout.likely_worlds(worlds, dealer)
    for world in kept:
        mine = total_of(world, world.hands[lookout.seat])
        lowest = True
        for other in range(world.players):
            if other != lookout.seat and total_of(world, world.hands[other]) <= mine:
                lowest = False
        if lowest:
            fine += 1
    return float(fine) / float(max(1, len(kept)))
