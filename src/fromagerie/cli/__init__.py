"""The command line: play · simulate · arena · lab · replay · review · verify · rules · games · new-game · serve."""

import argparse
import os
import secrets
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from fromagerie import __version__
from fromagerie.bots import UnknownBot, make_bot, usual_bot
from fromagerie.bots.names import name_all
from fromagerie.cli.arena import add_arena_commands
from fromagerie.cli.common import (
    BadUsage,
    WordedUsage,
    add_box,
    add_language,
    add_table_options,
    cli_words,
    number_of_players,
    print_json,
    read_options,
    read_seat,
    read_seed,
)
from fromagerie.cli.lab import add_lab_commands
from fromagerie.cli.lab_studio import add_studio_command
from fromagerie.cli.lab_tune import add_tune_command
from fromagerie.cli.new_game import add_new_game_command
from fromagerie.cli.review import add_review_arguments, review_command
from fromagerie.cli.server import ServerRefuses, add_server_commands
from fromagerie.cli.usage import Parser, language_of
from fromagerie.coach.assess import CannotReview
from fromagerie.engine.box import BadBox
from fromagerie.engine.dealer import SeededDealer
from fromagerie.engine.game import BadOptions, UnknownGame, all_games, get_game
from fromagerie.engine.journal import BadJournal, UnknownJournal
from fromagerie.engine.replay import replay
from fromagerie.engine.table import open_table
from fromagerie.engine.verify import verify
from fromagerie.engine.words import Worded
from fromagerie.jobs.ledger import CannotKeep
from fromagerie.jobs.workers import NoWorkers, WorkerRefused
from fromagerie.lab.boxes import BadChange
from fromagerie.system import as_typed, prepare_terminal, reader_left
from fromagerie.terminal import saves
from fromagerie.terminal import verify as luck
from fromagerie.terminal.play import Session, sit_down
from fromagerie.terminal.replay import tell
from fromagerie.terminal.rulebook import look_up
from fromagerie.terminal.seating import seat_bots
from fromagerie.terminal.shelf import tell_game, tell_options

# What is said in one sentence.
REFUSALS = (
    *(BadUsage, BadBox, BadOptions, BadJournal, CannotReview, UnknownGame, UnknownBot),
    *(BadChange, CannotKeep, ServerRefuses, NoWorkers, WorkerRefused),
)


def main(arguments: list[str] | None = None) -> int:
    """Run a command; says the exit code.

    0: it was done; 1: what it verified is wrong; 2: it could not be done; 130: it was interrupted.
    """
    prepare_terminal()
    # Without a word it opens the house, and a browser to look at it.
    typed = (sys.argv[1:] if arguments is None else arguments) or ["serve", "--show"]
    language = language_of(typed)
    try:
        options = parser(language).parse_args(typed)
        code: int = options.command(options)
    except REFUSALS as error:
        complain(error, language)
        return 2
    except KeyboardInterrupt as stop:
        print("\n" + cli_words(language)("interrupted"), *stop.args, sep="; ", end=".\n", file=sys.stderr)
        return 130
    except OSError as error:
        if not reader_left(error):
            raise
        # Python must not try to flush the rest.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def complain(error: Exception, language: str) -> None:
    say = cli_words(language)
    why = error.say(language) if isinstance(error, Worded) else str(error)
    print(say("complaint", why=say("bad-box", why=why) if isinstance(error, BadBox) else why), file=sys.stderr)


def parser(language: str) -> Parser:
    """The commands. Those that people play with speak their language, the others English."""
    say = cli_words(language)
    top = Parser(prog="fromagerie", language=language, description=say("help-top"), epilog=say("help-epilog"))
    top.add_argument("--version", action="version", version=f"fromagerie {__version__}", help=say("help-version"))
    commands = top.add_subparsers(title=say("help-commands"), required=True, metavar=say("metavar-command"))
    in_language = partial(add_command, commands, language)

    add_play_command(in_language("play", play_command), language)
    add_arena_commands(commands, say)
    lab = add_lab_commands(commands, say)
    add_tune_command(lab)
    add_studio_command(lab)
    add_server_commands(commands, say)

    again = in_language("replay", replay_command)
    again.add_argument("file", type=Path, metavar=say("metavar-file"), help=say("help-file"))
    again.add_argument("--seat", type=int, metavar="K", help=say("help-eyes"))
    again.add_argument("--to", type=int, metavar="N", help=say("help-to"))
    add_language(again, language)
    add_box(again, language)

    add_review_arguments(in_language("review", review_command), language)

    checked = in_language("verify", verify_command)
    checked.add_argument("file", type=Path, metavar=say("metavar-file"), help=say("help-luck-file"))
    checked.add_argument("--json", action="store_true", help=say("help-json"))
    add_language(checked, language)
    add_box(checked, language)

    rules = in_language("rules", rules_command)
    rules.add_argument("game", metavar=say("metavar-game"), help=say("help-which-game"))
    rules.add_argument("about", nargs="*", metavar=say("metavar-about"), help=say("help-about"))
    add_language(rules, language)

    games = in_language("games", games_command)
    games.add_argument("game", nargs="?", metavar=say("metavar-game"), help=say("help-options-of"))
    add_language(games, language)

    add_new_game_command(commands, say)
    return top


def add_command(commands: Any, language: str, name: str, command: Callable[[argparse.Namespace], int]) -> Parser:
    added: Parser = commands.add_parser(name, language=language, help=cli_words(language)(f"help-{name}"))
    added.set_defaults(command=command)
    return added


def add_play_command(play: Parser, language: str) -> None:
    say = cli_words(language)
    name = say("metavar-name")
    play.add_argument("game", nargs="?", metavar=say("metavar-game"), help=say("help-game"))
    play.add_argument("--players", type=int, metavar="N", help=say("help-players"))
    play.add_argument("--seat", default="1", metavar="K[,K...]", help=say("help-seat"))
    play.add_argument("--name", default="", metavar=f"{name}[,{name}...]", help=say("help-name"))
    play.add_argument("--bots", metavar=f"{name}[,...]", help=say("help-bots", usual="greedy"))
    play.add_argument("--explain", action="store_true", help=say("help-explain"))
    play.add_argument("--mute", action="store_true", help=say("help-mute"))
    play.add_argument("--resume", nargs="?", const="", metavar=say("metavar-file"), help=say("help-resume"))
    add_table_options(play, language)


# The commands


def play_command(given: argparse.Namespace) -> int:
    seed = secrets.randbits(64) if given.seed is None else read_seed(given)
    if given.resume is not None:
        return resume(given, seed)
    if given.game is None:
        raise WordedUsage("which-game", games=", ".join(sorted(all_games())))
    game = get_game(given.game, given.box)
    players = number_of_players(given, game)
    people = read_people(given, players)
    bots = seat_bots(players, people, (given.bots or usual_bot(game)).split(","))
    for seat, kind in bots.items():
        make_bot(kind, game, seat)
    names = name_all([people.get(seat) for seat in range(players)])
    options = read_options(given, game)
    table = open_table(game, names, options, SeededDealer(seed), bots=bots)
    return sit_down(
        Session(
            table,
            saves.new_file(table.journal),
            given.lang,
            SeededDealer(seed + 1),
            explain=given.explain,
            mute=given.mute,
        )
    )


def read_people(given: argparse.Namespace, players: int) -> dict[int, str]:
    """The people at the keyboard, by seat."""
    seats = [read_seat(seat, players) for seat in given.seat.split(",")]
    if len(set(seats)) < len(seats):
        raise WordedUsage("seat-twice", seats=given.seat)
    names = [name.strip() for name in as_typed(given.name).split(",") if name.strip()]
    if len(names) > len(seats):
        raise WordedUsage("too-many-names", names=len(names), people=len(seats))
    mouse = cli_words(given.lang)("mouse")
    plain = [mouse] if len(seats) == 1 else [f"{mouse} {seat + 1}" for seat in seats]
    return dict(zip(seats, [*names, *plain[len(names) :]], strict=True))


def resume(given: argparse.Namespace, seed: int) -> int:
    file = Path(given.resume) if given.resume else saves.newest()
    journal = saves.load(file)
    table = replay(journal, get_game(journal.game, given.box), SeededDealer(seed))
    if table.over:
        raise WordedUsage("finished-game", file=str(file))
    return sit_down(Session(table, file, given.lang, SeededDealer(seed + 1), explain=given.explain, mute=given.mute))


def replay_command(given: argparse.Namespace) -> int:
    journal = saves.load(given.file)
    game = get_game(journal.game, given.box)
    seat = None if given.seat is None else read_seat(str(given.seat), len(journal.seats))
    if given.to is not None and not 1 <= given.to <= len(journal.entries):
        raise WordedUsage("no-such-entry", entries=str(len(journal.entries)), asked=str(given.to))
    for line in tell(journal, game, seat, given.to, given.lang):
        print(line)
    return 0


def verify_command(given: argparse.Namespace) -> int:
    """0: all is as promised; 1: it is not, and this says where; 2: it cannot be told, and this says why."""
    if not given.file.is_file():
        raise WordedUsage("no-file", file=str(given.file))
    try:
        journal = saves.load(given.file)
        game = get_game(journal.game, given.box)
        report = verify(journal, game)
    except UnknownJournal as unknown:
        return luck_refused(given, "not verified", unknown, 2)
    except BadJournal as wrong:
        return luck_refused(given, "not as promised", wrong, 1)
    verdict = "not verified" if report.doubts else "as promised"
    if given.json:
        print_json({"ok": not report.doubts, "verdict": verdict, **msgspec.structs.asdict(report)})
    else:
        print(*luck.tell(report, game.title, given.lang), sep="\n")
    return 2 if report.doubts else 0


def luck_refused(given: argparse.Namespace, verdict: str, why: BadJournal, code: int) -> int:
    if given.json:
        print_json({"ok": False, "verdict": verdict, "wrong" if code == 1 else "why": str(why)})
    else:
        complain(why, given.lang)
    return code


def rules_command(given: argparse.Namespace) -> int:
    rules = get_game(given.game).rules(given.lang)
    about = as_typed(" ".join(given.about))
    found = look_up(rules, about) if about else rules
    if not found:
        raise WordedUsage("no-such-rule", wanted=about)
    print(found)
    return 0


def games_command(given: argparse.Namespace) -> int:
    if given.game is None:
        for game in all_games().values():
            print(tell_game(game, given.lang))
        return 0
    game = get_game(given.game)
    print(tell_game(game, given.lang))
    for line in tell_options(game, given.lang):
        print(line)
    return 0
