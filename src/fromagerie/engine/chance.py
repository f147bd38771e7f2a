"""Chance that is written down: recorded at a table, stacked by a test, read back from a journal."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from fromagerie.engine.dealer import Dealer


class Drawn(NamedTuple):
    """What chance answered once: what was drawn from, and the things in the order they came."""

    what: str
    things: list[int]


class ChanceRefused(ValueError):
    """The stack does not hold what the rules ask for."""


class RecordingDealer(Dealer):
    """Passes every draw on to another dealer and writes down the answer."""

    def __init__(self, luck: Dealer) -> None:
        self.luck = luck
        self.drawn: list[Drawn] = []

    def below(self, n: int) -> int:
        raise ChanceRefused("rules at a table draw from named things, so that the journal can tell what came")

    def draw(self, things: list[int], n: int, what: str) -> list[int]:
        drawn = self.luck.draw(things, n, what)
        self.drawn.append(Drawn(what, list(drawn)))
        return drawn


class StackedDealer(Dealer):
    """Deals what was laid ready, in order. With a dealer to go `on`, that one answers whatever was not laid ready.

    Without one, the stack must fit exactly: that is how a journal is replayed.
    """

    def __init__(self, stack: Iterable[tuple[str, Sequence[int]]], on: Dealer | None = None) -> None:
        self.stack = [Drawn(what, list(things)) for what, things in stack]
        self.on = on

    def below(self, n: int) -> int:
        if self.on is None:
            raise ChanceRefused("a stacked dealer answers only draws from named things")
        return self.on.below(n)

    def draw(self, things: list[int], n: int, what: str) -> list[int]:
        if self.on is None:
            return self.exactly(things, n, what)
        ready = next((drawn for drawn in self.stack if drawn.what == what), None)
        if ready is None:
            return self.on.draw(things, n, what)
        self.stack.remove(ready)
        self.check(ready, things, what)
        rest = [thing for thing in things if thing not in ready.things]
        return ready.things[:n] + self.on.draw(rest, n - len(ready.things[:n]), what)

    def exactly(self, things: list[int], n: int, what: str) -> list[int]:
        if not self.stack:
            raise ChanceRefused(f"the rules draw {n} from {what}, but nothing more was written down")
        ready = self.stack.pop(0)
        self.check(ready, things, what)
        if len(ready.things) != n:
            raise ChanceRefused(f"the rules draw {n} from {what}, but {len(ready.things)} were written down")
        return ready.things

    def check(self, ready: Drawn, things: list[int], what: str) -> None:
        if ready.what != what:
            raise ChanceRefused(f"the rules draw from {what}, but a draw from {ready.what} was written down")
        if len(set(ready.things)) != len(ready.things) or not set(ready.things) <= set(things):
            raise ChanceRefused(
                f"the draw from {what} that was written down holds something twice, or not there to draw"
            )
