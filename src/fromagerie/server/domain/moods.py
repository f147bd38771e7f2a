"""What bots make of a move: reactions, now and then, to what everybody has seen, and to nothing else.

Who reacts, to what and when is worked out from what a spectator was told and from the name of the game, which is for
all to see: whoever knows that could work it out as well. Nothing that anybody holds goes into it.
"""

import hashlib
from typing import Final, NamedTuple

from fromagerie.engine.model import Seat, heard_by
from fromagerie.engine.moods import Feeling
from fromagerie.server.domain.pace import BEATS, beat_of
from fromagerie.server.domain.room import Room

SOONEST: Final = 0.7  # seconds from when it can be seen
LATEST: Final = 2.3


class BotMood(NamedTuple):
    seat: Seat
    feeling: Feeling
    after: float  # seconds


def may_react(room: Room, seat: Seat) -> bool:
    """Bots of their own; one that sits in for a person keeps a straight face."""
    chair = room.chairs[seat]
    return chair.bot is not None and chair.person is None


def are_lively(room: Room) -> bool:
    """Whether bots react at this table at all: unless the host muted them, or they are to lose no time."""
    return room.talk == "all" and room.phase == "playing" and beat_of(room) != BEATS["instant"]


def moods_after_move(room: Room) -> list[BotMood]:
    """What bots would like to show after the last move, each with its own delay. At the end the board has the word."""
    table = room.table
    if table is None or table.over or not are_lively(room):
        return []
    entry = table.journal.entries[-1]
    if entry.undo or entry.say or entry.seat is None:
        return []
    told = heard_by(None, table.told[-1])
    found: list[BotMood] = []
    for mood in table.game.moods(told, table.view(None)):
        if may_react(room, mood.seat):
            luck = draw(room, mood.seat)
            if luck % 100 < mood.percent:
                wait = SOONEST + (LATEST - SOONEST) * (luck // 100 % 997) / 997
                found.append(BotMood(mood.seat, mood.feeling, mood.wait + wait))
    return found


def draw(room: Room, seat: Seat) -> int:
    assert room.table is not None
    seed = f"{room.match} mood {seat} {room.table.version}"
    return int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8])
