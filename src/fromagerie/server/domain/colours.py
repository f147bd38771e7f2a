"""Whose colour is which: it goes with a person or a bot from seat to seat, and back to a person who comes back."""

from collections.abc import Sequence

from fromagerie.engine.model import Seat
from fromagerie.server.domain.seats import Chair


def colour_new(chairs: Sequence[Chair]) -> None:
    """A chair that was just put there gets the first colour that no other has."""
    for chair in chairs:
        if chair.colour < 0:
            taken = {other.colour for other in chairs}
            chair.colour = next(colour for colour in range(len(chairs)) if colour not in taken)


def carry_colour(chairs: Sequence[Chair], here: Seat, there: Seat) -> None:
    """Somebody changes seats: so do the colours."""
    chairs[here].colour, chairs[there].colour = chairs[there].colour, chairs[here].colour


def give_back(chairs: Sequence[Chair], seat: Seat, colour: int | None) -> None:
    """Somebody sits down again who had this colour: theirs, unless another person has it by now."""
    holder = next((n for n, chair in enumerate(chairs) if chair.colour == colour), None)
    if holder is not None and chairs[holder].person is None:
        carry_colour(chairs, holder, seat)
