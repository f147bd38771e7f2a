"""Looks round once a minute at tables where a move takes days, and tells whoever is awaited and elsewhere.

What is told is claimed in the database first: of several processes one tells it, and none tells it twice.
"""

import asyncio
import contextlib
import functools
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple

import structlog

from fromagerie.engine.game import get_game
from fromagerie.server.domain.index import IndexRow
from fromagerie.server.domain.time_limits import CLOCKS
from fromagerie.server.push import subscriptions as of
from fromagerie.server.push.addresses import BadAddress, Target, post
from fromagerie.server.push.envelope import headers, seal
from fromagerie.server.push.hours import is_night, remind_at
from fromagerie.server.push.keys import PushKeys
from fromagerie.server.push.subscriptions import Subscription
from fromagerie.server.registry import TableRegistry
from fromagerie.server.turns import awaited_at
from fromagerie.server.words import server_words

ROUND: Final = 60.0  # seconds
AT_ONCE: Final = 4  # requests on their way
AGAIN: Final = (30.0, 300.0)  # seconds until it is tried again
HOUR: Final = 3600

GONE: Final = (404, 410)
REFUSED: Final = (401, 403)

logger = structlog.get_logger()

Post = Callable[[Target, bytes, dict[str, str]], int]


class Notice(NamedTuple):
    """What one person is told of one table."""

    room: str
    game: str
    left: int  # seconds until a bot makes the move
    reminder: bool

    def told(self, language: str) -> dict[str, str]:
        """No name, no card: whoever looks at a locked screen learns that somebody plays."""
        words, title = server_words(language), get_game(self.game).title
        hours = max(1, self.left // HOUR)
        text = words("push-reminder", game=title, hours=hours) if self.reminder else words("push-turn", game=title)
        return {"text": text, "table": self.room}


class Notifier:
    """`anywhere`: to any address, for tests; `send`: how."""

    def __init__(self, registry: TableRegistry, keys: PushKeys, *, anywhere: bool = False, send: Post = post) -> None:
        self.registry = registry
        self.store = registry.store
        self.keys = keys
        self.anywhere = anywhere
        self.send = send
        self.threads = ThreadPoolExecutor(AT_ONCE, "push")
        self.slots = asyncio.Semaphore(AT_ONCE)
        self.again = AGAIN
        self.task: asyncio.Task[None] | None = None
        self.errands: set[asyncio.Task[None]] = set()

    @property
    def key(self) -> str:
        return self.keys.public

    def start(self) -> None:
        self.task = self.registry.supervisor.repeat("push", self.look_round, ROUND)

    async def stop(self) -> None:
        tasks = [*self.errands, *([self.task] if self.task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def seen(self, person: str, room: str) -> None:
        """Somebody comes to a slow table. They come in even if that cannot be written."""
        try:
            position = await self.store.due_of(room)
            if position is not None:
                await of.seen(self.store, person, room, position)
        except Exception as error:  # whatever the database has, a table can be looked at
            logger.warning("not noted", table=room, error=type(error).__name__)

    async def look_round(self) -> None:
        for row, people in await of.tables_to_look_at(self.store):
            for person in await awaited_at(self.registry, row):
                if person in people:
                    await self.consider(row, person)

    async def consider(self, row: IndexRow, person: str) -> None:
        """Tell this person that it is their turn, or that it still is, if it is time for it."""
        browsers = await of.of_person(self.store, person)
        if not browsers or row.due is None:
            return
        actor = self.registry.actors.get(row.room)
        if actor is not None and person in actor.presence.connected():
            await of.seen(self.store, person, row.room, row.due)
            return
        clock, minutes = self.registry.clock, browsers[0].minutes
        if is_night(clock.now(), minutes):
            return
        left = row.due / 1000 - clock.steady()
        if await of.claim_turn(self.store, person, row.room, row.due):
            self.tell(browsers, Notice(row.room, row.game, round(left), reminder=False))
        elif clock.now() >= remind_at(clock.now() + left, CLOCKS[row.clock][0] / 1000, minutes):
            if await of.claim_reminder(self.store, person, row.room, row.due):
                self.tell(browsers, Notice(row.room, row.game, round(left), reminder=True))

    def tell(self, browsers: list[Subscription], notice: Notice) -> None:
        for browser in browsers:
            work = functools.partial(self.deliver, browser, notice)
            task = self.registry.supervisor.once("push", work, table=notice.room)
            self.errands.add(task)
            task.add_done_callback(self.errands.discard)

    async def deliver(self, browser: Subscription, notice: Notice) -> None:
        """A few times, if need be; a browser that is gone is not told again."""
        for pause in (*self.again, None):
            try:
                async with self.slots:
                    status = await self.try_to_deliver(browser, notice)
            except (BadAddress, ValueError) as error:
                logger.warning("push refused by us", error=str(error))
                await self.forget(browser)
                return
            except Exception as error:  # the network, a library: the next one may fare better
                logger.warning("push failed", error=type(error).__name__)
                status = 503
            if status in GONE or status in REFUSED:
                if status in REFUSED:
                    logger.warning("a push service refuses the keys of this house", status=status)
                await self.forget(browser)
                return
            if status != 429 and status < 500:
                if status >= 300:
                    logger.warning("a push service did not take it", status=status)
                return
            if pause is not None:
                await asyncio.sleep(pause)

    async def try_to_deliver(self, browser: Subscription, notice: Notice) -> int:
        """Off the loop: names are looked up, keys computed, somebody else is waited for."""
        target = Target(browser.endpoint, anywhere=self.anywhere)

        def work() -> int:
            body = seal(notice.told(browser.language), browser.p256dh, browser.auth)
            return self.send(target, body, headers(self.keys, target, notice.room, max(60, notice.left)))

        return await asyncio.get_running_loop().run_in_executor(self.threads, work)

    async def forget(self, browser: Subscription) -> None:
        with contextlib.suppress(Exception):  # if it cannot be written now, the next attempt will end the same way
            await of.drop(self.store, browser.id)
