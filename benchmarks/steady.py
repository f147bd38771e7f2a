"""`./dev bench steady`: does the server grow, hour after hour?

Tables of all five games come and go: people sit down, play for a minute or so, close their windows and are never seen
again, and others take their place. A table with nobody at it is put away after two minutes, so after a few minutes as
many go as come, and from then on the memory of the process should stay what it is.
"""

import argparse
import asyncio
import contextlib
import random
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from statistics import linear_regression
from typing import NamedTuple

from benchmarks.load_http import Desk
from benchmarks.server_load import GAMES, Figures, LoadPerson, LoadTable, metric, serving, usage

RESULTS = Path(__file__).parent / "steady.md"
STAYS = (40.0, 80.0)  # seconds that people play
SETTLING = 6  # minutes until as many tables are put away as are set, and the allocator has what it needs


class Minute(NamedTuple):
    number: int
    awake: int  # tables
    set: int  # tables so far
    moves: int  # in this minute
    rss: float  # MiB


class Evening:
    """So many tables at a time, each played for a while and then left."""

    def __init__(self, address: str, pid: int, tables: int, rate: float) -> None:
        self.address = address
        self.pid = pid
        self.tables = tables
        self.gap = tables / rate
        self.desk = Desk(address)
        self.figures = Figures()
        self.figures.counting = True
        self.set = 0
        self.luck = random.Random(1)

    async def keep_a_place(self, number: int) -> None:
        """One table after the other; not all of them begin together."""
        await asyncio.sleep(self.luck.uniform(0, STAYS[0]))
        while True:
            await self.play_one(number)

    async def play_one(self, number: int) -> None:
        key, players, options = GAMES[(self.set + number) % len(GAMES)]
        self.set += 1
        cookies = [(await self.desk.post("/api/guests", {}))[1] for _ in range(players)]
        body = {"game": key, "players": players, "options": options}
        opened, _ = await self.desk.post("/api/tables", body, cookies[0])
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{opened['table']}/socket"
        table = LoadTable(key, self.gap, self.figures, self.set)
        table.people = [LoadPerson(table, seat, url, cookies[seat]) for seat in range(players)]
        for person in table.people:
            await person.come()
        await asyncio.sleep(self.luck.uniform(*STAYS))
        table.left = 0
        for person in table.people:
            person.line.transport.close()

    async def watch(self, minutes: int) -> list[Minute]:
        places = [asyncio.create_task(self.keep_a_place(number)) for number in range(self.tables)]
        seen: list[Minute] = []
        began = time.monotonic()
        try:
            for number in range(1, minutes + 1):
                await asyncio.wait(places, timeout=began + 60 * number - time.monotonic())
                for failed in (place for place in places if place.done()):
                    failed.result()
                moves, self.figures.done = len(self.figures.done), []
                self.figures.told.clear()
                self.figures.by_game.clear()
                awake = int(await metric(self.address, "fromagerie_tables"))
                seen.append(Minute(number, awake, self.set, moves, usage(self.pid)[1]))
                print(f"minute {number}: {awake} tables awake, {seen[-1].rss:.1f} MiB", file=sys.stderr, flush=True)
        finally:
            for place in places:
                place.cancel()
            await asyncio.gather(*places, return_exceptions=True)
            self.desk.close()
        return seen


def report(command: str, seen: list[Minute]) -> str:
    about = f"People play for {STAYS[0]:.0f} to {STAYS[1]:.0f} s; a table left alone is put away after two minutes."
    lines = [
        "# Does the server grow?",
        "",
        f"`./dev bench {command}`, {datetime.now(UTC):%Y-%m-%d}. {about}",
        "",
        "| minute | tables awake | tables so far | moves/s | RSS MiB |",
        "| ---: | ---: | ---: | ---: | ---: |",
        *(f"| {one.number} | {one.awake} | {one.set} | {one.moves / 60:.0f} | {one.rss:.1f} |" for one in seen),
    ]
    steady = [one for one in seen if one.number > SETTLING]
    if len(steady) > 2:
        lines += ["", conclude(steady)]
    return "\n".join(lines) + "\n"


def conclude(steady: list[Minute]) -> str:
    sizes = [one.rss for one in steady]
    slope = linear_regression([one.number for one in steady], sizes).slope
    tables, moves = steady[-1].set - steady[0].set, sum(one.moves for one in steady)
    return (
        f"From minute {steady[0].number} on: {slope:+.2f} MiB a minute, between {min(sizes):.1f} and {max(sizes):.1f}"
        f" MiB, while {tables} tables came and went and {moves} moves were made."
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench steady", description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=int, default=20, help="how long (default 20)")
    parser.add_argument("--tables", type=int, default=60, help="played at a time (default 60)")
    parser.add_argument("--rate", type=float, default=200, help="moves a second in all (default 200)")
    given = parser.parse_args()
    with serving() as (server, address), contextlib.suppress(KeyboardInterrupt):
        seen = asyncio.run(Evening(address, server.pid, given.tables, given.rate).watch(given.minutes))
        text = report(" ".join(["steady", *sys.argv[1:]]), seen)
        RESULTS.write_text(text, encoding="utf-8")
        print(text)


if __name__ == "__main__":
    main()
