"""The long proof of the server's promises: nothing is lost, nothing is played twice, all come back, nothing leaks.

A little of each in turn, until the time is up. It goes on where it stopped: what was done is counted in a file,
prove-server.json in $FROMAGERIE_HOME or in build/. Ctrl-C stops at any time, and loses at most the round that was
running. At the end there is a table of figures: what was reached since the beginning, and what is promised.
"""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec
import structlog
from msgspec import Struct
from rich.console import Console
from rich.live import Live
from rich.table import Table

from tests.server.campaign import compare_what_is_heard, compare_what_is_told, send_nonsense
from tests.server.floods import FLOODS, prove_floods
from tests.server.real_server import RealServer
from tests.server.replays import prove_replays
from tests.server.test_absent import prove_nobody_waits
from tests.server.test_at_once import prove_one_result
from tests.server.test_doors_of_the_server import MANY_HALF_OPEN, prove_slow_ones_do_no_harm
from tests.server.test_full_disk import prove_no_lie
from tests.server.test_kill import prove_nothing_lost
from tests.server.test_restart import PAUSE, prove_short_pause, slowness
from tests.server.test_resume import prove_resumed
from tests.server.test_twice import prove_once_each
from tests.server.test_vanish import prove_every_game_ends


class Count(Struct):
    """How far a campaign has come, and what was wrong on the way."""

    done: int = 0
    rounds: int = 0  # those that failed among them
    seconds: float = 0.0
    wrong: list[str] = []


class Campaign(NamedTuple):
    """A promise, how much of it is promised (None: no number), and a round: in a folder, with a number of its own."""

    about: str
    promised: int | None
    round: Callable[[Path, int], int]


def kill(folder: Path, number: int) -> int:
    prove_nothing_lost(folder, 10, seed=number)
    return 10


def restart(folder: Path, _: int) -> int:
    """The pause is promised for two quiet cores: it is measured against starting an empty server beside it."""
    before, house, after = (folder / name for name in ("before", "house", "after"))
    for one in (before, house, after):
        one.mkdir()
    crowded = slowness(before)
    pause = prove_short_pause(house)
    crowded = max(crowded, slowness(after))
    assert pause <= PAUSE * crowded, f"the pause was {pause:.1f} s on a machine {crowded:.1f} times as slow as promised"
    return 1


def slow(folder: Path, _: int) -> int:
    with RealServer(folder, generous=False) as server:
        return prove_slow_ones_do_no_harm(server.address, MANY_HALF_OPEN)


CAMPAIGNS = {
    "D1": Campaign("kills, nothing acknowledged lost", 1_000, kill),
    "D2": Campaign("failing writes, no lie", 1_000, lambda folder, n: prove_no_lie(folder, 10 * n + 1, 10 * n + 10)),
    "D3": Campaign("commands on a bad network, none twice", 1_000_000, lambda _, n: prove_once_each(5_000, n)),
    "D4": Campaign("games replayed, compiled and interpreted", 500_000, lambda _, n: prove_replays(100, 100 * n)),
    "D5": Campaign("races with one result", 100_000, lambda _, n: prove_one_result(500, n)),
    "D6": Campaign("lines cut and resumed", 20_000, lambda _, n: prove_resumed(100, n)),
    "D7": Campaign(f"restarts under 100 tables, pause <= {PAUSE:.0f} s", 20, restart),
    "D8": Campaign("games with vanished seats ended", 20_000, lambda _, n: prove_every_game_ends(20, n)),
    "D9": Campaign("games whose players' phones fall asleep", 2_000, lambda _, n: prove_nobody_waits(20, n)),
    "H1": Campaign("messages the same in another world", 10_000_000, lambda _, n: compare_what_is_told(n)),
    "H2": Campaign("messages of whole runs the same, and when", None, lambda _, n: compare_what_is_heard(n)),
    "FLOOD": Campaign("floods that nobody else notices", 5 * len(FLOODS), lambda folder, _: prove_floods(folder)),
    "SLOW": Campaign("half-open connections that slow nobody down", 20 * MANY_HALF_OPEN, slow),
    "FUZZ": Campaign("frames of nonsense, no harm done", 2_000_000, lambda _, n: send_nonsense(n)),
}


def run_round(campaign: Campaign, count: Count) -> None:
    """One round of a campaign. One that fails adds nothing to what is done, and the next is on other ground."""
    began = time.monotonic()
    try:
        with tempfile.TemporaryDirectory() as folder:
            count.done += campaign.round(Path(folder), count.rounds)
    except Exception as error:
        count.wrong.append(f"round {count.rounds}: {type(error).__name__}: {error}")
    count.rounds += 1
    count.seconds += time.monotonic() - began


def prove(campaigns: Mapping[str, Campaign], minutes: float, file: Path, tell: Callable[[str], None]) -> None:
    """In turn, whichever has had the least time, until the time is up or everything is done. `tell` hears what next."""
    counts = read_counts(file)
    end = time.monotonic() + 60 * minutes
    while time.monotonic() < end:
        unfinished = [name for name, one in campaigns.items() if not is_finished(one, counts.get(name, Count()))]
        if not unfinished:
            return
        name = min(unfinished, key=lambda name: counts.get(name, Count()).seconds)
        tell(name)
        run_round(campaigns[name], counts.setdefault(name, Count()))
        write_counts(file, counts)


def is_finished(campaign: Campaign, count: Count) -> bool:
    return campaign.promised is not None and count.done >= campaign.promised


def read_counts(file: Path) -> dict[str, Count]:
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Count]) if file.exists() else {}


def write_counts(file: Path, counts: dict[str, Count]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_suffix(".new")
    fresh.write_bytes(msgspec.json.format(msgspec.json.encode(counts), indent=2))
    fresh.replace(file)


def figures(counts: dict[str, Count], running: str = "") -> Table:
    grid = Table("", "", box=None)
    for title in ("reached", "promised", "", "failures", "minutes"):
        grid.add_column(title, justify="right")
    for name, campaign in CAMPAIGNS.items():
        count = counts.get(name, Count())
        promised, share = "-", ""
        if campaign.promised is not None:
            promised, share = f"{campaign.promised:,}", f"{count.done / campaign.promised:.1%}"
        told = (f"{count.done:,}", promised, share, str(len(count.wrong)), f"{count.seconds / 60:.1f}")
        grid.add_row(name, campaign.about, *told, style="bold" if name == running else "")
    return grid


def main() -> int:
    summary, _, more = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(prog="./dev prove server", description=summary, epilog=more)
    parser.add_argument("--minutes", type=float, default=20, metavar="M", help="how long (default 20)")
    parser.add_argument("--only", metavar="D1,D2", help=f"some of the promises: {', '.join(CAMPAIGNS)}")
    parser.add_argument("--fresh", action="store_true", help="begin again from nothing")
    given = parser.parse_args()
    names = given.only.upper().split(",") if given.only else list(CAMPAIGNS)
    if not set(names) <= set(CAMPAIGNS):
        parser.error(f"--only knows {', '.join(CAMPAIGNS)}")
    file = Path(os.environ.get("FROMAGERIE_HOME") or "build") / "prove-server.json"
    if given.fresh:
        file.unlink(missing_ok=True)
    # Failures are made on purpose here: the server's own words about them are of no use.
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(50))
    stopped = False
    try:
        with Live(console=Console(stderr=True), transient=True, auto_refresh=False) as live:
            prove(
                {name: CAMPAIGNS[name] for name in names},
                given.minutes,
                file,
                lambda name: live.update(figures(read_counts(file), name), refresh=True),
            )
    except KeyboardInterrupt:
        stopped = True
    counts = read_counts(file)
    Console(width=110).print(figures(counts))
    for name, count in counts.items():
        for wrong in count.wrong:
            print(f"{name}, {wrong}")
    return 130 if stopped else int(any(count.wrong for count in counts.values()))


if __name__ == "__main__":
    sys.exit(main())
