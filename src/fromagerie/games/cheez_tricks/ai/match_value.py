"""What a score between two rounds of Cheez-Tricks promises: the rounds to come are drawn from many that were played."""

# compiled with mypyc

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.engine.dealer import SeededDealer
from fromagerie.games.cheez_tricks.rules import CheezTricks

# How many ways the match may go on are looked at, each by one row of luck that is always the same.
MATCHES: Final = 96
LUCK: Final = 20_260
BEST_COUNTS: Final = 1000  # a total outweighs any best round
LEAST: Final = -(1 << 40)


class MatchValue:
    """Points of rounds that were played, seat by seat, for one number of players and one mode."""

    def __init__(self, players: int, points: list[int]) -> None:
        self.players: i64 = players
        self.points = vec[i64](points)
        self.rounds: i64 = len(points) // players

    def shares(self, state: CheezTricks) -> list[float]:
        """Each seat's chance to win the match from the score as it stands."""
        players = self.players
        totals = vec[i64](state.totals())
        bests = vec[i64]([state.best_round(seat) for seat in range(players)])
        shares = vec[float]([0.0] * players)
        to_come: i64 = state.setup.rounds - state.round
        # The same rounds for every score: two scores differ by themselves alone.
        dealer = SeededDealer(LUCK)
        standing = vec[i64]([0] * players)
        high = vec[i64]([0] * players)
        for _ in range(i64(MATCHES)):
            for seat in range(players):
                standing[seat] = totals[seat]
                high[seat] = bests[seat]
            left = to_come
            while left > 0:
                left -= 1
                row = dealer.below(self.rounds) * players
                # Whoever sat there: nobody's seat is better in the long run.
                turned = dealer.below(players)
                for seat in range(players):
                    gained = self.points[row + turned]
                    turned += 1
                    if turned == players:
                        turned = 0
                    standing[seat] += gained
                    if gained > high[seat]:
                        high[seat] = gained
            most: i64 = LEAST
            winners: i64 = 0
            for seat in range(players):
                rank = standing[seat] * BEST_COUNTS + high[seat]
                if rank > most:
                    most = rank
                    winners = 1
                elif rank == most:
                    winners += 1
            for seat in range(players):
                if standing[seat] * BEST_COUNTS + high[seat] == most:
                    shares[seat] += 1.0 / float(winners)
        return [share / float(MATCHES) for share in shares]
