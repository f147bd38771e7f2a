"""Talk at a table of Cheese Mafia: from one's own place, by finger and by key, heard by everybody."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person

pytestmark = [pytest.mark.once, pytest.mark.slow]


def test_a_claim_is_made_from_ones_own_place(invite: Callable[..., Person]) -> None:
    ada, zoe, ben = invite("Ada"), invite("Zoé", "fr", phone=True), invite("Ben")
    code = ada.set_table("Cheese Mafia", 3, {})
    ada.sit_down()
    for guest in (zoe, ben):
        guest.visit(f"/join/{code}")
        guest.sit_down()
    for person in (ada, zoe, ben):
        person.get_ready()
    for person in (ada, zoe, ben):
        person.page.locator(".board").wait_for()

    # By finger: of herself.
    zoe.page.locator(".person.own button[aria-haspopup]").tap()
    zoe.check_targets()
    zoe.page.locator("dialog button[data-claim='<10']").tap()
    expect(zoe.page.locator("dialog")).to_have_count(0)
    expect(zoe.page.locator(".bubble.own")).to_contain_text("moins de 10")
    expect(ada.page.locator(".bubble", has_text="under 10")).to_be_visible()
    expect(ben.page.locator(".loglist")).to_contain_text("Zoé says")

    # By key: of somebody else; and nothing is said by whoever turns away.
    place = ada.page.locator(".person.own button[aria-haspopup]")
    place.focus()
    ada.page.keyboard.press("Enter")
    ada.page.locator("dialog[open]").wait_for()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("dialog")).to_have_count(0)
    expect(place).to_be_focused()
    ada.page.keyboard.press("Enter")
    ada.page.get_by_role("button", name="Ben").last.focus()
    ada.page.keyboard.press("Space")
    ada.page.keyboard.press("Tab")
    ada.page.keyboard.press("Enter")
    expect(ben.page.locator(".bubble", has_text="Ben")).to_be_visible()
