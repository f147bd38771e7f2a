"""What the steps of ./dev share: a line of progress each, one sentence when one fails, one process at a time."""

import hashlib
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import DEVNULL, PIPE, STDOUT
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
LOG = BUILD / "dev.log"  # all that a failed step printed

NO_NETWORK = "the package registry cannot be reached; is there a network?"
# What a failure says of itself, in any of the programs we call, and what it means.
CAUSES = {
    "the disk is full": ("no space left", "enospc", "disk quota"),
    "the folder may not be written to": ("permission denied", "read-only file system", "eacces", "erofs"),
    NO_NETWORK: (
        *("name resolution", "name or service not known", "dns error", "could not resolve", "enotfound", "eai_again"),
        *("connection refused", "econnrefused", "network is unreachable", "enetunreach", "timed out", "etimedout"),
        *("failed to establish a new connection", "error sending request", "could not find a version", "tunnel"),
    ),
}


class Failed(Exception):
    """A step failed; the message is one sentence."""

    @property
    def for_want_of_network(self) -> bool:
        return NO_NETWORK in str(self)


def say(text: str, end: str = "\n") -> None:
    """Tell what is going on, out of the way of what a command itself prints."""
    print(text, end=end, file=sys.stderr, flush=True)


def quietly(what: str, *command: str | Path, env: dict[str, str] | None = None, cwd: Path = ROOT) -> None:
    """Run one step of the set-up: a line of progress; its output goes to the log, and only if it fails."""
    start = time.monotonic()
    done = subprocess.run(
        command, cwd=cwd, env=env, stdin=DEVNULL, stdout=PIPE, stderr=STDOUT, encoding="utf-8", errors="replace"
    )
    if done.returncode < 0:
        raise Failed(f"{what} was ended from outside (signal {-done.returncode})")
    if done.returncode:
        raise Failed(f"{what} failed: {explain(done.stdout)}")
    say(f"{what}: {time.monotonic() - start:.1f} s")


def explain(output: str) -> str:
    """The cause of a failure in a few words; all of the output is kept in the log."""
    try:
        BUILD.mkdir(exist_ok=True)
        LOG.write_text(output, encoding="utf-8")
        more = f" ({LOG.relative_to(ROOT)} has all of it)"
    except OSError:
        more = ""
    low = output.lower()
    for cause, signs in CAUSES.items():
        if any(sign in low for sign in signs):
            return f"{cause}{more}"
    lines = [line.strip() for line in output.splitlines() if line.strip()] or ["no reason given"]
    return f"{next((line for line in lines if line.lower().startswith('error')), lines[-1])}{more}"


def fingerprint(*parts: str | Path) -> str:
    """What a step was made from, in one line: texts as they are, files by their name and content."""
    digest = hashlib.sha256()
    for part in parts:
        if isinstance(part, Path):
            digest.update(f"{part.relative_to(ROOT).as_posix()}\0".encode())
            digest.update(part.read_bytes())
        else:
            digest.update(part.encode())
        digest.update(b"\0")
    return digest.hexdigest()


def is_stamped(stamp: Path, wanted: str) -> bool:
    return stamp.exists() and stamp.read_text(encoding="utf-8") == wanted


def write_stamp(stamp: Path, text: str) -> None:
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(text, encoding="utf-8")


@contextmanager
def one_at_a_time(what: str) -> Iterator[None]:
    """Two ./dev at once do not get into each other's way: the second waits. The lock dies with its process."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{what}.lock").open("a+", encoding="utf-8") as file:
        if not try_lock(file):
            say(f"dev: waiting for another ./dev, which is busy with the same ({what})")
            while not try_lock(file):
                time.sleep(0.2)
        yield


def try_lock(file: IO[str]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def cores() -> int:
    """Those that this process may use, where the system tells."""
    ours = getattr(os, "sched_getaffinity", None)
    return len(ours(0)) if ours else os.cpu_count() or 1
