"""How people play Cheese Mafia, roughly: what bots reckon with when they look ahead, and what a lead is worth."""

# compiled with mypyc

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.dealer import Dealer
from fromagerie.games.cheese_mafia.rules_legal import CARD, EXPOSE, PLOT, all_choose, write_legal_actions
from fromagerie.games.cheese_mafia.rules_reveal import total_of
from fromagerie.games.cheese_mafia.rules_table import DISCARDING, PLAYING, THINNING, TURN, BaseState

# A hand this low is exposed, one three points higher now and then.
LOW: Final = 9
# How much cheese, or how many gangsters to guard it, make the win e times as likely.
CHEESE_SCALE: Final = 2.5
GANGSTER_SCALE: Final = 6.0


def sample_action(table: BaseState, seat: i64, dealer: Dealer) -> i64:
    """Expose a low hand, part with high cards, and else do anything; now and then do anything at all."""
    actions = table.setup.no_choices[:]
    legal = write_legal_actions(table, seat, actions)
    if legal > 1 and dealer.below(4):
        phase = table.phase
        if phase == TURN:
            if wants_to_expose(table, seat, dealer):
                return EXPOSE
            return PLOT
        if phase in (PLAYING, THINNING, DISCARDING) or all_choose(table):
            return heaviest(table, actions[:legal])
    return actions[dealer.below(legal)]


def wants_to_expose(table: BaseState, seat: i64, dealer: Dealer) -> bool:
    """People expose when their hand seems low."""
    return total_of(table, table.hands[seat]) <= LOW + dealer.below(4)


def heaviest(table: BaseState, legal: vec[i64]) -> i64:
    """Of these cards the one with the highest value: what people part with most gladly."""
    best = legal[0]
    for action in legal:
        if table.setup.values[action - CARD] > table.setup.values[best - CARD]:
            best = action
    return best


def winning_chances(table: BaseState) -> list[float]:
    """The likelier to win the more cheese, and the more gangsters to guard it; with none left, not at all."""
    weights: list[float] = []
    total = 0.0
    for seat in range(table.players):
        weight = 0.0
        if table.gangsters[seat]:
            weight = exp(float(table.cheese[seat]) / CHEESE_SCALE + float(table.gangsters[seat]) / GANGSTER_SCALE)
        weights.append(weight)
        total += weight
    if total == 0.0:
        return [1.0 / float(table.players)] * table.players
    return [weight / total for weight in weights]
