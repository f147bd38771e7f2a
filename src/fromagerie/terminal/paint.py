"""A little colour for terminals that have it; the text itself is the same everywhere."""

from rich.console import Console
from rich.text import Text

from fromagerie.engine.board import ASIDE, HEADING, PLAYABLE


def paint(text: str) -> Text:
    """What can be played stands out, asides step back, headings are headings."""
    painted = Text(text)
    painted.highlight_regex(PLAYABLE, "bold yellow")
    painted.highlight_regex(ASIDE, "dim")
    painted.highlight_regex(HEADING, "bold cyan")
    return painted


def show(text: str) -> None:
    """Print, painted where the terminal can; NO_COLOR and pipes get plain text."""
    Console(highlight=False, soft_wrap=True).print(paint(text))
