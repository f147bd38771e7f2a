"""What people may call themselves and write: any script, but nothing that hides, disguises or runs over."""

import unicodedata
from typing import Final

LONGEST: Final = 24
# Format characters (zero-width, bidi), controls, private use, unassigned, lone surrogates.
UNSEEN: Final = ("Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp")


def clean(text: str, longest: int) -> str:
    """The text as others may see it; empty if nothing is left of it."""
    plain = unicodedata.normalize("NFKC", text)
    seen = "".join(" " if c.isspace() else c for c in plain if c.isspace() or unicodedata.category(c) not in UNSEEN)
    return cut(" ".join(seen.split()), longest)


def cut(text: str, longest: int) -> str:
    """Not in the middle of a letter and its accents, nor with a tower of them."""
    kept, marks = "", 0
    for character in text:
        marks = marks + 1 if unicodedata.combining(character) else 0
        if marks > 2:
            continue
        if len(kept) >= longest and not marks:
            break
        kept += character
    return kept.strip()


def clean_name(text: str) -> str:
    return clean(text, LONGEST)


def name_apart(name: str, others: list[str]) -> str:
    """Two Annes at one table are Anne and Anne 2."""
    taken = {other.casefold() for other in others}
    number, apart = 2, name
    while apart.casefold() in taken:
        apart = f"{name[: LONGEST - 3]} {number}"
        number += 1
    return apart
