"""A little colour for terminals that have it; the text itself is the same everywhere."""

import re
import textwrap
from typing import Final

from rich.console import Console
from rich.text import Text

from fromagerie.engine.board import ASIDE, HEADING, PLAYABLE

NARROWEST: Final = 24  # of a column that goes on below


def paint(text: str) -> Text:
    """What can be played stands out, asides step back, headings are headings."""
    painted = Text(text)
    painted.highlight_regex(PLAYABLE, "bold yellow")
    painted.highlight_regex(ASIDE, "dim")
    painted.highlight_regex(HEADING, "bold cyan")
    return painted


def show(text: str) -> None:
    """Print, painted where the terminal can; NO_COLOR and pipes get plain text, and lines as long as they are."""
    console = Console(highlight=False, soft_wrap=True)
    console.print(paint(fit(text, console.width) if console.is_terminal else text))


def show_lines(*lines: str) -> None:
    """Print without paint: as it is, or, on a screen, so that it fits."""
    console, text = Console(), "\n".join(lines)
    print(fit(text, console.width) if console.is_terminal else text)


def fit(text: str, width: int) -> str:
    """Lines that are too long go on below, where a word ends; a no-break space is no such place."""
    return "\n".join(fit_line(line, width) if len(line) > width else line for line in text.split("\n"))


def fit_line(line: str, width: int) -> str:
    """The rest of the last column goes on under it, if there is room for some words."""
    column = max((gap.end() for gap in re.finditer(r"^ +|  +", line) if gap.end() <= width - NARROWEST), default=0)
    return textwrap.fill(line, width, subsequent_indent=" " * column, break_on_hyphens=False)
