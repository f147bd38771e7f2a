"""`./dev bench scale`: what a table and a move cost as the house grows.

First growth: one server on SQLite with ever more tables, each with its people on real WebSockets, at rest and then at
the same number of moves a second whatever the number of tables. Then processes: one, two and four servers on one
PostgreSQL, every table moving as soon as it may; and what PostgreSQL's words and locks cost alone. What follows from it
for very many tables is in docs/scale.md.
"""

import argparse
import asyncio
import os
import shlex
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from benchmarks import scale_bell, scale_load
from benchmarks.scale_load import say
from benchmarks.server import table

RESULTS = Path(__file__).parent / "scale.md"
QUICK = {"tables": [10, 30], "processes": [1, 2], "spread": 16, "rate": 60.0, "seconds": 4.0, "idle": 4.0, "moves": 2}

COST = (
    *("tables", "people", "sockets", "wanted/s", "moves/s", "ms CPU a move", "ms CPU a move, rest taken off"),
    *("done p50 ms", "done p99 ms", "moves per commit", "client CPU", "errors", "people away"),
)
REST = (
    *("tables", "people", "ms CPU a second at rest", "us a socket and second at rest"),
    *("RSS MiB before", "RSS MiB", "KiB/table dealt", "KiB/table", "KiB kept a move"),
    *("bytes out a move", "bytes in a move", "bytes out a socket and second at rest"),
)
SHARED = (
    *("processes", "tables", "moves/s", "ms CPU a move: servers", "ms CPU a move: PostgreSQL", "ms CPU a move: client"),
    *("cores busy", "moves per commit", "done p50 ms", "done p99 ms"),
    *("WAL bytes a move", "bytes a move's row", "bytes a record with indexes", "errors"),
)
WORDS = (
    *("who listen", "words a commit", "words/s", "commits/s"),
    *("us CPU a word: PostgreSQL", "us CPU a word: speaker and listeners"),
)


class Found:
    """What was measured so far."""

    def __init__(self) -> None:
        self.grown: list[dict[str, Any]] = []
        self.shared: list[dict[str, Any]] = []
        self.words: list[dict[str, Any]] = []
        self.locks = 0


def plan(sizes: Sequence[int], people: int, files: int) -> list[tuple[int, int]]:
    """Tables and people at each, for every line of the first table.

    Where fewer people fit than were asked for, the size before is measured with as few, too: lines with the same number
    of people are those to compare.
    """
    lines: list[tuple[int, int]] = []
    for before, size in zip((None, *sizes), sizes, strict=False):
        fit = scale_load.people_that_fit(size, people, files)
        if fit is None:
            say(f"{size} tables are left out: two sockets each do not fit into {files} files a process")
        elif fit < people and before is not None and (before, fit) not in lines:
            lines += [(before, fit), (size, fit)]
        else:
            lines.append((size, fit))
    return lines


def about_growth(given: argparse.Namespace, files: int) -> str:
    return (
        "Cheez-Tricks, SQLite, every move on the disk before anybody is told. *At rest*: nobody moves; lines are pinged"
        f" every four seconds. *RSS* and *KiB/table*: when {given.moves} moves had been made at every table, whatever"
        " their number; *dealt*: before the first; *before*: with one more table, which brings what all share."
        " *Kept a move*: what the process grew by during the load, by the move. *Rest taken off*: without what the same"
        " tables cost at rest. *Bytes*: WebSocket frames, without TCP's own; out: to all at the table. *People away*:"
        " believed to be gone because their line was silent; more than 0 means that the machine was too busy to answer"
        f" pings. A process may have {files} files and sockets here; where {given.people} people a table do not fit"
        " there are fewer, and the size before is measured with as few, too."
    )


ABOUT_PROCESSES = (
    "Every table moves as soon as it may. Servers, PostgreSQL and client share the machine's cores: once *cores busy*"
    " is near their number, more processes cannot be faster here, and CPU a move says what more cores would bring."
    " *Commits* are those of the servers' writers."
)


ABOUT_WORDS = (
    "A record is a word (NOTIFY) to all processes, in the commit that holds it; so is, every ten seconds, who is at a"
    " table, all tables of a process in one commit. PostgreSQL lets one commit with a word through at a time. One"
    " speaker, and so many who listen, in one process that does nothing else."
)


def report(command: str, given: argparse.Namespace, files: int, found: Found) -> str:
    parts = ["# As the house grows", ""]
    parts += [
        f"`./dev bench {command}`, {datetime.now(UTC):%Y-%m-%d}, {os.cpu_count()} cores, everything on one machine.",
        "What follows from it is in [docs/scale.md](../docs/scale.md).",
    ]
    if found.grown:
        parts += ["", f"## One process, {found.grown[0]['tables']} to {found.grown[-1]['tables']} tables", ""]
        parts += [about_growth(given, files), "", table(found.grown, COST), "", table(found.grown, REST)]
        parts += too_slow(found.grown)
    if found.shared:
        parts += ["", f"## Several processes on one PostgreSQL, {given.spread} tables in all", ""]
        parts += [ABOUT_PROCESSES, "", table(found.shared, SHARED)]
    if found.words:
        parts += ["", "## PostgreSQL's words and locks, without a server", "", ABOUT_WORDS, ""]
        parts += [table(found.words, WORDS), ""]
        parts += [f"PostgreSQL as it comes holds {found.locks} locks at a time: one is needed for each table awake."]
    return "\n".join(parts) + "\n"


def too_slow(grown: list[dict[str, Any]]) -> list[str]:
    short = [line for line in grown if line["moves/s"] < 0.95 * line["wanted/s"]]
    slow = ", ".join(f"{line['tables']} ({line['moves/s']:.0f}/s)" for line in short)
    return ["", f"The rate was not reached with these numbers of tables: {slow}."] if short else []


def numbers(text: str) -> list[int]:
    """Numbers with commas between them; an empty text has none."""
    return sorted({int(part) for part in text.split(",") if part.strip()})


def parse(args: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="./dev bench scale",
        description="CPU a move and memory a table as tables and processes grow. Takes a quarter of an hour, most of "
        "it for the largest number of tables; Ctrl-C ends it and shows what was measured so far.",
    )
    parser.add_argument(
        "--tables", type=numbers, default=[10, 50, 200, 1000, 5000], help='default 10,50,200,1000,5000; "": none'
    )
    parser.add_argument("--people", type=int, default=4, help="at each table (default 4; fewer where they do not fit)")
    parser.add_argument("--rate", type=float, default=400, help="moves a second of all tables together (default 400)")
    parser.add_argument("--seconds", type=float, default=30, help="measured under load (default 30)")
    parser.add_argument("--idle", type=float, default=16, help="seconds measured at rest (default 16: four pings)")
    parser.add_argument("--moves", type=int, default=8, help="at every table before memory is measured (default 8)")
    parser.add_argument("--processes", type=numbers, default=[1, 2, 4], help='on PostgreSQL (default 1,2,4; "": none)')
    parser.add_argument("--spread", type=int, default=200, help="tables of all processes together (default 200)")
    parser.add_argument("--quick", action="store_true", help="a small try of everything, in a minute")
    parser.add_argument("--output", type=Path, default=RESULTS, help="where to write it (default benchmarks/scale.md)")
    if "--quick" in args:
        parser.set_defaults(**QUICK, output=None)
    given = parser.parse_args(args)
    if not 2 <= given.people <= 5:
        parser.error("Cheez-Tricks is for two to five people")
    if min([*given.tables, *given.processes, given.rate, given.seconds, given.idle, given.spread]) <= 0:
        parser.error("every number must be above 0")
    return given


def main(args: Sequence[str]) -> int:
    given = parse(args)
    command = shlex.join(["scale", *args])
    if not Path("/proc/self/stat").exists():
        say("CPU and memory of a process are read from /proc, which is there on Linux only.")
        return 1
    files = scale_load.raise_limits()
    found = Found()
    try:
        measure(given, files, found)
    except KeyboardInterrupt:
        say("\nstopped; nothing is written, this is what was measured so far:")
        print(report(command, given, files, found))
        return 130
    except (OSError, TimeoutError) as error:
        say(f"\n{type(error).__name__}: {error or 'the server was too slow'}; nothing is written, measured so far:")
        print(report(command, given, files, found))
        return 1
    text = report(command, given, files, found)
    if given.output:
        given.output.write_text(text, encoding="utf-8")
    print(text)
    return 0


def measure(given: argparse.Namespace, files: int, found: Found) -> None:
    for size, people in plan(given.tables, given.people, files):
        say(f"{size} tables, {people} people each")
        line = scale_load.grow(size, people, given)
        found.grown.append(line)
        say(f"  {line['ms CPU a move']:.3f} ms of CPU a move, {line['KiB/table']:.0f} KiB a table")
    for processes in given.processes:
        say(f"{processes} process{'es' * (processes > 1)} on PostgreSQL, {given.spread} tables")
        found.shared.append(scale_load.share(processes, given))
        say(f"  {found.shared[-1]['moves/s']:.0f} moves a second")
    if given.processes:
        say("PostgreSQL's words and locks")
        with scale_load.postgres() as (url, pid):
            found.locks, found.words = asyncio.run(scale_bell.measure(url, pid))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
