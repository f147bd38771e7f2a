"""Which program this is, to the letter: results of another one are none of ours."""

import functools
import hashlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import fromagerie
from fromagerie.engine.game import all_games

PACKAGE: Final = Path(fromagerie.__file__).parent
# What no move depends on. (Bytecode has other names while it is being written.)
WORDS: Final = {".md", ".ftl"}
ASIDE: Final = {"tests", "__pycache__"}
COMPILED: Final = {".so", ".pyd"}


def sources() -> str:
    """A fingerprint of the code and its data; the same on every machine with this version."""
    return fingerprint(tuple(games_elsewhere()), compiled=False)


def build() -> str:
    """A fingerprint of what runs here: the compiled rules may be older than their sources."""
    return fingerprint(tuple(games_elsewhere()), compiled=True)


def games_elsewhere() -> list[Path]:
    """Those that FROMAGERIE_GAMES_PATH has put on the shelf."""
    return [game.folder for game in all_games().values() if not game.folder.is_relative_to(PACKAGE)]


@functools.cache
def fingerprint(elsewhere: tuple[Path, ...], *, compiled: bool) -> str:
    """Of this package and the games that lie elsewhere."""
    named = {
        # By names that are written, and sorted, the same way on all systems, wherever a game of one's own lies there.
        file.relative_to(folder.parent).as_posix(): file
        for folder in (PACKAGE, *elsewhere)
        for file in files_in(folder)
        if compiled or file.suffix not in COMPILED
    }
    if compiled:
        # mypyc puts the code of all compiled modules into one library beside the package.
        named |= {file.name: file for file in PACKAGE.parent.glob(f"{PACKAGE.name}__mypyc*")}
    return digest_of(named)


def digest_of(named: Mapping[str, Path]) -> str:
    digest = hashlib.sha256()
    for name, file in sorted(named.items()):
        digest.update(f"{name}\0{file.stat().st_size}\0".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def files_in(folder: Path) -> Iterator[Path]:
    for file in folder.rglob("*"):
        if file.suffix not in WORDS and not ASIDE.intersection(file.relative_to(folder).parts) and file.is_file():
            yield file
