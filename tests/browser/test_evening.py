"""An evening on the page: who wishes goes on, who does not is left in peace, and everybody stays who they are."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from fromagerie.engine.game import get_game
from tests.browser.at_a_table import Wire, begin, likes, open_table
from tests.browser.people import PLAY_ON, Person

pytestmark = [pytest.mark.once, pytest.mark.slow]

Invite = Callable[..., Person]
LONG = 180_000  # ms; a whole game is played
# Where somebody is: nothing of it changes by what others do.
STATE = """
() => JSON.stringify([
  document.querySelector('[data-phase]').dataset.phase,
  scrollY,
  document.querySelector('.honours').scrollTop,
  document.querySelector('[data-action=again]').getBoundingClientRect(),
  document.querySelector('.podium').innerText,
])
"""
COLOURS = """
n => [...Array(n).keys()].map((seat) => getComputedStyle(document.documentElement).getPropertyValue(`--seat-${seat}`))
"""
HUES = COLOURS.replace("--seat", "--hue")


def play_to_the_end(*people: Person) -> None:
    for person in people:
        person.page.evaluate(PLAY_ON)
    for person in people:
        person.page.locator("[data-ceremony]").wait_for(state="attached", timeout=LONG)
        person.page.evaluate("clearInterval(window.playing); window.playing = undefined")
        person.page.locator("[data-ceremony='done']").wait_for(state="attached")


def seats(wire: Wire) -> dict[str, dict[str, Any]]:
    return {seat["name"]: seat for seat in wire.updates[-1]["room"]["seats"]}


def looks(wire: Wire) -> dict[str, tuple[Any, ...]]:
    """By name: what one knows somebody by."""
    return {name: (seat["colour"], seat.get("face"), seat["person"]) for name, seat in seats(wire).items()}


def painted(person: Person, wire: Wire) -> None:
    """Every seat has the colour of whoever sits there."""
    told = [seat["colour"] for seat in wire.updates[-1]["room"]["seats"]]
    hues = person.page.evaluate(HUES, 8)
    assert person.page.evaluate(COLOURS, len(told)) == [hues[colour] for colour in told]


def wish(person: Person) -> None:
    again = person.page.locator("[data-action='again']")
    # A tap in the first half second is one on what was there before.
    person.wait_until("(window.settled ??= performance.now()) && performance.now() > window.settled + 600")
    person.touch(again)
    expect(again).to_have_attribute("aria-pressed", "true")


def test_who_does_not_wish_stays_with_the_result_until_they_like(invite: Invite, tmp_path: Path) -> None:
    ada, ben, cleo = invite("Ada"), invite("Ben", phone=True), invite("Cleo", phone=True)
    wires = {person: Wire(person) for person in (ada, ben, cleo)}
    for person in (ada, ben, cleo):
        likes(person, motion="none")
    path = open_table(ada, get_game("cheese-rescue"), 4, pace="instant")
    for person in (ben, cleo):
        person.visit(path)
        person.sit_down()
    begin(ada, ben, cleo)
    play_to_the_end(ada, ben, cleo)
    before, order = looks(wires[ada]), list(seats(wires[ada]))
    peace = cleo.page.evaluate(STATE)
    wish(ben)
    expect(cleo.page.locator(".result")).to_contain_text("Ben")
    expect(cleo.page.locator("[data-action='again'] .face")).to_have_count(1)
    assert cleo.page.evaluate(STATE) == peace
    ada.page.locator("[data-action='begin']").wait_for()
    wish(ada)
    ada.page.locator("[data-action='begin']").click()
    for person in (ada, ben):
        expect(person.page.locator("[data-phase='playing']")).to_be_attached()
        painted(person, wires[person])
    # Everybody one seat on, and the same to look at.
    assert looks(wires[ada]) == before
    assert list(seats(wires[ada])) == [*order[1:], order[0]]
    assert seats(wires[ada])["Cleo"]["bot"]
    # Cleo was left in peace, and is told; she stays, and goes when she likes.
    expect(cleo.page.locator("[data-next-began]")).to_contain_text("The next game has begun. Your seat is waiting.")
    assert cleo.page.evaluate(STATE) == peace
    cleo.page.locator("[data-action='stay']").tap()
    expect(cleo.page.locator("[data-next-began]")).to_have_count(0)
    assert cleo.page.evaluate(STATE) == peace
    cleo.page.locator("[data-action='again']").tap()
    expect(cleo.page.locator("[data-phase='playing']")).to_be_attached()
    cleo.page.locator("[data-slot='hand']").wait_for()
    play_to_the_end(ada, ben, cleo)
    # The evening after two games, the same for all, and one picture of it.
    told = wires[ada].updates[-1]["room"]["evening"]
    assert told["games"] == ["cheese-rescue"] * 2
    for person in (ada, ben, cleo):
        for one in told["people"]:
            expect(person.page.locator(f".series [data-evening='{one['name']}'] b")).to_have_text(str(one["wheels"]))
    ada.page.locator("[data-action='evening']").click()
    podium = ada.page.locator("[data-evening-podium]")
    best = [one["name"] for one in told["people"] if one["place"] == 1]
    expect(podium.locator("h3")).to_contain_text(best[0])
    with ada.page.expect_download() as saved:
        ada.page.locator("[data-action='share-evening']").click()
    picture = tmp_path / saved.value.suggested_filename
    saved.value.save_as(picture)
    assert picture.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    ada.page.locator("[data-action='end-evening']").click()
    expect(ben.page.locator(".series")).to_contain_text("The evening is over")
