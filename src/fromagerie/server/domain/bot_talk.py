"""When bots may say something that is part of the game's talk, and how soon: told from what everybody sees.

What they say is theirs to decide, from what their seat knows; that they were asked, and when it comes, tells nothing.
"""

from typing import Final, NamedTuple

from fromagerie.engine.talk import TalkingPoint
from fromagerie.server.domain.moods import are_lively, draw, may_be_remarked, may_react
from fromagerie.server.domain.room import Room

# Seconds from the move they speak after; an answer to an attack must come while there is time to answer it.
SOONEST: Final = 1.0
LATEST: Final = 3.0
PRESSING: Final = 1.4


class Turn(NamedTuple):
    """A bot's turn to speak."""

    point: TalkingPoint
    after: float  # seconds


def turns_to_speak(room: Room) -> list[Turn]:
    """Whom to ask after the last move, and how long it takes them, whatever they hold."""
    table = room.table
    if table is None or not room.game.claims or not may_be_remarked(room, table):
        return []
    turns = []
    for point in room.game.talking_points(table.view(None)):
        if may_react(room, point.seat):
            latest = PRESSING if point.pressing else LATEST
            luck = draw(room, point.seat, "talk") % 997 / 997
            turns.append(Turn(point, SOONEST + (latest - SOONEST) * luck))
    return turns


def may_still_say(room: Room, spoke: TalkingPoint, match: int, moves: int) -> bool:
    """Whether a bot may say now what it thought of `moves` moves into that game: unless it has moved since, was muted
    or relieved, or the round is over."""
    table = room.table
    if table is None or room.matches != match or table.over or not are_lively(room) or not may_react(room, spoke.seat):
        return False
    if moves < room.chapter_began:
        # It was about another hand.
        return False
    return all(entry.seat != spoke.seat for entry in table.standing[moves:]) and len(table.standing) >= moves
