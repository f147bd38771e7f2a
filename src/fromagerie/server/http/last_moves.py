"""The last moves of a running game once more: for whoever looked elsewhere, as their own seat saw them."""

from itertools import takewhile
from typing import Final

import msgspec
from msgspec import Struct

from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import game_with
from fromagerie.engine.journal import Journal
from fromagerie.engine.model import Seat
from fromagerie.engine.replay import steps
from fromagerie.server.codes import is_table_id
from fromagerie.server.domain import records as was
from fromagerie.server.domain.fading import fading_at
from fromagerie.server.domain.hands import has_held, seat_then
from fromagerie.server.domain.room import Room
from fromagerie.server.http.routing import Caller, Problem, Route, asked_language, number_asked
from fromagerie.server.services import NoSuchTable
from fromagerie.server.updates.replay_frames import Frame, frame, told_by

MOST: Final = 20  # that are told again; of what was before, the log tells


class LastMoves(Struct, frozen=True):
    """The board before the first of them, where nothing has to be remembered, and after each; the oldest first."""

    frames: list[Frame]
    moves: int  # how many of these are moves: all, or all but the first


async def last_moves(caller: Caller, table: str) -> bytes:
    missing = Problem(404, "table", "There is no such table, or no game at it, or you do not sit there.")
    if caller.person is None or not is_table_id(table):
        raise missing
    try:
        room = (await caller.registry.actor(table)).room
    except NoSuchTable:
        raise missing from None
    seat = room.seat_of(caller.person)
    if seat is None or room.table is None or room.phase != "playing" or not has_held(room, caller.person, seat):
        raise missing
    after = number_asked(caller, "after", 0, 999_999) if "after" in caller.query else own_last(room, seat)
    moves, before = moves_after(room, after, caller.person)
    heading = room.table.journal
    journal = msgspec.structs.replace(heading, seats=room.table.names, entries=list(heading.entries))
    toml = room.box.toml if room.box else None
    return await caller.registry.exports.make(
        caller.person, tell_last, journal, toml, seat, asked_language(caller), moves, before
    )


def own_last(room: Room, seat: Seat) -> int:
    """The number of this seat's last move; 0 if it has made none."""
    for happened in reversed(room.log):
        record = happened.kept.record
        if isinstance(record, was.Dealt):
            break
        if isinstance(record, was.Acted) and record.entry.do and record.entry.seat == seat:
            return happened.kept.seq
    return 0


def moves_after(room: Room, seq: int, person: str) -> tuple[int, bool]:
    """How many of the moves after this number are told again, and whether the board before them is shown.

    What lies face down in a game that tests the memory is not: neither in a move nor on a board. Nor is what the seat
    held before it was this person's: that was told to somebody else.
    """
    fading, seat = fading_at(room), room.seat_of(person)
    after = max(seq, room.dealt_after, fading.until if fading else 0)
    latest = list(takewhile(lambda happened: happened.kept.seq > after, reversed(room.log)))
    theirs = list(takewhile(lambda happened: seat_then(happened, person) == seat, latest))
    moves = sum(isinstance(happened.kept.record, was.Acted) for happened in theirs)
    return min(moves, MOST), fading is None and (moves > MOST or len(theirs) == len(latest))


def tell_last(journal: Journal, toml: str | None, seat: Seat, language: str, moves: int, before: bool) -> bytes:
    game = game_with(journal.game, toml)
    first = len(journal.entries) - moves + (0 if before else 1)
    frames = []
    for number, table in enumerate(steps(journal, game, SeededDealer(1)), start=1):
        if moves and number >= first:
            opening = before and number == first
            shown = frame(table, seat, language, () if opening else told_by(table))
            # What is worth finding again may be so by what others were told.
            frames.append(msgspec.structs.replace(shown, lines=[] if opening else shown.lines, moment=False))
    return msgspec.json.encode(LastMoves(frames, moves))


ROUTES = (
    Route(
        "GET",
        "/api/tables/{table}/moves",
        last_moves,
        "The last moves of a running game as your seat saw them: after yours, or a number (?after=, ?language=).",
        gives=LastMoves,
        rate="replays",
        errors=(400, 404),
    ),
)
