"""`fromagerie`, and `python -m fromagerie`.

The command line is imported when it is called: processes in which bots think load their parent's main module again, and
need none of it.
"""

import sys


def main() -> int:
    from fromagerie.cli import main as run_command

    return run_command()


if __name__ == "__main__":
    sys.exit(main())
