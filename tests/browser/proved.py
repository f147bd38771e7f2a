"""What `./dev prove page` has proved of this page already is not proved again: it goes on where it stopped.

A plugin of pytest. Tests that passed are kept by name, with the page and the tests they passed with; if either is
another one, all begins anew.
"""

import hashlib
from pathlib import Path

import pytest

from tools import build_page
from tools.console import BUILD

PROVED = BUILD / "proved-page.txt"


def what_is_proved() -> str:
    """The page as it was built, and what looks at it."""
    files = [build_page.PAGE / "index.html", *sorted(Path(__file__).parent.glob("*.[jp][sy]"))]
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()


def already() -> set[str]:
    kept = PROVED.read_text(encoding="utf-8").splitlines() if PROVED.exists() else []
    return set(kept[1:]) if kept[:1] == [what_is_proved()] else set()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    known = already()
    if not known:
        PROVED.parent.mkdir(exist_ok=True)
        PROVED.write_text(what_is_proved() + "\n", encoding="utf-8")
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid in known])
    items[:] = [item for item in items if item.nodeid not in known]


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when == "call" and report.passed:
        with PROVED.open("a", encoding="utf-8") as kept:
            kept.write(report.nodeid + "\n")
