"""Whole games of Cheese Mafia between tastes, inside the compiled core: what they are tuned and compared by."""

# compiled with mypyc

from mypy_extensions import i64

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.state import NOBODY
from fromagerie.games.cheese_mafia.ai.policy import best_action
from fromagerie.games.cheese_mafia.ai.tastes import Tastes
from fromagerie.games.cheese_mafia.rules import CheeseMafia


def play_game(state: CheeseMafia, tastes: list[Tastes], dealer: Dealer) -> i64:
    """Play to the end, each seat by its tastes; returns the number of decisions."""
    decisions: i64 = 0
    seat = state.next_seat()
    while seat != NOBODY:
        state.apply(seat, best_action(state, seat, tastes[seat]), dealer)
        decisions += 1
        seat = state.next_seat()
    return decisions


def play_round(state: CheeseMafia, tastes: Tastes, noise: i64, dealer: Dealer) -> None:
    """Play on to the end of the round; one choice in `noise` is any legal one (0: none)."""
    began = state.round
    seat = state.next_seat()
    while seat != NOBODY and state.round == began:
        if noise > 0 and dealer.below(noise) == 0:
            action = state.random_action(seat, dealer)
        else:
            action = best_action(state, seat, tastes)
        state.apply(seat, action, dealer)
        seat = state.next_seat()
