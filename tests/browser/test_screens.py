"""Nobody is kept out: what axe looks for on every screen, by day and by night, on a phone and at a desk."""

from collections.abc import Callable
from typing import Any, Literal

import pytest

from fromagerie.engine.game import all_games
from tests.browser.conftest import AXE
from tests.browser.people import Person
from tests.browser.test_big_screen import UNFIT
from tests.browser.test_play import OPTIONS
from tests.browser.walk import players_for, walk_around, walk_game, walk_lesson
from tests.browser.walk_company import walk_company

pytestmark = [pytest.mark.once, pytest.mark.slow]

LOOK = """
async (options) => (await axe.run(document, { resultTypes: ['violations'], ...options })).violations
  .map((found) => `${found.id}: ${found.nodes.slice(0, 3).map((node) => node.target.join(' ')).join(', ')}`)
"""
# By night only the colours are others.
SCHEMES: dict[Literal["light", "dark"], Any] = {
    "light": {},
    "dark": {"runOnly": ["color-contrast", "link-in-text-block"]},
}
# What French and English would be, were they half as long again: every word of the page, before it is shown.
LONGER = """
() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.textContent ?? '';
    if (text.trim().length > 3 && !node.parentElement.closest('svg, style, script, option, .code')) {
      node.textContent = text.replace(/[\\p{L}]{3,}/gu, (word) => word + word.slice(0, Math.ceil(word.length * 0.4)));
    }
  }
}
"""
CUT_OFF = """
() => [...document.querySelectorAll('button, .button, h1, h2, h3, p, label, summary')]
  .filter((one) => one.checkVisibility() && !one.closest('.clip, .unseen, svg') && !one.querySelector('.clip'))
  .filter((one) => getComputedStyle(one).overflow !== 'visible' && one.scrollWidth > one.clientWidth + 1)
  .map((one) => `${one.tagName} ${one.textContent.trim().slice(0, 40)}`)
"""


def look(person: Person, screen: str) -> list[str]:
    """Everything axe has to say about this screen, by day and by night."""
    found = []
    for scheme, options in SCHEMES.items():
        person.page.emulate_media(color_scheme=scheme)
        # Most of a walk is one page, and axe stays on it until it is left.
        if not person.page.evaluate("'axe' in window"):
            person.page.evaluate(AXE.read_text())
        found += [f"{screen}, {scheme}: {violation}" for violation in person.page.evaluate(LOOK, options)]
    return found


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_finds_nothing_around_the_games(marie: Callable[..., Person], phone: bool) -> None:
    person = marie(phone=phone)
    assert [found for screen in walk_around(person) for found in look(person, screen)] == []


def test_axe_finds_nothing_where_several_people_are(marie: Callable[..., Person]) -> None:
    """On phones, and on the big screens between them."""

    def come(name: str) -> Person:
        return marie(name=name, phone=not name.startswith("("))

    found = []
    for person, screen in walk_company(come, games=[]):
        found += look(person, screen)
        if screen.startswith("tv-"):
            found += [f"{screen}: {unfit}" for unfit in person.page.evaluate(UNFIT)]
    assert found == []


@pytest.mark.parametrize("key", sorted(all_games()))
def test_axe_finds_nothing_at_a_table_in_a_replay_and_in_a_lesson(marie: Callable[..., Person], key: str) -> None:
    person, game = marie(), all_games()[key]
    brief = walk_game(person, game, min(game.player_counts), options=OPTIONS.get(key))
    found = [found for screen in brief for found in look(person, screen)]
    found += [found for screen in walk_lesson(person, game) for found in look(person, screen)]
    assert found == []


@pytest.mark.parametrize("key", sorted(all_games()))
def test_longer_words_still_fit_a_phone(marie: Callable[..., Person], key: str) -> None:
    person, game = marie(phone=True, language="fr"), all_games()[key]
    for screen in walk_game(person, game, players_for(game), to_the_end=False):
        person.check_targets()
        size = person.page.viewport_size
        assert size is not None
        person.page.set_viewport_size({"width": 320, "height": 568})
        person.check_width()
        assert person.page.evaluate(CUT_OFF) == [], f"{screen} on the smallest phone"
        person.page.set_viewport_size(size)
        cut = set(person.page.evaluate(CUT_OFF))
        person.page.evaluate(LONGER)
        person.check_width()
        assert set(person.page.evaluate(CUT_OFF)) == cut == set(), screen
        person.page.reload()
        person.page.locator(".lobby, [data-slot=bar]").first.wait_for()
