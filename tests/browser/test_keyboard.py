"""Every game played with a keyboard and nothing else, and with nothing but what a screen reader finds.

A dozen moves each; `./dev prove page` plays them to their ends.
"""

import json
import random
import re
import time
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Error, expect

from fromagerie.engine.game import AnyGame
from tests.browser.at_a_table import Invite, likes, with_bots
from tests.browser.people import Person
from tests.browser.whole import WHOLE, of_some_games
from tests.every_table import of_every_game

pytestmark = [pytest.mark.once, pytest.mark.slow]

WAITS = (
    "() => !!document.querySelector('button[data-move]:not([disabled]), button[data-confirm]:not([disabled]), .result')"
)
# What has the focus: something to confirm, a move, the way to one; or nothing of use.
FOCUSED = """
() => {
  const here = document.activeElement;
  if (!(here instanceof HTMLButtonElement) || here.disabled) return null;
  if (here.dataset.confirm !== undefined) return 'confirm';
  if (here.dataset.move) return 'move';
  return here.dataset.step !== undefined ? 'step' : null;
}
"""
TABS = 120
MOVES = 10_000 if WHOLE else 12
PATIENCE = 900 if WHOLE else 120  # seconds for all of them
WATCH_FOCUS = (Path(__file__).parent / "senses_focus.js").read_text(encoding="utf-8")
# Where moves are made; around them are the house's own buttons.
# What lies over all of it is one of them, as long as it is there.
MAIN = "[data-action=main]"
PLACES = ("[data-slot=strip]", "[data-slot=board]", "[data-slot=hand]", MAIN, "dialog[open]")
# A line with a colon in a name is quoted, and its apostrophes are doubled.
BUTTON = re.compile(r"- (?P<quote>'?)button(?: (?P<name>\"(?:[^\"\\]|\\.)*\"))?(?P<state>.*)")
A_FRAME = "new Promise(requestAnimationFrame)"
SOME_FRAMES = "(async () => { for (let n = 0; n < 10; n += 1) await new Promise(requestAnimationFrame); })()"


def play_by_keyboard(person: Person, race: bool, luck: random.Random) -> None:
    keys = person.page.keyboard
    end = time.monotonic() + PATIENCE
    for _ in range(MOVES):
        assert time.monotonic() < end, "the game did not end"
        person.wait_until(WAITS, 60)
        if person.page.locator(".result").count():
            return
        if race:
            # No time for tabs: a digit for the plate, space for the wheel; either also throws the dice.
            keys.press(luck.choice("01234567"))
            keys.press("Space")
            person.page.evaluate(SOME_FRAMES)
            if not person.page.evaluate("!!document.querySelector('button[data-move^=N]:not([disabled])')"):
                continue
        move_with_tabs(person, luck)
    assert not WHOLE, f"the game did not end; last seen: {person.bar.inner_text()}"


def move_with_tabs(person: Person, luck: random.Random) -> None:
    """On to some move, not always the first, and Enter."""
    passing = luck.randrange(4)
    for _ in range(TABS):
        person.page.keyboard.press("Tab")
        found = person.page.evaluate(FOCUSED)
        if found is None:
            continue
        if found == "confirm" or passing == 0:
            person.page.keyboard.press("Enter")
            person.page.evaluate(A_FRAME)
            return
        passing -= 1


@of_every_game
def test_a_game_by_keyboard_alone(game: AnyGame, invite: Invite) -> None:
    """And wherever the focus goes, it is never nowhere."""
    ada = invite("Ada")
    likes(ada, motion="none")
    with_bots(ada, game, pace="instant")
    ada.wait_until(WAITS)
    first = ada.page.locator(".loglist").inner_text()
    if game.race:
        # A key is for the dice there, unless a button has the focus.
        ada.page.locator(".loglist").focus()
    else:
        ada.page.keyboard.press("Tab")
    ada.page.evaluate(WATCH_FOCUS)
    play_by_keyboard(ada, game.race, random.Random(5))
    assert ada.page.evaluate("window.nowhere.map((last) => `lost after: ${last}`)") == []
    expect(ada.page.locator(".loglist")).not_to_have_text(first, use_inner_text=True)
    if WHOLE:
        ada.sees_the_end()


def told(person: Person) -> list[tuple[str, str]]:
    """What a screen reader finds to press, and where: in the tree that it is given, by name."""
    found = []
    for place in PLACES:
        # When the game is over other buttons take the place of the main action.
        tree, here = "", person.page.locator(place)
        with suppress(Error):
            tree = here.aria_snapshot(timeout=1_000) if here.count() else ""
        for button in BUTTON.finditer(tree):
            assert button["name"], f"a button without a name in {place}: {tree}"
            if "[disabled]" not in button["state"]:
                name = button["name"].replace("''", "'") if button["quote"] else button["name"]
                found.append((place, json.loads(name)))
    return found


def play_by_what_is_told(person: Person, luck: random.Random) -> None:
    """As somebody who hears the page, and knows nothing else of it: whatever can be pressed, until the game is over."""
    end = time.monotonic() + PATIENCE
    moves = 0
    before = ""
    tried: set[tuple[str, str]] = set()
    while moves < MOVES and not person.page.locator(".result").count():
        assert time.monotonic() < end, f"no move any more after {moves}: {told(person)}"
        if buttons := told(person):
            # What led to nothing is left alone until something has happened; what is asked for comes first.
            fresh = [one for one in buttons if one not in tried]
            place, name = luck.choice([one for one in fresh if one[0] == MAIN] or fresh or buttons)
            tried.add((place, name))
            button = person.page.locator(place).get_by_role("button", name=name, exact=True).first
            # What was there may be gone: others move as well.
            with suppress(Error):
                button.dispatch_event("click", timeout=500)
        person.page.evaluate(A_FRAME)
        now = person.page.locator(".loglist").inner_text()
        if now != before:
            moves += 1
            tried.clear()
        before = now


@of_some_games
def test_a_game_by_what_a_screen_reader_finds(game: AnyGame, invite: Invite) -> None:
    ada = invite("Ada")
    likes(ada, motion="none")
    with_bots(ada, game, pace="instant")
    ada.wait_until(WAITS)
    first = ada.page.locator(".loglist").inner_text()
    play_by_what_is_told(ada, random.Random(5))
    assert ada.page.locator(".loglist").inner_text() != first
    if WHOLE:
        ada.sees_the_end()
        result = ada.page.get_by_role("region", name="The result")
        expect(result.get_by_role("heading")).to_be_visible()
