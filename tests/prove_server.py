"""The long proof of the server's promises: nothing is lost, nothing is played twice, everybody comes back.

`python -m tests.prove_server [--minutes 20] [--only D3,D5]` runs the campaigns in turn, a little of each, and goes on
where it stopped: what was done is counted in a file, under $FROMAGERIE_HOME or in build/. Ctrl-C stops at any time.
"""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import msgspec
import structlog
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from tests.server.replays import prove_replays
from tests.server.test_at_once import prove_one_result
from tests.server.test_full_disk import prove_no_lie
from tests.server.test_kill import prove_nothing_lost
from tests.server.test_restart import PAUSE, prove_short_pause
from tests.server.test_resume import prove_resumed
from tests.server.test_twice import prove_once_each
from tests.server.test_vanish import prove_every_game_ends


class Count(Struct):
    """How far a campaign has come."""

    done: int = 0
    failures: int = 0
    seconds: float = 0.0


class Campaign(NamedTuple):
    """A promise, how much of it is wanted, and a round: given a folder and what is done so far, says how much more."""

    about: str
    wanted: int
    round: Callable[[Path, int], int]


def kill(folder: Path, done: int) -> int:
    prove_nothing_lost(folder, 10, seed=done)
    return 10


def restart(folder: Path, done: int) -> int:
    pause = prove_short_pause(folder)
    assert pause <= PAUSE, f"the pause was {pause:.1f} s"
    return 1


CAMPAIGNS = {
    "D1": Campaign("kills, nothing acknowledged lost", 1_000, kill),
    "D2": Campaign("failing writes, no lie", 1_000, lambda folder, done: prove_no_lie(folder, done + 1, done + 10)),
    "D3": Campaign("commands on a bad network, none twice", 1_000_000, lambda _, done: prove_once_each(5_000, done)),
    "D4": Campaign("games replayed, compiled and interpreted", 500_000, lambda _, done: prove_replays(20, done)),
    "D5": Campaign("races with one result", 100_000, lambda _, done: prove_one_result(500, done)),
    "D6": Campaign("lines cut and resumed", 20_000, lambda _, done: prove_resumed(100, done)),
    "D7": Campaign("restarts under 100 tables", 20, restart),
    "D8": Campaign("games with vanished seats ended", 20_000, lambda _, done: prove_every_game_ends(20, done)),
}


def run_round(campaign: Campaign, count: Count) -> str:
    """One round of a campaign; says what went wrong, if anything did."""
    began = time.monotonic()
    wrong = ""
    try:
        with tempfile.TemporaryDirectory() as folder:
            count.done += campaign.round(Path(folder), count.done)
    except Exception as error:
        count.failures += 1
        # On to other ground: the same round would only fail again.
        count.done += 1
        wrong = f"{type(error).__name__}: {error}"
    count.seconds += time.monotonic() - began
    return wrong


def prove(names: list[str], minutes: float, file: Path) -> None:
    """In turn, whichever has had the least time, until the time is up or everything is done."""
    counts = read_counts(file)
    end = time.monotonic() + 60 * minutes
    while time.monotonic() < end:
        unfinished = [name for name in names if counts[name].done < CAMPAIGNS[name].wanted]
        if not unfinished:
            return
        name = min(unfinished, key=lambda name: counts[name].seconds)
        wrong = run_round(CAMPAIGNS[name], counts[name])
        print(f"{name}: {counts[name].done} {CAMPAIGNS[name].about}", wrong, file=sys.stderr, flush=True)
        write_counts(file, counts)


def read_counts(file: Path) -> dict[str, Count]:
    known = msgspec.json.decode(file.read_bytes(), type=dict[str, Count]) if file.exists() else {}
    return {name: known.get(name, Count()) for name in CAMPAIGNS}


def write_counts(file: Path, counts: dict[str, Count]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_suffix(".new")
    fresh.write_bytes(msgspec.json.format(msgspec.json.encode(counts), indent=2))
    fresh.replace(file)


def show(counts: dict[str, Count]) -> None:
    grid = Table("promise", "", "done", "wanted", "failures", "minutes", box=None)
    for name, campaign in CAMPAIGNS.items():
        count = counts[name]
        figures = (f"{count.done:,}", f"{campaign.wanted:,}", str(count.failures), f"{count.seconds / 60:.1f}")
        grid.add_row(name, campaign.about, *figures)
    Console(width=110).print(grid)


def main() -> int:
    home = os.environ.get("FROMAGERIE_HOME")
    parser = argparse.ArgumentParser(prog="tests.prove_server", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=20, metavar="M", help="how long (default 20)")
    parser.add_argument("--only", default=",".join(CAMPAIGNS), metavar="D1,D2", help="some of the promises")
    parser.add_argument("--fresh", action="store_true", help="begin again from nothing")
    given = parser.parse_args()
    names = given.only.split(",")
    if not set(names) <= set(CAMPAIGNS):
        parser.error(f"there are {', '.join(CAMPAIGNS)}")
    file = Path(home or "build") / "prove-server.json"
    if given.fresh:
        file.unlink(missing_ok=True)
    # Failures are made on purpose here: the server's own words about them are of no use.
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(50))
    stopped = False
    try:
        prove(names, given.minutes, file)
    except KeyboardInterrupt:
        stopped = True
    counts = read_counts(file)
    show(counts)
    return 130 if stopped else int(any(count.failures for count in counts.values()))


if __name__ == "__main__":
    sys.exit(main())
