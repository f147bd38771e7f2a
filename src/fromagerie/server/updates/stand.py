"""How a game stands, put together once for everybody who is told of it."""

# compiled with mypyc

from typing import NamedTuple

from fromagerie.engine.model import Seat
from fromagerie.engine.table import Table
from fromagerie.server import wire
from fromagerie.server.domain.moves import moves_back
from fromagerie.server.domain.room import Room


class Stand(NamedTuple):
    """How the game stands, for everybody alike."""

    awaited: list[Seat]
    backs: dict[Seat, int]  # how many moves back each seat's last one is
    only_people: bool
    result: wire.Result | None
    worded: dict[str, wire.Result]  # by language, with the medals


def stand_of(room: Room, table: Table) -> Stand:
    scores = table.state.scores()
    return Stand(
        table.state.to_act() if room.phase != "over" else [],
        moves_back(room),
        not any(chair.bot for chair in room.chairs),
        wire.Result(scores, table.state.winners()) if scores is not None else None,
        {},
    )
