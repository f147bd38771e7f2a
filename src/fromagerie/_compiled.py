"""Compiled or interpreted: decided once, when a process imports its first module of ours, and for all of them.

Compiled modules may appear beside their sources at any time, because `./dev run` compiles while one plays already. A
process that began interpreted stays so: half a game in C and half in Python would be two games.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

LIBRARY = "fromagerie__mypyc"  # shared by all compiled modules; it comes last, when all the others are there
SITE = Path(__file__).parent.parent


class SourceFirst:
    """A finder that answers for our own modules with their .py files, before Python looks for extensions."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith("fromagerie."):
            return None
        for folder in path:
            source = Path(folder) / f"{name.rpartition('.')[2]}.py"
            if source.exists():
                return spec_from_file_location(name, source, loader=SourceFileLoader(name, str(source)))
        return None


def decide() -> None:
    """From source if that is asked for (FROMAGERIE_PURE=1), or if nothing else is there."""
    if os.environ.get("FROMAGERIE_PURE") or not library_is_there():
        sys.meta_path.insert(0, SourceFirst)


def library_is_there() -> bool:
    return any((SITE / f"{LIBRARY}{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


def could_be_compiled() -> bool:
    """Whether this process runs from source though one that starts now would not."""
    return SourceFirst in sys.meta_path and not os.environ.get("FROMAGERIE_PURE") and library_is_there()
