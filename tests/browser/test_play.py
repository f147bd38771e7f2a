"""Two people with browsers play every game to its end, and a bot with them; one reloads, one loses the line."""

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from fromagerie.engine.game import AnyGame
from tests.browser.people import Person
from tests.every_table import of_every_game

pytestmark = [pytest.mark.once, pytest.mark.slow]

OPTIONS = {"drole-de-fromage": {"max_turns": "40"}}


def gather(game: AnyGame, invite: Callable[..., Person]) -> tuple[Person, Person]:
    """A host at a desk, a guest with a phone who came by the code, a bot in every other seat."""
    ada, berenice = invite("Ada"), invite("Bérénice", "fr", phone=True)
    code = ada.set_table(game.title, 3 if 3 in game.player_counts else 2, OPTIONS.get(game.key, {}))
    berenice.visit(f"/join/{code}")
    berenice.sit_down()
    expect(ada.page.locator(".seats")).to_contain_text("Bérénice")
    berenice.check_width()
    berenice.check_targets()
    ada.get_ready()
    ada.board.wait_for()
    berenice.board.wait_for()
    return ada, berenice


def make_moves(people: tuple[Person, Person], number: int) -> None:
    """Some moves by finger and mouse, by whoever is asked for one."""
    patience = time.monotonic() + 30
    while number > 0 and time.monotonic() < patience:
        for person in people:
            if person.may_move():
                person.make_a_move()
                number -= 1
        people[0].page.wait_for_timeout(20)
        if people[0].page.locator(".result").count():
            return


@of_every_game
def test_a_whole_game(game: AnyGame, invite: Callable[..., Person]) -> None:
    people = ada, berenice = gather(game, invite)
    ada.page.evaluate("document.querySelector('[data-slot=board]').dataset.stays = 'yes'")
    make_moves(people, 3)
    # News changes what lies on the board; a board made anew would lose all that moves on it.
    assert ada.page.locator("[data-slot=board][data-stays]").count() == 1

    # One reloads: the same table, the same seat, the log from the beginning.
    berenice.page.reload()
    berenice.board.wait_for()
    with berenice.menu() as sheet:
        expect(sheet.locator(".seat.me")).to_contain_text("Bérénice")
        expect(sheet.locator(".loglist")).to_contain_text("La partie commence.")
    berenice.check_width()
    berenice.check_targets()

    # One loses the line, and has it back: nothing to do, nothing lost.
    with ada.without_network():
        expect(ada.page.locator(".bar.lost")).to_be_visible()
    make_moves(people, 1)

    for person in people:
        person.play_on()
    assert ada.sees_the_end() == berenice.sees_the_end()
