"""Pictures of every screen in every size, by day and by night: to be looked at.

`./dev shots [--lang fr] [--scheme light] [--text 130] [house] [game ...]` plays a game of each in real Chromium and
puts the pictures into build/shots, those in French into build/shots/fr, those with larger text into build/shots/130.
`house`: what there is for several people (lobby, evening, big screen, clubs, one's own page). Says what scrolls
sideways, and what is cut off.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from rich.console import Console
from rich.progress import Progress

from fromagerie.engine.game import AnyGame, UnknownGame, all_games, get_game
from fromagerie.engine.words import LANGUAGES
from fromagerie.server.push.keys import make_keys, write_keys
from tests.browser.conftest import chromium
from tests.browser.people import Person
from tests.browser.walk import players_for, visitor, walk_around, walk_game, walk_lesson
from tests.browser.walk_company import Come, Step, walk_company
from tests.server.real_server import RealServer

ROOT = Path(__file__).parent.parent
SHOTS = ROOT / "build" / "shots"
# Those the table is designed for, and the smallest phone.
SIZES = ((320, 568), (360, 640), (390, 664), (390, 844), (667, 375), (844, 390), (768, 1024), (1280, 720), (1440, 900))
SCREENS = ((1280, 720), (1920, 1080))  # what people sit before, and nobody holds in a hand
HOUSE = "house"
SCHEMES = ("light", "dark")
# Words that do not fit where they stand. What may be cut, with dots, has a class that says so.
CUT_OFF = """() => [...document.querySelectorAll('button, .button, .tag, .chip, summary, h1, h2, h3, legend, p')]
  .filter((one) => one.checkVisibility() && one.clientWidth > 1 && !one.matches('.clip, .told, .heading p'))
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible')
  .map((one) => one.textContent.trim().slice(0, 60))"""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev shots")
    parser.add_argument("keys", nargs="*", metavar="GAME", help=f"or {HOUSE}")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--scheme", choices=SCHEMES, action="append", help="by day or by night alone")
    parser.add_argument("--text", type=int, default=100, help="how large words are, in per cent")
    given = parser.parse_args(arguments)
    keys: list[str] = given.keys
    try:
        games = [get_game(key) for key in keys if key != HOUSE] or ([] if keys else list(all_games().values()))
    except UnknownGame as error:
        print(f"shots: {error}", file=sys.stderr)
        return 2
    folder = SHOTS / given.lang if given.lang != "en" else SHOTS
    folder = folder / str(given.text) if given.text != 100 else folder
    folder.mkdir(parents=True, exist_ok=True)
    say = Console(stderr=True)
    wide: list[str] = []
    with (
        tempfile.TemporaryDirectory() as home,
        telling(RealServer(Path(home)), Path(home)) as server,
        sync_playwright() as playwright,
        Progress(console=say) as progress,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        task = progress.add_task(
            "looking", total=(0 if keys else 10) + 45 * (HOUSE in keys or not keys) + 6 * len(games)
        )
        people: list[Person] = []

        def come(name: str = "Marie", **more: Any) -> Person:
            people.append(visitor(browser, f"http://{server.address}", given.lang, name, **more))
            people[-1].context.add_init_script(larger(given.text))
            return people[-1]

        for person, screen in walks(come, games, around=not keys, house=HOUSE in keys or not keys):
            progress.update(task, advance=1, description=screen)
            wide += take(person, screen, folder, given.scheme or SCHEMES)
        troubles = [trouble for person in people for trouble in person.troubles]
        browser.close()
    for trouble in [*wide, *troubles]:
        print(trouble, file=sys.stderr)
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder.relative_to(ROOT)}")
    return 1 if wide or troubles else 0


def walks(come: Come, games: list[AnyGame], *, around: bool, house: bool) -> Iterator[Step]:
    marie = come()
    alone = [walk_around(marie)] if around else []
    for game in games:
        alone += [walk_game(marie, game, players_for(game)), walk_lesson(marie, game)]
    for steps in alone:
        yield from ((marie, screen) for screen in steps)
    if house:
        yield from walk_company(come, tells=True)


def telling(server: RealServer, home: Path) -> RealServer:
    """Whoever runs it has made keys: people can be told that it is their turn."""
    keys = home / "push-keys.json"
    write_keys(keys, make_keys("mailto:you@example.org"))
    server.options = (*server.options, "--push-keys", str(keys))
    return server


def larger(text: int) -> str:
    """As somebody sees it who has told their browser to write larger."""
    return f"addEventListener('DOMContentLoaded', () => {{ document.documentElement.style.fontSize = '{text}%' }})"


def sizes_of(screen: str) -> Sequence[tuple[int, int]]:
    return SCREENS if screen.startswith("tv-") else (*SIZES, SCREENS[-1]) if screen.startswith("wall") else SIZES


def take(person: Person, screen: str, folder: Path, schemes: Sequence[str]) -> list[str]:
    """The screen in every size and light; says where it scrolls sideways, and what is cut off."""
    wide = []
    person.page.mouse.move(0, 0)  # what it lies on would show its tip
    for width, height in sizes_of(screen):
        person.page.set_viewport_size({"width": width, "height": height})
        for scheme in schemes:
            person.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            person.page.evaluate("window.lookAgain?.()")
            person.page.wait_for_timeout(120)
            # What is longer than the screen, whole.
            long = screen.startswith(("club", "me"))
            person.page.screenshot(path=folder / f"{screen}-{width}x{height}-{scheme}.png", full_page=long)
        across = person.page.evaluate("document.documentElement.scrollWidth")
        if across > width:
            wide.append(f"{screen} scrolls sideways in {width} x {height}: {across}")
        wide += [f"{screen} cuts off {words!r} in {width} x {height}" for words in person.page.evaluate(CUT_OFF)]
    person.page.set_viewport_size({"width": 1440, "height": 900})
    return wide


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
