"""Talk at a table of Cheese Mafia: from one's own place, by finger and by key, heard by everybody."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person

pytestmark = [pytest.mark.once, pytest.mark.slow]


def test_a_claim_is_made_from_ones_own_place(invite: Callable[..., Person]) -> None:
    ada, zoe, ben = invite("Ada"), invite("Zoé", "fr", phone=True), invite("Ben")
    code = ada.set_table("Cheese Mafia", 3, {})
    for guest in (zoe, ben):
        guest.visit(f"/join/{code}")
        guest.sit_down()
    ada.get_ready()
    for person in (ada, zoe, ben):
        person.board.wait_for()

    # By finger: of herself.
    zoe.page.locator("[data-action=talk]:visible").tap()
    zoe.page.locator("dialog[open] summary", has_text="Autres annonces").tap()
    zoe.page.locator("dialog[open] button[data-claim='<10']").first.tap()
    # It hangs there for some seconds only: first this.
    expect(ada.page.locator(".bubble", has_text="under 10")).to_be_visible()
    expect(zoe.page.locator("dialog")).to_have_count(0)
    expect(ben.page.locator(".loglist")).to_contain_text("Zoé says")

    # By key: and nothing is said by whoever turns away.
    place = ada.page.locator("[data-action=talk]:visible")
    place.focus()
    ada.page.keyboard.press("Enter")
    ada.page.locator("dialog[open]").wait_for()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("dialog")).to_have_count(0)
    expect(place).to_be_focused()
    ada.page.keyboard.press("Enter")
    claim = ada.page.locator("dialog[open] button[data-claim]").first
    said = claim.inner_text()
    claim.focus()
    ada.page.keyboard.press("Enter")
    expect(ben.page.locator(".bubble", has_text=said)).to_be_visible()
