"""Writes down what a finished game was to those who played it, after everybody has been told: no move waits for it.

What could not be written, and games from before there was such a book, are found in the log when somebody opens their
page.
"""

import asyncio
import contextlib
import time
from typing import Final, NamedTuple

import structlog
from sqlalchemy import Connection

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
TOGETHER: Final = 0.5  # seconds in which games end that are written together; the deal of a day does not wait

logger = structlog.get_logger()


class Ended(NamedTuple):
    """A game that has just ended in this process."""

    room: Room
    match: int
    at: int


class GameResults(NamedTuple):
    """What a game was to its people; `day`: it was the deal of that day."""

    found: list[Result]
    day: str = ""


class Bookkeeper:
    def __init__(self, store: Store, exports: ExportPool) -> None:
        self.store = store
        self.exports = exports
        self.waiting: list[Ended] = []
        self.overtaken: list[Ended] = []
        self.news = asyncio.Event()

    def note(self, room: Room, at: int) -> None:
        """A game is over; `at`: ms since 1970."""
        self.waiting.append(Ended(room, room.matches, at))
        self.news.set()

    async def write_next(self) -> None:
        """Games that end at nearly the same time are written together: a commit costs more than what is in it."""
        games = await self.hear()
        until = asyncio.get_running_loop().time() + TOGETHER
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout_at(until):
                while not any(game.day for game in games):
                    games += await self.hear()
        try:
            await self.write([game for game in games if game.found])
            for room, match, _ in self.overtaken:
                await self.look_up(None, room.id, match)
        except (NotSaved, ExportsBusy) as error:
            # What fails is found in the log later: the next game does not wait for it.
            logger.warning("results not written", error=str(error))
        except Exception:
            logger.exception("results not written")
        self.overtaken = []

    async def hear(self) -> list[GameResults]:
        """Wait for a game to end; what it was to its people is read off at once, while it still stands there."""
        await self.news.wait()
        self.news.clear()
        games = []
        for ended in self.waiting:
            room, match, at = ended
            try:
                if room.matches == match and room.phase == "over":
                    games.append(GameResults(results_of(room, at), room.daily if match == 1 else ""))
                else:
                    self.overtaken.append(ended)  # the next game has begun: the log knows
            except Exception:
                logger.exception("result not read", table=room.id)
        self.waiting = []
        return games

    async def write(self, games: list[GameResults]) -> None:
        def work(connection: Connection) -> None:
            for game in games:
                write_results(connection, game.found, game.day)

        if games:
            await self.store.change(work)

    async def catch_up(self, person: str) -> int:
        """Look up some of a person's games that are not in the book; returns how many are still missing."""
        gaps = await self.store.rows(missing(person))
        try:
            for room, match, game, touched in gaps[:AT_ONCE]:
                if not await self.look_up(person, room, match):
                    # They sat down after its end, or it cannot be played again: there is nothing to show.
                    await self.write([GameResults([Result(person, room, match, game, touched)])])
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
        await self.write([GameResults(found)])
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
