"""Work in processes of its own, which end with the server however it ends."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

T = TypeVar("T")


def get_ready(niceness: int) -> None:
    # Ctrl-C is for the server: it tells its processes when to stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=outlive_nobody, daemon=True).start()


def outlive_nobody() -> None:
    """A server that is killed can tell nobody: without it there is nothing to do."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


class ProcessPool:
    """A few processes; one that dies is replaced, and its work done again."""

    niceness = 0

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None  # started with the first piece of work

    def hire(self) -> ProcessPoolExecutor:
        # Forked from a server with threads and sockets, a process could inherit a lock that nobody ever opens.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.processes, mp_context=context, initializer=get_ready, initargs=(self.niceness,))

    async def run(self, work: Callable[..., T], *given: Any) -> T:
        for _ in range(3):
            pool = self.pool = self.pool or self.hire()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *given)
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = self.hire()
        raise RuntimeError(f"three processes died over {work.__name__}")

    def stop(self) -> None:
        """At once, whatever they work on; their semaphores go with the pool, while there is time to give back."""
        pool, self.pool = self.pool, None
        if pool is None:
            return
        # Python 3.14 has kill_workers for this.
        for process in list(pool._processes.values()):
            process.kill()
        pool.shutdown(wait=True, cancel_futures=True)
