"""What the score between two rounds of Cheese Mafia promises: each seat's chance to win the game."""

# compiled with mypyc

from math import exp

from librt.vecs import vec
from mypy_extensions import i64

from fromagerie.games.cheese_mafia.rules import CheeseMafia


class ScoreValue:
    """Worths of a number of cheeses and of gangsters; the chance to win grows with e to their sum."""

    def __init__(self, cheese: list[float], gangsters: list[float]) -> None:
        self.cheese = vec[float](cheese)
        self.gangsters = vec[float](gangsters)

    def weight(self, cheese: i64, gangsters: i64) -> float:
        if gangsters <= 0:
            return 0.0
        most_cheese: i64 = len(self.cheese) - 1
        most_gangsters: i64 = len(self.gangsters) - 1
        return exp(self.cheese[min(cheese, most_cheese)] + self.gangsters[min(gangsters, most_gangsters)])

    def share(self, state: CheeseMafia, seat: i64) -> float:
        """This seat's share of the win: as it fell, or as the score promises."""
        winners = state.winners()
        if winners:
            return 1.0 / float(len(winners)) if int(seat) in winners else 0.0
        total = 0.0
        other: i64 = 0
        while other < state.players:
            total += self.weight(state.cheese[other], state.gangsters[other])
            other += 1
        if total == 0.0:
            return 1.0 / float(state.players)
        return self.weight(state.cheese[seat], state.gangsters[seat]) / total
