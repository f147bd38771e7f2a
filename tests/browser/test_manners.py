"""Time belongs to people: nobody waits who need not, and what must be read is not hurried."""

import itertools
import json
import sys
import time
from collections.abc import Iterator

import pytest

from fromagerie.engine.game import all_games
from tests.browser.at_a_table import (
    MOVE,
    Invite,
    Wire,
    begin,
    likes,
    move_until,
    open_table,
    sit_down_with,
    step,
    with_bots,
)
from tests.browser.people import Person
from tests.browser.whole import WHOLE
from tests.server.real_server import RealServer

pytestmark = [pytest.mark.once, pytest.mark.slow]

UNHURRIED = (sys.executable, "-m", "fromagerie.cli", "serve", "--host", "127.0.0.1")
NOT_MINE = f"document.querySelector('[data-action=skip]:not(:disabled)') && !document.querySelector('{MOVE}')"
MINE = f"!!document.querySelector('{MOVE}')"
# A tap on it as soon as others play: what still runs right after, and how long it takes until one may move, by the
# page's own clock; a frame that does not come is nobody's waiting.
SKIP = f"""
(tap) => new Promise((done) => {{
  let began = 0, before = 0, late = 0, running = 0;
  const look = (now) => {{
    if (!began && ({NOT_MINE})) {{
      const moving = document.getAnimations();
      if (tap) document.querySelector(tap).click();
      running = moving.filter((one) => one.playState === 'running').length;
      began = performance.now();
    }} else if (began) {{
      late += Math.max(0, now - before - 34);
      const took = performance.now() - began;
      if ({MINE} || document.querySelector('[data-phase=over]')) return done({{ took, late, running }});
    }}
    before = now;
    requestAnimationFrame(look);
  }};
  requestAnimationFrame(look);
}})
"""
# By the button or on the empty board; the best of some: other people use this machine too.
TAPS = ("[data-action=skip]", "[data-slot=board]", "[data-action=skip]", "[data-action=skip]")
SKIPPED = 700  # ms, after which it is one's own turn
ANSWER = 3_000  # ms that an attack leaves for an answer, riposte held or not


# Cards of the hand that are not bright, or lie under something.
DIM = """
() => [...document.querySelectorAll('[data-slot=hand] .held')].filter((card) => {
  let bright = 1;
  for (let one = card; one; one = one.parentElement) bright *= Number(getComputedStyle(one).opacity);
  const { left, top, width, height } = card.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
  return bright < 0.99 || getComputedStyle(card).filter !== 'none' || !card.contains(hit);
}).map((card) => card.getAttribute('aria-label'))
"""


@pytest.fixture(scope="module")
def unhurried_house(house: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house where bots take their time and dice are counted down to."""
    with RealServer(tmp_path_factory.mktemp("unhurried"), command=UNHURRIED) as server:
        yield f"http://{server.address}"


def test_trump_is_named_with_the_whole_hand_bright_and_the_last_score_closed(invite: Invite) -> None:
    ada, bea = people = [invite(name, phone=True) for name in ("Ada", "Bea")]
    for person in people:
        person.page.set_viewport_size({"width": 360, "height": 640})
        likes(person)
    # Two people and no bot: one of them has fewer points after the first round, or the token, and is asked.
    sit_down_with(ada, bea, all_games()["cheez-tricks"])
    naming = "document.querySelectorAll('[data-slot=actions] button[data-move]').length === 4"
    score = "document.querySelector('[data-slot=board] .over') !== null"
    # The score of the round before stands there first, and closes by itself after some seconds.
    close = "document.querySelector('[data-action=main] button.main:not([data-move]):not([data-confirm])')?.click()"
    ready = f"({naming}) || ({score}) || !!document.querySelector('{MOVE}')"
    namer = None
    for _ in range(200):
        here = next(person for person in itertools.cycle(people) if person.page.evaluate(ready))
        assert not here.page.evaluate(f"({score}) && ({naming})"), "trump is asked for beside the last round's score"
        if here.page.evaluate(naming):
            namer = here
            break
        if here.page.evaluate(score):
            here.page.evaluate(close)
            here.wait_until(f"!({score})")
        else:
            step(here)
    assert namer, "trump was nobody's to name"
    namer.wait_until(f"({DIM})().length === 0")
    assert namer.page.locator("[data-slot=hand] .held").count() > 6
    # And a card that is dim, or lies under something, would be found.
    for style in ("opacity: 0.6", "filter: brightness(0.8)", "pointer-events: none"):
        namer.page.evaluate("(style) => (document.querySelector('[data-slot=hand] .held').style = style)", style)
        assert len(namer.page.evaluate(DIM)) == 1, style


def waits(person: Person, tap: str = "") -> dict[str, float]:
    """Moves until others play; then, with a tap on something or none, how long until they do not."""
    person.wait_until(f"({MINE}) || ({NOT_MINE})")
    person.page.evaluate(f"window.waited = ({SKIP})({json.dumps(tap)}).then((found) => (window.waited = found)), 1")
    move_until(person, "window.waited.took !== undefined || (document.querySelector('[data-action=skip]'))", 200)
    person.wait_until("window.waited.took !== undefined", 90)
    found: dict[str, float] = person.page.evaluate("window.waited")
    return found


def check_skip(person: Person, window: float = 0, taps: tuple[str, ...] = TAPS) -> None:
    found = [waits(person, tap) for tap in taps]
    assert [one["running"] for one in found] == [0] * len(found), "something that ran goes on"
    best = min(one["took"] - one["late"] for one in found)
    assert best < SKIPPED + window, f"{best:.0f} ms from a tap to one's own turn"


@pytest.mark.parametrize("key", all_games() if WHOLE else ["drole-de-fromage"])
def test_a_tap_on_skip_ends_what_moves_and_drops_the_pauses_of_bots(
    key: str, invite: Invite, unhurried_house: str
) -> None:
    game = all_games()[key]
    if game.race:
        pytest.skip("bots in a race ignore the pace, and the beat before the dice stays")
    ada = invite("Ada", to=unhurried_house)
    likes(ada)
    wire = Wire(ada)
    with_bots(ada, game, 4, pace="calm")
    assert min(waits(ada)["took"] for _ in range(2)) > 900, "bots lose no time anyway"
    assert not wire.asked("hurry")
    check_skip(ada, ANSWER if game.key == "cheese-mafia" else 0)
    assert len(wire.asked("hurry")) == len(TAPS)


def test_a_skip_that_nobody_hears_is_found(invite: Invite, unhurried_house: str) -> None:
    ada = invite("Ada", to=unhurried_house)
    ada.context.add_init_script(
        """const send = WebSocket.prototype.send;
           WebSocket.prototype.send = function (data) { if (!data.includes('"hurry"')) send.call(this, data); };"""
    )
    likes(ada)
    with_bots(ada, all_games()["drole-de-fromage"], 4, pace="calm")
    with pytest.raises(AssertionError, match="ms from a tap"):
        check_skip(ada, taps=TAPS[:2])


def test_with_two_who_wait_it_takes_both_to_skip(invite: Invite, unhurried_house: str) -> None:
    ada, ben = invite("Ada", to=unhurried_house), invite("Ben", to=unhurried_house)
    for person in (ada, ben):
        likes(person, motion="none")
    wire = Wire(ben)
    path = open_table(ada, all_games()["cheese-rescue"], 4, pace="calm")
    ben.visit(path)
    ben.sit_down()
    begin(ada, ben)

    def both_wait(*who: Person) -> float:
        """From when two bots are still to play, and these have tapped, until Ada may move."""
        move_until(ada, NOT_MINE)
        move_until(ben, NOT_MINE)
        began = time.monotonic()
        for person in who:
            person.page.evaluate("document.querySelector('[data-action=skip]')?.click()")
        ada.wait_until(MINE, 60)
        return time.monotonic() - began

    # Bots take at least 0.9 s each at a calm table.
    alone = max(both_wait(ada) for _ in range(3))
    assert any(message["is"] == "ephemeral" and message["hurry"] == [0] for message in wire.received)
    together = min(both_wait(ada, ben) for _ in range(3))
    assert alone > 1.7, "one of two dragged the other along"
    assert together < alone / 2, f"{together:.2f} s if both tap, {alone:.2f} s if one does"


def test_dice_are_neither_told_nor_raced_for_before_the_count_is_over(invite: Invite, unhurried_house: str) -> None:
    ada = invite("Ada", to=unhurried_house)
    likes(ada)
    wire = Wire(ada)
    open_table(ada, all_games()["cheese-master"], 2)
    ada.page.evaluate(
        """() => {
             window.numerals = [];
             window.early = [];
             window.tapped = null;
             let before = performance.now();
             const look = (now) => {
               const beat = document.querySelector('.beat');
               const numeral = beat?.querySelector('b')?.textContent;
               // While it counts: keys and taps on the pad.
               if (numeral && window.tapped === null) {
                 const keys = ['3', '4'].map((key) => new KeyboardEvent('keydown', { key, bubbles: true }));
                 keys.forEach((one) => document.body.dispatchEvent(one));
                 document.querySelectorAll('[data-slot=hand] button').forEach((one) => one.click());
                 window.tapped = document.querySelector('.beat b') !== null;
               }
               const fresh = numeral && window.numerals.at(-1)?.numeral !== numeral;
               if (fresh) window.numerals.push({ numeral, at: now, late: now - before });
               before = now;
               const face = document.querySelector('[data-slot=board] .die .front:not(:has(.blank))');
               // An empty one has counted to its end.
               if (face && beat?.textContent.trim()) window.early.push(beat.textContent);
               requestAnimationFrame(look);
             };
             requestAnimationFrame(look);
           }"""
    )
    begin(ada)
    ada.wait_until("document.querySelector('.beat b, [data-action=thumbs], .throw:not(:disabled)') !== null")
    ada.page.evaluate("document.querySelector('[data-action=thumbs], button.throw:not(:disabled)')?.click()")
    ada.wait_until("window.tapped !== null", 30)
    assert ada.page.evaluate("window.tapped"), "the count was over too soon to tap during it"
    races = [message for message in wire.asked("act") if message["move"] != "R"]
    assert races == []
    ada.wait_until(
        "document.querySelector('.beat') === null && !!document.querySelector('[data-slot=hand] [data-move]')"
    )
    numerals = ada.page.evaluate("window.numerals")
    assert [one["numeral"] for one in numerals] == ["3", "2", "1"]
    for one, other in itertools.pairwise(numerals):
        # Each is seen with the first frame after it came: as late as that frame was.
        assert 600 - one["late"] <= other["at"] - one["at"] <= 800 + other["late"]
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
    assert min(told) > min(counts)
    assert any(faces[0] is not None for faces in shown)
