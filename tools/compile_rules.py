"""Compiles the rules with mypyc: what of, and how. Compiled or not, the results are the same.

Everything is made in build/rules and moved beside the sources when it is complete. What was done before an interruption
is not done again: each C file is compiled once for what it holds.
"""

import ast
import io
import os
import shutil
import sys
import sysconfig
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import chdir, redirect_stdout
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tools.console import BUILD, ROOT, Failed, cores, fingerprint, is_stamped, one_at_a_time, say, write_stamp

SRC = ROOT / "src"
WORKSHOP = BUILD / "rules"
STAMP = BUILD / "rules.stamp"
TYPES = ROOT / "tools" / "mypyc.ini"
GROUP = "fromagerie"
# The library that all compiled modules share. A process that finds it when it starts runs compiled, throughout.
LIBRARY = f"{GROUP}__mypyc"

# The line by which a module asks to be compiled. All that do are one group: calls between them are plain C calls.
MARKER = "# compiled with mypyc"
NO_COMPILER = "the rules run interpreted, slower, with the same results"


# What there is


def compiled_modules() -> list[Path]:
    """Every module with the marker on a line of its own; the template of a new game is none yet."""
    modules = (path for path in SRC.rglob("*.py") if "template" not in path.parts)
    return sorted(path for path in modules if MARKER in path.read_text(encoding="utf-8").splitlines())


def compiled_libraries() -> list[Path]:
    """Those beside the sources; the shared one first, without which the others are not used."""
    found = [*SRC.rglob("*.so"), *SRC.rglob("*.pyd")]
    return sorted(found, key=lambda path: (not path.name.startswith(LIBRARY), path))


def rules_are_current() -> bool:
    """Whether what lies there was compiled from these sources, or could not be because there is no compiler."""
    return is_stamped(STAMP, facts_of_sources() + fingerprint(*compiled_libraries()))


def facts_of_sources() -> str:
    """All that decides what is compiled, and how."""
    compiler = c_compiler()
    facts = (sys.version, compiler, str(shutil.which(compiler.split()[0])))
    ours = (Path(__file__), TYPES, ROOT / "requirements" / "build.txt", ROOT / "pyproject.toml")
    return fingerprint(*ours, *sorted(sources()), *facts)


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


def c_compiler() -> str:
    """The command that setuptools will call."""
    return os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"


def has_c_compiler() -> bool:
    """At first sight; whether it works is tried before it is used."""
    return shutil.which(c_compiler().split()[0]) is not None


# Compiling in place


def forget_stale_rules() -> None:
    """Remove what was compiled from other sources: a stale module must never be imported."""
    if not rules_are_current():
        STAMP.unlink(missing_ok=True)
        for library in compiled_libraries():
            library.unlink(missing_ok=True)


def note_no_compiler() -> None:
    """Say so, once: the stamp remembers it for as long as nothing changes."""
    say(f"{NO_COMPILER}: no C compiler ({c_compiler()})")
    write_stamp(STAMP, facts_of_sources() + fingerprint(*compiled_libraries()))


def compile_in_place(tell: Callable[[str], None]) -> bool:
    """Compile, unless nothing changed. `tell` hears how far it is. Returns whether the rules are compiled now."""
    with one_at_a_time("rules"):
        if not rules_are_current():
            # Taken before: a source that is edited while we compile must not pass for compiled.
            made_from = facts_of_sources()
            forget_stale_rules()
            if c_compiler_works():
                move_in(compile_to(WORKSHOP / "lib", tell))
            else:
                say(f"{NO_COMPILER}: no working C compiler ({c_compiler()})")
            write_stamp(STAMP, made_from + fingerprint(*compiled_libraries()))
    return bool(compiled_libraries())


def move_in(library: Path) -> None:
    """The shared library last: processes that start before it comes run interpreted, those after it compiled."""
    made = sorted(library.rglob("*.*"), key=lambda path: path.name.startswith(LIBRARY))
    for path in made:
        if path.is_file():
            path.replace(SRC / path.relative_to(library))


# Compiling


def compile_to(library: Path, tell: Callable[[str], None]) -> Path:
    """Compile to extension modules in a folder of their own, on all cores. Failed if mypyc finds a type error."""
    shutil.rmtree(library, ignore_errors=True)
    tell("reading types")
    run_c_compiler(translate_to_c(), library, WORKSHOP / "o", tell)
    return library


def translate_to_c() -> list[Any]:
    from mypyc.build import mypycify

    said = io.StringIO()
    try:
        with chdir(ROOT), redirect_stdout(said):  # mypy finds our modules from here, and prints type errors and exits
            extensions = mypycify(
                [f"--config-file={TYPES}", *(str(path.relative_to(ROOT)) for path in compiled_modules())],
                opt_level="3",
                debug_level="0",
                multi_file=True,
                group_name=GROUP,
                target_dir=str(WORKSHOP / "c"),
            )
    except SystemExit:
        raise Failed(f"the rules cannot be compiled:\n{said.getvalue().strip()}") from None
    # Without it, ELF lets any other library replace our functions, which forbids inlining them: 25 % of the speed.
    if sys.platform not in ("win32", "darwin"):
        for extension in extensions:
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return list(extensions)


def run_c_compiler(extensions: list[Any], library: Path, objects: Path, tell: Callable[[str], None]) -> None:
    """setuptools knows every platform's compiler, but calls it for one file at a time: here from several threads."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext
    from setuptools.errors import BaseError, CompileError, LinkError

    class OnAllCores(build_ext):
        def build_extensions(self) -> None:
            if hasattr(self.compiler, "initialize") and not getattr(self.compiler, "initialized", True):
                self.compiler.initialize()
            jobs = [(extension, source) for extension in extensions for source in extension.sources]
            jobs.sort(key=lambda job: -Path(job[1]).stat().st_size)
            headers = digest_of_headers()
            with ThreadPoolExecutor(cores()) as pool:
                try:
                    running = [pool.submit(compile_one, self, *job, headers) for job in jobs]
                    for number, done in enumerate(as_completed(running), start=1):
                        done.result()
                        tell(f"{number} of {len(jobs)} files")
                    list(pool.map(partial(link_one, self), extensions))
                except BaseException:
                    pool.shutdown(cancel_futures=True)
                    raise

    command = OnAllCores(Distribution({"name": GROUP, "ext_modules": extensions}))
    command.build_lib = str(library)
    command.build_temp = str(objects)
    command.ensure_finalized()
    try:
        command.run()
    except (BaseError, CompileError, LinkError) as error:
        raise Failed(f"the C compiler failed: {error}") from None


def digest_of_headers() -> str:
    """What every C file of ours includes."""
    return fingerprint(*sorted((WORKSHOP / "c").rglob("*.h")))


def compile_one(command: Any, extension: Any, source: str, headers: str) -> None:
    """One C file, unless that very text was compiled already, perhaps by a run that was stopped."""
    (made,) = command.compiler.object_filenames([source], output_dir=command.build_temp)
    stamp = Path(f"{made}.stamp")
    text = Path(source).read_text(encoding="utf-8")
    wanted = fingerprint(text, headers, *extension.extra_compile_args, sys.version, c_compiler())
    if Path(made).exists() and is_stamped(stamp, wanted):
        return
    stamp.unlink(missing_ok=True)
    command.compiler.compile(
        [source],
        output_dir=command.build_temp,
        macros=extension.define_macros,
        include_dirs=extension.include_dirs,
        extra_postargs=extension.extra_compile_args,
    )
    write_stamp(stamp, wanted)


def link_one(command: Any, extension: Any) -> None:
    objects = command.compiler.object_filenames(sorted(extension.sources), output_dir=command.build_temp)
    command.compiler.link_shared_object(
        objects,
        command.get_ext_fullpath(extension.name),
        libraries=command.get_libraries(extension),
        library_dirs=extension.library_dirs,
        runtime_library_dirs=extension.runtime_library_dirs,
        extra_postargs=extension.extra_link_args,
        export_symbols=command.get_export_symbols(extension),
        build_temp=command.build_temp,
        target_lang="c",
    )


def c_compiler_works() -> bool:
    """Try it on an empty extension module: it takes a compiler, a linker and Python's headers."""
    if not has_c_compiler():
        return False
    from setuptools import Extension

    with TemporaryDirectory() as name:
        folder = Path(name)
        source = folder / "probe.c"
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n", encoding="utf-8")
        try:
            run_c_compiler([Extension("probe", [str(source)])], folder, folder, lambda _: None)
        except Failed:
            return False
    return True


# Told to a person


class Progress:
    """One line that is written over, on a terminal; elsewhere the first word and the last."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.began = time.monotonic()
        self.live = sys.stderr.isatty()
        if not self.live:
            say(f"{what} ...")

    def __call__(self, how_far: str) -> None:
        if self.live:
            say(f"\r\x1b[K{self.what}: {how_far}", end="")

    def end(self, how: str) -> None:
        say(f"{chr(13)}{chr(27)}[K" * self.live + f"{self.what}: {how}, {time.monotonic() - self.began:.1f} s")


def main(args: list[str]) -> int:
    """Compile with progress; in the background, others have the cores first."""
    if rules_are_current():
        return 0
    if "--silent" in args:
        sys.stderr = io.StringIO()
    background = bool(args)
    if background and hasattr(os, "nice"):
        os.nice(10)
    progress = Progress("compiling the rules" + " in the background" * background)
    try:
        compiled = compile_in_place(progress)
    except Failed as failure:
        progress.end("failed")
        say(f"dev: {failure}")
        return 1
    except KeyboardInterrupt:
        progress.end("stopped, the next start goes on with it")
        return 130
    more = "; bots think faster from now on, and the next start is quick throughout" * (background and compiled)
    progress.end(f"done{more}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
