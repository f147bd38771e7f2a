"""An evening: the games of one table one after the other, and what people have won of each other in them."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from msgspec import Struct

from fromagerie.engine.model import Seat

WHEELS: Final = (3, 2, 1)  # for the first, the second and the third; none for the last


class Guest(NamedTuple):
    """Somebody of the evening, as they were when they last played, and the wheels they have."""

    name: str
    colour: int
    face: int | None
    wheels: int


class Evening(Struct, frozen=True):
    """What was played before the game that is on the table now."""

    games: tuple[str, ...] = ()
    guests: Mapping[str, Guest] = {}  # by person, in the order in which they came

    def after(self, game: str, gained: Mapping[str, Guest]) -> "Evening":
        """With another game. Whoever was not in it keeps what they have."""
        if not gained:
            return self
        guests = dict(self.guests)
        for person, guest in gained.items():
            before = guests[person].wheels if person in guests else 0
            guests[person] = guest._replace(wheels=before + guest.wheels)
        return Evening((*self.games, game), guests)


def places(seats: Sequence[Seat], scores: Sequence[int], winners: Sequence[Seat]) -> dict[Seat, int]:
    """Who came where among these seats, from 1: whoever won is before whoever only has as many points."""
    best = [seat for seat in seats if seat in winners]
    found = dict.fromkeys(best, 1)
    for seat in seats:
        if seat not in found:
            found[seat] = 1 + len(best) + sum(other not in best and scores[other] > scores[seat] for other in seats)
    return found


def wheels(found: Mapping[Seat, int]) -> dict[Seat, int]:
    """What each place is worth: those who tie share the better, and the last gets nothing unless all are first."""
    last = max(found.values(), default=1)
    return {
        seat: 0 if len(found) < 2 or 1 < last == place or place > len(WHEELS) else WHEELS[place - 1]
        for seat, place in found.items()
    }


def standing(guests: Mapping[str, Guest]) -> list[tuple[int, str, Guest]]:
    """Place, person and guest, the first first; those who have as many wheels share a place."""
    ranked = sorted(guests.items(), key=lambda pair: -pair[1].wheels)
    counts = [guest.wheels for _, guest in ranked]
    return [(1 + counts.index(guest.wheels), person, guest) for person, guest in ranked]
