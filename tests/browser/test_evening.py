"""An evening on the page: who wishes goes on, who does not is left in peace, and everybody stays who they are."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from fromagerie.engine.game import get_game
from tests.browser.at_a_table import Wire, begin, likes, open_table
from tests.browser.people import Person
from tests.browser.walk_company import to_the_end
from tests.browser.whole import WHOLE

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
    to_the_end(ada, ben, cleo)
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
    to_the_end(ada, ben, cleo)
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


def test_from_the_end_of_one_game_straight_into_another(invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben", phone=True)
    for person in (ada, ben):
        likes(person, motion="none")
    path = open_table(ada, get_game("cheese-rescue"), 3, pace="instant")
    ben.visit(path)
    ben.sit_down()
    begin(ada, ben)
    to_the_end(ada, ben)
    for person in (ada, ben):
        wish_for(person, "cheez-tricks")
    for person in (ada, ben):
        expect(person.page.locator("[data-phase=playing]")).to_be_attached()
        expect(person.page.locator("[data-slot=hand] button").first).to_be_visible()
        expect(person.page.locator("[data-ceremony]")).to_have_count(0)


# Four people and two bots


def faces(person: Person, where: str) -> dict[str, str]:
    """By name, as it is drawn there; a bot's too."""
    told = person.page.locator(where).evaluate_all(
        """(found) => found.map((one) => [one.dataset.evening ?? one.querySelector('.name')?.textContent.trim() ?? '',
                                          one.querySelector('[data-face]')?.dataset.face])"""
    )
    return dict(told)


def wish_for(person: Person, game: str) -> None:
    person.touch(person.page.locator("[data-action=more]"))
    person.touch(person.page.locator(f"dialog[open] [data-game={game}]"))


@pytest.mark.skipif(not WHOLE, reason="a part of ./dev prove page: three whole games")
def test_three_games_with_four_people_and_two_bots_one_late_and_one_leaving(invite: Invite) -> None:
    """The same at the server's own level: tests/server/test_whole_evening.py."""
    ada, ben, cleo, dan = (invite(name, phone=name != "Ada") for name in ("Ada", "Ben", "Cleo", "Dan"))
    everybody = (ada, ben, cleo, dan)
    wires = {person: Wire(person) for person in everybody}
    for person in everybody:
        likes(person, motion="none")
    path = open_table(ada, get_game("cheese-mafia"), 5, pace="instant")
    for person in (ben, cleo):
        person.visit(path)
        person.sit_down()
    begin(ada, ben, cleo)
    to_the_end(ada, ben, cleo)
    first = looks(wires[ada])
    bots = [name for name, look in first.items() if not look[2]]
    assert len(bots) == 2
    check_evening(wires, ada, ben, cleo)

    # All would like to race; Ada asks them into the lobby, where Dan sits down in a chair more.
    for person in (ben, cleo):
        wish_for(person, "cheese-master")
    ada.touch(ada.page.locator("[data-action=more]"))
    ada.touch(ada.page.locator("dialog[open] [data-action=to-lobby]"))
    for person in (ada, ben, cleo):
        person.page.locator(".lobby").wait_for()
        expect(person.page.locator("h1")).to_contain_text("Cheese Master")
    dan.visit(path)
    dan.sit_down()
    expect(ada.page.locator(".lobby .seat:not(.free)[data-seat]")).to_have_count(6)
    begin(*everybody)
    second = looks(wires[ada])
    assert first.items() <= second.items()
    assert set(second) == {*first, "Dan"}
    for person in everybody:
        painted(person, wires[person])
    to_the_end(*everybody)
    assert looks(wires[ada]) == second
    check_evening(wires, *everybody)

    # Ben goes home. The others play on; nobody takes his seat, and he keeps what he has won.
    before = won(wires[ada])["Ben"]
    ben.visit("/")
    for person in (cleo, dan, ada):
        wish_for(person, "cheese-mafia")
    for person in (ada, cleo, dan):
        expect(person.page.locator("[data-phase=playing]")).to_be_attached()
        painted(person, wires[person])
    assert looks(wires[ada]) == second
    assert seats(wires[ada])["Ben"]["bot"]
    to_the_end(ada, cleo, dan)
    check_evening(wires, ada, cleo, dan)
    assert won(wires[ada])["Ben"] == before
    told = wires[ada].updates[-1]["room"]["evening"]
    assert told["games"] == ["cheese-mafia", "cheese-master", "cheese-mafia"]
    ada.touch(ada.page.locator("[data-action=evening]"))
    drawn = faces(ada, "[data-evening-podium] .person")
    assert drawn == {name: str(face) for name, (_, face, _) in looks(wires[ada]).items() if name in drawn}
    assert set(drawn) == {one["name"] for one in told["people"] if one["place"] <= 3} or len(drawn) >= 3


def won(wire: Wire) -> dict[str, int]:
    return {one["name"]: one["wheels"] for one in wire.updates[-1]["room"]["evening"]["people"]}


def check_evening(wires: dict[Person, Wire], *people: Person) -> None:
    """Wheels and faces are the same on every screen, and those that the table was told."""
    told = wires[people[0]].updates[-1]["room"]["evening"]["people"]
    for person in people:
        for one in told:
            expect(person.page.locator(f".series [data-evening='{one['name']}'] b")).to_have_text(str(one["wheels"]))
        assert faces(person, ".series [data-evening]") == {one["name"]: str(one["face"]) for one in told}
