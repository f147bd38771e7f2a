"""Every game played with a keyboard and nothing else: Tab to what may be done, Enter to do it.

A dozen moves each; `./dev prove page` plays them to their ends.
"""

import random
import time
from collections.abc import Callable

import pytest

from fromagerie.engine.game import AnyGame
from tests.browser.people import Person
from tests.browser.test_play import OPTIONS
from tests.browser.walk import NO_MOTION
from tests.browser.whole import WHOLE
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


def play_by_keyboard(person: Person, race: bool, luck: random.Random) -> None:
    keys = person.page.keyboard
    end = time.monotonic() + 200
    for _ in range(MOVES):
        assert time.monotonic() < end, "the game did not end"
        person.wait_until(WAITS, 60)
        if person.page.locator(".result").count():
            return
        if race:
            # No time for tabs: a digit for the plate, space for the wheel; either also throws the dice.
            keys.press(luck.choice("01234567"))
            keys.press("Space")
            person.page.wait_for_timeout(150)
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
            person.page.wait_for_timeout(30)
            return
        passing -= 1


@of_every_game
def test_a_game_by_keyboard_alone(game: AnyGame, invite: Callable[..., Person]) -> None:
    ada = invite("Ada")
    ada.visit("/")
    ada.page.evaluate(NO_MOTION)
    ada.set_table(game.title, min(game.player_counts), OPTIONS.get(game.key, {}))
    ada.sit_down()
    ada.page.locator("button.wide-button").click()
    ada.page.locator(".seat .tag").nth(min(game.player_counts) - 2).wait_for()
    ada.get_ready()
    ada.board.wait_for()
    first = ada.page.locator(".loglist").inner_text()
    play_by_keyboard(ada, game.race, random.Random(5))
    assert ada.page.locator(".loglist").inner_text() != first
    if WHOLE:
        ada.sees_the_end()
