"""Tempers: what makes one bot another than its neighbour of the same level, in every game."""

from typing import Final, Literal

# Bold ones dare and boast, careful ones wait and weigh their words, chatty ones talk, grudging ones forget no offence.
Temper = Literal["even", "bold", "careful", "chatty", "grudging"]

# They go with the names under which bots sit (bots/names.py).
TEMPERS: Final[dict[str, Temper]] = {
    "Gouda": "bold",
    "Comté": "careful",
    "Munster": "chatty",
    "Chaource": "grudging",
    "Beaufort": "careful",
    "Morbier": "chatty",
    "Reblochon": "bold",
    "Livarot": "grudging",
}


def temper_of(name: str) -> Temper:
    """Of whoever sits under this name, also as the second of it; who is called otherwise has none to speak of."""
    return TEMPERS.get(name.split(" ")[0], "even")
