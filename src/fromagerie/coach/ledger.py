"""The ledger of a game: what luck, the others and one's own choices made of a seat's chance to win, so that it adds up.

Every number is a chance in millionths, an integer: the columns add up to the result exactly, whatever their estimates
are worth. One value stands for each moment, as the end of one step and the beginning of the next.
"""

from typing import Final, Literal

from msgspec import Struct

Column = Literal["own", "others", "chance", "news"]
COLUMNS: Final[tuple[Column, ...]] = ("own", "others", "chance", "news")
WHOLE: Final = 1_000_000


class Step(Struct, frozen=True):
    """One thing that happened, and what it changed."""

    entry: int  # of the journal, counted from 1
    column: Column
    before: int
    after: int
    seat: int | None = None  # who moved
    move: str = ""  # in notation, of the seat's own

    @property
    def change(self) -> int:
        return self.after - self.before


class Ledger(Struct):
    """A seat's game, from its chance before the first deal to the result."""

    seat: int
    start: int
    result: int
    steps: list[Step] = []

    @property
    def now(self) -> int:
        """The value of the last moment written down."""
        return self.steps[-1].after if self.steps else self.start

    def book(self, column: Column, after: int, entry: int, seat: int | None = None, move: str = "") -> None:
        """Write down the next step. What changes nothing is left out, unless somebody moved."""
        if after != self.now or seat is not None:
            self.steps.append(Step(entry, column, self.now, after, seat, move))

    def total(self, column: Column) -> int:
        return sum(step.change for step in self.steps if step.column == column)

    def totals(self) -> dict[str, int]:
        return {column: self.total(column) for column in COLUMNS}

    def adds_up(self) -> bool:
        """The identity: no tolerance."""
        linked = all(one.after == next_one.before for one, next_one in zip(self.steps, self.steps[1:], strict=False))
        return linked and self.now == self.result and self.start + sum(self.totals().values()) == self.result


def millionths(share: float) -> int:
    """A chance as the ledger writes it."""
    return min(WHOLE, max(0, round(share * WHOLE)))
