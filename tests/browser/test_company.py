"""Company at a table: who is away, who rules it, who is heard, who is forgotten."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import Person

pytestmark = [pytest.mark.once, pytest.mark.slow]

Invite = Callable[..., Person]


def gather(title: str, players: int, host: Person, *guests: Person) -> None:
    code = host.set_table(title, players, {})
    for guest in guests:
        guest.visit(f"/join/{code}")
        guest.sit_down()


def seat_of(name: str, person: Person) -> Locator:
    return person.page.locator(".seat", has_text=name)


def chat(person: Person) -> Locator:
    person.open_talk()
    return person.page.locator(".chatlist")


def rules(host: Person, other: Person) -> None:
    """What is for the host to decide is there for one of them only."""
    for person, times in ((host, 1), (other, 0)):
        expect(person.page.locator("[data-action=start]")).to_have_count(times)
        expect(person.page.locator("[data-preset]")).to_have_count(3 * times)


def test_a_bot_plays_for_somebody_away_until_they_are_back(invite: Invite, hasty_house: str) -> None:
    ada, ben = invite("Ada", to=hasty_house), invite("Ben", to=hasty_house)
    gather("Cheez-Tricks", 2, ada, ben)
    ada.get_ready()
    ada.board.wait_for()
    replace = ada.page.get_by_role("button", name="Hand over to a bot")
    expect(replace).to_have_count(0)

    address = ben.page.url
    ben.page.goto("about:blank")
    expect(seat_of("Ben", ada)).to_contain_text("offline")
    ada.look_beside("table")
    replace.click()
    expect(seat_of("Ben", ada)).to_contain_text("stand-in")
    ada.play_on()
    expect(ada.page.locator(".loglist")).to_contain_text("Ben plays")

    ben.page.goto(address)
    expect(seat_of("Ben", ada)).not_to_contain_text("stand-in")
    expect(seat_of("Ben", ada)).not_to_contain_text("offline")
    expect(ben.page.locator(".seat.me")).to_contain_text("Ben")


def test_the_host_hands_the_table_over(invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben")
    gather("Cheez-Tricks", 3, ada, ben)
    rules(ada, ben)

    ada.ask_of("Ben", "Make host")
    expect(ben.page.locator(".seat.me")).to_contain_text("host")
    expect(ada.page.locator(".seat.me")).not_to_contain_text("host")
    rules(ben, ada)
    ben.touch(ben.page.locator(".lobby .seat.free"))
    ben.page.locator("dialog[open] select").select_option("ripe")
    expect(ada.page.locator(".lobby .seat", has_text="ripe")).to_have_count(1)


def test_who_is_muted_for_one_is_heard_by_the_others_and_stays_so(invite: Invite) -> None:
    ada, ben, cleo = invite("Ada"), invite("Ben"), invite("Cleo")
    gather("Cheez-Tricks", 3, ada, ben, cleo)
    ben.say("blue cheese")
    expect(chat(cleo)).to_contain_text("blue cheese")
    cleo.ask_of("Ben", "Mute for me")
    expect(chat(cleo)).to_have_count(0)

    # What Ada says comes after it, so what is not there by then does not come.
    ben.say("more blue cheese")
    expect(chat(ada)).to_contain_text("more blue cheese")
    ada.say("goat cheese")
    for _ in range(2):
        expect(chat(cleo)).to_contain_text("goat cheese")
        expect(chat(cleo)).not_to_contain_text("blue cheese")
        cleo.page.reload()

    cleo.ask_of("Ben", "Unmute")
    expect(chat(cleo)).to_contain_text("more blue cheese")
    cleo.page.reload()
    expect(chat(cleo)).to_contain_text("more blue cheese")


def test_who_is_muted_by_the_host_is_heard_by_nobody(invite: Invite) -> None:
    ada, ben, cleo = invite("Ada"), invite("Ben"), invite("Cleo")
    gather("Cheez-Tricks", 3, ada, ben, cleo)
    ada.ask_of("Ben", "Mute for everybody")
    expect(ben.page.locator(".seat.me")).to_contain_text("muted")
    ben.say("blue cheese")
    expect(ben.page.get_by_role("alert")).to_contain_text("The host has muted you.")
    ada.say("goat cheese")
    for person in (ada, ben, cleo):
        expect(chat(person)).to_contain_text("goat cheese")
        expect(chat(person)).not_to_contain_text("blue cheese")

    ada.ask_of("Ben", "Unmute for everybody")
    expect(ben.page.locator(".seat.me")).not_to_contain_text("muted")
    # What was refused is still there to be said.
    ben.open_talk()
    ben.page.get_by_label("Your message").press("Enter")
    expect(chat(cleo)).to_contain_text("blue cheese")


def test_who_wants_to_be_forgotten_is(invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben")
    gather("Cheez-Tricks", 2, ada, ben)
    ada.say("blue cheese")
    ben.say("goat cheese")
    expect(chat(ben)).to_contain_text("blue cheese")
    ada.ask_of("Ben", "Mute for me")
    table = ada.page.url

    ada.visit("/")
    mine = ada.page.locator("footer [data-action=tables]").or_(ada.page.locator("[data-action=continue]")).first
    expect(mine).to_be_visible()
    kept = "Object.keys(localStorage).filter((key) => key.startsWith('fromagerie.'))"
    assert "fromagerie.hushed" in ada.page.evaluate(kept)
    ada.press("Privacy")
    ada.press("Delete my data")
    ada.press("Cancel")
    ada.press("Delete my data")
    ada.press("Yes, delete it all")
    expect(ada.page.get_by_role("dialog")).to_contain_text("Deleted.")
    assert ada.page.evaluate(kept) == []

    expect(ben.page.locator(".seats")).not_to_contain_text("Ada")
    expect(ben.page.locator(".seat.me")).to_contain_text("host")
    expect(chat(ben)).to_contain_text("goat cheese")
    expect(chat(ben)).not_to_contain_text("Ada")
    ben.close_sheet()
    ben.touch(ben.page.locator("[data-action=menu]"))
    expect(ben.page.locator("dialog .loglist")).not_to_contain_text("Ada")
    ada.page.goto(table)
    expect(ada.page.locator("dialog [data-action=go]")).to_be_visible()
    expect(ada.page.locator(".seat.me")).to_have_count(0)
    expect(ada.page.locator("input[name=name]")).not_to_have_value("Ada")


def test_what_one_kept_of_a_table_goes_with_it(invite: Invite) -> None:
    ada = invite("Ada")
    ada.visit("/")
    ada.page.evaluate("""localStorage.setItem('fromagerie.hushed', '[["gone", ["Ben"]], ["there", ["Cleo"]]]')""")
    ada.visit("/t/gone")
    expect(ada.page.get_by_role("alert")).to_contain_text("This table has been cleared away")
    assert ada.page.evaluate("localStorage.getItem('fromagerie.hushed')") == '[["there",["Cleo"]]]'
