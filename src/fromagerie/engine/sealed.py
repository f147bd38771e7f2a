"""Sealed luck, for tables whose players do not see each other: promised before the deal, checked after it.

A match has one secret, every round a seed of its own made from it. Before a round its commitment is published; when
the round is over, its seed; when the match is over, the secret. What is drawn follows from the seed and from what the
players themselves threw in: nobody can choose it, and everybody can work it out afterwards. docs/luck.md has the whole
story; tests/test_luck_known.py keeps these functions from ever giving another answer.
"""

import functools
import hashlib
import hmac
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from fromagerie.engine.dealer import Dealer
from fromagerie.engine.luck import Draw, Seal
from fromagerie.engine.table import Table

SECRET_BYTES: Final = 32
WORD_BYTES: Final = 8
WORDS: Final = 1 << (8 * WORD_BYTES)  # how many different words there are


def new_secret() -> bytes:
    """The secret of a match: 256 bits that nobody can guess."""
    return secrets.token_bytes(SECRET_BYTES)


def spell(*parts: str | int) -> str:
    """Several parts as one text from which they can be told apart again: each after its length in bytes, "4:Brie,"."""
    return "".join([f"{len(str(part).encode())}:{part}," for part in parts])


@functools.lru_cache(maxsize=2_000)  # asked for with every draw
def round_seed(secret: bytes, round_number: int) -> bytes:
    """The seed of one round; it tells nothing of the secret, nor of any other round."""
    return hmac.digest(secret, f"round {round_number}".encode(), "sha256")


def pledge(secret: bytes, table: str) -> str:
    """What is published of the secret before the players throw in their seeds: no later round can be chosen by them."""
    return digest(spell(secret.hex(), table))


def commitment(seed: bytes, table: str, round_number: int) -> str:
    """What is published of a seed before its round."""
    return digest(spell(seed.hex(), table, round_number))


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def seals(secret: bytes, table: str, chapter: int, over: bool) -> list[Seal]:
    """What everybody may see now: all rounds up to the next are promised, those that have ended are open."""
    return [seal(secret, table, number, number < chapter or over) for number in range(chapter + 2)]


@functools.lru_cache(maxsize=2_000)  # told with every change around the game
def seal(secret: bytes, table: str, number: int, opened: bool) -> Seal:
    seed = round_seed(secret, number)
    return Seal(number, commitment(seed, table, number), seed.hex() if opened else None)


def at_the_deal() -> tuple[int, int]:
    return 0, 0


class SealedDealer(Dealer):
    """Luck from the seed of the round, what the players threw in, and the place in the journal; it notes every draw.

    A restart loses nothing: `where` says the round and the number of the entry being made, and every entry counts its
    words anew. `names` are the game's own for what can be drawn, `game.chance`.
    """

    def __init__(
        self,
        secret: bytes,
        seeds: Sequence[str],
        names: Mapping[str, Sequence[str]],
        where: Callable[[], tuple[int, int]] = at_the_deal,
    ) -> None:
        self.secret = secret
        self.players = spell(spell(*seeds))
        self.names = names
        self.where = where
        self.place = (-1, -1)  # the round and the entry that words were last taken for
        self.begun: hmac.HMAC  # what every word of this entry begins with, worked out once
        self.counter = 0
        self.draws: list[Draw] = []

    def sit_at(self, table: Table) -> None:
        """Deal at this table from now on: one that was just opened, or read back after a restart."""
        self.where = lambda: (table.chapter, table.version)
        self.place = (-1, -1)

    def knows(self, number: int) -> bool:
        """Whether it can deal this round."""
        return True

    def seed_of(self, number: int) -> bytes:
        return round_seed(self.secret, number)

    def below(self, n: int) -> int:
        place = self.where()
        if place != self.place:
            self.take_up(place)
        # Words beyond the last whole multiple of n would favour small numbers: another is taken.
        fair = WORDS - WORDS % n
        while True:
            said = self.begun.copy()
            said.update(spell(self.counter).encode())
            self.counter += 1
            word = int.from_bytes(said.digest()[:WORD_BYTES])
            if word < fair:
                return word % n

    def take_up(self, place: tuple[int, int]) -> None:
        """The first word of an entry."""
        if place[1] != self.place[1]:
            self.counter = 0
        self.place = place
        self.begun = hmac.new(self.seed_of(place[0]), (self.players + spell(*place)).encode(), "sha256")

    def draw(self, things: list[int], n: int, what: str) -> list[int]:
        drawn = super().draw(things, n, what)
        self.draws.append(self.note(things, drawn, what))
        return drawn

    def note(self, things: list[int], drawn: list[int], what: str) -> Draw:
        """A draw made here and now, as a journal tells it."""
        names = self.names[what]
        return Draw(*self.where(), what, [names[thing] for thing in things], [names[thing] for thing in drawn])
