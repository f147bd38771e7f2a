"""The table is a place: everything in one look at every size, and nothing moves under a finger."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from fromagerie.engine.game import AnyGame, all_games
from tests.browser.at_a_table import MOVE, OVER, Wire, likes, open_table, sit_down_with, step, with_bots
from tests.browser.incidents import all_of_it
from tests.browser.people import Person
from tests.browser.turns import at_all_kinds_of_turns
from tests.browser.whole import WHOLE, of_some_games

pytestmark = [pytest.mark.once, pytest.mark.slow]

Invite = Callable[..., Person]
WRONG, WATCH = ((Path(__file__).parent / f"frame_{name}.js").read_text(encoding="utf-8") for name in ("wrong", "watch"))
PLANTED = f"""
async (style) => {{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  const found = await ({WRONG})([100]);
  document.adoptedStyleSheets.pop();
  return found;
}}
"""
# Sizes that people have: phones with the bars of their browser, standing and lying, a tablet, laptops.
SIZES = [(320, 568), (360, 640), (390, 664), (390, 844), (768, 1024), (667, 375), (844, 390), (844, 340)]
SIZES += [(1280, 720), (1280, 800), (1440, 900)]
TEXTS = [100, 130]  # per cent
OWN_BOARD = sorted(key for key, game in all_games().items() if (game.folder / "Board.svelte").exists())
CLICKS = 25  # after which the suite has seen enough of a game
MIDDLE = 4  # moves until the middle of a game
EVERY_TABLE = [(key, players) for key in OWN_BOARD for players in sorted(all_games()[key].player_counts)]
TURN = f"!!document.querySelector('{MOVE}')"


def look_at_all_sizes(page: Page, when: str, texts: list[int]) -> list[str]:
    wrong = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        wrong += [f"{when}, {width} x {height}: {one}" for one in page.evaluate(WRONG, texts)]
    page.set_viewport_size({"width": 1280, "height": 720})
    return wrong


@pytest.mark.skipif(WHOLE, reason="looked at with every number of players")
@pytest.mark.parametrize("key", OWN_BOARD)
def test_everything_is_in_one_look_at_every_size(key: str, invite: Invite) -> None:
    """After some moves, with as many as can play; the others with `./dev prove page`."""
    marie = invite("Marie-Madeleine")
    likes(marie, motion="none")
    game = all_games()[key]
    with_bots(marie, game, max(game.player_counts))
    for _ in range(MIDDLE):
        marie.wait_until(TURN)
        step(marie)
    marie.wait_until(f"({TURN}) || !!document.querySelector('{OVER}')")
    wrong = look_at_all_sizes(marie.page, "after some moves", [130])
    assert not wrong, "\n".join(wrong)


@pytest.mark.skipif(not WHOLE, reason="takes minutes: ./dev prove page")
@pytest.mark.parametrize(("key", "players"), EVERY_TABLE)
def test_everything_is_in_one_look_whoever_plays_and_whenever(key: str, players: int, invite: Invite) -> None:
    """At the first, a middle and the last own turn and one of every kind of move; both languages and sizes of text."""
    marie = invite("Marie-Madeleine")
    likes(marie, motion="none")
    turns = at_all_kinds_of_turns(marie, all_games()[key], players, "en", "fr")
    wrong = [one for when, page in turns for one in look_at_all_sizes(page, when, TEXTS)]
    assert not wrong, "\n".join(wrong)


def test_what_lies_wrong_is_found(invite: Invite) -> None:
    """A slot that grows, a button under another thing, one that is too small: each is told."""
    ada = invite("Ada", phone=True)
    ada.page.set_viewport_size({"width": 390, "height": 664})
    likes(ada, motion="none")
    with_bots(ada, all_games()["cheez-tricks"], 3)
    while True:  # whoever has to follow suit may have but one card to choose from, and so nothing that is crowded
        ada.wait_until(TURN)
        if ada.page.evaluate(
            "document.querySelectorAll('[data-slot=hand] button[data-move]:not(:disabled)').length > 1"
        ):
            break
        step(ada)
    assert ada.page.evaluate(WRONG, [100]) == []
    plant = {
        "hand leaves the screen": "[data-slot=hand] { height: 400px }",
        "cannot be touched": "[data-slot=hand]::after { content: ''; position: absolute; inset: 0; z-index: 9 }",
        "is free": "[data-slot=hand] button { max-width: 30px; min-width: 0 }",
        "strip lies over board": "[data-slot=strip] { height: 200px }",
        "the page scrolls": "body { height: 2000px }",
        "no cue": "[data-slot=cue] { display: none }",
    }
    for words, style in plant.items():
        found = ada.page.evaluate(PLANTED, style.replace(" }", " !important }"))
        assert any(words in one for one in found), f"{words} is not told: {found}"


@of_some_games
def test_nothing_jumps_while_a_game_is_played(game: AnyGame, invite: Invite) -> None:
    ada, ben = invite("Ada", phone=True), invite("Ben")
    ada.page.set_viewport_size({"width": 390, "height": 664})
    likes(ada, confirm=True)
    likes(ben, motion="none")
    hers, his = Wire(ada), Wire(ben)
    sit_down_with(ada, ben, game)
    ada.wait_until(f"({TURN}) || !!document.querySelector('[data-action=skip]')")
    ada.page.evaluate(WATCH)
    happened = all_of_it(ada, hers, ben, his, game.race)
    ada.play_on()
    enough = "false" if WHOLE else f"window.clicks > {CLICKS}"
    ada.wait_until(f"!!document.querySelector('{OVER}') || window.shifts.length > 0 || {enough}", 240)
    shifts = ada.page.evaluate("window.shifts")
    assert not shifts, "\n".join(shifts)
    # In a race, and where every move shows somebody something new, none can be taken back.
    final = game.race or not ada.page.evaluate("window.undoable")
    never = {"taken back", "asked to take back"} if final else set()
    assert {name for name, did in happened.items() if not did} <= never
    if WHOLE and game.key == "cheez-tricks":
        assert ada.page.evaluate("window.overs"), "no score of a round was seen"


def test_what_jumps_is_found(invite: Invite) -> None:
    """A slot that grows by a pixel, an action that is pushed aside, words that push others right after a touch."""
    ada = invite("Ada", phone=True)
    ada.page.set_viewport_size({"width": 390, "height": 664})
    likes(ada)
    open_table(ada, all_games()["cheez-tricks"], 2)
    ada.page.evaluate(
        "document.body.insertAdjacentHTML('afterbegin', '<button id=tapped>tap</button><p id=below>below</p>')"
    )
    ada.page.evaluate(
        """() => {
             for (const name of ['bar', 'talk']) {
               const one = document.createElement('div');
               Object.assign(one.dataset, name === 'bar' ? { slot: 'actions' } : { action: name });
               one.textContent = name;
               (document.querySelector('[data-slot=actions]') ?? document.body).append(one);
             }
             const tapped = document.querySelector('#tapped');
             // Above the lobby, which has the whole screen.
             Object.assign(tapped.style, { position: 'relative', zIndex: 9999 });
             tapped.onclick = () => (tapped.style.height = '160px');
           }"""
    )
    ada.page.evaluate(WATCH)
    ada.page.locator("#tapped").tap()
    ada.wait_until("window.shifts.some((one) => one.startsWith('shift 0.'))")
    ada.wait_until("window.shifts.some((one) => one.startsWith('actions moved'))")
    ada.wait_until("window.shifts.some((one) => one.startsWith('talk moved'))")
    ada.page.evaluate("document.querySelectorAll('[data-action=talk]').forEach((one) => one.remove())")
    ada.wait_until("window.shifts.includes('talk is gone')")
