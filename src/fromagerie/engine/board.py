"""A table drawn as text, and what stands out in it: in a terminal, and in a notebook."""

import html
import re
from typing import Final

PLAYABLE: Final = r"\[\w+\](?!\()"
ASIDE: Final = r"(?m)→ .*$"
HEADING: Final = r"(?m)^\S[^\n]* · [^\n]*$"

CSS: Final = {PLAYABLE: "font-weight:bold;color:#b8860b", ASIDE: "opacity:.6", HEADING: "font-weight:bold;color:#088"}


class Board(str):
    """A drawn board: a text that shows itself as it is, in a notebook with a little colour.

    >>> fromagerie.play("cheese-rescue", players=2, seed=7).board().splitlines()[0]
    'Cheese Rescue · square of 5 by 5 · 0 of 24 cards placed'
    """

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        # Names of players are whatever people typed: they are escaped before any mark-up is added.
        shown = html.escape(self, quote=False)
        for pattern, style in CSS.items():
            shown = re.sub(pattern, rf'<span style="{style}">\g<0></span>', shown)
        return f'<pre style="line-height:1.2">{shown}</pre>'
