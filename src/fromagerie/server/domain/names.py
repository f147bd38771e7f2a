"""What people may call themselves and write: any script, but nothing that hides, disguises or runs over."""

import unicodedata
from collections.abc import Sequence
from typing import Final

LONGEST: Final = 24
# Controls, format characters (zero-width, bidi, tags), private use, unassigned, lone surrogates, line separators.
UNSEEN: Final = ("Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp")
# Blank by design, though they count as letters, marks or symbols: fillers, the empty braille cell, variation selectors.
BLANK: Final = frozenset(
    [
        *map(chr, (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0xFFFC, 0x13441, 0x13442)),
        *map(chr, (0x16FE4, 0x1D159, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))),
    ]
)
# Emoji are typed with them: which look, and which of them belong together.
EMOJI: Final = "\ufe0e\ufe0f\u200d"


class BadName(ValueError):
    """A name that nobody may have; the message is one of the server's words."""


def clean(text: str, longest: int) -> str:
    """The text as others may see it; empty if nothing is left of it that can be seen."""
    plain = unicodedata.normalize("NFKC", text)
    seen = "".join(" " if c.isspace() else c for c in plain if c.isspace() or unicodedata.category(c) not in UNSEEN)
    left = cut(" ".join(seen.split()), longest)
    return "" if all(c.isspace() or is_unseen(c) for c in left) else left


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


def is_unseen(character: str) -> bool:
    return character in BLANK or unicodedata.category(character) in UNSEEN


def read_name(text: str) -> str:
    """The name as everybody sees it; BadName. Nothing is taken out silently but what emoji are typed with."""
    plain = unicodedata.normalize("NFKC", without_emoji_signs(text)).strip(" ")
    name = " ".join(plain.split())
    if not plain:
        raise BadName("no-name")
    if any(map(is_unseen, plain)) or any(map(has_lone_mark, name.split())):
        raise BadName("name-hides")
    if has_tower(name) or len(name) > LONGEST:
        raise BadName("name-too-long")
    return name


def without_emoji_signs(text: str) -> str:
    kept = ""
    for character in text:
        if not (character in EMOJI and kept and unicodedata.category(kept[-1]) in ("So", "Sk")):
            kept += character
    return kept


def has_lone_mark(word: str) -> bool:
    """A mark with no letter to stand on or in: it would be seen on its neighbour, or not at all."""
    return unicodedata.category(word[0])[0] == "M"


def has_tower(name: str) -> bool:
    return cut(name, len(name)) != name


# Look-alikes: a small table made by hand, of the letters that people are taken in by; far from all there are.

CAPITALS: Final = str.maketrans(
    "АВЕЗІЈКМНОРСТУХЅԌԚԜҮӀЬ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ" + "ՕՏԱ",
    "ABE3IJKMHOPCTYXSGQWYIB" + "ABEZHIKMNOPTYX" + "OSU",
)
SMALL: Final = str.maketrans(
    "авезіјкмнопрстухѕԁԛԝһӏьѵґгүө" + "αβεγικνορτυχω" + "օոսհց" + "ıɩɑɡøđħłŧƒʏʀɴ" + "i1|0",
    "abe3ljkmhonpctyxsdqwhlbvrryo" + "abeylkvoptuxw" + "onuhg" + "llagodhltfyrn" + "lllo",
)
TOGETHER: Final = (("rn", "m"), ("vv", "w"), ("æ", "ae"), ("œ", "oe"))
# Accents that people see and names have; dots and strokes besides these tell nobody apart.
ACCENTS: Final = "\u0300\u0301\u0302\u0303\u0308\u030a\u030c\u0327"


def skeleton(name: str) -> str:
    """The same for names that look alike."""
    apart = unicodedata.normalize("NFD", name.translate(CAPITALS).casefold().translate(SMALL))
    bare = "".join(c for c in apart if unicodedata.category(c) != "Mn" or c in ACCENTS)
    for pair, alike in TOGETHER:
        bare = bare.replace(pair, alike)
    return bare.replace(" ", "")


def bare_look(name: str) -> str:
    """The same for names that look alike, or would if one of them is a bot's: those are shown with a level behind."""
    look = skeleton(name)
    head, _, level = look.partition("(")
    return head if level.endswith(")") else look


def name_apart(name: str, others: Sequence[str], bots: Sequence[str] = ()) -> str:
    """Two Annes at one table are Anne and Anne 2, in whatever letters the second one is written."""
    taken = {skeleton(other) for other in (*others, *bots)}
    of_bots = {skeleton(bot) for bot in bots}
    number, apart = 2, name
    while skeleton(apart) in taken or bare_look(apart) in of_bots:
        apart = f"{name} {number}"
        number += 1
    return apart
