"""The web client: its own tests, what is made for it from the server's messages, and the page as it is built."""

import functools
import gzip
import re
import subprocess
from pathlib import Path

import pytest

from tools import build_page, make_types

pytestmark = [pytest.mark.once, pytest.mark.slow]

outputs = functools.cache(make_types.outputs)


@pytest.mark.parametrize("path", outputs(), ids=lambda path: str(path.relative_to(make_types.ROOT)))
def test_what_is_made_from_the_messages_is_up_to_date(path: Path) -> None:
    assert path.read_text() == outputs()[path], "out of date: ./dev types"


def test_the_client_passes_its_own_tests() -> None:
    vitest = build_page.CLIENT / "node_modules" / "vitest" / "vitest.mjs"
    if not vitest.exists():
        pytest.skip("the client's packages are not installed: ./dev build says why")
    try:
        node, _ = build_page.find_node()
    except build_page.NoPage as reason:
        pytest.skip(str(reason))
    done = subprocess.run(
        (node, vitest, "run", "--no-isolate"), cwd=build_page.CLIENT, capture_output=True, text=True, timeout=180
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_lock_of_the_client_names_packages_only() -> None:
    lock = (build_page.CLIENT / "package-lock.json").read_text()
    assert '"integrity"' in lock
    assert '"resolved"' not in lock


@pytest.fixture
def index() -> str:
    page = build_page.PAGE / "index.html"
    if not page.exists():
        pytest.skip("the page is not built: ./dev build says why")
    return page.read_text()


def test_the_page_obeys_its_own_policy(index: str) -> None:
    """Nothing inline, nothing from elsewhere: the server sends a policy that forbids both."""
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\bstyle=|\bon\w+=", index)
    assert not re.search(r"(?:src|href)=\"(?!/)", index)


def test_the_first_load_is_light(index: str) -> None:
    files = [build_page.PAGE / name for name in re.findall(r"(?:src|href)=\"/(assets/[^\"]+)\"", index)]
    assert len(files) >= 2
    typeface = [file for file in files if file.suffix == ".woff2"]
    assert sum(len(gzip.compress(file.read_bytes())) for file in files if file not in typeface) <= 60_000
    # Nobody waits for it: a visit that it comes too late for goes without.
    assert sum(file.stat().st_size for file in typeface) <= 40_000
