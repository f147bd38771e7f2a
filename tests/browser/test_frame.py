"""The table is a place: everything in one look at every size, and nothing moves under a finger."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Error, expect

from fromagerie.engine.game import AnyGame, all_games
from tests.browser.people import Person
from tests.browser.test_play import OPTIONS
from tests.browser.walk import NO_MOTION
from tests.browser.whole import WHOLE

pytestmark = [pytest.mark.once, pytest.mark.slow]

Invite = Callable[..., Person]
WRONG, WATCH = ((Path(__file__).parent / f"frame_{name}.js").read_text(encoding="utf-8") for name in ("wrong", "watch"))
# Sizes that people have: phones with the bars of their browser, standing and lying, a tablet, laptops.
SIZES = [(320, 568), (360, 640), (390, 664), (390, 844), (768, 1024), (667, 375), (844, 390), (844, 340)]
SIZES += [(1280, 720), (1280, 800), (1440, 900)]
OWN_BOARD = sorted(key for key, game in all_games().items() if (game.folder / "Board.svelte").exists())
CLICKS = 40  # after which the suite has seen enough of a game
MIDDLE = 4  # moves until the middle of a game


def sit_down_with_bots(person: Person, game: AnyGame, players: int) -> None:
    person.visit("/")
    person.page.evaluate(NO_MOTION)
    person.set_table(game.title, players, OPTIONS.get(game.key, {}))
    person.sit_down()
    person.page.locator("button.wide-button").click()
    person.page.locator(".seat .tag").nth(players - 2).wait_for()
    person.get_ready()
    person.board.wait_for()
    person.moves.first.wait_for()


def look_at_all_sizes(person: Person, when: str) -> list[str]:
    wrong = []
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        # Two frames: one to lay it out, one for what measures itself.
        person.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        wrong += [f"{when}, {width} x {height}: {one}" for one in person.page.evaluate(WRONG)]
    person.page.set_viewport_size({"width": 1280, "height": 720})
    return wrong


def counts_of(game: AnyGame) -> list[int]:
    counts = sorted(game.player_counts)
    return counts if WHOLE else [counts[-1]]


@pytest.mark.parametrize("key", OWN_BOARD)
def test_everything_is_in_one_look_at_every_size(key: str, invite: Invite) -> None:
    game = all_games()[key]
    wrong = []
    for players in counts_of(game):
        marie = invite("Marie-Madeleine")
        sit_down_with_bots(marie, game, players)
        wrong += look_at_all_sizes(marie, f"{players} players, first turn")
        for _ in range(MIDDLE):
            marie.moves.first.wait_for()
            marie.make_a_move()
            marie.page.wait_for_timeout(50)
        marie.wait_until("!!document.querySelector('button[data-move]:not(:disabled), [data-phase=over]')", 60)
        wrong += look_at_all_sizes(marie, f"{players} players, later")
    assert wrong == []


@pytest.mark.parametrize("key", OWN_BOARD)
def test_nothing_jumps_while_a_game_is_played(key: str, invite: Invite) -> None:
    game = all_games()[key]
    players = min(game.player_counts)
    ada = invite("Ada", phone=True)
    ada.page.set_viewport_size({"width": 390, "height": 664})
    ada.visit("/")
    ada.page.evaluate("localStorage.setItem('fromagerie.settings', JSON.stringify({ motion: 'full', confirm: true }))")
    code = ada.set_table(game.title, players, OPTIONS.get(key, {}))
    ada.sit_down()
    ada.page.locator("button.wide-button").tap()
    ada.page.locator(".seat .tag").nth(players - 2).wait_for()
    ada.get_ready()
    ada.moves.first.wait_for()
    ada.page.evaluate(WATCH)
    # Chosen and given up again; a move; taken back, where that is possible.
    ada.moves.first.tap()
    ada.page.keyboard.press("Escape")
    ada.make_a_move()
    undo = ada.page.locator("[data-action=undo]:not(:disabled)")
    if undo.count():
        # A bot that has moved meanwhile may have made it impossible.
        with suppress(Error):
            undo.tap(timeout=2_000)
    # Somebody comes to watch, and says something.
    ben = invite("Ben")
    ben.visit(f"/join/{code}")
    ben.board.wait_for()
    # Talk opens over the table.
    ada.page.locator("[data-action=talk]:visible").tap()
    ada.page.locator("dialog[open] input").fill("Brie?")
    ada.page.keyboard.press("Enter")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("dialog")).to_have_count(0)
    ada.play_on()
    enough = "false" if WHOLE else f"window.clicks > {CLICKS}"
    ada.wait_until(f"!!document.querySelector('[data-phase=over]') || window.shifts.length > 0 || {enough}", 120)
    shifts = ada.page.evaluate("window.shifts")
    assert not shifts, "\n".join(shifts)
