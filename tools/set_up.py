"""Sets up what a command needs: a .venv, and in it each locked list of packages when it is first asked for.

Runs on any Python 3.11, before anything is installed: the standard library only.
"""

import ast
import functools
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.console import ROOT, Failed, fingerprint, is_stamped, one_at_a_time, quietly, say, write_stamp

LOCKS = ROOT / "requirements"
VENV = ROOT / ".venv"
TOOLS = ROOT / ".tools"
SCRIPTS = "Scripts" if os.name == "nt" else "bin"
EXE = ".exe" if os.name == "nt" else ""
UV = TOOLS / SCRIPTS / f"uv{EXE}"
PYTHON = VENV / SCRIPTS / f"python{EXE}"
# Not sys.executable: in an activated .venv that is the very one we may have to make anew.
BASE_PYTHON = Path(getattr(sys, "_base_executable", sys.executable)).resolve()
PATIENCE = (
    "--retries",
    "1",
    "--timeout",
    "20",
)  # for pip: nobody waits five minutes to be told that there is no network


def fetch(*locks: str) -> None:
    """Have these lists installed, such as "run": what a command needs, and no more."""
    if all(is_installed(lock) for lock in locks):
        link_project()
        return
    with one_at_a_time("packages"):
        if not is_stamped(VENV / "stamp", venv_facts()):
            make_venv()
        link_project()
        for lock in locks:
            if not is_installed(lock):
                install(lock)
                write_stamp(stamp_of(lock), fingerprint(lock_file(lock)))


def is_installed(lock: str) -> bool:
    """The development packages hold those for running and building."""
    whole = is_stamped(VENV / "stamp", venv_facts())
    held = [lock, "dev"] if lock in ("run", "build") else [lock]
    return whole and any(is_stamped(stamp_of(one), fingerprint(lock_file(one))) for one in held)


def lock_file(lock: str) -> Path:
    return LOCKS / f"{lock}.txt"


def stamp_of(lock: str) -> Path:
    return VENV / f"stamp-{lock}"


def venv_facts() -> str:
    """A .venv knows its own place and its Python by absolute paths: a moved or copied folder needs a new one."""
    return fingerprint(lock_file("run"), lock_file("dev"), sys.version, str(BASE_PYTHON), str(ROOT))


def make_venv() -> None:
    """An empty one, by uv, which takes no time; by Python, with pip in it, where uv or a pip to fetch it is missing."""
    shutil.rmtree(VENV, ignore_errors=True)
    if not has_pip(BASE_PYTHON):
        make_venv_with_pip()
        try_to_fetch_uv()
    elif try_to_fetch_uv():
        quietly("creating .venv", UV, "venv", "--quiet", "--python", BASE_PYTHON, VENV, env=uv_environment())
    else:
        make_venv_with_pip()
    write_stamp(VENV / "stamp", venv_facts())


def make_venv_with_pip() -> None:
    quietly("creating .venv", BASE_PYTHON, "-m", "venv", VENV)


def try_to_fetch_uv() -> bool:
    try:
        fetch_uv()
    except Failed as failure:
        if failure.for_want_of_network:
            raise  # pip would find none either
        say(f"dev: going on with pip: {failure}")
        return False
    return True


def install(lock: str) -> None:
    """With uv, which is fast, or with pip, which is there."""
    requirements = ("install", "--require-hashes", "-r", lock_file(lock))
    what = f"installing {lock}.txt"
    if UV.exists():
        # As pip does: else every start compiles its libraries anew where Python may not keep what it compiled. Of the
        # many packages for development few are ever imported: those are compiled when they are.
        compiling = ("--compile-bytecode",) if lock == "run" else ()
        options = ("--quiet", *compiling, "--python", PYTHON)
        try:
            return quietly(what, UV, "pip", *requirements, *options, env=uv_environment())
        except Failed as failure:
            if failure.for_want_of_network:
                raise
            say(f"dev: going on with pip: {failure}")
            if not has_pip(PYTHON):
                quietly("fetching pip", PYTHON, "-m", "ensurepip")
    return quietly(what, PYTHON, "-m", "pip", *requirements, *PATIENCE)


def fetch_uv() -> None:
    """The locked uv, into .tools."""
    wanted = fingerprint(lock_file("tools"), sys.version, str(ROOT))
    if not is_stamped(TOOLS / "stamp", wanted):
        shutil.rmtree(TOOLS, ignore_errors=True)
        pip = ("-m", "pip", "install", "--disable-pip-version-check", "--no-warn-script-location", *PATIENCE)
        what = ("--require-hashes", "-r", lock_file("tools"), "--target", TOOLS)
        quietly("fetching uv", python_with_pip(), *pip, *what)
        write_stamp(TOOLS / "stamp", wanted)


def python_with_pip() -> Path:
    """The machine's Python; where that has no pip, the .venv's, which was then made with one."""
    return BASE_PYTHON if has_pip(BASE_PYTHON) else PYTHON


@functools.cache
def has_pip(python: Path) -> bool:
    return not subprocess.run((python, "-c", "import pip"), capture_output=True).returncode


@functools.cache
def uv_environment() -> dict[str, str]:
    """uv does not read pip's configuration, so hand on where pip would look. What is set for uv itself wins."""
    pip = pip_settings()
    ours = {
        "UV_DEFAULT_INDEX": pip.get("index-url", ""),
        "UV_INDEX": " ".join(existing(pip.get("extra-index-url", ""))),
        "UV_FIND_LINKS": ",".join(existing(pip.get("find-links", ""))),
        "SSL_CERT_FILE": pip.get("cert", ""),
        "UV_SYSTEM_CERTS": "1",
        "UV_HTTP_RETRIES": "1",
        # As pip does: the best match from any index. The hashes decide what may come in.
        "UV_INDEX_STRATEGY": "unsafe-best-match",
    }
    return {key: value for key, value in ours.items() if value} | os.environ


def pip_settings() -> dict[str, str]:
    """pip's settings from its files and its environment, lines such as global.index-url='...'."""
    asked = subprocess.run((python_with_pip(), "-m", "pip", "config", "list"), capture_output=True, encoding="utf-8")
    settings: dict[str, str] = {}
    for section in ("global.", "install.", ":env:."):
        for line in asked.stdout.splitlines():
            key, _, value = line.partition("=")
            if key.startswith(section):
                settings[key.removeprefix(section)] = str(ast.literal_eval(value))
    return settings


def existing(places: str) -> list[str]:
    """Where pip passes over a folder that is not there, uv gives up."""
    return [
        place for place in places.split() if place.startswith("http") or Path(place.removeprefix("file://")).exists()
    ]


def site_packages() -> Path:
    return VENV / "Lib" / "site-packages" if os.name == "nt" else next(VENV.glob("lib/python*/site-packages"))


def link_project() -> None:
    """Make src importable, and a fromagerie command: an editable install that needs no build backend."""
    link = site_packages() / "fromagerie.pth"
    # Python reads these files in the system's encoding, from 3.13 on in UTF-8.
    link.write_text(f"{ROOT / 'src'}\n", encoding="utf-8" if sys.version_info >= (3, 13) else "locale")
    script = VENV / SCRIPTS / ("fromagerie.cmd" if os.name == "nt" else "fromagerie")
    if script.exists():
        return
    if os.name == "nt":
        script.write_text(f'@"{PYTHON}" -m fromagerie %*\n', encoding="utf-8")
    else:
        # Through env and sh: the path of a folder may be too long for a first line, or have a space in it.
        script.write_text(f'#!/bin/sh\nexec "{PYTHON}" -m fromagerie "$@"\n', encoding="utf-8")
        script.chmod(0o755)
