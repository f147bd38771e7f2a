"""Races over connections of different speed: what counts is how quickly people answered, not how near they are.

A seat's time runs from the moment it was sent what the race is about. Its own clock says how long it took, and is
believed as far as its connection could explain it: not less than the time until the answer arrived, minus the round
trip as we measured it, minus a little for jitter; never more than the time until it arrived. A claim to have been
quicker than that gets the usual round trip and nothing for jitter: a lie does not pay. Moves are held until no quicker
one can still arrive, which on fast connections is soon.

All times are milliseconds; moments are on the server's own clock.
"""

import math
from bisect import insort
from collections.abc import Mapping
from typing import Final, Generic, NamedTuple, TypeVar

from fromagerie.engine.model import Seat

CAP: Final = 400.0  # no connection is believed to be slower than this: who waits long for others does not play
TREMBLE: Final = 25.0  # how much longer than usual a round trip may well take
PINGS: Final = 20  # with one every ten seconds, those of the last minutes
SLACK: Final = 5.0  # how much longer than the quickest answer a usual one may well take

MoveT = TypeVar("MoveT")


class LatencyEstimator:
    """The round trip of a connection, from its pings and never from the client's word.

    The median: a connection that is slow for the moment of a race gains nothing. Answers to pings can be held back on
    purpose, so anything that can only be an answer counts as well: no connection is slower than its quickest answer.
    """

    __slots__ = ("pings", "quickest")

    def __init__(self) -> None:
        self.pings: list[float] = []  # the newest last
        self.quickest = math.inf

    def measured(self, milliseconds: float) -> None:
        """A ping is back."""
        if math.isfinite(milliseconds) and milliseconds >= 0:
            self.pings.append(milliseconds)
            del self.pings[:-PINGS]

    def answered(self, milliseconds: float) -> None:
        """Something else came that nobody can send before having heard from us, so long after we spoke."""
        self.quickest = min(self.quickest, max(0.0, milliseconds))

    @property
    def round_trip(self) -> float:
        """0 before anything was answered: until then nothing is believed."""
        usual = sorted(self.pings)[(len(self.pings) - 1) // 2] if self.pings else self.quickest
        believed = min(usual, self.quickest + SLACK)
        return believed if math.isfinite(believed) else 0.0


def key(elapsed: float | None, sent: float, arrival: float, rtt: float, cap: float = CAP) -> float:
    """How long the answer took, as far as it can be believed; without a claim it is timed by arrival."""
    latest = max(0.0, arrival - sent)
    if elapsed is None or elapsed != elapsed:  # not a number
        return latest
    earliest = latest - min(rtt, cap) - TREMBLE
    believed = elapsed if elapsed >= earliest else latest - min(rtt, cap + TREMBLE / 2)
    return max(0.0, min(believed, latest))


class Timing(NamedTuple):
    """One answer, for all to see when the round is over: how long it took, when it came, and over which round trip."""

    seat: Seat
    key: float
    arrival: float  # since it was sent
    rtt: float


class Held(NamedTuple, Generic[MoveT]):
    """A move that waits for quicker ones. The order of the fields is the order of the moves; no two have one number."""

    key: float
    turn: int
    number: int
    seat: Seat
    move: MoveT


class Runner:
    """A seat in a race."""

    def __init__(self, turn: int, sent: float, rtt: float) -> None:
        self.turn = turn
        self.sent = sent
        self.rtt = rtt
        self.last = 0.0  # nothing it does from now on can be quicker than what it did

    def delay(self, cap: float) -> float:
        """How long after it was made a move of this seat can still arrive and be believed."""
        return min(self.rtt, cap) + TREMBLE


class Race(Generic[MoveT]):
    """One race, from what was sent to the last move. Round trips are measured before it: nobody gains by slowing down.

    `sent`: when each seat was sent it; `rtt`: the round trip of its slowest connection, 0 for a bot. Where times are
    equal, the order of the seats in `sent` decides: begin to the left of the player who threw the dice, and it goes
    round and favours no connection.
    """

    def __init__(self, sent: Mapping[Seat, float], rtt: Mapping[Seat, float], cap: float = CAP) -> None:
        self.cap = cap
        self.runners = {
            seat: Runner(turn, moment, rtt.get(seat, 0.0)) for turn, (seat, moment) in enumerate(sent.items())
        }
        self.held: list[Held[MoveT]] = []
        self.entered = 0  # moves so far

    def time(self, seat: Seat, elapsed: float | None, arrival: float, rtt: float | None) -> Timing:
        """How long a move took that came over a connection of this round trip, by default the seat's slowest."""
        runner = self.runners[seat]
        line = runner.rtt if rtt is None else min(rtt, runner.rtt)  # nobody waits for more
        return Timing(seat, key(elapsed, runner.sent, arrival, line, self.cap), arrival - runner.sent, line)

    def enter(self, seat: Seat, move: MoveT, elapsed: float | None, arrival: float, rtt: float | None = None) -> Timing:
        """A move of a seat in the race has arrived."""
        return self.hold(move, self.time(seat, elapsed, arrival, rtt))

    def hold(self, move: MoveT, timing: Timing) -> Timing:
        """Hold a move that took so long. Moves of one seat keep the order in which it made them."""
        runner = self.runners[timing.seat]
        runner.last = max(runner.last, timing.key)
        timing = timing._replace(key=runner.last)
        insort(self.held, Held(runner.last, runner.turn, self.entered, timing.seat, move))
        self.entered += 1
        return timing

    def ready(self, now: float) -> list[tuple[Seat, MoveT]]:
        """The moves that nobody can be ahead of any more, quickest first; they are no longer held."""
        ready: list[tuple[Seat, MoveT]] = []
        while self.held and self.safe_at(self.held[0].key) <= now:
            first = self.held.pop(0)
            ready.append((first.seat, first.move))
        return ready

    def next_at(self) -> float | None:
        """When to look again if nothing else arrives, now if that has passed; None if no move is held."""
        return self.safe_at(self.held[0].key) if self.held else None

    def safe_at(self, quick: float) -> float:
        """When no quicker move can still arrive: a seat that was slower before cannot make one."""
        rivals = [runner for runner in self.runners.values() if runner.last < quick]
        return max((runner.sent + quick + runner.delay(self.cap) for runner in rivals), default=-math.inf)

    def expect(self, seat: Seat, rtt: float) -> None:
        """A connection of a seat in the race, perhaps a new one: its moves are waited for too."""
        self.runners[seat].rtt = max(self.runners[seat].rtt, rtt)

    def drop(self, seat: Seat) -> None:
        """Forget the moves of a seat that are still held: others have made them impossible."""
        self.held = [held for held in self.held if held.seat != seat]

    def leave(self, seat: Seat) -> None:
        """A seat is out of the race: nobody waits for it any more."""
        self.drop(seat)
        self.runners.pop(seat, None)
