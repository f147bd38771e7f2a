"""A page of one's own in a browser: filled by play, taken to another device, and gone when one asks for it."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person

pytestmark = [pytest.mark.once, pytest.mark.slow]

Invite = Callable[..., Person]
KEPT = "Object.keys(localStorage).filter((key) => key.startsWith('fromagerie.'))"
SIZES = ((360, 640), (390, 664), (1280, 720))


def play_a_deal(person: Person) -> None:
    """The star of the day, whichever game it is, to its end."""
    person.visit("/")
    person.page.evaluate("localStorage.setItem('fromagerie.name', 'Annabel')")
    person.page.locator("[data-action=daily]:not([disabled])").click()
    person.introduce()
    person.board.wait_for()
    person.play_on()
    person.sees_the_end()


def open_page(person: Person) -> None:
    person.visit("/me")
    person.page.locator("[data-badge]").first.wait_for(state="attached")


def show_code(person: Person) -> str:
    person.page.locator("[data-action=make-code]").click()
    return person.page.locator("[data-code]").inner_text()


def type_code(person: Person, code: str) -> None:
    person.page.locator("details:has([data-typed]) summary").click()
    person.page.locator("[data-typed]").fill(code)
    person.page.locator("[data-action=link]").click()


def test_an_empty_page_says_what_it_is_for(invite: Invite) -> None:
    for language, words in (("en", "for your eyes only"), ("fr", "rien que pour vous")):
        person = invite("Ada", language, phone=True)
        open_page(person)
        expect(person.page.locator("main")).to_contain_text(words)
        person.check_targets()
        for width, height in SIZES:
            person.page.set_viewport_size({"width": width, "height": height})
            person.check_width()


def test_a_page_is_filled_by_play_taken_along_and_gone_everywhere_when_forgotten(
    invite: Invite, tmp_path: Path
) -> None:
    ada, laptop, tablet = invite("Ada"), invite("Ada on a laptop", "fr"), invite("Ada on a tablet", phone=True)
    play_a_deal(ada)
    open_page(ada)
    games = ada.page.locator("a[href^='/replay/']")
    expect(games).to_have_count(1)
    expect(ada.page.locator("[data-badge=first-crumb].earned")).to_be_visible()
    expect(ada.page.locator(".me dd").nth(2)).to_have_text("1")
    # A code, typed elsewhere in any way; name and settings come along.
    open_page(laptop)
    type_code(laptop, show_code(ada).lower().replace("-", " "))
    expect(laptop.page.locator("a[href^='/replay/']")).to_have_count(1)
    assert laptop.page.evaluate("localStorage.getItem('fromagerie.name')") == "Annabel"
    # A file, saved here and opened there; it works once.
    ada.page.reload()
    with ada.page.expect_download() as saved:
        ada.page.locator("[data-action=make-file]").click()
    key = tmp_path / "fromagerie-key.json"
    saved.value.save_as(key)
    assert set(json.loads(key.read_text())) == {"fromagerie", "about", "key", "until", "luggage"}
    open_page(tablet)
    tablet.page.locator("details:has([data-typed]) summary").click()
    tablet.page.locator("input[type=file]").set_input_files(key)
    expect(tablet.page.locator("a[href^='/replay/']")).to_have_count(1)
    expect(tablet.page.locator("[data-action=unlink]")).to_have_count(3)
    # Forgotten on one, and on none of them is anything left.
    laptop.page.locator("[data-action=forget]").click()
    laptop.page.locator("[data-action=forget]").click()
    laptop.page.wait_for_url(f"{laptop.house}/")
    for person in (laptop, ada, tablet):
        open_page(person)
        expect(person.page.locator("a[href^='/replay/']")).to_have_count(0)
        left = person.page.evaluate(f"{KEPT}.map((key) => localStorage.getItem(key)).join()")
        assert "Annabel" not in left
        assert "replay" not in left


def test_a_link_can_be_undone_and_the_device_is_who_it_was(invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben")
    play_a_deal(ada)
    open_page(ada)
    open_page(ben)
    type_code(ben, show_code(ada))
    expect(ben.page.locator("a[href^='/replay/']")).to_have_count(1)
    ben.page.locator("li:has-text('This device') [data-action=unlink]").click()
    expect(ben.page.locator("main")).to_contain_text("for your eyes only")
    assert "Cheese" not in ben.page.evaluate("localStorage.getItem('fromagerie.mine') ?? ''")


def test_a_file_that_is_no_key_is_refused_in_words(invite: Invite, tmp_path: Path) -> None:
    ada = invite("Ada")
    open_page(ada)
    ada.page.locator("details:has([data-typed]) summary").click()
    other = tmp_path / "other.json"
    other.write_text('{"records": []}')
    ada.page.locator("input[type=file]").set_input_files(other)
    expect(ada.page.get_by_role("alert")).to_contain_text("not a key file")


def test_a_finished_deal_is_told_in_squares_that_can_be_copied_and_saved(invite: Invite, tmp_path: Path) -> None:
    ada = invite("Ada")
    play_a_deal(ada)
    ada.visit("/")
    ada.page.locator("[data-action=daily]:not([disabled])").click()
    sheet = ada.page.locator("dialog")
    expect(sheet).to_contain_text("That’s today’s deal. A new one comes at midnight.")
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    sheet.locator("[data-action=copy-daily]").click()
    expect(sheet.locator("[data-action=copy-daily]")).to_have_text("Copied")
    said = ada.page.evaluate("navigator.clipboard.readText()").splitlines()
    assert len(said) == 3
    assert set(said[1]) <= set("🧀🐭🐱🐛⭐⬜")
    assert sheet.locator(".result [data-sign]").count() == len(said[1])
    assert "http" not in " ".join(said)
    assert ada.house.partition("//")[2] not in " ".join(said)
    with ada.page.expect_download() as saved:
        sheet.locator("[data-action=save-daily]").click()
    picture = tmp_path / saved.value.suggested_filename
    saved.value.save_as(picture)
    data = picture.read_bytes()
    assert data.startswith(b"\x89PNG")
    assert (int.from_bytes(data[16:20]), int.from_bytes(data[20:24])) == (1080, 1350)
    assert len(data) < 400_000


def test_the_star_of_the_day_has_its_place_before_it_is_known(invite: Invite) -> None:
    """88 pixels, whatever is in it: nothing below it moves."""
    for language in ("en", "fr"):
        ada = invite("Ada", language, phone=True)
        for width, height in SIZES:
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.visit("/")
            star = ada.page.locator("[data-daily]")
            star.wait_for()
            before = star.bounding_box()
            ada.page.locator("[data-action=daily]:not([disabled])").wait_for()
            after = star.bounding_box()
            assert before is not None
            assert after is not None
            assert (before["height"], after["height"]) == (88, 88)
            ada.check_width()
