"""`./dev bench server`: our server under load, and beside it boardgame.io with a card game of the same message rate.

First the load that was promised: 500 tables, 2,000 sockets, 500 moves a second, games of all five kinds. Then both
servers in turn, several rounds in the same run, with the same number of four-player tables and the same rate: how many
moves a server makes with a second of its CPU time, latency beside it. Ours writes every move to the disk before it says
so; boardgame.io keeps its games in memory.
"""

import argparse
import json
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.interpreters import describe, quickest
from benchmarks.server_load import GAMES, measure, usage

PEER = Path(__file__).parent / "boardgame_io"
RESULTS = Path(__file__).parent / "server.md"
PORT = 18555
ABOUT = (
    "Client and server on one machine with 2 cores. *done*: from sending a move to hearing that it is on the disk;"
    " *told*: until the others at the table heard of it. Cheese Master holds moves on purpose until nobody quicker can"
    " arrive (25 ms and the line)."
)
LATENCY = ("done p50 ms", "done p99 ms", "told p50 ms", "told p99 ms")
LOAD = ("tables", "sockets", "wanted", "actions/s", *LATENCY, "commits/s", "RSS MiB", "KiB/table", "errors")
SIDE = ("round", "server", "actions/s", "ms CPU a move", "moves per CPU-second", "moves per commit", *LATENCY, "errors")


def peer(tables: int, rate: float, seconds: float) -> dict[str, Any]:
    """The same load on boardgame.io."""
    server = subprocess.Popen(["node", "server.cjs", str(PORT)], cwd=PEER, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        while "ready" not in server.stdout.readline():
            pass
        command = ["node", "load.cjs", str(PORT), str(tables), str(rate), str(seconds)]
        with subprocess.Popen(command, cwd=PEER, stdout=subprocess.PIPE, text=True) as load:
            assert load.stdout is not None
            assert load.stdout.readline().strip() == "begin"
            before = usage(server.pid)[0]
            found: dict[str, Any] = json.loads(load.stdout.readline())
            used = usage(server.pid)[0] - before
    finally:
        server.kill()
        server.wait()
    return found | {"server CPU": used / seconds}


def fetch_peer() -> None:
    if (PEER / "node_modules").is_dir():
        return
    npm = shutil.which("npm")
    if not npm:
        raise SystemExit("boardgame.io needs Node and npm, which are not here; --rounds 0 leaves it out.")
    subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=PEER, check=True, stdout=subprocess.DEVNULL)


def side_by_side(tables: int, rate: float, seconds: float, rounds: int) -> list[dict[str, Any]]:
    """Both servers in turn, so that whatever else the machine does meets both."""
    fetch_peer()
    cards = [game for game in GAMES if game[0] == "cheez-tricks"]
    lines = []
    for number in range(1, rounds + 1):
        for name in ("Fromagerie", "boardgame.io"):
            ours = name == "Fromagerie"
            line = measure(tables, [rate], seconds, cards)[0] if ours else peer(tables, rate, seconds)
            cpu = 1000 * line["server CPU"] / line["actions/s"]
            commits = line["actions/s"] / line["commits/s"] if ours else None
            more = {"round": number, "server": name, "ms CPU a move": cpu, "moves per CPU-second": 1000 / cpu}
            lines.append(line | more | {"moves per commit": commits})
            print(f"round {number}: {name} {cpu:.3f} ms of CPU a move", file=sys.stderr, flush=True)
    return lines


def compare(lines: list[dict[str, Any]]) -> str:
    """Round by round: a noisy moment spoils one ratio, and the median does not mind."""
    ours = [line["moves per CPU-second"] for line in lines if line["server"] == "Fromagerie"]
    theirs = [line["moves per CPU-second"] for line in lines if line["server"] == "boardgame.io"]
    ratios = sorted(mine / other for mine, other in zip(ours, theirs, strict=True))
    return (
        f"Moves per server-CPU-second: Fromagerie {median(ours):.0f}, boardgame.io {median(theirs):.0f}:"
        f" **{median(ratios):.2f}x** (median of {len(ratios)} rounds, {ratios[0]:.2f} to {ratios[-1]:.2f})."
    )


def table(lines: list[dict[str, Any]], columns: tuple[str, ...]) -> str:
    rows = [[spell(name, line[name]) for name in columns] for line in lines]
    return "\n".join(f"| {' | '.join(row)} |" for row in (columns, ["---:"] * len(columns), *rows))


def spell(name: str, value: Any) -> str:
    if isinstance(value, float):
        return f"{value:.3f}" if name.startswith("ms CPU") else f"{value:.1f}"
    return "-" if value is None else str(value)


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench server", description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=500, help="for the promised load (default 500; 0: leave it out)")
    parser.add_argument("--rate", type=float, default=500, help="moves a second (default 500)")
    parser.add_argument("--seconds", type=float, default=30, help="measured at each load (default 30)")
    parser.add_argument("--side", type=int, default=100, help="tables beside boardgame.io (default 100)")
    parser.add_argument("--side-rate", type=float, default=800, help="moves a second there (default 800)")
    parser.add_argument("--rounds", type=int, default=5, help="of the comparison (default 5; 0: none)")
    given = parser.parse_args()
    command = " ".join(["server", *sys.argv[1:]])
    parts = ["# The server under load", "", f"`./dev bench {command}`, {datetime.now(UTC):%Y-%m-%d}. {ABOUT}"]
    parts[-1] += f" The server ran on {describe(quickest())}"
    if given.tables:
        loaded = measure(given.tables, [given.rate], given.seconds)
        watched = measure(1, [2.0], given.seconds, GAMES[:1], watchers=500)
        parts += ["", f"## All five games, {given.tables} tables", "", table(loaded, LOAD)]
        parts += ["", "## One table, 500 spectators", "", table(watched, LOAD)]
    if given.rounds:
        lines = side_by_side(given.side, given.side_rate, given.seconds / 2, given.rounds)
        parts += [
            "",
            f"## Beside boardgame.io: {given.side} tables, four players, {given.side_rate:.0f} moves a second",
            "",
            "Fromagerie: Cheez-Tricks, every move on the disk before anybody is told.",
            "boardgame.io: a trick-taking game with hidden hands, in memory.",
            "",
            table(lines, SIDE),
            "",
            compare(lines),
        ]
    text = "\n".join(parts) + "\n"
    RESULTS.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
