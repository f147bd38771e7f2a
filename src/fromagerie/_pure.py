"""Import the readable source even where a compiled module lies beside it."""

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType


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


def prefer_source() -> None:
    """From here on, our modules are loaded from source."""
    sys.meta_path.insert(0, SourceFirst)
