"""Results kept as they come in, so that an interrupted tournament goes on where it stopped."""

import hashlib
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from fromagerie.arena.match import Result


class CannotKeep(OSError):
    """Results cannot be kept; the message is one sentence."""


class Part(Struct):
    """Some finished games of a match, by their numbers."""

    one: str
    rest: str
    numbers: list[int]
    results: list[Result]

    def numbered(self) -> dict[int, Result]:
        return dict(zip(self.numbers, self.results, strict=False))


class Ledger:
    """One file for all tournaments on the same terms: a line a part, whatever the bots and however many games.

    What has been played on these terms need not be played again; on any other terms there is another file.
    """

    def __init__(self, folder: Path, title: str, *terms: Any) -> None:
        key = hashlib.sha256(msgspec.json.encode(terms, order="deterministic")).hexdigest()[:16]
        self.file = folder / f"{title}-{key}.jsonl"

    def read(self) -> dict[tuple[str, str], dict[int, Result]]:
        """The games of every match, by number. A line that a crash cut short is as if it were not there."""
        try:
            lines = self.file.read_bytes().splitlines()
        except FileNotFoundError:
            return {}
        except OSError as error:
            raise CannotKeep(f"{self.file} cannot be read: {error.strerror}.") from None
        decoder = msgspec.json.Decoder(Part)
        found: dict[tuple[str, str], dict[int, Result]] = {}
        for line in lines:
            try:
                part = decoder.decode(line)
            except msgspec.MsgspecError:
                continue
            found.setdefault((part.one, part.rest), {}).update(part.numbered())
        return found

    def enter(self, part: Part) -> None:
        """Write it down at once. The line break comes first: whatever was cut short before stays on its own line."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with self.file.open("ab") as file:
                file.write(b"\n" + msgspec.json.encode(part))
        except OSError as error:
            raise CannotKeep(f"{self.file} cannot be written: {error.strerror}.") from None
