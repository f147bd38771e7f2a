"""The coach on the page: asked during a game against bots, after it, and on a page of one's own."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from fromagerie.engine.game import get_game
from tests.browser.conftest import AXE
from tests.browser.people import THOUGHT, Person
from tests.browser.test_screens import LOOK
from tests.browser.walk import visitor

pytestmark = [pytest.mark.once, pytest.mark.slow]

SIZES = ({"width": 390, "height": 664}, {"width": 360, "height": 640}, {"width": 1280, "height": 720})
SIDEWAYS = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"
See = Callable[[str], None]


def ask_menu(person: Person, what: str) -> None:
    person.page.locator("[data-action=menu]:visible").click()
    person.page.locator(f"dialog [data-action={what}]").click()


def walk_coach(person: Person, game_key: str, see: See) -> None:
    """A hint, the light, the verdict, the end, the sheet with what was true, one's own page, an exercise."""
    page, game = person.page, get_game(game_key)
    person.set_table(game.title, min(game.player_counts), {})
    person.get_ready()
    person.board.wait_for()
    person.moves.first.wait_for()
    ask_menu(person, "hint")
    page.locator("[data-hint=told], [data-hint] .trouble").first.wait_for(timeout=THOUGHT)
    page.locator("[data-action=reveal]").click()
    page.locator("[data-action=light]").check()
    see("hint")
    page.keyboard.press("Escape")
    person.moves.first.click()
    page.locator("[data-light]:not([data-light=thinking])").or_(page.locator("[data-verdict]")).first.wait_for(
        timeout=THOUGHT
    )
    see("light")
    page.locator("[data-confirm]").click()
    ask_menu(person, "verdict")
    page.locator("[data-verdict]:not([data-verdict=thinking])").wait_for(timeout=THOUGHT)
    see("verdict")
    page.keyboard.press("Escape")
    page.reload()
    person.moves.first.wait_for()
    person.play_on()
    person.sees_the_end()
    expect(page.locator("[data-coached]").first).to_be_visible()
    see("end")
    page.locator("[data-action='watch']:visible").click()
    page.locator(".replay-controls").wait_for()
    page.evaluate("location.hash = '1.1.coach'; location.reload()")
    page.locator(".coach[data-coach='told']").wait_for(timeout=THOUGHT)
    see("sheet")
    page.locator("summary", has_text="What was true").or_(page.locator("summary", has_text="Ce qui était vrai")).click()
    page.locator("[data-truth=told]").wait_for()
    page.locator("[data-truth=told]").scroll_into_view_if_needed()
    see("truth")
    person.visit("/me")
    page.locator("#losses").wait_for()
    page.locator("#losses").scroll_into_view_if_needed()
    see("me")
    if page.locator("a[data-exercise]").count():
        page.locator("a[data-exercise]").first.click()
        page.locator("[data-exercise=asked]").wait_for()
        see("exercise")
        # The sheet gives way to the board, and comes back; with keys as well.
        page.locator("[data-action=look]").press("Enter")
        expect(page.locator(".choices")).to_be_hidden()
        page.keyboard.press("Enter")
        page.locator("[data-exercise=asked] .choices button").first.press("Enter")
        page.locator("[data-exercise=answered]").wait_for()
        see("answer")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_coach_keeps_nobody_out_and_fits(marie: Callable[..., Person], language: str) -> None:
    person = marie(language=language)
    axe = AXE.read_text(encoding="utf-8")

    def see(_: str) -> None:
        person.page.evaluate(axe)
        assert person.page.evaluate(LOOK, {}) == []
        for size in SIZES:
            person.page.set_viewport_size(size)  # type: ignore[arg-type]
            assert not person.page.evaluate(SIDEWAYS)

    walk_coach(person, "cheese-rescue", see)


def take_pictures(browser: Browser, house: str, folder: Path, game: str, language: str, size: dict[str, int]) -> None:
    """For whoever wants to look: each of its screens."""
    person = visitor(browser, house, language=language)
    person.page.set_viewport_size(size)  # type: ignore[arg-type]

    def see(what: str) -> None:
        person.page.wait_for_timeout(300)
        person.page.screenshot(path=folder / f"{game}-{language}-{size['width']}-{what}.png")

    walk_coach(person, game, see)
    person.context.close()
