"""Box files: what a game is played with, as data that a designer can change. What is wrong with one is said here."""

import tomllib
from collections.abc import Sequence
from typing import Any, Final, get_args

import msgspec

# What is known of a part of the printed game: found in its rules or on a public page, derived from them, or
# reconstructed here, so that the printed part may differ.
STATUSES: Final = ("found", "derived", "reconstructed")


class BadBox(ValueError):
    """A box.toml that cannot be played with; the message is one sentence for its author."""


def read_status(given: Any, parts: Sequence[str]) -> dict[str, str]:
    """The table [status] of a box: lists of parts, each under one of the words of STATUSES."""
    try:
        lists = msgspec.convert(given, dict[str, list[str]])
    except msgspec.ValidationError as error:
        raise BadBox(f"[status]: {error}.") from None
    found: dict[str, str] = {}
    for status, listed in lists.items():
        if status not in STATUSES:
            raise BadBox(f"[status]: {status!r} is none of {', '.join(STATUSES)}.")
        for part in listed:
            if part in found:
                raise BadBox(f"[status]: {part} is there twice.")
            # A designer who took a card out need not look for its name here too.
            if part in parts:
                found[part] = status
    return found


def explain_toml(text: str, error: tomllib.TOMLDecodeError) -> str:
    """tomllib's complaint with the line it is about; a second entry of the same name is the usual one."""
    complaint = str(error)
    number = next((int(word.rstrip(",)")) for word in complaint.split() if word.rstrip(",)").isdecimal()), 0)
    line = text.splitlines()[number - 1].strip() if 0 < number <= text.count("\n") + 1 else ""
    if "overwrite" in complaint or "twice" in complaint:
        name = line.split("=")[0].strip(" []")
        return f"line {number}: the id {name} is there twice."
    return f"not valid TOML: {complaint}."


def explain_shape(data: dict[str, Any], shape: Any, error: msgspec.ValidationError) -> str:
    """msgspec's complaint, with the entry of a table of entries that it is about: it says only `$.cats[...]`."""
    fields = {field.name: field.type for field in msgspec.structs.fields(shape)}
    for name, entries in data.items():
        kinds = get_args(fields.get(name))
        if isinstance(entries, dict) and len(kinds) == 2:
            for key, entry in entries.items():
                try:
                    msgspec.convert(entry, kinds[1])
                except msgspec.ValidationError as complaint:
                    return f"[{name}] {key}: {complaint}."
    return f"{error}."
