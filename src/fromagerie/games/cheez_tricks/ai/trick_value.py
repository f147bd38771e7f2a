"""What a trick is worth to a seat, as far as everybody can see: which cats would come with it, and which without.

Nobody's hand is looked at. The chances are rough; what people make of them is learnt (rollout_policy.py).
"""

# compiled with mypyc

from typing import Final

from mypy_extensions import i64

from fromagerie.engine.bits import bit, count
from fromagerie.games.cheez_tricks.rules_cats import (
    BlackCat,
    Cat,
    CountingCat,
    OrangeCat,
    SiameseCat,
    TuxedoCat,
    WhiteCat,
)
from fromagerie.games.cheez_tricks.rules_table import BaseState

# How much being one ahead of all others in what a cat counts makes it likelier to come: always, and near the end.
STEP: Final = 0.15
LAST_STEP: Final = 0.5


def round_worth(table: BaseState, seat: i64, takes: i64) -> float:
    """The points to expect from this round if the seat takes the trick on the table (`takes` 1) or does not (0)."""
    share = 1.0 / float(table.players)
    left = table.setup.hand - table.tricks_taken - 1
    none = 1.0
    one = 0.0
    two = 0.0
    three = 0.0
    place: i64 = 0
    for cat in table.cats:
        odds = risk(table, cat, place, seat, takes, left, share)
        three = three * (1.0 - odds) + two * odds
        two = two * (1.0 - odds) + one * odds
        one = one * (1.0 - odds) + none * odds
        none = none * (1.0 - odds)
        place += 1
    pay = table.setup.pay
    expected = none * float(pay[0]) + one * float(pay[1]) + two * float(pay[2]) + three * float(pay[3])
    return expected * (float(table.tricks[seat] + takes) + share * float(left))


def risk(table: BaseState, cat: Cat, place: i64, seat: i64, takes: i64, left: i64, share: float) -> float:
    """How likely this cat has the seat at the end of the round."""
    if table.captures[seat] & bit(place):
        return 1.0
    if table.fed & bit(place):
        return 0.0
    tricks = table.tricks[seat] + takes
    if isinstance(cat, BlackCat):
        if cat.n == table.tricks_taken + 1:
            return float(takes)
        return share
    if isinstance(cat, WhiteCat):
        short = cat.n - tricks
        if short <= 0:
            return 1.0
        if short > left:
            return 0.0
        return share / float(short) * 1.5
    if isinstance(cat, SiameseCat):
        if table.trick & cat.cards:
            return float(takes)
        return share
    if isinstance(cat, TuxedoCat):
        return exactly(cat.n - tricks, left, share)
    if isinstance(cat, CountingCat):
        return lead_risk(table, cat, seat, takes, left, share)
    return share


def exactly(wanted: i64, left: i64, share: float) -> float:
    """How likely somebody takes just so many of the tricks left, when luck decides each of them."""
    if wanted < 0 or wanted > left:
        return 0.0
    chance = 1.0
    for _ in range(left - wanted):
        chance *= 1.0 - share
    for step in range(wanted):
        chance *= share * float(left - step) / float(step + 1)
    return chance


def lead_risk(table: BaseState, cat: CountingCat, seat: i64, takes: i64, left: i64, share: float) -> float:
    """A grey cat comes the likelier the further ahead one is in what it counts, an orange one the further behind."""
    mine = cat.tally(seat, table.won, table.tricks)
    gain: i64 = 1
    if cat.cards:
        gain = count(table.trick & cat.cards)
        left = 0
        for other in range(table.players):
            left -= count(table.won[other] & cat.cards)
        left += count(cat.cards) - gain
    mine += gain * takes
    most: i64 = 0
    fewest: i64 = 99
    for other in range(table.players):
        if other != seat:
            tally = cat.tally(other, table.won, table.tricks)
            most = max(most, tally)
            fewest = min(fewest, tally)
    ahead = mine - most
    if isinstance(cat, OrangeCat):
        ahead = fewest - mine
    odds = share + float(ahead) * (STEP + LAST_STEP / float(1 + left))
    return min(1.0, max(0.0, odds))
