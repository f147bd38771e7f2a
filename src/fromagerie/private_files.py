"""Files and folders that only their owner may read, where the system knows such modes (Windows keeps its own)."""

import contextlib
import os
from pathlib import Path


def make_folder(folder: Path) -> None:
    """The folder, and what is missing above it, for its owner alone; what is there already stays as it is."""
    if not folder.is_dir():
        make_folder(folder.parent)
        folder.mkdir(mode=0o700, exist_ok=True)


def make_file(file: Path) -> None:
    """An empty file if there is none; from now on, for its owner alone."""
    os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))
    with contextlib.suppress(OSError):  # somebody else's, who decides
        file.chmod(0o600)
