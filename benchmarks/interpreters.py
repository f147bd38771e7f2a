"""Which Python a benchmark's server runs on.

How an interpreter was built decides more than most of what we could change: one without profile-guided optimisation,
as pyenv builds it by default, takes about a third longer for a plain loop than Debian's or the official container's.
Node is always built that way, so a comparison takes the best Python of this version that the machine has.
"""

import os
import subprocess
import sys
import sysconfig
from functools import cache
from pathlib import Path
from typing import NamedTuple

import fromagerie

LOOP = """
import time
def loop(n):
    total = 0
    for each in range(n):
        total += each if each & 1 else -each
    return total
def timed():
    began = time.process_time()
    loop(400_000)
    return time.process_time() - began
print(min(timed() for _ in range(7)))
"""


class Interpreter(NamedTuple):
    path: str
    version: str
    loop: float  # seconds of CPU for a plain loop

    @property
    def environment(self) -> dict[str, str]:
        """It has none of our packages; those of this interpreter fit, being of the same version."""
        if self.path == sys.executable:
            return {}
        source = Path(fromagerie.__file__).parents[1]
        return {"PYTHONPATH": os.pathsep.join([str(source), sysconfig.get_path("purelib")])}


@cache
def quickest() -> Interpreter:
    """The quickest Python of this version on this machine."""
    name = f"python{sysconfig.get_python_version()}"
    places = [Path(folder) / name for folder in (*os.environ.get("PATH", "").split(os.pathsep), "/usr/bin")]
    others = {str(place) for place in places if place.is_file() and os.access(place, os.X_OK)}
    return min((look_at(path) for path in (sys.executable, *sorted(others))), key=lambda found: found.loop)


@cache
def look_at(path: str) -> Interpreter:
    def ask(code: str) -> str:
        return subprocess.run([path, "-c", code], capture_output=True, text=True, check=True).stdout.strip()

    return Interpreter(path, ask("import platform; print(platform.python_version())"), float(ask(LOOP)))


def describe(chosen: Interpreter) -> str:
    """For a report: what it is, without saying where it lies."""
    own = look_at(sys.executable)
    if chosen.path == own.path:
        return f"Python {chosen.version}, the one that the tests run on."
    times = own.loop / chosen.loop
    return (
        f"Python {chosen.version} of the system, {times:.2f} times as quick at a plain loop as the one that the tests"
        f" run on ({own.version}, built without profile-guided optimisation, which Node has too)."
    )
