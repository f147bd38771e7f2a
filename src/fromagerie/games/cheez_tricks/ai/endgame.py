"""The last tricks of a round, played perfectly: all hands are open, and everybody does what is best for themselves.

For bots that look ahead: in a world they imagine they do know all hands, and so near the end real players know most.
"""

# compiled with mypyc

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.bits import bit, count, lowest
from fromagerie.games.cheez_tricks.rules_cats import cards_of_variety
from fromagerie.games.cheez_tricks.rules_table import BaseState

# A total counts for more than any single round.
TIE_BREAK: Final = 1 << 20
# Utilities no further apart are the same: then the lowest card is played.
ALIKE: Final = 1e-9


class Endgame:
    """What is left of a round. Cards are laid and taken back while all ways to go on are tried."""

    def __init__(self, table: BaseState, totals: list[int], bests: list[int], swing: float) -> None:
        """`totals`, `bests`: points and best round of each seat so far; `swing`: see `value` (0: the last round)."""
        self.players = table.players
        self.cats = table.cats
        self.pay = table.setup.pay
        self.trump = table.trump
        self.swing = swing
        self.totals = vec[i64](totals)
        self.bests = vec[i64](bests)
        self.hands = table.hands[:]
        self.won = table.won[:]
        self.tricks = table.tricks[:]
        self.captures = table.captures[:]
        self.fed = table.fed
        self.taken = table.tricks_taken

    def go_on(self, seat: i64, laid: i64, led: i64, best_seat: i64, best: i64, trick: i64) -> vec[float]:
        """Everybody's utilities when this seat is next, with so many cards laid and the best of them known."""
        if laid == self.players:
            return self.take(best_seat, trick)
        hand = self.hands[seat]
        rest = hand
        if laid and hand & cards_of_variety(led):
            rest = hand & cards_of_variety(led)
        after = seat + 1
        if after == self.players:
            after = 0
        chosen = vec[float]()
        while rest:
            card = lowest(rest)
            rest ^= bit(card)
            self.hands[seat] = hand ^ bit(card)
            if laid == 0:
                utilities = self.go_on(after, 1, card & 3, seat, card, bit(card))
            elif self.beats(card, best):
                utilities = self.go_on(after, laid + 1, led, seat, card, trick | bit(card))
            else:
                utilities = self.go_on(after, laid + 1, led, best_seat, best, trick | bit(card))
            if len(chosen) == 0 or utilities[seat] > chosen[seat] + ALIKE:
                chosen = utilities
        self.hands[seat] = hand
        return chosen

    def beats(self, card: i64, best: i64) -> bool:
        if card & 3 == best & 3:
            return card > best
        return card & 3 == self.trump

    def take(self, winner: i64, trick: i64) -> vec[float]:
        """A trick is taken, cats pounce, and it goes on; afterwards all is as before."""
        fed = self.fed
        captures = self.captures[winner]
        won = self.won[winner]
        self.taken += 1
        self.tricks[winner] += 1
        self.won[winner] = won | trick
        place: i64 = 0
        for cat in self.cats:
            if not self.fed & bit(place) and cat.pounces(self.taken, self.tricks[winner], trick):
                self.fed |= bit(place)
                self.captures[winner] |= bit(place)
            place += 1
        if self.hands[winner]:
            utilities = self.go_on(winner, 0, 0, 0, 0, 0)
        else:
            utilities = self.value()
        self.taken -= 1
        self.tricks[winner] -= 1
        self.won[winner] = won
        self.captures[winner] = captures
        self.fed = fed
        return utilities

    def value(self) -> vec[float]:
        """The round is over: who gets what, and what everybody's utilities then are (as in `utilities`)."""
        cats = self.captures[:]
        place: i64 = 0
        for cat in self.cats:
            if not self.fed & bit(place):
                seats = cat.catches(self.won, self.tricks)
                while seats:
                    cats[lowest(seats)] |= bit(place)
                    seats &= seats - 1
            place += 1
        standing = self.totals[:]
        for seat in range(self.players):
            points = self.tricks[seat] * self.pay[count(cats[seat])]
            standing[seat] = self.totals[seat] + points
            if self.swing == 0.0:
                # The last round: of equal totals the one with the best single round wins.
                standing[seat] = standing[seat] * TIE_BREAK + max(self.bests[seat], points)
        top = standing[0]
        for seat in range(self.players):
            top = max(top, standing[seat])
        shares = vec[float]([0.0] * self.players)
        total = 0.0
        for seat in range(self.players):
            if self.swing > 0.0:
                shares[seat] = exp(float(standing[seat] - top) / self.swing)
            elif standing[seat] == top:
                shares[seat] = 1.0
            total += shares[seat]
        for seat in range(self.players):
            shares[seat] /= total
        return shares
