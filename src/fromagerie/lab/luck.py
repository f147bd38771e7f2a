"""Luck for comparisons: whatever is drawn under one name does not disturb what is drawn under another."""

from fromagerie.engine.dealer import Dealer, SeededDealer
from fromagerie.jobs.seeds import seed_of


class Streams(Dealer):
    """A stream of luck for every name: if one card more is drawn from the pile, the next deal stays as it was.

    That keeps two versions of a game together for as long as possible, and differences between them small to measure.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.streams: dict[str, SeededDealer] = {}

    def stream(self, what: str) -> SeededDealer:
        found = self.streams.get(what)
        if found is None:
            found = self.streams[what] = SeededDealer(seed_of(self.seed, what))
        return found

    def draw(self, things: list[int], n: int, what: str) -> list[int]:
        return self.stream(what).draw(things, n, what)

    def below(self, n: int) -> int:
        return self.stream("").below(n)
