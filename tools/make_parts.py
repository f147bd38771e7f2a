"""docs/parts.md, made from the box files: what is known of every part of the printed games."""

from pathlib import Path

from fromagerie.engine.box import STATUSES
from fromagerie.engine.game import AnyGame, all_games

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "parts.md"
LANGUAGE = "en"


def outputs() -> dict[Path, str]:
    return {PAGE: page()}


def page() -> str:
    # Games that lie elsewhere come and go, and whoever has just laid one out has nothing to tell yet.
    ours = [game for game in all_games().values() if game.folder.is_relative_to(ROOT) and game.status]
    counts = "\n".join(f"| [{game.title}](#{anchor(game)}) | {numbers(game)} |" for game in ours)
    chapters = "\n\n".join(map(chapter, ours))
    return f"""<!-- Made by ./dev types from the box files; changes made here are lost. -->
# What is known of the parts

The rulebooks came without their pictures, and with them went numbers that are printed on cards and
dice. Each part is

- **found**: stated in the rulebook or on a public page;
- **derived**: follows from the rulebook by arithmetic, or by replaying one of its examples;
- **reconstructed**: worked out here because nothing public was found. It fits every clue, but the
  printed part may differ.

Whoever owns the printed game, or designs another, replaces a `box.toml`: its table `[status]` is
what is listed here.

| game | {" | ".join(STATUSES)} |
|---|{"---|" * len(STATUSES)}
{counts}

{chapters}
"""


def anchor(game: AnyGame) -> str:
    """As GitHub makes it of a heading."""
    return game.title.lower().replace(" ", "-")


def numbers(game: AnyGame) -> str:
    return " | ".join(str(list(game.status.values()).count(status)) for status in STATUSES)


def chapter(game: AnyGame) -> str:
    words = game.words(LANGUAGE)
    rows = [
        f"| {cell(game.say_part(part, words))} | `{part}` | {game.status.get(part, '')} |"
        for part in game.part_ids(game.box)
    ]
    table = ["| part | in the box file | status |", "|---|---|---|", *rows] if rows else ["No part is listed."]
    return "\n".join([f"## {game.title}", "", *table])


def cell(text: str) -> str:
    """A sentence in a table: a bar would end it."""
    return text.replace("|", r"\|").replace("\n", " ")
