"""The policy the coach of Cheez-Tricks measures by: always the likeliest card, and the longest, highest trump."""

# compiled with mypyc

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.bits import bit, lowest
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.heuristics import Heuristics
from fromagerie.engine.reference_policy import ReferencePolicy
from fromagerie.engine.state import NOBODY, State
from fromagerie.games.cheez_tricks.ai.match_value import MatchValue
from fromagerie.games.cheez_tricks.ai.rollout_policy import choice_of
from fromagerie.games.cheez_tricks.rules import CheezTricks
from fromagerie.games.cheez_tricks.rules_table import CARDS, NO_TRUMP, BaseState

# What one more trump is worth, in steps of a card's value.
LENGTH: Final = 4


class CheezTricksReference(ReferencePolicy):
    def __init__(self, heuristics: Heuristics, weights: list[float], values: dict[str, MatchValue]) -> None:
        """weights: of the rollout policy; values: of a score, by mode and number of players."""
        super().__init__(heuristics)
        self.weights = vec[float](weights)
        self.values = values

    def act(self, state: State, seat: i64, dealer: Dealer) -> i64:
        assert isinstance(state, CheezTricks)
        if state.trump == NO_TRUMP:
            return CARDS + strongest_variety_of(state.hands[seat])
        return likeliest_card(state, seat, self.weights)

    def shares(self, state: State, dealer: Dealer) -> list[float]:
        assert isinstance(state, CheezTricks)
        value = self.values.get(state.setup.options.mode + str(int(state.players)))
        if state.turn == NOBODY or value is None:
            return self.heuristics.utilities(state)
        return value.shares(state)


def strongest_variety_of(hand: i64) -> i64:
    """The variety this hand would like best as trump."""
    strengths = vec[i64]([0, 0, 0, 0])
    rest = hand
    while rest:
        card = lowest(rest)
        rest ^= bit(card)
        strengths[card & 3] += LENGTH + (card >> 2)
    best: i64 = 0
    for variety in range(i64(4)):
        if strengths[variety] > strengths[best]:
            best = variety
    return best


def likeliest_card(table: BaseState, seat: i64, weights: vec[float]) -> i64:
    """The card people play most in this seat's place; the lowest of equals."""
    rest = table.playable(seat)
    best = lowest(rest)
    if rest == bit(best):
        return best
    hand = table.hands[seat]
    choice = choice_of(table, seat, weights)
    most = 0.0
    while rest:
        card = lowest(rest)
        rest ^= bit(card)
        score = choice.score(card, hand)
        if score > most:
            most = score
            best = card
    return best
