"""Writes down what a finished game was to those who played it, after everybody has been told: no move waits for it.

What could not be written, and games from before there was such a book, are found in the log when somebody opens their
page.
"""

import asyncio
import time
from collections import deque
from typing import Final, NamedTuple

import structlog

from fromagerie.server.domain import records as was
from fromagerie.server.domain.records import StoredRow, read_rows
from fromagerie.server.domain.results import Result, results_of
from fromagerie.server.domain.room import Room
from fromagerie.server.export_pool import ExportPool, ExportsBusy
from fromagerie.server.services import NotSaved
from fromagerie.server.storage.results import missing, write_results
from fromagerie.server.storage.store import Store
from fromagerie.server.updates.exports import follow_match

AT_ONCE: Final = 8  # games found in the log for one request

logger = structlog.get_logger()


class Ended(NamedTuple):
    """A game that has just ended in this process."""

    room: Room
    match: int
    at: int


class Bookkeeper:
    def __init__(self, store: Store, exports: ExportPool) -> None:
        self.store = store
        self.exports = exports
        self.waiting: deque[Ended] = deque()
        self.news = asyncio.Event()

    def note(self, room: Room, at: int) -> None:
        """A game is over; `at`: ms since 1970."""
        self.waiting.append(Ended(room, room.matches, at))
        self.news.set()

    async def write_next(self) -> None:
        """What fails is found in the log later: the next game does not wait for it."""
        while not self.waiting:
            self.news.clear()
            await self.news.wait()
        room, match, at = self.waiting.popleft()
        try:
            # The next game may have begun: then the log knows.
            if room.matches == match and room.phase == "over":
                day = room.daily if match == 1 else ""
                await self.write(results_of(room, at), day)
            else:
                await self.look_up(None, room.id, match)
        except (NotSaved, ExportsBusy) as error:
            logger.warning("result not written", table=room.id, error=str(error))
        except Exception:
            logger.exception("result not written", table=room.id)

    async def write(self, found: list[Result], day: str = "") -> None:
        await self.store.change(lambda connection: write_results(connection, found, day))

    async def catch_up(self, person: str) -> int:
        """Look up some of a person's games that are not in the book; returns how many are still missing."""
        gaps = await self.store.rows(missing(person))
        try:
            for room, match, game, touched in gaps[:AT_ONCE]:
                if not await self.look_up(person, room, match):
                    # They sat down after its end, or it cannot be played again: there is nothing to show.
                    await self.write([Result(person, room, match, game, touched)])
        except (NotSaved, ExportsBusy):
            return 0
        return max(0, len(gaps) - AT_ONCE)

    async def look_up(self, person: str | None, room: str, match: int) -> bool:
        """Whether this person played that game, which is in the book from now on."""
        rows = await self.store.stored(room)
        try:
            found = await self.exports.make(person, results_in_log, room, match, rows)
        except (NotSaved, ExportsBusy):
            raise
        except Exception:
            logger.exception("game cannot be read", table=room)
            return False
        await self.write(found)
        return any(result.person == person for result in found)


def results_in_log(room_id: str, match: int, rows: list[StoredRow]) -> list[Result]:
    """The results of a game as its records tell it; none if it is not over."""
    records = read_rows(rows)
    room = follow_match(room_id, match, records, time.time)
    if room is None:
        return []
    ended = next((kept.at for kept in records if kept.seq == last_move(room)), 0)
    return results_of(room, ended)


def last_move(room: Room) -> int:
    """The number of the record that ended the game."""
    ends = (
        each.kept.seq for each in reversed(room.log) if isinstance(each.kept.record, was.Acted | was.Dealt | was.Ended)
    )
    return next(ends, room.seq)
