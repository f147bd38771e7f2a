"""What the commands have in common: how a table is typed, checked before any work begins, and shown."""

import argparse
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from fromagerie import system
from fromagerie.engine.game import AnyGame, BadOptions
from fromagerie.engine.options import read_typed
from fromagerie.engine.words import LANGUAGES, Worded, Words, words_for
from fromagerie.jobs import workers

HERE: Final = Path(__file__).parent


class BadUsage(ValueError):
    """A command line that cannot be carried out."""


class WordedUsage(Worded, BadUsage):
    """One that is refused in the words of the command line, in every language."""

    def __init__(self, message: str, **facts: Any) -> None:
        super().__init__(message, HERE, **facts)


def cli_words(language: str) -> Words:
    return words_for(language, HERE)


ENGLISH: Final = "en"  # what the commands of designers and researchers speak


def add_table_options(command: argparse.ArgumentParser, language: str = ENGLISH) -> None:
    say = cli_words(language)
    command.add_argument("--mode", metavar="MODE", help=say("help-mode"))
    add_option(command, language)
    command.add_argument("--seed", type=int, metavar="S", help=say("help-seed"))
    add_language(command, language)
    add_box(command, language)


def add_option(command: argparse.ArgumentParser, language: str = ENGLISH) -> None:
    command.add_argument(
        "--option", action="append", default=[], metavar="K=V", help=cli_words(language)("help-option")
    )


def add_language(command: argparse.ArgumentParser, language: str = ENGLISH) -> None:
    default = "fr" if system.language().startswith("fr") else "en"
    about = cli_words(language)("help-lang", language=default)
    command.add_argument("--lang", choices=LANGUAGES, default=default, help=about)


def add_box(command: argparse.ArgumentParser, language: str = ENGLISH) -> None:
    say = cli_words(language)
    command.add_argument("--box", type=Path, metavar=say("metavar-file"), help=say("help-box"))


def add_workers(command: argparse.ArgumentParser) -> None:
    where = command.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=int, default=-1, metavar="J", help="processes (default -1: all cores)")
    where.add_argument("--cluster", metavar="ADDRESS", help="play on the Dask cluster of this scheduler")


# What was typed


def number_of_players(given: argparse.Namespace, game: AnyGame) -> int:
    return usual_players(game) if given.players is None else read_players(str(given.players), game)


def usual_players(game: AnyGame) -> int:
    return 4 if 4 in game.player_counts else max(game.player_counts)


def read_players(typed: str, game: AnyGame) -> int:
    if not typed.isdecimal() or int(typed) not in game.player_counts:
        raise BadOptions("bad-players", game=game.title, counts=list(game.player_counts), players=typed)
    return int(typed)


def read_seed(given: argparse.Namespace) -> int:
    seed: int = given.seed
    if seed < 0:
        raise WordedUsage("bad-seed", seed=str(seed))
    return seed


def read_seat(typed: str, players: int) -> int:
    if not typed.isdecimal() or not 1 <= int(typed) <= players:
        raise WordedUsage("bad-seat", players=players, typed=typed)
    return int(typed) - 1


def read_options(given: argparse.Namespace, game: AnyGame) -> Any:
    return read_typed(game, read_pairs(given))


def read_pairs(given: argparse.Namespace) -> dict[str, Any]:
    """Options as typed: k=v, "none" for none."""
    pairs: dict[str, Any] = {"mode": given.mode} if given.mode else {}
    return pairs | dict(map(read_pair, given.option))


def read_pair(typed: str) -> tuple[str, str | None]:
    name, equals, value = typed.partition("=")
    if not equals:
        raise WordedUsage("bad-pair", typed=typed)
    return name.replace("-", "_"), None if value == "none" else value


def check_games(given: argparse.Namespace) -> None:
    if given.games is not None and given.games < 1:
        raise BadUsage(f"At least one game is needed, not {given.games}.")


def check_jobs(given: argparse.Namespace) -> None:
    if given.jobs < 1 and given.jobs != -1:
        raise BadUsage(f"Jobs are processes, 1 or more, or -1 for all cores; not {given.jobs}.")


def crew_for(given: argparse.Namespace) -> AbstractContextManager[None]:
    return workers.on_cluster(given.cluster) if given.cluster else workers.here(given.jobs)


# What is shown


def progress_bar() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def print_json(shown: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(shown), indent=2).decode())
