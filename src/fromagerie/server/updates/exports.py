"""What is made from what is stored: finished games, replays, a person's own data. Bytes in, bytes out.

It takes long and holds the interpreter, so it runs in processes of its own (export_pool.py).
"""

import io
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from fromagerie.coach.assess import Progress, nothing_to_tell
from fromagerie.coach.race import review_race
from fromagerie.coach.review import review
from fromagerie.coach.truth import true_curve
from fromagerie.engine.game import game_with
from fromagerie.engine.journal import read_journal, write_journal
from fromagerie.server.domain import records as was
from fromagerie.server.domain.apply import apply_record
from fromagerie.server.domain.hands import hands_open
from fromagerie.server.domain.honours import times
from fromagerie.server.domain.records import StoredRecord, StoredRow, decode, read_rows
from fromagerie.server.domain.room import Room
from fromagerie.server.updates.replay_frames import tell_again


class Finished(NamedTuple):
    """A finished game, and who may see it."""

    journal: bytes
    seats: int
    opened: bool
    hands: bool  # may be seen, by those it is open to
    played: frozenset[str]
    game: str
    daily: str  # the day whose deal it was; empty if it was none
    to_the_end: bool  # not given up
    box: was.OwnBox | None  # it was played with, if not the published one
    faces: tuple[int | None, ...] = ()
    raced: tuple[tuple[int, int], ...] = ()  # entries of the journal, and the ms that each took in a race


def follow_match(room_id: str, number: int, records: Iterable[StoredRecord], now: Callable[[], float]) -> Room | None:
    """The room as it stood at the end of one of its games; None if that is not over."""
    room = Room(room_id, now)
    for kept in records:
        if isinstance(kept.record, was.Gathered) and room.matches == number:
            break
        apply_record(room, kept)
    if room.seq == 0 or room.matches != number or room.table is None or room.phase != "over":
        return None
    return room


def finish_match(room_id: str, number: int, rows: Sequence[StoredRow]) -> Finished | None:
    room = follow_match(room_id, number, read_rows(rows), time.time)
    if room is None:
        return None
    return Finished(
        journal=write_journal(room.journal()).encode(),
        seats=len(room.chairs),
        opened=room.opened,
        hands=hands_open(room),
        played=frozenset(room.played),
        game=room.game.key,
        daily=room.daily if number == 1 else "",
        to_the_end=room.over,
        box=room.box,
        faces=tuple(chair.face for chair in room.chairs),
        raced=tuple(times(room)[0].items()),
    )


def tell_frames(found: Finished, *asked: Any) -> bytes:
    read, box = read_journal(found.journal), found.box
    game = game_with(read.game, box.toml if box else None)
    told = tell_again(read, game, box.name if box else None, *asked)
    return msgspec.json.encode(msgspec.structs.replace(told, faces=list(found.faces)))


def review_match(found: Finished, seat: int, progress: Progress = nothing_to_tell) -> bytes:
    """What the coach says of a game to one of its seats."""
    read, box = read_journal(found.journal), found.box
    game = game_with(read.game, box.toml if box else None)
    return msgspec.json.encode(review(read, game, seat, progress=progress))


def tell_truth(found: Finished) -> bytes:
    """Everybody's chance with all cards open, for whoever may see the replay."""
    read, box = read_journal(found.journal), found.box
    game = game_with(read.game, box.toml if box else None)
    return msgspec.json.encode(true_curve(read, game))


def review_raced(found: Finished, seat: int) -> bytes:
    """The same of a race."""
    read, box = read_journal(found.journal), found.box
    game = game_with(read.game, box.toml if box else None)
    return msgspec.json.encode(review_race(read, game, seat, dict(found.raced)))


def own_records(rows: Sequence[tuple[str, int, bytes]]) -> bytes:
    """What a person did, as JSON."""
    return msgspec.json.encode([{"table": room, "at": at, "record": shown(decode(data))} for room, at, data in rows])


def shown(record: Any) -> dict[str, Any]:
    """A record as its author may read it: what they did and said, not the luck it was part of, nobody else."""
    kept: dict[str, Any] = msgspec.to_builtins(record)
    kept = (kept.pop("newcomer", None) or {}) | kept
    entry = kept.pop("entry", {})
    for secret in ("secret", "entries", "person", "host", "seeds"):
        kept.pop(secret, None)
    return kept | {name: entry[name] for name in ("do", "say", "undo") if name in entry}


def draw_qr(link: str) -> bytes:
    """A picture of its own: with the namespace that an <img> asks for."""
    import segno

    svg = io.BytesIO()
    # Trying all eight masks for the prettiest takes four times as long; cameras read any.
    segno.make(link, error="m", mask=3).save(
        svg, kind="svg", scale=6, border=2, light="#fff", omitsize=True, xmldecl=False
    )
    return svg.getvalue()
