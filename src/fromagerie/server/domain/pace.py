"""How quickly bots play at a table. It is chosen by the host, and depends on nothing that anybody holds."""

from typing import Final, NamedTuple

from fromagerie.engine.model import Seat
from fromagerie.server.domain.room import Room

CROWD: Final = 3  # people, from which on bots play calmly if nobody chose a pace


class Beat(NamedTuple):
    """Seconds of a pace."""

    quickest: float  # the first decision of a bot's turn takes from this ...
    slowest: float  # ... to this, drawn evenly
    further: float  # each further decision of the same turn
    forced: float  # a move that everybody knows to be the only one
    result: float  # the first decision after a race: people read how it ended
    answer: float  # what is left of a response window, which is made for a calm table


BEATS: Final = {
    "calm": Beat(0.9, 1.7, 0.45, 0.25, 6.5, 1.0),
    "brisk": Beat(0.45, 0.95, 0.24, 0.14, 3.8, 8 / 15),
    "instant": Beat(0.04, 0.04, 0.04, 0.04, 1.5, 4 / 15),
}


def beat_of(room: Room) -> Beat:
    if room.pace != "auto":
        return BEATS[room.pace]
    people = sum(chair.person is not None and chair.bot is None for chair in room.chairs)
    return BEATS["calm" if people >= CROWD else "brisk"]


def thinking_time(room: Room, seat: Seat, luck: int) -> float:
    """Seconds that a bot takes for its next decision, other than in a race."""
    beat, table = beat_of(room), room.table
    if table is None:
        return 0.0
    if room.timing:
        return beat.result
    if table.game.is_forced(table.view(None)):
        return beat.forced
    if table.standing[-1].seat == seat:
        return beat.further
    return beat.quickest + (beat.slowest - beat.quickest) * (luck % 997) / 997
