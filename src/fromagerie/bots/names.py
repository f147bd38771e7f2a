"""What bots are called: they sit under the name of a cheese, and say which bot they are."""

from collections.abc import Sequence
from typing import Final

CHEESES: Final = ("Edam", "Gouda", "Feta", "Comté", "Tomme", "Munster", "Mimolette", "Chaource")


def name_all(people: Sequence[str | None], bots: Sequence[str | None]) -> list[str]:
    """The names around the table; a bot's says which bot it is: "Edam (greedy)"."""
    cheeses = iter(CHEESES)
    return [
        person if person is not None else bot_name(next(cheeses), bot) for person, bot in zip(people, bots, strict=True)
    ]


def bot_name(cheese: str, bot: str | None) -> str:
    return f"{cheese} ({bot})"
