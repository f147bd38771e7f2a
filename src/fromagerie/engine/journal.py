"""A game written down: one small JSON file that a person can read and any later program can replay."""

import hashlib
import itertools
import json
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from msgspec import UNSET, Struct, UnsetType

from fromagerie.engine.game import AnyGame
from fromagerie.engine.luck import Luck
from fromagerie.engine.model import Options
from fromagerie.engine.words import Worded

FORMAT: Final = 1
encode_entry = msgspec.json.Encoder().encode


class BadJournal(Worded, ValueError):
    """A journal that cannot be replayed; the message is a sentence that names the entry where it goes wrong."""


class UnknownJournal(BadJournal):
    """One that this program cannot read or play: nothing can be said about it."""


class Entry(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """One line of a journal: the deal, an action of a seat, a claim it made, or actions taken back.

    `chance` is what was drawn on the way.

    `check` ties the entry to all that stands above it, so that a change made later shows.
    """

    seat: int | UnsetType = UNSET
    do: str = ""
    say: str = ""
    undo: int = 0
    chance: tuple[str, ...] = ()
    at: int = 0  # milliseconds since the table began
    check: str = ""


class Journal(Struct, forbid_unknown_fields=True):
    """All of one game: enough to play it again exactly.

    >>> table = fromagerie.play("cheez-tricks", players=4, seed=7)
    >>> told = table.act(3, table.legal(3)[0])
    >>> entry = table.journal.entries[-1]
    >>> entry.seat, entry.do
    (3, 'R1')
    """

    fromagerie: int
    game: str
    rules: int
    box: str
    seats: list[str]
    options: dict[str, Any]
    began: str
    bots: list[str | None] = []  # which bot sits in each seat; None where a person does
    entries: list[Entry] = []
    check: str = ""
    luck: Luck | None = None  # proved by itself, see `verify`; written when rounds are over, so no check covers it

    @property
    def names(self) -> list[str]:
        """What the players are called, by seat. Bots once were called "Edam (ripe)": their kind is cut off."""
        bots = itertools.chain(self.bots, itertools.repeat(None))
        return [name.removesuffix(f" ({bot})") if bot else name for name, bot in zip(self.seats, bots, strict=False)]

    def seal(self) -> None:
        """Give the heading its check."""
        self.check = self.heading_check()

    def add(self, entry: Entry) -> None:
        """Write an entry under all the others."""
        entry.check = next_check(self.entries[-1].check if self.entries else self.check, entry)
        self.entries.append(entry)

    def heading_check(self) -> str:
        outside = ("entries", "check", "luck")
        heading = {field: getattr(self, field) for field in self.__struct_fields__ if field not in outside}
        return digest(msgspec.json.encode(heading, order="deterministic"))

    def verify(self) -> None:
        """Raise BadJournal at the first thing that is not as it was written."""
        if self.fromagerie != FORMAT:
            raise UnknownJournal("journal-format", found=str(self.fromagerie), known=str(FORMAT))
        if self.check != self.heading_check():
            raise BadJournal("journal-heading-changed")
        check = self.check
        for number, entry in enumerate(self.entries, start=1):
            check = next_check(check, entry)
            if entry.check != check:
                raise BadJournal("journal-entry-changed", entry=str(number))


def heading_for(
    game: AnyGame, seats: Sequence[str], options: Options | dict[str, Any], began: str, bots: Sequence[str | None] = ()
) -> Journal:
    """A journal with nothing under its heading yet."""
    journal = Journal(
        fromagerie=FORMAT,
        game=game.key,
        rules=game.rules_version,
        box=game.box_hash,
        seats=list(seats),
        options=msgspec.to_builtins(options),
        began=began,
        bots=list(bots),
    )
    journal.seal()
    return journal


def written_time(seconds: float) -> str:
    """A moment as headings name it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")


def next_check(check: str, entry: Entry) -> str:
    bare = msgspec.structs.replace(entry, check="") if entry.check else entry
    return digest(check.encode() + encode_entry(bare))


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:8]


def write_journal(journal: Journal) -> str:
    """The journal as text, for a file: the heading, then one line an entry. `replay` reads it again.

    >>> table = fromagerie.play("cheez-tricks", players=4, seed=7)
    >>> fromagerie.write_journal(table.journal).splitlines()[2]
    '"game": "cheez-tricks",'
    """
    heading = msgspec.to_builtins(journal)
    entries: Sequence[dict[str, Any]] = heading.pop("entries")
    luck = heading.pop("luck")
    lines = [f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}," for key, value in heading.items()]
    if luck is not None:
        lines += write_luck(luck)
    body = ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in entries)
    return "\n".join(["{", *lines, '"entries": [', body, "]}", ""])


def write_luck(luck: dict[str, Any]) -> list[str]:
    """One line per draw, too."""
    draws = luck.pop("draws")
    heading = json.dumps(luck, ensure_ascii=False).removesuffix("}")
    body = ",\n".join(json.dumps(draw, ensure_ascii=False) for draw in draws)
    return [f'"luck": {heading}, "draws": [', body, "]},"]


def read_journal(text: str | bytes) -> Journal:
    """The journal in a text; BadJournal says what is wrong with it and where."""
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8")
        except UnicodeDecodeError:
            raise UnknownJournal("journal-not-text") from None
    try:
        journal = msgspec.json.decode(text, type=Journal)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise find_damage(text, error) from None
    journal.verify()
    return journal


def find_damage(text: str, error: Exception) -> UnknownJournal:
    """Where a text stops being a journal."""
    in_heading = UnknownJournal("journal-heading-damaged", why=f"{error}.")
    if '"fromagerie"' not in text:
        return UnknownJournal("journal-other")
    _, opened, body = text.partition('"entries": [\n')
    if not opened:
        return in_heading
    number = 0
    for line in body.splitlines():
        if line.strip() in ("]}", ""):
            break
        number += 1
        try:
            msgspec.json.decode(line.rstrip(","), type=Entry)
        except (msgspec.MsgspecError, RecursionError) as damage:
            return UnknownJournal("journal-entry-damaged", entry=str(number), why=str(damage))
    else:
        return UnknownJournal("journal-breaks-off", entry=str(number))
    return in_heading
