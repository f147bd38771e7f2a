"""What is worth a reaction in Cheese Rescue: a mouse beside one's cheese, and a cat beside that mouse."""

from collections.abc import Iterator, Sequence

from fromagerie.engine.model import Event
from fromagerie.engine.moods import Mood
from fromagerie.games.cheese_rescue.model import Placed
from fromagerie.games.cheese_rescue.text import place_of
from fromagerie.games.cheese_rescue.view import CheeseRescueView


def moods(told: Sequence[Event], view: CheeseRescueView) -> Iterator[Mood]:
    for event in told:
        if isinstance(event, Placed) and event.card == "M":
            for seat in owners_beside(event.cell, view):
                yield Mood(seat, "laugh" if seat == event.seat else "grumble", 25)
        elif isinstance(event, Placed) and event.card in ("C", "D"):
            yield Mood(event.seat, "cheese", 6)


def owners_beside(cell: str, view: CheeseRescueView) -> list[int]:
    """Whose cheeses lie next to this cell and would be eaten, were the game over as it stands."""
    row, column = place_of(cell)
    around = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
    eaten = view.removed[-1] if view.removed else []
    return sorted(
        {
            lying.seat
            for lying in view.board
            if lying.seat is not None and lying.cell in eaten and place_of(lying.cell) in around
        }
    )
