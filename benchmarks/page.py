"""What the page weighs, how soon it is there on a slow line and a slow phone, and whether its movements are smooth.

`./dev bench page` serves the built page on this machine and looks at it with real Chromium; the figures go to
benchmarks/page.md.
"""

import gzip
import math
import re
import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, CDPSession, sync_playwright

from fromagerie.engine.game import all_games
from fromagerie.server.app import STATIC
from tests.browser.at_a_table import likes, with_bots
from tests.browser.conftest import chromium
from tests.browser.people import PLAY_ON, Person
from tests.browser.test_manners import UNHURRIED
from tests.browser.walk import players_for
from tests.server.real_server import RealServer

ROOT = Path(__file__).parent.parent
# A middling phone on a middling mobile line, as Lighthouse has it.
SLOW_LINE = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
SLOW_PROCESSOR = 4
BARS = {"home": 60.0, "board": 45.0, "typeface": 40.0, "usable": 1.5, "shift": 0.0, "skip": 100.0}
TAPS = 3
ROUNDS = 5
WATCH = """
() => {
  window.paints = []; window.shift = 0;
  new PerformanceObserver((list) => list.getEntries().forEach((one) => window.paints.push([one.name, one.startTime])))
    .observe({ type: 'paint', buffered: true });
  const add = (one) => { window.shift += one.value; };
  new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type: 'layout-shift', buffered: true });
  // From when on a box can be pressed: it lies still for two frames, and a finger there would meet it. Asked on the
  // page's own clock, as somebody outside asks only every 100 ms.
  let before = '';
  const look = (now) => {
    const box = document.querySelector('[data-game] [data-action=play]:not(:disabled)');
    const { left, top, width, height } = box?.getBoundingClientRect() ?? { width: 0 };
    const here = width ? `${left} ${top} ${width} ${height}` : '';
    const met = here && document.elementFromPoint(left + width / 2, top + height / 2);
    if (here && here === before && box.contains(met)) window.usable = performance.now();
    else requestAnimationFrame(look);
    before = here;
  };
  requestAnimationFrame(look);
}
"""
# A tap on Skip while something with an end moves: ms until nothing of it runs any more.
SKIP = """
(patience) => new Promise((done) => {
  const ends = (one) => one.playState === 'running' && Number.isFinite(one.effect.getComputedTiming().endTime);
  const from = performance.now();
  let began = 0, moving = [];
  const look = () => {
    const button = document.querySelector('[data-action=skip]:not(:disabled)');
    if (!began && button) {
      moving = document.getAnimations().filter(ends);
      if (moving.length) {
        began = performance.now();
        button.click();
      }
    }
    if (began && !moving.some(ends)) return done([performance.now() - began, moving.length]);
    if (performance.now() - from > patience) return done(null);
    requestAnimationFrame(look);
  };
  look();
})
"""
# Gaps between frames while something moves; a frame that came late by a whole one was dropped.
COUNT_FRAMES = """
(ms) => new Promise((done) => {
  const gaps = []; let last = 0; const end = performance.now() + ms;
  const frame = (now) => {
    if (last) gaps.push(now - last);
    last = now;
    if (now < end) requestAnimationFrame(frame); else done(gaps);
  };
  requestAnimationFrame(frame);
})
"""


def weigh() -> dict[str, float]:
    """kB gzipped, of script and style: the first load, what any table adds to it, and what each board adds to that."""
    assets = STATIC / "assets"
    sizes = {file.name: len(gzip.compress(file.read_bytes(), 9)) / 1000 for file in assets.iterdir()}
    page = (STATIC / "index.html").read_text()
    first = set(re.findall(r"/assets/([\w.-]+)", page))
    found = {"home": sum(size for name, size in sizes.items() if name in first and not name.endswith(".woff2"))}
    # Compressed as it is.
    found["typeface"] = sum(file.stat().st_size for file in assets.glob("*.woff2")) / 1000
    table = needed(assets, r"import\([`'\"]\./Room-[\w.-]+[`'\"]\)") - first
    found["table"] = sum(sizes[name] for name in table)
    for key, game in all_games().items():
        if (game.folder / "Board.svelte").exists():
            own = needed(assets, rf"games/{key.replace('-', '_')}/Board\.svelte[`'\"]\s*:") - first - table
            found[f"board {key}"] = sum(sizes[name] for name in own)
    return found


def needed(assets: Path, module: str) -> set[str]:
    """The files that are loaded with a part of the page: the list that the bundler made for the loader says which."""
    for file in assets.glob("*.js"):
        text = file.read_text()
        # Each chunk that loads others has a list of its own.
        listed = re.search(r"m\.f=\[(.*?)\]", text, re.DOTALL)
        loads = re.search(rf"{module}.*?__vite__mapDeps\(\[([\d,]+)\]\)", text, re.DOTALL)
        if listed and loads:
            names = re.findall(r"assets/([\w.-]+)", listed[1])
            return {names[int(nth)] for nth in loads[1].split(",")}
    raise LookupError(f"nobody loads {module}")


def bar_of(load: str) -> float:
    """None is set for what any table adds."""
    return BARS.get(load.partition(" ")[0], math.inf)


def first_sight(browser: Browser, house: str) -> dict[str, float]:
    """On the slow line with the slow processor: seconds to the first paint and until a box can be pressed; shift."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
    page = context.new_page()
    line: CDPSession = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", SLOW_LINE)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_PROCESSOR})
    page.add_init_script(f"({WATCH})()")
    page.goto(house, wait_until="commit")
    page.locator("[data-game] [data-action=play]").first.click(trial=True)
    page.wait_for_timeout(1500)
    usable = page.evaluate("window.usable") / 1000
    paints = dict(page.evaluate("window.paints"))
    shift = page.evaluate("window.shift")
    context.close()
    return {"painted": paints["first-contentful-paint"] / 1000, "usable": usable, "shift": shift}


def smoothness(browser: Browser, house: str, key: str) -> dict[str, float]:
    """A game played on the board, a move a second: frames a second, and the share that was dropped."""
    game = all_games()[key]
    person = Person(browser, house, "Marie")
    page = person.page
    likes(person)
    with_bots(person, game, players_for(game), pace="calm")
    page.evaluate(PLAY_ON.replace("}, 30)", "}, 900)"))
    gaps: list[float] = page.evaluate(COUNT_FRAMES, 8000)
    person.context.close()
    # A frame is late by as many as would have fitted into the gap.
    dropped = sum(round(gap / (1000 / 60)) - 1 for gap in gaps if gap > 25)
    return {"fps": 1000 * len(gaps) / sum(gaps), "dropped": 100 * dropped / (len(gaps) + dropped)}


def skipping(browser: Browser, key: str) -> tuple[float, int]:
    """In a house where bots take their time: the longest that something still moved after a tap, and how many did."""
    with tempfile.TemporaryDirectory() as home, RealServer(Path(home), command=UNHURRIED) as server:
        person = Person(browser, f"http://{server.address}", "Marie")
        likes(person)
        with_bots(person, all_games()[key], players_for(all_games()[key]), pace="calm")
        person.page.evaluate(PLAY_ON)
        found = [person.page.evaluate(SKIP, 30_000) for _ in range(TAPS)]
        person.context.close()
    taps = [one for one in found if one]
    return max((took for took, _ in taps), default=0.0), sum(things for _, things in taps)


def main() -> int:
    lines = ["# The page", "", "Made by `./dev bench page`, client and server on the same machine.", ""]
    weights = weigh()
    lines += ["| load | kB gzipped, script and style | bar |", "|---|---|---|"]
    bars = {what: f"{bar_of(what):.0f}" if bar_of(what) < math.inf else "" for what in weights}
    lines += [f"| {what} | {size:.1f} | {bars[what]} |" for what, size in weights.items()]
    with tempfile.TemporaryDirectory() as home, RealServer(Path(home)) as server, sync_playwright() as playwright:
        house = f"http://{server.address}"
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        seen = [first_sight(browser, house) for _ in range(ROUNDS)]
        lines += [
            "",
            f"Home on a slow line (1.6 Mbit/s, 150 ms) and a processor {SLOW_PROCESSOR} times slower, median of",
        ]
        lines += [f"{ROUNDS} first visits:", "", "| | | bar |", "|---|---|---|"]
        middle = {name: median(one[name] for one in seen) for name in seen[0]}
        lines.append(f"| first paint | {middle['painted']:.2f} s | |")
        lines.append(f"| usable | {middle['usable']:.2f} s | {BARS['usable']} s |")
        lines.append(f"| layout shift | {middle['shift']:.3f} | {BARS['shift']} |")
        lines += [
            "",
            "Eight seconds of a game, a move a second, 1280 x 720: with bots that take their time at a calm table, and",
        ]
        lines += ["with bots that all move at once, as no table has them but this one:", ""]
        lines += ["| board | frames a second | dropped | all at once | dropped |", "|---|---|---|---|---|"]
        for key in all_games():
            with tempfile.TemporaryDirectory() as other, RealServer(Path(other), command=UNHURRIED) as calm:
                found = [smoothness(browser, at, key) for at in (f"http://{calm.address}", house)]
            cells = " | ".join(f"{one['fps']:.1f} | {one['dropped']:.1f} %" for one in found)
            lines.append(f"| {all_games()[key].title} | {cells} |")
        lines += [
            "",
            f"A tap on Skip while bots move, until all that moved has ended; the longest of {TAPS} taps a game:",
        ]
        lines += ["", "| board | ms | things that moved |", "|---|---|---|"]
        longest = 0.0
        for key in all_games():
            took, things = skipping(browser, key)
            longest = max(longest, took)
            lines.append(f"| {all_games()[key].title} | {took:.0f} | {things} |")
        lines.append(f"| bar | {BARS['skip']:.0f} | |")
        browser.close()
    text = "\n".join(lines) + "\n"
    (ROOT / "benchmarks" / "page.md").write_text(text)
    print(text)
    heavy = [what for what, size in weights.items() if size > bar_of(what)]
    slow = [name for name in ("usable", "shift") if middle[name] > BARS[name]] + ["skip"] * (longest > BARS["skip"])
    for missed in [*heavy, *slow]:
        print(f"bar missed: {missed}", file=sys.stderr)
    return 1 if heavy or slow else 0


if __name__ == "__main__":
    sys.exit(main())
