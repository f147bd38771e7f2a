"""Which program this is, to the letter: results of another one are none of ours."""

import functools
import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import fromagerie

PACKAGE: Final = Path(fromagerie.__file__).parent
# What no move depends on.
WORDS: Final = {".md", ".ftl", ".pyc"}
COMPILED: Final = {".so", ".pyd"}


@functools.cache
def sources() -> str:
    """A fingerprint of the code and its data; the same on every machine with this version."""
    return fingerprint(file for file in files() if file.suffix not in COMPILED)


@functools.cache
def build() -> str:
    """A fingerprint of what runs here: the compiled rules may be older than their sources."""
    # mypyc puts the code of all compiled modules into one library beside the package.
    return fingerprint([*files(), *PACKAGE.parent.glob(f"{PACKAGE.name}__mypyc*")])


def files() -> list[Path]:
    return [
        file
        for file in PACKAGE.rglob("*")
        if file.is_file() and file.suffix not in WORDS and "tests" not in file.relative_to(PACKAGE).parts
    ]


def fingerprint(files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    # By names that are written, and sorted, the same way on all systems.
    named = {file.relative_to(PACKAGE.parent).as_posix(): file for file in files}
    for name, file in sorted(named.items()):
        digest.update(f"{name}\0{file.stat().st_size}\0".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()
