"""The rules at hand: a clause, a section, or whatever speaks of a word."""

import re
import shutil
import textwrap
import unicodedata
from typing import Final

WIDTH: Final = 88


def width() -> int:
    """How wide a text is set: no wider than the terminal."""
    return min(WIDTH, shutil.get_terminal_size((WIDTH, 24)).columns)


def look_up(rules: str, wanted: str) -> str:
    """The clauses asked for by number ("3.3"), by section ("3") or by a word in them; empty if there are none."""
    paragraphs = [paragraph.strip() for paragraph in rules.split("\n\n") if paragraph.strip()]
    wanted = fold(wanted.strip())
    if re.fullmatch(r"\d+", wanted):
        return plain([p for p in paragraphs if p.startswith((f"## {wanted} ", f"**{wanted}."))])
    if re.fullmatch(r"\d+\.\d+", wanted):
        return plain([p for p in paragraphs if p.startswith(f"**{wanted}**")])
    return plain([p for p in paragraphs if p.startswith("**") and wanted in fold(p)])


def fold(text: str) -> str:
    """As it is typed in a hurry: no accents, no capitals, one kind of apostrophe and of space; and no Markdown."""
    plain = text.replace("’", "'").replace("œ", "oe").replace("*", "").replace("`", "")
    bare = "".join(sign for sign in unicodedata.normalize("NFKD", plain) if not unicodedata.combining(sign))
    return " ".join(bare.lower().split())


def sections(rules: str) -> str:
    """The table of contents."""
    return "\n".join(line.removeprefix("## ") for line in rules.splitlines() if line.startswith("## "))


def plain(paragraphs: list[str]) -> str:
    """Markdown as a terminal shows it."""
    bare = [paragraph.replace("**", "").replace("`", "").removeprefix("## ") for paragraph in paragraphs]
    return "\n\n".join(textwrap.fill(paragraph, width()) for paragraph in bare)
