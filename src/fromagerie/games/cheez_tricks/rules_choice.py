"""A choice of a card as everybody at the table sees it, and what each card a player may hold looks like in it."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.bits import bit, count, highest, lowest
from fromagerie.games.cheez_tricks.rules_cats import cards_of_variety

# What is told of a card: see `Choice.look`.
LOOKS: Final = 18
# How often somebody who holds a card that beats another one, or a trump, plays it.
FOLLOWER_BEATS: Final = 0.8
TRUMP_BEATS: Final = 0.25
# No card is liked, or disliked, more than this: odds stay numbers one can divide by.
MOST_LIKED: Final = 30.0


class Choice:
    """Whose choice it is and what lies on the table. Good for whatever cards the chooser holds.

    `tastes` says how much the chooser likes each thing that can be told of a card.
    """

    def __init__(self, seat: i64, trump: i64, values: i64, tastes: vec[float]) -> None:
        self.seat = seat
        self.trump = trump
        self.values = values
        self.tastes = tastes
        self.card: i64 = 0  # what was played
        self.leads = True
        self.led: i64 = 0
        self.best: i64 = 0  # the best card so far
        self.to_come: i64 = 0  # how many play after this one
        self.held: i64 = 0  # the cards each of them holds
        self.gone: i64 = 0  # all cards laid this round
        self.pounced_on: i64 = 0  # cards that siamese cats wait for
        self.counted = vec[i64]()  # for each cat that counts cards, which ones
        self.seen = vec[float]([0.0] * LOOKS)

    def open_to(self, hand: i64) -> i64:
        """The cards of a hand that may be played."""
        if self.leads:
            return hand
        following = hand & cards_of_variety(self.led)
        if following:
            return following
        return hand

    def appeal(self, card: i64, hand: i64) -> float:
        """How much somebody with this hand would like to play this card; only ever compared with other cards."""
        self.look(card, hand)
        liked = 0.0
        for thing in range(i64(LOOKS)):
            liked += self.seen[thing] * self.tastes[thing]
        return exp(max(-MOST_LIKED, min(MOST_LIKED, liked)))

    def look(self, card: i64, hand: i64) -> None:
        """What there is to tell of a card of this hand, into `seen`."""
        seen = self.seen
        variety = card & 3
        suit = cards_of_variety(variety)
        lower = bit(card) - 1
        mine = hand & suit
        unseen = bit(4 * self.values) - 1 & ~self.gone & ~hand
        above = count(unseen & suit & ~lower)
        below = count(unseen & suit & lower)
        trumps: i64 = 0
        if variety != self.trump:
            trumps = count(unseen & cards_of_variety(self.trump))
        takes = self.leads or self.beats(card)
        odds = 0.0
        sure = 0.0
        if takes:
            odds = 1.0
            if self.to_come == 0 or above + trumps == 0:
                sure = 1.0
            else:
                rivals = FOLLOWER_BEATS * float(above) + TRUMP_BEATS * float(trumps)
                odds = exp(-rivals * float(self.to_come * self.held) / float(count(unseen) + 1))
        height = float(card >> 2) / float(self.values)
        counted = 0.0
        for cards in self.counted:
            if cards & bit(card):
                counted += 1.0
        pounced_on = 0.0
        if self.pounced_on & bit(card):
            pounced_on = 1.0
        seen[0] = yes(takes)
        seen[1] = odds
        seen[2] = sure
        seen[3] = height
        seen[4] = height * odds
        seen[5] = height * height
        seen[6] = yes(variety == self.trump)
        seen[7] = yes(not self.leads and variety != self.led and variety != self.trump)
        seen[8] = yes(mine & lower == 0)
        seen[9] = yes(highest(mine) == card)
        seen[10] = float(count(mine)) / 4.0
        seen[11] = yes(count(mine) == 1)
        seen[12] = float(above) / 5.0
        seen[13] = float(below) / 5.0
        seen[14] = pounced_on
        seen[15] = pounced_on * odds
        seen[16] = counted
        seen[17] = counted * odds

    def beats(self, card: i64) -> bool:
        if card & 3 == self.best & 3:
            return card > self.best
        return card & 3 == self.trump

    def likelihood(self, hand: i64) -> float:
        """How likely somebody with this hand, the played card in it, would have played just that."""
        total = 0.0
        played = 0.0
        rest = self.open_to(hand)
        while rest:
            card = lowest(rest)
            rest ^= bit(card)
            appeal = self.appeal(card, hand)
            total += appeal
            if card == self.card:
                played = appeal
        return played / total


def yes(true: bool) -> float:
    if true:
        return 1.0
    return 0.0
