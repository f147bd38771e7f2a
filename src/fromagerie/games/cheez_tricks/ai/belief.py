"""What the coach of Cheez-Tricks makes of what others did: how well a world explains the trump and every card.

Everybody is thought to play as the reference does, most of the time; for the rest, as people do.
"""

# compiled with mypyc

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.bits import bit, lowest
from fromagerie.engine.state import State
from fromagerie.games.cheez_tricks.ai.card_features import Choice
from fromagerie.games.cheez_tricks.ai.heuristics import CheezTricksHeuristics
from fromagerie.games.cheez_tricks.ai.reference_policy import strongest_variety_of
from fromagerie.games.cheez_tricks.ai.rollout_policy import PastPlays
from fromagerie.games.cheez_tricks.rules import CheezTricks
from fromagerie.games.cheez_tricks.rules_table import NO_TRUMP

# How often somebody does not do what the reference would.
OTHERWISE: Final = 0.25
ANY_VARIETY: Final = 0.25


class CheezTricksBelief(CheezTricksHeuristics):
    def world_likelihood(self, state: State, seat: i64) -> float:
        assert isinstance(state, CheezTricks)
        plays = state.past_plays
        if not isinstance(plays, PastPlays):
            return 1.0
        hands = state.hands[:]
        likely = 1.0
        number: i64 = len(plays.choices)
        while number > 0:
            number -= 1
            choice = plays.choices[number]
            hands[choice.seat] |= bit(choice.card)
            if choice.seat != seat:
                likely *= likelihood_of(choice, hands[choice.seat])
        if state.round > 0 and state.trump != NO_TRUMP:
            likely *= likelihood_of_trump(state, hands, seat)
        return likely


def likelihood_of(choice: Choice, hand: i64) -> float:
    """How likely somebody with this hand, the played card in it, would have played just that."""
    total = 0.0
    played = 0.0
    most = 0.0
    best: i64 = -1
    rest = choice.open_to(hand)
    while rest:
        card = lowest(rest)
        rest ^= bit(card)
        score = choice.score(card, hand)
        total += score
        if score > most:
            most = score
            best = card
        if card == choice.card:
            played = score
    likely = OTHERWISE * played / total
    if best == choice.card:
        likely += 1.0 - OTHERWISE
    return likely


def likelihood_of_trump(state: CheezTricks, hands: "vec[i64]", seat: i64) -> float:
    """How likely whoever named the trump, with the hand they had then, would have named it."""
    namer = state.lowest_score()
    if namer == seat:
        return 1.0
    likely = OTHERWISE * ANY_VARIETY
    if strongest_variety_of(hands[namer]) == state.trump:
        likely += 1.0 - OTHERWISE
    return likely
