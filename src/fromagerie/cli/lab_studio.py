"""fromagerie lab studio: a box as a form in the browser, and the figures beside it."""

import argparse
import shlex
import webbrowser
from typing import TYPE_CHECKING, Any, Final

from fromagerie.cli.common import BadUsage, add_box
from fromagerie.cli.lab import Playing, add_lineups, make_version, pairs_of, read_lineups
from fromagerie.engine.game import get_game

if TYPE_CHECKING:
    from fromagerie.lab.studio import Desk

GAMES: Final = 20_000
HOUSE: Final = "http://127.0.0.1:8000"


def add_studio_command(kinds: Any) -> None:
    studio = kinds.add_parser(
        "studio", help="a box as a form in the browser, and what each change does, as it is played"
    )
    studio.set_defaults(command=studio_command, precision=0.01)
    add_lineups(studio, writes=False)
    add_box(studio)
    studio.add_argument(
        "--games", type=int, default=GAMES, metavar="K", help=f"games of each box at most (default {GAMES:,})"
    )
    studio.add_argument("--port", type=int, default=0, metavar="N", help="port (default: any that is free)")
    studio.add_argument("--house", default=HOUSE, metavar="URL", help=f"where tables are set (default {HOUSE})")
    studio.add_argument("--quiet", action="store_true", help="open no browser")


def studio_command(given: argparse.Namespace) -> int:
    game = get_game(given.game, given.box)
    lineups = read_lineups(given, game)
    if len(lineups) > 1:
        raise BadUsage("The studio shows one table at a time: one number of players, one tier.")
    if not 0 <= given.port < 65536:
        raise BadUsage(f"A port is a number from 0 to 65535, not {given.port}.")
    if not given.house.startswith(("http://", "https://")):
        raise BadUsage(f"A house is at an address like {HOUSE}, not {given.house!r}.")
    version = make_version(given, game, given.box, pairs_of(given.option))
    # Here: these need packages that players do without.
    from fromagerie.lab.studio import Studio
    from fromagerie.lab.studio_app import NoHouse, Open

    try:
        with Playing(given, silent=True) as plan:
            studio = Studio(plan, version, lineups[0], given.games, lambda desk, games: again(given, desk, games))
            with Open(studio, given.house.rstrip("/"), given.port) as page:
                print(f"The studio is open at {page.address} (Ctrl-C closes it).", flush=True)
                if not given.quiet:
                    webbrowser.open(page.address)
                studio.work()
    except NoHouse as error:
        raise BadUsage(str(error)) from None
    except KeyboardInterrupt:
        print("\nThe studio is closed; what was played is kept.")
    return 0


def again(given: argparse.Namespace, desk: "Desk", games: int) -> str:
    """The command that writes these figures."""
    words = ["fromagerie", "lab", "whatif" if desk.changes else "report", given.game, *desk.changes]
    words += ["--players", str(desk.lineup.players), "--tier", desk.lineup.tier]
    for option in given.option:
        words += ["--option", option]
    words += ["--box", str(given.box)] if given.box else []
    return shlex.join([*words, "--games", str(games), "--seed", str(given.seed)])
