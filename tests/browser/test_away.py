"""Nothing is lost by a line that breaks, or by a look that goes elsewhere."""

import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from fromagerie.engine.game import AnyGame, all_games
from tests.browser.at_a_table import MOVE, OVER, Invite, Wire, likes, step, with_bots
from tests.browser.people import Person
from tests.browser.test_frame import WATCH
from tests.browser.whole import WHOLE, of_some_games

pytestmark = [pytest.mark.once, pytest.mark.slow]

MINE = f"!!document.querySelector('{MOVE}')"
GOES_ON = f"!!document.querySelector('{MOVE}, {OVER}')"
OFFLINE = 20_000 if WHOLE else 0  # ms, at least
MOVES = 30  # that nobody looks at
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
# How long the page takes to say that the line is gone, on its own clock; a frame that does not come is not its fault.
NOTE_LOSS = """
() => {
  let gone = 0, before = 0, late = 0;
  window.addEventListener('offline', () => (gone ||= performance.now()));
  const look = (now) => {
    if (gone && before) late += Math.max(0, now - before - 34);
    before = now;
    if (gone && document.querySelector('.bar.lost')) window.noticed = now - gone - late;
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
"""
# The first half second after a page is looked at again: when it shows all that is wanted, and what moves meanwhile.
COME_BACK = f"""
async ([wanted, slots]) => {{
  const hide = {HIDE};
  const words = () => slots.flatMap((slot) => document.querySelector(`[data-slot=${{slot}}]`).innerText.split('\\n'));
  const began = performance.now();
  hide(false);
  const seen = {{ current: null, moved: [], late: 0 }};
  for (let before = began; ; ) {{
    await new Promise(requestAnimationFrame);
    const now = performance.now();
    seen.late += Math.max(0, now - before - 34);
    before = now;
    seen.moved.push(...({CARRIED})());
    const here = words();
    if (seen.current === null && wanted.every((one) => here.includes(one))) seen.current = now - began;
    if (now - began > 500 + seen.late || now - began > 10_000) return seen;
  }}
}}
"""
SLOTS = ("strip", "board")
# What a browser has kept of what it saw, as if it had seen less.
UNSEE = """
(seen) => {
  const key = 'fromagerie.seen';
  const kept = JSON.parse(localStorage.getItem(key)).map(([table]) => [table, seen]);
  localStorage.setItem(key, JSON.stringify(kept));
}
"""
# What is told while the last moves are told again, one thing after the other, and whether anything could be done.
LISTEN = """
() => {
  const heard = (window.heard = { words: [], moves: 0, ended: false });
  let before = null;
  const look = () => {
    const here = document.querySelector('.telling');
    if (here && here !== before) heard.words.push(here.querySelector('.words').textContent);
    if (here) heard.moves += document.querySelectorAll('button[data-move]:not(:disabled)').length;
    heard.ended = before !== null && !here;
    before = here;
    if (!heard.ended) requestAnimationFrame(look);
  };
  look();
}
"""


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
    ada.page.evaluate(NOTE_LOSS)
    with ada.without_network():
        began = ada.page.evaluate("performance.now()")
        expect(ada.page.locator(".bar.lost")).to_contain_text("Reconnecting…")
        expect(ada.page.locator("[data-slot=strip]")).to_contain_text(
            "Connection lost. Trying again; your game is safe."
        )
        seq = wire.updates[-1]["seq"]
        tapped = ada.page.evaluate(TAP)
        assert tapped, "nothing can be tapped, and nobody says why"
        expect(ada.page.locator("[data-slot=cue]")).to_contain_text("Your move is on its way.")
        ada.wait_until(f"performance.now() > {began + OFFLINE}", 60)
    assert ada.page.evaluate("window.noticed") < 2_000
    ada.wait_until(f"({MINE}) || document.querySelector('.refused, [data-phase=over]') !== null")
    played = {message["id"] for message in wire.asked("act")}
    assert len(played) == 1, "one tap, one command, however often it was sent"
    answers = [message for message in wire.received if message["is"] in ("done", "refused") and message["id"] in played]
    assert [answer["is"] for answer in answers] == ["done"]
    assert answers[0]["seq"] > seq
    assert ada.page.evaluate("window.shifts") == []


def words_of(person: Person) -> list[str]:
    said: list[Any] = [person.page.locator(f"[data-slot={slot}]").inner_text().split("\n") for slot in SLOTS]
    return [words for slot in said for words in slot]


def until_all_heard(one: Person, hers: Wire, other: Person, his: Wire) -> None:
    """Both pages have heard of the same last record."""
    end = time.monotonic() + 30
    while hers.updates[-1]["seq"] != his.updates[-1]["seq"]:
        assert time.monotonic() < end, "somebody does not hear of it"
        for person in (one, other):
            person.page.evaluate("new Promise(requestAnimationFrame)")


@of_some_games
def test_whoever_looks_elsewhere_finds_the_board_as_it_is_and_the_number_of_moves(
    game: AnyGame, invite: Invite
) -> None:
    ada, ben, zoe = invite("Ada"), invite("Ben"), invite("Zoé")
    for person in (ada, ben, zoe):
        likes(person)
    hers, wire = Wire(ada), Wire(ben)
    path = with_bots(ada, game, 4)
    ben.visit(path)
    ben.board.wait_for()
    ben.page.evaluate(HIDE, True)
    seq = wire.updates[-1]["seq"]
    while len(wire.moves_after(seq)) < MOVES:
        ada.wait_until(GOES_ON, 60)
        assert not ada.page.locator(OVER).count(), "it was over too soon"
        step(ada)
        # What Ada's move brought has been heard of by all.
        ada.wait_until(GOES_ON, 60)
        ben.page.evaluate("1")
    until_all_heard(ada, hers, ben, wire)
    moves = len(wire.moves_after(seq))
    zoe.visit(path)
    zoe.board.wait_for()
    # All that somebody sees who comes now; what was said of the last move may stand beside it.
    seen = ben.page.evaluate(COME_BACK, [words_of(zoe), SLOTS])
    assert seen["moved"] == [], "something old moves"
    assert seen["current"] is not None, "the board is not as it is"
    assert seen["current"] < 500 + seen["late"]
    expect(ben.page.locator(".missed .pill")).to_contain_text(f"{moves} moves while you were away")


@of_some_games
def test_what_was_missed_is_told_again_on_the_board(game: AnyGame, invite: Invite) -> None:
    """Also to a page that was loaded anew meanwhile, which has seen nothing of it itself."""
    ada = invite("Ada", phone=True)
    likes(ada)
    wire = Wire(ada)
    path = with_bots(ada, game, 4)
    for _ in range(2):
        ada.wait_until(MINE)
        step(ada)
        ada.wait_until(GOES_ON, 60)
    seen = wire.updates[-1]["seq"]
    # As one who went away then, and comes back.
    ada.visit("/")
    ada.page.evaluate(UNSEE, seen - 3)
    ada.visit(path)
    ada.wait_until(MINE, 60)
    pill = ada.page.locator(".missed").inner_text().split("\n")
    board = [words for words in words_of(ada) if words not in pill]
    ada.page.evaluate(LISTEN)
    ada.page.locator("[data-action=watch-missed]").tap()
    ada.wait_until("window.heard.ended", 60)
    heard = ada.page.evaluate("window.heard")
    lines = [line["text"] for line in wire.updates[-1]["lines"] if line["seq"] > seen - 3 and line["kind"] == "game"]
    assert len(heard["words"]) > 2
    assert " ".join(heard["words"][1:]) == " ".join(lines)
    assert heard["moves"] == 0, "something could be done on a board that was"
    # And then all is as it was, and goes on.
    ada.wait_until(MINE)
    # Numbers are on what was told now, and what it came to may still be said.
    assert {words for words in board if not words.isdecimal()} <= set(words_of(ada)) | {""}
    expect(ada.page.locator(".missed")).to_have_count(0)


def test_a_tap_ends_what_is_told_again_and_plays_nothing(invite: Invite) -> None:
    ada = invite("Ada")
    likes(ada)
    wire = Wire(ada)
    with_bots(ada, all_games()["cheez-tricks"], 4)
    for _ in range(3):
        ada.wait_until(MINE, 60)
        step(ada)
    ada.wait_until(MINE, 60)
    made = len(wire.asked("act"))
    for end in ("[data-slot=hand] button", "[data-action=skip]", "[data-action=stop-telling]"):
        ada.page.locator("[data-action=last-moves]").click()
        ada.page.locator(".telling").wait_for()
        ada.page.locator(end).first.click()
        expect(ada.page.locator(".telling")).to_have_count(0)
        ada.wait_until(MINE)
    assert len(wire.asked("act")) == made
