"""Work in processes of its own, which end with the server however it ends."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from fromagerie import system
from fromagerie._compiled import could_be_compiled, library_is_there
from fromagerie.engine.game import all_games

T = TypeVar("T")


def get_ready(niceness: int) -> None:
    # Ctrl-C is for the server: it tells its processes when to stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    system.be_polite(niceness)
    threading.Thread(target=outlive_nobody, daemon=True).start()


def outlive_nobody() -> None:
    """A server that is killed can tell nobody: without it there is nothing to do."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def warm_up() -> None:
    """Import what any work needs, so that no table waits for it."""
    all_games()


class ProcessPool:
    """A few processes; one that dies is replaced, and its work done again."""

    niceness = 0

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None  # started with the first piece of work
        self.next_pool: ProcessPoolExecutor | None = None  # compiled processes, which get ready to take over
        self.ready: Future[None] | None = None
        self.retired: list[ProcessPoolExecutor] = []  # they finish what they have begun
        self.newest_compiled = False

    def hire(self) -> ProcessPoolExecutor:
        self.newest_compiled = library_is_there()
        # Forked from a server with threads and sockets, a process could inherit a lock that nobody ever opens.
        context = multiprocessing.get_context("spawn")
        begin, given = self.initial()
        return ProcessPoolExecutor(self.processes, mp_context=context, initializer=begin, initargs=given)

    def initial(self) -> tuple[Callable[..., None], tuple[Any, ...]]:
        """What each process does first."""
        return get_ready, (self.niceness,)

    async def run(self, work: Callable[..., T], *given: Any) -> T:
        for _ in range(3):
            self.replace_interpreted()
            pool = self.pool = self.pool or self.hire()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *given)
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = self.hire()
        raise RuntimeError(f"three processes died over {work.__name__}")

    def replace_interpreted(self) -> None:
        """Once the rules are compiled, processes that run them take over from those that do not, when they are warm."""
        if self.pool is None:
            return
        if not self.newest_compiled and could_be_compiled():
            self.next_pool = self.hire()
            self.ready = self.next_pool.submit(warm_up)
        if self.next_pool is not None and self.ready is not None and self.ready.done():
            leaving = self.pool if self.ready.exception() is None else self.next_pool
            self.pool = self.next_pool if leaving is self.pool else self.pool
            leaving.shutdown(wait=False)
            self.retired.append(leaving)
            self.next_pool = self.ready = None

    def stop(self) -> None:
        """Stop at once, whatever they work on; their semaphores are released with the pool, while there is time."""
        pools = [pool for pool in (self.pool, self.next_pool, *self.retired) if pool is not None]
        self.pool = self.next_pool = self.ready = None
        self.retired = []
        for pool in pools:
            # Python 3.14 has kill_workers for this. A pool that was shut down has no list of them any more.
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=True, cancel_futures=True)
