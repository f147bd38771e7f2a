"""A house that is open, and a browser to visit it with."""

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, sync_playwright

from tests.browser.people import Person
from tests.server.real_server import HASTY, RealServer
from tools import build_page
from tools.console import BUILD

CHROMIUM = "@sparticuz/chromium@147"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of our own, with bots that lose no time."""
    if not (build_page.PAGE / "index.html").exists():
        pytest.skip("the page is not built: ./dev build says why")
    with RealServer(tmp_path_factory.mktemp("house")) as server:
        yield f"http://{server.address}"


@pytest.fixture
def hasty_house(house: str, tmp_path: Path) -> Iterator[str]:
    """The address of another one, where nobody waits for a dead line."""
    with RealServer(tmp_path, command=HASTY) as server:
        yield f"http://{server.address}"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Of a file, not of the whole run: while it is there, its event loop is in the way of everybody else's."""
    path = chromium()
    with sync_playwright() as playwright:
        try:
            # No sandbox: in a container there often is none to be had, and only our own page is visited.
            found = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        except Error as error:
            pytest.skip(f"{path} does not start: {str(error).splitlines()[0]}")
        yield found
        found.close()


def chromium() -> str:
    """The machine's own Chromium, one that was named, or one that npm has."""
    found = os.environ.get("FROMAGERIE_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    try:
        found = found or chromium_from_npm()
    except (build_page.NoPage, OSError, subprocess.SubprocessError) as reason:
        pytest.skip(f"no Chromium: install one, or name one in FROMAGERIE_CHROMIUM. npm's did not come: {reason}")
    return found


def chromium_from_npm() -> str:
    """A package for servers without a browser; it unpacks itself when it is asked where it is."""
    node, npm = build_page.find_node()
    folder = BUILD / "chromium"
    folder.mkdir(parents=True, exist_ok=True)
    place: dict[str, Any] = {"cwd": folder, "check": True, "capture_output": True, "timeout": 120}
    if not (folder / "node_modules" / "@sparticuz").exists():
        subprocess.run((node, npm, "install", "--no-audit", "--no-fund", "--prefix", folder, CHROMIUM), **place)
    ask = 'import("@sparticuz/chromium").then(async (found) => console.log(await found.default.executablePath()))'
    return str(subprocess.run((node, "-e", ask), **place).stdout.decode().strip())


@pytest.fixture
def invite(house: str, browser: Browser) -> Iterator[Callable[..., Person]]:
    """Ask people in; when they leave, nothing may have gone wrong for them."""
    people: list[Person] = []

    def ask_in(name: str, language: str = "en", *, phone: bool = False, to: str = house) -> Person:
        people.append(Person(browser, to, name, language, phone=phone))
        return people[-1]

    yield ask_in
    for person in people:
        person.check()
        person.context.close()
