"""Who plays the games: processes on this machine, or a Dask cluster. joblib hides the difference."""

import logging
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Final

from joblib import parallel_config

# Seconds a cluster has to answer, and to show a worker.
PATIENCE: Final = 10


class NoCluster(OSError):
    """No games can be played there; the message is one sentence."""


def here(jobs: int) -> AbstractContextManager[object]:
    """Processes on this machine; -1: one for every core."""
    config: AbstractContextManager[object] = parallel_config(backend="loky", n_jobs=jobs)
    return config


@contextmanager
def on_cluster(address: str) -> Iterator[None]:
    """The workers of the Dask scheduler at this address, as many as there are."""
    try:
        from distributed import Client
    except ImportError:
        raise NoCluster("A cluster needs Dask: pip install 'fromagerie[cluster]'.") from None
    # What goes wrong is said in a sentence of ours.
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, ValueError, TypeError):
        raise NoCluster(f"No Dask scheduler answers at {address!r}.") from None
    with client:
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError:
            raise NoCluster(f"The Dask scheduler at {address!r} has no workers.") from None
        with parallel_config(backend="dask", client=client):
            yield
