"""The lab's page in a real browser: it asks nobody for anything, and every plot can be read."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.at_the_door import Run

pytestmark = [pytest.mark.once, pytest.mark.slow]

# Text of a drawing, and what it is drawn on.
LABELS = """svg => [...svg.querySelectorAll('text')].filter(text => text.textContent.trim()).map(text => ({
    said: text.textContent,
    size: parseFloat(getComputedStyle(text).fontSize),
    colour: getComputedStyle(text).fill }))"""


def test_the_page_is_read_without_a_network(browser: Browser, run: Run, tmp_path: Path) -> None:
    assert run("lab", "report", "cheese-master", "--games", 40, "--jobs", 1, "--out", tmp_path).code == 0
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    asked: list[str] = []
    said: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    address = (tmp_path / "report.html").as_uri()
    page.goto(address)
    assert (asked, said) == ([address], [])
    assert page.locator(".findings li").count() > 3
    assert page.locator("code").inner_text().startswith("fromagerie lab report cheese-master")
    drawings = page.locator("figure svg").all()
    assert len(drawings) > 5
    for drawing in drawings:
        labels = drawing.evaluate(LABELS)
        # A title, the name of an axis, ticks.
        assert len(labels) > 4
        assert all(label["size"] >= 10 for label in labels), labels
        assert all(label["colour"] == "rgb(43, 33, 24)" for label in labels), labels
    assert page.evaluate("document.documentElement.scrollWidth") <= 1440
    if shots := os.environ.get("FROMAGERIE_SHOTS"):
        page.screenshot(path=f"{shots}/lab.png", full_page=True)
    page.close()
