"""From home to a table: how many taps it takes, that all of it is in one look, and that nothing moves meanwhile."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Route, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from fromagerie.engine.game import AnyGame, all_games
from tests.browser.people import Person
from tests.browser.whole import WHOLE
from tests.every_table import of_every_game
from tests.server.real_server import COMMAND, RealServer

pytestmark = [pytest.mark.once, pytest.mark.slow]

Invite = Callable[..., Person]
PHONE = (390, 664)
SIZES = [(320, 568), (360, 640), PHONE, (390, 844), (768, 1024), (1280, 720), (1280, 800), (1440, 900)]
SHIFTS = """
  window.shifts = [];
  new PerformanceObserver((list) => {
    const whose = (entry) => entry.sources.map((one) => one.node?.outerHTML?.slice(0, 120));
    for (const entry of list.getEntries()) window.shifts.push([entry.value, ...whose(entry)]);
  }).observe({ type: 'layout-shift', buffered: true });
"""
# What does not lie wholly inside the screen.
OUTSIDE = """
  (found) => found.filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
  }).map((one) => one.outerHTML.slice(0, 90))
"""


class Finger:
    """Counts what it taps, and the seconds since the first time."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.taps = 0
        self.began = 0.0

    def tap(self, button: Locator) -> None:
        self.taps += 1
        self.began = self.began or time.monotonic()
        self.person.touch(button)

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.began

    def move(self) -> None:
        """The first move of one's own that is offered; with a finger it is asked for again."""
        self.person.moves.first.wait_for(timeout=60_000)
        self.tap(self.person.moves.first)
        sure = self.person.page.locator("button[data-confirm]:not([disabled])")
        if sure.count():
            try:
                self.tap(sure)
            except PlaywrightTimeout:
                # In a race somebody else may end it first; what is still there must be there for a finger.
                assert not sure.count(), "it cannot be tapped"


def on_phone(invite: Invite, name: str, language: str = "en", **where: str) -> Person:
    person = invite(name, language, phone=True, **where)
    person.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    return person


def play(person: Person, key: str) -> Locator:
    return person.page.locator(f"[data-game='{key}'] > [data-action=play]")


def go(person: Person) -> Locator:
    return person.page.locator("dialog[open] [data-action=go]")


# Taps


Tell = Callable[[str, Finger], None]


@pytest.fixture
def tell(capsys: pytest.CaptureFixture[str]) -> Tell:
    """What it took, said where it is measured: on a machine that does other things too, seconds say nothing."""

    def say(what: str, finger: Finger) -> None:
        seconds = finger.seconds
        if WHOLE:
            with capsys.disabled():
                print(f"\n| {what} | {finger.taps} taps | {seconds:.1f} s |", end="")

    return say


@of_every_game
def test_two_taps_to_a_table_four_to_a_move_and_the_second_time_one_and_three(
    game: AnyGame, invite: Invite, tell: Tell
) -> None:
    ada = on_phone(invite, "Ada")
    for at_a_table, to_a_move in ((2, 4), (1, 3)):
        visit = "first visit" if at_a_table == 2 else "returning"
        finger = Finger(ada)
        ada.visit("/")
        finger.tap(play(ada, game.key))
        if at_a_table == 2:
            assert ada.page.locator("dialog input[name=name]").input_value() != ""
            finger.tap(go(ada))
        ada.board.wait_for()
        tell(f"{game.key}, {visit}: home to a table", finger)
        assert finger.taps == at_a_table
        finger.move()
        tell(f"{game.key}, {visit}: home to the first own move", finger)
        assert finger.taps <= to_a_move


def test_a_scan_and_one_tap_and_one_sits_and_another_goes_on_with_a_game(invite: Invite, tell: Tell) -> None:
    ada, ben = on_phone(invite, "Ada"), on_phone(invite, "Ben", "fr")
    ada.set_table("Cheese Rescue", 2, {})
    ben.page.goto(ada.page.url)
    scanned = Finger(ben)
    scanned.tap(go(ben))
    expect(ben.page.locator(".seat.me")).to_be_visible()
    tell("scanned code to a seat", scanned)
    assert scanned.taps == 1
    ada.get_ready()
    ada.board.wait_for()
    # A running game is gone on with by one tap, from a home that knows whose turn it is.
    for person, words in ((ada, ("Your turn", "is thinking")), (ben, ("À vous", "réfléchit"))):
        person.visit("/")
        goes_on = person.page.locator("[data-action=continue], footer [data-action=tables]").first
        goes_on.wait_for()
        person.visit("/")
        line = person.page.locator("[data-action=continue]")
        assert any(word in line.inner_text() for word in words), line.inner_text()
        finger = Finger(person)
        finger.tap(line)
        person.board.wait_for()
        tell("a running game continued", finger)
        assert finger.taps == 1


def test_a_code_is_typed_and_one_sits_with_three_taps(invite: Invite, tell: Tell) -> None:
    ada, ben = on_phone(invite, "Ada"), on_phone(invite, "Ben")
    code = ada.set_table("Cheez-Tricks", 4, {})
    ben.visit("/")
    finger = Finger(ben)
    finger.tap(ben.page.locator("input[name=code]"))
    ben.page.keyboard.type(code.lower())
    finger.tap(ben.page.locator("[data-action=join]"))
    finger.tap(go(ben))
    expect(ben.page.locator(".seat.me")).to_be_visible()
    tell("typed code to a seat", finger)
    assert finger.taps == 3
    # Pasted, a link does as well.
    cleo = on_phone(invite, "Cleo")
    cleo.visit("/")
    cleo.page.locator("input[name=code]").fill(ada.page.url)
    go(cleo).wait_for()


@pytest.fixture
def usual_house(house: str, tmp_path: Path) -> Iterator[str]:
    """Where it is timed, a house as anybody opens it: with the count before a game, and bots that take their time."""
    if not WHOLE:
        yield house
        return
    with RealServer(tmp_path, command=COMMAND[:-2]) as server:
        yield f"http://{server.address}"


def test_three_friends_play_twenty_seconds_after_home(invite: Invite, usual_house: str, tell: Tell) -> None:
    """The page's own waiting counts; how quickly people read each other a code does not. Timed only in `prove page`."""
    ada, ben, cleo = (on_phone(invite, name, to=usual_house) for name in ("Ada", "Ben", "Cleo"))
    for person in (ada, ben, cleo):
        person.visit("/")
        person.page.locator("[data-game]").first.wait_for()
    host = Finger(ada)
    host.tap(ada.page.locator("[data-game=cheese-rescue] [data-action=open]"))
    host.tap(ada.page.locator("dialog [data-action=friends]"))
    host.tap(go(ada))
    code = ada.page.locator(".lobby .code")
    code.wait_for()
    fingers = [Finger(ben), Finger(cleo)]
    for finger in fingers:
        page = finger.person.page
        finger.tap(page.locator("input[name=code]"))
        page.keyboard.type(code.inner_text())
        finger.tap(page.locator("[data-action=join]"))
        finger.tap(go(finger.person))
        page.locator(".seat.me").wait_for()
        tell("each of two friends: typed code to a seat", finger)
    expect(ada.page.locator(".lobby .seat:not(.free)[data-seat]")).to_have_count(3)
    host.tap(ada.page.locator("[data-action=start]"))
    for person in (ada, ben, cleo):
        person.board.wait_for()
    took = host.seconds
    tell("host: home to a game with two friends on their own phones", host)
    assert (host.taps, [finger.taps for finger in fingers]) == (4, [3, 3])
    if WHOLE:
        assert took <= 20


# The name


def test_a_name_is_asked_for_once_refused_in_words_and_never_cut(invite: Invite) -> None:
    ada = on_phone(invite, "Ada")
    ada.visit("/")
    ada.touch(ada.page.locator("[data-game=cheese-rescue] [data-action=open]"))
    ada.touch(ada.page.locator("dialog [data-action=friends]"))
    field = ada.page.locator("dialog input[name=name]")
    field.fill("A" * 25)
    ada.touch(go(ada))
    expect(ada.page.locator("dialog [role=alert]")).to_contain_text("24 characters at most")
    expect(field).to_have_value("A" * 25)
    # What only the house can tell is told in the same place.
    field.fill("An\u2800ne")
    ada.touch(go(ada))
    expect(ada.page.locator("dialog [role=alert]")).to_contain_text("invisible")
    ada.troubles = [trouble for trouble in ada.troubles if "422" not in trouble]
    ada.page.locator("dialog input[name=name]").fill("Anne")
    ada.touch(ada.page.locator("dialog [data-action=pick]"))
    ada.touch(ada.page.get_by_role("button", name="Face 9", exact=True))
    ada.touch(ada.page.get_by_role("button", name="Colour 3", exact=True))
    ada.touch(go(ada))
    mine = ada.page.locator(".seat.me")
    expect(mine).to_contain_text("Anne")
    expect(mine.locator("[data-face]")).to_have_attribute("data-face", str(8 * 8 + 2))
    # Changed by a tap on oneself, kept for the next time.
    ada.touch(mine)
    ada.page.locator("dialog input[name=name]").fill("Anna")
    ada.touch(go(ada))
    expect(mine).to_contain_text("Anna")
    ada.visit("/")
    ada.touch(play(ada, "cheese-rescue"))
    ada.board.wait_for()
    expect(ada.bar.or_(ada.page.locator("[data-slot=strip]")).first).to_be_visible()
    assert ada.page.evaluate("[localStorage['fromagerie.name'], localStorage['fromagerie.face']]") == ["Anna", "66"]


def test_two_with_the_same_face_are_told_apart(invite: Invite) -> None:
    ada, ben = on_phone(invite, "Ada"), on_phone(invite, "Ben")
    for person in (ada, ben):
        person.context.add_init_script(
            f"localStorage['fromagerie.face'] ??= '66'; localStorage['fromagerie.name'] ??= '{person.name}'"
        )
    ada.set_table("Cheese Rescue", 2, {})
    ben.page.goto(ada.page.url)
    ben.sit_down()
    faces = ada.page.locator(".lobby .seat [data-face]")
    expect(faces).to_have_count(2)
    assert [face.get_attribute("data-face") for face in faces.all()] == ["66", "74"]


# In one look


@pytest.mark.parametrize("language", ["en", "fr"])
def test_home_is_in_one_look_and_in_the_order_of_ease(language: str, invite: Invite) -> None:
    ada = invite("Ada", language)
    ada.visit("/")
    ada.page.locator("[data-game]").first.wait_for()
    easiest = sorted(all_games().values(), key=lambda game: (game.ease, game.title))
    shown = ada.page.locator("[data-game]").evaluate_all("(rows) => rows.map((row) => row.dataset.game)")
    assert shown == [game.key for game in easiest]
    needed = ada.page.locator("input[name=code], .daily, [data-game] > [data-action=play], footer [data-action]")
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        if height >= 640:
            assert needed.evaluate_all(OUTSIDE) == [], f"{width} x {height}"
        ada.check_width()
        ada.check_targets()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_lobby_is_in_one_look_whatever_is_played(language: str, invite: Invite) -> None:
    ada = invite("Marie-Madeleine", language)
    needed = ".lobby .code, .lobby .qr, .lobby .seat, [data-preset], [data-action=start], [data-action=send]"
    for game in all_games().values():
        ada.set_table(game.title, max(game.player_counts), {})
        for width, height in SIZES:
            ada.page.set_viewport_size({"width": width, "height": height})
            if height >= 640:
                outside = ada.page.locator(needed).evaluate_all(OUTSIDE)
                assert outside == [], f"{game.key} at {width} x {height}"
            ada.check_width()
            ada.check_targets()
        ada.page.set_viewport_size({"width": 1280, "height": 720})
    code = ada.page.locator(".lobby .code")
    assert code.evaluate("(code) => parseFloat(getComputedStyle(code).fontSize)") == 40
    box = ada.page.locator(".lobby .qr").bounding_box()
    assert box
    assert (box["width"], box["height"]) == (120, 120)


def test_nothing_jumps_at_home_nor_in_the_lobby(invite: Invite) -> None:
    ada, ben = on_phone(invite, "Ada"), on_phone(invite, "Ben")
    for person in (ada, ben):
        person.context.add_init_script(SHIFTS)
    # Once as a stranger, once with a table to go on with.
    ada.visit("/")
    ada.wait_until("!document.querySelector('.daily small').textContent.includes('…')")
    assert ada.page.evaluate("window.shifts") == []
    ada.set_table("Cheese Rescue", 4, {})
    # What is on the shelf comes long after who sits at the table.
    held: list[Route] = []
    ada.page.route("**/api/games", lambda route: held.append(route))
    ada.page.reload()
    ada.page.wait_for_timeout(500)
    for route in held:
        route.continue_()
    ada.page.locator(".lobby .seat").first.wait_for()
    assert held
    ben.page.goto(ada.page.url)
    ben.sit_down()
    expect(ada.page.locator(".seats")).to_contain_text("Ben")
    ada.touch(ada.page.locator("[data-preset=expert]"))
    expect(ada.page.locator("[data-preset=expert]")).to_have_attribute("aria-pressed", "true")
    ada.touch(ada.page.locator("[data-preset=family]"))
    expect(ada.page.locator("[data-preset=family]")).to_have_attribute("aria-pressed", "true")
    for person in (ada, ben):
        assert person.page.evaluate("window.shifts") == []
    ada.visit("/")
    ada.page.locator("[data-action=continue], footer [data-action=tables]").first.wait_for()
    assert ada.page.evaluate("window.shifts") == []
    ada.visit("/")
    ada.page.locator("[data-action=continue]").wait_for()
    ada.wait_until("!document.querySelector('.daily small').textContent.includes('…')")
    assert ada.page.evaluate("window.shifts") == []


# The start


def test_whoever_is_not_there_yet_stops_the_start_once(invite: Invite, hasty_house: str) -> None:
    ada, ben = invite("Ada", to=hasty_house), invite("Ben", "fr", phone=True, to=hasty_house)
    ada.set_table("Cheese Rescue", 3, {})
    ben.page.goto(ada.page.url)
    ben.sit_down()
    expect(ben.page.locator(".start")).to_contain_text("Ada va lancer la partie")
    expect(ada.page.locator("[data-action=start]")).to_contain_text("Start, with 1 bot")
    ada.get_ready()
    expect(ben.page.locator(".start")).to_contain_text("Début dans")
    ben.touch(ben.page.locator("[data-action=wait]"))
    start = ada.page.locator("[data-action=start]")
    expect(start).to_be_visible()
    ada.get_ready()
    expect(ben.page.locator(".start")).to_contain_text("Début dans")
    expect(ben.page.locator("[data-action=wait]")).to_have_count(0)
    for person in (ada, ben):
        person.board.wait_for()


def test_everybody_stays_seated_when_the_game_is_changed_and_a_preset_says_how_it_is_played(invite: Invite) -> None:
    ada, ben = on_phone(invite, "Ada"), on_phone(invite, "Ben")
    ada.set_table("Cheese Master", 8, {})
    ben.page.goto(ada.page.url)
    ben.sit_down()
    ada.touch(ada.page.locator("[data-action=game]"))
    ada.touch(ada.page.locator("dialog [data-game=cheez-tricks]"))
    for person in (ada, ben):
        expect(person.page.locator("h1")).to_contain_text("Cheez-Tricks")
        expect(person.page.locator(".seats")).to_contain_text("Ada")
        expect(person.page.locator(".seats")).to_contain_text("Ben")
    ada.touch(ada.page.locator("[data-preset=expert]"))
    expect(ben.page.locator(".presets")).to_contain_text("Expert")
    expect(ada.page.locator("[data-action=start]")).to_contain_text("Vintage")
    ada.get_ready()
    ada.board.wait_for()
    with ada.menu() as sheet:
        expect(sheet.locator(".seats")).to_contain_text("vintage")


def test_a_full_table_offers_a_bots_seat_or_to_watch(invite: Invite) -> None:
    ada, ben = on_phone(invite, "Ada"), on_phone(invite, "Ben")
    ada.set_table("Cheese Rescue", 4, {})
    for nth in range(3):
        ada.touch(ada.page.locator(".lobby .seat.free").first)
        ada.page.locator("dialog[open] select").select_option("ripe")
        ada.close_sheet()
        expect(ada.page.locator(".lobby .seat.free")).to_have_count(2 - nth)
    ben.page.goto(ada.page.url)
    expect(ben.page.locator(".lobby .said")).to_contain_text("Every seat is taken. Watch, or take over from a bot.")
    expect(ben.page.locator("dialog")).to_have_count(0)
    ben.touch(ben.page.locator(".lobby .seat", has_text="ripe").first)
    ben.introduce()
    expect(ben.page.locator(".seat.me")).to_contain_text("Ben")


def test_the_box_of_a_game_never_finished_says_learn_first(invite: Invite, tmp_path: Path) -> None:
    ada = on_phone(invite, "Ada")
    ada.visit("/")
    row = ada.page.locator("[data-game=cheese-rescue]")
    ada.touch(row.locator("[data-action=open]"))
    golden = row.locator("dialog .main")
    expect(golden).to_have_attribute("data-action", "learn")
    ada.close_sheet()
    ada.page.evaluate("""localStorage.setItem('fromagerie.finished', '[["cheese-rescue", true]]')""")
    ada.touch(row.locator("[data-action=open]"))
    expect(golden).to_have_attribute("data-action", "play")
