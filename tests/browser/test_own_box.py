"""A designer's box in the browser: it is brought by the form, named at the table, and the board draws what is in it."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from fromagerie.engine.game import get_game
from tests.browser.people import Person

pytestmark = [pytest.mark.once, pytest.mark.slow]

Invite = Callable[..., Person]


def set_table_with(person: Person, title: str, players: int, toml: str, folder: Path) -> str:
    """Set a table with this box by the form; returns its code."""
    file = folder / "Half price.toml"
    file.write_text(toml, encoding="utf-8")
    before = person.set_table(title, players, {})
    person.touch(person.page.locator("[data-fold=workshop] summary"))
    person.page.locator("input[name='box']").set_input_files(file)
    expect(person.page.locator("input[name='box-name']")).to_have_value("Half price")
    person.touch(person.page.locator("[data-action=bring]"))
    code = person.page.locator(".lobby .code")
    expect(code).not_to_have_text(before)
    return code.inner_text()


def test_one_changed_card_is_played_with_and_seen_by_all(invite: Invite, tmp_path: Path) -> None:
    toml = get_game("cheese-rescue").box_text.replace("values = [1, 1, 1, 2, 2, 3]", "values = [1, 1, 1, 2, 3, 3]")
    ada, ben = invite("Ada"), invite("Ben", phone=True)
    code = set_table_with(ada, "Cheese Rescue", 2, toml, tmp_path)
    ben.visit(f"/join/{code}")
    for person in (ada, ben):
        person.sit_down()
        expect(person.page.locator(".note")).to_contain_text("Half price")
    ben.page.get_by_text("Played with a box of its own: Half price").click()
    expect(ben.page.locator("pre")).to_contain_text("values = [1, 1, 1, 2, 3, 3]")
    ada.get_ready()
    for person in (ada, ben):
        stacks = person.page.locator(".hand .stack[data-step]")
        expect(person.page.locator(".hand .stack[data-step='3']")).to_have_attribute(
            "aria-label", "cheese worth 3 points, 2 in hand"
        )
        expect(stacks.and_(person.page.locator("[data-step='2']"))).to_have_attribute(
            "aria-label", "cheese worth 2 points, 1 in hand"
        )


def test_the_cards_of_a_box_bear_its_numbers(invite: Invite, tmp_path: Path) -> None:
    mafia = get_game("cheese-mafia").box_text
    dear = re.sub(r"(?m)^value = (\d+)", lambda found: f"value = {int(found[1]) + 40}", mafia)
    assert dear != mafia
    ada = invite("Ada")
    set_table_with(ada, "Cheese Mafia", 3, dear, tmp_path)
    ada.get_ready()
    values = ada.page.locator(".hand .mafiacard b.low")
    expect(values).to_have_count(3)
    shown = [int(value.get_attribute("data-print") or 0) for value in values.all()]
    assert all(value >= 40 for value in shown)
    expect(ada.page.locator("[data-slot=strip]")).to_contain_text(str(sum(shown)))


def test_a_box_that_cannot_be_played_is_refused_in_place(invite: Invite, tmp_path: Path) -> None:
    ada = invite("Ada")
    file = tmp_path / "broken.toml"
    file.write_text("no box at all", encoding="utf-8")
    ada.set_table("Cheese Rescue", 2, {})
    ada.touch(ada.page.locator("[data-fold=workshop] summary"))
    ada.page.locator("input[name='box']").set_input_files(file)
    ada.touch(ada.page.locator("[data-action=bring]"))
    expect(ada.page.get_by_role("alert")).to_contain_text("not valid TOML")
    # The browser itself reports the answer 422 that was asked for.
    assert all("422" in trouble for trouble in ada.troubles)
    ada.troubles.clear()
