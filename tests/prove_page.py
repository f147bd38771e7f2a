"""`./dev prove page`: what takes too long for the suite in a browser, whole.

Every game to its end by keyboard; the frame at every number of players; the manners of the table in all games.
"""

import os
import subprocess
import sys

FILES = [f"tests/browser/test_{name}.py" for name in ("keyboard", "frame", "manners", "senses")]


def main() -> int:
    command = (sys.executable, "-m", "pytest", "-q", *FILES, *sys.argv[1:])
    return subprocess.run(command, env=os.environ | {"FROMAGERIE_WHOLE": "1"}).returncode


if __name__ == "__main__":
    sys.exit(main())
