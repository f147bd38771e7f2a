"""People with browsers: what they see and do at a table, through the page alone."""

import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any
from urllib.parse import urlparse

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, Request, expect

PATIENCE = 15_000  # ms; a slow machine is no failure
THOUGHT = 120_000  # ms for what the coach has to think about: seconds of a core that others may be using
expect.set_options(timeout=PATIENCE)

# Whatever the page is allowed to do, in one line: make the next move that it offers, again and again.
PLAY_ON = """
() => {
  if (window.playing) return;
  window.playing = setInterval(() => {
    const sure = document.querySelector('button[data-confirm]:not([disabled])');
    if (sure) return void sure.click();
    const moves = [...document.querySelectorAll('button[data-move]:not([disabled])')];
    if (!moves.length) return;
    window.clicks = (window.clicks ?? 0) + 1;
    const wheel = moves.find((move) => move.dataset.move.startsWith('W@'));
    const plated = window.plated === moves.map((move) => move.dataset.move).join();
    if (wheel && plated) wheel.click();
    else moves[Math.floor(Math.random() * moves.length)].click();
    window.plated = moves.map((move) => move.dataset.move).join();
  }, 30);
}
"""


class Person:
    """Somebody in front of a screen, who notices everything that is not as it should be."""

    def __init__(self, browser: Browser, house: str, name: str, language: str = "en", *, phone: bool = False) -> None:
        self.house = house
        self.name = name
        self.phone = phone
        self.troubles: list[str] = []
        self.offline = False
        size: Any = {"width": 390, "height": 844} if phone else {"width": 1280, "height": 720}
        locale = {"en": "en-GB", "fr": "fr-FR"}[language]
        self.context = browser.new_context(viewport=size, has_touch=phone, is_mobile=phone, locale=locale)
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.page.on("console", self.read_console)
        self.page.on("pageerror", lambda error: self.troubles.append(f"error on the page: {error}"))
        self.page.on("request", self.watch_request)

    def read_console(self, message: ConsoleMessage) -> None:
        # A browser without a network says so on the console; nobody can keep it from that. Nor from a line that ends
        # between the page's question whether it is open and what is sent over it.
        if (
            self.offline and "ERR_INTERNET_DISCONNECTED" in message.text
        ) or "in CLOSING or CLOSED state" in message.text:
            return
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.type} on the console: {message.text}")

    def watch_request(self, request: Request) -> None:
        if urlparse(request.url).netloc not in ("", urlparse(self.house).netloc):
            self.troubles.append(f"a request to somebody else: {request.url}")

    def visit(self, path: str) -> None:
        self.page.goto(self.house + path)

    def press(self, name: str, nth: int = 0) -> None:
        self.page.get_by_role("button", name=name).nth(nth).click()

    # At a table

    def set_table(self, title: str, players: int, options: dict[str, str]) -> str:
        """Set a table for friends, of this size and with these options, and sit at it; returns its code."""
        self.visit("/")
        self.open_game(title, "friends")
        self.introduce()
        self.page.locator(".lobby .code").wait_for()
        self.set_seats(players)
        if options:
            self.open_folds()
        for name, value in options.items():
            self.page.locator(f"input[name='{name}']").fill(value)
            self.page.locator(f"input[name='{name}']").blur()
        return self.page.locator(".lobby .code").inner_text()

    def open_folds(self) -> None:
        """In the lobby: all that can be agreed on."""
        for fold in ("own", "workshop"):
            self.touch(self.page.locator(f"[data-fold={fold}] > summary"))

    def open_game(self, title: str, way: str) -> None:
        """From home: the row of a game, and one of the ways to play it."""
        self.touch(self.page.locator(".row", has_text=title).locator("[data-action=open]"))
        self.touch(self.page.locator(f"dialog[open] [data-action={way}]"))

    def introduce(self) -> None:
        """A name and a face, where they are asked for; the second time they are known."""
        asked = self.page.locator("dialog[open] [data-action=go]")
        asked.or_(self.page.locator(".seat.me, [data-slot=bar]")).first.wait_for()
        if asked.count():
            self.page.locator("dialog[open] input[name=name]").fill(self.name)
            self.touch(asked)
            expect(asked).to_have_count(0)

    def set_seats(self, players: int) -> None:
        seats = self.page.locator(".lobby .seat[data-seat]")
        while (now := seats.count()) != players:
            if now < players:
                self.touch(self.page.locator("[data-action=more-seats]"))
            else:
                self.touch(self.page.locator(".lobby .seat.free").last)
                self.touch(self.page.locator("dialog[open] [data-action=fewer-seats]"))
            expect(seats).not_to_have_count(now)

    def sit_down(self) -> None:
        """In the next free seat, unless one sits already."""
        self.introduce()
        expect(self.page.locator(".seat.me")).to_contain_text(self.name)

    def get_ready(self) -> None:
        """Whoever is host begins; the others are there, and that is enough."""
        start = self.page.locator("[data-action=start]")
        if start.count():
            self.touch(start)

    def make_a_move(self) -> None:
        """By finger or by mouse, whatever comes first; with a finger it may be asked for again."""
        self.touch(self.moves.first)
        sure = self.page.locator("button[data-confirm]:not([disabled])")
        if sure.count():
            # In a race somebody else may have been quicker: there is nothing left to be sure of then.
            with suppress(Error):
                sure.click(timeout=2_000)

    def touch(self, button: Locator) -> None:
        if self.phone:
            button.tap()
        else:
            button.click()

    def say(self, text: str) -> None:
        self.open_talk()
        self.page.get_by_label("Your message").fill(text)
        self.page.get_by_label("Your message").press("Enter")

    def open_talk(self) -> None:
        """The talk of the table, where it is not in sight anyway."""
        if not self.page.locator("form:visible [aria-label='Your message…']").count():
            self.touch(self.page.locator("[data-action=talk]:visible"))
            self.page.get_by_label("Your message").wait_for()

    def close_sheet(self) -> None:
        """Whatever lies over the page, if anything does."""
        sheet = self.page.locator("dialog[open]")
        if sheet.count():
            self.page.keyboard.press("Escape")
            expect(sheet).to_have_count(0)

    def ask_of(self, name: str, wish: str) -> None:
        """Something that can be done with somebody's seat: before a game by a tap on it, during one in its menu."""
        self.close_sheet()
        if not self.page.locator(".lobby").count():
            menu = self.page.locator(".seat", has_text=name).locator(".menu")
            menu.locator("summary").click()
            menu.get_by_role("button", name=wish).click()
            menu.evaluate_all("(menus) => menus.forEach((menu) => (menu.open = false))")
            return
        self.touch(self.page.locator(".lobby .seat", has_text=name))
        self.page.locator("dialog[open]").get_by_role("button", name=wish).click()
        self.close_sheet()

    # Around the board of a table that plays

    @property
    def board(self) -> Locator:
        return self.page.locator("[data-slot=board]")

    @property
    def bar(self) -> Locator:
        return self.page.locator("[data-slot=bar]")

    def look_beside(self, tab: str) -> None:
        """At a desk: the story, the chat or the table, beside the board."""
        self.page.locator(f"#side-{tab}").click()

    @contextmanager
    def menu(self) -> Iterator[Locator]:
        """The sheet with everything that is not needed to play."""
        self.touch(self.bar.locator("[data-action=menu]"))
        sheet = self.page.locator("dialog[open]")
        sheet.wait_for()
        yield sheet
        self.page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)

    def may_move(self) -> bool:
        return self.moves.count() > 0

    @property
    def moves(self) -> Locator:
        return self.page.locator("button[data-move]:not([disabled]):visible")

    def play_on(self) -> None:
        self.page.evaluate(PLAY_ON)

    def sees_the_end(self) -> tuple[list[str], int]:
        """The points from the first to the last, and how many won."""
        self.page.locator("[data-ceremony='done']").wait_for(state="attached", timeout=180_000)
        self.page.evaluate("clearInterval(window.playing)")
        return self.page.locator(".ranking b").all_inner_texts(), self.page.locator(".ranking .winner").count()

    @contextmanager
    def without_network(self) -> Iterator[None]:
        self.offline = True
        self.context.set_offline(True)
        yield
        self.context.set_offline(False)
        expect(self.page.locator(".bar.lost")).to_have_count(0)
        self.offline = False

    # What must hold at any time

    def check(self) -> None:
        assert not self.troubles, self.troubles
        self.check_width()

    def wait_until(self, expression: str, seconds: float = PATIENCE / 1000) -> None:
        """Asked from outside, again and again: `wait_for_function` asks inside, which the page's policy forbids."""
        end = time.monotonic() + seconds
        while not self.page.evaluate(expression):
            assert time.monotonic() < end, f"after {seconds} s still not: {expression}"
            self.page.wait_for_timeout(20)

    def check_width(self) -> None:
        width = self.page.evaluate("[document.documentElement.scrollWidth, window.innerWidth]")
        assert width[0] <= width[1], f"{self.page.url} scrolls sideways: {width}"

    def check_targets(self) -> None:
        """Whatever one taps is big enough for a finger; at a table, test_frame.py asks for what is tapped there."""
        small = self.page.evaluate(
            """() => [...document.querySelectorAll('button, a.button, select, summary')]
                 .filter((one) => one.checkVisibility() && !one.closest('[data-slot]'))
                 .map((one) => [one.textContent.trim().slice(0, 30), one.getBoundingClientRect().height])
                 .filter(([, height]) => height < 43.5)"""
        )
        assert small == []
