"""What a game that is over is worth to the people who played it."""

from fromagerie.server.domain.evening import Guest, places, wheels
from fromagerie.server.domain.room import Room


def gains(room: Room) -> dict[str, Guest]:
    """By person. Bots do not count, nor does whoever a bot plays for when it ends: only people among themselves."""
    assert room.table is not None
    scores = room.table.state.scores()
    if scores is None:
        return {}
    seats = [seat for seat, chair in enumerate(room.chairs) if chair.person is not None and chair.bot is None]
    if len(seats) < 2:
        return {}
    won = wheels(places(seats, scores, room.table.state.winners()))
    chairs = room.chairs
    return {
        chairs[seat].person or "": Guest(chairs[seat].shown_name, chairs[seat].colour, chairs[seat].face, won[seat])
        for seat in seats
    }
