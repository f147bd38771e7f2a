"""Talk at a table of Cheese Mafia: from one's own place, by finger and by key, heard by all, and what it was worth."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from fromagerie.engine.game import all_games
from fromagerie.engine.model import Claimed
from fromagerie.games.cheese_mafia.text import WAYS_TO_PUT_IT
from tests.browser.at_a_table import begin, likes, open_table, with_bots
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

    # Her next move does not make it said again.
    ada.make_a_move()
    expect(ada.page.locator(".sealed").first).to_be_attached()
    heard = ada.page.evaluate("JSON.parse(localStorage.getItem('fromagerie.mafia.said'))[1].map((one) => one.seat)")
    assert len(heard) == len(set(heard)) == 2


# What bots say, by how it is typed: of the longest name among them.
SAID = ("X", "low", ">2peace", "<5", "<10", "<15", "15+", "21+", ">2:<10", ">2:21+", "C3", "C9")
LONGEST = "Reblochon"


def spoken(language: str) -> list[str]:
    """Every sentence that a bot may say, by every temper, as it stands in a bubble."""
    game = all_games()["cheese-mafia"]
    lines = [
        game.say_aloud(Claimed(0, claim, way), game.words(language), [name, LONGEST])
        for name in ("Gouda", "Comté", "Munster", "Chaource")
        for claim in SAID
        for way in range(WAYS_TO_PUT_IT)
    ]
    return [line.strip("“”«»\N{NO-BREAK SPACE}") for line in lines]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_two_who_speak_at_once_can_both_be_read_at_360(language: str, invite: Callable[..., Person]) -> None:
    ada, ben = invite("Ada", language, phone=True), invite("Ben")
    ada.page.set_viewport_size({"width": 360, "height": 640})
    path = open_table(ada, all_games()["cheese-mafia"], 6)
    ben.visit(path)
    ben.sit_down()
    begin(ada, ben)
    ben.page.locator("[data-action=talk]:visible").first.click()
    ben.page.locator("dialog[open] button[data-claim]").first.click()
    expect(ada.page.locator(".person p.bubble")).to_be_visible()
    lines = spoken(language)
    assert len(set(lines)) == len(lines) == 144
    # The same bubble at its end of the table and, as narrow as they come, among the others: as high as the next begins.
    hidden = ada.page.evaluate(
        """(lines) => {
             const bubble = document.querySelector('.person p.bubble');
             bubble.style.animation = 'none';
             const top = (row) => {
               bubble.style.setProperty('--row', row);
               return bubble.offsetTop;
             };
             const room = top(1) - top(0);
             const long = [];
             for (const side of ['left', 'middle']) {
               bubble.classList.remove('left', 'middle');
               bubble.classList.add(side);
               for (const words of lines) {
                 bubble.textContent = words;
                 const { offsetHeight: high, offsetWidth: wide } = bubble;
                 if (high > room || wide > 240) long.push([side, words, high, wide]);
               }
             }
             return long;
           }""",
        lines,
    )
    assert hidden == []


@pytest.mark.parametrize("phone", [True, False])
def test_who_told_the_truth_is_told_under_the_podium(invite: Callable[..., Person], *, phone: bool) -> None:
    ada = invite("Ada", phone=phone)
    likes(ada, motion="off")
    with_bots(ada, all_games()["cheese-mafia"], pace="instant")
    ada.touch(ada.page.locator("[data-action=talk]:visible"))
    claim = ada.page.locator("dialog[open] button[data-claim]").first
    said = claim.inner_text()
    ada.touch(claim)
    expect(ada.page.locator("dialog")).to_have_count(0)
    ada.play_on()
    ada.sees_the_end()
    ada.touch(ada.page.locator("[data-action=afterwords]"))
    told = ada.page.locator("[data-afterwords] li", has_text=said)
    told.scroll_into_view_if_needed()
    expect(told).to_be_in_viewport()
    # Nothing lies over it.
    assert told.evaluate(
        """(one) => {
             const { left, top, width, height } = one.getBoundingClientRect();
             return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
           }"""
    )
