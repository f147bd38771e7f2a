"""`./dev prove page [GAME ...]`: what takes too long for the suite in a browser, whole.

Every game to its end by keyboard and by what a screen reader is told; the frame at every number of players, in every
size, in both languages, with usual and with large text; the manners of the table and the end in all games; a big
screen with four phones as hands; an evening of three games; taps and seconds from home to a game. Games that are
named: those alone. Goes on where it stopped, as long as neither page nor tests are others; `--again`: from the
beginning. Other arguments go to pytest.
"""

import os
import subprocess
import sys

from fromagerie.engine.game import all_games
from tests.browser.proved import PROVED

FILES = [
    f"tests/browser/test_{name}.py"
    for name in ("frame", "manners", "senses", "keyboard", "ceremony", "away", "big_screen", "evening", "door")
]
NOTHING_LEFT = 5  # as pytest says it


def main(given: list[str]) -> int:
    games = [name for name in given if name in all_games()]
    if "--again" in given:
        PROVED.unlink(missing_ok=True)
    rest = [name for name in given if name not in games and name != "--again"]
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-v",
        "--timeout=1800",
        "--durations=8",
        "-p",
        "tests.browser.proved",
        *FILES,
    ]
    if games:
        command += ["-k", " or ".join(games)]
    code = subprocess.run((*command, *rest), env=os.environ | {"FROMAGERIE_WHOLE": "1"}).returncode
    return 0 if code == NOTHING_LEFT else code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
