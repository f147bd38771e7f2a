"""Bots light enough to decide inside the core, and whole games between them.

A light bot does what the bot of the same name in `ai/bots.py` does, move for move and with the same luck, but reads the
table itself instead of a view. It reads nothing its seat does not know: a test compares the two at many positions.
"""

# compiled with mypyc

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.state import NOBODY, State

SLOWEST: Final = 2000  # ms, of those who act anyhow


@mypyc_attr(allow_interpreted_subclasses=True)
class Light:
    """Plays any seat of one kind of table. It remembers nothing from one choice to the next."""

    def choose(self, state: State, seat: i64, dealer: Dealer) -> i64:
        """One of the legal actions of an awaited seat."""
        raise NotImplementedError

    def reaction(self, state: State, seat: i64, action: i64, dealer: Dealer) -> i64:
        """Milliseconds until it has made up its mind and its hand has moved: what decides a race."""
        return 1000


class Anyhow(Light):
    """Any legal action, by the luck of the seat."""

    def choose(self, state: State, seat: i64, dealer: Dealer) -> i64:
        legal = state.legal_actions(seat)
        return legal[dealer.below(len(legal))]

    def reaction(self, state: State, seat: i64, action: i64, dealer: Dealer) -> i64:
        return 1 + dealer.below(SLOWEST)


def play_on(state: State, bots: list[Light], luck: list[Dealer], cards: Dealer) -> i64:
    """Play a game in turns to its end, a bot and its luck for each seat; returns the number of decisions."""
    decisions: i64 = 0
    seat = state.next_seat()
    while seat != NOBODY:
        state.apply(seat, bots[seat].choose(state, seat, luck[seat]), cards)
        decisions += 1
        seat = state.next_seat()
    return decisions


def race_on(state: State, bots: list[Light], luck: list[Dealer], cards: Dealer) -> i64:
    """The same for a race: whoever is awaited makes a plan and sticks to it while it is possible; the earliest acts."""
    seats: i64 = len(bots)
    planned = vec[i64]([NOBODY] * len(bots))
    due = vec[i64]([0] * len(bots))
    now: i64 = 0
    decisions: i64 = 0
    awaited = state.to_act()
    while awaited:
        seat: i64 = 0
        while seat < seats:
            if planned[seat] != NOBODY and not state.is_legal(seat, planned[seat]):
                planned[seat] = NOBODY
            seat += 1
        first: i64 = NOBODY
        for each in awaited:
            seat = each
            if planned[seat] == NOBODY:
                action = bots[seat].choose(state, seat, luck[seat])
                planned[seat] = action
                due[seat] = now + bots[seat].reaction(state, seat, action, luck[seat])
            if first == NOBODY or due[seat] < due[first]:
                first = seat
        state.apply(first, planned[first], cards)
        if due[first] > now:
            now = due[first]
        planned[first] = NOBODY
        decisions += 1
        awaited = state.to_act()
    return decisions
