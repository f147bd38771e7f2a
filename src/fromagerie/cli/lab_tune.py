"""fromagerie lab tune: a box that comes closer to what is wanted."""

import argparse
import shlex
from pathlib import Path
from typing import Any, Final

from fromagerie.cli.common import BadUsage, add_box
from fromagerie.cli.lab import (
    Playing,
    add_lineups,
    make_version,
    options_of,
    out_folder,
    pairs_of,
    read_lineups,
    tell,
)
from fromagerie.engine.game import get_game
from fromagerie.lab.boxes import contents

BOXES: Final = 32
GAMES: Final = 200
FRESH: Final = 4000


def add_tune_command(kinds: Any) -> None:
    tune = kinds.add_parser("tune", help="a box that comes closer to what is wanted: searched with the same luck")
    tune.set_defaults(command=tune_command, precision=0.01)
    add_lineups(tune)
    add_box(tune)
    tune.add_argument(
        "--goal", action="append", default=[], metavar="G",
        help="what is wanted: seats=even, length=20min, no-dead-cards, no-dominant-cards, ties=0.1,"
        " or a figure like mice.TX4=1",
    )  # fmt: skip
    tune.add_argument(
        "--vary", action="append", default=[], metavar="PATH[=VALUES]",
        help="what may vary: cats.TX3.exactly=1..10, points=5,7,9, players.*.rounds (one more or less)",
    )  # fmt: skip
    tune.add_argument("--boxes", type=int, default=BOXES, metavar="B", help=f"boxes in a heat (default {BOXES})")
    tune.add_argument(
        "--games", type=int, default=GAMES, metavar="K", help=f"games of each in the first rung (default {GAMES})"
    )
    tune.add_argument(
        "--fresh", type=int, default=FRESH, metavar="K", help=f"games of the last measurement (default {FRESH})"
    )


def tune_command(given: argparse.Namespace) -> int:
    game = get_game(given.game, given.box)
    lineups = read_lineups(given, game)
    if not given.goal or not given.vary:
        raise BadUsage("Say what is wanted and what may vary: --goal seats=even --vary cats.*.trick.")
    for name, least in (("boxes", 2), ("games", 40), ("fresh", 40)):
        if getattr(given, name) < least:
            raise BadUsage(f"--{name} is {least} or more, not {getattr(given, name)}.")
    # Here: these need packages that players do without.
    from fromagerie.lab.goals import read_goal
    from fromagerie.lab.page import Cover
    from fromagerie.lab.tune import Search
    from fromagerie.lab.tune_page import sentences, tune_digest, tune_page
    from fromagerie.lab.vary import read_knobs

    goals = [read_goal(goal, game) for goal in given.goal]
    knobs = read_knobs(contents(game), given.vary)
    version = make_version(given, game, given.box, pairs_of(given.option))
    folder = out_folder(given, game, "tune")
    with Playing(given) as plan:
        search = Search(
            plan, version, contents(game), lineups, goals, knobs,
            games=given.games, most=given.boxes, fresh=given.fresh,
        )  # fmt: skip
        found = search.run()
    about = f"{version.label}; {options_of(version)}{'; '.join(map(str, lineups))}"
    cover = Cover(f"{game.title}: a box nearer to the goals", about, again(given), given.seed)
    (folder / "tune.html").write_text(tune_page(cover, found, goals), encoding="utf-8")
    (folder / "tune.md").write_text(tune_digest(cover, found, goals), encoding="utf-8")
    (folder / "box.toml").write_text(found.winner.version.box or "", encoding="utf-8")
    tell("; ".join(map(str, lineups)), sentences(found, goals))
    print(f"The page: {folder / 'tune.html'}; the box: {folder / 'box.toml'}")
    return 0


def again(given: argparse.Namespace) -> str:
    """The command that searches this again."""
    words = ["fromagerie", "lab", "tune", given.game]
    for name, values in (("goal", given.goal), ("vary", given.vary), ("option", given.option)):
        for value in values:
            words += [f"--{name}", value]
    box: Path | None = given.box
    words += ["--box", str(box)] if box else []
    words += ["--players", given.players] if given.players else []
    words += ["--tier", given.tier, "--boxes", str(given.boxes), "--games", str(given.games)]
    return shlex.join([*words, "--fresh", str(given.fresh), "--seed", str(given.seed)])
