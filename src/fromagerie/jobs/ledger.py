"""Results kept as they come in, so that work which was interrupted goes on where it stopped."""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

PartT = TypeVar("PartT", bound=msgspec.Struct)


class CannotKeep(OSError):
    """Results cannot be kept; the message is one sentence."""


class Ledger(Generic[PartT]):
    """One file for everything done on the same terms: a line a part, whatever it was part of.

    What has been done on these terms need not be done again; on any other terms there is another file.
    """

    def __init__(self, folder: Path, title: str, kind: type[PartT], *terms: Any) -> None:
        key = hashlib.sha256(msgspec.json.encode(terms, order="deterministic")).hexdigest()[:16]
        self.file = folder / f"{title}-{key}.jsonl"
        self.kind = kind

    def read(self) -> Iterator[PartT]:
        """The parts there are. A line that a crash cut short is as if it were not there."""
        try:
            lines = self.file.read_bytes().splitlines()
        except FileNotFoundError:
            return
        except OSError as error:
            raise CannotKeep(f"{self.file} cannot be read: {error.strerror}.") from None
        decoder = msgspec.json.Decoder(self.kind)
        for line in lines:
            try:
                yield decoder.decode(line)
            except msgspec.MsgspecError:
                continue

    def enter(self, part: PartT) -> None:
        """Write it down at once. The line break comes first: whatever was cut short before stays on its own line."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with self.file.open("ab") as file:
                file.write(b"\n" + msgspec.json.encode(part))
        except OSError as error:
            raise CannotKeep(f"{self.file} cannot be written: {error.strerror}.") from None
