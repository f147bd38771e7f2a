"""Who plays the games: processes on this machine, or a Dask cluster. joblib hides the difference."""

import _thread
import logging
import re
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Final, TypeVar

from fromagerie.system import scratch_folder

# Seconds a cluster has to answer, and to show a worker.
PATIENCE: Final = 10
ADDRESS: Final = re.compile(r"((tcp|tls|ws|wss)://)?[^/\s]+:\d+")
PartT = TypeVar("PartT")
KEPT: Final = "what was played is kept; the same command goes on from there"


class NoWorkers(RuntimeError):
    """Nobody plays, or nobody any more; the message is one sentence."""


class WorkerRefused(RuntimeError):
    """A worker that would not play the same games as this machine."""


def as_they_finish(
    work: Callable[..., PartT], tasks: Iterable[tuple[Any, ...]], workers: AbstractContextManager[object]
) -> Iterator[PartT]:
    """Have the work done, a task a call, and hand over every part when it is done: what is done is safe.

    The order depends on who was quicker: whoever adds parts up goes by their numbers.
    """
    # Here: it takes long to load, and most commands do without it.
    from joblib import Parallel, delayed

    with workers:
        yield from Parallel(return_as="generator_unordered")(delayed(work)(*task) for task in tasks)


@contextmanager
def here(jobs: int) -> Iterator[None]:
    """Processes on this machine; -1: one for every core."""
    # Here: it takes long to load, and most commands do without it.
    from joblib import parallel_config

    try:
        with parallel_config(backend="loky", n_jobs=jobs, temp_folder=scratch_folder()):
            yield
    except BrokenProcessPool:
        raise NoWorkers(f"A process died while it played; {KEPT}.") from None


@contextmanager
def on_cluster(address: str, patience: int = PATIENCE) -> Iterator[None]:
    """The workers of the Dask scheduler at this address, as many as there are. Some may die, and others come."""
    if not ADDRESS.fullmatch(address):
        raise NoWorkers(f"The address of a Dask scheduler is like tcp://host:8786, not {address!r}.")
    from joblib import parallel_config

    try:
        from distributed import Client, KilledWorker
    except ImportError:
        raise NoWorkers("A cluster needs Dask: pip install 'fromagerie[cluster]'.") from None
    # What goes wrong is said in a sentence of ours.
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)
    try:
        client = Client(address, timeout=patience, set_as_default=False)  # type: ignore[no-untyped-call]
    except OSError:
        raise NoWorkers(f"No Dask scheduler answers at {address}.") from None
    with client:
        try:
            client.wait_for_workers(1, timeout=patience)
        except TimeoutError:
            raise NoWorkers(f"The Dask scheduler at {address} has no workers.") from None
        over = threading.Event()
        threading.Thread(target=watch, args=(client, over), daemon=True).start()
        try:
            with parallel_config(backend="dask", client=client):
                yield
        except KilledWorker:
            raise NoWorkers(f"Worker after worker died while it played; {KEPT}.") from None
        except KeyboardInterrupt:
            if client.status != "closed":
                raise
            raise NoWorkers(f"The Dask scheduler at {address} was lost; {KEPT}.") from None
        finally:
            over.set()


def watch(client: Any, over: threading.Event) -> None:
    """joblib would wait for ever for results from a scheduler that died: wake it when Dask has given it up."""
    while not over.wait(1):
        if client.status == "closed":
            _thread.interrupt_main()
            return
