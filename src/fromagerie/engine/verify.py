"""Was the luck of a game what was promised? A journal is replayed, and every draw derived again from the seeds.

There are three answers: as promised; not as promised, which is BadLuck; and not verified, where something that is
needed for a check was not told. Nothing checked is never well checked.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct

from fromagerie.engine.chance import StackedDealer
from fromagerie.engine.dealer import Dealer
from fromagerie.engine.game import AnyGame
from fromagerie.engine.journal import BadJournal, Journal, UnknownJournal
from fromagerie.engine.luck import Draw, Luck
from fromagerie.engine.replay import steps
from fromagerie.engine.sealed import SECRET_BYTES, SealedDealer, commitment, pledge, round_seed, seals
from fromagerie.engine.table import Table


class BadLuck(BadJournal):
    """Luck that is not what was promised; the sentence says where, counting entries and rounds from 1."""


class NoLuck(UnknownJournal):
    """A journal that brings no seeds: there is nothing to check."""


# Why luck is not verified. since: entries brought along are not covered. seed, secret: not made known, though the
# round or the game is over. untold: draws of rounds that are over are not told. nothing: not one draw was checked.
Doubt = Literal["since", "seed", "secret", "untold", "nothing"]


class Report(Struct):
    """What was checked, and what could not be."""

    doubts: list[Doubt]  # none: all is as promised
    game: str
    table: str
    entries: int
    over: bool
    pledge: str
    commitments: list[str]  # by round: to be compared with those shown before each round
    draws: int  # derived again, and found as written
    waiting: int  # of rounds still going on, whose seed is not known yet
    before: int  # brought along from another game, and not covered
    since: int  # the first entry that is covered, counted from 0


def verify(journal: Journal, game: AnyGame) -> Report:
    """What was checked, and why that is not enough; BadLuck if it is wrong, BadJournal where the rules object."""
    journal.verify()
    luck = journal.luck
    if luck is None:
        raise NoLuck("luck-untold")
    if len(luck.seeds) != len(journal.seats):
        raise BadLuck("luck-seeds", seeds=str(len(luck.seeds)), players=len(journal.seats))
    if not 0 <= luck.since <= len(journal.entries):
        raise BadLuck("luck-since", entry=str(luck.since + 1), entries=str(len(journal.entries)))
    opened = open_seals(luck)
    auditor = Auditor(RevealedDealer(opened, luck.seeds, game.chance), luck.since, luck.draws)
    table = auditor.retrace(journal, game)
    if auditor.unexpected:
        raise BadLuck("luck-unexpected", entry=str(auditor.unexpected[0].entry + 1))
    check_not_early(luck, table, auditor)
    return Report(
        doubts=find_doubts(luck, table, auditor),
        game=game.key,
        table=luck.table,
        entries=table.version,
        over=table.over,
        pledge=luck.pledge,
        commitments=[seal.commitment for seal in luck.seals],
        draws=auditor.checked,
        waiting=len(auditor.waiting),
        before=auditor.before,
        since=luck.since,
    )


def tell_luck(journal: Journal, game: AnyGame, secret: bytes, name: str, seeds: Sequence[str], since: int = 0) -> Luck:
    """The luck of a game as it may be told now, from the journal and the secret alone; `name` is the table's."""
    auditor = Auditor(SealedDealer(secret, seeds, game.chance), since)
    table = auditor.retrace(journal, game)
    return Luck(
        table=name,
        seeds=list(seeds),
        pledge=pledge(secret, name),
        seals=seals(secret, name, table.chapter, table.over),
        draws=[draw for draw in auditor.sealed.draws if draw.round < table.chapter or table.over],
        secret=secret.hex() if table.over else None,
        since=since,
    )


class RevealedDealer(SealedDealer):
    """Deals again what was dealt, from the seeds made known."""

    def __init__(self, opened: Mapping[int, bytes], seeds: Sequence[str], names: Mapping[str, Sequence[str]]) -> None:
        super().__init__(b"", seeds, names)
        self.opened = opened

    def knows(self, number: int) -> bool:
        return number in self.opened

    def seed_of(self, number: int) -> bytes:
        return self.opened[number]


class Auditor(Dealer):
    """Looks on while a journal is replayed, and draws everything a second time from the seeds."""

    def __init__(self, sealed: SealedDealer, since: int, written: Sequence[Draw] | None = None) -> None:
        self.sealed = sealed
        self.since = since
        self.written = written
        self.told = 0  # of the draws written, those that were met
        self.untold = 0  # draws that are not written, though their seed is known
        self.checked = 0
        self.waiting: list[int] = []  # the rounds of draws whose seed is not known
        self.blind = -1  # an entry of which some draw cannot be derived: those after it have lost count
        self.before = 0
        self.ended = False
        self.table: Table
        self.journalled: Dealer

    def retrace(self, journal: Journal, game: AnyGame) -> Table:
        for table in steps(journal, game, StackedDealer([]), watch=self.watch):
            self.ended = self.ended or table.over
        return self.table

    def watch(self, table: Table, journalled: Dealer) -> Dealer:
        self.table = table
        self.journalled = journalled
        self.sealed.sit_at(table)
        return self

    @property
    def unexpected(self) -> Sequence[Draw]:
        """Draws told that were never made."""
        return self.written[self.told :] if self.written else []

    def draw(self, things: list[int], n: int, what: str) -> list[int]:
        came = self.journalled.draw(things, n, what)
        if self.table.version < self.since:
            self.before += 1
        elif self.ended:
            raise self.wrong("luck-after-end")
        else:
            self.derive(things, came, what)
        return came

    def derive(self, things: list[int], came: list[int], what: str) -> None:
        """What came must follow from the seed, as far as it is known, and be told."""
        known = self.sealed.knows(self.table.chapter) and self.table.version != self.blind
        if not known:
            self.waiting.append(self.table.chapter)
            self.blind = self.table.version
        elif self.sealed.draw(things, len(came), what) != came:
            expected = " ".join(self.sealed.draws[-1].drawn)
            raise self.wrong("luck-drawn", what=what, expected=expected)
        if self.written is None:
            return
        if self.told < len(self.written):
            self.compare(self.sealed.note(things, came, what))
            self.checked += known
        else:
            self.untold += known

    def compare(self, made: Draw) -> None:
        """What is told of a draw must be what the rules asked for and what came."""
        assert self.written is not None
        if self.written[self.told] != made:
            raise self.wrong("luck-told", what=made.what)
        self.told += 1

    def wrong(self, message: str, **facts: Any) -> BadLuck:
        return BadLuck(message, entry=str(self.table.version + 1), **facts)


def open_seals(luck: Luck) -> dict[int, bytes]:
    """The seeds made known, by round, each as it was promised."""
    if [seal.round for seal in luck.seals] != list(range(len(luck.seals))):
        raise BadLuck("luck-order")
    opened = {seal.round: read_hex(seal.seed) for seal in luck.seals if seal.seed is not None}
    for number, seed in opened.items():
        if commitment(seed, luck.table, number) != luck.seals[number].commitment:
            raise BadLuck("luck-seed-promised", round=str(number + 1))
    if luck.secret is None:
        return opened
    secret = read_hex(luck.secret)
    if pledge(secret, luck.table) != luck.pledge:
        raise BadLuck("luck-secret-promised")
    for number, seed in opened.items():
        if round_seed(secret, number) != seed:
            raise BadLuck("luck-seed-made", round=str(number + 1))
    return opened


def read_hex(text: str) -> bytes:
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SECRET_BYTES or seed.hex() != text:
        raise BadLuck("luck-digits", digits=2 * SECRET_BYTES, found=text)
    return seed


def check_not_early(luck: Luck, table: Table, auditor: Auditor) -> None:
    """What is known while a round goes on tells what will be drawn in it."""
    if auditor.ended:
        return
    if luck.secret is not None:
        raise BadLuck("luck-secret-early")
    for seal in luck.seals:
        if seal.seed is not None and seal.round >= table.chapter:
            raise BadLuck("luck-seed-early", round=str(seal.round + 1))


def find_doubts(luck: Luck, table: Table, auditor: Auditor) -> list[Doubt]:
    """Why this is not enough to say that all is as promised."""
    # Only a round that still goes on may keep its seed to itself.
    closed = [seal.round for seal in luck.seals if seal.seed is None] + auditor.waiting
    found: dict[Doubt, bool] = {
        "since": luck.since > 0,
        "seed": any(table.over or number < table.chapter for number in closed),
        "secret": table.over and luck.secret is None,
        "untold": auditor.untold > 0,
        "nothing": auditor.checked == 0,
    }
    return [doubt for doubt, holds in found.items() if holds]
