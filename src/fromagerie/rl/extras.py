"""What the doors for research need that playing does not."""

import importlib

HOW = "pip install 'fromagerie[rl]'"


def require(*packages: str) -> None:
    """ImportError says what to install if one of them is missing."""
    for package in packages:
        try:
            importlib.import_module(package)
        except ImportError as error:
            raise ImportError(f"fromagerie.rl needs {package}, which is not installed here: {HOW}") from error
