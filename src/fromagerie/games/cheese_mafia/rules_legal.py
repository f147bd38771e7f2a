"""Who is to decide in Cheese Mafia, and what they may do: the numbers of the actions, and which of them are legal."""

# compiled with mypyc

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.games.cheese_mafia.rules_cards import MASK, SLOT
from fromagerie.games.cheese_mafia.rules_effects import may_target
from fromagerie.games.cheese_mafia.rules_setup import CANCEL, CLING, PASS_ROUND, TURN_BACK
from fromagerie.games.cheese_mafia.rules_table import (
    ANSWERING,
    DISCARDING,
    OVER,
    PASSING,
    PASSING_ROUND,
    PAYING,
    PLAYING,
    SHOWING,
    THINNING,
    TURN,
    USING,
    BaseState,
)

# The numbers of the actions, as model.actions_for lists them.
TARGET: Final = 0
PLOT: Final = 6
EXPOSE: Final = 7
YES: Final = 8
NO: Final = 9
PASS_LEFT: Final = 10
PASS_RIGHT: Final = 11
CARD: Final = 12


def all_choose(table: BaseState) -> bool:
    """Does everybody lay a card ready, face down?"""
    return table.phase == PASSING or table.phase == PASSING_ROUND or table.phase == SHOWING


def asked(table: BaseState) -> i64:
    """Who is to decide, when it is one alone."""
    if table.phase <= PLAYING:
        return table.turn
    if table.phase == ANSWERING or table.phase == THINNING or table.phase == PAYING:
        return table.victim
    return table.user


def write_legal_actions(table: BaseState, seat: i64, actions: vec[i64]) -> i64:
    phase = table.phase
    if all_choose(table):
        if table.sealed[seat]:
            return 0
        return write_cards(table, seat, actions)
    if phase == OVER or seat != asked(table):
        return 0
    if phase == TURN:
        actions[0] = PLOT
        if not may_expose(table, seat):
            return 1
        actions[1] = EXPOSE
        return 2
    if phase == USING:
        return write_ways_to_use(table, actions)
    if phase == ANSWERING:
        return write_ripostes(table, seat, actions)
    if phase == PAYING:
        actions[0] = YES
        actions[1] = NO
        return 2
    return write_cards(table, seat, actions)


def may_expose(table: BaseState, seat: i64) -> bool:
    """From one's own second regular turn on; extra turns do not count."""
    return table.turns[seat] >= 2


def write_cards(table: BaseState, seat: i64, actions: vec[i64]) -> i64:
    """A card of the hand for what is asked; one that clings cannot be played or discarded."""
    stays = table.phase == PLAYING or table.phase == THINNING or table.phase == DISCARDING
    cards = table.hands[seat]
    before: i64 = 0
    legal: i64 = 0
    while cards:
        card = cards & MASK
        if card != before and not (stays and table.setup.effects[card - 1] == CLING):
            actions[legal] = CARD + card - 1
            legal += 1
        before = card
        cards >>= SLOT
    return legal


def write_ways_to_use(table: BaseState, actions: vec[i64]) -> i64:
    """On whom, which way, or simply yes; or not at all."""
    card = table.card(table.played)
    if card.effect == PASS_ROUND:
        actions[0] = NO
        actions[1] = PASS_LEFT
        actions[2] = PASS_RIGHT
        return 3
    legal: i64 = 0
    if not card.names_an_opponent():
        actions[legal] = YES
        legal += 1
    else:
        for target in range(table.players):
            if may_target(table, card, table.user, target):
                actions[legal] = TARGET + target
                legal += 1
    actions[legal] = NO
    return legal + 1


def write_ripostes(table: BaseState, seat: i64, actions: vec[i64]) -> i64:
    """Always a question, even if there is only one answer. Without a card to draw there is no riposte."""
    actions[0] = NO
    legal: i64 = 1
    if table.pile_size == 0:
        return legal
    cards = table.hands[seat]
    before: i64 = 0
    while cards:
        card = cards & MASK
        effect = table.setup.effects[card - 1]
        if card != before and effect in (CANCEL, TURN_BACK):
            actions[legal] = CARD + card - 1
            legal += 1
        before = card
        cards >>= SLOT
    return legal
