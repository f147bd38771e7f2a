"""The command that lays out a new game: fromagerie new-game."""

import argparse
import keyword
import os
import re
import unicodedata
from pathlib import Path
from typing import Any, Final

from fromagerie import games
from fromagerie.cli.common import BadUsage
from fromagerie.engine.game import all_games
from fromagerie.engine.words import Words

# A whole small game, which is called Petit Suisse until somebody gives it another name.
TEMPLATE: Final = Path(__file__).parents[1] / "template" / "petit_suisse"
TITLE: Final = "Petit Suisse"
LONGEST: Final = 24
OURS: Final = Path(games.__path__[0])


def add_new_game_command(commands: "argparse._SubParsersAction[Any]", say: Words) -> None:
    new = commands.add_parser(
        "new-game",
        help=say("help-new-game"),
        description="Lays out the folder of a new game: small, whole, with its rules, words and tests, to be changed.",
    )
    new.set_defaults(command=new_game_command)
    new.add_argument("name", metavar="NAME", help="what it is called, as on the box")
    where = "this folder" if installed() else "with the others"
    new.add_argument("--folder", type=Path, metavar="DIR", help=f"where its folder is put (default: {where})")


def installed() -> bool:
    """Whether this is no clone: then the other games are no place to work in."""
    return not (OURS.parents[2] / "pyproject.toml").exists()


def new_game_command(given: argparse.Namespace) -> int:
    names = names_for(given.name)
    place: Path = given.folder or (Path() if installed() else OURS)
    folder = place / names["petit_suisse"]
    if folder.exists():
        raise BadUsage(f"{folder} is there already; --folder names another place.")
    if names["petit-suisse"] in all_games() or names["petit_suisse"] in (
        game.folder.name for game in all_games().values()
    ):
        raise BadUsage(f"There is a game called {names['petit-suisse']} on the shelf already.")
    try:
        lay_out(names, folder)
    except OSError as error:
        raise BadUsage(f"{error.filename} cannot be written: {error.strerror}.") from None
    print(*next_steps(names, folder), sep="\n")
    return 0


def names_for(title: str) -> dict[str, str]:
    """What stands in the place of each of the template's names."""
    title = " ".join(title.split())
    plain = unicodedata.normalize("NFKD", title.replace("’", "'")).encode("ascii", "ignore").decode().lower()
    words = re.findall(r"[a-z0-9]+", plain)
    package = "_".join(words)
    if not re.fullmatch(r"[\w '’-]+", title) or ("_" in title and title != package):
        raise BadUsage(f"A game is called by letters, digits, spaces, hyphens and apostrophes, not {title!r}.")
    if not package.isidentifier() or keyword.iskeyword(package) or package == "tests":
        raise BadUsage(f"A folder of Python must be named after the game, and {package!r} cannot be its name.")
    if max(len(title), len(package)) > LONGEST:
        raise BadUsage(f"A name on a box has {LONGEST} letters at most, and {title!r} has {len(title)}.")
    if title == title.lower():
        title = " ".join(word.capitalize() for word in re.split(r"[ _-]", title))
    return {
        "petit-suisse": "-".join(words),
        "petit_suisse": package,
        "PetitSuisse": "".join(word.capitalize() for word in words),
        TITLE: title,
    }


def lay_out(names: dict[str, str], folder: Path) -> None:
    for source in sorted(TEMPLATE.rglob("*")):
        if source.is_file() and source.suffix != ".pyc":
            file = folder / source.relative_to(TEMPLATE)
            file.parent.mkdir(parents=True, exist_ok=True)
            # In one go: a new name may hold the word for another.
            text = re.sub("|".join(names), lambda found: names[found[0]], source.read_text(encoding="utf-8"))
            file.write_text(text, encoding="utf-8", newline="\n")


def next_steps(names: dict[str, str], folder: Path) -> list[str]:
    key, title = names["petit-suisse"], names[TITLE]
    on_shelf = any(folder.parent.resolve() == Path(place).resolve() for place in games.__path__)
    more = os.pathsep.join(filter(None, (os.environ.get("FROMAGERIE_GAMES_PATH"), str(folder.parent.resolve()))))
    steps = [f"{title} is in {folder}: a whole small game to be changed."]
    steps += [] if on_shelf else [f"To put it on the shelf: export FROMAGERIE_GAMES_PATH={more}"]
    return [*steps, f"Play it: fromagerie play {key}", "What to change: docs/adding-a-game.md"]
