"""How a game ends on the page: the board first, then the podium; a picture to share; nobody is dragged on."""

import json
import os
import re
import struct
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from fromagerie.engine.game import AnyGame
from tests.browser.at_a_table import Invite, likes, sit_down_with, with_bots
from tests.browser.people import PLAY_ON, Person
from tests.browser.whole import of_a_game

pytestmark = [pytest.mark.once, pytest.mark.slow]

LONG = 180_000  # ms; a whole game is played
PICTURES = Path(os.environ["FROMAGERIE_PICTURES"]) if "FROMAGERIE_PICTURES" in os.environ else None  # to look at them
SIZES = [(320, 568), (360, 640), (390, 664), (667, 375), (844, 340), (768, 1024), (1280, 720)]

# From before the game ends: when the curtain came, in which order steps filled, when it was over; and whether a word of
# it was on the page before the board had told its end.
WATCH = """
() => {
  const seen = (window.seen = { steps: [], early: [], points: [], began: 0, crowned: 0, over: 0, late: 0 });
  let before = performance.now();
  const look = (now) => {
    // Frames that did not come are nobody's waiting.
    if (seen.began) seen.late += Math.max(0, now - before - 34);
    before = now;
    const result = document.querySelector('.result');
    const bar = document.querySelector('[data-slot=bar]')?.textContent ?? '';
    const told = bar.includes('Game over');
    if (result && !told) seen.early.push('curtain');
    if (!told && document.querySelector('.podium, .ranking, [data-medal], .verdict')) seen.early.push('podium');
    if (!told && /\\bwins!|victory/i.test(document.title + document.body.innerText)) seen.early.push('words');
    if (result && !seen.began) seen.began = performance.now();
    document.querySelectorAll('.podium .step').forEach((step, nth) => {
      if (step.classList.contains('up') && !seen.steps.includes(nth)) seen.steps.push(nth);
    });
    document.querySelectorAll('.podium b').forEach((points, nth) => {
      (seen.points[nth] ??= []).push(Number(points.textContent));
    });
    if (document.querySelector('.verdict h2') && !seen.crowned) seen.crowned = performance.now();
    if (result?.dataset.ceremony === 'done' && !seen.over) seen.over = performance.now();
    if (!seen.over) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
"""

# A tap on the curtain: ms until all of it stands, on the page's own clock and but for frames that did not come.
JUMP = """
async () => {
  const result = document.querySelector('.result');
  if (result.dataset.ceremony === 'done') return 'it was over before anybody tapped';
  const began = performance.now();
  result.querySelector('.cloth').click();
  const stands = () => getComputedStyle(result.querySelector('.step')).visibility === 'visible';
  let [late, took] = [0, 0];
  for (let before = began; result.dataset.ceremony !== 'done' || !stands(); ) {
    const now = await new Promise(requestAnimationFrame);
    late += Math.max(0, now - before - 34);
    before = now;
    if (now - began > 5000) return 'it goes on';
    took = now - began;
  }
  return took - late;
}
"""

# What sticks out of the screen or of the curtain, or is cut: names may be, they are told whole elsewhere.
CUT = """
() => {
  const out = [];
  for (const cloth of document.querySelectorAll('.result .cloth')) {
    if (cloth.scrollHeight > cloth.clientHeight + 1) out.push('the curtain scrolls');
    if (cloth.scrollWidth > cloth.clientWidth + 1) out.push('the curtain scrolls sideways');
    const box = cloth.getBoundingClientRect();
    for (const slot of ['bar', 'actions']) {
      const other = document.querySelector(`[data-slot=${slot}]`).getBoundingClientRect();
      const across = box.left < other.right && box.right > other.left;
      if (across && box.top < other.bottom - 0.5 && box.bottom > other.top + 0.5) out.push(`it lies over ${slot}`);
    }
  }
  const words = '.verdict *, .podium b, .wishes *, [data-slot=actions] :is(button, a, .clip)';
  for (const one of document.querySelectorAll(words)) {
    if (!one.checkVisibility()) continue;
    const { left, right, top, bottom } = one.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) out.push(one.textContent);
    if (one.clientWidth && one.scrollWidth > one.clientWidth + 1) out.push(`cut: ${one.textContent}`);
  }
  const { scrollHeight, scrollWidth } = document.documentElement;
  if (scrollHeight > innerHeight || scrollWidth > innerWidth) out.push('the page scrolls');
  return out;
}
"""


def medals_for(update: dict[str, Any]) -> None:
    """As a server gives them: one for every person."""
    game = update.get("game")
    if game and game["result"]:
        game["result"]["medals"] = [
            {
                "seat": seat,
                "medal": "comeback",
                "title": "Best comeback",
                "words": "Eleven points behind once.",
                "entry": 9 + seat,
            }
            for seat, _ in enumerate(game["result"]["scores"])
        ]


def with_medals(page: Page) -> None:
    def passed_on(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(server.send)

        def told(message: str | bytes) -> None:
            update = json.loads(message)
            if update["is"] == "update":
                medals_for(update)
            route.send(json.dumps(update))

        server.on_message(told)

    page.route_web_socket(lambda address: True, passed_on)


def few(game: AnyGame) -> int:
    """So few that a game is short, and three where three may stand on a podium."""
    return 3 if 3 in game.player_counts else min(game.player_counts)


def play_to_the_end(*people: Person) -> None:
    for person in people:
        person.page.locator("[data-slot='hand']").wait_for()
        person.page.evaluate(WATCH)
        person.page.evaluate(PLAY_ON)
    for person in people:
        person.page.locator(".result").wait_for(state="attached", timeout=LONG)
        person.page.evaluate("clearInterval(window.playing)")


def is_over(person: Person) -> None:
    person.page.locator("[data-ceremony='done']").wait_for(state="attached")


@of_a_game
def test_from_the_last_to_the_first_after_the_board_has_told_its_end(game: AnyGame, invite: Invite) -> None:
    ada = invite("Ada")
    likes(ada)
    with_bots(ada, game, few(game))
    play_to_the_end(ada)
    is_over(ada)
    seen = ada.page.evaluate("window.seen")
    assert seen["early"] == []
    steps = ada.page.locator(".podium .step").count()
    assert seen["steps"] == list(reversed(range(steps)))
    assert seen["over"] - seen["began"] - seen["late"] < 7_000
    assert seen["crowned"] > seen["began"]
    # Points count up, and never begin anew.
    for points in seen["points"]:
        assert points == sorted(points, key=abs)
        assert len(set(points)) > 2 or abs(points[-1]) < 2 or seen["late"] > 300
    # One medal for every person, that leads to its moment.
    medal = ada.page.locator("[data-medal]")
    expect(medal).to_have_count(1)
    expect(medal).to_contain_text("Ada")
    assert re.fullmatch(r"/replay/[\w-]+#\d+\.1", medal.locator("a").get_attribute("href") or "")
    # Who comes back finds it as it ended.
    points = ada.page.locator(".ranking b").all_inner_texts()
    ada.page.reload()
    ada.page.locator(".result.still[data-ceremony='done']").wait_for(state="attached")
    expect(ada.page.locator(".ranking b")).to_have_text(points)
    assert ada.page.locator(".ranking .winner").count() >= 1


@of_a_game
def test_a_tap_jumps_to_its_end_and_a_picture_is_there_without_a_network(
    game: AnyGame, invite: Invite, tmp_path: Path
) -> None:
    ada = invite("Ada", phone=True)
    likes(ada)
    with_bots(ada, game, pace="calm")
    play_to_the_end(ada)
    took = ada.page.evaluate(JUMP)
    assert isinstance(took, int | float), took
    assert took < 300
    with ada.without_network():
        ada.page.evaluate(
            "document.addEventListener('securitypolicyviolation', (event) => (window.forbidden = event.blockedURI))"
        )
        ada.page.locator("[data-action='share']:visible").tap()
        save = ada.page.get_by_role("button", name="Save picture")
        with ada.page.expect_download() as saved:
            save.tap()
        words = ada.page.locator(".share-words").inner_text()
        assert ada.page.evaluate("window.forbidden") is None
    picture = (PICTURES or tmp_path) / f"share-{game.key}.png"
    saved.value.save_as(picture)
    data = picture.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", data[16:24]) == (1080, 1350)
    assert len(data) < 400_000
    assert "Ada" in words
    assert "://" not in words
    assert "/t/" not in words
    ada.page.get_by_role("switch", name="Without names").tap()
    expect(ada.page.locator(".share-words")).not_to_contain_text("Ada")


@of_a_game
def test_who_wants_nothing_to_move_sees_the_end_at_once_and_whole(game: AnyGame, invite: Invite) -> None:
    ada = invite("Ada")
    with_medals(ada.page)
    likes(ada, motion="none")
    with_bots(ada, game, few(game), pace="instant")
    play_to_the_end(ada)
    is_over(ada)
    seen = ada.page.evaluate("window.seen")
    assert seen["over"] - seen["began"] - seen["late"] < 150
    expect(ada.page.locator(".result .bit")).to_have_count(0)
    # Nothing is cut, on any screen.
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.wait_until(f"innerWidth === {width} && ({CUT})().length === 0")


@of_a_game
def test_a_wish_of_one_leaves_the_other_at_the_result(game: AnyGame, invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben", phone=True)
    for person in (ada, ben):
        likes(person)
    sit_down_with(ada, ben, game)
    play_to_the_end(ada, ben)
    for person in (ada, ben):
        is_over(person)
        expect(person.page.locator("[data-medal]")).to_have_count(2)
    place = "JSON.stringify(document.querySelector('[data-action=again]').getBoundingClientRect())"
    before = ben.page.evaluate(place)
    ada.wait_until("performance.now() > window.seen.began + 600")
    ada.page.locator("[data-action='again']").click()
    expect(ben.page.locator(".result")).to_contain_text("Ada is up for another round.")
    expect(ben.page.locator("[data-action='again'] .face")).to_have_count(1)
    expect(ada.page.locator("[data-action='again']")).to_have_attribute("aria-pressed", "true")
    expect(ada.page.locator(".result")).to_contain_text("Waiting for Ben")
    for person in (ada, ben):
        expect(person.page.locator("[data-phase='over'] ~ .result")).to_be_attached()
    assert ben.page.evaluate(place) == before
    assert ben.page.evaluate(CUT) == []
    ben.page.locator("[data-action='again']").tap()
    # It begins, and nobody is asked again.
    for person in (ada, ben):
        expect(person.page.locator("[data-phase='playing']")).to_be_attached()
        expect(person.page.locator(".result")).to_have_count(0)
