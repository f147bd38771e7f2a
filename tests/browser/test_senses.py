"""A table for everybody: who wants nothing to move, who listens, who plays by keyboard, whose screen is small."""

import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from fromagerie.engine.game import AnyGame, all_games
from tests.browser.at_a_table import MOVE, Invite, begin, likes, move_until, open_table, sit_down_with, step, with_bots
from tests.browser.people import PATIENCE, Person
from tests.browser.whole import of_a_game, of_some_games

pytestmark = [pytest.mark.once, pytest.mark.slow]

WATCH_MOTION, OVERHEAR, HIDDEN_BY_KEYS = (
    (Path(__file__).parent / f"senses_{name}.js").read_text(encoding="utf-8") for name in ("motion", "said", "keys")
)


TURN = f"!!document.querySelector('{MOVE}')"
# Every voice that a page can have, and what it is asked for.
LISTEN = """
window.heard = { players: [], notes: 0 };
window.AudioContext = class extends window.AudioContext {
  constructor(...given) { super(...given); window.heard.players.push(this); }
  createOscillator() { window.heard.notes += 1; return super.createOscillator(); }
};
"""


@of_a_game
def test_nothing_is_carried_about_for_who_does_not_like_it(game: AnyGame, invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben", phone=True)
    likes(ada, motion="none")
    # Ben has told his device, and never our page.
    ben.page.emulate_media(reduced_motion="reduce")
    sit_down_with(ada, ben, game)
    for person in (ada, ben):
        person.page.evaluate(WATCH_MOTION)
        person.play_on()
    for person in (ada, ben):
        person.sees_the_end()
        seen = person.page.evaluate("window.seen")
        assert sorted(set(seen["moved"])) == [], person.name
        assert seen["over"] - seen["began"] < 150, "the end of the ceremony was not there at once"


def test_nothing_sounds_before_the_first_touch_and_then_it_does(invite: Invite) -> None:
    ada = invite("Ada", phone=True)
    ada.context.add_init_script(LISTEN)
    likes(ada)
    path = open_table(ada, all_games()["cheez-tricks"], 2)
    begin(ada)
    # A page that is loaded anew, with a table that plays, has not been touched either.
    ada.visit(path)
    ada.wait_until(TURN)
    quiet(ada)
    ada.moves.first.tap()
    ada.wait_until("window.heard.players.length === 1 && window.heard.players[0].state === 'running'")
    ada.wait_until("window.heard.notes > 0")
    ada.moves.first.tap()
    assert ada.page.evaluate("window.heard.players.length") == 1


def quiet(person: Person) -> None:
    assert person.page.evaluate("[window.heard.players.length, window.heard.notes]") == [0, 0], "it sounded"


def test_off_makes_no_sound_at_all(invite: Invite) -> None:
    ada = invite("Ada")
    ada.context.add_init_script(LISTEN)
    likes(ada, sound="off")
    with_bots(ada, all_games()["cheez-tricks"], 2)
    for _ in range(6):
        step(ada)
        ada.wait_until(TURN)
    quiet(ada)
    # And a voice that came before anybody touched anything, or one note, would be heard.
    ada.page.evaluate("window.voice = new AudioContext(), 1")
    with pytest.raises(AssertionError, match="it sounded"):
        quiet(ada)
    ada.page.evaluate("window.heard.players = [], window.voice.createOscillator(), 1")
    with pytest.raises(AssertionError, match="it sounded"):
        quiet(ada)


@of_some_games
def test_with_the_keys_of_a_phone_up_one_sees_what_was_said_and_what_one_writes(game: AnyGame, invite: Invite) -> None:
    ada = invite("Ada", phone=True)
    ada.page.set_viewport_size({"width": 390, "height": 664})
    likes(ada)
    with_bots(ada, game)
    box = "JSON.stringify(document.querySelector('[data-slot=board]').getBoundingClientRect())"
    before = ada.page.evaluate(box)
    ada.page.locator("[data-action=talk]:visible").tap()
    field = ada.page.locator("dialog[open] input")
    for text in ("Brie?", "Gouda!", "Anything but the cat with the bell.", "As you like it"):
        field.fill(text)
        field.press("Enter")
        expect(ada.page.locator("dialog[open] .chatlist")).to_contain_text(text)
    # As phones do it: the page keeps its size, what is seen of it does not.
    ada.page.evaluate(
        """() => {
             Object.defineProperty(window.visualViewport, 'height', { get: () => 330 });
             window.visualViewport.dispatchEvent(new Event('resize'));
           }"""
    )
    ada.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert ada.page.evaluate(HIDDEN_BY_KEYS) == []
    assert ada.page.evaluate(box) == before


def times(person: Person, words: str) -> list[Any]:
    return [said for said in person.page.evaluate("window.said") if words in said]


def test_turn_refusal_and_result_are_said_once_each(invite: Invite) -> None:
    ada = invite("Ada")
    likes(ada, motion="none")
    open_table(ada, all_games()["cheez-tricks"], 2)
    ada.page.evaluate(OVERHEAR)
    begin(ada)
    # A turn: from when others play to when it is mine.
    ada.wait_until(f"!!document.querySelector('{MOVE}')")
    ada.page.evaluate("window.said = []")
    for _ in range(3):
        step(ada)
        ada.wait_until(f"!!document.querySelector('{MOVE}')")
    assert 1 <= len(times(ada, "Your turn")) <= 3
    # A refusal: a card that may not be played now.
    resting = ada.page.locator("[data-slot=hand] .resting")
    move_until(ada, "document.querySelector('[data-slot=hand]:has([data-move]) .resting') !== null")
    ada.page.evaluate("window.said = []")
    resting.first.click()
    refused = ada.page.locator("[role=alert]")
    refused.wait_for()
    words = refused.locator("span").first.inner_text()
    assert len(times(ada, words)) == 1
    ada.play_on()
    ada.sees_the_end()
    headline = ada.page.locator(".verdict h2").inner_text()
    assert len(times(ada, headline)) == 1


@of_some_games
def test_things_tell_what_they_are_while_somebody_else_is_to_move(game: AnyGame, invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben", phone=True)
    for person in (ada, ben):
        likes(person)
    sit_down_with(ada, ben, game)
    waiting, other = wait_for_one_to_wait(ada, ben)
    for slot in ("hand", "board", "strip"):
        tipped = waiting.page.locator(f"[data-slot={slot}] [data-tip]:visible")
        if not tipped.count():
            continue
        inspect(waiting, tipped.first)
    assert waiting.page.locator(MOVE).count() == 0
    assert other.page.locator(MOVE).count() > 0


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_things_tell_what_they_are_while_they_move_and_silence_is_found(phone: bool, invite: Invite) -> None:
    """During a movement that lasts; and if nobody listened to fingers and mice, the test would notice."""
    ada = invite("Ada", phone=phone)
    likes(ada)
    with_bots(ada, all_games()["cheez-tricks"], 3)
    ada.wait_until(TURN)
    card = ada.page.locator("[data-slot=hand] [data-tip]:visible").first
    ada.page.evaluate(
        """document.querySelectorAll('[data-slot] *').forEach((one) =>
             one.animate([{ opacity: 1 }, { opacity: 0.99 }], { duration: 600_000 })), 1"""
    )
    inspect(ada, card)
    assert ada.page.evaluate("document.getAnimations().some((one) => one.playState === 'running')")
    ada.page.evaluate(
        """['pointerover', 'pointerdown'].forEach((kind) =>
             window.addEventListener(kind, (event) => event.stopImmediatePropagation(), { capture: true }))"""
    )
    with pytest.raises(AssertionError):
        inspect(ada, card, 1_500)


def wait_for_one_to_wait(*people: Person) -> tuple[Person, Person]:
    """The one who waits, and the one who is awaited and does nothing."""
    first, second = people
    end = time.monotonic() + 30
    while time.monotonic() < end:
        turns = [person.page.evaluate(f"!!document.querySelector('{MOVE}')") for person in people]
        if turns == [True, False]:
            return second, first
        if turns == [False, True]:
            return first, second
        if turns == [True, True]:
            step(first)
    raise AssertionError("it was never the turn of one of them alone")


def inspect(person: Person, thing: Locator, patience: float = PATIENCE) -> None:
    words = thing.get_attribute("data-tip") or "nothing"
    if person.phone:
        thing.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    else:
        thing.hover()
    expect(person.page.get_by_role("tooltip")).to_have_text(words, timeout=patience)
    if person.phone:
        thing.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
        person.page.keyboard.press("Escape")
    else:
        person.page.mouse.move(0, 0)
    expect(person.page.get_by_role("tooltip")).to_have_count(0)
