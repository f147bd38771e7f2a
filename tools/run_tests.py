"""The test suite, with compiled rules and with interpreted ones at the same time: while one waits, the other computes.

The interpreted run needs no compiler, so it begins while the rules are still being compiled. `--quick` is what one runs
while working: compiled rules only, laws at fewer tables, no browser, no campaign. Other arguments go to pytest.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

from tools.chromium import find_chromium
from tools.compile_rules import has_c_compiler
from tools.compile_rules import main as compile_rules
from tools.console import BUILD, ROOT, cores, say

# What says nothing about compiled or interpreted rules runs once; what interpreted rules would take minutes for, too.
COMPILED, INTERPRETED, QUICK = "", "not slow_when_pure and not once", "not slow and not slow_when_pure"
NOTHING_TO_RUN = 5  # as pytest says it
LOG = BUILD / "interpreted.log"


# All of it runs once, so an interpreted run need not even read it.
RUN_ONCE = ("tests/browser", "tests/server")


def names_a_place(args: list[str]) -> bool:
    return any((ROOT / arg.partition("::")[0]).exists() for arg in args if not arg.startswith("-"))


def pytest(args: list[str], marks: str, workers: int) -> list[str]:
    spread = ["-n", str(workers), "--dist", "worksteal"]
    return [sys.executable, "-m", "pytest", *spread, *(["-m", marks] if marks else []), *args]


def surroundings(**more: str) -> dict[str, str]:
    """pytest rewrites every test before it runs it, and keeps that as bytecode: each worker anew would take longer."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"} | more


def run(args: list[str], marks: str, workers: int, **more: str) -> int:
    return subprocess.run(pytest(args, marks, workers), cwd=ROOT, env=surroundings(**more)).returncode


@contextmanager
def interpreted_run(args: list[str]) -> Iterator["subprocess.Popen[bytes]"]:
    """Begun now, its words kept for later; it ends with whatever makes us end."""
    LOG.parent.mkdir(exist_ok=True)
    env = surroundings(FROMAGERIE_PURE="1", FROMAGERIE_ASIDE="1")
    if not names_a_place(args):
        # Only the server's tests ask schemathesis, which takes long to load.
        args = [*args, *(f"--ignore={folder}" for folder in RUN_ONCE), "-p", "no:schemathesis"]
    with LOG.open("wb") as log:
        # More workers than this made both runs slower: each reads the whole suite first.
        command = pytest(args, INTERPRETED, max(1, cores() // 2))
        running = subprocess.Popen(command, cwd=ROOT, env=env, stdout=log, stderr=log)
    with running:
        try:
            yield running
        except BaseException:
            running.terminate()
            raise


def run_both(args: list[str]) -> int:
    with interpreted_run(args) as aside, ThreadPoolExecutor(1) as fetching:
        fetching.submit(find_chromium)  # while nobody needs it yet; tests say why, if there is none
        if failed := compile_rules([]):
            aside.terminate()
            return failed
        say("dev: rules compiled (interpreted at the same time: shown afterwards)")
        # One more than cores: browser tests wait for a part of their time.
        compiled = run(args, COMPILED, cores() + 1)
        interpreted = aside.wait()
    say("dev: rules interpreted")
    print(LOG.read_text(encoding="utf-8", errors="replace"), flush=True)
    # Whatever was asked for may all be for one of the two.
    codes = [code for code in (compiled, interpreted) if code != NOTHING_TO_RUN]
    return max(codes, default=NOTHING_TO_RUN)


def main(args: list[str]) -> int:
    if "--quick" in args:
        rest = [arg for arg in args if arg != "--quick"]
        return compile_rules([]) or run(rest, QUICK, cores(), FROMAGERIE_QUICK="1")
    if has_c_compiler():
        return run_both(args)
    say("dev: one run instead of two, because the rules are not compiled; what would take too long so is left out")
    return run(args, "not slow_when_pure", 2 * cores())


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
