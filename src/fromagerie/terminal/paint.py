"""A little colour for terminals that have it; the text itself is the same everywhere."""

from rich.console import Console
from rich.text import Text


def paint(text: str) -> Text:
    """What can be played stands out, asides step back, headings are headings."""
    painted = Text(text)
    painted.highlight_regex(r"\[\w+\](?!\()", "bold yellow")
    painted.highlight_regex(r"(?m)→ .*$", "dim")
    painted.highlight_regex(r"(?m)^\S[^\n]* · [^\n]*$", "bold cyan")
    return painted


def show(text: str) -> None:
    """Print, painted where the terminal can; NO_COLOR and pipes get plain text."""
    Console(highlight=False, soft_wrap=True).print(paint(text))
