"""How a command is answered: with a record to store, or with a refusal that says why; and what is always checked."""

# compiled with mypyc

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, NoReturn

from fromagerie.bots import UnknownBot, make_bot
from fromagerie.engine.model import Seat, Told
from fromagerie.engine.table import Table
from fromagerie.server.domain import records as was
from fromagerie.server.domain.room import Room

Code = Literal["rule", "late", "not-yours", "not-now", "unknown", "busy", "not-saved", "malformed", "too-many"]


class CommandRejected(Exception):
    """A command that is refused: a message of the server's words with its facts, or a sentence of the rules."""

    def __init__(self, code: Code, message: str, clause: str | None = None, **facts: Any) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.clause = clause
        self.facts = facts


class Decision(NamedTuple):
    """The record to store; `told` is what the game told, if it has moved already."""

    record: was.AnyRecord
    told: Sequence[Told] | None = None


def refuse(code: Code, message: str, **facts: Any) -> NoReturn:
    raise CommandRejected(code, message, **facts)


def own_seat(room: Room, person: str) -> Seat:
    seat = room.seat_of(person)
    if seat is None:
        refuse("not-yours", "not-seated")
    return seat


def playing(room: Room) -> Table:
    if room.table is None or room.phase != "playing":
        refuse("not-now", "game-paused" if room.phase == "paused" else "no-game")
    return room.table


def check_seat(room: Room, seat: Seat) -> None:
    if not 0 <= seat < len(room.chairs):
        refuse("malformed", "no-such-seat", seats=len(room.chairs))


def check_bot(room: Room, bot: str, seat: Seat) -> None:
    try:
        make_bot(bot, room.game, seat)
    except UnknownBot as error:
        refuse("malformed", "bad-options", why=error)
