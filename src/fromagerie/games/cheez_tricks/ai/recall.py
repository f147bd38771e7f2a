"""What somebody with a good memory makes of the plays of a round: each as the choice it came from."""

from collections.abc import Iterable

from librt.vecs import vec

from fromagerie.engine.bits import bit
from fromagerie.engine.dealer import Dealer
from fromagerie.games.cheez_tricks.ai.card_features import Choice
from fromagerie.games.cheez_tricks.ai.rollout_policy import PastPlays, choice_of
from fromagerie.games.cheez_tricks.cards import NUMBERS
from fromagerie.games.cheez_tricks.rules import CheezTricks
from fromagerie.games.cheez_tricks.view import Laid


def recall_plays(state: CheezTricks, recalled: Iterable[Laid], weights: vec[float], dealer: Dealer) -> PastPlays:
    """Play the round again as far as it is remembered, and keep every choice on the way."""
    choices: list[Choice] = []
    past = CheezTricks(state.setup)
    past.clear_table()
    past.hands = state.setup.nought[:]
    past.cats, past.trump, past.turn = state.cats, state.trump, state.first
    for laid in recalled:
        choice = choice_of(past, laid.seat, weights)
        choice.card = NUMBERS[laid.card]
        choices.append(choice)
        past.hands[laid.seat] |= bit(choice.card)
        past.apply(laid.seat, choice.card, dealer)
    return PastPlays(choices)
