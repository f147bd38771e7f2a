"""Time belongs to people: nobody waits who need not, and nothing is lost by a line or a look that goes elsewhere."""

import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from fromagerie.engine.game import AnyGame, all_games
from tests.browser.at_a_table import (
    MOVE,
    Invite,
    Wire,
    begin,
    likes,
    move_until,
    open_table,
    step,
    with_bots,
)
from tests.browser.test_frame import WATCH
from tests.browser.whole import WHOLE, of_some_games
from tests.server.real_server import RealServer

pytestmark = [pytest.mark.once, pytest.mark.slow]

UNHURRIED = (sys.executable, "-m", "fromagerie.cli", "serve", "--host", "127.0.0.1")
NOT_MINE = f"document.querySelector('[data-action=skip]:not(:disabled)') && !document.querySelector('{MOVE}')"
MINE = f"!!document.querySelector('{MOVE}')"
TAP = f"""
(() => {{
  const move = document.querySelector('{MOVE}');
  move?.click();
  return move !== null;
}})()
"""
# As a browser does it whose page is put behind another one.
HIDE = """
(hidden) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  const state = hidden ? 'hidden' : 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
}
"""
CARRIED = (Path(__file__).parent / "manners_carried.js").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def unhurried_house(house: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house where bots take their time and dice are counted down to."""
    with RealServer(tmp_path_factory.mktemp("unhurried"), command=UNHURRIED) as server:
        yield f"http://{server.address}"


def test_trump_is_named_with_the_whole_hand_bright_and_the_last_score_closed(invite: Invite) -> None:
    ada = invite("Ada", phone=True)
    ada.page.set_viewport_size({"width": 360, "height": 640})
    likes(ada)
    with_bots(ada, all_games()["cheez-tricks"], 3)
    naming = "document.querySelectorAll('[data-slot=actions] button[data-move]').length === 4"
    score = "document.querySelector('[data-slot=board] .over') !== null"
    # From the second round on there is a score to be closed.
    asked = f"({score}) && document.querySelector('[data-action=main] button.main:not([data-confirm])')"
    move_until(ada, asked, 200)
    assert not ada.page.evaluate(naming), "trump is asked for beside the score of the last round"
    ada.page.locator("[data-action=main] button.main").tap()
    ada.wait_until(naming)
    assert not ada.page.evaluate(score)
    dim = ada.page.evaluate(
        """() => [...document.querySelectorAll('[data-slot=hand] .held')].filter((card) => {
             let bright = 1;
             for (let one = card; one; one = one.parentElement) bright *= Number(getComputedStyle(one).opacity);
             const { left, top, width, height } = card.getBoundingClientRect();
             const hit = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
             return bright < 0.99 || getComputedStyle(card).filter !== 'none' || !card.contains(hit);
           }).map((card) => card.getAttribute('aria-label'))"""
    )
    assert dim == []
    assert ada.page.locator("[data-slot=hand] .held").count() > 6


@pytest.mark.parametrize("key", ["drole-de-fromage", *(["cheez-tricks", "cheese-rescue"] if WHOLE else [])])
def test_a_tap_on_skip_ends_what_moves_and_drops_the_pauses_of_bots(
    key: str, invite: Invite, unhurried_house: str
) -> None:
    ada = invite("Ada", to=unhurried_house)
    likes(ada)
    wire = Wire(ada)
    with_bots(ada, all_games()[key], 4, pace="calm")

    def wait_for_turn(tap: str = "") -> float:
        move_until(ada, NOT_MINE)
        began = time.monotonic()
        if tap:
            left = ada.page.evaluate(
                """(tap) => {
                  const before = document.getAnimations();
                  document.querySelector(tap).click();
                  return before.filter((one) => one.playState === 'running').length;
                }""",
                tap,
            )
            assert left == 0, "something that ran goes on"
        ada.wait_until(MINE, 60)
        return time.monotonic() - began

    ada.wait_until(f"({MINE}) || ({NOT_MINE})")
    waited = min(wait_for_turn() for _ in range(2))
    assert not wire.asked("hurry")
    # By the button or on the empty board; the best of three: other people use this machine too.
    taps = ("[data-action=skip]", "[data-slot=board]", "[data-action=skip]")
    skipped = min(wait_for_turn(tap) for tap in taps)
    assert len(wire.asked("hurry")) == 3
    assert skipped < waited / 2, f"{skipped:.2f} s with a tap, {waited:.2f} s without"


def test_dice_are_neither_told_nor_raced_for_before_the_count_is_over(invite: Invite, unhurried_house: str) -> None:
    ada = invite("Ada", to=unhurried_house)
    likes(ada)
    wire = Wire(ada)
    open_table(ada, all_games()["cheese-master"], 2)
    ada.page.evaluate(
        """() => {
             window.numerals = [];
             window.early = [];
             const look = () => {
               const beat = document.querySelector('.beat');
               const numeral = beat?.querySelector('b')?.textContent;
               if (numeral && window.numerals.at(-1) !== numeral) window.numerals.push(numeral);
               const face = document.querySelector('[data-slot=board] .die .front:not(:has(.blank))');
               // An empty one has counted to its end.
               if (face && beat?.textContent.trim()) window.early.push(beat.textContent);
               requestAnimationFrame(look);
             };
             look();
           }"""
    )
    begin(ada)
    ada.wait_until("document.querySelector('.beat b, [data-action=thumbs], .throw:not(:disabled)') !== null")
    ada.page.evaluate("document.querySelector('[data-action=thumbs], button.throw:not(:disabled)')?.click()")
    ada.page.locator(".beat b").wait_for()
    # While it counts: keys and taps on the pad.
    for key in ("3", "4"):
        ada.page.keyboard.press(key)
    ada.page.evaluate("document.querySelectorAll('[data-slot=hand] button').forEach((key) => key.click())")
    counted = len(wire.received)
    assert ada.page.locator(".beat b").count() == 1, "the count was over too soon to tap during it"
    races = [message for message in wire.asked("act") if message["move"] != "R"]
    assert races == []
    ada.wait_until(
        "document.querySelector('.beat') === null && !!document.querySelector('[data-slot=hand] [data-move]')"
    )
    assert ada.page.evaluate("window.numerals") == ["3", "2", "1"]
    assert ada.page.evaluate("window.early") == []
    shown = [[die["face"] for die in update["game"]["view"]["dice"]] for update in wire.updates if update.get("game")]
    counts = [at for at, message in enumerate(wire.received) if (message.get("countdown") or {}).get("kind") == "count"]
    told = [
        at
        for at, message in enumerate(wire.received)
        if message["is"] == "update"
        and message.get("game")
        and any(die["face"] for die in message["game"]["view"]["dice"])
    ]
    assert counts
    assert told
    assert min(told) > max(at for at in counts if at < counted)
    assert any(faces[0] is not None for faces in shown)


@of_some_games
def test_without_a_line_nothing_moves_and_a_tapped_move_is_played_once(game: AnyGame, invite: Invite) -> None:
    if game.race:
        pytest.skip("in a race the others would not wait")
    ada = invite("Ada", phone=True)
    ada.page.set_viewport_size({"width": 390, "height": 664})
    likes(ada)
    wire = Wire(ada)
    with_bots(ada, game)
    ada.wait_until(MINE)
    # A worker that is still being fetched would complain on the console.
    ada.page.evaluate("navigator.serviceWorker.ready.then((worker) => worker.update())")
    ada.page.evaluate(WATCH)
    with ada.without_network():
        expect(ada.page.locator(".bar.lost")).to_contain_text("Reconnecting…")
        expect(ada.page.locator("[data-slot=strip]")).to_contain_text(
            "Connection lost. Trying again; your game is safe."
        )
        seq = wire.updates[-1]["seq"]
        tapped = ada.page.evaluate(TAP)
        assert tapped, "nothing can be tapped, and nobody says why"
        expect(ada.page.locator("[data-slot=cue]")).to_contain_text("Your move is on its way.")
    ada.wait_until(f"({MINE}) || document.querySelector('.refused, [data-phase=over]') !== null")
    played = {message["id"] for message in wire.asked("act")}
    assert len(played) == 1, "one tap, one command, however often it was sent"
    answers = [message for message in wire.received if message["is"] in ("done", "refused") and message["id"] in played]
    assert [answer["is"] for answer in answers] == ["done"]
    assert answers[0]["seq"] > seq
    assert ada.page.evaluate("window.shifts") == []


@of_some_games
def test_whoever_looks_elsewhere_finds_the_board_as_it_is_and_the_number_of_moves(
    game: AnyGame, invite: Invite
) -> None:
    ada, ben, zoe = invite("Ada"), invite("Ben"), invite("Zoé")
    for person in (ada, ben, zoe):
        likes(person)
    wire = Wire(ben)
    path = with_bots(ada, game)
    ben.visit(path)
    ben.board.wait_for()
    ben.page.evaluate(HIDE, True)
    seq = wire.updates[-1]["seq"]
    for _ in range(6):
        ada.wait_until(f"({MINE}) || document.querySelector('[data-phase=over]') !== null")
        step(ada)
    ada.wait_until(f"({MINE}) || document.querySelector('[data-phase=over]') !== null")
    # Ben's page has heard all that Ada's has.
    last = ada.page.locator(".loglist li").last.inner_text()
    expect(ben.page.locator(".loglist li").last).to_have_text(last)
    ben.page.evaluate(HIDE, False)
    moves = len(wire.moves_after(seq))
    assert moves > 3
    expect(ben.page.locator(".missed .pill")).to_contain_text(f"{moves} moves while you were away")
    assert ben.page.evaluate(f"({CARRIED})()") == []
    zoe.visit(path)
    zoe.board.wait_for()
    ben.page.locator(".missed button").last.click()
    # All that somebody sees who comes now; what was said of the last move may stand beside it.
    for slot in ("strip", "board"):
        there = zoe.page.locator(f"[data-slot={slot}]").inner_text().split("\n")
        here = ben.page.locator(f"[data-slot={slot}]").inner_text().split("\n")
        assert [words for words in there if words not in here] == []
