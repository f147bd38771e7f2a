"""Pictures of every screen in every size, by day and by night: to be looked at.

`./dev shots [game ...]` plays a game of each in real Chromium and puts the pictures into build/shots.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright
from rich.console import Console
from rich.progress import Progress

from fromagerie.engine.game import UnknownGame, all_games, get_game
from tests.browser.conftest import chromium
from tests.browser.people import Person
from tests.browser.walk import players_for, visitor, walk_around, walk_game, walk_lesson
from tests.server.real_server import RealServer

ROOT = Path(__file__).parent.parent
SHOTS = ROOT / "build" / "shots"
SIZES = {"phone": (390, 844), "lying-phone": (844, 390), "tablet": (768, 1024), "desk": (1440, 900)}
SCHEMES = ("light", "dark")


def main(keys: list[str]) -> int:
    try:
        games = [get_game(key) for key in keys] or list(all_games().values())
    except UnknownGame as error:
        print(f"shots: {error}", file=sys.stderr)
        return 2
    SHOTS.mkdir(parents=True, exist_ok=True)
    say = Console(stderr=True)
    wide: list[str] = []
    with (
        tempfile.TemporaryDirectory() as home,
        RealServer(Path(home)) as server,
        sync_playwright() as playwright,
        Progress(console=say) as progress,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        screens = (0 if keys else 4) + 6 * len(games)
        task = progress.add_task("looking", total=screens)
        marie = visitor(browser, f"http://{server.address}")
        walks = [] if keys else [walk_around(marie)]
        for game in games:
            walks += [walk_game(marie, game, players_for(game)), walk_lesson(marie, game)]
        for steps in walks:
            for screen in steps:
                progress.update(task, advance=1, description=screen)
                wide += take(marie, screen)
        troubles = marie.troubles
        browser.close()
    for trouble in [*wide, *troubles]:
        print(trouble, file=sys.stderr)
    print(f"{len(list(SHOTS.glob('*.png')))} pictures in {SHOTS.relative_to(ROOT)}")
    return 1 if wide or troubles else 0


def take(person: Person, screen: str) -> list[str]:
    """The screen in every size and light; says where it scrolls sideways."""
    wide = []
    for size, (width, height) in SIZES.items():
        person.page.set_viewport_size({"width": width, "height": height})
        for scheme in SCHEMES:
            person.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            person.page.wait_for_timeout(120)
            person.page.screenshot(path=SHOTS / f"{screen}-{size}-{scheme}.png")
        across = person.page.evaluate("document.documentElement.scrollWidth")
        if across > width:
            wide.append(f"{screen} scrolls sideways in {width} x {height}: {across}")
    person.page.set_viewport_size({"width": 1440, "height": 900})
    return wide


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
