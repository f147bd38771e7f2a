"""How a game ends on the page: the board first, then the podium; a picture to share; nobody is dragged on."""

import json
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.people import PLAY_ON, Person

pytestmark = [pytest.mark.once, pytest.mark.slow]

Invite = Callable[..., Person]

LONG = 180_000  # ms; a whole game is played
SETTINGS = "localStorage.setItem('fromagerie.settings', JSON.stringify({ motion: 'full', confirm: false }))"
SIZES = [(360, 640), (390, 664), (667, 375), (1280, 720)]

# From before the game ends: when the curtain came, in which order steps filled, when it was over; and whether a word of
# it was on the page before the board had told its end.
WATCH = """
() => {
  const seen = (window.seen = { steps: [], early: [], points: [], began: 0, crowned: 0, over: 0 });
  const look = () => {
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
  look();
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


def sit_with_bots(person: Person, players: int, pace: str = "brisk") -> None:
    person.visit("/")
    person.page.evaluate(SETTINGS)
    answer = person.page.request.post(
        f"{person.house}/api/tables",
        data=json.dumps({"game": "cheez-tricks", "players": players, "pace": pace}),
        headers={"content-type": "application/json", "origin": person.house},
    )
    person.visit(f"/t/{answer.json()['table']}")
    person.sit_down()


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


def test_from_the_last_to_the_first_after_the_board_has_told_its_end(invite: Invite) -> None:
    ada = invite("Ada")
    with_medals(ada.page)
    sit_with_bots(ada, 3)
    ada.press("Add bots")
    ada.get_ready()
    play_to_the_end(ada)
    is_over(ada)
    seen = ada.page.evaluate("window.seen")
    assert seen["early"] == []
    steps = ada.page.locator(".podium .step").count()
    assert seen["steps"] == list(reversed(range(steps)))
    assert seen["over"] - seen["began"] < 7_000
    assert seen["crowned"] > seen["began"]
    # Points count up, and never begin anew.
    for points in seen["points"]:
        assert points == sorted(points)
        assert len(set(points)) > 2 or points[-1] < 2
    expect(ada.page.locator("[data-medal]")).to_have_count(3)
    first = ada.page.locator("[data-medal] a").first
    assert first.get_attribute("href").endswith("#9.1")  # type: ignore[union-attr]
    # Nothing is cut, on any screen; and who comes back finds it as it ended.
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.wait_until(f"innerWidth === {width} && ({CUT})().length === 0")
    points = ada.page.locator(".ranking b").all_inner_texts()
    ada.page.reload()
    ada.page.locator(".result.still[data-ceremony='done']").wait_for(state="attached")
    expect(ada.page.locator(".ranking b")).to_have_text(points)
    assert ada.page.locator(".ranking .winner").count() >= 1


def test_a_tap_jumps_to_its_end_and_a_picture_is_there_without_a_network(invite: Invite, tmp_path: Path) -> None:
    ada = invite("Ada", phone=True)
    sit_with_bots(ada, 2, pace="calm")
    ada.press("Add bots")
    ada.get_ready()
    play_to_the_end(ada)
    took = ada.page.evaluate(
        """async () => {
          const result = document.querySelector('.result');
          if (result.dataset.ceremony === 'done') return 'it was over before anybody tapped';
          const began = performance.now();
          result.querySelector('.cloth').click();
          const stands = () => getComputedStyle(result.querySelector('.step')).visibility === 'visible';
          while (result.dataset.ceremony !== 'done' || !stands()) {
            if (performance.now() - began > 5000) return 'it goes on';
            await new Promise(requestAnimationFrame);
          }
          return performance.now() - began;
        }"""
    )
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
    picture = tmp_path / saved.value.suggested_filename
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


def test_who_wants_nothing_to_move_sees_the_end_at_once(invite: Invite) -> None:
    ada = invite("Ada")
    sit_with_bots(ada, 2, pace="instant")
    ada.page.evaluate("localStorage.setItem('fromagerie.settings', JSON.stringify({ motion: 'none', confirm: false }))")
    ada.page.reload()
    ada.press("Add bots")
    ada.get_ready()
    play_to_the_end(ada)
    is_over(ada)
    seen = ada.page.evaluate("window.seen")
    assert seen["over"] - seen["began"] < 150
    expect(ada.page.locator(".bit")).to_have_count(0)


def test_a_wish_of_one_leaves_the_other_at_the_result(invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben", phone=True)
    sit_with_bots(ada, 2, pace="instant")
    ben.visit("/")
    ben.page.evaluate(SETTINGS)
    ben.page.goto(ada.page.url)
    ben.sit_down()
    for person in (ada, ben):
        person.get_ready()
    play_to_the_end(ada, ben)
    for person in (ada, ben):
        is_over(person)
    place = "JSON.stringify(document.querySelector('[data-action=again]').getBoundingClientRect())"
    before = ben.page.evaluate(place)
    ada.wait_until("performance.now() > window.seen.began + 600")
    ada.page.locator("[data-action='again']").click()
    expect(ben.page.locator(".result")).to_contain_text("Ada is up for another round.")
    expect(ben.page.locator("[data-action='again'] .dot")).to_have_count(1)
    expect(ada.page.locator("[data-action='again']")).to_have_attribute("aria-pressed", "true")
    expect(ada.page.locator(".result")).to_contain_text("Waiting for Ben")
    for person in (ada, ben):
        expect(person.page.locator("[data-phase='over'] ~ .result")).to_be_attached()
    assert ben.page.evaluate(place) == before
    assert ben.page.evaluate(CUT) == []
    ben.page.locator("[data-action='again']").tap()
    for person in (ada, ben):
        expect(person.page.locator(".seat.me")).to_contain_text(person.name)
        expect(person.page.locator(".result")).to_have_count(0)
