"""A choice of a card as everybody at the table sees it, and the features of each card a player may hold in it."""

# compiled with mypyc

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.bits import bit, count, highest, lowest
from fromagerie.games.cheez_tricks.rules_cats import cards_of_variety

# How many features a card has: see `Choice.extract_features`.
CARD_FEATURES: Final = 18
# How often somebody who holds a card that beats another one, or a trump, plays it.
FOLLOWER_BEATS: Final = 0.8
TRUMP_BEATS: Final = 0.25
# No score is further from 0: odds stay numbers one can divide by.
HIGHEST_SCORE: Final = 30.0


class Choice:
    """Whose choice it is and what lies on the table. Good for whatever cards the chooser holds.

    `weights`: how much each feature of a card counts for the chooser.
    """

    def __init__(self, seat: i64, trump: i64, values: i64, weights: vec[float]) -> None:
        self.seat = seat
        self.trump = trump
        self.values = values
        self.weights = weights
        self.card: i64 = 0  # what was played
        self.leads = True
        self.led: i64 = 0
        self.best: i64 = 0  # the best card so far
        self.to_come: i64 = 0  # how many play after this one
        self.held: i64 = 0  # the cards each of them holds
        self.gone: i64 = 0  # all cards laid this round
        self.pounced_on: i64 = 0  # cards that siamese cats wait for
        self.counted = vec[i64]()  # for each cat that counts cards, which ones
        self.features = vec[float]([0.0] * CARD_FEATURES)

    def open_to(self, hand: i64) -> i64:
        """The cards of a hand that may be played."""
        if self.leads:
            return hand
        following = hand & cards_of_variety(self.led)
        if following:
            return following
        return hand

    def score(self, card: i64, hand: i64) -> float:
        """How readily somebody with this hand plays this card: odds, only ever compared with those of other cards."""
        self.extract_features(card, hand)
        total = 0.0
        for place in range(i64(CARD_FEATURES)):
            total += self.features[place] * self.weights[place]
        return exp(max(-HIGHEST_SCORE, min(HIGHEST_SCORE, total)))

    def extract_features(self, card: i64, hand: i64) -> None:
        """The features of a card of this hand, into `features`."""
        features = self.features
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
        features[0] = yes(takes)
        features[1] = odds
        features[2] = sure
        features[3] = height
        features[4] = height * odds
        features[5] = height * height
        features[6] = yes(variety == self.trump)
        features[7] = yes(not self.leads and variety != self.led and variety != self.trump)
        features[8] = yes(mine & lower == 0)
        features[9] = yes(highest(mine) == card)
        features[10] = float(count(mine)) / 4.0
        features[11] = yes(count(mine) == 1)
        features[12] = float(above) / 5.0
        features[13] = float(below) / 5.0
        features[14] = pounced_on
        features[15] = pounced_on * odds
        features[16] = counted
        features[17] = counted * odds

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
            score = self.score(card, hand)
            total += score
            if card == self.card:
                played = score
        return played / total


def yes(true: bool) -> float:
    if true:
        return 1.0
    return 0.0
