"""How hidden cards may lie in Cheese Mafia, as one seat has to imagine it.

Cards are dealt by how likely people hold them after so many turns, so nearly every world that is drawn is a likely one;
cards that were seen are in the hands they can be in, and what people say of their hands is believed as far as they are.
"""

# compiled with mypyc

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.dealer import Dealer
from fromagerie.games.cheese_mafia.ai.policy import best_action
from fromagerie.games.cheese_mafia.ai.tastes import Tastes
from fromagerie.games.cheese_mafia.rules import CheeseMafia
from fromagerie.games.cheese_mafia.rules_cards import holds, nth_card, put, size
from fromagerie.games.cheese_mafia.rules_legal import CARD, all_choose
from fromagerie.games.cheese_mafia.rules_redeal import cards_not_placed, fits, redeal_what_others_know
from fromagerie.games.cheese_mafia.rules_reveal import total_of
from fromagerie.games.cheese_mafia.talk import TOTALS

# One card in so many is not where it was last seen going: another like it may have been played.
DOUBT: Final = 10
# Worlds are drawn in twos for each that is wanted, and in fours where claims were heard; the likelier are kept.
DRAWN: Final = 2
HEARD: Final = 4
LUCK: Final = 1 << 30
# How often hands are dealt again that do not hold what a search found, before cards that were seen are forgotten.
TRIES: Final = 200
# Totals are told apart as far as words go.
BANDS: Final = list(TOTALS)


class Claim:
    """Something that was said of a hand, and how well it fits each hand by who said it."""

    def __init__(self, about: i64, of_card: bool, card: i64, likelihoods: list[float]) -> None:
        """`likelihoods`: by the band of the hand's total, or of a card for hands that lack it and that have it."""
        self.about = about
        self.of_card = of_card
        self.card = card
        self.likelihoods = likelihoods


class Worlds:
    """Everything one seat goes by when it imagines how hidden cards lie."""

    def __init__(self, root: CheeseMafia, seat: i64, tastes: Tastes, holding: list[list[float]]) -> None:
        """`holding`: by turns and kind of card, how much likelier than any other hand one with so many turns has it.

        As logarithms; the last row is for all later turns, and no row at all makes every deal as likely.
        """
        self.root = root
        self.seat = seat
        self.tastes = tastes
        self.kinds: list[int] = []  # cards that were seen ...
        self.holders: list[list[int]] = []  # ... and the hands each may be in
        self.claims: list[Claim] = []
        self.liking = vec[float]([1.0] * (root.players * root.setup.kinds))
        if holding:
            for other in range(root.players):
                row = holding[min(int(root.turns[other]), len(holding) - 1)]
                for kind in range(root.setup.kinds):
                    self.liking[other * root.setup.kinds + kind] = exp(row[kind])

    def draw(self, n: i64, dealer: Dealer) -> list[CheeseMafia]:
        """Worlds this seat could be in; of those imagined, each is kept about as often as it deserves."""
        drawn: list[CheeseMafia] = []
        weights: list[float] = []
        total = 0.0
        for _ in range(n * (HEARD if self.claims else DRAWN)):
            world = self.root.clone()
            weight = self.imagine(world, dealer)
            for claim in self.claims:
                weight *= likelihood(world, claim)
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

    def imagine(self, world: CheeseMafia, dealer: Dealer) -> float:
        """Deal what this seat cannot place; returns how much likelier that deal is than it was to come up."""
        row = self.seat * world.players
        self.place_traces(world, dealer)
        weight = self.deal_others(world, dealer)
        tries: i64 = 0
        while not fits(world, self.seat):
            tries += 1
            if tries == TRIES:
                # A card that was seen lies where a search shows that it cannot: only what is known counts now.
                for other in range(world.players):
                    world.known[row + other] = self.root.known[row + other]
            weight = self.deal_others(world, dealer)
        redeal_what_others_know(world, self.seat, dealer)
        for other in range(world.players):
            world.known[row + other] = self.root.known[row + other]
        if all_choose(world):
            for other in range(world.players):
                if other != self.seat and world.sealed[other]:
                    world.sealed[other] = 0
                    world.sealed[other] = 1 + best_action(world, other, self.tastes) - CARD
        return weight

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

    def deal_others(self, world: CheeseMafia, dealer: Dealer) -> float:
        """Each card goes to a hand that would have kept it, rather than to one that would not."""
        world.pile = cards_not_placed(world, self.seat)
        left: i64 = 0
        for copies in world.pile:
            left += copies
        weight = 1.0
        other: i64 = 0
        while other < world.players:
            if other != self.seat:
                world.hands[other] = world.known[self.seat * world.players + other]
                missing = world.hand_size(other) - size(world.hands[other])
                while missing > 0:
                    weight *= self.deal_one(world, other, dealer) / float(left)
                    left -= 1
                    missing -= 1
                if world.sealed[other]:
                    world.sealed[other] = 1 + nth_card(world.hands[other], dealer.below(world.hand_size(other)))
            other += 1
        return weight

    def deal_one(self, world: CheeseMafia, other: i64, dealer: Dealer) -> float:
        """One card of those left; returns how well all of them together would do in this hand."""
        kinds = world.setup.kinds
        row = other * kinds
        total = 0.0
        kind: i64 = 0
        while kind < kinds:
            total += float(world.pile[kind]) * self.liking[row + kind]
            kind += 1
        peg = total * float(dealer.below(LUCK)) / float(LUCK)
        card: i64 = -1
        kind = 0
        while kind < kinds:
            if world.pile[kind] > 0:
                card = kind
                peg -= float(world.pile[kind]) * self.liking[row + kind]
                if peg < 0.0:
                    break
            kind += 1
        world.pile[card] -= 1
        world.hands[other] = put(world.hands[other], card)
        return total


def likelihood(world: CheeseMafia, claim: Claim) -> float:
    hand = world.hands[claim.about]
    if claim.of_card:
        return claim.likelihoods[1 if holds(hand, claim.card) else 0]
    total = total_of(world, hand)
    band = 0
    for edge in BANDS:
        if total >= edge:
            band += 1
    return claim.likelihoods[band]


def chance_to_expose(worlds: Worlds, n: i64, dealer: Dealer) -> float:
    """In how many of the likely worlds one's total is below every other one now."""
    fine: i64 = 0
    kept = worlds.draw(n, dealer)
    for world in kept:
        mine = total_of(world, world.hands[worlds.seat])
        lowest = True
        for other in range(world.players):
            if other != worlds.seat and total_of(world, world.hands[other]) <= mine:
                lowest = False
        if lowest:
            fine += 1
    return float(fine) / float(max(1, len(kept)))
