"""The proof of the first minutes: a fresh clone, a wheel and a container, each set up from nothing and timed.

`./dev prove start [NAME...]` clones what is committed into a temporary folder for each: run (as somebody new),
no-compiler, no-node, wheel, container. Packages come from the registries, or from the caches of uv and npm; `--cold`
begins without those too. Nothing else should run on the machine meanwhile.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.table import Table

from tests.starting import PATIENCE, Start, play_until_a_bot_moved, started
from tools.set_up import BASE_PYTHON, UV, uv_environment

ROOT = Path(__file__).parent.parent
GREETED, COMPILED, AGAIN, INSTALLED = 25.0, 60.0, 3.0, 10.0  # seconds that are promised
Figures = list[tuple[str, float, float | None]]  # what, seconds, of how many


def clone(folder: Path) -> Path:
    subprocess.run(("git", "clone", "--quiet", ROOT, folder / "clone"), check=True)
    return folder / "clone"


def surroundings(folder: Path, cold: bool, **more: str) -> dict[str, str]:
    """A home of its own for saved games, and empty caches if that is asked for."""
    env = dict(os.environ) | {"FROMAGERIE_HOME": str(folder / "home"), "CI": "1"} | more
    if cold:
        caches = {"UV_CACHE_DIR": "uv", "npm_config_cache": "npm", "PIP_CACHE_DIR": "pip"}
        env |= {name: str(folder / cache) for name, cache in caches.items()}
    return env


def is_compiled(start: Start) -> bool:
    return "compiling the rules in the background: done" in start.said


def prove_run(folder: Path, cold: bool) -> Figures:
    place, env = clone(folder), surroundings(folder, cold)
    with started((BASE_PYTHON, place / "dev", "run"), place, env) as start:
        greeted = start.wait_until_playable()
        compiled = start.wait(lambda: is_compiled(start), "the rules were compiled")
        play_until_a_bot_moved(start.house, "cheez-tricks", 4)
    assert "Traceback" not in start.said, start.said
    print(start.said)
    with started((BASE_PYTHON, place / "dev", "run"), place, env) as second:
        again = second.wait(lambda: second.house, "it opened")
        second.wait_until_playable()
    return [
        ("a fresh clone, until a bot has moved", greeted, GREETED),
        ("... and until the rules are compiled", compiled - greeted, COMPILED),
        ("the second start, until it is open", again, AGAIN),
    ]


def prove_no_compiler(folder: Path, cold: bool) -> Figures:
    place = clone(folder)
    with started((BASE_PYTHON, place / "dev", "run"), place, surroundings(folder, cold, CC="no-compiler")) as start:
        greeted = start.wait_until_playable()
    assert start.said.count("no C compiler (no-compiler)") == 1, start.said
    return [("without a C compiler", greeted, GREETED)]


def prove_no_node(folder: Path, cold: bool) -> Figures:
    """All programs of this machine but Node and npm."""
    place, programs = clone(folder), folder / "bin"
    programs.mkdir()
    for path in [Path(name) for name in os.environ["PATH"].split(os.pathsep)]:
        for program in path.iterdir() if path.is_dir() else ():
            if program.name not in ("node", "nodejs", "npm", "npx") and not (programs / program.name).exists():
                (programs / program.name).symlink_to(program)
    assert shutil.which("node", path=str(programs)) is None
    with started((BASE_PYTHON, place / "dev", "run"), place, surroundings(folder, cold, PATH=str(programs))) as start:
        greeted = start.wait_until_playable()
    return [("without Node", greeted, GREETED)]


def prove_wheel(folder: Path, cold: bool) -> Figures:
    """Made from a clone, installed with all it depends on, started with neither compiler nor Node on the path."""
    place, env = clone(folder), surroundings(folder, cold)
    subprocess.run((BASE_PYTHON, place / "dev", "wheel"), check=True, env=env)
    (wheel,) = (place / "dist").glob("*.whl")
    empty = folder / "empty"
    subprocess.run((UV, "venv", "--quiet", empty), check=True, env=uv_environment() | env)
    install = ("pip", "install", "--quiet", "--compile-bytecode", "--python", empty / "bin" / "python", wheel)
    began = time.monotonic()
    subprocess.run((UV, *install), check=True, env=uv_environment() | env)
    installed = time.monotonic() - began
    bare = {"PATH": "/nonexistent", "FROMAGERIE_HOME": str(folder / "home"), "CI": "1"}
    with started((empty / "bin" / "fromagerie",), folder, bare) as start:
        greeted = start.wait_until_playable()
    return [("installing the wheel", installed, None), ("the wheel's first start", greeted, INSTALLED)]


def prove_container(folder: Path, cold: bool) -> Figures:
    tool = next((name for name in ("docker", "podman") if works(name)), None)
    if tool is None:
        print("container: left out, no docker or podman answers here")
        return []
    place, began = clone(folder), time.monotonic()
    build = (tool, "build", "--quiet", "-f", place / "deploy" / "Dockerfile", "-t", "fromagerie-proof", place)
    subprocess.run(build, check=True)
    built = time.monotonic() - began
    run = (tool, "run", "--rm", "-d", "-p", "127.0.0.1::8000", "-v", "fromagerie-proof:/data", "fromagerie-proof")
    name = subprocess.run(run, check=True, capture_output=True, encoding="utf-8").stdout.strip()
    try:
        port = subprocess.run((tool, "port", name, "8000"), check=True, capture_output=True, encoding="utf-8").stdout
        house = f"127.0.0.1:{port.split()[0].rpartition(':')[2]}"
        wait_for_health(house)
        play_until_a_bot_moved(house, "cheese-rescue", 2)
        user = subprocess.run((tool, "exec", name, "id", "-u"), check=True, capture_output=True, encoding="utf-8")
        assert user.stdout.strip() == "10001"
    finally:
        subprocess.run((tool, "rm", "-f", name), check=True, capture_output=True)
        subprocess.run((tool, "volume", "rm", "fromagerie-proof"), capture_output=True)
    return [("building the container", built, None)]


def works(tool: str) -> bool:
    return bool(shutil.which(tool)) and not subprocess.run((tool, "info"), capture_output=True).returncode


def wait_for_health(house: str) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            urllib.request.urlopen(f"http://{house}/health", timeout=PATIENCE).close()
            return
        except OSError:
            assert time.monotonic() < end, "the container does not answer"
            time.sleep(0.1)


PROOFS: dict[str, Callable[[Path, bool], Figures]] = {
    "run": prove_run,
    "no-compiler": prove_no_compiler,
    "no-node": prove_no_node,
    "wheel": prove_wheel,
    "container": prove_container,
}


def main() -> int:
    summary, _, more = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(prog="./dev prove start", description=summary, epilog=more)
    parser.add_argument("what", nargs="*", help=f"of {', '.join(PROOFS)}; default: all")
    parser.add_argument("--cold", action="store_true", help="with empty caches of uv, pip and npm")
    given = parser.parse_args()
    unknown = set(given.what) - set(PROOFS)
    if unknown:
        parser.error(f"there is no proof {sorted(unknown)[0]!r}, only {', '.join(PROOFS)}")
    table, late = Table("", "seconds", "promised", box=None), False
    for name in given.what or PROOFS:
        with tempfile.TemporaryDirectory() as folder:
            for what, seconds, promised in PROOFS[name](Path(folder), given.cold):
                late |= promised is not None and seconds > promised
                table.add_row(what, f"{seconds:.1f}", "" if promised is None else f"{promised:.0f}")
    Console().print(table)
    return int(late)


if __name__ == "__main__":
    sys.exit(main())
