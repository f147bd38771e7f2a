"""Lessons, played by somebody who does what is asked of them."""

from collections.abc import Callable

import pytest

from fromagerie.engine.game import all_games
from fromagerie.engine.lesson import lesson_of
from tests.browser.people import Person

pytestmark = [pytest.mark.once, pytest.mark.slow]

TURNS = 600  # half a second each: five minutes
# Read, then do what is pointed out.
LEARN = """
() => setInterval(() => {
  const next = document.querySelector('button[data-next]');
  const sure = document.querySelector('button[data-confirm]:not([disabled])');
  const meant = document.querySelector('button[data-meant]:not([disabled])');
  (sure ?? meant ?? next)?.click();
}, 60)
"""


@pytest.mark.parametrize("key", [key for key, game in all_games().items() if lesson_of(game)])
def test_a_lesson_is_played_to_its_end(invite: Callable[..., Person], key: str) -> None:
    zoe = invite("Zoé", "fr", phone=True)
    zoe.visit("/")
    zoe.page.evaluate("localStorage.setItem('fromagerie.settings', JSON.stringify({ motion: 'off' }))")
    # The page's own clock, which we turn: nobody reads here, so nobody needs the time to.
    zoe.page.clock.install()
    zoe.visit(f"/learn/{key}")
    zoe.board.wait_for()
    zoe.page.evaluate(LEARN)
    end = zoe.page.get_by_role("button", name="Maintenant, pour de vrai")
    for _ in range(TURNS):
        zoe.page.clock.run_for(500)
        if end.is_visible():
            break
    end.wait_for()
    zoe.check()
