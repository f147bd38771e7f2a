"""The test suite, with compiled rules and with interpreted ones at the same time: while one waits, the other computes.

`./dev test --quick` is what one runs while working: compiled rules only, laws at fewer tables, no browser, no campaign.
Other arguments go to pytest.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import IO

from tools.compile_rules import compiled_libraries
from tools.console import BUILD, ROOT, cores, say

# What says nothing about compiled or interpreted rules runs once; what interpreted rules would take minutes for, too.
COMPILED, INTERPRETED, QUICK = "", "not slow_when_pure and not once", "not slow and not slow_when_pure"
NOTHING_TO_RUN = 5  # as pytest says it


def pytest(args: list[str], marks: str, workers: int) -> list[str]:
    spread = ["-n", str(workers), "--dist", "worksteal"]
    return [sys.executable, "-m", "pytest", *spread, *(["-m", marks] if marks else []), *args]


def run_both(args: list[str]) -> int:
    """The compiled run in the open, the interpreted one into a file that is shown when both are done."""
    log = BUILD / "interpreted.log"
    say("dev: rules compiled; rules interpreted at the same time, shown afterwards")
    with log.open("w", encoding="utf-8") as out, start(pytest(args, INTERPRETED, cores()), out) as aside:
        try:
            compiled = subprocess.run(pytest(args, COMPILED, cores()), cwd=ROOT).returncode
            interpreted = aside.wait()
        except KeyboardInterrupt:
            aside.wait()
            raise
    say("dev: rules interpreted")
    show(log)
    # Whatever was asked for may all be for one of the two.
    codes = [code for code in (compiled, interpreted) if code != NOTHING_TO_RUN]
    return max(codes, default=NOTHING_TO_RUN)


def start(command: list[str], out: IO[str]) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(command, cwd=ROOT, stdout=out, stderr=out, env=os.environ | {"FROMAGERIE_PURE": "1"})


def show(log: Path) -> None:
    print(log.read_text(encoding="utf-8", errors="replace"), flush=True)


def run_one(args: list[str], marks: str, workers: int) -> int:
    return subprocess.run(pytest(args, marks, workers), cwd=ROOT).returncode


def main(args: list[str]) -> int:
    if "--quick" in args:
        os.environ["FROMAGERIE_QUICK"] = "1"
        return run_one([arg for arg in args if arg != "--quick"], QUICK, cores())
    if compiled_libraries():
        return run_both(args)
    say("dev: one run instead of two, because the rules are not compiled; what would take too long so is left out")
    return run_one(args, "not slow_when_pure", 2 * cores())


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
