"""A big screen with phones beside it: it can be read across a room, nobody touches it, and each phone is a hand."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from fromagerie.engine.game import AnyGame, get_game
from tests.browser.at_a_table import Invite, Wire, begin, likes, open_table
from tests.browser.people import Person
from tests.browser.whole import WHOLE, of_some_games

pytestmark = [pytest.mark.once, pytest.mark.slow]

UNFIT = (Path(__file__).parent / "screen_unfit.js").read_text()
STILL = """document.getAnimations().every(
  (one) => one.playState !== 'running' || one.effect.getTiming().iterations === Infinity
)"""
SIZES = ((1920, 1080), (1280, 720), (3840, 2160))
TWICE = 1.8  # of the height that a hand has on a phone; a pad for two thumbs has half of it already

# Whatever can be tapped: a move, or a card that opens the board. Nothing that is asleep in the thumbnail.
PLAY_AS_HAND = """
() => {
  window.playing ??= setInterval(() => {
    const awake = (one) => !one.disabled && !one.closest('[inert]');
    const all = (what) => [...document.querySelectorAll(what)].filter(awake);
    const [sure] = all('button[data-confirm]');
    if (sure) return sure.click();
    const moves = all('button[data-move]');
    const wheel = moves.find((move) => move.dataset.move.startsWith('W@'));
    const plated = window.plated === moves.map((move) => move.dataset.move).join();
    window.plated = moves.map((move) => move.dataset.move).join();
    if (wheel && plated) return wheel.click();
    if (moves.length) return moves[Math.floor(Math.random() * moves.length)].click();
    const steps = all('[data-step]');
    if (steps.length) steps[Math.floor(Math.random() * steps.length)].click();
  }, 60);
}
"""


def box(person: Person, slot: str) -> dict[str, float]:
    found = person.page.locator(f"[data-slot={slot}]").bounding_box()
    assert found, slot
    return {"x": found["x"], "y": found["y"], "width": found["width"], "height": found["height"]}


def show(invite: Invite, code: str, size: tuple[int, int] = SIZES[0]) -> Person:
    """The table on a big screen."""
    screen = invite("(the screen)")
    screen.page.set_viewport_size({"width": size[0], "height": size[1]})
    screen.visit(f"/tv/{code}")
    screen.page.locator("[data-phase]").wait_for(state="attached")
    return screen


def gather(invite: Invite, game: AnyGame, people: int, pace: str = "instant") -> tuple[list[Person], str]:
    """People with phones at a new table, and its code."""
    phones = [invite(name, phone=True) for name in ("Ada", "Ben", "Cleo", "Dan")[:people]]
    wire = Wire(phones[0])
    for person in phones:
        likes(person, motion="none")
    # People who tap at random win no race: bots among them end it.
    path = open_table(phones[0], game, min(4 + 2 * game.race, max(game.player_counts)), pace)
    for person in phones[1:]:
        person.page.request.post(f"{person.house}/api/guests", headers={"origin": person.house})
        person.visit(path)
        person.sit_down()
    code: str = wire.updates[-1]["room"]["code"]
    return phones, code


def check_hand(phone: Person, usual: dict[str, float]) -> None:
    """The hand has the place; of the board there is nothing to be seen beyond its thumbnail."""
    assert box(phone, "hand")["height"] >= TWICE * usual["height"]
    small = box(phone, "board")
    assert small["width"] * small["height"] < 0.03 * 390 * 844
    inside: list[Any] = phone.page.evaluate(
        """() => { const slot = document.querySelector('[data-slot=board] > .small');
                   const { left, top, right, bottom } = slot.getBoundingClientRect();
                   const asleep = slot.querySelector('.board').inert;
                   return [left, top, right, bottom, getComputedStyle(slot).overflow, asleep] }"""
    )
    assert inside[4:] == ["hidden", True]
    assert inside[0] >= small["x"] - 1
    assert inside[2] <= small["x"] + small["width"] + 1
    assert inside[1] >= small["y"] - 1
    assert inside[3] <= small["y"] + small["height"] + 1


def check_thumbnail_opens(phone: Person) -> None:
    look = phone.page.locator("[data-action=look]")
    if look.get_attribute("aria-pressed") == "true":  # something is to be done on it
        return
    before = [box(phone, slot) for slot in ("bar", "cue", "hand", "actions")]
    look.tap()
    expect(look).to_have_attribute("aria-pressed", "true")
    opened = phone.page.locator("[data-slot=board] .board").bounding_box()
    assert opened
    assert opened["width"] * opened["height"] > 0.4 * 390 * 844
    assert opened["y"] + opened["height"] <= box(phone, "cue")["y"] + 1, "what may be done stays in sight"
    assert [box(phone, slot) for slot in ("bar", "cue", "hand", "actions")] == before
    look.tap()
    expect(look).to_have_attribute("aria-pressed", "false")


# Those in view are noted each time it is asked; at last all have been.
ALL_MEDALS_SEEN = """(() => {
  const box = document.querySelector('.result .honours').getBoundingClientRect();
  const medals = [...document.querySelectorAll('.result .honours .words')];
  window.medalsSeen ??= new Set();
  medals.forEach((one, nth) => {
    const at = one.getBoundingClientRect();
    if (at.top >= box.top - 1 && at.bottom <= box.bottom + 1) window.medalsSeen.add(nth);
  });
  return medals.length > 0 && window.medalsSeen.size === medals.length;
})()"""


@of_some_games
def test_a_whole_game_on_a_big_screen_with_phones_as_hands(game: AnyGame, invite: Invite) -> None:
    phones, code = gather(invite, game, 4 if WHOLE else 2)
    screen = show(invite, code)
    expect(screen.page.locator(".lobby")).to_contain_text(code)
    for phone in phones:
        expect(screen.page.locator(".seats")).to_contain_text(phone.name)
    picture = screen.page.locator(".lobby img").bounding_box()
    assert picture
    assert picture["width"] > 400
    assert screen.page.evaluate(UNFIT) == []
    begin(*phones)
    usual = [box(phone, "hand") for phone in phones]
    for phone in phones:
        phone.page.locator("[data-action=hand-yes]").tap()
        expect(phone.page.locator("[data-action=hand-yes]")).to_have_count(0)
    screen.page.locator("[data-slot=board]").wait_for()
    screen.wait_until(STILL)
    assert screen.page.evaluate(UNFIT) == []
    for phone, slot in zip(phones, usual, strict=True):
        check_thumbnail_opens(phone)
        if phone.page.locator("[data-action=look]").get_attribute("aria-pressed") == "false":
            check_hand(phone, slot)
    for phone in phones:
        phone.page.evaluate(PLAY_AS_HAND)
    screen.page.locator("[data-ceremony=done]").wait_for(state="attached", timeout=180_000)
    assert screen.page.evaluate(UNFIT) == []
    expect(screen.page.locator(".result .podium")).to_be_visible()
    # Nobody scrolls there: it turns over by itself what does not fit.
    screen.wait_until(ALL_MEDALS_SEEN, seconds=60)


@pytest.mark.parametrize("size", SIZES[1:], ids=lambda size: f"{size[0]}x{size[1]}")
def test_it_reads_the_same_on_every_screen(invite: Invite, size: tuple[int, int]) -> None:
    phones, code = gather(invite, get_game("cheez-tricks"), 1, "calm")
    screen = show(invite, code, size)
    assert screen.page.evaluate(UNFIT) == []
    begin(*phones)
    screen.page.locator("[data-slot=board]").wait_for()
    assert screen.page.evaluate(UNFIT) == []


def test_a_screen_in_the_browser_of_a_player_shows_no_hand_and_changes_nothing_for_them(invite: Invite) -> None:
    (ada,), code = gather(invite, get_game("cheese-rescue"), 1, "calm")
    other = ada.context.new_page()
    other.set_viewport_size({"width": 1920, "height": 1080})
    begin(ada)
    other.goto(f"{ada.house}/tv/{code}")
    other.locator("[data-slot=board]").wait_for()
    assert other.locator("[data-step], [data-move], .hand").count() == 0
    expect(ada.page.locator("[data-step]").first).to_be_visible()
    other.close()


def test_a_phone_is_asked_once_and_can_be_a_hand_or_not_at_any_time(invite: Invite) -> None:
    (ada,), code = gather(invite, get_game("cheez-tricks"), 1, "calm")
    begin(ada)
    asked = ada.page.locator("[data-action=hand-no]")
    expect(asked).to_have_count(0)
    show(invite, code)
    asked.tap()
    usual = box(ada, "hand")
    ada.page.reload()
    ada.board.wait_for()
    expect(ada.page.locator("[data-action=hand-no], [data-action=look]")).to_have_count(0)
    with ada.menu() as sheet:
        sheet.locator("[data-action=hand]").tap()
    check_hand(ada, usual)
    ada.page.reload()
    ada.page.locator("[data-action=look]").wait_for()
    with ada.menu() as sheet:
        sheet.locator("[data-action=hand]").tap()
    assert box(ada, "hand") == usual


def test_it_finds_no_table_by_a_wrong_code(invite: Invite) -> None:
    screen = invite("(the screen)")
    screen.page.set_viewport_size({"width": 1920, "height": 1080})
    screen.troubles = []
    screen.visit("/tv/ZZZZ")
    expect(screen.page.locator(".tv-note")).to_contain_text("ZZZZ")
    # The browser says by itself that there was nothing.
    screen.troubles = [trouble for trouble in screen.troubles if "404" not in trouble]
