"""What bots make of a move: reactions, now and then, to what everybody has seen, and to nothing else.

Who reacts, to what and when is worked out from what a spectator was told and from the name of the game, which is for
all to see: whoever knows that could work it out as well. Nothing that anybody holds goes into it.
"""

import hashlib
from typing import Final, NamedTuple

from fromagerie.engine.model import Seat, heard_by
from fromagerie.engine.moods import Feeling
from fromagerie.engine.table import Table
from fromagerie.engine.temper import Temper, temper_of
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


def may_be_remarked(room: Room, table: Table) -> bool:
    """Whether there is a bot that may make something of the last move, and whether it was one."""
    if not any(may_react(room, seat) for seat in range(len(room.chairs))) or table.over or not are_lively(room):
        return False
    entry = table.journal.entries[-1]
    return not entry.undo and not entry.say and entry.seat is not None


def moods_after_move(room: Room) -> list[BotMood]:
    """What bots would like to show after the last move, each with its own delay. At the end the board has the word."""
    table = room.table
    if table is None or not may_be_remarked(room, table):
        return []
    told = heard_by(None, table.told[-1])
    found: list[BotMood] = []
    for mood in table.game.moods(told, table.view(None)):
        if may_react(room, mood.seat):
            luck = draw(room, mood.seat)
            if luck % 100 < mood.percent * eagerness(temper_of(table.names[mood.seat]), mood.feeling):
                wait = SOONEST + (LATEST - SOONEST) * (luck // 100 % 997) / 997
                found.append(BotMood(mood.seat, mood.feeling, mood.wait + wait))
    return found


def eagerness(temper: Temper, feeling: Feeling) -> float:
    """How much more, or less, somebody of this temper shows than others do."""
    match temper, feeling:
        case "chatty", _:
            return 1.5
        case "careful", _:
            return 0.6
        case "bold", "laugh" | "cheese":
            return 1.5
        case "grudging", "grumble" | "gasp":
            return 1.6
        case "grudging", _:
            return 0.7
    return 1.0


def draw(room: Room, seat: Seat, what: str = "mood") -> int:
    """Luck that anybody at the table could work out."""
    assert room.table is not None
    seed = f"{room.match} {what} {seat} {room.table.version}"
    return int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8])
