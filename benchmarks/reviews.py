"""Do reviews slow anybody down? People play, three of them have the coach go through their games, the others are timed.

python -m benchmarks.reviews [--tables 40] [--rate 60] [--seconds 12] [--rounds 5]

Times without and with reviews alternate in one run; what counts is how much p99 moves. A review is made in a process of
its own, at a lower priority than the server.
"""

import argparse
import asyncio
import json
import urllib.error
import urllib.request
from statistics import median
from typing import Any

from benchmarks.server_load import GAMES, Figures, LoadPerson, open_tables, quantile, serving

REVIEWERS = 3
FINISHED = 8  # games that are over before anything is timed
HURRY = 400.0  # moves a second until then
PATIENCE = 300.0  # seconds


def get(address: str, path: str, cookie: str) -> Any:
    request = urllib.request.Request(address + path, headers={"Cookie": cookie})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return json.load(answer)


class Reviewer:
    """Somebody who asks for one review after the other, and hangs up when told to stop."""

    def __init__(self, address: str, people: list[LoadPerson]) -> None:
        self.address = address
        self.people = people
        self.asked: set[tuple[str, int]] = set()
        self.made = 0

    async def find(self) -> tuple[LoadPerson, str, int] | None:
        """A game of one of these people that was not reviewed yet."""
        for person in self.people:
            found = await asyncio.to_thread(get, self.address, "/api/me/games", person.cookie)
            for game in found["games"]:
                if (game["match"], game["seat"]) not in self.asked:
                    return person, game["match"], game["seat"]
        return None

    async def run(self) -> None:
        while (todo := await self.find()) is not None:
            person, match, seat = todo
            self.asked.add((match, seat))
            path = f"/api/replays/{match}/review?seat={seat}"
            try:
                await asyncio.to_thread(get, self.address, path, person.cookie)
                self.made += 1
            except urllib.error.HTTPError as error:
                print(f"a review was refused: {error}", flush=True)


async def timed(figures: Figures, seconds: float) -> tuple[float, float]:
    figures.done, figures.counting = [], True
    await asyncio.sleep(seconds)
    figures.counting = False
    return quantile(figures.done, 0.5), quantile(figures.done, 0.99)


async def compare(address: str, tables: int, rate: float, seconds: float, rounds: int) -> None:
    figures = Figures()
    games = [game for game in GAMES if game[0] != "cheese-master"]
    made, tasks = await open_tables(address, tables, HURRY, games, figures)
    figures.counting = True
    while figures.games < FINISHED:
        await asyncio.sleep(1)
    for table in made:
        table.gap = tables / rate
    people = [person for table in made for person in table.people]
    reviewers = [Reviewer(address, people[each::REVIEWERS]) for each in range(REVIEWERS)]
    moved = []
    for number in range(1, rounds + 1):
        await asyncio.sleep(2)
        quiet = await timed(figures, seconds)
        busy = [asyncio.create_task(reviewer.run()) for reviewer in reviewers]
        await asyncio.sleep(1)
        before = sum(reviewer.made for reviewer in reviewers)
        with_reviews = await timed(figures, seconds)
        working = sum(not task.done() for task in busy)
        count = sum(reviewer.made for reviewer in reviewers) - before
        for task in busy:
            task.cancel()
        await asyncio.gather(*busy, return_exceptions=True)
        moved.append(with_reviews[1] - quiet[1])
        print(
            f"round {number}: p50 {quiet[0]:.1f} ms, p99 {quiet[1]:.1f} ms;"
            f" while {working} of {REVIEWERS} have games reviewed ({count} done):"
            f" p50 {with_reviews[0]:.1f} ms, p99 {with_reviews[1]:.1f} ms",
            flush=True,
        )
    low, *_, high = sorted(moved)
    print(f"p99 moves by {median(moved):+.1f} ms (median of {rounds} rounds, {low:+.1f} to {high:+.1f})")
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--rate", type=float, default=60.0, help="moves a second at all tables together")
    parser.add_argument("--seconds", type=float, default=12.0)
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    with serving() as (_, address):
        asyncio.run(compare(address, given.tables, given.rate, given.seconds, given.rounds))


if __name__ == "__main__":
    main()
