"""What is kept of a tournament. All of it is one row of the database: it is small, and changes seldom."""

from typing import Final

import msgspec
from msgspec import Struct

MOST_PEOPLE: Final = 64
MOST_ROUNDS: Final = 12


class Entrant(Struct):
    """Somebody who takes part; `person` is never told to anybody."""

    id: int
    person: str
    name: str
    face: int | None = None
    here: bool = True  # false: has dropped out


class ClubTable(Struct):
    """A table of a round. Places are those of the entrants, from 1, once they are known."""

    room: str
    code: str
    entrants: list[int]  # in the order of their seats
    places: list[int] = []
    by_hand: bool = False  # the organiser gave the result


class Played(Struct):
    """A round: its tables, and who had a bye."""

    tables: list[ClubTable]
    byes: list[int] = []

    @property
    def done(self) -> bool:
        return all(table.places for table in self.tables)


class Club(Struct):
    """A tournament: what is played, by whom, and what has been."""

    name: str
    organiser: str
    game: str
    size: int  # players at a table
    rounds: int
    secret: str  # what its draws are made of
    entrants: list[Entrant] = []
    played: list[Played] = []

    @property
    def over(self) -> bool:
        return len(self.played) >= self.rounds and all(played.done for played in self.played)

    def entrant_of(self, person: str | None) -> Entrant | None:
        return next((one for one in self.entrants if one.person == person), None)


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Club).decode
