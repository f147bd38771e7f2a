"""Chance. No other part of the program decides anything by luck.

The rules draw from named things ("cheese", "cats", "die"); what was drawn goes into the journal under that name, so a
replay needs no generator and a real deck can be entered. `below` is the raw source, for playouts and redeals, which
nobody records.
"""

# compiled with mypyc

from typing import Final

from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Whatever answers chance; subclasses say where the luck comes from."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely."""
        raise NotImplementedError

    def keeps_record(self) -> bool:
        """Whether anybody is to know by name what was drawn.

        If not, rules may ask `below` as `draw` would, and spare laying the things out: the same luck, sooner.
        """
        return True

    def draw(self, things: list[int], n: i64, what: str) -> list[int]:
        """n of the things, in the order drawn, every order of every choice equally likely."""
        left = things[:]
        drawn: list[int] = []
        remaining: i64 = len(left)
        while n > 0:
            place = self.below(remaining)
            remaining -= 1
            drawn.append(left[place])
            left[place] = left[remaining]
            n -= 1
        return drawn

    def one_of(self, things: list[int], what: str) -> i64:
        """One of the things: a face of a die, a seat, a trump."""
        return self.draw(things, 1, what)[0]


class SeededDealer(Dealer):
    """Reproducible luck for simulations and search: the sfc32 generator, three words of 32 bits and a counter.

    All intermediate values stay below 2**62, so compiled and interpreted runs deal the same cards. Not for online
    tables: who sees enough of its output can compute the rest.
    """

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = (seed >> 64) & WORD
        self.counter: i64 = 1
        # Neighbouring seeds part ways within a dozen words.
        for _ in range(15):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        out = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = ((((self.c << 21) & WORD) | (self.c >> 11)) + out) & WORD
        return out

    def keeps_record(self) -> bool:
        return False

    def below(self, n: i64) -> i64:
        # 32 random bits scaled to n; the few products that would favour some answers are drawn again.
        scaled = self.word() * n
        if scaled & WORD < n:
            unfair = (WORD + 1 - n) % n
            while scaled & WORD < unfair:
                scaled = self.word() * n
        return scaled >> 32


def fraction(dealer: Dealer) -> float:
    """A number from 0 up to, but not, 1."""
    return float(dealer.below(1 << 30)) / 1073741824.0
