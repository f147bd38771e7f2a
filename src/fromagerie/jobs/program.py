"""Which program this is, to the letter: results of another one are none of ours."""

import functools
import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import fromagerie
from fromagerie.engine.game import all_games

PACKAGE: Final = Path(fromagerie.__file__).parent
# What no move depends on. (Bytecode has other names while it is being written.)
WORDS: Final = {".md", ".ftl"}
ASIDE: Final = {"tests", "__pycache__"}
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
        for folder in (PACKAGE, *games_elsewhere())
        for file in folder.rglob("*")
        if file.suffix not in WORDS and not ASIDE.intersection(file.relative_to(folder).parts) and file.is_file()
    ]


def games_elsewhere() -> list[Path]:
    """Those that FROMAGERIE_GAMES_PATH has put on the shelf."""
    return [game.folder for game in all_games().values() if not game.folder.is_relative_to(PACKAGE)]


def fingerprint(files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    # By names that are written, and sorted, the same way on all systems.
    named = {named_anywhere(file): file for file in files}
    for name, file in sorted(named.items()):
        digest.update(f"{name}\0{file.stat().st_size}\0".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def named_anywhere(file: Path) -> str:
    """The same name on every machine, wherever a game of one's own lies there."""
    ours = file.is_relative_to(PACKAGE.parent)
    home = PACKAGE.parent if ours else next(game.parent for game in games_elsewhere() if file.is_relative_to(game))
    return file.relative_to(home).as_posix()
