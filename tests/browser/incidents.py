"""All that may come between two people at a table while they play: to be watched, whether anything moves by it."""

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.at_a_table import MOVE, OVER, Wire, step
from tests.browser.people import Person

SURE = "button[data-confirm]:not(:disabled)"
MINE = f"!!document.querySelector('{MOVE}')"
TRIES = 12  # own moves, after one of which a move can be taken back


def their_turn(person: Person, other: Person) -> bool:
    """Until this person may move; the other one moves meanwhile, when asked to. False: the game is over."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if person.page.evaluate(f"!!document.querySelector('{OVER}')"):
            return False
        if person.page.evaluate(MINE):
            return True
        step(other)
    raise AssertionError("it is never their turn")


def chosen_and_given_up(ada: Person, ben: Person) -> None:
    """A move is chosen, and not made: by key, and by a tap elsewhere; then it is made."""
    ways: list[Callable[[], None]] = [
        lambda: ada.page.keyboard.press("Escape"),
        lambda: ada.page.locator("[data-slot=cue]").tap(),
    ]
    for give_up in ways:
        if not their_turn(ada, ben):
            return
        ada.page.evaluate(f"document.querySelector('{MOVE}')?.click()")
        ada.page.evaluate("new Promise(requestAnimationFrame)")
        if ada.page.locator(SURE).count():
            give_up()
            expect(ada.page.locator(SURE)).to_have_count(0)
    if their_turn(ada, ben):
        for _ in range(2):
            step(ada)


def refused(ada: Person) -> None:
    """Two reactions at once are one too many: the house says so where it says why a move cannot be."""
    # By clicks inside the page: on a busy machine the second one would be too late to be refused.
    ada.page.evaluate(
        """async () => {
             for (let nth = 0; nth < 2; nth += 1) {
               [...document.querySelectorAll('[data-action=react]')].find((one) => one.checkVisibility()).click();
               await new Promise(requestAnimationFrame);
               document.querySelector('.fan button').click();
               await new Promise(requestAnimationFrame);
             }
           }"""
    )
    ada.page.locator("[data-slot=cue] .refused").wait_for()


def taken_back(asker: Person, wire: Wire, other: Person) -> bool:
    """A move is taken back, at once or because the other one says yes."""
    undo = "[data-action=undo]:not(:disabled)"
    for _ in range(TRIES):
        if not their_turn(asker, other):
            return False
        # What is chosen first is made with the second step.
        for _ in range(2):
            step(asker)
        asked = len(wire.asked("undo"))
        asker.page.evaluate(f"document.querySelector('{undo}')?.click()")
        asker.page.evaluate("new Promise(requestAnimationFrame)")
        if len(wire.asked("undo")) > asked and answered(asker, wire)["is"] == "done":
            agreed(asker, other)
            return True
    return False


def answered(asker: Person, wire: Wire) -> dict[str, Any]:
    """What the house said to the last wish to take back; a bot that moved meanwhile may have made it impossible."""
    wanted = wire.asked("undo")[-1]["id"]
    end = time.monotonic() + 30
    while time.monotonic() < end:
        for message in wire.received:
            if message["is"] in ("done", "refused") and message["id"] == wanted:
                return message
        asker.page.evaluate("new Promise(requestAnimationFrame)")
    raise AssertionError("no answer to a wish to take back")


def agreed(asker: Person, other: Person) -> None:
    """Where nobody learnt anything from the move nobody is asked; else the other one agrees."""
    busy = "!!document.querySelector('[data-action=undo][aria-busy=true]')"
    end = time.monotonic() + 30
    while asker.page.evaluate(busy):
        assert time.monotonic() < end, "nobody can say yes"
        other.page.evaluate("document.querySelector('[data-slot=strip] .vote button.main')?.click()")


def talked(ada: Person, ben: Person) -> None:
    """Ben says something, which hangs at his seat; Ada opens the talk over the table and answers."""
    ben.look_beside("chat")
    ben.say("Brie?")
    ada.wait_until("window.came.includes('Brie?')")
    ada.page.locator("[data-action=talk]:visible").tap()
    ada.page.locator("dialog[open] input").fill("Anything but the cat with the bell.")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("dialog[open] .chatlist")).to_contain_text("the cat with the bell")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("dialog")).to_have_count(0)


def reacted(ada: Person, ben: Person) -> None:
    ben.page.locator("[data-action=react]:visible").click()
    ada.page.evaluate("window.came = []")
    ben.page.locator(".fan button").last.click()
    ada.wait_until("window.came.includes('sticker')")


def voted_down(ada: Person, ben: Person) -> None:
    with ben.menu() as sheet:
        sheet.get_by_role("button", name="Take a break?").click()
    no = ada.page.locator("[data-slot=strip] .vote button:not(.main)")
    no.tap()
    expect(no).to_have_count(0)


def line_lost(ada: Person) -> None:
    with ada.without_network():
        expect(ada.page.locator(".bar.lost")).to_be_visible()


def left(ada: Person, ben: Person) -> None:
    """Ben stands up, and a bot plays on for him."""
    with ben.menu() as sheet:
        sheet.get_by_role("button", name="Leave my seat").click()
    ada.page.locator("[data-slot=strip] .note", has_text="Ben").wait_for()


def all_of_it(ada: Person, hers: Wire, ben: Person, his: Wire, race: bool) -> dict[str, bool]:
    """One after the other, with moves between them; which of them there were."""
    # In a race nothing is chosen first: what is asked for there is a throw of the dice.
    always: dict[str, Callable[[], object]] = {
        **({} if race else {"chosen": lambda: chosen_and_given_up(ada, ben)}),
        "refused": lambda: refused(ada),
        "talked": lambda: talked(ada, ben),
        "reacted": lambda: reacted(ada, ben),
        "voted": lambda: voted_down(ada, ben),
        "taken back": lambda: taken_back(ada, hers, ben),
        "asked to take back": lambda: taken_back(ben, his, ada),
        "line lost": lambda: line_lost(ada),
        "left": lambda: left(ada, ben),
    }
    return {name: happens() is not False for name, happens in always.items()}
