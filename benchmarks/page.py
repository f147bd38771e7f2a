"""What the page weighs, how soon it is there on a slow line and a slow phone, and whether its movements are smooth.

`./dev bench page` serves the built page on this machine and looks at it with real Chromium; the figures go to
benchmarks/page.md.
"""

import gzip
import re
import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, CDPSession, sync_playwright

from fromagerie.engine.game import all_games
from fromagerie.server.app import STATIC
from tests.browser.conftest import chromium
from tests.browser.people import PLAY_ON, Person
from tests.browser.walk import players_for
from tests.server.real_server import RealServer

ROOT = Path(__file__).parent.parent
# A middling phone on a middling mobile line, as Lighthouse has it.
SLOW_LINE = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
SLOW_PROCESSOR = 4
BARS = {"home": 60.0, "board": 40.0, "usable": 1.5, "shift": 0.05}
ROUNDS = 5
WATCH = """
() => {
  window.paints = []; window.shift = 0;
  new PerformanceObserver((list) => list.getEntries().forEach((one) => window.paints.push([one.name, one.startTime])))
    .observe({ type: 'paint', buffered: true });
  const add = (one) => { if (!one.hadRecentInput) window.shift += one.value; };
  new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type: 'layout-shift', buffered: true });
}
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
    """kB gzipped, of script and style: the first load, and what each board adds."""
    assets = STATIC / "assets"
    sizes = {file.name: len(gzip.compress(file.read_bytes(), 9)) / 1000 for file in assets.iterdir()}
    page = (STATIC / "index.html").read_text()
    first = set(re.findall(r"/assets/([\w.-]+)", page))
    found = {"home": sum(sizes[name] for name in first)}
    return found | {f"board {key}": size for key, size in boards(assets, sizes, first).items()}


def boards(assets: Path, sizes: dict[str, float], known: set[str]) -> dict[str, float]:
    """What a board needs beyond the first load: the list that the bundler made for the loader says which files."""
    main = next(file for file in assets.glob("index-*.js")).read_text()
    table = [*map(str, re.findall(r'"assets/([\w.-]+)"', main))]
    text = "".join(file.read_text() for file in assets.glob("*.js"))
    found = {}
    for key in all_games():
        folder = key.replace("-", "_")
        loads = re.search(rf"games/{folder}/Board\.svelte[`'\"]\s*:.*?__vite__mapDeps\(\[([\d,]+)\]\)", text, re.DOTALL)
        if not loads:
            continue
        listed = re.search(r"m\.f=\[(.*?)\]", text, re.DOTALL)
        names = re.findall(r"assets/([\w.-]+)", listed[1]) if listed else table
        needed = {names[int(number)] for number in loads[1].split(",")} - known
        found[key] = sum(sizes[name] for name in needed)
    return found


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
    page.locator(".box button.main").first.click(trial=True)
    usable = page.evaluate("performance.now()") / 1000
    page.wait_for_timeout(1500)
    paints = dict(page.evaluate("window.paints"))
    shift = page.evaluate("window.shift")
    context.close()
    return {"painted": paints["first-contentful-paint"] / 1000, "usable": usable, "shift": shift}


def smoothness(browser: Browser, house: str, key: str) -> dict[str, float]:
    """A game played on the board with calm movement: frames a second, and the share that was dropped."""
    game = all_games()[key]
    person = Person(browser, house, "Marie")
    page = person.page
    person.visit("/")
    page.evaluate("localStorage.setItem('fromagerie.settings', JSON.stringify({ motion: 'calm', confirm: false }))")
    person.set_table(game.title, players_for(game), {})
    person.sit_down()
    page.locator("button.wide-button").click()
    page.locator(".seat .tag").nth(players_for(game) - 2).wait_for()
    person.get_ready()
    page.locator(".board").wait_for()
    page.evaluate(PLAY_ON.replace("}, 30)", "}, 900)"))
    gaps: list[float] = page.evaluate(COUNT_FRAMES, 8000)
    person.context.close()
    # A frame is late by as many as would have fitted into the gap.
    dropped = sum(round(gap / (1000 / 60)) - 1 for gap in gaps if gap > 25)
    return {"fps": 1000 * len(gaps) / sum(gaps), "dropped": 100 * dropped / (len(gaps) + dropped)}


def main() -> int:
    lines = ["# The page", "", "Made by `./dev bench page`, client and server on the same machine.", ""]
    weights = weigh()
    lines += ["| load | kB gzipped, script and style | bar |", "|---|---|---|"]
    lines += [
        f"| {what} | {size:.1f} | {BARS['home' if what == 'home' else 'board']:.0f} |" for what, size in weights.items()
    ]
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
        lines += ["", "Eight seconds of a game with calm movement, a move a second, 1440 x 900:", ""]
        lines += ["| board | frames a second | dropped |", "|---|---|---|"]
        for key in all_games():
            found = smoothness(browser, house, key)
            lines.append(f"| {all_games()[key].title} | {found['fps']:.1f} | {found['dropped']:.1f} % |")
        browser.close()
    text = "\n".join(lines) + "\n"
    (ROOT / "benchmarks" / "page.md").write_text(text)
    print(text)
    heavy = [what for what, size in weights.items() if size > BARS["home" if what == "home" else "board"]]
    slow = [name for name in ("usable", "shift") if middle[name] > BARS[name]]
    for missed in [*heavy, *slow]:
        print(f"bar missed: {missed}", file=sys.stderr)
    return 1 if heavy or slow else 0


if __name__ == "__main__":
    sys.exit(main())
