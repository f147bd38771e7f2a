"""`./dev prove laws`: what every game must hold to, at tables with every agreement there is, in both kinds of rules.

The suite goes to two agreements for each number of players with compiled rules, and to one with interpreted ones.
"""

import os
import subprocess
import sys

LAWS = ("tests/test_every_game.py", "tests/test_every_secret.py")


def main() -> int:
    command = (sys.executable, "-m", "tools.run_tests", *LAWS, *sys.argv[1:])
    return subprocess.run(command, env=os.environ | {"ALL_TABLES": "1"}).returncode


if __name__ == "__main__":
    sys.exit(main())
