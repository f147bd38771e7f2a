"""Games played at random inside the compiled core."""

# compiled with mypyc

from mypy_extensions import i64

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.state import NOBODY, State


def playout(state: State, dealer: Dealer) -> i64:
    """Play a game to its end with random legal actions; returns the number of decisions."""
    decisions: i64 = 0
    seat = state.next_seat()
    while seat != NOBODY:
        state.apply(seat, state.random_action(seat, dealer), dealer)
        decisions += 1
        seat = state.next_seat()
    return decisions


def playouts(start: State, games: i64, dealer: Dealer) -> i64:
    """Play that many games from the same start, each on a clone; returns the total number of decisions."""
    decisions: i64 = 0
    while games > 0:
        state = start.clone()
        decisions += playout(state, dealer)
        state.scores()
        games -= 1
    return decisions
