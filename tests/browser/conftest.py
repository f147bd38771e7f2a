"""A house that is open, and a browser to visit it with."""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, sync_playwright

from tests.browser.people import Person
from tests.browser.walk import visitor
from tests.server.real_server import HASTY, RealServer
from tools import build_page
from tools.chromium import NoChromium, find_chromium

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


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
            # No sandbox: in a container there often is none to be had, and only our own page is visited. One process
            # for all its pages: starting others is a tenth of all that a browser does here.
            args = ["--no-sandbox", "--renderer-process-limit=1"]
            found = playwright.chromium.launch(executable_path=path, args=args)
        except Error as error:
            pytest.skip(f"{path} does not start: {str(error).splitlines()[0]}")
        yield found
        found.close()


@cache
def chromium() -> str:
    try:
        return find_chromium()
    except NoChromium as reason:
        pytest.skip(f"no Chromium: {reason}")


@pytest.fixture
def invite(request: pytest.FixtureRequest, house: str, browser: Browser) -> Iterator[Callable[..., Person]]:
    """Ask people in; when they leave, nothing may have gone wrong for them."""
    if "hasty_house" in request.fixturenames:  # people leave before the house closes, else they knock at a shut door
        request.getfixturevalue("hasty_house")
    people: list[Person] = []

    def ask_in(name: str, language: str = "en", *, phone: bool = False, to: str = house) -> Person:
        people.append(Person(browser, to, name, language, phone=phone))
        return people[-1]

    yield ask_in
    for person in people:
        person.check()
        person.context.close()


@pytest.fixture
def marie(browser: Browser, house: str) -> Iterator[Callable[..., Person]]:
    """Somebody who looks at every screen; axe looks with her."""
    if not AXE.exists():
        pytest.skip("axe is not there: npm ci in web/ brings it")
    people: list[Person] = []

    def come(**given: Any) -> Person:
        people.append(visitor(browser, house, **given))
        return people[-1]

    yield come
    for person in people:
        person.check()
        person.context.close()
