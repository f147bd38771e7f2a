"""Contests between bots that take hours, played a little at a time: the ladders, and what else docs/bots publishes.

python -m benchmarks.contests ladders --minutes 60        # each level at a table full of the one below
python -m benchmarks.contests matrix --minutes 20         # Cheese Mafia: everybody against everybody
python -m benchmarks.contests cheater --minutes 60        # Cheez-Tricks: how much of the cheater's lead is closed
python -m benchmarks.contests ladders --minutes 0         # the tables as they stand

What was played is kept in benchmarks/contests.json and gone on with next time, as long as the bots play as they did:
the first game of every contest is played again to see. All contests of a set get the same time, those that are decided
no more of it. Each deal is played from every seat, with three seeds in turn.
"""

import argparse
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from fromagerie.arena.match import Result
from fromagerie.arena.simulate import play_batch
from fromagerie.bots.levels import LEVELS
from fromagerie.engine.game import all_games, get_game
from fromagerie.jobs.shares import Dealt, Share, interval, percent, share_by_deal, spread_of_share
from fromagerie.jobs.student import two_sided_p

FILE: Final = Path(__file__).parent / "contests.json"
SEEDS: Final = (1, 2, 3)
# Decided: so many deals with each seed, and so many standard errors away from an even share. More than two, as it is
# asked again after every deal.
DEALS: Final = 12
AWAY: Final = 3.0


class Contest(Struct, frozen=True, order=True):
    """One of these alone at a table full of the others."""

    game: str
    players: int
    one: str
    rest: str


class Kept(Struct):
    """What was played of a contest."""

    contest: Contest
    # How the very first game went: bots that play it otherwise are others.
    first: Result
    seconds: float = 0.0
    # By seed: of each deal, the share of the wins from all seats.
    deals: dict[int, list[float]] = {}

    def games(self) -> int:
        return sum(map(len, self.deals.values())) * self.contest.players

    def won(self, seeds: Iterable[int] = SEEDS) -> list[Dealt]:
        """Every game, and its deal."""
        every = [(seed, deal, share) for seed in seeds for deal, share in enumerate(self.deals.get(seed, []))]
        return [(seed * 100_000 + deal, share) for seed, deal, share in every for _ in range(self.contest.players)]

    def share(self, seeds: Iterable[int] = SEEDS) -> Share:
        return share_by_deal(self.won(seeds))

    def is_decided(self) -> bool:
        if any(len(self.deals.get(seed, [])) < DEALS for seed in SEEDS):
            return False
        mean, spread, _ = spread_of_share(self.won())
        return abs(mean - 1 / self.contest.players) > AWAY * spread

    def agreement(self) -> float:
        """How often the three seeds would differ by at least as much, if nothing but luck differs between them."""
        parts = [spread_of_share(self.won([seed]))[:2] for seed in SEEDS if self.deals.get(seed)]
        (low, low_spread), *_, (high, high_spread) = sorted(parts)
        gap, spread = high - low, (low_spread**2 + high_spread**2) ** 0.5
        # The widest of three pairs is looked at.
        return min(1.0, len(parts) * two_sided_p(gap / spread, 100)) if spread else 1.0


class Told(NamedTuple):
    """What a worker brings back."""

    contest: Contest
    seed: int
    share: float
    seconds: float
    first: Result


def play_deal(contest: Contest, seed: int, deal: int) -> Told:
    """One deal from every seat."""
    began = time.process_time()
    names = [contest.one, *[contest.rest] * (contest.players - 1)]
    numbers = range(deal * contest.players, (deal + 1) * contest.players)
    results = play_batch(contest.game, None, names, get_game(contest.game).options(), numbers, seed)
    # The bots move on one seat from game to game.
    won = sum(result.win_of(number % contest.players) for number, result in zip(numbers, results, strict=True))
    return Told(contest, seed, won / contest.players, time.process_time() - began, results[0])


def play_first(contest: Contest) -> Result:
    names = [contest.one, *[contest.rest] * (contest.players - 1)]
    return play_batch(contest.game, None, names, get_game(contest.game).options(), [0], SEEDS[0])[0]


# What is played


def ladders(games: Sequence[str]) -> list[Contest]:
    return [
        Contest(key, players, upper, lower)
        for key in games or all_games()
        for players in get_game(key).player_counts
        for lower, upper in pairwise(LEVELS)
    ]


def matrix(games: Sequence[str]) -> list[Contest]:
    names = (*LEVELS, "greedy", "greedy-1")
    return [Contest("cheese-mafia", 4, one, rest) for one in names for rest in names if one != rest]


def cheater(games: Sequence[str]) -> list[Contest]:
    return [Contest("cheez-tricks", 4, one, "ismcts-1k") for one in ("vintage", "cheater")]


SETS: Final[Mapping[str, Callable[[Sequence[str]], list[Contest]]]] = {
    "ladders": ladders,
    "matrix": matrix,
    "cheater": cheater,
}


def read() -> dict[Contest, Kept]:
    if not FILE.exists():
        return {}
    return {kept.contest: kept for kept in msgspec.json.decode(FILE.read_bytes(), type=list[Kept])}


def write(kept: Mapping[Contest, Kept]) -> None:
    """A line per contest, so that one sees what changed."""
    for one in kept.values():
        one.seconds = round(one.seconds, 1)
    lines = b",\n".join(msgspec.json.encode(kept[contest]) for contest in sorted(kept))
    FILE.write_bytes(b"[\n" + lines + b"\n]\n")


class Plan:
    """Who plays next: of the contests that are not decided, the one that had the least time."""

    def __init__(self, contests: Sequence[Contest], kept: dict[Contest, Kept], stop_when_decided: bool) -> None:
        self.contests, self.kept, self.stop_when_decided = contests, kept, stop_when_decided
        self.asked: dict[tuple[Contest, int], int] = {}
        self.awaited: dict[Contest, int] = {}
        self.early: dict[tuple[Contest, int, int], Told] = {}  # came in before the deal that goes before it

    def next(self) -> tuple[Contest, int, int] | None:
        open_ones = [one for one in self.contests if not (self.stop_when_decided and self.is_decided(one))]
        if not open_ones:
            return None
        contest = min(open_ones, key=lambda one: (self.cost(one), self.contests.index(one)))
        counts = {seed: self.count(contest, seed) for seed in SEEDS}
        seed = min(SEEDS, key=lambda seed: counts[seed])
        self.asked[contest, seed] = counts[seed] + 1
        self.awaited[contest] = self.awaited.get(contest, 0) + 1
        return contest, seed, counts[seed]

    def is_decided(self, contest: Contest) -> bool:
        return contest in self.kept and self.kept[contest].is_decided()

    def count(self, contest: Contest, seed: int) -> int:
        done = len(self.kept[contest].deals.get(seed, [])) if contest in self.kept else 0
        return self.asked.get((contest, seed), done)

    def cost(self, contest: Contest) -> float:
        """Seconds so far, what is being played included."""
        if contest not in self.kept:
            return 1e9 if self.awaited.get(contest) else 0.0
        kept = self.kept[contest]
        done = sum(map(len, kept.deals.values()))
        return kept.seconds + self.awaited.get(contest, 0) * kept.seconds / max(1, done)

    def enter(self, told: Told, deal: int) -> None:
        kept = self.kept.setdefault(told.contest, Kept(told.contest, told.first, 0.0, {}))
        self.awaited[told.contest] -= 1
        if told.seed == SEEDS[0] and deal == 0:
            kept.first = told.first
        self.early[told.contest, told.seed, deal] = told
        deals = kept.deals.setdefault(told.seed, [])
        while came := self.early.pop((told.contest, told.seed, len(deals)), None):
            deals.append(round(came.share, 4))
            kept.seconds += came.seconds


def play(plan: Plan, minutes: float, jobs: int) -> None:
    """Until the time is up or all is decided; Ctrl-C loses what is being played."""
    end = time.monotonic() + 60 * minutes
    running: dict[Future[Told], int] = {}
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with ProcessPoolExecutor(jobs) as pool, Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task("", total=60 * minutes)
        try:
            while True:
                while len(running) < jobs and time.monotonic() < end and (todo := plan.next()):
                    running[pool.submit(play_deal, *todo)] = todo[2]
                if not running:
                    break
                done, _ = wait(running, 5.0, FIRST_COMPLETED)
                for one in done:
                    plan.enter(one.result(), running.pop(one))
                write(plan.kept)
                decided = sum(map(plan.is_decided, plan.contests))
                told = f"{decided} of {len(plan.contests)} decided"
                bar.update(task, completed=60 * minutes - (end - time.monotonic()), description=told)
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
    write(plan.kept)


def forget_others(contests: Sequence[Contest], kept: dict[Contest, Kept], jobs: int) -> None:
    """Drop what bots played that play otherwise now."""
    known = [contest for contest in contests if contest in kept]
    with ProcessPoolExecutor(jobs) as pool:
        for contest, first in zip(known, pool.map(play_first, known), strict=True):
            if first != kept[contest].first:
                print(f"{contest.game}, {contest.players}: {contest.one} or {contest.rest} plays otherwise now")
                del kept[contest]


# What came out


def cell(kept: Kept | None) -> str:
    if kept is None:
        return ""
    share = kept.share()
    return f"{percent(share.mean)} ({interval(share)}; {kept.games():,})"


def show_ladders(contests: Sequence[Contest], kept: Mapping[Contest, Kept]) -> Iterator[str]:
    for key in dict.fromkeys(contest.game for contest in contests):
        yield f"\n## {get_game(key).title}\n"
        yield f"| players | even share | {' | '.join(LEVELS[1:])} |"
        yield "|---|---|---|---|---|---|"
        for players in get_game(key).player_counts:
            steps = [kept.get(Contest(key, players, upper, lower)) for lower, upper in pairwise(LEVELS)]
            yield f"| {players} | {percent(1 / players)} | {' | '.join(map(cell, steps))} |"
    every = [kept[contest] for contest in contests if contest in kept]
    low = [one for one in every if one.share().low <= 1 / one.contest.players]
    yield f"\n{len(every) - len(low)} of {len(contests)} steps are above an even share with their whole interval."
    yield from (f"- not {say(one.contest)}: {cell(one)}" for one in low)
    yield from agreement(every)


def agreement(every: Sequence[Kept]) -> Iterator[str]:
    tried = [one for one in every if all(len(one.deals.get(seed, [])) > 1 for seed in SEEDS)]
    apart = [one for one in tried if one.agreement() < 0.05]
    yield f"\nThe three seeds differ by more than luck would let them once in twenty in {len(apart)} of {len(tried)}."
    for one in apart:
        yield f"- {say(one.contest)}: {', '.join(percent(one.share([seed]).mean) for seed in SEEDS)}"


def say(contest: Contest) -> str:
    return f"{contest.game}, {contest.players} players, {contest.one} among {contest.rest}"


def show_matrix(contests: Sequence[Contest], kept: Mapping[Contest, Kept]) -> Iterator[str]:
    names = list(dict.fromkeys(contest.one for contest in contests))
    yield f"| one | {' | '.join(f'3 {rest}' for rest in names)} |"
    yield "|---" * (len(names) + 1) + "|"
    for one in names:
        cells = [cell(kept.get(Contest("cheese-mafia", 4, one, rest))) for rest in names]
        yield f"| {one} | {' | '.join(cells)} |"


def show_cheater(contests: Sequence[Contest], kept: Mapping[Contest, Kept]) -> Iterator[str]:
    for contest in contests:
        yield f"| {contest.one} | {cell(kept.get(contest))} |"
    if all(contest in kept for contest in contests):
        (one, one_spread, _), (all_seen, all_spread, _) = (spread_of_share(kept[contest].won()) for contest in contests)
        part = (one - 0.25) / (all_seen - 0.25)
        error = 1.96 * (one_spread**2 + (part * all_spread) ** 2) ** 0.5 / (all_seen - 0.25)
        yield f"\n{percent(part)} of the cheater's lead is closed (± {100 * error:.1f})."


SHOWN: Final = {"ladders": show_ladders, "matrix": show_matrix, "cheater": show_cheater}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=SETS)
    parser.add_argument("game", nargs="*", help="of these games only (ladders)")
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    contests, kept = SETS[given.what](given.game), read()
    if given.minutes > 0:
        forget_others(contests, kept, given.jobs)
        play(Plan(contests, kept, stop_when_decided=given.what == "ladders"), given.minutes, given.jobs)
    print("\n".join(SHOWN[given.what](contests, kept)))


if __name__ == "__main__":
    main()
