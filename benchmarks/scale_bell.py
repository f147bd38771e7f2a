"""What PostgreSQL's own part in several processes costs, without any server: words to all of them, and locks.

`storage/cluster.py` uses both: a word for every record and, every ten seconds, for every table with people at it; a
lock for every table.
"""

import asyncio
import time
from typing import Any

from benchmarks.scale_load import family
from benchmarks.server_load import usage

WORDS = 5_000
LISTENERS = 8
BATCH = 10  # words in a commit, about as many as moves share one under load
SOME = "select pg_notify('bell', '0123456789abcdef:' || word) from generate_series(1, $1) as word"


async def hold_locks(address: str) -> int:
    """How many tables can be somebody's at the same time, with PostgreSQL as it comes."""
    import asyncpg

    line = await asyncpg.connect(address)
    held = 0
    try:
        while held < 200_000:
            await line.execute(
                "select pg_advisory_lock(n) from generate_series($1::int, $2::int) as n", held, held + 99
            )
            held += 100
    except asyncpg.PostgresError:
        pass
    finally:
        await line.close()
    return held


async def ring(address: str, postmaster: int, listeners: int, batch: int) -> dict[str, Any]:
    """WORDS words in commits of so many: how fast, and what they cost PostgreSQL and each who listens."""
    import asyncpg

    lines = [await asyncpg.connect(address) for _ in range(listeners)]
    speaker = await asyncpg.connect(address)
    heard = 0

    def hear(*_: Any) -> None:
        nonlocal heard
        heard += 1

    for line in lines:
        await line.add_listener("bell", hear)
    before, own, began = sum(usage(pid)[0] for pid in family(postmaster)), time.process_time(), time.perf_counter()
    for _ in range(WORDS // batch):
        await speaker.execute(SOME, batch)
    said = time.perf_counter() - began
    async with asyncio.timeout(60):
        while heard < WORDS * listeners:
            await asyncio.sleep(0.01)
    database = sum(usage(pid)[0] for pid in family(postmaster)) - before
    client = time.process_time() - own
    for line in (*lines, speaker):
        await line.close()
    return {
        "who listen": listeners,
        "words a commit": batch,
        "words/s": WORDS / said,
        "commits/s": WORDS / batch / said,
        "us CPU a word: PostgreSQL": 1e6 * database / WORDS,
        "us CPU a word: speaker and listeners": 1e6 * client / WORDS,
    }


async def measure(url: str, postmaster: int) -> tuple[int, list[dict[str, Any]]]:
    address = url.replace("+asyncpg", "", 1)
    combinations = [(listeners, batch) for batch in (1, BATCH) for listeners in (0, 1, LISTENERS)]
    words = [await ring(address, postmaster, listeners, batch) for listeners, batch in combinations]
    return await hold_locks(address), words
