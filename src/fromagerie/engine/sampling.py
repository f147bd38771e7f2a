"""Likely worlds of one decision and what comes of them, inside the compiled core: search and the coach draw them."""

# compiled with mypyc

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fromagerie.engine.dealer import Dealer, SeededDealer
from fromagerie.engine.heuristics import Heuristics
from fromagerie.engine.reference_policy import ReferencePolicy
from fromagerie.engine.state import NOBODY, State

NO_ACTION: Final = -1
PARTS: Final = 1 << 30
# What tells the stream of one name from that of another.
STRIDE: Final = 0x9E3779B97F4A7C15


class StreamDealer(Dealer):
    """Luck in a stream of its own for each name: whoever draws a card more moves no other die."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.bare = SeededDealer(seed)  # for whatever has no name, such as a bot's own whims
        self.names: list[str] = []
        self.streams: list[SeededDealer] = []

    def below(self, n: i64) -> i64:
        return self.bare.below(n)

    def draw(self, things: list[int], n: i64, what: str) -> list[int]:
        return self.stream(what).draw(things, n, what)

    def stream(self, what: str) -> SeededDealer:
        for place in range(len(self.names)):
            if self.names[place] == what:
                return self.streams[place]
        number = 0
        for letter in what:
            number = (number * 131 + ord(letter)) & 0xFFFFFFFF
        stream = SeededDealer(self.seed + STRIDE * (number + 1))
        self.names.append(what)
        self.streams.append(stream)
        return stream


class Futures:
    """What came of one action, or of just waiting, in each world."""

    def __init__(self, players: int) -> None:
        self.worlds: i64 = 0
        self.own = vec[float]()  # the share of the one who decides, by world
        self.totals = vec[float]([0.0] * players)  # everybody's, added up

    def note(self, shares: list[float], seat: i64) -> None:
        self.worlds += 1
        self.own = append(self.own, shares[seat])
        for other in range(len(shares)):
            self.totals[other] += shares[other]

    def outcomes(self) -> list[float]:
        return list(self.own)

    def means(self) -> list[float]:
        """Everybody's mean share."""
        return [total / float(max(1, self.worlds)) for total in self.totals]


def draw_worlds(root: State, seat: int, n: i64, tries: i64, heuristics: Heuristics, dealer: Dealer) -> list[State]:
    """Worlds this seat could be in; of those tried, the ones that explain better what the others did more often."""
    drawn: list[State] = []
    weights = vec[float]()
    total = 0.0
    root.redeal(seat, dealer)  # prepares what the others share
    for _ in range(tries):
        state = root.clone()
        state.redeal(seat, dealer)
        weight = heuristics.world_likelihood(state, seat)
        drawn.append(state)
        weights = append(weights, weight)
        total += weight
    return resample(drawn, weights, total, n, dealer)


def resample(drawn: list[State], weights: vec[float], total: float, n: i64, dealer: Dealer) -> list[State]:
    """Keep each world about as often as it deserves, by evenly spaced pegs on a line of all weights."""
    kept: list[State] = []
    if total <= 0.0:
        return drawn[:n]
    peg = total / float(n) * float(dealer.below(PARTS)) / float(PARTS)
    reached = 0.0
    for place in range(len(drawn)):
        reached += weights[place]
        while peg < reached and len(kept) < n:
            kept.append(drawn[place])
            peg += total / float(n)
    # Not one after another: whoever looks at the first of them only has seen a part of all.
    for place in range(len(kept)):
        other = dealer.below(len(kept))
        kept[place], kept[other] = kept[other], kept[place]
    return kept


def look_into(
    worlds: list[State], luck: int, mover: int, action: int, seat: int, policy: ReferencePolicy, futures: Futures
) -> None:
    """Play each world on to the end of its round: after this action of the mover's, or (NO_ACTION) as it stands."""
    number = 0
    for world in worlds:
        number += 1
        dealer = StreamDealer(luck + number)
        state = world.clone()
        began = state.round_index()
        if action != NO_ACTION:
            state.apply(mover, action, dealer)
        play_on(state, began, policy, dealer)
        futures.note(policy.shares(state, dealer), seat)


def play_on(state: State, began: i64, policy: ReferencePolicy, dealer: Dealer) -> None:
    """Everybody follows the policy to the end of the round, or of the game."""
    seat = state.next_seat()
    while seat != NOBODY and state.round_index() == began:
        state.apply(seat, policy.act(state, seat, dealer), dealer)
        seat = state.next_seat()
