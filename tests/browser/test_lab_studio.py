"""The studio in a real browser: a click changes the box, figures fill in, and the box is played in a house."""

import os
import re
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.at_the_door import command, env, hear_ctrl_c

pytestmark = [pytest.mark.once, pytest.mark.slow]

PATIENCE = 60_000  # ms, for machines with other things to do
SIZES = {"desk": (1280, 720), "phone": (390, 664)}


@pytest.fixture(scope="module")
def studio(house: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of one that is open; at the end Ctrl-C closes it in a sentence."""
    typed = ["lab", "studio", "cheez-tricks", "--quiet", "--jobs", 1, "--games", 80, "--house", house]
    home = env(FROMAGERIE_HOME=str(tmp_path_factory.mktemp("home")))
    # Ctrl-C is for one of us at a time.
    process = subprocess.Popen(
        command(*typed), env=home, stdout=subprocess.PIPE, text=True, process_group=0, preexec_fn=hear_ctrl_c
    )
    assert process.stdout is not None
    found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
    assert found
    yield found[0]
    process.send_signal(signal.SIGINT)
    said, _ = process.communicate(timeout=30)
    assert (process.returncode, said) == (0, "\nThe studio is closed; what was played is kept.\n")


def shot(page: Page, name: str) -> None:
    if shots := os.environ.get("FROMAGERIE_SHOTS"):
        page.screenshot(path=str(Path(shots) / f"studio-{name}.png"))


@pytest.mark.parametrize("size", SIZES)
def test_a_box_is_changed_by_clicks_measured_and_played(studio: str, house: str, browser: Browser, size: str) -> None:
    width, height = SIZES[size]
    page = browser.new_page(viewport={"width": width, "height": height})
    troubles: list[str] = []
    elsewhere: list[str] = []
    page.on("console", lambda message: troubles.append(message.text))
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("request", lambda request: None if request.url.startswith(studio) else elsewhere.append(request.url))
    page.goto(studio)
    expect(page.locator("h1")).to_have_text("Cheez-Tricks: the studio")
    page.locator("#find").fill("tuxedo")
    expect(page.locator(".group:visible").first).to_contain_text("Tuxedo cat (=1)")
    page.get_by_label("cats.TX4.exactly more").click()
    expect(page.locator("#changes")).to_have_text("Changed: Tuxedo cat (=4): exactly=5")
    expect(page.locator("[data-path='cats.TX4.exactly'] em")).to_have_text("was 4")
    shot(page, f"{size}-box")
    to_figures(page, size)
    expect(page.locator("#played")).to_have_text("80 of 80 games; figures of 80 games each", timeout=PATIENCE)
    expect(page.locator("#sentences li").first).to_contain_text("figures differ")
    expect(page.locator("#command")).to_contain_text("lab whatif cheez-tricks cats.TX4.exactly=5 --players 4")
    seats = page.locator("details", has_text="Wins by place")
    expect(seats.locator("tr").nth(1)).to_contain_text("could be luck")
    shot(page, f"{size}-figures")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.locator("#play").click()
    link = page.locator("#table a")
    expect(link).to_have_attribute("href", re.compile(re.escape(house) + "/t/"))
    address = link.get_attribute("href") or ""
    page.locator("#undo").click()
    expect(page.locator("#changes")).to_contain_text("As in the published box")
    assert (troubles, elsewhere) == ([], [])
    page.goto(address)
    expect(page.locator("body")).to_contain_text("From the studio", timeout=PATIENCE)
    page.close()


def to_figures(page: Page, size: str) -> None:
    tab = page.get_by_role("button", name="What it does")
    if size == "phone":
        tab.click()
    else:
        expect(tab).to_be_hidden()


def test_what_makes_no_game_is_said_in_place(studio: str, browser: Browser) -> None:
    page = browser.new_page(viewport={"width": 1280, "height": 720})
    page.goto(studio)
    trick = page.get_by_label("cats.BK07.trick", exact=True)
    trick.fill("99")
    trick.press("Enter")
    expect(page.get_by_role("alert")).to_have_text(re.compile("BK07: there is no trick number 99"))
    expect(trick).to_have_value("7")
    page.get_by_label("Copy cats.TX4").click()
    expect(page.locator("#changes")).to_have_text("Changed: with Tuxedo cat (=4)")
    page.get_by_label("Take out cats.TX4", exact=True).click()
    expect(page.locator("#changes")).to_have_text("Changed: with Tuxedo cat (=4), without Tuxedo cat (=4)")
    page.locator("#reset").click()
    expect(page.locator("#reset")).to_be_disabled()
    page.close()
