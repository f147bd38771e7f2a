"""How people play Cheez-Tricks: how likely each card is in each context. Learnt from play (weights.json).

The context is what everybody can see of a player's choice: what the trick is worth, which cats would come with it, who
holds it now. How much each of these raises the score of each feature of a card is learnt. With it, bots play on with
some sense when they look ahead, and tell what somebody holds from what they played.
"""

# compiled with mypyc

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fromagerie.engine.bits import bit, count, lowest
from fromagerie.engine.dealer import Dealer
from fromagerie.games.cheez_tricks.ai.card_features import CARD_FEATURES, Choice
from fromagerie.games.cheez_tricks.ai.trick_value import round_worth
from fromagerie.games.cheez_tricks.rules_cats import CountingCat, SiameseCat, TuxedoCat
from fromagerie.games.cheez_tricks.rules_table import BaseState

# See `context_features`.
CONTEXT_FEATURES: Final = 16
# Leading, following, and playing last are learnt apart.
OCCASIONS: Final = 3
PARTS: Final = 1 << 30


def occasion(table: BaseState) -> i64:
    if table.cards_laid == 0:
        return 0
    if table.cards_laid < table.players - 1:
        return 1
    return 2


def context_features(table: BaseState, seat: i64) -> vec[float]:
    """What everybody can see of this seat's choice."""
    seen = vec[float]([0.0] * CONTEXT_FEATURES)
    cats = count(table.captures[seat])
    with_it = round_worth(table, seat, 1)
    without = round_worth(table, seat, 0)
    left = float(table.setup.hand - table.tricks_taken - 1) / float(table.setup.hand)
    seen[0] = 1.0
    seen[1] = with_it - without
    seen[2] = without / 4.0
    seen[3] = left
    seen[4] = (with_it - without) * left
    if cats == 1:
        seen[5] = 1.0
    if cats > 1:
        seen[6] = 1.0
    seen[7] = float(table.tricks[seat]) / 4.0
    if table.cards_laid:
        holder = table.best_seat
        seen[8] = round_worth(table, holder, 1) - round_worth(table, holder, 0)
    place: i64 = 0
    for cat in table.cats:
        if not table.fed & bit(place):
            if cat.pounces(table.tricks_taken + 1, table.tricks[seat] + 1, table.trick):
                seen[9 + min(cats, 2)] += 1.0
            if isinstance(cat, TuxedoCat):
                away = cat.n - table.tricks[seat]
                if away == 1:
                    seen[12] += 1.0
                elif away == 0:
                    seen[13] += 1.0
            elif isinstance(cat, CountingCat):
                seen[14] += 1.0
                seen[15] += float(count(cat.cards & table.trick))
        place += 1
    return seen


def choice_of(table: BaseState, seat: i64, weights: vec[float]) -> Choice:
    """The choice this seat has now."""
    choice = Choice(seat, table.trump, table.setup.values, card_weights(table, seat, weights))
    choice.leads = table.cards_laid == 0
    choice.led = table.led
    choice.best = table.best_card
    choice.to_come = table.players - 1 - table.cards_laid
    choice.held = table.setup.hand - table.tricks_taken
    choice.gone = table.trick
    for pile in table.won:
        choice.gone |= pile
    place: i64 = 0
    for cat in table.cats:
        if not table.fed & bit(place) and cat.cards:
            if isinstance(cat, SiameseCat):
                choice.pounced_on |= cat.cards
            else:
                choice.counted = append(choice.counted, cat.cards)
        place += 1
    return choice


def card_weights(table: BaseState, seat: i64, weights: vec[float]) -> vec[float]:
    """How much each feature of a card counts for this seat, as things stand."""
    summed = vec[float]([0.0] * CARD_FEATURES)
    start = occasion(table) * CONTEXT_FEATURES * CARD_FEATURES
    for much in context_features(table, seat):
        if much != 0.0:
            for place in range(i64(CARD_FEATURES)):
                summed[place] += much * weights[start + place]
        start += CARD_FEATURES
    return summed


def sample_card(table: BaseState, seat: i64, weights: vec[float], dealer: Dealer) -> i64:
    """A card this seat may play, each as likely as people play it."""
    hand = table.hands[seat]
    rest = table.playable(seat)
    card = lowest(rest)
    if rest == bit(card):
        return card
    choice = choice_of(table, seat, weights)
    # One card is kept in mind; each next one replaces it with its share of all scores so far.
    total = 0.0
    kept = card
    while rest:
        card = lowest(rest)
        rest ^= bit(card)
        score = choice.score(card, hand)
        total += score
        if total * float(dealer.below(PARTS)) < score * float(PARTS):
            kept = card
    return kept


class PastPlays:
    """The choices of a round so far, each with the card that was played."""

    def __init__(self, choices: list[Choice]) -> None:
        self.choices = choices


def likelihood_of_plays(choices: list[Choice], hands: vec[i64], seat: i64) -> float:
    """How likely the others, with the hands they hold here, would have played this round as they did."""
    likely = 1.0
    number: i64 = len(choices)
    while number > 0:
        number -= 1
        choice = choices[number]
        hands[choice.seat] |= bit(choice.card)
        if choice.seat != seat:
            likely *= choice.likelihood(hands[choice.seat])
    return likely
