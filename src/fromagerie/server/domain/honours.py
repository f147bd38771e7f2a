"""The medals of a game at this table: one for every person who has a seat when it ends."""

from collections.abc import Sequence

from fromagerie.engine.award import award
from fromagerie.server.domain import records as was
from fromagerie.server.domain.log import Around
from fromagerie.server.domain.room import Honours, Room


def honour(room: Room, around: Around) -> Honours:
    """Who gets which medal; `around`: who sat there when the game ended."""
    assert room.table is not None
    people = [seat for seat, person in enumerate(around.holders) if person is not None]
    spared = [seat for seat in people if around.holders[seat] in room.teased]
    raced, thought = times(room)
    return Honours(award(room.table, people, spared=spared, raced=raced, thought=thought), around)


def teased(honours: Honours) -> frozenset[str]:
    """Whom a medal made fun of."""
    people = (honours.around.holders[medal.seat] for medal in honours.medals if medal.mocks)
    return frozenset(person for person in people if person is not None)


def times(room: Room) -> tuple[dict[int, int], dict[int, int]]:
    """By entry of the journal, in ms: how long each move of a race took, and each that a person made in their turn.

    All of it is public: the times of a race are shown, and everybody sees when a move is made.
    """
    raced: dict[int, int] = {}
    thought: dict[int, int] = {}
    # Around a race nobody thinks; and a game forked from another has a clock that first catches up with it.
    thinking = not room.game.race and not room.covered
    number = 0
    before: int | None = None  # when the last move was made; None: there was a pause since
    for happened, person, around in room.log.records_after(room.dealt_after):
        match happened:
            case was.Dealt(entries=entries):
                number, before = len(entries), entries[-1].at
            case was.Paused() | was.Resumed():
                before = None
            case was.Acted() as record:
                number += 1
                if record.entry.say:
                    continue
                if record.timing is not None:
                    raced[number] = record.timing[0]
                elif thinking and before is not None and is_own(person, record, around.holders):
                    thought[number] = record.entry.at - before
                before = record.entry.at
    return raced, thought


def is_own(person: str | None, record: was.Acted, holders: Sequence[str | None]) -> bool:
    """Whether the person whose seat it is made this move, and not a bot for them."""
    seat = record.entry.seat
    return person is not None and isinstance(seat, int) and not record.clock and holders[seat] == person
