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


# Those that do not fit into the place where they stand, with the line that says what to do.
TOO_LONG = """(steps) => {
  const place = document.querySelector('.says');
  const task = Object.assign(document.createElement('p'), { textContent: 'Tap what is pointed out.' });
  return steps.filter(([words, asks]) => {
    place.replaceChildren(Object.assign(document.createElement('p'), { textContent: words }), ...(asks ? [task] : []));
    return place.scrollHeight > place.clientHeight + 1;
  });
}"""


@pytest.mark.parametrize("size", [(360, 640), (390, 664)], ids=["360x640", "390x664"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_whatever_a_lesson_says_is_read_without_scrolling_but_its_end(
    invite: Callable[..., Person], language: str, size: tuple[int, int]
) -> None:
    zoe = invite("Zoé", language, phone=True)
    zoe.page.set_viewport_size({"width": size[0], "height": size[1]})
    zoe.visit("/learn/cheez-tricks")
    zoe.board.wait_for()
    for game in all_games().values():
        lesson = lesson_of(game)
        if lesson:
            said = [(getattr(step, language), step.seat == 0 and bool(step.do)) for step in lesson.step[:-1]]
            assert zoe.page.evaluate(TOO_LONG, [step for step in said if step[0]]) == []


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
