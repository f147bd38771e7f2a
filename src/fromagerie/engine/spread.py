"""Deal unknown cards into the places that may hold them, every possible deal equally likely.

A player void in Brie cannot hold Brie, a card that never fell cannot lie in a pile of won tricks: each group of cards
has its own places. Counting the deals exactly, group by group and place by place, tells how likely each split is;
within a split, which cards go where is a plain shuffle.
"""

# compiled with mypyc

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.bits import bit, count, nth
from fromagerie.engine.dealer import Dealer, fraction

# Room left in each place, six bits a place.
DIGIT: Final = 6
DIGIT_MASK: Final = 63


class Spread:
    """All the ways to deal groups of cards into places with limited room.

    It depends only on what is known, never on a true deal, so clones of a state share one.
    """

    def __init__(self, groups: list[int], allowed: list[int], room: list[int]) -> None:
        """groups: sets of cards; allowed: the set of places that may hold each group; room: cards each place takes."""
        self.groups = vec[i64](groups)
        self.all_room = room
        self.alike: list[list[int]] = []  # places that may hold the same groups are counted as one
        self.allowed = vec[i64]([0] * len(groups))
        self.places: i64 = 0
        self.room: i64 = 0
        cards: i64 = 0
        for group in groups:
            cards += count(group)
        # Where some room stays empty, how much of it is in which of two places alike would matter.
        self.full: bool = cards == sum(room)
        for place in range(len(room)):
            self.put_with_its_like(place, allowed)
        self.known: dict[int, float] = {}

    def put_with_its_like(self, place: int, allowed: list[int]) -> None:
        for kind in range(len(self.alike)):
            if self.full and holds(self.alike[kind][0], allowed) == holds(place, allowed):
                self.alike[kind].append(place)
                self.room += self.all_room[place] << (DIGIT * kind)
                return
        self.alike.append([place])
        self.room += self.all_room[place] << (DIGIT * self.places)
        for group in range(len(allowed)):
            if allowed[group] & bit(place):
                self.allowed[group] |= bit(self.places)
        self.places += 1

    def ways(self) -> float:
        """How many deals there are; exact up to 2**53."""
        ways = self.count_from(0, 0, self.size(0), self.room)
        for kind in range(len(self.alike)):
            cards: i64 = 0
            for place in self.alike[kind]:
                cards += self.all_room[place]
                ways *= choose(cards, self.all_room[place]) if len(self.alike[kind]) > 1 else 1.0
        return ways

    def size(self, group: i64) -> i64:
        if group == len(self.groups):
            return 0
        return count(self.groups[group])

    def count_from(self, group: i64, place: i64, left: i64, room: i64) -> float:
        """The ways to seat what is left of this group from this place on, and then all later groups."""
        if group == len(self.groups):
            return 1.0
        if place == self.places:
            if left:
                return 0.0
            return self.count_from(group + 1, 0, self.size(group + 1), room)
        if not self.allowed[group] & bit(place):
            return self.count_from(group, place + 1, left, room)
        key = ((room << 6 | left) << 3 | place) << 4 | group
        if key in self.known:
            return self.known[key]
        total = 0.0
        most = min(left, room >> (DIGIT * place) & DIGIT_MASK)
        taken: i64 = 0
        if self.allowed[group] >> (place + 1) == 0:
            # No other place can hold the rest.
            taken = left
        while taken <= most:
            total += self.split(group, place, left, room, taken)
            taken += 1
        self.known[key] = total
        return total

    def split(self, group: i64, place: i64, left: i64, room: i64, taken: i64) -> float:
        """The ways in which this place takes this many of what is left of the group."""
        rest = self.count_from(group, place + 1, left - taken, room - (taken << (DIGIT * place)))
        return choose(left, taken) * rest

    def deal(self, dealer: Dealer) -> list[int]:
        """One deal: the set of cards in each place."""
        kinds: list[int] = [0] * self.places
        room = self.room
        group: i64 = 0
        while group < len(self.groups):
            cards = self.groups[group]
            place: i64 = 0
            while cards:
                if place == self.places:
                    raise ValueError("no deal fits what is known")
                if self.allowed[group] & bit(place):
                    taken = self.pick_split(group, place, count(cards), room, dealer)
                    room -= taken << (DIGIT * place)
                    hand = some_of(cards, taken, dealer)
                    cards ^= hand
                    kinds[place] |= hand
                place += 1
            group += 1
        return self.part(kinds, dealer)

    def part(self, kinds: list[int], dealer: Dealer) -> list[int]:
        """Part what was dealt to places alike among them."""
        places: list[int] = [0] * len(self.all_room)
        for kind in range(len(kinds)):
            cards: i64 = kinds[kind]
            for place in self.alike[kind]:
                hand = cards
                if len(self.alike[kind]) > 1:
                    hand = some_of(cards, self.all_room[place], dealer)
                cards ^= hand
                places[place] = int(hand)
        return places

    def pick_split(self, group: i64, place: i64, left: i64, room: i64, dealer: Dealer) -> i64:
        """How many of what is left of the group this place takes, by the number of deals in which it does."""
        ticket = fraction(dealer) * self.count_from(group, place, left, room)
        taken: i64 = 0
        likely: i64 = 0
        most = min(left, room >> (DIGIT * place) & DIGIT_MASK)
        while taken <= most:
            weight = self.split(group, place, left, room, taken)
            if weight > 0.0:
                likely = taken
                ticket -= weight
                if ticket < 0.0:
                    return taken
            taken += 1
        # Rounding can leave a crumb of the ticket; it belongs to the last split that is possible.
        return likely


def holds(place: int, allowed: list[int]) -> i64:
    """The set of groups that this place may hold."""
    groups: i64 = 0
    for group in range(len(allowed)):
        if allowed[group] & bit(place):
            groups |= bit(group)
    return groups


def choose(n: i64, k: i64) -> float:
    """The number of ways to choose k of n."""
    ways = 1.0
    i: i64 = 0
    while i < k:
        ways = ways * float(n - i) / float(i + 1)
        i += 1
    return ways


def some_of(cards: i64, n: i64, dealer: Dealer) -> i64:
    """n of these cards, every choice equally likely."""
    chosen: i64 = 0
    left = count(cards)
    if n == left:
        return cards
    while n > 0:
        card = bit(nth(cards, dealer.below(left)))
        cards ^= card
        chosen |= card
        left -= 1
        n -= 1
    return chosen
