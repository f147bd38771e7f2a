"""`./dev prove page`: what takes too long for the suite in a browser, whole: every game to its end by keyboard."""

import os
import subprocess
import sys


def main() -> int:
    command = (sys.executable, "-m", "pytest", "-q", "tests/browser/test_keyboard.py", *sys.argv[1:])
    return subprocess.run(command, env=os.environ | {"FROMAGERIE_WHOLE": "1"}).returncode


if __name__ == "__main__":
    sys.exit(main())
