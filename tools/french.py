"""The French edition, read as a corrector would: its typography, its register, its words.

`python -m tools.french` lists what is wrong, `python -m tools.french --fix` mends the spaces, which is all that a
machine can mend. tests/test_french.py wants nothing on the list.
"""

import re
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, ast

from tools.console import ROOT

SOURCE: Final = ROOT / "src" / "fromagerie"
NBSP: Final = "\u00a0"


class Text(NamedTuple):
    """Something French that people read; placeholders look like ⟦who⟧."""

    where: str
    text: str


# Reading


def catalogues() -> list[Path]:
    return sorted([*SOURCE.rglob("*.fr.ftl"), *(ROOT / "web" / "src").rglob("fr.ftl")])


def rulebooks() -> list[Path]:
    return sorted(SOURCE.rglob("RULES.fr.md"))


def lessons() -> list[Path]:
    return sorted(SOURCE.rglob("tutorial.toml"))


def everything() -> list[Text]:
    """Every French text there is."""
    found: list[Text] = []
    for file in catalogues():
        found += read_catalogue(file)
    for file in rulebooks():
        found += read_rulebook(file)
    for file in lessons():
        found += read_lesson(file)
    return found


def read_catalogue(file: Path) -> Iterator[Text]:
    """Each variant of each message, so that no sentence is put together from two."""
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            for text in variants(entry.value):
                yield Text(f"{name_of(file)}: {entry.id.name}", text)


def variants(pattern: ast.Pattern) -> list[str]:
    """What a pattern can say, one selector at a time; a placeholder is ⟦name⟧."""
    said = [""]
    for element in pattern.elements:
        said = [before + after for before in said for after in say_element(element)][:200]
    return said


def say_element(element: ast.TextElement | ast.Placeable) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    inside = element.expression
    match inside:
        case ast.SelectExpression():
            return [text for variant in inside.variants for text in variants(variant.value)]
        case ast.StringLiteral():
            return [inside.parse()["value"]]
        case ast.VariableReference():
            return [f"⟦{inside.id.name}⟧"]
        case ast.FunctionReference():
            first = inside.arguments.positional[0]
            return [f"⟦{first.id.name}⟧" if isinstance(first, ast.VariableReference) else "⟦n⟧"]
    return ["⟦?⟧"]


def read_rulebook(file: Path) -> Iterator[Text]:
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        clause = re.match(r"\*\*([\d.]+)\*\* ", line)
        if line.strip() and not re.fullmatch(r"[|:\- ]+", line):
            yield Text(f"{name_of(file)} {clause[1] if clause else f'line {number}'}", without_code(line))


def read_lesson(file: Path) -> Iterator[Text]:
    for number, step in enumerate(tomllib.loads(file.read_text(encoding="utf-8")).get("step", []), 1):
        if "fr" in step:
            yield Text(f"{name_of(file)} step {number}", step["fr"])


def name_of(file: Path) -> str:
    return file.relative_to(ROOT).as_posix().removeprefix("src/fromagerie/").removeprefix("games/")


def without_code(text: str) -> str:
    """What is typed is not French."""
    return re.sub(r"`[^`]*`", "⟦code⟧", text)


# Spaces

COUNTED: Final = (
    "points?|pts?|plis?|fromages?|gangsters?|cartes?|joueurs?|personnes?|robots?|dés?|cases?|pas|morceaux?|manches?"
    "|parties?|tours?|souris|chats?|chiens?|meules?|lignes?|tirages?|coups?|suites?|étapes?|badges?|min|ms|s|h"
)
BEFORE_SIGN: Final = re.compile(r"(?<=\S) (?=[:;!?»%])")
AFTER_QUOTE: Final = re.compile(r"« ")
COUNT: Final = re.compile(rf"(?<=\d|⟧|}}) (?=(?:{COUNTED})\b)")
TIMES: Final = re.compile(r"(?<=\d|⟧|}) × (?=\d|⟦|\{)")


def typeset(text: str) -> str:
    """No-break spaces where French wants them."""
    text = BEFORE_SIGN.sub(NBSP, text)
    text = AFTER_QUOTE.sub(f"«{NBSP}", text)
    text = COUNT.sub(NBSP, text)
    return TIMES.sub(f"{NBSP}×{NBSP}", text)


def fix(file: Path) -> bool:
    """Mend the spaces of a file; whether any were wrong."""
    before = file.read_text(encoding="utf-8")
    typeset_line = {".ftl": fix_message, ".md": fix_prose, ".toml": fix_step}[file.suffix]
    after = "".join(typeset_line(line) for line in before.splitlines(keepends=True))
    if after != before:
        file.write_text(after, encoding="utf-8")
    return after != before


def fix_message(line: str) -> str:
    return line if line.startswith("#") else typeset(line)


def fix_prose(line: str) -> str:
    return line if re.fullmatch(r"[|:\- \n]+", line) else outside_code(line)


def outside_code(line: str) -> str:
    """Typeset around code spans, which stand there as a word would."""
    spans = re.findall(r"`[^`]*`", line)
    line = typeset(without_code(line))
    for span in spans:
        line = line.replace("⟦code⟧", span, 1)
    return line


def fix_step(line: str) -> str:
    return f"fr = {typeset(line.removeprefix('fr = '))}" if line.startswith("fr = ") else line


# What is wrong

TU: Final = re.compile(r"(?i)(?<![\w’-])(tu|te|toi|ton|ta|tes|tien)(?![\w’])|\bt’(?=\w)|-(tu|toi)\b")
IMPERATIVE: Final = re.compile(
    r"(?i)(^|[:;,.][ \u00a0])(tape|choisis|prends|pioche|joue|vole|donne|échange|regarde|réponds|dis|passe|compare"
    r"|compte|contourne|rejoue|mens|annule|retourne|montre|défausse|gagne|mets|pose|lance|clique|touche)\b(?!-)"
)
SIGNS: Final = {
    "a plain space before : ; ! ? » %": re.compile(r"(?<=\S) (?=[:;!?»%])"),
    "a plain space after «": re.compile("« "),
    "no space inside the quotes": re.compile(r"«(?=[^\u00a0])|(?<=[^\u00a0])»"),
    "a straight apostrophe": re.compile("'"),
    "three dots instead of …": re.compile(r"\.\.\."),
    "a space before …": re.compile(r"(?<=\w)[ \u00a0]…"),
    "straight quotes": re.compile('"'),
    "# for a number": re.compile(r"#[\d⟦]"),
    "an ordinal that is no 1er, 1re, 2e": re.compile(r"[\d⟧](ᵉ|ème|ère)"),
    "a decimal point": re.compile(r"\d\.\d+\u00a0?s\b"),
    "a date of computers": re.compile(r"\d{4}-\d\d-\d\d"),
    "a hyphen for a minus": re.compile(r"(?<![\w⟧])-(?=\d)"),
}
NAMES: Final = "who|target|user|roller|giver|name|other|taker|winner|loser|by|host"
BEFORE_NAME: Final = re.compile(rf"(?i)\b(de|que|jusque|lorsque|puisque|d’|qu’)[ \u00a0]?⟦({NAMES})⟧")
BEFORE_CARD: Final = re.compile(r"(?i)\b(de|à)[ \u00a0]⟦card⟧")
GENDER: Final = re.compile(
    rf"⟦({NAMES})⟧[^.;:]*\b(est|s’est|a été|reste|était|sera)[ \u00a0]"
    r"(\w+(é|és|is|u)\b|seul|absent|prêt|attendu|silencieux)"
)
ENGLISH: Final = re.compile(
    r"(?i)(?<![\w-])(before|after|ripe|aged|curd|fresh|vintage|greedy|random|seat|round|trick|wheel|plate|replay|deal|bot|hand"
    r"|is|the|of|you)(?![\w-])"
)
NOT_OURS: Final = re.compile(
    r"Cheez-Tricks|Cheese \w+|fromagerie (play|replay|verify|rules)[^.»]*|--\w+|box\.toml|RULES\.md"
)
BANNED: Final = re.compile(
    r"(?i)assiette|aubergiste|démasqu|smoking|\bpièces?\b|Grand chelem|carte de départ|donne du jour"
    r"|phrases toutes faites|chance scellée|attrap(e|ent)\b|plus vieux|(pioche|cartes?).{0,30}retournée|gros lot"
    r"|coup de sifflet|\bsièges?\b"
    r"|spectateur|\bvise(nt|r)?\b|\blanceur\b|\bmatch\b|rediffusion|ex æquo|(?<!box)\bbots?\b"
)
SEAT: Final = re.compile(r"\bplace[ \u00a0](qui|n’agit|nomme|la plus)")
DROLE: Final = re.compile(r"(?i)\bbonus\b|véreuses?|\bouvre\b|tirez votre")
# Words of ours that look like one of the above and are none.
ALLOWED: Final = frozenset({"Pioche", "Défausse", "Donne", "PASSE", "TON"})


def complaints(text: Text) -> Iterator[str]:
    """What is wrong with a text, each with the place."""
    for check in CHECKS:
        for wrong in check(text):
            yield f"{text.where}: {wrong} in « {text.text.strip()} »"


def says_tu(text: Text) -> Iterator[str]:
    for found in TU.finditer(text.text):
        if found[0] not in ALLOWED:
            yield f"tu ({found[0]})"
    for found in IMPERATIVE.finditer(text.text):
        if found[2] not in ALLOWED:
            yield f"an imperative that says tu ({found[2]})"


def is_misset(text: Text) -> Iterator[str]:
    plain = without_code(text.text)
    for name, pattern in SIGNS.items():
        if pattern.search(plain):
            yield name
    if COUNT.search(plain) or TIMES.search(plain):
        yield "a plain space between a number and what it counts"


def binds_a_name(text: Text) -> Iterator[str]:
    for pattern in (BEFORE_NAME, BEFORE_CARD):
        if found := pattern.search(text.text):
            yield f"« {found[0]} », which elides before some names"


def guesses_gender(text: Text) -> Iterator[str]:
    if found := GENDER.search(text.text):
        yield f"a gender guessed ({found[0]})"


def is_english(text: Text) -> Iterator[str]:
    plain = re.sub(r"⟦[^⟧]*⟧", "", NOT_OURS.sub("", without_code(text.text)))
    for found in ENGLISH.finditer(plain):
        yield f"English ({found[0]})"


def is_banned(text: Text) -> Iterator[str]:
    patterns = [BANNED, SEAT, *([DROLE] if "drole_de_fromage" in text.where else [])]
    for pattern in patterns:
        if found := pattern.search(text.text):
            yield f"not our word ({found[0]})"


CHECKS: Final[tuple[Callable[[Text], Iterator[str]], ...]] = (
    says_tu,
    is_misset,
    binds_a_name,
    guesses_gender,
    is_english,
    is_banned,
)


def main(arguments: list[str]) -> int:
    if "--fix" in arguments:
        for file in [*catalogues(), *rulebooks(), *lessons()]:
            if fix(file):
                print(f"{name_of(file)}: spaces mended")
    wanted = [argument for argument in arguments if not argument.startswith("--")]
    wrong = [
        complaint
        for text in everything()
        if not wanted or any(part in text.where for part in wanted)
        for complaint in complaints(text)
    ]
    print(*wrong, sep="\n")
    print(f"{len(wrong)} to correct")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
