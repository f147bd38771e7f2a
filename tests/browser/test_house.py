"""The house around the games: the entrance, talk and agreement at a table, and what remains of a game."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from fromagerie.engine.game import all_games
from tests.browser.people import Person

pytestmark = [pytest.mark.once, pytest.mark.slow]

Invite = Callable[..., Person]


def test_the_entrance_speaks_the_visitors_language_and_changes_it_at_once(invite: Invite) -> None:
    claire = invite("Claire", "fr", phone=True)
    claire.visit("/")
    expect(claire.page.get_by_role("list", name="À quoi voulez-vous jouer")).to_be_visible()
    claire.check_width()
    claire.check_targets()
    description = claire.page.locator("meta[name=description]")
    assert (description.get_attribute("content") or "").startswith("Cinq jeux de fromage")
    claire.press("English")
    expect(claire.page.get_by_role("list", name="What would you like to play")).to_be_visible()
    assert claire.page.locator("html").get_attribute("lang") == "en"
    assert (description.get_attribute("content") or "").startswith("Five cheese games")
    claire.page.reload()
    expect(claire.page.locator("[data-game=cheese-rescue]")).to_contain_text("2–4 players")


def test_options_are_explained_in_the_language_of_whoever_sets_the_table(invite: Invite) -> None:
    claire = invite("Claire", "fr", phone=True)
    claire.set_table("Drôle de Fromage", 4, {"max_turns": "500"})
    form = claire.page.locator(".presets")
    expect(form).to_contain_text("Chacun regarde sous les morceaux qu’il récolte.")
    expect(form.locator("select[name='points'] option")).to_contain_text(
        ["valeurs de la boîte", "critique de l’édition"]
    )
    assert form.get_by_label("Joueurs, du plus jeune").get_attribute("placeholder") == "au sort"
    claire.check_width()
    claire.page.evaluate("localStorage.setItem('fromagerie.language', 'en')")
    claire.page.reload()
    claire.open_folds()
    expect(form).to_contain_text("Everybody looks under the pieces they harvest.")


def test_one_click_and_one_plays_against_bots(invite: Invite) -> None:
    ada = invite("Ada")
    ada.visit("/")
    ada.touch(ada.page.locator("[data-game=cheez-tricks] [data-action=play]"))
    ada.touch(ada.page.locator("dialog [data-action=go]"))
    ada.board.wait_for()
    expect(ada.page.locator(".seat .tag", has_text="bot")).to_have_count(3)


def test_a_code_that_leads_nowhere_is_told(invite: Invite) -> None:
    ada = invite("Ada")
    ada.visit("/")
    ada.page.get_by_label("Four-letter code").fill("zzzz")
    ada.press("Join")
    expect(ada.page.get_by_role("alert")).to_contain_text("ZZZZ")
    # The browser itself reports the answer 404 that was asked for.
    assert all("404" in trouble for trouble in ada.troubles)
    ada.troubles.clear()
    ada.visit("/t/nosuchtable")
    expect(ada.page.get_by_role("alert")).to_contain_text("This table has been cleared away")


def test_people_talk_agree_and_play_again(invite: Invite) -> None:
    ada, ben, zoe = invite("Ada"), invite("Ben"), invite("Zoé", "fr", phone=True)
    code = ada.set_table("Cheez-Tricks", 2, {})
    for guest in (ben, zoe):
        guest.visit(f"/join/{code}")
    ben.sit_down()
    zoe.touch(zoe.page.locator("dialog [data-action=watch]"))
    ada.get_ready()
    for person in (ada, ben, zoe):
        person.board.wait_for()
    with zoe.menu() as sheet:
        expect(sheet.locator(".seats")).to_contain_text("Ben")
    assert zoe.page.locator(".thing[data-name='hand']").count() == 0

    # In the language of whoever reads.
    ada.look_beside("chat")
    ada.press("Good game!")
    expect(zoe.page.locator(".bubble")).to_be_visible()
    zoe.page.locator("[data-action=talk]:visible").tap()
    expect(zoe.page.locator("dialog .chatlist")).to_contain_text("Ada")
    zoe.page.keyboard.press("Escape")
    ben.look_beside("chat")
    expect(ben.page.locator(".chatlist")).to_contain_text("Good game!")
    ben.say("<b>not bold</b>")
    expect(ada.page.locator(".chatlist")).to_contain_text("<b>not bold</b>")

    with ada.menu() as sheet:
        sheet.get_by_role("button", name="Take a break?").click()
    ben.press("All right")
    expect(ada.bar).to_contain_text("Paused")
    ben.press("Resume")
    with zoe.menu() as sheet:
        expect(sheet).to_contain_text("Partie en cours")

    # A bot takes over for a while, and gives the seat back.
    with ben.menu() as sheet:
        sheet.get_by_role("button", name="Leave my seat").first.click()
    expect(ben.bar).to_contain_text("A bot plays for you")
    expect(ada.page.locator(".seats")).to_contain_text("stand-in")
    ben.page.locator("[data-action=main] button").click()
    expect(ada.page.locator(".seats")).not_to_contain_text("stand-in")

    with ada.menu() as sheet:
        sheet.get_by_role("button", name="End the game?").click()
    ben.press("All right")
    expect(zoe.page.locator(".result")).to_contain_text("sans vainqueur")
    # One wish asks, and leaves everybody at the result.
    for person in (ada, ben):
        person.page.locator(".result[data-ceremony=done]").wait_for(state="attached")
    ben.press("Another round")
    expect(ada.page.locator(".result")).to_contain_text("Ben is up for another round.")
    expect(zoe.page.locator(".result")).to_contain_text("Ben veut bien refaire une partie.")
    expect(zoe.page.locator(".result").get_by_role("button", name="Non merci")).to_have_count(0)
    ada.page.set_viewport_size({"width": 360, "height": 640})
    # The board measures itself anew when the screen has changed.
    ada.wait_until("document.documentElement.scrollWidth <= window.innerWidth")
    ada.check_targets()
    ada.press("Another round")
    # All who are here wish for it: nobody passes a lobby.
    for person in (ada, ben):
        expect(person.page.locator("[data-phase=playing]")).to_be_attached()


def test_a_table_of_eight_fits_a_phone_and_the_host_rules_it(invite: Invite) -> None:
    ada, zoe = invite("Ada"), invite("Zoé", "fr", phone=True)
    code = ada.set_table("Cheese Master", 4, {})
    zoe.visit(f"/join/{code}")
    ada.set_seats(8)
    expect(zoe.page.locator(".seat")).to_have_count(8)
    zoe.sit_down()
    ada.ask_of("Zoé", "Remove from the table")
    expect(zoe.page.locator(".seat.me")).to_have_count(0)
    ada.touch(ada.page.locator(".lobby .seat.free").last)
    ada.page.get_by_label("Bot in seat 8").select_option("vintage")
    ada.close_sheet()
    ada.get_ready()
    zoe.board.wait_for()
    zoe.check_width()
    zoe.check_targets()


def test_what_remains_of_a_game_is_checked_replayed_and_gone_on_from(invite: Invite) -> None:
    ada = invite("Ada")
    ada.set_table("Cheese Rescue", 2, {})
    ada.get_ready()
    ada.board.wait_for()
    ada.play_on()
    ada.sees_the_end()

    with ada.menu() as sheet:
        sheet.get_by_text("For the curious").click()
        sheet.get_by_text("Verifiable luck").click()
        sheet.get_by_role("button", name="Check the luck").click()
        expect(sheet.locator(".luck")).to_contain_text("as promised to you beforehand")
        with ada.page.expect_download() as saved:
            sheet.get_by_role("button", name="Save a bug report").click()
    assert saved.value.suggested_filename.endswith(".json")

    ada.page.locator("[data-action='more']").click()
    ada.press("Open to everybody")
    more = ada.page.get_by_role("dialog", name="After the game")
    expect(more).to_contain_text("Anybody with the link")
    more.get_by_role("link", name="Watch again").click()
    # On the board, with anybody's eyes, at a moment with an address of its own.
    ada.board.wait_for()
    ada.press("Next highlight")
    expect(ada.page.locator(".told")).to_contain_text("win")
    ada.page.get_by_label("Seen by").select_option("1")
    ada.page.get_by_role("slider").focus()
    ada.page.keyboard.press("Home")
    for _ in range(4):
        ada.press("Next move")
    expect(ada.page).to_have_url(re.compile(r"#5\.2$"))
    ada.page.reload()
    expect(ada.bar).to_contain_text("5 of")
    ada.page.get_by_role("button", name="Play", exact=True).click()
    expect(ada.bar).to_contain_text("7 of")
    ada.press("Pause")
    ada.check()
    ada.press("Play on from here")
    expect(ada.page.locator(".seat.me")).to_contain_text("Ada")
    ada.make_a_move()


def test_who_looks_again_is_told_what_happened_since(invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben")
    code = ada.set_table("Cheez-Tricks", 3, {})
    ada.get_ready()
    ada.board.wait_for()
    ben.visit(f"/join/{code}")
    ben.board.wait_for()
    expect(ben.page.locator(".missed")).to_have_count(0)
    address = ben.page.url
    ben.page.goto("about:blank")
    for _ in range(2):
        ada.moves.first.wait_for()
        ada.make_a_move()
    ada.moves.first.wait_for()
    ben.page.goto(address)
    expect(ben.page.locator(".missed")).to_contain_text("moves while you were away")
    ben.press("Watch")
    expect(ben.page.locator(".missed li", has_text="Ada plays")).to_have_count(2)
    ben.press("Skip")
    expect(ben.page.locator(".missed")).to_have_count(0)


def test_the_rulebook_lies_beside_the_table_and_finds_what_is_looked_for(invite: Invite) -> None:
    ada = invite("Ada", phone=True)
    ada.visit("/")
    ada.open_game("Cheez-Tricks", "rules")
    book = ada.page.get_by_role("dialog", name="Rules")
    expect(book).to_contain_text("Mauricio Torselli")
    book.get_by_role("searchbox").fill("grey cat most")
    expect(book).to_contain_text("4.5")
    expect(book).not_to_contain_text("Mauricio Torselli")
    book.get_by_role("searchbox").fill("penguin")
    expect(book).to_contain_text("The rules say nothing")
    ada.check()
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("Escape")
    expect(book).to_have_count(0)


def test_the_deal_of_the_day_is_played_once_and_compared(invite: Invite) -> None:
    ada = invite("Ada")
    ada.visit("/")
    star = ada.page.locator("[data-action=daily]:not([disabled])")
    star.wait_for()
    if "Cheese Rescue" not in (star.get_attribute("aria-label") or ""):
        ada.page.locator("[data-action=daily-more]").click()
    ada.press("Play: Cheese Rescue, deal of the day")
    ada.introduce()
    ada.board.wait_for()
    with ada.menu() as sheet:
        expect(sheet).to_contain_text("deal of")
    ada.play_on()
    ada.sees_the_end()
    expect(ada.page.locator(".result")).to_contain_text("ranked 1 of 1")
    ada.visit("/")
    ada.page.locator("[data-action=daily-more]").click()
    sheet = ada.page.locator("dialog")
    expect(sheet).to_contain_text("the first to finish")
    expect(sheet).to_contain_text("1 day in a row")
    assert sheet.locator("[data-sign]").count() > 0


def test_the_page_can_be_installed_and_its_shell_opens_without_a_network(invite: Invite) -> None:
    ada = invite("Ada")
    ada.visit("/")
    ada.wait_until("navigator.serviceWorker.ready.then((worker) => !!worker.active)")
    manifest = ada.page.evaluate("fetch('/manifest.webmanifest').then((found) => found.json())")
    for icon in manifest["icons"]:
        assert ada.page.evaluate("(path) => fetch(path).then((found) => found.status)", icon["src"]) == 200
    ada.page.reload()  # by now through the worker
    ada.page.locator("[data-game]").first.wait_for()
    with ada.without_network():
        ada.page.reload()
        expect(ada.page.get_by_role("alert")).to_contain_text("isn’t answering")
        # What the house itself would have told is asked for in vain, and the browser says so.
        ada.troubles = [trouble for trouble in ada.troubles if "Failed to fetch" not in trouble]


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_every_table_of_every_rulebook_can_be_read(invite: Invite, phone: bool) -> None:
    ada = invite("Ada", phone=phone)
    ada.visit("/")
    seen = 0
    for game in all_games().values():
        ada.open_game(game.title, "rules")
        book = ada.page.get_by_role("dialog")
        expect(book.locator("p").first).to_be_visible()
        heights = book.locator(".wide").evaluate_all(
            "(all) => all.map((one) => [one.clientHeight, one.querySelector('table').getBoundingClientRect().height])"
        )
        assert all(shown + 1 > needed > 40 for shown, needed in heights), (game.key, heights)
        seen += len(heights)
        ada.page.keyboard.press("Escape")
        expect(book).to_have_count(0)
    assert seen > 0
