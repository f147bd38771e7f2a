"""Reviews off the loop: each made once for all who wait for it, ended when nobody does, kept until its game changes.

How far a review is, and whether it is to end, stands in memory that the server shares with its processes.
"""

import asyncio
import multiprocessing
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, ClassVar, Final

from msgspec import Struct

from fromagerie.server.export_pool import ExportsBusy
from fromagerie.server.process_pool import ProcessPool, get_ready
from fromagerie.server.updates.exports import Finished, review_match

AT_ONCE: Final = 6  # being made or waiting
STRANGERS: Final = 2  # of these, for people without a cookie
SLOTS: Final = 32  # more: one that was stopped has its slot until it notices
CACHED: Final = 64
STOP, DONE, OF, FIELDS = range(4)


class Stopped(Exception):
    """Nobody waits for this review any more."""


class Superseded(Exception):
    """The same person asked for another review, or went away."""


class ReviewProgress(Struct, frozen=True):
    """Decisions that were judged, and how many there are; 0 of 0: it has not begun, or is not being made."""

    done: int
    of: int


class Shared:
    """In a process of the pool: what it shares with the server."""

    board: ClassVar[Any] = None


def get_ready_to_review(niceness: int, board: Any) -> None:
    get_ready(niceness)
    Shared.board = board


def make_review(slot: int, found: Finished, seat: int, board: Any = None) -> bytes:
    """Make a review and tell how it goes. Raises Stopped."""
    shared = Shared.board if board is None else board

    def progress(done: int, of: int) -> None:
        if shared[slot * FIELDS + STOP]:
            raise Stopped
        shared[slot * FIELDS + DONE], shared[slot * FIELDS + OF] = done, of

    progress(0, 0)
    return review_match(found, seat, progress)


class Job:
    """A review being made, and how many wait for it."""

    def __init__(self, slot: int) -> None:
        self.slot = slot
        self.waiting = 0


class Request:
    """Somebody who waits for a review."""

    def __init__(self, key: Hashable, job: Job) -> None:
        self.key = key
        self.job = job
        self.superseded = asyncio.get_running_loop().create_future()
        job.waiting += 1


class ReviewPool(ProcessPool):
    """A process of its own for the coach: whoever watches a replay does not wait for a review."""

    niceness = 10

    def __init__(self, processes: int = 0) -> None:
        super().__init__(processes)
        self.board: Any = multiprocessing.get_context("spawn").RawArray("i", SLOTS * FIELDS)
        self.free = list(range(SLOTS))
        self.jobs: dict[Hashable, Job] = {}
        self.tasks: dict[Job, asyncio.Task[bytes]] = {}
        self.requests: dict[object, Request] = {}  # by person, or by itself if it is a stranger's
        self.cache: OrderedDict[Hashable, bytes] = OrderedDict()

    def initial(self) -> tuple[Callable[..., None], tuple[Any, ...]]:
        return get_ready_to_review, (self.niceness, self.board)

    async def review(
        self, person: str | None, key: Hashable, found: Finished, seat: int, gone: Callable[[], Awaitable[object]]
    ) -> bytes:
        """A review for somebody, until they ask for another or are `gone`. Raises ExportsBusy, Superseded."""
        if key in self.cache:
            self.cache.move_to_end(key)
            return self.cache[key]
        who = person or object()
        request = self.enter(who, key, found, seat)
        leaving = asyncio.ensure_future(gone())
        task = self.tasks[request.job]
        try:
            await asyncio.wait({task, leaving, request.superseded}, return_when=asyncio.FIRST_COMPLETED)
            if not task.done():
                raise Superseded
            return task.result()
        finally:
            leaving.cancel()
            if self.requests.get(who) is request:
                self.leave(who)

    def enter(self, who: object, key: Hashable, found: Finished, seat: int) -> Request:
        """Wait for the review that is being made, or have it begun."""
        job = self.jobs.get(key)
        if job is None:
            before = self.requests.get(who)
            if before is None or before.job.waiting > 1:
                self.check_room(who)
            self.leave(who)
            job = self.begin(key, found, seat)
            request = Request(key, job)
        else:
            request = Request(key, job)
            self.leave(who)
        self.requests[who] = request
        return request

    def check_room(self, who: object) -> None:
        strangers = sum(not isinstance(other, str) for other in self.requests)
        if len(self.jobs) >= AT_ONCE or (not isinstance(who, str) and strangers >= STRANGERS):
            raise ExportsBusy

    def leave(self, who: object) -> None:
        """They wait no more; if nobody else does, the review ends."""
        request = self.requests.pop(who, None)
        if request is None:
            return
        if not request.superseded.done():
            request.superseded.set_result(None)
        request.job.waiting -= 1
        if not request.job.waiting and self.jobs.get(request.key) is request.job:
            self.board[request.job.slot * FIELDS + STOP] = 1
            del self.jobs[request.key]

    def begin(self, key: Hashable, found: Finished, seat: int) -> Job:
        if not self.free:
            raise ExportsBusy
        job = Job(self.free.pop())
        for field in range(FIELDS):
            self.board[job.slot * FIELDS + field] = 0
        self.jobs[key] = job
        self.tasks[job] = task = asyncio.create_task(self.make(job, key, found, seat))
        # Whoever waited has been told; if nobody did, nobody has to be.
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return job

    async def make(self, job: Job, key: Hashable, found: Finished, seat: int) -> bytes:
        try:
            if self.processes:
                told = await self.run(make_review, job.slot, found, seat)
            else:
                told = await asyncio.to_thread(make_review, job.slot, found, seat, self.board)
        except Stopped:
            raise Superseded from None
        else:
            self.cache[key] = told
            if len(self.cache) > CACHED:
                self.cache.popitem(last=False)
            return told
        finally:
            self.free.append(job.slot)
            del self.tasks[job]
            if self.jobs.get(key) is job:
                del self.jobs[key]

    def progress(self, key: Hashable) -> ReviewProgress:
        job = self.jobs.get(key)
        if job is None:
            return ReviewProgress(0, 0)
        return ReviewProgress(self.board[job.slot * FIELDS + DONE], self.board[job.slot * FIELDS + OF])

    def stop(self) -> None:
        for job, task in list(self.tasks.items()):
            self.board[job.slot * FIELDS + STOP] = 1
            task.cancel()
        super().stop()
